/** What a building is worth, who ranks where, and who wins. Questions only, but for `scoreRound`. */
import {
  add,
  at,
  type Result,
  type RuleId,
  type ScoreLine,
  type Seat,
  type SeatResult,
} from "@banquise/engine";
import {
  AWARD_VP,
  AWARDS,
  BRONZE,
  CELLS,
  COLUMNS,
  FACES,
  GLASS,
  GOLD,
  INTEGRITY_DICE,
  LEVELS,
  LINE,
  MATERIAL_OF,
  MATERIALS,
  MATERIALS_DICE,
  MAX_SEATS,
  METALS,
  PLAN_BONUS,
  PRIZE_RULES,
  PRIZE_VP,
  PRIZES,
  RECYCLED,
  RECYCLED_POINTS,
  ROUNDS,
  SCORE_LINES,
  SCORE_RULES,
  SILVER,
  SKYSCRAPER_HEIGHT,
  SPACES,
  STONE,
  STONE_POINTS,
  TAKES,
  TARGETS,
  VALUE_OF,
  WOOD,
  WOOD_PER_CONTACT,
} from "./data.ts";
import {
  demandOf,
  isFinished,
  lotOf,
  PLACED,
  prizeWinner,
  type State,
  seatAtRank,
  turnPosition,
} from "./state.ts";

/** From a cell to the same level one row further. */
const ROW = COLUMNS * LEVELS;

// --- One building -------------------------------------------------------------------------------------------------

/** What a building amounts to. The caller owns it and may fill it again, so that scoring allocates nothing. */
export interface Survey {
  /** Points by line of `SCORE_LINES`. */
  readonly points: Uint8Array;
  total: number;
  /** Dice by material. */
  readonly materials: Uint8Array;
  /** Dice by value. */
  readonly values: Uint8Array;
  /** Dice of the tallest stack. */
  tallest: number;
  /** Most dice of one material. */
  sameMaterial: number;
  /** Most dice of one value. */
  sameValue: number;
  /** How many different values there are. */
  differentValues: number;
}

export const newSurvey = (): Survey => ({
  points: new Uint8Array(SCORE_LINES.length),
  total: 0,
  materials: new Uint8Array(MATERIALS.length),
  values: new Uint8Array(FACES + 1),
  tallest: 0,
  sameMaterial: 0,
  sameValue: 0,
  differentValues: 0,
});

/** Surveys the building of a lot (BLU-6.1 to BLU-6.6). */
export function survey(s: State, lot: number, out: Survey): void {
  const { stacks } = s;
  const { points, materials } = out;
  clearCounts(out);
  const targets = at(s.plans, lot) * SPACES;
  let followed = true;
  let contacts = 0;
  let stone = 0;
  let glass = 0;

  for (let space = 0; space < SPACES; space++) {
    const ground = lot * CELLS + space * LEVELS;
    let level = 0;
    for (; level < LEVELS; level++) {
      const die = at(stacks, ground + level);
      if (die === 0) break;
      const material = at(MATERIAL_OF, die);
      const value = at(VALUE_OF, die);
      countDie(out, material, value);
      if (material === WOOD) contacts += contactsOf(stacks, ground + level, space, level);
      else if (material === STONE) stone += at(STONE_POINTS, level);
      else if (material === GLASS) glass += value;
    }
    if (level !== at(TARGETS, targets + space)) followed = false;
    if (level > out.tallest) out.tallest = level;
  }

  const bonus = followed ? PLAN_BONUS : 0;
  const wood = WOOD_PER_CONTACT * contacts;
  const recycled = at(RECYCLED_POINTS, at(materials, RECYCLED));
  points[LINE.planBonus] = bonus;
  points[LINE.wood] = wood;
  points[LINE.recycled] = recycled;
  points[LINE.stone] = stone;
  points[LINE.glass] = glass;
  out.total = bonus + wood + recycled + stone + glass;
}

