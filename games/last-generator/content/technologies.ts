import type { Technology } from "./types.ts";

/** What the Workshop develops (GEN-23). */
export const TECHNOLOGIES: readonly Technology[] = [
  {
    id: "T01", // Felt and pitch
    time: 3,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "bandShift", filter: "shelter", n: 1, until: "game" }],
  },
  {
    id: "T02", // Relief piping
    time: 2,
    onDevelop: [{ op: "unlock", id: "relief-valve" }],
    modifiers: [{ op: "modifier", mod: "pressureCap", n: 2, until: "game" }],
  },
  {
    id: "T03", // Steam drills
    time: 2,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "useBonus", building: "coal-pit", res: "coal", n: 2, until: "game" }],
  },
  {
    id: "T04", // Glass beds
    time: 3,
    onDevelop: [
      { op: "unlock", id: "hothouse" },
      { op: "gain", res: "core", n: 1 },
    ],
    modifiers: [],
  },
  {
    id: "T05", // Iron walkers
    time: 4,
    onDevelop: [
      { op: "unlock", id: "factory" },
      { op: "automaton", n: 1 },
    ],
    modifiers: [],
  },
  {
    id: "T06", // Heat relays
    time: 3,
    onDevelop: [{ op: "unlock", id: "heat-relay" }],
    modifiers: [],
  },
  {
    id: "T07", // Snow ploughs
    time: 2,
    onDevelop: [],
    modifiers: [
      { op: "modifier", mod: "clearBonus", n: 1, until: "game" },
      { op: "modifier", mod: "warmAction", action: "clear", until: "game" },
    ],
  },
  {
    id: "T08", // Clean hands
    time: 2,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "cureBonus", n: 2, until: "game" }],
  },
  {
    id: "T09", // Dog sledges
    time: 2,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "scoutBonus", n: 1, until: "game" }],
  },
  {
    id: "T10", // Framing jig
    time: 2,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "costDelta", res: "wood", n: -1, until: "game" }],
  },
  {
    id: "T11", // Snares
    time: 2,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "huntBonus", n: 1, until: "game" }],
  },
  {
    id: "T12", // Economiser
    time: 3,
    onDevelop: [],
    modifiers: [{ op: "modifier", mod: "freeHeat", n: 1, until: "game" }],
  },
];
