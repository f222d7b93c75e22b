import type { CitizenCard } from "./types.ts";

/** People with a name: a single ability, and what their death does (GEN-16.6, GEN-20). */
export const CITIZENS: readonly CitizenCard[] = [
  {
    id: "P01", // Odile Kerr, hauler
    type: "worker",
    actions: ["gather"],
    ability: [{ op: "gather", n: 4 }],
    death: {
      worker: [{ op: "hope", n: -1 }],
      engineer: [{ op: "discontent", n: 1 }],
      child: [{ op: "discontent", n: 1, type: "grief" }],
    },
  },
  {
    id: "P02", // Tam Brough, carpenter
    type: "worker",
    actions: ["build"],
    ability: [
      { op: "modifier", mod: "costDelta", res: "wood", n: -1, until: "action" },
      { op: "buildActions", n: 4 },
    ],
    death: {
      worker: [{ op: "lose", res: "wood", n: 2 }],
      engineer: [{ op: "hope", n: -1 }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P03", // Ilse Varga, hunter
    type: "worker",
    actions: ["use", "clear"],
    ability: [{ op: "gain", res: "food", n: 6 }],
    death: {
      worker: [{ op: "lose", res: "food", n: 3 }],
      engineer: [{ op: "discontent", n: 1, type: "fear" }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P04", // Big Ansel, stoker
    type: "worker",
    actions: ["use", "gather"],
    ability: [{ op: "gain", res: "coal", n: 5 }],
    death: {
      worker: [{ op: "lose", res: "coal", n: 3 }],
      engineer: [{ op: "hope", n: -1 }],
      child: [{ op: "discontent", n: 1, type: "grief" }],
    },
  },
  {
    id: "P05", // Noor Haddad, guide
    type: "worker",
    actions: ["clear"],
    ability: [{ op: "clear", ring: "near", n: 3 }],
    death: {
      worker: [{ op: "fatigue", who: "worker", n: 1 }],
      engineer: [{ op: "hope", n: -1 }],
      child: [{ op: "discontent", n: 1 }],
    },
  },
  {
    id: "P06", // Pell the digger
    type: "worker",
    actions: ["build", "clear"],
    ability: [
      { op: "corpses", n: -1 },
      { op: "discontent", n: -1 },
    ],
    death: {
      worker: [{ op: "hope", n: -1 }],
      engineer: [{ op: "discontent", n: 1, type: "grief" }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P07", // Dr. Hesper Vane
    type: "engineer",
    actions: ["use"],
    ability: [
      { op: "cure", n: 5 },
      { op: "treat", n: 1 },
    ],
    death: {
      worker: [{ op: "sick", who: "choose", n: 2 }],
      engineer: [{ op: "sick", who: "choose", n: 3 }],
      child: [{ op: "discontent", n: 1, type: "grief" }],
    },
  },
  {
    id: "P08", // Corvin Ashe, boilerman
    type: "engineer",
    actions: ["use"],
    ability: [{ op: "pressure", n: -8 }],
    death: {
      worker: [{ op: "pressure", n: 1 }],
      engineer: [{ op: "pressure", n: 3 }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P09", // Sunniva Roe, drafter
    type: "engineer",
    actions: ["use", "build"],
    ability: [
      { op: "dev", n: 2 },
      { op: "gain", res: "steel", n: 1 },
    ],
    death: {
      worker: [{ op: "discontent", n: 1 }],
      engineer: [{ op: "lose", res: "steel", n: 2 }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P10", // Osric Pym, speaker
    type: "engineer",
    actions: ["use"],
    ability: [
      { op: "discontent", n: -1 },
      { op: "hope", n: 1 },
      { op: "discardEvent", n: 1 },
    ],
    death: {
      worker: [{ op: "discontent", n: 1, type: "anger" }],
      engineer: [{ op: "hope", n: -1 }],
      child: [{ op: "discontent", n: 1, type: "grief" }],
    },
  },
  {
    id: "P11", // Mirela Toth, signaller
    type: "engineer",
    actions: ["use", "gather"],
    ability: [
      { op: "scouts", n: 3, which: "each" },
      { op: "hope", n: 1 },
    ],
    death: {
      worker: [{ op: "hope", n: -1 }],
      engineer: [{ op: "discontent", n: 1, type: "fear" }],
      child: [{ op: "discontent", n: 1 }],
    },
  },
  {
    id: "P12", // Jory Lund, salvor
    type: "engineer",
    actions: ["gather", "clear"],
    ability: [
      { op: "gain", res: "steel", n: 3 },
      { op: "gain", res: "wood", n: 1 },
    ],
    death: {
      worker: [{ op: "fatigue", who: "worker", n: 1 }],
      engineer: [{ op: "lose", res: "steel", n: 1 }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P13", // Wren, bell-ringer
    type: "child",
    actions: ["gather", "build", "use"],
    ability: [{ op: "recall", n: 2 }],
    death: {
      worker: [{ op: "discontent", n: 1 }],
      engineer: [{ op: "fatigue", who: "engineer", n: 1 }],
      child: [{ op: "hope", n: -1 }],
    },
  },
  {
    id: "P14", // Bram who draws
    type: "child",
    actions: ["gather", "build", "use"],
    ability: [{ op: "hope", n: 1, type: "resolve" }],
    death: {
      worker: [{ op: "hope", n: -1 }],
      engineer: [{ op: "discontent", n: 1 }],
      child: [{ op: "discontent", n: 1, type: "grief" }],
    },
  },
  {
    id: "P15", // Little Sabine
    type: "child",
    actions: ["gather", "build", "use"],
    ability: [
      { op: "gain", res: "coal", n: 3 },
      { op: "cure", n: 1 },
    ],
    death: {
      worker: [{ op: "lose", res: "coal", n: 2 }],
      engineer: [{ op: "hope", n: -1 }],
      child: [
        { op: "hope", n: -1 },
        { op: "discontent", n: 1, type: "grief" },
      ],
    },
  },
  {
    id: "P16", // The Orlov twins
    type: "child",
    actions: ["gather"],
    ability: [
      { op: "gain", res: "food", n: 3 },
      { op: "gain", res: "wood", n: 2 },
    ],
    death: {
      worker: [{ op: "sick", who: "choose", n: 1 }],
      engineer: [{ op: "discontent", n: 1 }],
      child: [
        { op: "discontent", n: 1, type: "grief" },
        { op: "addDusk", id: "D19" },
      ],
    },
  },
  {
    id: "P17", // Fife, errand runner
    type: "child",
    actions: ["gather", "build", "use"],
    ability: [
      { op: "scouts", n: 1, which: "each" },
      { op: "drawCitizen", n: 1 },
    ],
    death: {
      worker: [{ op: "fatigue", who: "worker", n: 1 }],
      engineer: [{ op: "hope", n: -1 }],
      child: [{ op: "discontent", n: 1, type: "grief" }],
    },
  },
  {
    id: "P18", // Agnes of the ward
    type: "child",
    actions: ["use", "gather"],
    ability: [{ op: "cure", n: 3 }],
    death: {
      worker: [{ op: "sick", who: "choose", n: 1 }],
      engineer: [{ op: "discontent", n: 1, type: "grief" }],
      child: [{ op: "hope", n: -1 }],
    },
  },
];
