import type { Scenario } from "./types.ts";

/** Where the team stands, what comes, and what it must achieve (GEN-26.3). */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: "S1", // The First Ten Nights
    difficulty: "introductory",
    rounds: 10,
    setup: {
      resources: { wood: 6, coal: 6, steel: 2, food: 12, core: 1 },
      citizens: { worker: 15, engineer: 9, child: 6 },
      sick: { worker: 0, engineer: 0, child: 0 },
      hope: { tokens: 4, active: 1 },
      discontent: { tokens: 2, active: 0 },
      cold: 3,
      radius: [1, 2, 3],
      stormAt: 9,
      startNear: 3,
      startBuildings: ["tent", "tent"],
      duskBase: 1,
      weather: [4, 3, 2],
      techCount: 6,
      lawCount: 8,
      citizenHand: 3,
    },
    triggers: [
      {
        id: "S1-4", // The caravan
        round: 4,
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "gain", res: "food", n: 3 },
        ],
      },
      {
        id: "S1-7", // The front
        round: 7,
        effects: [
          { op: "cold", n: 1 },
          { op: "radius", n: 1 },
          { op: "hope", n: 1 },
        ],
      },
    ],
    special: [],
    storm: {
      id: "S1-storm", // First storm
      effects: [
        { op: "cold", n: 1 },
        { op: "sick", who: "each", n: 1 },
        { op: "hope", n: -1 },
        { op: "stormSet", n: 6 },
      ],
    },
    nightly: [],
    lossIf: [],
    winAtEnd: null,
  },
  {
    id: "S2", // The Wall of Snow
    difficulty: "standard",
    rounds: 15,
    setup: {
      resources: { wood: 10, coal: 11, steel: 5, food: 24, core: 1 },
      citizens: { worker: 21, engineer: 9, child: 6 },
      sick: { worker: 0, engineer: 0, child: 0 },
      hope: { tokens: 4, active: 2 },
      discontent: { tokens: 2, active: 0 },
      cold: 3,
      radius: [1, 2, 3],
      stormAt: 11,
      startNear: 3,
      startBuildings: ["tent", "tent", "tent", "rampart"],
      duskBase: 1,
      weather: [5, 5, 4],
      techCount: 6,
      lawCount: 8,
      citizenHand: 3,
    },
    counters: { rampart: 0 },
    triggers: [
      {
        id: "S2-5", // The line on the horizon
        round: 5,
        effects: [
          {
            op: "choose",
            options: [
              {
                label: "S2-5.1",
                effects: [
                  { op: "citizens", who: "worker", n: 9 },
                  { op: "discontent", n: 1, type: "fear" },
                ],
              },
              { label: "S2-5.2", effects: [{ op: "citizens", who: "worker", n: 3 }] },
            ],
          },
          { op: "addDusk", id: "D20" },
        ],
      },
      {
        id: "S2-9", // Half a wall
        round: 9,
        effects: [
          {
            op: "if",
            cond: { q: "counter.rampart", cmp: ">=", v: 3 },
            do: [
              { op: "hope", n: 1, type: "resolve" },
              { op: "discontent", n: -1 },
            ],
            else: [{ op: "discontent", n: 1, type: "fear" }],
          },
        ],
      },
      {
        id: "S2-12", // Folded arms
        round: 12,
        effects: [
          { op: "addDusk", id: "D24" },
          { op: "gain", res: "coal", n: 6 },
        ],
      },
    ],
    special: [
      {
        id: "raise", // Raise a course
        who: ["worker", "engineer"],
        limit: "round",
        cost: { wood: 2, steel: 1 },
        req: { q: "counter.rampart", cmp: "<", v: 6 },
        effects: [{ op: "counter", id: "rampart", n: 1 }],
      },
    ],
    storm: {
      id: "S2-storm", // The western wall
      effects: [
        {
          op: "if",
          cond: { q: "counter.rampart", cmp: ">=", v: 4 },
          do: [{ op: "sick", who: "choose", n: 1 }],
          else: [
            { op: "cold", n: 1 },
            { op: "sick", who: "each", n: 2 },
            { op: "destroy", filter: "any" },
          ],
        },
        { op: "stormSet", n: 6 },
      ],
    },
    nightly: [],
    lossIf: [],
    winAtEnd: { q: "counter.rampart", cmp: ">=", v: 6 },
  },
  {
    id: "S3", // The Seed Vault
    difficulty: "hard",
    rounds: 15,
    setup: {
      resources: { wood: 6, coal: 6, steel: 3, food: 9, core: 2 },
      citizens: { worker: 15, engineer: 12, child: 3 },
      sick: { worker: 3, engineer: 1, child: 0 },
      hope: { tokens: 4, active: 1 },
      discontent: { tokens: 2, active: 0 },
      cold: 3,
      radius: [1, 2, 3],
      stormAt: 8,
      startNear: 3,
      startBuildings: ["tent", "tent", "tent", "seed-vault", "seed-vault"],
      duskBase: 1,
      weather: [4, 5, 5],
      techCount: 6,
      lawCount: 8,
      citizenHand: 3,
    },
    counters: { seeds: 5 },
    triggers: [
      {
        id: "S3-5", // Frost on the drawers
        round: 5,
        effects: [
          {
            op: "choose",
            options: [
              {
                label: "S3-5.1",
                effects: [{ op: "counter", id: "seeds", n: 1 }],
                cost: { wood: 3 },
              },
              {
                label: "S3-5.2",
                effects: [{ op: "counter", id: "seeds", n: -1 }],
              },
            ],
          },
        ],
      },
      {
        id: "S3-10", // Hungry eyes
        round: 10,
        effects: [
          {
            op: "choose",
            options: [
              {
                label: "S3-10.1",
                effects: [{ op: "discontent", n: 1, type: "anger" }],
              },
              {
                label: "S3-10.2",
                effects: [
                  { op: "counter", id: "seeds", n: -2 },
                  { op: "gain", res: "food", n: 10 },
                  { op: "discontent", n: -1 },
                ],
              },
            ],
          },
        ],
      },
      {
        id: "S3-13", // The deepest night
        round: 13,
        effects: [
          { op: "cold", n: 1 },
          { op: "hope", n: 1, type: "faith" },
        ],
      },
    ],
    special: [
      {
        id: "braziers", // Carry braziers
        who: ["worker", "engineer"],
        limit: "round",
        cost: { coal: 1, wood: 1 },
        effects: [{ op: "modifier", mod: "vaultWarm", until: "round" }],
      },
    ],
    storm: {
      id: "S3-storm", // The vault door groans
      effects: [
        { op: "cold", n: 1 },
        { op: "sick", who: "each", n: 1 },
        { op: "counter", id: "seeds", n: -1 },
        { op: "stormSet", n: 6 },
      ],
    },
    nightly: [
      {
        op: "if",
        cond: { not: { q: "warm.seed-vault", cmp: ">=", v: 1 } },
        do: [{ op: "counter", id: "seeds", n: -1 }],
      },
    ],
    lossIf: [{ cond: { q: "counter.seeds", cmp: "<=", v: 0 }, reason: "seeds-dead" }],
    winAtEnd: { q: "counter.seeds", cmp: ">=", v: 3 },
  },
];
