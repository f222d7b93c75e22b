import type { DuskCard } from "./types.ts";

/** One of them is always in the Dusk deck or its discard (GEN-11.5). */
export const CONCERTATIONS: readonly DuskCard[] = [
  {
    id: "Q01", // The first assembly
    kind: "concertation",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "hope.active", cmp: ">=", v: 2 },
        do: [
          { op: "discontent", n: -1 },
          { op: "hope", n: 1, type: "solidarity" },
        ],
        else: [
          {
            op: "choose",
            options: [
              {
                label: "Q01.1",
                effects: [{ op: "discontent", n: -1 }],
                cost: { food: 4 },
              },
              {
                label: "Q01.2",
                effects: [{ op: "discontent", n: 1 }],
              },
            ],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "Q02", // The warm list
    kind: "concertation",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          {
            label: "Q02.1",
            effects: [
              { op: "cure", n: 3 },
              { op: "discontent", n: 1 },
            ],
          },
          {
            label: "Q02.2",
            effects: [
              { op: "gain", res: "coal", n: 3 },
              { op: "hope", n: -1 },
            ],
          },
          {
            label: "Q02.3",
            effects: [{ op: "hope", n: 1 }],
            cost: { wood: 2 },
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "Q03", // The empty chair
    kind: "concertation",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "corpses", cmp: ">=", v: 3 },
        do: [
          { op: "discontent", n: 1, type: "grief" },
          { op: "hope", n: 1, type: "faith" },
        ],
        else: [
          { op: "hope", n: 1 },
          { op: "discontent", n: -1 },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "Q04", // A show of hands
    kind: "concertation",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active", cmp: ">=", v: 3 },
        do: [
          { op: "discontent", n: 1 },
          { op: "fatigue", who: "worker", n: 1 },
        ],
        else: [
          {
            op: "if",
            cond: { q: "discontent.active", cmp: ">=", v: 1 },
            do: [{ op: "exhaust", track: "discontent", n: 1 }],
            else: [{ op: "hope", n: 1, type: "resolve" }],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "Q05", // The ledger read aloud
    kind: "concertation",
    protected: false,
    effects: [
      {
        op: "if",
        cond: { q: "res.coal", cmp: ">=", v: 6 },
        do: [{ op: "hope", n: 1 }],
        else: [{ op: "discontent", n: 1, type: "fear" }],
      },
      {
        op: "if",
        cond: { q: "res.food", cmp: ">=", v: 6 },
        do: [{ op: "hope", n: 1 }],
        else: [{ op: "discontent", n: 1, type: "anger" }],
      },
    ],
    after: "remove",
  },
  {
    id: "Q06", // What comes after
    kind: "concertation",
    protected: false,
    effects: [
      {
        op: "choose",
        options: [
          {
            label: "Q06.1",
            effects: [
              { op: "hope", n: 1, type: "resolve" },
              { op: "lose", res: "wood", n: 3 },
            ],
          },
          {
            label: "Q06.2",
            effects: [
              { op: "scouts", n: 2, which: "each" },
              { op: "discontent", n: 1 },
            ],
          },
          {
            label: "Q06.3",
            effects: [
              { op: "discontent", n: -1 },
              { op: "hope", n: -1 },
            ],
          },
        ],
      },
    ],
    after: "remove",
  },
];
