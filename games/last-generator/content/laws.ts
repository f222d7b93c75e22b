import type { Law } from "./types.ts";

/** Each law with its two consequences, of which one will come (GEN-22.2). */
export const LAWS: readonly Law[] = [
  {
    id: "L01", // Small hands
    excludes: ["L02"],
    onEnact: [{ op: "discontent", n: 1, type: "anger" }],
    modifiers: [{ op: "modifier", mod: "childWork", actions: ["gather", "build", "use"], until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L01a", // A small cap
        law: "L01",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "sick", who: "child", n: 2 },
          { op: "discontent", n: 1, type: "grief" },
        ],
        after: "remove",
      },
      {
        id: "L01b", // First wages
        law: "L01",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "hope", n: 1, type: "resolve" },
          { op: "sick", who: "child", n: 1 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L02", // Children’s hearth
    excludes: ["L01"],
    onEnact: [
      { op: "unlock", id: "childrens-home" },
      { op: "hope", n: 1 },
    ],
    modifiers: [],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L02a", // Noise at noon
        law: "L02",
        kind: "consequence",
        protected: true,
        effects: [{ op: "hope", n: 1 }],
        after: "remove",
      },
      {
        id: "L02b", // Idle, they say
        law: "L02",
        kind: "consequence",
        protected: true,
        effects: [
          {
            op: "if",
            cond: { q: "res.food", cmp: "<=", v: 5 },
            do: [{ op: "discontent", n: 1, type: "anger" }],
            else: [{ op: "lose", res: "food", n: 2 }],
          },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L03", // The long shift
    excludes: [],
    onEnact: [{ op: "discontent", n: 1, type: "anger" }],
    modifiers: [{ op: "modifier", mod: "extraMeeple", type: "worker", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L03a", // Asleep at the belt
        law: "L03",
        kind: "consequence",
        protected: true,
        effects: [{ op: "sick", who: "worker", n: 3 }],
        after: "remove",
      },
      {
        id: "L03b", // A full yard
        law: "L03",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "gain", res: "coal", n: 3 },
          { op: "fatigue", who: "worker", n: 1 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L04", // The second bell
    excludes: [],
    onEnact: [],
    modifiers: [],
    triggers: [],
    special: {
      who: ["worker", "engineer"],
      limit: "round",
      effects: [
        { op: "recall", n: 2 },
        { op: "sick", who: "choose", n: 1 },
      ],
    },
    consequences: [
      {
        id: "L04a", // No third bell
        law: "L04",
        kind: "consequence",
        protected: true,
        effects: [
          {
            op: "choose",
            options: [
              {
                label: "L04a.1",
                effects: [
                  { op: "fatigue", who: "worker", n: 2 },
                  { op: "discontent", n: -1 },
                ],
              },
              {
                label: "L04a.2",
                effects: [{ op: "discontent", n: 1, type: "anger" }],
              },
            ],
          },
        ],
        after: "remove",
      },
      {
        id: "L04b", // Red eyes
        law: "L04",
        kind: "consequence",
        protected: true,
        effects: [{ op: "sick", who: "worker", n: 2 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L05", // Thin soup
    excludes: ["L06"],
    onEnact: [{ op: "discontent", n: 1 }],
    modifiers: [{ op: "modifier", mod: "feedReduction", n: 3, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L05a", // Spoon protest
        law: "L05",
        kind: "consequence",
        protected: true,
        effects: [{ op: "discontent", n: 1, type: "anger" }],
        after: "remove",
      },
      {
        id: "L05b", // Used to it
        law: "L05",
        kind: "consequence",
        protected: true,
        effects: [
          {
            op: "if",
            cond: { q: "sick.total", cmp: ">=", v: 6 },
            do: [{ op: "sick", who: "choose", n: 1 }],
            else: [{ op: "hope", n: 1 }],
          },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L06", // Sawdust bread
    excludes: ["L05"],
    onEnact: [{ op: "sick", who: "choose", n: 2 }],
    modifiers: [{ op: "modifier", mod: "feedReduction", n: 5, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L06a", // Cramps
        law: "L06",
        kind: "consequence",
        protected: true,
        effects: [{ op: "sick", who: "each", n: 1 }],
        after: "remove",
      },
      {
        id: "L06b", // The baker weeps
        law: "L06",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "lose", res: "wood", n: 2 },
          { op: "discontent", n: 1 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L07", // A place for the dead
    excludes: ["L08"],
    onEnact: [
      { op: "unlock", id: "graveyard" },
      { op: "fatigue", who: "worker", n: 1 },
    ],
    modifiers: [],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L07a", // Too long at the graves
        law: "L07",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "hope", n: 1 },
        ],
        after: "remove",
      },
      {
        id: "L07b", // Fresh flowers
        law: "L07",
        kind: "consequence",
        protected: true,
        effects: [
          {
            op: "if",
            cond: { q: "corpses", cmp: ">=", v: 1 },
            do: [{ op: "discontent", n: -1 }],
            else: [{ op: "hope", n: 1 }],
          },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L08", // The white trench
    excludes: ["L07"],
    onEnact: [
      { op: "corpses", n: -2 },
      { op: "discontent", n: 1, type: "grief" },
    ],
    modifiers: [{ op: "modifier", mod: "deathShield", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L08a", // Who goes there?
        law: "L08",
        kind: "consequence",
        protected: true,
        effects: [{ op: "discontent", n: 1, type: "fear" }],
        after: "remove",
      },
      {
        id: "L08b", // It is full
        law: "L08",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "corpses", n: 1 },
          { op: "lose", res: "wood", n: 2 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L09", // Night watch
    excludes: ["L10"],
    onEnact: [
      { op: "unlock", id: "watch-post" },
      { op: "discontent", n: 1, type: "fear" },
    ],
    modifiers: [],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L09a", // The wrong door
        law: "L09",
        kind: "consequence",
        protected: true,
        effects: [{ op: "discontent", n: 1, type: "fear" }],
        after: "remove",
      },
      {
        id: "L09b", // The thief gave it back
        law: "L09",
        kind: "consequence",
        protected: true,
        effects: [{ op: "gain", res: "food", n: 3 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L10", // A house for prayer
    excludes: ["L09"],
    onEnact: [
      { op: "unlock", id: "prayer-house" },
      { op: "activate", track: "hope", n: 1 },
    ],
    modifiers: [],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L10a", // Two sermons
        law: "L10",
        kind: "consequence",
        protected: true,
        effects: [
          {
            op: "if",
            cond: { q: "hope.active.faith", cmp: ">=", v: 2 },
            do: [{ op: "exhaust", track: "hope", n: 1, type: "faith" }],
            else: [{ op: "hope", n: 1 }],
          },
        ],
        after: "remove",
      },
      {
        id: "L10b", // Alms
        law: "L10",
        kind: "consequence",
        protected: true,
        effects: [{ op: "gain", res: "food", n: 4 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L11", // Open barrels
    excludes: [],
    onEnact: [
      { op: "unlock", id: "tavern" },
      { op: "lose", res: "food", n: 3 },
    ],
    modifiers: [],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L11a", // A broken bench
        law: "L11",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "sick", who: "worker", n: 1 },
          { op: "lose", res: "wood", n: 2 },
        ],
        after: "remove",
      },
      {
        id: "L11b", // The song
        law: "L11",
        kind: "consequence",
        protected: true,
        effects: [{ op: "hope", n: 1, type: "solidarity" }],
        after: "remove",
      },
    ],
  },
  {
    id: "L12", // Doctors in pairs
    excludes: [],
    onEnact: [{ op: "fatigue", who: "engineer", n: 1 }],
    modifiers: [{ op: "modifier", mod: "cureBonus", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L12a", // Short of lint
        law: "L12",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "lose", res: "wood", n: 2 },
          { op: "cure", n: 2 },
        ],
        after: "remove",
      },
      {
        id: "L12b", // Second opinion
        law: "L12",
        kind: "consequence",
        protected: true,
        effects: [{ op: "cure", n: 3 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L13", // The saw
    excludes: [],
    onEnact: [
      { op: "treat", n: 2 },
      { op: "discontent", n: 1, type: "fear" },
    ],
    modifiers: [{ op: "modifier", mod: "treatBonus", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L13a", // Empty sleeves
        law: "L13",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "citizens", who: "worker", n: -1 },
          { op: "discontent", n: 1, type: "grief" },
        ],
        after: "remove",
      },
      {
        id: "L13b", // Wooden legs
        law: "L13",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "lose", res: "wood", n: 1 },
          { op: "hope", n: 1, type: "resolve" },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L14", // Bread by merit
    excludes: [],
    onEnact: [
      { op: "gain", res: "food", n: 6 },
      { op: "discontent", n: 1, type: "anger" },
    ],
    modifiers: [{ op: "modifier", mod: "feedReduction", n: 2, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L14a", // Behind the counter
        law: "L14",
        kind: "consequence",
        protected: true,
        effects: [{ op: "lose", res: "food", n: 3 }],
        after: "remove",
      },
      {
        id: "L14b", // Children last
        law: "L14",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "hunger", n: 3 },
          { op: "hope", n: -1 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L15", // Sworn scouts
    excludes: [],
    onEnact: [{ op: "drawCitizen", n: 1 }],
    modifiers: [{ op: "modifier", mod: "scoutBonus", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L15a", // An oath too far
        law: "L15",
        kind: "consequence",
        protected: true,
        effects: [{ op: "sick", who: "worker", n: 2 }],
        after: "remove",
      },
      {
        id: "L15b", // The long way
        law: "L15",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "gain", res: "food", n: 3 },
          { op: "hope", n: 1 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L16", // Apprentices
    excludes: [],
    onEnact: [{ op: "fatigue", who: "engineer", n: 1 }],
    modifiers: [
      {
        op: "modifier",
        mod: "workersAsEngineers",
        buildings: ["workshop", "first-aid-post", "infirmary"],
        until: "game",
      },
    ],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L16a", // A wrong dose
        law: "L16",
        kind: "consequence",
        protected: true,
        effects: [{ op: "sick", who: "choose", n: 2 }],
        after: "remove",
      },
      {
        id: "L16b", // Quick learner
        law: "L16",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "dev", n: 1 },
          { op: "hope", n: 1 },
        ],
        after: "remove",
      },
    ],
  },
  {
    id: "L17", // Curfew
    excludes: [],
    onEnact: [{ op: "hope", n: -1 }],
    modifiers: [],
    triggers: [{ when: "dusk", effects: [{ op: "exhaust", track: "discontent", n: 1 }] }],
    special: null,
    consequences: [
      {
        id: "L17a", // Whispered maps
        law: "L17",
        kind: "consequence",
        protected: true,
        effects: [{ op: "discontent", n: 1, type: "fear" }],
        after: "remove",
      },
      {
        id: "L17b", // Early to bed
        law: "L17",
        kind: "consequence",
        protected: true,
        effects: [{ op: "cure", n: 2 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L18", // Open assembly
    excludes: [],
    onEnact: [
      { op: "hope", n: 1 },
      { op: "discontent", n: -1 },
      { op: "fatigue", who: "engineer", n: 2 },
    ],
    modifiers: [],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L18a", // Until midnight
        law: "L18",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "lose", res: "coal", n: 2 },
          { op: "hope", n: 1 },
        ],
        after: "remove",
      },
      {
        id: "L18b", // No quorum
        law: "L18",
        kind: "consequence",
        protected: true,
        effects: [{ op: "discontent", n: 1 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L19", // Two to a bed
    excludes: [],
    onEnact: [{ op: "sick", who: "choose", n: 1 }],
    modifiers: [{ op: "modifier", mod: "shelterBonus", building: "tent", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L19a", // It spreads
        law: "L19",
        kind: "consequence",
        protected: true,
        effects: [{ op: "sick", who: "each", n: 1 }],
        after: "remove",
      },
      {
        id: "L19b", // Shared blankets
        law: "L19",
        kind: "consequence",
        protected: true,
        effects: [{ op: "discontent", n: -1 }],
        after: "remove",
      },
    ],
  },
  {
    id: "L20", // Salvage duty
    excludes: [],
    onEnact: [{ op: "discontent", n: 1 }],
    modifiers: [{ op: "modifier", mod: "gatherBonus", n: 1, until: "game" }],
    triggers: [],
    special: null,
    consequences: [
      {
        id: "L20a", // Nails in the pocket
        law: "L20",
        kind: "consequence",
        protected: true,
        effects: [
          { op: "lose", res: "steel", n: 1 },
          { op: "lose", res: "wood", n: 2 },
        ],
        after: "remove",
      },
      {
        id: "L20b", // The clock works
        law: "L20",
        kind: "consequence",
        protected: true,
        effects: [{ op: "hope", n: 1, type: "resolve" }],
        after: "remove",
      },
    ],
  },
];
