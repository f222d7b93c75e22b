import type { DuskCard } from "./types.ts";

/** Base cards lie in the deck from the start; linked ones are called by their id (GEN-3.10, GEN-28.25). */
export const DUSK: readonly DuskCard[] = [
  {
    id: "D01", // Lamp talk
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active", cmp: ">=", v: 2 },
        do: [{ op: "discontent", n: 1 }],
        else: [{ op: "hope", n: 1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D02", // Loose boards
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active.anger", cmp: ">=", v: 1 },
        do: [
          { op: "repeat", count: "discontent.active.anger", max: 3, do: [{ op: "lose", res: "wood", n: 2 }] },
          { op: "exhaust", track: "discontent", n: 1, type: "anger" },
        ],
        else: [{ op: "gain", res: "wood", n: 1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D03", // Counting beds
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "unsheltered", cmp: ">=", v: 1 },
        do: [{ op: "discontent", n: 1, type: "fear" }],
        else: [{ op: "discontent", n: -1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D04", // The ladle
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "res.food", cmp: "<=", v: 4 },
        do: [{ op: "hunger", n: 4 }],
        else: [{ op: "hope", n: 1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D05", // The ward at night
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "sick.total", cmp: ">=", v: 12 },
        do: [
          { op: "flip", who: "choose", n: 1 },
          { op: "discontent", n: 1, type: "fear" },
        ],
        else: [
          {
            op: "if",
            cond: { q: "sick.total", cmp: ">=", v: 6 },
            do: [{ op: "sick", who: "choose", n: 1 }],
            else: [{ op: "cure", n: 2 }],
          },
        ],
      },
    ],
    after: "discard",
  },
  {
    id: "D06", // Pipe song
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "pressure", cmp: ">=", v: 7 },
        do: [
          { op: "pressure", n: 1 },
          { op: "discontent", n: 1, type: "fear" },
        ],
        else: [{ op: "pressure", n: -1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D07", // Names on the wall
    kind: "base",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "corpses", cmp: ">=", v: 4 },
        do: [{ op: "discontent", n: 1, type: "grief" }],
        else: [
          {
            op: "if",
            cond: { q: "corpses", cmp: ">=", v: 1 },
            do: [
              {
                op: "choose",
                options: [
                  {
                    label: "D07.1",
                    effects: [{ op: "hope", n: 1, type: "faith" }],
                  },
                  {
                    label: "D07.2",
                    effects: [{ op: "discontent", n: -1 }],
                  },
                ],
              },
            ],
            else: [{ op: "hope", n: 1 }],
          },
        ],
      },
    ],
    after: "discard",
  },
  {
    id: "D08", // One more hour
    kind: "base",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          {
            label: "D08.1",
            effects: [
              { op: "gain", res: "coal", n: 2 },
              { op: "fatigue", who: "worker", n: 1 },
            ],
          },
          {
            label: "D08.2",
            effects: [{ op: "hope", n: 1 }],
            cost: { food: 2 },
          },
          { label: "D08.3", effects: [{ op: "discontent", n: 1 }] },
        ],
      },
    ],
    after: "discard",
  },
  {
    id: "D09", // Fouled water
    kind: "linked",
    protected: false,
    effects: [{ op: "sick", who: "each", n: 1 }],
    after: "remove",
  },
  {
    id: "D10", // Too many mouths
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          { label: "D10.1", effects: [], cost: { food: 4 } },
          {
            label: "D10.2",
            effects: [{ op: "hunger", n: 6 }],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D11", // The stoker fell
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          {
            label: "D11.1",
            effects: [
              { op: "heat", n: -2 },
              { op: "sick", who: "worker", n: 1 },
            ],
          },
          {
            label: "D11.2",
            effects: [
              { op: "sick", who: "worker", n: 2 },
              { op: "fatigue", who: "worker", n: 1 },
            ],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D12", // The kneeling crowd
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "hope.active.faith", cmp: ">=", v: 1 },
        do: [
          { op: "exhaust", track: "hope", n: 1, type: "faith" },
          { op: "discontent", n: -1 },
        ],
        else: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "discontent", n: 1, type: "anger" },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D13", // The night market
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          {
            label: "D13.1",
            effects: [{ op: "gain", res: "food", n: 4 }],
            cost: { coal: 2 },
          },
          {
            label: "D13.2",
            effects: [
              { op: "gain", res: "coal", n: 2 },
              { op: "discontent", n: 1, type: "anger" },
            ],
          },
          { label: "D13.3", effects: [], cost: { coal: 1 } },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D14", // News from nowhere
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          { label: "D14.1", effects: [{ op: "hope", n: -1 }] },
          {
            label: "D14.2",
            effects: [{ op: "discardCitizen", n: 1 }],
            req: { q: "hand", cmp: ">=", v: 1 },
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D15", // The house leans
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "if",
        cond: {
          any: [
            { q: "building.tent", cmp: ">=", v: 1 },
            { q: "building.bunkhouse", cmp: ">=", v: 1 },
          ],
        },
        do: [
          { op: "destroy", filter: "shelter" },
          { op: "sick", who: "choose", n: 1 },
        ],
        else: [{ op: "hope", n: 1 }],
      },
    ],
    after: "remove",
  },
  {
    id: "D16", // A cut cable
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active", cmp: ">=", v: 1 },
        do: [
          { op: "tower", n: 3 },
          { op: "exhaust", track: "discontent", n: 1 },
        ],
        else: [{ op: "pressure", n: 1 }],
      },
    ],
    after: "remove",
  },
  {
    id: "D17", // Bones in the drift
    kind: "linked",
    protected: false,
    effects: [
      { op: "discontent", n: 1, type: "grief" },
      { op: "sick", who: "choose", n: 1 },
    ],
    after: "remove",
  },
  {
    id: "D18", // The debt
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          { label: "D18.1", effects: [], cost: { wood: 4 } },
          { label: "D18.2", effects: [], cost: { food: 4 } },
          {
            label: "D18.3",
            effects: [{ op: "discontent", n: 1, type: "anger" }],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D19", // Empty cots
    kind: "linked",
    protected: false,
    effects: [
      { op: "discontent", n: 1, type: "grief" },
      { op: "activate", track: "discontent", n: 1, type: "grief" },
    ],
    after: "remove",
  },
  {
    id: "D20", // The rumour
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "hope.active", cmp: ">=", v: 2 },
        do: [{ op: "exhaust", track: "hope", n: 1 }],
        else: [{ op: "discontent", n: 1, type: "anger" }],
      },
    ],
    after: "remove",
  },
  {
    id: "D21", // A coat of silk
    kind: "linked",
    protected: false,
    effects: [
      { op: "hope", n: 1, type: "solidarity" },
      { op: "cure", n: 1 },
    ],
    after: "remove",
  },
  {
    id: "D22", // Old hands
    kind: "linked",
    protected: false,
    effects: [
      { op: "hope", n: 1, type: "resolve" },
      { op: "gain", res: "coal", n: 1 },
    ],
    after: "remove",
  },
  {
    id: "D23", // Vigil
    kind: "linked",
    protected: false,
    effects: [
      { op: "hope", n: 1, type: "faith" },
      { op: "discontent", n: -1 },
    ],
    after: "remove",
  },
  {
    id: "D24", // Folded arms
    kind: "linked",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          {
            label: "D24.1",
            effects: [
              { op: "discontent", n: -1 },
              { op: "fatigue", who: "worker", n: 2 },
            ],
          },
          {
            label: "D24.2",
            effects: [
              { op: "gain", res: "food", n: 3 },
              { op: "discontent", n: 1, type: "anger" },
            ],
          },
        ],
      },
    ],
    after: "remove",
  },
];
