import type { Tile } from "./types.ts";

/** GEN-18.5: two spaces each; what lies on them, the food found on clearing, and the deposit. */
export const NEAR_TILES: readonly Tile[] = [
  {
    id: "N01",
    ring: "near",
    spaces: [
      { res: "wood", n: 4 },
      { res: "coal", n: 3 },
    ],
    food: 0,
    deposit: "forest",
  },
  { id: "N02", ring: "near", spaces: [{ res: "wood", n: 3 }, null], food: 1, deposit: "coal" },
  { id: "N03", ring: "near", spaces: [{ res: "coal", n: 4 }, null], food: 0, deposit: "coal" },
  {
    id: "N04",
    ring: "near",
    spaces: [
      { res: "coal", n: 3 },
      { res: "steel", n: 2 },
    ],
    food: 0,
    deposit: "iron",
  },
  { id: "N05", ring: "near", spaces: [{ res: "steel", n: 3 }, null], food: 1, deposit: null },
  {
    id: "N06",
    ring: "near",
    spaces: [
      { res: "wood", n: 4 },
      { res: "wood", n: 3 },
    ],
    food: 0,
    deposit: "forest",
  },
  {
    id: "N07",
    ring: "near",
    spaces: [
      { res: "coal", n: 4 },
      { res: "wood", n: 2 },
    ],
    food: 0,
    deposit: null,
  },
  { id: "N08", ring: "near", spaces: [null, null], food: 3, deposit: null },
  {
    id: "N09",
    ring: "near",
    spaces: [
      { res: "wood", n: 3 },
      { res: "steel", n: 2 },
    ],
    food: 0,
    deposit: "iron",
  },
  {
    id: "N10",
    ring: "near",
    spaces: [
      { res: "coal", n: 4 },
      { res: "coal", n: 3 },
    ],
    food: 0,
    deposit: "coal",
  },
  { id: "N11", ring: "near", spaces: [null, { res: "coal", n: 3 }], food: 2, deposit: "forest" },
  { id: "N12", ring: "near", spaces: [{ res: "wood", n: 4 }, null], food: 1, deposit: "coal" },
  {
    id: "N13",
    ring: "near",
    spaces: [
      { res: "steel", n: 2 },
      { res: "coal", n: 4 },
    ],
    food: 0,
    deposit: null,
  },
  {
    id: "N14",
    ring: "near",
    spaces: [
      { res: "wood", n: 3 },
      { res: "coal", n: 3 },
    ],
    food: 1,
    deposit: "iron",
  },
];

export const FAR_TILES: readonly Tile[] = [
  {
    id: "F01",
    ring: "far",
    spaces: [
      { res: "coal", n: 7 },
      { res: "steel", n: 3 },
    ],
    food: 0,
    deposit: "coal",
  },
  {
    id: "F02",
    ring: "far",
    spaces: [
      { res: "wood", n: 6 },
      { res: "wood", n: 5 },
    ],
    food: 0,
    deposit: "forest",
  },
  {
    id: "F03",
    ring: "far",
    spaces: [
      { res: "steel", n: 5 },
      { res: "coal", n: 5 },
    ],
    food: 0,
    deposit: "iron",
  },
  {
    id: "F04",
    ring: "far",
    spaces: [
      { res: "core", n: 1 },
      { res: "steel", n: 3 },
    ],
    food: 0,
    deposit: null,
  },
  { id: "F05", ring: "far", spaces: [{ res: "coal", n: 6 }, null], food: 4, deposit: "coal" },
  {
    id: "F06",
    ring: "far",
    spaces: [
      { res: "wood", n: 6 },
      { res: "steel", n: 3 },
    ],
    food: 2,
    deposit: "forest",
  },
  {
    id: "F07",
    ring: "far",
    spaces: [
      { res: "core", n: 1 },
      { res: "wood", n: 5 },
    ],
    food: 0,
    deposit: null,
  },
  { id: "F08", ring: "far", spaces: [{ res: "steel", n: 5 }, null], food: 3, deposit: "iron" },
  {
    id: "F09",
    ring: "far",
    spaces: [
      { res: "coal", n: 7 },
      { res: "coal", n: 5 },
    ],
    food: 0,
    deposit: "coal",
  },
  {
    id: "F10",
    ring: "far",
    spaces: [
      { res: "wood", n: 5 },
      { res: "coal", n: 6 },
    ],
    food: 2,
    deposit: null,
  },
  { id: "F11", ring: "far", spaces: [null, null], food: 6, deposit: "forest" },
  {
    id: "F12",
    ring: "far",
    spaces: [
      { res: "steel", n: 4 },
      { res: "steel", n: 4 },
    ],
    food: 0,
    deposit: "iron",
  },
  {
    id: "F13",
    ring: "far",
    spaces: [
      { res: "core", n: 1 },
      { res: "coal", n: 6 },
    ],
    food: 0,
    deposit: null,
  },
  { id: "F14", ring: "far", spaces: [{ res: "core", n: 2 }, null], food: 0, deposit: null },
];
