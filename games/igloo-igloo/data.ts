/** What the box holds and what the rulebook's tables say. Numbers of the rules live here and nowhere else. */

export const MAX_SEATS = 4;

// --- Board --------------------------------------------------------------------------------------------------------

/** IGL-1.1 */
export const SIZE = 8;
export const SPACES = SIZE * SIZE;
/** IGL-1.2 */
export const CORNER_NAMES = ["a1", "h1", "a8", "h8"] as const;
/** IGL-2.1: open water from the start. */
export const CENTRE_NAMES = ["d4", "e4", "d5", "e5"] as const;

// --- Ice tiles ----------------------------------------------------------------------------------------------------

/** Faces of the tiles, those with a red frame first: a red face is also the index of a hand. */
export const FACES = [
  "thaw",
  "endurance1",
  "endurance2",
  "endurance3",
  "harpoon",
  "animalMove",
  "fish2",
  "fish3",
  "bear",
  "pack",
  "drift",
] as const;
export type Face = (typeof FACES)[number];
export const THAW_TILE = 0;
/** The endurance tile of value 1; those of higher value follow. */
export const ENDURANCE_TILE = 1;
export const HARPOON_TILE = 4;
export const ANIMAL_MOVE_TILE = 5;
const FISH_2_TILE = 6;
export const BEAR_TILE = 8;
export const PACK_TILE = 9;
export const DRIFT_TILE = 10;

/** The first faces, which have a red frame. */
export const RED_FACES = 6;
export const isRed = (face: number): boolean => face < RED_FACES;

/** How many tiles show each face. */
export const TILE_COUNTS = Uint8Array.of(6, 2, 2, 2, 6, 6, 6, 4, 4, 10, 8);
export const TILES = TILE_COUNTS.reduce((sum, count) => sum + count, 0);

/** Fish that come with a school (IGL-5.1). */
export const schoolOf = (face: number): number => (face === FISH_2_TILE ? 2 : 3);
/** Endurance tiles of these values (IGL-6.8). */
export const ENDURANCE_VALUES = 3;
/** Steps of an animal-move tile (IGL-6.10). */
export const STEPS = 3;

/** At most one tile of each type in a turn (IGL-6.2): one bit each. */
export const RED_TYPES = ["thaw", "endurance", "harpoon", "animalMove"] as const;
export const THAW_PLAYED = 1;
export const ENDURANCE_PLAYED = 2;
export const HARPOON_PLAYED = 4;
export const ANIMAL_MOVE_PLAYED = 8;

// --- Animals ------------------------------------------------------------------------------------------------------

/** Kinds of animal tokens: a fish or fox by its value, and bears. */
export const KINDS = ["fish1", "fish2", "fish3", "fox1", "fox2", "fox3", "bear"] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_COUNT = KINDS.length;
/** Kind of the fish of value 1; the others follow. */
export const FISH = 0;
export const FOX = 3;
export const BEAR = 6;
/** Fish and foxes are worth 1 to 3. */
export const PREY_VALUES = 3;

/** What a token costs in action points and scores in the end. */
export const KIND_VALUES = Uint8Array.of(1, 2, 3, 1, 2, 3, 4);
export const KIND_COUNTS = Uint8Array.of(8, 12, 8, 3, 4, 3, 4);
export const BEAR_VALUE = 4;

// --- Tribes -------------------------------------------------------------------------------------------------------

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
/** Inuits of a tribe, by number of seats (IGL-2.4); the entries for 0 and 1 are never read. */
export const INUITS_BY_SEATS = [0, 0, 5, 3, 3] as const;
export const MAX_INUITS = 5;
export const IGLOOS = 2;

// --- Action points ------------------------------------------------------------------------------------------------

/** IGL-3.4 */
export const BASE_AP = 3;
/** IGL-8.1 */
export const WALK_COST = 1;
/** IGL-8.5 */
export const KAYAK_COST = 3;
/** IGL-8.12 */
export const IGLOO_COST = 3;

// --- Scoring ------------------------------------------------------------------------------------------------------

/** IGL-10.4 */
export const IGLOO_STRENGTH = 2;
/** Value of an island by its size in the gamers' variant; larger ones are worth the last value (IGL-11.3). */
export const GAMERS_VALUES = Uint8Array.of(0, 1, 3, 6, 10, 15, 21);

// --- Length -------------------------------------------------------------------------------------------------------

/**
 * No game has more moves. Every turn melts a tile, spends at most its action points one by one and ends; drifts ask
 * twice; thaws and steps of animals may send every inuit to a corner; every seat may be asked for a harpoon at a step.
 */
export const LONGEST = (() => {
  const tiles = (face: number): number => TILE_COUNTS[face] as number;
  const inuits = Math.max(...INUITS_BY_SEATS.map((each, seats) => each * seats));
  let moves = inuits + TILES * (1 + BASE_AP + 1) + 2 * tiles(DRIFT_TILE) + tiles(HARPOON_TILE);
  for (let value = 1; value <= ENDURANCE_VALUES; value++)
    moves += tiles(ENDURANCE_TILE + value - 1) * (1 + value);
  moves += tiles(THAW_TILE) * (1 + inuits);
  return moves + tiles(ANIMAL_MOVE_TILE) * (1 + STEPS * (1 + MAX_SEATS + inuits));
})();
