/**
 * Blueprint-lite: the game that every peer plays here. Three seats and three rounds of 18 turns; a turn takes a die of
 * the pool and stacks it on one of six cells, on nothing higher than itself; buildings score by material. It is close to
 * Blueprints, but simpler: no prizes by comparison, no discards, one move for take and place.
 */
export const SEATS = 3;
export const ROUNDS = 3;
export const POOL = 9;
export const CELLS = 6;
export const TURNS = 18;
export const DICE_PER_COLOUR = 8;

/** Heights that a plan asks for, cell by cell. */
export const PLANS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1],
  [2, 1, 1, 1, 1, 0],
  [2, 2, 1, 1, 0, 0],
  [2, 2, 2, 0, 0, 0],
  [3, 1, 1, 1, 0, 0],
  [3, 2, 1, 0, 0, 0],
  [3, 3, 0, 0, 0, 0],
  [4, 1, 1, 0, 0, 0],
  [4, 2, 0, 0, 0, 0],
  [0, 2, 1, 1, 2, 0],
  [1, 0, 2, 2, 0, 1],
  [1, 3, 0, 0, 1, 1],
];
export const PLAN_BONUS = 6;
export const RECYCLED_POINTS = [0, 2, 5, 10, 15, 20, 30];
export const STONE_POINTS = [2, 3, 5, 8, 8, 8];
/** Orthogonal neighbours in two rows of three cells. */
export const NEIGHBOURS: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4],
  [1, 3, 5],
  [2, 4],
];

export const GLASS = 0;
export const STONE = 1;
export const RECYCLED = 3;

export interface Die {
  readonly colour: number;
  readonly value: number;
}

export interface Draft {
  readonly die: number;
  readonly cell: number;
}

type Stacks = readonly (readonly Die[])[];

export function legalDrafts(pool: readonly Die[], stacks: Stacks): Draft[] {
  const drafts: Draft[] = [];
  for (let die = 0; die < POOL; die++) {
    for (let cell = 0; cell < CELLS; cell++) if (fits(pool[die], stacks[cell])) drafts.push({ die, cell });
  }
  return drafts;
}

export function fits(die: Die, stack: readonly Die[]): boolean {
  return stack.length === 0 || die.value >= stack[stack.length - 1].value;
}

export function buildingScore(stacks: Stacks, plan: number): number {
  let points = 0;
  let recycled = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    for (let level = 0; level < stacks[cell].length; level++) {
      const { colour, value } = stacks[cell][level];
      if (colour === GLASS) points += value;
      else if (colour === STONE) points += STONE_POINTS[level];
      else if (colour === RECYCLED) recycled++;
      else points += 2 * touching(stacks, cell, level);
    }
  }
  const followed = PLANS[plan].every((height, cell) => stacks[cell].length === height);
  return points + RECYCLED_POINTS[recycled] + (followed ? PLAN_BONUS : 0);
}

function touching(stacks: Stacks, cell: number, level: number): number {
  let count = (level > 0 ? 1 : 0) + (level + 1 < stacks[cell].length ? 1 : 0);
  for (const neighbour of NEIGHBOURS[cell]) if (stacks[neighbour].length > level) count++;
  return count;
}

export function prizes(stacks: Stacks): number {
  const colours = [0, 0, 0, 0];
  const values = [0, 0, 0, 0, 0, 0, 0];
  for (const stack of stacks) {
    for (const { colour, value } of stack) {
      colours[colour]++;
      values[value]++;
    }
  }
  const won = [
    stacks.some((stack) => stack.length >= 5),
    colours.some((count) => count >= 5),
    values.some((count) => count >= 4),
    values.slice(1).every((count) => count >= 1),
  ];
  return 2 * won.filter(Boolean).length;
}

/** Points of a round for each seat: by rank, ties to the earlier seat in turn order, plus prizes. */
export function roundPoints(round: number, buildings: readonly Stacks[], plans: readonly number[]): number[] {
  const scores = buildings.map((stacks, seat) => buildingScore(stacks, plans[seat]));
  const order = [0, 1, 2].map((turn) => (round + turn) % SEATS);
  const ranking = order.sort((a, b) => scores[b] - scores[a]);
  return buildings.map((stacks, seat) => SEATS - ranking.indexOf(seat) + prizes(stacks));
}