function clearCounts(out: Survey): void {
  for (let material = 0; material < MATERIALS.length; material++) out.materials[material] = 0;
  for (let value = 1; value <= FACES; value++) out.values[value] = 0;
  out.tallest = 0;
  out.sameMaterial = 0;
  out.sameValue = 0;
  out.differentValues = 0;
}

function countDie(out: Survey, material: number, value: number): void {
  const sameMaterial = add(out.materials, material, 1);
  const sameValue = add(out.values, value, 1);
  if (sameMaterial > out.sameMaterial) out.sameMaterial = sameMaterial;
  if (sameValue > out.sameValue) out.sameValue = sameValue;
  if (sameValue === 1) out.differentValues++;
}

/** Dice that share a face with the die at `cell`: below, above, beside it, and in the rows before and behind (BLU-1.5). */
export function contactsOf(stacks: Uint8Array, cell: number, space: number, level: number): number {
  const beside = space % COLUMNS === 0 ? cell + LEVELS : cell - LEVELS;
  let contacts = level > 0 ? 1 : 0;
  if (level + 1 < LEVELS && at(stacks, cell + 1) !== 0) contacts++;
  if (at(stacks, beside) !== 0) contacts++;
  if (space >= COLUMNS && at(stacks, cell - ROW) !== 0) contacts++;
  if (space < SPACES - COLUMNS && at(stacks, cell + ROW) !== 0) contacts++;
  return contacts;
}

/** What everybody may know of a building before it is scored, from the dice that were taken (BLU-13.8). */
export function surveyTaken(s: State, lot: number, out: Survey): void {
  clearCounts(out);
  out.points.fill(0);
  for (let take = lot * TAKES; take < (lot + 1) * TAKES; take++) {
    if (at(s.fates, take) !== PLACED) continue;
    const die = at(s.taken, take);
    countDie(out, at(MATERIAL_OF, die), at(VALUE_OF, die));
    if (at(MATERIAL_OF, die) === GLASS) add(out.points, LINE.glass, at(VALUE_OF, die));
  }
  out.points[LINE.recycled] = at(RECYCLED_POINTS, at(out.materials, RECYCLED));
  out.total = at(out.points, LINE.recycled) + at(out.points, LINE.glass);
}

/** Whether a building meets the condition of a prize, by index of `PRIZES`. */
export function qualifies(building: Survey, prize: number): boolean {
  switch (PRIZES[prize]) {
    case "skyscraper":
      return building.tallest >= SKYSCRAPER_HEIGHT;
    case "structuralIntegrity":
      return building.sameValue >= INTEGRITY_DICE;
    case "geometer":
      return building.differentValues === FACES;
    default:
      return building.sameMaterial >= MATERIALS_DICE;
  }
}

// --- One round ----------------------------------------------------------------------------------------------------

const buildings: readonly Survey[] = Array.from({ length: MAX_SEATS }, newSurvey);
const buildingOf = (seat: Seat): Survey => buildings[seat] as Survey;

/** Ranks the seats and gives out the prizes of the round that was just built. */
export function scoreRound(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) survey(s, lotOf(s.round, seat), buildingOf(seat));
  rankSeats(s);
  for (let prize = 0; prize < PRIZES.length; prize++) {
    s.prizes[(s.round - 1) * PRIZES.length + prize] = winnerOf(s, prize) + 1;
  }
}

/** BLU-7.2: by score, then by the tie-break; a strict order, so inserting seat by seat is enough. */
function rankSeats(s: State): void {
  const best = (s.round - 1) * MAX_SEATS;
  for (let seat = 0; seat < s.seats; seat++) {
    let place = best + seat;
    for (; place > best && outranks(s, seat, at(s.ranking, place - 1) - 1); place--) {
      s.ranking[place] = at(s.ranking, place - 1);
    }
    s.ranking[place] = seat + 1;
  }
}

