/** The rules in one place: who decides, what is legal, why not, and what a move does up to the next decision. */
import {
  add,
  at,
  type Context,
  type Move,
  type MoveList,
  OVER,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { FACES, HIGHEST_STONE, type Length, LOSING_FACE, MOST_ROLLS, ROUNDS } from "./data.ts";
import { events } from "./events.ts";
import { moves } from "./moves.ts";
import { winners } from "./scoring.ts";
import { activeSeat, hasSeen, isOver, noteSeen, type State } from "./state.ts";

export function setup(s: State, { seats, options }: TableConfig, { random }: Context): void {
  s.seats = seats;
  s.rounds = ROUNDS[options.length as Length];
  for (let seat = 0; seat < seats; seat++) s.stones[seat] = 1 + random.int(HIGHEST_STONE);
}

export const actor = (s: State): Seat => (isOver(s) ? OVER : activeSeat(s));

interface MoveKind {
  /** The rule that forbids it, or null. `parameter` is the index of the move among those of its type. */
  whyNot(s: State, parameter: number): RuleId | null;
  apply(s: State, parameter: number, context: Context): void;
}

const KINDS = moves.byType<MoveKind>({
  roll: {
    whyNot: (s) => (s.rolls === MOST_ROLLS ? "TOY-2.4" : null),
    apply: (s, _, context) => roll(s, context),
  },
  take: {
    whyNot: (s) => (s.pot === 0 ? "TOY-2.3" : null),
    apply: (s, _, context) => takePot(s, context),
  },
  look: {
    whyNot: whyNotLook,
    apply: look,
  },
});

export function legal(s: State, out: MoveList): void {
  for (let move = 0; move < moves.size; move++) if (whyNot(s, move) === null) out.push(move);
}

export function whyNot(s: State, move: Move): RuleId | null {
  if (isOver(s)) return "TOY-3.1";
  return (KINDS[moves.typeIndex(move)] as MoveKind).whyNot(s, moves.offset(move));
}

export function apply(s: State, move: Move, context: Context): void {
  (KINDS[moves.typeIndex(move)] as MoveKind).apply(s, moves.offset(move), context);
}

/** TOY-2.1, TOY-2.2 */
function roll(s: State, context: Context): void {
  const { random, emit } = context;
  const seat = activeSeat(s);
  const face = 1 + random.int(FACES);
  s.rolls++;
  if (face !== LOSING_FACE) {
    s.pot += face;
    emit?.(events.make("rolled", seat, { face, pot: s.pot }));
    return;
  }
  const { pot } = s;
  s.pot = 0;
  emit?.(events.make("rolled", seat, { face, pot: 0 }));
  emit?.(events.make("potLost", seat, { pot }));
  endTurn(s, context);
}

/** TOY-2.3 */
function takePot(s: State, context: Context): void {
  const points = s.pot;
  add(s.points, activeSeat(s), points);
  s.pot = 0;
  context.emit?.(events.make("potTaken", activeSeat(s), { points }));
  endTurn(s, context);
}

function whyNotLook(s: State, other: Seat): RuleId | null {
  const seat = activeSeat(s);
  const may = s.rolls === 0 && other < s.seats && other !== seat && !hasSeen(s, seat, other);
  return may ? null : "TOY-2.5";
}

function look(s: State, other: Seat, { emit }: Context): void {
  const seat = activeSeat(s);
  noteSeen(s, seat, other);
  const secret = { seat, data: { stone: at(s.stones, other) } };
  emit?.(events.make("looked", seat, { seat: other }, { secret }));
}

function endTurn(s: State, { emit }: Context): void {
  s.turns++;
  s.rolls = 0;
  if (!isOver(s) || !emit) return;
  emit(events.make("stonesShown", null, { stones: Array.from(s.stones.subarray(0, s.seats)) }));
  emit(events.make("ended", null, { winners: winners(s) }));
}
