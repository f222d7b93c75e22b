/** What a block brings: reinforcement, lines, squares, and the tiles that are laid on these. */
import { add, at, type Context, type Seat } from "@banquise/engine";
import {
  DIVINATION,
  DIVINATION_LEAST,
  EARNED_LINES,
  MAX_COLOURS,
  PROPAGATION,
  REINFORCEMENT_LINE,
  REINFORCEMENT_POINTS,
  SOLIDITY,
  SOLIDITY_FACTOR,
  SQUARES_LINE,
  TRACK_END,
} from "../data.ts";
import { colourIn, doerOf, events, squareScored } from "../events.ts";
import { completesLine, completesSquare, countSquare, shareSquare, supportsOf } from "../squares.ts";
import {
  COMPLETE_LINES,
  DIVINATION_PICK,
  END_TURN,
  isPerson,
  LAY_TILE,
  NEXT_SQUARE,
  REACT_DIVINATION,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  readyHolder,
  SQUARE_ORDER,
  type State,
  stackSize,
} from "../state.ts";
import {
  CORNERS,
  LINES_AT,
  LINES_PER_POSITION,
  NONE,
  positionOver,
  SQUARE_CORNERS,
  SQUARES_AT,
  TOP_SQUARE,
} from "../temple.ts";
import { spendFavour } from "./favours.ts";
import { layTile } from "./setup.ts";
import { drawTile, takeKnown, turnUpTiles } from "./supply.ts";

// --- Reinforcement (NUN-7) ----------------------------------------------------------------------------------------

/** NUN-7.1, NUN-13.15; Siku and the dummies get nothing (NUN-17.8, NUN-18.3). */
export function reinforce(s: State, context: Context): void {
  s.phase = COMPLETE_LINES;
  if (!isPerson(s, s.builder)) return;
  const supports = supportsOf(s, s.position - 1, s.builder);
  if (supports === 0) return;
  if (readyHolder(s, SOLIDITY) === s.builder) {
    s.decider = s.builder;
    s.phase = REACT_SOLIDITY;
    return;
  }
  scoreReinforcement(s, supports, 1, context);
}

export function answerSolidity(s: State, used: boolean, context: Context): void {
  if (used) spendFavour(s, s.builder, SOLIDITY, context);
  scoreReinforcement(s, supportsOf(s, s.position - 1, s.builder), used ? SOLIDITY_FACTOR : 1, context);
  s.phase = COMPLETE_LINES;
}

function scoreReinforcement(s: State, supports: number, factor: number, { emit }: Context): void {
  const points = supports * REINFORCEMENT_POINTS * factor;
  add(s.earned, s.builder * EARNED_LINES + REINFORCEMENT_LINE, points);
  if (!emit) return;
  const data = { ...colourIn(s, s.builder), position: s.position - 1, supports, points };
  emit(events.make("reinforced", doerOf(s, s.builder), data));
}

// --- Lines (NUN-8) ------------------------------------------------------------------------------------------------

/** NUN-8.1, NUN-8.2; then finds the squares that the block completes. */
export function completeLines(s: State, { emit }: Context): void {
  const position = s.position - 1;
  let lines = 0;
  for (let i = position * LINES_PER_POSITION; i < (position + 1) * LINES_PER_POSITION; i++) {
    if (completesLine(s, at(LINES_AT, i), position)) lines++;
  }
  if (lines > 0) {
    const paid = isPerson(s, s.builder);
    const before = paid ? at(s.engineering, s.builder) : 0;
    const index = paid ? Math.min(TRACK_END, before + lines) : 0;
    if (paid) s.engineering[s.builder] = index;
    if (emit) {
      const data = {
        ...colourIn(s, s.builder),
        lines: linesCompleted(s, position),
        steps: index - before,
        index,
      };
      emit(events.make("linesCompleted", doerOf(s, s.builder), data));
    }
  }
  s.pending = 0;
  for (let i = position * SQUARE_CORNERS; i < (position + 1) * SQUARE_CORNERS; i++) {
    const square = at(SQUARES_AT, i);
    if (completesSquare(s, square, position)) s.pending |= 1 << square;
  }
  s.phase = NEXT_SQUARE;
}

