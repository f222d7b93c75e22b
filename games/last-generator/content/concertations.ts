import type { DuskCard } from "./types.ts";

/** One of them is always in the Dusk deck or its discard (GEN-11.5). */
export const CONCERTATIONS: readonly DuskCard[] = [
  {
    id: "Q01",
    kind: "concertation",
    protected: false,
    name: { en: "The first assembly", fr: "La première assemblée" },
    flavour: { en: "They ask only to be asked.", fr: "Ils demandent seulement qu’on les consulte." },
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
                label: { en: "Promise bread", fr: "Promettre du pain" },
                effects: [{ op: "discontent", n: -1 }],
                cost: { food: 4 },
              },
              {
                label: { en: "Promise nothing", fr: "Ne rien promettre" },
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
    id: "Q02",
    kind: "concertation",
    protected: false,
    name: { en: "The warm list", fr: "La liste des places chaudes" },
    flavour: { en: "Who sleeps nearest the pipes?", fr: "Qui dort au plus près des tuyaux ?" },
    effects: [
      {
        op: "choose",
        options: [
          {
            label: { en: "The sick", fr: "Les malades" },
            effects: [
              { op: "cure", n: 3 },
              { op: "discontent", n: 1 },
            ],
          },
          {
            label: { en: "The workers", fr: "Les ouvriers" },
            effects: [
              { op: "gain", res: "coal", n: 3 },
              { op: "hope", n: -1 },
            ],
          },
          {
            label: { en: "By lot", fr: "Par tirage au sort" },
            effects: [{ op: "hope", n: 1 }],
            cost: { wood: 2 },
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "Q03",
    kind: "concertation",
    protected: false,
    name: { en: "The empty chair", fr: "La chaise vide" },
    flavour: { en: "Someone should speak for the dead.", fr: "Quelqu’un devrait parler pour les morts." },
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
    id: "Q04",
    kind: "concertation",
    protected: false,
    name: { en: "A show of hands", fr: "À main levée" },
    flavour: { en: "Count them twice. They will.", fr: "Comptez deux fois. Eux le feront." },
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
    id: "Q05",
    kind: "concertation",
    protected: false,
    name: { en: "The ledger read aloud", fr: "Le registre lu à voix haute" },
    flavour: { en: "Every sack, every shovel, every name.", fr: "Chaque sac, chaque pelle, chaque nom." },
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
    id: "Q06",
    kind: "concertation",
    protected: false,
    name: { en: "What comes after", fr: "Et après ?" },
    flavour: { en: "The question was bound to be put.", fr: "La question devait être posée." },
    effects: [
      {
        op: "choose",
        options: [
          {
            label: { en: "A city", fr: "Une ville" },
            effects: [
              { op: "hope", n: 1, type: "resolve" },
              { op: "lose", res: "wood", n: 3 },
            ],
          },
          {
            label: { en: "A road", fr: "Une route" },
            effects: [
              { op: "scouts", n: 2, which: "each" },
              { op: "discontent", n: 1 },
            ],
          },
          {
            label: { en: "Another day", fr: "Un jour de plus" },
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
