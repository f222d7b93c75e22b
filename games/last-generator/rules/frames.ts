/** The stack of pending effects (GEN-4.2), the question that stops it, and the end that clears it. */
import { at, type Context, type RuleId } from "@banquise/engine";
import { argAt, opAt } from "../compile/code.ts";
import { events } from "../events.ts";
import { ENDED } from "../phases.ts";
import { QUESTION, type QuestionName } from "../questions.ts";
import { LOST, total, WON } from "../scoring.ts";
import { MAX_DEPTH, type State } from "../state.ts";

/** Puts a list of effects on top: it runs before what is below goes on. `type`, `use` and `space` count from 1. */
export function push(s: State, pc: number, type = 0, use = 0, space = 0): void {
  if (pc === 0) return;
  const frame = s.depth;
  if (frame === MAX_DEPTH) throw new RangeError("effects nest too deeply");
  s.depth = frame + 1;
  s.framePc[frame] = pc;
  s.frameLeft[frame] = 0;
  s.frameType[frame] = type;
  s.frameUse[frame] = use;
  s.frameSpace[frame] = space;
  s.frameMoves[frame] = 0;
  s.frameStage[frame] = 0;
}

/** A list that belongs to the effect that is running: it acts for the same Meeple and building. */
export function pushNested(s: State, pc: number, frame: number): void {
  push(s, pc, at(s.frameType, frame), at(s.frameUse, frame), at(s.frameSpace, frame));
}

/** Blanks the top frame and takes it off. */
export function pop(s: State): void {
  const frame = --s.depth;
  s.framePc[frame] = 0;
  s.frameLeft[frame] = 0;
  s.frameType[frame] = 0;
  s.frameUse[frame] = 0;
  s.frameSpace[frame] = 0;
  s.frameMoves[frame] = 0;
  s.frameStage[frame] = 0;
}

/** The instruction of a frame is over: the next one begins. */
export function advance(s: State, frame: number): void {
  s.framePc[frame] = at(s.framePc, frame) + 1;
  s.frameLeft[frame] = 0;
  s.frameMoves[frame] = 0;
  s.frameStage[frame] = 0;
}

export function ask(s: State, name: QuestionName): void {
  s.ask = QUESTION[name];
}

export function win(s: State, { emit }: Context): void {
  s.outcome = WON;
  end(s);
  emit?.(events.make("gameEnded", null, { won: 1, loss: 0, total: total(s) }));
}

/** GEN-2.10: the end comes at once, in the middle of whatever is being resolved. */
export function lose(s: State, loss: number, { emit }: Context): void {
  if (s.phase === ENDED) return;
  s.outcome = LOST;
  s.loss = loss;
  end(s);
  emit?.(
    events.make(
      "gameEnded",
      null,
      { won: 0, loss, total: total(s) },
      { rule: LOSS_RULES[loss - 1] ?? SCENARIO_LOSS },
    ),
  );
}

/** The rule of each defeat, in the order of `LOSSES`; those of a scenario have one in common. */
const LOSS_RULES: readonly RuleId[] = [
  "GEN-14.1",
  "GEN-14.2",
  "GEN-14.3",
  "GEN-14.4",
  "GEN-14.5",
  "GEN-14.6",
  "GEN-13.8",
];
const SCENARIO_LOSS: RuleId = "GEN-14.7";

function end(s: State): void {
  while (s.depth > 0) pop(s);
  s.phase = ENDED;
  s.ask = 0;
  s.voter = 0;
}

/** The operation of the instruction that asks, the one on top, and its arguments. */
export const runningOp = (s: State): number => opAt(at(s.framePc, s.depth - 1));
export const runningArg = (s: State, argument: number): number => argAt(at(s.framePc, s.depth - 1), argument);