function linesCompleted(s: State, position: number): number[] {
  const lines = LINES_AT.subarray(position * LINES_PER_POSITION, (position + 1) * LINES_PER_POSITION);
  return [...lines].filter((line) => completesLine(s, line, position));
}

// --- Squares (NUN-9) ----------------------------------------------------------------------------------------------

/** NUN-9.9: with two squares or more the active player chooses; for a dummy the human does (NUN-18.17). */
export function nextSquare(s: State, context: Context): void {
  const { pending } = s;
  if (pending === 0) {
    s.phase = END_TURN;
  } else if ((pending & (pending - 1)) === 0) {
    resolveSquare(s, 31 - Math.clz32(pending), context);
  } else {
    s.decider = isPerson(s, s.active) ? s.active : 0;
    s.phase = SQUARE_ORDER;
  }
}

/** Takes up one completed square; whoever holds `propagation` and stands in it is asked first (NUN-12.7). */
export function resolveSquare(s: State, square: number, context: Context): void {
  s.pending &= ~(1 << square);
  s.square = square + 1;
  const holder = readyHolder(s, PROPAGATION);
  if (holder >= 0 && standsIn(s, square, holder)) {
    s.decider = holder;
    s.phase = REACT_PROPAGATION;
    return;
  }
  scoreSquare(s, -1, context);
}

function standsIn(s: State, square: number, colour: number): boolean {
  const first = square * SQUARE_CORNERS;
  for (let i = first; i < first + SQUARE_CORNERS; i++)
    if (at(s.blocks, at(CORNERS, i)) === colour + 1) return true;
  return false;
}

/** NUN-13.11 */
export function answerPropagation(s: State, used: boolean, context: Context): void {
  const holder = s.decider;
  if (used) spendFavour(s, holder, PROPAGATION, context);
  scoreSquare(s, used ? holder : -1, context);
}

const counts = new Uint8Array(MAX_COLOURS);
const points = new Uint8Array(MAX_COLOURS);

/** Awards the points of the square in hand; `boosted` counts one block more (-1: nobody). */
function scoreSquare(s: State, boosted: Seat, { emit }: Context): void {
  const square = s.square - 1;
  countSquare(s, square, NONE, s.builder, counts);
  if (boosted >= 0) add(counts, boosted, 1);
  shareSquare(counts, s.active, s.builder, points);
  for (let seat = 0; seat < s.seats; seat++)
    add(s.earned, seat * EARNED_LINES + SQUARES_LINE, at(points, seat));
  if (emit) emit(squareScored(s, square, counts, points, boosted));
  if (square === TOP_SQUARE) {
    // NUN-9.8
    s.square = 0;
    s.phase = NEXT_SQUARE;
    return;
  }
  const holder = readyHolder(s, DIVINATION);
  s.phase = LAY_TILE;
  if (holder < 0 || stackSize(s) < DIVINATION_LEAST) return;
  s.decider = holder;
  s.phase = REACT_DIVINATION;
}

/** NUN-13.10 */
export function answerDivination(s: State, used: boolean, context: Context): void {
  s.phase = LAY_TILE;
  if (!used) return;
  spendFavour(s, s.decider, DIVINATION, context);
  turnUpTiles(s, context.random);
  s.phase = DIVINATION_PICK;
  if (context.emit) {
    const tiles = [...s.knownTop].filter((tile) => tile !== 0);
    context.emit(events.make("tilesTurnedUp", s.decider, { tiles }));
  }
}

export function divinationPick(s: State, index: number, context: Context): void {
  lay(s, takeKnown(s, index), context);
}

/** NUN-9.7 */
export function layNextTile(s: State, context: Context): void {
  lay(s, drawTile(s, context.random), context);
}

function lay(s: State, tile: number, { emit }: Context): void {
  const position = positionOver(s.square - 1);
  layTile(s, position, tile);
  s.square = 0;
  s.phase = NEXT_SQUARE;
  if (emit) emit(events.make("tileLaid", null, { position, tile }));
}
