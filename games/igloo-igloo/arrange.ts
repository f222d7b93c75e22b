/** Positions, set up from the shorthand of the rules: spaces by name, animals as "fish2@d5". For lessons and tests. */
import { add, at, type Seat } from "@banquise/engine";
import { countUnseen } from "./bag.ts";
import {
  BASE_AP,
  FACES,
  type Face,
  IGLOOS,
  KIND_COUNT,
  KIND_COUNTS,
  KINDS,
  type Kind,
  RED_FACES,
  SPACES,
  STEPS,
} from "./data.ts";
import { openWater, putAnimal, putIgloo, putInuit } from "./pieces.ts";
import { CORNERS, spaceNamed } from "./spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  countTiles,
  FACE_DOWN,
  inuitsPerSeat,
  LAND,
  layout,
  PACK,
  type State,
} from "./state.ts";

const words = (list = ""): string[] => list.split(" ").filter(Boolean);

/** "d4 d5" */
const spaces = (names = ""): number[] => words(names).map(spaceNamed);
export interface Position {
  readonly seats?: number;
  readonly gamers?: boolean;
  readonly cornerKayak?: boolean;
  readonly phase?: number;
  readonly active?: Seat;
  /** How many turns have begun. */
  readonly turn?: number;
  readonly ap?: number;
  /** Face-down tiles; every other space is water, but for the packs. */
  readonly tiles?: string;
  readonly packs?: string;
  /** By seat: spaces of its inuits. Those that are not named wait on a corner. */
  readonly inuits?: readonly string[];
  /** By seat: spaces of its igloos. */
  readonly igloos?: readonly string[];
  /** "fish2@d5 bear@e4" */
  readonly animals?: string;
  /** By seat: kinds of the animals it has caught, "fish2 bear". */
  readonly trophies?: readonly string[];
  /** By seat: faces of the tiles in its hand. */
  readonly hands?: readonly string[];
  /** Where the inuits are that are not named. */
  readonly spare?: string;
}

/** A position: seat 0 of four in phase `action` with 3 points, unless told otherwise. */
export function arrange(position: Position): State {
  const { seats = 4, phase = ACTION, active = 0, spare = "h8" } = position;
  const s = layout.create();
  s.seats = seats;
  s.gamers = position.gamers ? 1 : 0;
  s.cornerKayak = position.cornerKayak ? 1 : 0;
  s.phase = phase;
  s.active = active;
  s.turn = position.turn ?? 1;
  s.ap = position.ap ?? (phase === ACTION ? BASE_AP : 0);
  if (phase === ANIMAL_MOVE) {
    s.steps = STEPS;
    s.resume = ACTION;
    s.ap = BASE_AP;
  }
  for (const space of spaces(position.tiles)) s.tiles[space] = FACE_DOWN;
  for (const space of spaces(position.packs)) s.tiles[space] = PACK;
  for (let space = 0; space < SPACES; space++) {
    if (at(s.tiles, space) === LAND && !CORNERS.includes(space)) openWater(s, space);
  }
  s.igloosLeft.fill(IGLOOS, 0, seats);
  s.shown[FACES.indexOf("pack")] = spaces(position.packs).length;
  s.pools.set(KIND_COUNTS);
  for (const animal of words(position.animals)) {
    const [kind, space] = animal.split("@");
    bring(s, kind as Kind, space ?? "");
  }
  for (let seat = 0; seat < seats; seat++) {
    const placed = spaces(position.inuits?.[seat]);
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++)
      putInuit(s, seat, inuit, placed[inuit] ?? spaceNamed(spare));
    for (const space of spaces(position.igloos?.[seat])) putIgloo(s, seat, space);
  }
  position.trophies?.forEach((caught, seat) => {
    for (const kind of words(caught).map((name) => KINDS.indexOf(name as Kind))) {
      add(s.pools, kind, -1);
      add(s.trophies, seat * KIND_COUNT + kind, 1);
    }
  });
  deal(s, position.hands ?? []);
  s.thawed = bagSize(s) - countTiles(s, FACE_DOWN);
  return s;
}

/** Puts an animal of a pool on a space. */
function bring(s: State, kind: Kind, space: string): void {
  add(s.pools, KINDS.indexOf(kind), -1);
  putAnimal(s, spaceNamed(space), KINDS.indexOf(kind));
}

/** Adds tiles to hands: "thaw harpoon" by seat. */
export function deal(s: State, hands: readonly string[]): void {
  hands.forEach((hand, seat) => {
    for (const face of words(hand)) {
      add(s.hands, seat * RED_FACES + FACES.indexOf(face as Face), 1);
      add(s.handSizes, seat, 1);
    }
  });
}

export const bagSize = (s: State): number => countUnseen(s, new Uint8Array(FACES.length));
