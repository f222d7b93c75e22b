/** What the numbers of a state mean, for programs. */
import { count, type Description, flag, one, set } from "@banquise/engine";
import {
  BASE_AP,
  COLOURS,
  ENDURANCE_VALUES,
  FACES,
  IGLOOS,
  KIND_COUNTS,
  KIND_VALUES,
  KINDS,
  MAX_INUITS,
  MAX_SEATS,
  RED_FACES,
  RED_TYPES,
  SIZE,
  STEPS,
  TILE_COUNTS,
  TILES,
} from "./data.ts";
import { CORNERS, DIRECTION_COUNT, DIRECTIONS, IN_RING, neighbour, OUTSIDE, SPACE_NAMES } from "./spaces.ts";
import type { State } from "./state.ts";

const PHASES = [
  "placement",
  "melt",
  "drift",
  "displace",
  "action",
  "landing",
  "animalMove",
  "reaction",
  "evict",
  "ended",
];

const spaces = SPACE_NAMES.map((id, space) => ({
  id,
  column: space % SIZE,
  row: Math.floor(space / SIZE),
  corner: CORNERS.includes(space),
  border: IN_RING[space] === 1,
  neighbours: Object.fromEntries(
    DIRECTIONS.map((direction, i) => {
      const next = neighbour(space, i);
      return [direction, next === OUTSIDE ? null : (SPACE_NAMES[next] as string)];
    }),
  ),
}));
const faces = FACES.map((id, face) => ({ id, red: face < RED_FACES, tiles: TILE_COUNTS[face] as number }));
const animals = KINDS.map((id, kind) => ({
  id,
  value: KIND_VALUES[kind] as number,
  tokens: KIND_COUNTS[kind] as number,
}));

const MOST_OF_A_KIND = Math.max(...KIND_COUNTS);
const MOST_OF_A_FACE = Math.max(...TILE_COUNTS);
const MOST_PIECES = MAX_SEATS * MAX_INUITS + 1 + KIND_COUNTS.reduce((sum, tokens) => sum + tokens, 0);
/** IGL-6.8: one tile of each type in a turn, so of all values together no more than the two of the highest. */
const MOST_AP = BASE_AP + ENDURANCE_VALUES * MOST_OF_A_FACE;
/** What is outside counts as one space more. */
const spaceOrOutside = [...SPACE_NAMES, "outside"];

export const description: Description<State> = {
  tables: { spaces, faces, animals },
  fields: {
    seats: count(MAX_SEATS, "how many play"),
    gamers: flag("1 in the real gamers' variant"),
    cornerKayak: flag("1 when kayaks may start from corners"),
    phase: one(PHASES, "what is decided now"),
    active: count(MAX_SEATS - 1, "the seat whose turn it is, from 0"),
    turn: count(TILES + 1, "turns begun"),
    ap: count(MOST_AP, "action points left"),
    played: set(RED_TYPES, "types of red tiles that the active seat has played in this turn"),
    steps: count(STEPS, "steps left of an animal-move tile"),
    resume: one(PHASES, "the phase to go back to when a red tile is resolved"),
    focus: one("spaces", "the space in question: a drifting tile, a kayak's start, an attack"),
    direction: one(DIRECTIONS, "of the drift that waits for a displacement"),
    prompted: one(MAX_SEATS, "the seat that is asked for a harpoon"),
    thawed: count(TILES, "tiles that left the game by thaw, unseen"),
    tiles: one(["water", "faceDown", "pack"], "what a space is; 0 is land", { space: spaceOrOutside }),
    waterSides: count(SIZE * DIRECTION_COUNT, "neighbours that are water; the outside has a whole border", {
      space: spaceOrOutside,
    }),
    pieces: count(MOST_PIECES, "pieces of any kind on a space", { space: "spaces" }),
    igloos: one(COLOURS, "the seat whose igloo stands on a space", { space: "spaces" }),
    animals: count(MOST_OF_A_KIND, "animals on a space", { space: "spaces", animal: "animals" }),
    igloosLeft: count(IGLOOS, "igloos that a seat may still build", { seat: MAX_SEATS }),
    inuits: one("spaces", "where each inuit is; 0 before it is placed and while it flees", {
      seat: MAX_SEATS,
      inuit: MAX_INUITS,
    }),
    trophies: count(MOST_OF_A_KIND, "animals caught", { seat: MAX_SEATS, animal: "animals" }),
    lost: count(MOST_OF_A_KIND, "animals that left the game", { animal: "animals" }),
    pools: count(MOST_OF_A_KIND, "animals that have not come yet", { animal: "animals" }),
    shown: count(MOST_OF_A_FACE, "tiles that everybody has seen", { face: "faces" }),
    handSizes: count(TILES, "tiles that a seat holds", { seat: MAX_SEATS }),
    hands: count(MOST_OF_A_FACE, "which tiles these are; the viewer's own alone", {
      seat: MAX_SEATS,
      face: FACES.slice(0, RED_FACES),
    }),
  },
};
