/** How the dummies of a solo game choose (NUN-18.6 to NUN-18.14). Questions only, so that the screen can explain them. */
import { at, type RuleId } from "@banquise/engine";
import { ANCESTOR, bitOf, CARD_BITS, cardOf, DUMMY_1, MAX_COLOURS, ROW, WORKER } from "./data.ts";
import { completesLine, completesSquare, countSquare, shareSquare, supportsOf } from "./squares.ts";
import { isAvailable, MATCHING, openSymbols, roundsPlayed, type State, symbolsAt } from "./state.ts";
import {
  AXIS_DISTANCE,
  isBorder,
  LINES_AT,
  LINES_PER_POSITION,
  POSITIONS,
  SQUARE_CORNERS,
  SQUARES_AT,
} from "./temple.ts";

/** The position of a dummy's cube on the diamond (NUN-18.2, NUN-18.16). */
export const cubeOf = (s: State, dummy: number): number =>
  ((dummy === DUMMY_1 ? 0 : 2) + roundsPlayed(s)) % ROW;

/** The card that the active dummy takes: the first playable one clockwise from its cube (NUN-18.6, NUN-18.7). */
export function dummySlot(s: State): number {
  const bits = s.freedom === MATCHING ? openSymbols(s) : ~0;
  const cube = cubeOf(s, s.active);
  let steps = 0;
  while ((at(CARD_BITS, at(s.row, (cube + steps) % ROW)) & bits) === 0) steps++;
  return (cube + steps) % ROW;
}

/** NUN-18.14: as what a dummy plays its card on a tile. */
export function dummySymbol(card: number, tileBits: number): number {
  const shown = at(CARD_BITS, card) & tileBits;
  const bits = shown === 0 ? at(CARD_BITS, card) : shown;
  if ((bits & bitOf(WORKER)) !== 0) return WORKER;
  if ((bits & bitOf(ANCESTOR)) !== 0) return ANCESTOR;
  return 31 - Math.clz32(bits & -bits);
}

// --- Where the block goes -----------------------------------------------------------------------------------------

/** What a tile offers the active dummy. */
export interface DummyOption {
  readonly position: number;
  /** Square points + one for each line + reinforcement (NUN-18.9). */
  readonly points: number;
  readonly squarePoints: number;
  readonly lines: number;
  readonly reinforcement: number;
  readonly border: boolean;
  /** Towards the middle: smaller is nearer (NUN-18.11). */
  readonly distance: number;
  /** NUN-18.12 */
  readonly preferred: boolean;
}

const counts = new Uint8Array(MAX_COLOURS);
const shares = new Uint8Array(MAX_COLOURS);

function squarePointsAt(s: State, position: number): number {
  let points = 0;
  for (let i = position * SQUARE_CORNERS; i < (position + 1) * SQUARE_CORNERS; i++) {
    const square = at(SQUARES_AT, i);
    if (!completesSquare(s, square, position)) continue;
    countSquare(s, square, position, s.active, counts);
    shareSquare(counts, s.active, s.active, shares);
    points += at(shares, s.active);
  }
  return points;
}

function linesAt(s: State, position: number): number {
  let lines = 0;
  for (let i = position * LINES_PER_POSITION; i < (position + 1) * LINES_PER_POSITION; i++) {
    if (completesLine(s, at(LINES_AT, i), position)) lines++;
  }
  return lines;
}

const WORKER_ENGINEER = cardOf("workerEngineer");

/** NUN-18.12 */
const isPreferred = (s: State, position: number): boolean =>
  s.hand === WORKER_ENGINEER && (symbolsAt(s, position) & bitOf(WORKER)) !== 0;

/** Whether the active dummy considers a tile for the card it has taken. */
const isDummySite = (s: State, position: number): boolean =>
  isAvailable(s, position) &&
  (s.freedom !== MATCHING || (symbolsAt(s, position) & at(CARD_BITS, s.hand)) !== 0);

