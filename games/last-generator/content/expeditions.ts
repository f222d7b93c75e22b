import type { Expedition } from "./types.ts";

/** Places beyond the crater: light side, and the dark side that is read on exploring (GEN-25). */
export const EXPEDITIONS: readonly Expedition[] = [
  {
    id: "A01", // Wrecked sledge
    letter: "A",
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "gain", res: "wood", n: 2 }],
      },
      return: {
        effects: [
          { op: "gain", res: "wood", n: 6 },
          { op: "gain", res: "food", n: 3 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A02", // Hunting cabin
    letter: "A",
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "gain", res: "food", n: 2 }],
      },
      return: {
        effects: [{ op: "gain", res: "food", n: 9 }],
        next: "B",
      },
    },
  },
  {
    id: "A03", // Rail spur
    letter: "A",
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "gain", res: "steel", n: 1 }],
      },
      return: {
        effects: [
          { op: "gain", res: "steel", n: 4 },
          { op: "gain", res: "coal", n: 4 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A04", // Smoke on the ridge
    letter: "A",
    spaces: 4,
    dark: {
      onExplore: [{ op: "sick", who: "acting", n: 1 }],
      continue: {
        to: "B",
        carry: [{ op: "hope", n: 1 }],
      },
      return: {
        effects: [
          { op: "citizens", who: "worker", n: 2 },
          { op: "citizens", who: "child", n: 1 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "A05", // Coal barge
    letter: "A",
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "gain", res: "coal", n: 2 }],
      },
      return: {
        effects: [{ op: "gain", res: "coal", n: 9 }],
        next: "B",
      },
    },
  },
  {
    id: "A06", // Weather mast
    letter: "A",
    spaces: 2,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "storm", n: 1 }],
      },
      return: {
        effects: [
          { op: "storm", n: 1 },
          { op: "gain", res: "steel", n: 2 },
          { op: "drawCitizen", n: 1 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A07", // Snowed-in chapel
    letter: "A",
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "hope", n: 1, type: "faith" }],
      },
      return: {
        effects: [
          { op: "hope", n: 1, type: "faith" },
          { op: "discontent", n: -1 },
          { op: "gain", res: "wood", n: 2 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A08", // Dead orchard
    letter: "A",
    spaces: 2,
    dark: {
      onExplore: [],
      continue: {
        to: "B",
        carry: [{ op: "gain", res: "wood", n: 1 }],
      },
      return: {
        effects: [
          { op: "gain", res: "wood", n: 7 },
          { op: "gain", res: "coal", n: 2 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "B01", // The outpost
    letter: "B",
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        to: "C",
        carry: [{ op: "gain", res: "food", n: 3 }],
      },
      return: {
        effects: [
          { op: "gain", res: "steel", n: 3 },
          { op: "gain", res: "food", n: 5 },
        ],
        next: "C",
      },
    },
  },
  {
    id: "B02", // The machine shed
    letter: "B",
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        to: "C",
        carry: [{ op: "gain", res: "steel", n: 2 }],
      },
      return: {
        effects: [{ op: "automaton", n: 1 }],
        next: "C",
      },
    },
  },
  {
    id: "B03", // Camp of the lost
    letter: "B",
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        to: "C",
        carry: [{ op: "hope", n: 1, type: "solidarity" }],
      },
      return: {
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "sick", who: "worker", n: 1 },
          { op: "build", id: "tent" },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "B04", // Blue cave
    letter: "B",
    spaces: 3,
    dark: {
      onExplore: [{ op: "sick", who: "acting", n: 1 }],
      continue: {
        to: "C",
        carry: [{ op: "gain", res: "core", n: 1 }],
      },
      return: {
        effects: [{ op: "gain", res: "core", n: 2 }],
        next: "C",
      },
    },
  },
  {
    id: "B05", // Army depot
    letter: "B",
    spaces: 5,
    dark: {
      onExplore: [],
      continue: {
        to: "C",
        carry: [{ op: "gain", res: "coal", n: 3 }],
      },
      return: {
        effects: [
          { op: "gain", res: "coal", n: 6 },
          { op: "gain", res: "food", n: 6 },
          { op: "addDusk", id: "D18" },
        ],
        next: "C",
      },
    },
  },
  {
    id: "B06", // Frozen convoy
    letter: "B",
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        to: "C",
        carry: [{ op: "gain", res: "wood", n: 3 }],
      },
      return: {
        effects: [
          { op: "gain", res: "wood", n: 5 },
          { op: "gain", res: "steel", n: 3 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "B07", // The surgeon’s tent
    letter: "B",
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        to: "C",
        carry: [{ op: "treat", n: 1 }],
      },
      return: {
        effects: [
          { op: "cure", n: 5 },
          { op: "treat", n: 1 },
        ],
        next: "C",
      },
    },
  },
  {
    id: "B08", // The quiet village
    letter: "B",
    spaces: 4,
    dark: {
      onExplore: [{ op: "hope", n: -1 }],
      continue: {
        to: "C",
        carry: [{ op: "gain", res: "food", n: 3 }],
      },
      return: {
        effects: [{ op: "gain", res: "food", n: 9 }],
        next: "newA",
      },
    },
  },
  {
    id: "C01", // The other generator
    letter: "C",
    spaces: 5,
    dark: {
      onExplore: [{ op: "hope", n: -1 }],
      continue: null,
      return: {
        effects: [
          { op: "gain", res: "core", n: 3 },
          { op: "gain", res: "steel", n: 4 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C02", // A library under ice
    letter: "C",
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        effects: [
          { op: "dev", n: 3 },
          { op: "hope", n: 1, type: "resolve" },
          { op: "drawCitizen", n: 1 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C03", // The green valley
    letter: "C",
    spaces: 6,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        effects: [
          { op: "gain", res: "food", n: 10 },
          { op: "hope", n: 1, type: "resolve" },
          { op: "addDusk", id: "D23" },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C04", // The last train
    letter: "C",
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "citizens", who: "engineer", n: 2 },
          { op: "addDusk", id: "D10" },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C05", // The iron men
    letter: "C",
    spaces: 6,
    dark: {
      onExplore: [{ op: "sick", who: "acting", n: 1 }],
      continue: null,
      return: {
        effects: [
          { op: "automaton", n: 2 },
          { op: "gain", res: "steel", n: 2 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C06", // The sea
    letter: "C",
    spaces: 6,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        effects: [
          { op: "gain", res: "food", n: 8 },
          { op: "hope", n: 1 },
          { op: "discontent", n: -1 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C07", // The surgeon general
    letter: "C",
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        effects: [
          { op: "citizens", who: "engineer", n: 1 },
          { op: "cure", n: 6 },
          { op: "treat", n: 2 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C08", // The signal tower
    letter: "C",
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        effects: [
          { op: "hope", n: 1, type: "solidarity" },
          { op: "discontent", n: -1 },
          { op: "storm", n: 2 },
          { op: "addDusk", id: "D22" },
        ],
        next: "newA",
      },
    },
  },
];
