/** End-of-game Favours (NUN-15.1), and the story of the final scoring. */
import { add, at, type Context, type Seat } from "@banquise/engine";
import {
  BEAST,
  DISCERNMENT,
  FACE_KINDS,
  FAVOURS,
  FIRST_TRANSFORM,
  HERD,
  isEndFavour,
  MAJESTY,
  MAJESTY_POINTS,
  SCORE_LINES,
  TRACK_NEXT,
  TRANSFORMATION,
} from "../data.ts";
import { colourIn, doerOf, type Emit, events } from "../events.ts";
import {
  borderOf,
  type CountedLine,
  countedLines,
  result,
  templeTopSetter,
  templeTopWinner,
} from "../scoring.ts";
import {
  cardsShowing,
  coloursOf,
  END_FAVOURS,
  ENDED,
  holds,
  isSolo,
  NEXT_END_FAVOURS,
  type State,
  TRANSFORM_CARD,
  TRANSFORM_TO,
} from "../state.ts";
import { FLOOR, POSITIONS } from "../temple.ts";
import { addFavourPoints, spendFavour } from "./favours.ts";

/** Asks the next seat that can still play such a Favour, in turn order; when there is none, the game is over. */
export function nextEndFavours(s: State, { emit }: Context): void {
  for (; s.passed < s.seats; s.passed++) {
    const seat = (s.first + s.passed) % s.seats;
    for (let favour = 0; favour < FAVOURS; favour++) {
      if (!isPlayableAtEnd(s, seat, favour)) continue;
      s.active = seat;
      s.decider = seat;
      s.phase = END_FAVOURS;
      return;
    }
  }
  s.phase = ENDED;
  if (emit) tellScoring(s, emit);
}

/** NUN-13.19: a herd needs a beast. */
export const isPlayableAtEnd = (s: State, seat: Seat, favour: number): boolean =>
  isEndFavour(favour) && holds(s, seat, favour) && (favour !== HERD || cardsShowing(s, seat, BEAST) > 0);

export function endPass(s: State): void {
  s.passed++;
  s.phase = NEXT_END_FAVOURS;
}

export function playEndFavour(s: State, favour: number, context: Context): void {
  const seat = s.decider;
  spendFavour(s, seat, favour, context);
  s.phase = NEXT_END_FAVOURS;
  if (favour === TRANSFORMATION) s.phase = TRANSFORM_CARD;
  else if (favour === DISCERNMENT)
    addFavourPoints(s, seat, favour, at(TRACK_NEXT, at(s.engineering, seat)), context);
  else if (favour === MAJESTY) addFavourPoints(s, seat, favour, majestyOf(s, seat), context);
}

/** NUN-13.20 */
function majestyOf(s: State, seat: Seat): number {
  let points = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (at(s.blocks, position) === seat + 1) points += MAJESTY_POINTS[at(FLOOR, position)] as number;
  }
  return points;
}

export function transformCard(s: State, face: number): void {
  s.offered = face + 1;
  s.phase = TRANSFORM_TO;
}

/** NUN-13.16: the card loses all that it was. */
export function transformTo(s: State, choice: number, { emit }: Context): void {
  const seat = s.decider;
  const face = s.offered - 1;
  add(s.area, seat * FACE_KINDS + face, -1);
  add(s.area, seat * FACE_KINDS + FIRST_TRANSFORM + choice, 1);
  s.transformed = s.offered;
  s.offered = 0;
  s.phase = NEXT_END_FAVOURS;
  if (emit) emit(events.make("cardTransformed", seat, { from: face, to: FIRST_TRANSFORM + choice }));
}

// --- The story of the scoring -------------------------------------------------------------------------------------

/** Points earned during the game and the temple top are told when they come; cards begin here. */
const FIRST_CARD_LINE = SCORE_LINES.indexOf("workers");

/** NUN-15.12: category by category, each seat in turn order. */
function tellScoring(s: State, emit: Emit): void {
  tellTempleTop(s, emit);
  const order = Array.from({ length: s.seats }, (_, turn) => (s.first + turn) % s.seats);
  const sheets = order.map((seat) => ({ seat, lines: countedLines(s, seat) }));
  for (let line = FIRST_CARD_LINE; line < SCORE_LINES.length; line++) {
    for (const { seat, lines } of sheets) {
      const { points, rule, data } = lines[line] as CountedLine;
      if (points > 0) emit(events.make("categoryScored", seat, { line, points, ...data }, { rule }));
    }
  }
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const totals = seats.map(({ total }) => total);
  emit(events.make("gameEnded", null, { winners, totals }, { rule: isSolo(s) ? "NUN-18.18" : "NUN-16.1" }));
}

function tellTempleTop(s: State, emit: Emit): void {
  const winner = templeTopWinner(s);
  const blocks = Array.from({ length: coloursOf(s) }, (_, colour) => borderOf(s, colour));
  if (winner < 0) emit(events.make("templeTopUnclaimed", templeTopSetter(s), { blocks }));
  else emit(events.make("templeTop", doerOf(s, winner), { ...colourIn(s, winner), blocks }));
}
