/** What the box holds and what the rulebook's tables say. Numbers of the rules live here and nowhere else. */
import type { RuleId } from "@banquise/engine";

export const MAX_SEATS = 4;
export const ROUNDS = 3;
/** Dice that each seat takes in a round (BLU-4.3). */
export const TAKES = 6;

// --- Dice ---------------------------------------------------------------------------------------------------------

export const MATERIALS = ["wood", "recycled", "stone", "glass"] as const;
export type Material = (typeof MATERIALS)[number];
export const WOOD = 0;
export const RECYCLED = 1;
export const STONE = 2;
export const GLASS = 3;

/** BLU-1.1 */
export const DICE_PER_MATERIAL = 8;
export const DICE = MATERIALS.length * DICE_PER_MATERIAL;
export const FACES = 6;

/** A die is material × 6 + value, 1 to 24; 0 is no die. Dice that look the same are the same (BLU-1.1). */
export const DIE_KINDS = MATERIALS.length * FACES;

export const dieOf = (material: number, value: number): number => material * FACES + value;

/** Material of each die. */
export const MATERIAL_OF = Uint8Array.from({ length: DIE_KINDS + 1 }, (_, die) =>
  Math.floor(Math.max(die - 1, 0) / FACES),
);
/** Value of each die; "no die" has the value 0, which any die may stand on. */
export const VALUE_OF = Uint8Array.from({ length: DIE_KINDS + 1 }, (_, die) =>
  die === 0 ? 0 : ((die - 1) % FACES) + 1,
);

// --- Plan cards ---------------------------------------------------------------------------------------------------

/** Spaces of a card, row by row: 3 rows of 2 (BLU-1.2). */
export const COLUMNS = 2;
export const SPACES = 6;
/** A stack can hold all six dice of its owner (BLU-5.3). */
export const LEVELS = 6;
/** Dice that could stand on a card: spaces × levels. */
export const CELLS = SPACES * LEVELS;

/**
 * The 24 cards, P01 first: target heights row by row, X for a hatched space. All heights add up to 6 (BLU-1.3).
 * No two are copies of each other by turning or mirroring. No rule depends on which cards these are.
 */
export const PLAN_MAPS = [
  // Three in a row.
  "1X/2X/3X",
  "X1/X3/X2",
  "2X/1X/3X",
  "X2/X2/X2",
  // Three in a corner.
  "XX/X1/23",
  "12/X3/XX",
  "2X/13/XX",
  "22/X2/XX",
  // Four in a square.
  "11/22/XX",
  "XX/12/21",
  "31/11/XX",
  // Four in a T.
  "1X/22/1X",
  "X2/11/X2",
  "2X/12/1X",
  "1X/31/1X",
  "X1/31/X1",
  // Four in an L.
  "1X/2X/21",
  "11/X2/X2",
  "1X/2X/12",
  "31/1X/1X",
  "X1/X3/11",
  // Four in an S.
  "X1/22/1X",
  "2X/21/X1",
  "X1/31/1X",
] as const;

/** A plan is 1 to 24; 0 is an unknown plan. */
export const PLANS = PLAN_MAPS.length;

/** Target height of every space of every plan, at `plan * SPACES + space`; 0 is hatched. */
export const TARGETS = Uint8Array.from(
  ["XX/XX/XX", ...PLAN_MAPS].flatMap((map) =>
    [...map.replaceAll("/", "")].map((mark) => (mark === "X" ? 0 : Number(mark))),
  ),
);

// --- By number of seats (the entries for 0 and 1 are never read) ----------------------------------------------------

/** Dice of the pool (BLU-3.5). */
export const POOL_SIZE = [0, 0, 8, 9, 7] as const;
/** Dice drawn after a turn (BLU-4.2, BLU-10.1). */
export const REFILL = [0, 0, 2, 1, 1] as const;
/** Discards of a two-player round: one a turn but the last (BLU-10.4). */
export const DISCARDS = 2 * TAKES - 1;

// --- Scoring a building -------------------------------------------------------------------------------------------

/** The lines of a building's score, in the order in which they are shown (BLU-6.6). */
export const SCORE_LINES = ["planBonus", "wood", "recycled", "stone", "glass"] as const;
export type ScoreKey = (typeof SCORE_LINES)[number];
/** Index of each line. */
export const LINE = { planBonus: 0, wood: 1, recycled: 2, stone: 3, glass: 4 } as const satisfies Readonly<
  Record<ScoreKey, number>
>;

export const SCORE_RULES: Readonly<Record<ScoreKey, RuleId>> = {
  planBonus: "BLU-6.1",
  wood: "BLU-6.2",
  recycled: "BLU-6.3",
  stone: "BLU-6.4",
  glass: "BLU-6.5",
};

/** BLU-6.1 */
export const PLAN_BONUS = 6;
/** BLU-6.2 */
export const WOOD_PER_CONTACT = 2;
/** Points of all recycled dice together, by their number (BLU-6.3). */
export const RECYCLED_POINTS = Uint8Array.of(0, 2, 5, 10, 15, 20, 30);
/** Points of a stone die by its level, counted from 0 (BLU-6.4). */
export const STONE_POINTS = Uint8Array.of(2, 3, 5, 8, 8, 8);

// --- Awards and prizes --------------------------------------------------------------------------------------------

export const METALS = ["gold", "silver", "bronze"] as const;
export type Metal = (typeof METALS)[number];
export const GOLD = 0;
export const SILVER = 1;
export const BRONZE = 2;

/** BLU-1.8 */
export const AWARD_VP = [3, 2, 1] as const;
/** BLU-1.8 */
export const PRIZE_VP = 2;

/** The metal that each rank wins, best rank first, by number of seats (BLU-2.2, BLU-7.3). */
export const AWARDS: readonly (readonly number[])[] = [
  [],
  [],
  [SILVER],
  [GOLD, SILVER],
  [GOLD, SILVER, BRONZE],
];

/** What decides the game, most important first (BLU-11.2). */
export const MERITS = ["points", "prizes", "gold", "silver", "bronze"] as const;
export type Merit = (typeof MERITS)[number];

export const PRIZES = ["skyscraper", "structuralIntegrity", "geometer", "materials"] as const;
export type Prize = (typeof PRIZES)[number];

export const PRIZE_RULES: readonly RuleId[] = ["BLU-8.1", "BLU-8.2", "BLU-8.3", "BLU-8.4"];

/** BLU-8.1 */
export const SKYSCRAPER_HEIGHT = 5;
/** BLU-8.2 */
export const INTEGRITY_DICE = 4;
/** BLU-8.4 */
export const MATERIALS_DICE = 5;
