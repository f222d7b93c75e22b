import type { MorningCard } from "./types.ts";

/** What each morning brings, and the answers to it (GEN-6). */
export const MORNING: readonly MorningCard[] = [
  {
    id: "M01", // The split main
    options: [
      {
        n: 1,
        after: "remove",
        label: "M01.1",
        effects: [{ op: "pressure", n: -1 }],
        cost: { wood: 2 },
      },
      {
        n: 2,
        after: "remove",
        label: "M01.2",
        effects: [],
        cost: { food: 3 },
      },
      {
        n: 3,
        after: "remove",
        label: "M01.3",
        effects: [
          { op: "sick", who: "choose", n: 1 },
          { op: "addDusk", id: "D09" },
        ],
      },
    ],
  },
  {
    id: "M02", // A roof, they said
    options: [
      {
        n: 1,
        after: "display",
        label: "M02.1",
        effects: [{ op: "token", n: 3 }],
        event: {
          protected: true,
          onToken: [
            {
              op: "if",
              cond: { q: "unsheltered", cmp: "==", v: 0 },
              do: [
                { op: "hope", n: 1, type: "solidarity" },
                { op: "discontent", n: -1 },
              ],
              else: [{ op: "discontent", n: 1, type: "anger" }],
            },
          ],
        },
      },
      {
        n: 2,
        after: "remove",
        label: "M02.2",
        effects: [{ op: "discontent", n: 1 }],
      },
    ],
  },
  {
    id: "M03", // Shapes in the drift
    options: [
      {
        n: 1,
        after: "remove",
        label: "M03.1",
        effects: [
          { op: "citizens", who: "worker", n: 2 },
          { op: "citizens", who: "child", n: 1 },
          { op: "sick", who: "worker", n: 1 },
          { op: "addDusk", id: "D10" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M03.2",
        effects: [
          { op: "citizens", who: "engineer", n: 2 },
          { op: "discontent", n: 1, type: "grief" },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: "M03.3",
        effects: [{ op: "hope", n: -1 }],
      },
    ],
  },
  {
    id: "M04", // The stoker who slept
    options: [
      {
        n: 1,
        after: "remove",
        label: "M04.1",
        effects: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "hope", n: 1, type: "resolve" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M04.2",
        effects: [
          { op: "gain", res: "coal", n: 2 },
          { op: "addDusk", id: "D11" },
        ],
      },
    ],
  },
  {
    id: "M05", // The buried cart
    options: [
      {
        n: 1,
        after: "display",
        label: "M05.1",
        effects: [{ op: "token", n: 3 }],
        event: {
          special: {
            who: ["worker", "engineer"],
            strict: true,
            limit: "once",
            effects: [
              { op: "gain", res: "wood", n: 3 },
              { op: "gain", res: "steel", n: 2 },
            ],
            thenRemove: true,
          },
          onToken: [],
        },
      },
      {
        n: 2,
        after: "remove",
        label: "M05.2",
        effects: [{ op: "gain", res: "coal", n: 1 }],
      },
    ],
  },
  {
    id: "M06", // Green meat
    options: [
      {
        n: 1,
        after: "remove",
        label: "M06.1",
        effects: [{ op: "sick", who: "choose", n: 2 }],
      },
      {
        n: 2,
        after: "remove",
        label: "M06.2",
        effects: [],
        cost: { food: 4 },
      },
      {
        n: 3,
        after: "remove",
        label: "M06.3",
        effects: [{ op: "gain", res: "food", n: 2 }],
        req: { q: "building.hothouse", cmp: ">=", v: 1 },
      },
    ],
  },
  {
    id: "M07", // The lost lantern
    options: [
      {
        n: 1,
        after: "display",
        label: "M07.1",
        effects: [{ op: "token", n: 1 }],
        event: {
          special: {
            who: ["worker", "engineer"],
            strict: true,
            limit: "once",
            effects: [
              { op: "sick", who: "acting", n: 1 },
              { op: "hope", n: 1, type: "solidarity" },
            ],
            thenRemove: true,
          },
          onToken: [{ op: "die", who: "child", n: 1 }],
        },
      },
      {
        n: 2,
        after: "remove",
        label: "M07.2",
        effects: [
          { op: "sick", who: "child", n: 2 },
          { op: "hope", n: -1 },
        ],
      },
    ],
  },
  {
    id: "M08", // The man on the barrel
    options: [
      {
        n: 1,
        after: "remove",
        label: "M08.1",
        effects: [
          { op: "hope", n: 1, type: "faith" },
          { op: "addDusk", id: "D12" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M08.2",
        effects: [
          { op: "discontent", n: 1, type: "fear" },
          { op: "gain", res: "wood", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M09", // A tired valve
    options: [
      {
        n: 1,
        after: "remove",
        label: "M09.1",
        effects: [{ op: "pressure", n: -4 }],
        cost: { steel: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: "M09.2",
        effects: [{ op: "pressure", n: 2 }],
      },
      {
        n: 3,
        after: "remove",
        label: "M09.3",
        effects: [
          { op: "heat", n: -2 },
          { op: "sick", who: "choose", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M10", // Black pockets
    options: [
      {
        n: 1,
        after: "remove",
        label: "M10.1",
        effects: [
          { op: "gain", res: "coal", n: 4 },
          { op: "discontent", n: 1, type: "anger" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M10.2",
        effects: [{ op: "gain", res: "coal", n: 3 }],
        cost: { food: 2 },
      },
      {
        n: 3,
        after: "display",
        label: "M10.3",
        effects: [
          { op: "token", n: 4 },
          { op: "addDusk", id: "D13" },
        ],
        event: {
          special: {
            who: ["worker"],
            strict: true,
            limit: "once",
            effects: [{ op: "gain", res: "coal", n: 4 }],
            thenRemove: true,
          },
          onToken: [],
        },
      },
    ],
  },
  {
    id: "M11", // Fever at the drawing board
    options: [
      {
        n: 1,
        after: "remove",
        label: "M11.1",
        effects: [{ op: "fatigue", who: "engineer", n: 1 }],
      },
      {
        n: 2,
        after: "remove",
        label: "M11.2",
        effects: [
          { op: "sick", who: "engineer", n: 2 },
          { op: "dev", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M12", // Letters in the frost
    options: [
      {
        n: 1,
        after: "remove",
        label: "M12.1",
        effects: [{ op: "hope", n: 1, type: "resolve" }],
        cost: { wood: 2 },
      },
      {
        n: 2,
        after: "remove",
        label: "M12.2",
        effects: [
          { op: "gain", res: "coal", n: 2 },
          { op: "sick", who: "child", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M13", // Eyes beyond the lamps
    options: [
      {
        n: 1,
        after: "remove",
        label: "M13.1",
        effects: [
          { op: "gain", res: "food", n: 4 },
          { op: "sick", who: "worker", n: 1 },
        ],
        req: { q: "building.hunters-hut", cmp: ">=", v: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: "M13.2",
        effects: [],
        cost: { wood: 2 },
      },
      {
        n: 3,
        after: "remove",
        label: "M13.3",
        effects: [{ op: "discontent", n: 1, type: "fear" }],
      },
    ],
  },
  {
    id: "M14", // The silent telegraph
    options: [
      {
        n: 1,
        after: "display",
        label: "M14.1",
        effects: [{ op: "token", n: 3 }],
        event: {
          special: {
            who: ["engineer"],
            strict: true,
            limit: "once",
            effects: [
              { op: "scouts", n: 2, which: "each" },
              { op: "hope", n: 1, type: "resolve" },
            ],
            thenRemove: true,
          },
          onToken: [],
        },
        cost: { steel: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: "M14.2",
        effects: [
          { op: "gain", res: "steel", n: 1 },
          { op: "addDusk", id: "D14" },
        ],
      },
    ],
  },
  {
    id: "M15", // The crack
    options: [
      {
        n: 1,
        after: "remove",
        label: "M15.1",
        effects: [{ op: "hope", n: 1, type: "resolve" }],
        cost: { wood: 3 },
      },
      {
        n: 2,
        after: "remove",
        label: "M15.2",
        effects: [
          { op: "destroy", filter: "shelter" },
          { op: "gain", res: "wood", n: 1 },
        ],
        req: {
          any: [
            { q: "building.tent", cmp: ">=", v: 1 },
            { q: "building.bunkhouse", cmp: ">=", v: 1 },
          ],
        },
      },
      {
        n: 3,
        after: "remove",
        label: "M15.3",
        effects: [{ op: "addDusk", id: "D15" }],
      },
    ],
  },
  {
    id: "M16", // A day in red ink
    options: [
      {
        n: 1,
        after: "remove",
        label: "M16.1",
        effects: [
          { op: "hope", n: 1, type: "solidarity" },
          { op: "discontent", n: -1 },
        ],
        cost: { food: 5 },
      },
      {
        n: 2,
        after: "remove",
        label: "M16.2",
        effects: [{ op: "discontent", n: -1 }],
        cost: { food: 2 },
      },
      {
        n: 3,
        after: "remove",
        label: "M16.3",
        effects: [{ op: "hope", n: -1 }],
      },
    ],
  },
  {
    id: "M17", // Tracks leading away
    options: [
      {
        n: 1,
        after: "remove",
        label: "M17.1",
        effects: [
          { op: "citizens", who: "worker", n: -2 },
          { op: "lose", res: "food", n: 2 },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M17.2",
        effects: [{ op: "exhaust", track: "hope", n: 1 }],
        req: { q: "hope.active", cmp: ">=", v: 1 },
      },
      {
        n: 3,
        after: "remove",
        label: "M17.3",
        effects: [
          { op: "discontent", n: 1, type: "fear" },
          { op: "addDusk", id: "D16" },
        ],
      },
    ],
  },
  {
    id: "M18", // Soft wind
    options: [
      {
        n: 1,
        after: "remove",
        label: "M18.1",
        effects: [{ op: "cold", n: -1 }],
      },
      {
        n: 2,
        after: "remove",
        label: "M18.2",
        effects: [{ op: "modifier", mod: "gatherBonus", n: 1, until: "round" }],
      },
    ],
  },
  {
    id: "M19", // No planks left
    options: [
      {
        n: 1,
        after: "remove",
        label: "M19.1",
        effects: [{ op: "discontent", n: -1 }],
        cost: { wood: 2 },
        req: { q: "corpses", cmp: ">=", v: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: "M19.2",
        effects: [
          {
            op: "if",
            cond: { q: "corpses", cmp: ">=", v: 1 },
            do: [{ op: "addDusk", id: "D17" }],
            else: [{ op: "gain", res: "wood", n: 1 }],
          },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: "M19.3",
        effects: [
          { op: "gain", res: "wood", n: 2 },
          { op: "discontent", n: 1, type: "grief" },
        ],
        req: { q: "corpses", cmp: ">=", v: 1 },
      },
    ],
  },
  {
    id: "M20", // The woman with the springs
    options: [
      {
        n: 1,
        after: "display",
        label: "M20.1",
        effects: [
          { op: "token", n: 4 },
          { op: "hope", n: 1 },
        ],
        event: {
          special: { who: ["engineer"], strict: true, limit: "round", effects: [{ op: "dev", n: 2 }] },
          onToken: [],
        },
        cost: { steel: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: "M20.2",
        effects: [{ op: "gain", res: "steel", n: 1 }],
      },
    ],
  },
  {
    id: "M21", // Footprints in the flour
    options: [
      {
        n: 1,
        after: "remove",
        label: "M21.1",
        effects: [{ op: "fatigue", who: "worker", n: 1 }],
      },
      {
        n: 2,
        after: "remove",
        label: "M21.2",
        effects: [
          { op: "gain", res: "food", n: 2 },
          { op: "discontent", n: 1, type: "fear" },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: "M21.3",
        effects: [{ op: "hope", n: 1 }],
        cost: { food: 3 },
      },
    ],
  },
  {
    id: "M22", // The cough
    options: [
      {
        n: 1,
        after: "remove",
        label: "M22.1",
        effects: [{ op: "cure", n: 2 }],
        cost: { coal: 1 },
        req: {
          any: [
            { q: "building.infirmary", cmp: ">=", v: 1 },
            { q: "building.first-aid-post", cmp: ">=", v: 1 },
          ],
        },
      },
      {
        n: 2,
        after: "remove",
        label: "M22.2",
        effects: [{ op: "sick", who: "choose", n: 1 }],
        cost: { wood: 1 },
      },
      {
        n: 3,
        after: "display",
        label: "M22.3",
        effects: [{ op: "token", n: 2 }],
        event: {
          special: {
            who: ["engineer"],
            strict: true,
            limit: "once",
            effects: [{ op: "cure", n: 1 }],
            thenRemove: true,
          },
          onDusk: [{ op: "sick", who: "choose", n: 2 }],
          onToken: [],
        },
      },
    ],
  },
  {
    id: "M23", // Two foremen
    options: [
      {
        n: 1,
        after: "remove",
        label: "M23.1",
        effects: [
          { op: "discontent", n: -1 },
          { op: "fatigue", who: "engineer", n: 1 },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M23.2",
        effects: [
          { op: "gain", res: "steel", n: 2 },
          { op: "discontent", n: 1, type: "anger" },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: "M23.3",
        effects: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "gain", res: "coal", n: 2 },
        ],
      },
    ],
  },
  {
    id: "M24", // The silk balloon
    options: [
      {
        n: 1,
        after: "remove",
        label: "M24.1",
        effects: [
          { op: "newExpedition", n: 1 },
          { op: "scouts", n: 1, which: "each" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: "M24.2",
        effects: [
          { op: "cure", n: 1 },
          { op: "addDusk", id: "D21" },
        ],
      },
    ],
  },
];
