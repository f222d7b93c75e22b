/**
 * The map (GEN-18): the Generator tile in the middle, a ring of 12 Near slots and a ring of 18 Far slots around it.
 * A slot holds one tile of two spaces. All places where a Meeple can stand are numbered here.
 */

/** Axial coordinates of a hex. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/** The hexes at a distance from the centre, clockwise, from the corner where r is 0. */
function ring(radius: number): Hex[] {
  const steps = [
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ];
  const hexes: Hex[] = [];
  let hex: Hex = { q: radius, r: 0 };
  for (const step of steps) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex);
      hex = { q: hex.q + step.q, r: hex.r + step.r };
    }
  }
  return hexes;
}

const NEAR_RADIUS = 2;
const FAR_RADIUS = 3;

/** Near slots, then Far slots. */
export const SLOT_HEXES: readonly Hex[] = [...ring(NEAR_RADIUS), ...ring(FAR_RADIUS)];
export const NEAR_SLOTS = ring(NEAR_RADIUS).length;
export const SLOTS = SLOT_HEXES.length;
export const FAR_SLOTS = SLOTS - NEAR_SLOTS;

/** "N1" to "N12", "F1" to "F18", clockwise. */
export const SLOT_NAMES: readonly string[] = SLOT_HEXES.map((_, slot) =>
  slot < NEAR_SLOTS ? `N${slot + 1}` : `F${slot - NEAR_SLOTS + 1}`,
);

/** Slots that touch each slot. Every Near slot also touches the Generator tile (GEN-18.1). */
export const NEIGHBOURS: readonly Uint8Array[] = SLOT_HEXES.map((hex) =>
  Uint8Array.from(SLOT_HEXES.flatMap((other, slot) => (distance(hex, other) === 1 ? [slot] : []))),
);

/** GEN-3.6: where the first Near tiles lie, in order. */
export const START_SLOTS: readonly number[] = [
  [2, 0],
  [-2, 2],
  [0, -2],
  [-2, 0],
  [0, 2],
  [2, -2],
].map(([q, r]) => SLOT_HEXES.findIndex((hex) => hex.q === q && hex.r === r));

// --- Spaces and other places ----------------------------------------------------------------------------------------

/** Spaces of the Generator tile, G1 to G5. */
export const GENERATOR_SPACES = 5;
const TILE_SPACES = 2;
/** All spaces of the map: G1 to G5, then two for each slot. */
export const SPACES = GENERATOR_SPACES + SLOTS * TILE_SPACES;

/** Buildings that stand on no space: the printed ones and the two sites of a scenario (GEN-3.5, GEN-3.7). */
export const [PLATFORM_PLACE, GENERATOR_PLACE, FIRST_SITE] = [0, 1, 2].map((place) => SPACES + place) as [
  number,
  number,
  number,
];
const SITES = 2;
/** Every place where a building can stand. */
export const BUILDING_PLACES = FIRST_SITE + SITES;
/** Boxes for the Meeples of actions that are done nowhere in particular (GEN-10.9, GEN-10.11, GEN-10.14). */
export const [CLEAR_BOX, BUILD_BOX, SPECIAL_BOX] = [0, 1, 2].map((box) => BUILDING_PLACES + box) as [
  number,
  number,
  number,
];
/** Every place where a Meeple can stand, but for expeditions. */
export const PLACES = BUILDING_PLACES + 3;

/** "G1", "N3a", "F12b" */
export const SPACE_NAMES: readonly string[] = Array.from({ length: SPACES }, (_, space) =>
  space < GENERATOR_SPACES
    ? `G${space + 1}`
    : `${SLOT_NAMES[slotOf(space)]}${(space - GENERATOR_SPACES) % TILE_SPACES === 0 ? "a" : "b"}`,
);

export const PLACE_NAMES: readonly string[] = [
  ...SPACE_NAMES,
  "platform",
  "generator",
  "site1",
  "site2",
  "clearBox",
  "buildBox",
  "specialBox",
];

/** The slot of a space; -1 on the Generator tile. */
export function slotOf(space: number): number {
  return space < GENERATOR_SPACES ? -1 : (space - GENERATOR_SPACES) >> 1;
}

export const firstSpaceOf = (slot: number): number => GENERATOR_SPACES + slot * TILE_SPACES;

/** 0 for the first space of a tile, 1 for the second; on the Generator tile G1 is 0. */
export const sideOf = (space: number): number =>
  space < GENERATOR_SPACES ? space : (space - GENERATOR_SPACES) & 1;

/** The heating zone of a space: 0 Generator tile, 1 Near, 2 Far (GEN-17.4). */
export const zoneOf = (space: number): number => {
  const slot = slotOf(space);
  return slot < 0 ? 0 : slot < NEAR_SLOTS ? 1 : 2;
};

/** GEN-19.2: the space that a large building on `space` covers too; -1 where it cannot begin. */
export function partnerOf(space: number): number {
  if (space < GENERATOR_SPACES) return space + 1 < GENERATOR_SPACES ? space + 1 : -1;
  return sideOf(space) === 0 ? space + 1 : -1;
}

export const spaceNamed = (name: string): number => PLACE_NAMES.indexOf(name);