/** More than the largest distance to the axis. */
const FAR = 64;

/** All criteria of NUN-18.9 to NUN-18.12 in one number: the larger is chosen, equal ones are tied. */
function meritOf(s: State, position: number): number {
  const square = squarePointsAt(s, position);
  const lines = linesAt(s, position);
  const supports = supportsOf(s, position, s.active);
  let merit = square + lines + supports;
  merit = merit * 2 + (square > 0 ? 1 : 0);
  merit = merit * 2 + (lines > 0 ? 1 : 0);
  merit = merit * 2 + (supports > 0 ? 1 : 0);
  merit = merit * 2 + (isBorder(position) ? 0 : 1);
  merit = merit * FAR + (FAR - 1 - at(AXIS_DISTANCE, position));
  return merit * 2 + (isPreferred(s, position) ? 1 : 0);
}

/** Fills the tied best positions for the card that the active dummy has taken; returns how many there are. */
export function dummyTies(s: State, positions: Uint8Array): number {
  let best = -1;
  let tied = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (!isDummySite(s, position)) continue;
    const merit = meritOf(s, position);
    if (merit < best) continue;
    if (merit > best) tied = 0;
    best = merit;
    positions[tied++] = position;
  }
  return tied;
}

/** Everything that the active dummy weighs for the card it has taken, in the order of the positions. */
export function dummyOptions(s: State): readonly DummyOption[] {
  const options: DummyOption[] = [];
  for (let position = 0; position < POSITIONS; position++) {
    if (!isDummySite(s, position)) continue;
    const squarePoints = squarePointsAt(s, position);
    const lines = linesAt(s, position);
    const reinforcement = supportsOf(s, position, s.active);
    options.push({
      position,
      points: squarePoints + lines + reinforcement,
      squarePoints,
      lines,
      reinforcement,
      border: isBorder(position),
      distance: at(AXIS_DISTANCE, position),
      preferred: isPreferred(s, position),
    });
  }
  return options;
}

/** The rule behind each of `DUMMY_CRITERIA`. */
const CRITERION_RULES: readonly RuleId[] = [
  "NUN-18.9",
  "NUN-18.9",
  "NUN-18.10",
  "NUN-18.10",
  "NUN-18.10",
  "NUN-18.11",
  "NUN-18.11",
  "NUN-18.12",
  "NUN-18.13",
];
export const ruleOfCriterion = (criterion: number): RuleId => CRITERION_RULES[criterion] ?? "NUN-18.9";

/** What decided between the tiles, most important first. */
export const DUMMY_CRITERIA = [
  "onlyTile",
  "points",
  "square",
  "line",
  "reinforcement",
  "inner",
  "middle",
  "worker",
  "tie",
] as const;

/** What the criteria from "points" to "worker" look at: the larger is better. */
const MEASURES: readonly ((option: DummyOption) => number)[] = [
  (option) => option.points,
  (option) => (option.squarePoints > 0 ? 1 : 0),
  (option) => (option.lines > 0 ? 1 : 0),
  (option) => (option.reinforcement > 0 ? 1 : 0),
  (option) => (option.border ? 0 : 1),
  (option) => -option.distance,
  (option) => (option.preferred ? 1 : 0),
];

/** Which criterion left fewer than all tiles last, as an index of `DUMMY_CRITERIA`; "tie" when the human decides. */
export function decidingCriterion(options: readonly DummyOption[]): number {
  let left = options;
  let decided = 0;
  for (let i = 0; i < MEASURES.length && left.length > 1; i++) {
    const measure = MEASURES[i] as (option: DummyOption) => number;
    const best = Math.max(...left.map(measure));
    const kept = left.filter((option) => measure(option) === best);
    if (kept.length < left.length) decided = i + 1;
    left = kept;
  }
  return left.length > 1 ? DUMMY_CRITERIA.indexOf("tie") : decided;
}