function outranks(s: State, seat: Seat, rival: Seat): boolean {
  const lead = buildingOf(seat).total - buildingOf(rival).total;
  return lead === 0 ? winsTie(s, seat, rival) : lead > 0;
}

/** BLU-7.1: more of the first material in demand, then of the second, then whoever played later. */
function winsTie(s: State, seat: Seat, rival: Seat): boolean {
  for (let which = 0; which < 2; which++) {
    const material = demandOf(s, s.round, which);
    const lead = at(buildingOf(seat).materials, material) - at(buildingOf(rival).materials, material);
    if (lead !== 0) return lead > 0;
  }
  return turnPosition(s, s.round, seat) > turnPosition(s, s.round, rival);
}

/** BLU-8.6: among the seats that qualify the tie-break alone decides; -1 when nobody does (BLU-8.5). */
function winnerOf(s: State, prize: number): Seat {
  let winner = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!qualifies(buildingOf(seat), prize)) continue;
    if (winner < 0 || winsTie(s, seat, winner)) winner = seat;
  }
  return winner;
}

// --- The whole game -----------------------------------------------------------------------------------------------

/** The cards that a seat has won, as lines of its final score: awards and prizes, round by round (BLU-11.1). */
export function cardsOf(s: State, seat: Seat): readonly ScoreLine[] {
  const cards: ScoreLine[] = [];
  const awards = AWARDS[s.seats] ?? [];
  for (let round = 1; round <= ROUNDS; round++) {
    if (!isFinished(s, round)) break;
    const data = { round };
    awards.forEach((metal, rank) => {
      if (seatAtRank(s, round, rank) !== seat) return;
      cards.push({ key: `award.${METALS[metal]}`, points: AWARD_VP[metal] ?? 0, rule: "BLU-7.3", data });
    });
    PRIZES.forEach((prize, kind) => {
      if (prizeWinner(s, round, kind) !== seat) return;
      cards.push({ key: `prize.${prize}`, points: PRIZE_VP, rule: PRIZE_RULES[kind] as RuleId, data });
    });
  }
  return cards;
}

/** Final placing, or the standing so far (BLU-11.1 to BLU-11.5). */
export function result(s: State): Result {
  const hands = Array.from({ length: s.seats }, (_, seat) => cardsOf(s, seat));
  const merits = hands.map(meritsOf);
  const seats = hands.map((lines, seat): SeatResult => {
    const own = merits[seat] as readonly number[];
    const better = merits.filter((other) => compareMerits(other, own) > 0).length;
    return { total: own[0] as number, rank: better + 1, lines };
  });
  return { seats };
}

/** What decides the game, most important first: points, prizes, gold, silver, bronze (BLU-11.2). */
function meritsOf(cards: readonly ScoreLine[]): readonly number[] {
  const count = (prefix: string): number => cards.filter((card) => card.key.startsWith(prefix)).length;
  const awards = [GOLD, SILVER, BRONZE].map((metal) => count(`award.${METALS[metal]}`));
  return [cards.reduce((sum, card) => sum + card.points, 0), count("prize."), ...awards];
}

function compareMerits(a: readonly number[], b: readonly number[]): number {
  const decisive = a.findIndex((merit, i) => merit !== b[i]);
  return decisive < 0 ? 0 : (a[decisive] as number) - (b[decisive] as number);
}

/** A seat's building of this round, line by line; of a plan that is not known only what BLU-13.8 derives. */
export function sheet(s: State, seat: Seat): readonly ScoreLine[] {
  const lot = lotOf(s.round, seat);
  const building = newSurvey();
  const known = at(s.plans, lot) !== 0;
  if (known) survey(s, lot, building);
  else surveyTaken(s, lot, building);
  const lines: ScoreLine[] = [];
  SCORE_LINES.forEach((key, line) => {
    if (!known && key !== "recycled" && key !== "glass") return;
    lines.push({ key, points: at(building.points, line), rule: SCORE_RULES[key], data: { round: s.round } });
  });
  return lines;
}
