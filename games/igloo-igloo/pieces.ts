/** Putting pieces and tiles on spaces and taking them away: the only code that does, so that all counts add up. */
import { add, at, type Seat } from "@banquise/engine";
import { BEAR, BEAR_VALUE, FISH, FOX, KIND_COUNT, MAX_INUITS } from "./data.ts";
import { DIRECTION_COUNT, NEIGHBOURS } from "./spaces.ts";
import { animalsAt, inuitsPerSeat, isWater, type State, WATER } from "./state.ts";

// --- Inuits and igloos --------------------------------------------------------------------------------------------

/** Puts an inuit that is on no space on one. */
export function putInuit(s: State, seat: Seat, inuit: number, space: number): void {
  s.inuits[seat * MAX_INUITS + inuit] = space + 1;
  add(s.pieces, space, 1);
}

export function liftInuit(s: State, seat: Seat, inuit: number): void {
  const index = seat * MAX_INUITS + inuit;
  add(s.pieces, at(s.inuits, index) - 1, -1);
  s.inuits[index] = 0;
}

export function moveInuit(s: State, seat: Seat, inuit: number, to: number): void {
  liftInuit(s, seat, inuit);
  putInuit(s, seat, inuit, to);
}

export function putIgloo(s: State, seat: Seat, space: number): void {
  s.igloos[space] = seat + 1;
  add(s.igloosLeft, seat, -1);
  add(s.pieces, space, 1);
}

// --- Animals ------------------------------------------------------------------------------------------------------

export function putAnimal(s: State, space: number, kind: number): void {
  add(s.animals, space * KIND_COUNT + kind, 1);
  add(s.pieces, space, 1);
}

export function liftAnimal(s: State, space: number, kind: number): void {
  add(s.animals, space * KIND_COUNT + kind, -1);
  add(s.pieces, space, -1);
}

/** An animal of the board becomes a trophy. */
export function catchAnimal(s: State, seat: Seat, space: number, kind: number): void {
  liftAnimal(s, space, kind);
  add(s.trophies, seat * KIND_COUNT + kind, 1);
}

/** All animals of a space but those from kind `end` on leave the game (IGL-1.12). */
export function loseAnimals(s: State, space: number, end: number): void {
  for (let kind = 0; kind < end; kind++) {
    while (animalsAt(s, space, kind) > 0) {
      liftAnimal(s, space, kind);
      add(s.lost, kind, 1);
    }
  }
}

/** All animals of a space move to another. */
export function moveAnimals(s: State, from: number, to: number): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    while (animalsAt(s, from, kind) > 0) {
      liftAnimal(s, from, kind);
      putAnimal(s, to, kind);
    }
  }
}

/** The kind of an animal named by its value: a fish in the water, a fox on ice (IGL-1.9, IGL-1.10). */
export function kindOf(s: State, space: number, value: number): number {
  if (value === BEAR_VALUE) return BEAR;
  return (isWater(s, space) ? FISH : FOX) + value - 1;
}

/** One entry for each animal of a space. */
export function kindsAt(s: State, space: number): number[] {
  const kinds: number[] = [];
  for (let kind = FISH; kind < KIND_COUNT; kind++) {
    for (let i = animalsAt(s, space, kind); i > 0; i--) kinds.push(kind);
  }
  return kinds;
}

// --- Tiles --------------------------------------------------------------------------------------------------------

/** A tile leaves its space, which becomes water (IGL-1.3). */
export function openWater(s: State, space: number): void {
  s.tiles[space] = WATER;
  addWaterSide(s, space, 1);
}

/** A tile comes to lie on a water space. */
function closeWater(s: State, space: number, tile: number): void {
  s.tiles[space] = tile;
  addWaterSide(s, space, -1);
}

function addWaterSide(s: State, space: number, change: number): void {
  const first = space * DIRECTION_COUNT;
  for (let i = first; i < first + DIRECTION_COUNT; i++) add(s.waterSides, at(NEIGHBOURS, i), change);
}

/** A tile with all that is on it moves to a free water space and leaves water behind (IGL-5.8). */
export function moveTile(s: State, from: number, to: number): void {
  closeWater(s, to, at(s.tiles, from));
  openWater(s, from);
  moveAnimals(s, from, to);
  const igloo = at(s.igloos, from);
  if (igloo !== 0) {
    s.igloos[to] = igloo;
    s.igloos[from] = 0;
    add(s.pieces, from, -1);
    add(s.pieces, to, 1);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
      if (at(s.inuits, seat * MAX_INUITS + inuit) === from + 1) moveInuit(s, seat, inuit, to);
    }
  }
}
