/** Scouts and their stacks (GEN-25). */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { withBit } from "../bits.ts";
import { CARRY_CODE, EXPLORE_CODE, RETURN_CODE } from "../compile/addresses.ts";
import { argAt } from "../compile/code.ts";
import { CONTINUE_TO, EXPEDITION_LETTER, EXPEDITION_SPACES, RETURN_NEXT } from "../compile/properties.ts";
import { LETTERS } from "../content/types.ts";
import { BUILDING_IDS, ENGINEER, MAX_STACKS, STACK_DEPTH } from "../data.ts";
import { events } from "../events.ts";
import { SPACES } from "../map.ts";
import { cardInStack, inAction, kindAt, scoutsAway, stackHeight } from "../queries.ts";
import type { State } from "../state.ts";
import { discardExpedition, drawExpedition, hasExpedition } from "./decks.ts";
import { ask, push } from "./frames.ts";

const BEACON = BUILDING_IDS.indexOf("beacon");

/** Stages of the scout under way in a frame. */
const MARCHING = 1;
const EXPLORING = 2;
const RETURNING = 3;

// --- Stacks ---------------------------------------------------------------------------------------------------------

const topCard = (s: State, stack: number): number => cardInStack(s, stack, stackHeight(s, stack) - 1);

/** GEN-25.1: each covered card shows its first space only. */
export const pathLength = (s: State, stack: number): number =>
  stackHeight(s, stack) - 1 + at(EXPEDITION_SPACES, topCard(s, stack));

/** Lays a card of a letter on a stack. */
export function layExpedition(s: State, stack: number, letter: number, context: Context): void {
  const card = drawExpedition(s, letter, context);
  s.stacks[stack * STACK_DEPTH + stackHeight(s, stack)] = card + 1;
  context.emit?.(events.make("expeditionLaid", null, { stack, card }));
}

/** GEN-28.39: a further stack, if there is a card and room for it. */
export function openStack(s: State, context: Context): void {
  if (!hasExpedition(s, 0)) return;
  for (let stack = 0; stack < MAX_STACKS; stack++) {
    if (stackHeight(s, stack) === 0) {
      layExpedition(s, stack, 0, context);
      return;
    }
  }
}

// --- Deploying (GEN-10.13) ------------------------------------------------------------------------------------------

function beaconLimit(s: State): number {
  for (let space = 0; space < SPACES; space++)
    if (kindAt(s, space) === BEACON) return 1 + at(s.upgraded, space);
  return 0;
}

/** Why no scout of this kind can leave at all. */
export function whyNotScout(s: State, meeple: number): RuleId | null {
  if (meeple > ENGINEER) return meeple === ENGINEER + 1 ? "GEN-10.13" : "GEN-24.1";
  if (at(s.copies, BEACON) === 0 || scoutsAway(s) >= beaconLimit(s)) return "GEN-10.13";
  for (let stack = 0; stack < MAX_STACKS; stack++) if (whyNotStack(s, stack) === null) return null;
  return "GEN-10.13";
}

export const whyNotStack = (s: State, stack: number): RuleId | null =>
  stackHeight(s, stack) === 0 || at(s.scouts, stack) !== 0 ? "GEN-10.13" : null;

export function deployScout(s: State, stack: number, meeple: number, { emit }: Context): void {
  s.scouts[stack] = meeple + 1;
  s.scoutSpaces[stack] = 0;
  s.carried[stack] = 0;
  add(s.fielded, meeple, -1);
  emit?.(events.make("scoutDeployed", null, { stack, meeple }));
}

// --- On the way -----------------------------------------------------------------------------------------------------

/**
 * One step of the instruction `scouts`, which is over when this returns true. `frameLeft` is the stack + 1 of the scout
 * under way, `frameMoves` its movement, `frameStage` how far its exploration is.
 */
export function march(s: State, frame: number, context: Context): boolean {
  const pc = at(s.framePc, frame);
  switch (at(s.frameStage, frame)) {
    case MARCHING:
      return walk(s, frame, context);
    case EXPLORING:
      // What was found may have killed the last of the scout's type (GEN-25.12).
      if (at(s.scouts, at(s.frameLeft, frame) - 1) === 0) return setOff(s, frame, context);
      ask(s, "explored");
      return false;
    case RETURNING:
      renewStack(s, at(s.frameLeft, frame) - 1, context);
      return setOff(s, frame, context);
    default:
      if (argAt(pc, 2) === 0) return setOff(s, frame, context);
      if (scoutsAway(s) === 0) return true;
      ask(s, "scout");
      return false;
  }
}

/** The next scout in display order, when all of them move; true when there is none. */
function setOff(s: State, frame: number, context: Context): boolean {
  const pc = at(s.framePc, frame);
  if (argAt(pc, 2) === 1) return true;
  for (let stack = at(s.frameLeft, frame); stack < MAX_STACKS; stack++) {
    if (at(s.scouts, stack) === 0) continue;
    beginMarch(s, stack);
    return walk(s, frame, context);
  }
  return true;
}

/** Sends the scout of a stack off with the movement of the running instruction. */
export function beginMarch(s: State, stack: number): void {
  const frame = s.depth - 1;
  s.frameLeft[frame] = stack + 1;
  s.frameMoves[frame] = argAt(at(s.framePc, frame), 1);
  s.frameStage[frame] = MARCHING;
}

function walk(s: State, frame: number, context: Context): boolean {
  const stack = at(s.frameLeft, frame) - 1;
  const last = pathLength(s, stack) - 1;
  const from = at(s.scoutSpaces, stack);
  const steps = Math.min(at(s.frameMoves, frame), last - from);
  if (steps > 0) {
    s.scoutSpaces[stack] = from + steps;
    add(s.frameMoves, frame, -steps);
    context.emit?.(events.make("scoutMoved", null, { stack, from, to: from + steps }));
  }
  if (from + steps < last) return setOff(s, frame, context);
  ask(s, "reach");
  return false;
}

const stackUnderWay = (s: State): number => at(s.frameLeft, s.depth - 1) - 1;

/** GEN-25.2: only A and B, and only if the next letter has a card. */
export function whyNotAvoid(s: State): RuleId | null {
  const letter = at(EXPEDITION_LETTER, topCard(s, stackUnderWay(s))) + 1;
  return letter < LETTERS.length && hasExpedition(s, letter) ? null : "GEN-25.2";
}

/** GEN-25.3 */
export function avoid(s: State, context: Context): void {
  const stack = stackUnderWay(s);
  const card = topCard(s, stack);
  context.emit?.(events.make("expeditionAvoided", null, { stack, card }));
  layExpedition(s, stack, at(EXPEDITION_LETTER, card) + 1, context);
  s.scoutSpaces[stack] = stackHeight(s, stack) - 1;
}

/** GEN-25.4 */
export function explore(s: State, context: Context): void {
  const stack = stackUnderWay(s);
  const card = topCard(s, stack);
  s.explored = withBit(s.explored, card);
  context.emit?.(events.make("explored", null, { stack, card }));
  s.frameStage[s.depth - 1] = EXPLORING;
  push(s, at(EXPLORE_CODE, card), at(s.scouts, stack));
}

export function whyNotContinue(s: State): RuleId | null {
  const letter = at(CONTINUE_TO, topCard(s, stackUnderWay(s)));
  return letter > 0 && hasExpedition(s, letter - 1) ? null : "GEN-25.4";
}

/** GEN-25.5: the bonus is remembered, the remaining movement is lost. */
export function goOn(s: State, context: Context): void {
  const frame = s.depth - 1;
  const stack = stackUnderWay(s);
  const card = topCard(s, stack);
  s.carried[stack] = at(s.carried, stack) | (1 << (stackHeight(s, stack) - 1));
  context.emit?.(events.make("expeditionContinued", null, { stack, card }));
  layExpedition(s, stack, at(CONTINUE_TO, card) - 1, context);
  s.scoutSpaces[stack] = stackHeight(s, stack) - 1;
  s.frameMoves[frame] = 0;
  s.frameStage[frame] = MARCHING;
}

/** GEN-25.6: what was remembered first, then what the card gives. */
export function comeBack(s: State, context: Context): void {
  const stack = stackUnderWay(s);
  const card = topCard(s, stack);
  const scout = at(s.scouts, stack);
  s.scouts[stack] = 0;
  s.scoutSpaces[stack] = 0;
  if (inAction(s)) {
    add(s.reserve, scout - 1, 1);
    add(s.fielded, scout - 1, 1);
  }
  context.emit?.(events.make("scoutReturned", null, { stack, meeple: scout - 1, card }));
  s.frameStage[s.depth - 1] = RETURNING;
  push(s, at(RETURN_CODE, card), scout);
  for (let level = STACK_DEPTH - 1; level >= 0; level--) {
    if ((at(s.carried, stack) & (1 << level)) !== 0)
      push(s, at(CARRY_CODE, cardInStack(s, stack, level)), scout);
  }
  s.carried[stack] = 0;
}

/** GEN-25.12: no scout outlives the last citizen of its type. */
export function loseScouts(s: State, type: number, { emit }: Context): void {
  for (let stack = 0; stack < MAX_STACKS; stack++) {
    if (at(s.scouts, stack) !== type + 1) continue;
    s.scouts[stack] = 0;
    s.scoutSpaces[stack] = 0;
    s.carried[stack] = 0;
    emit?.(events.make("scoutLost", null, { stack, meeple: type }));
  }
}

/** A further card on top, or a new stack in its place. */
function renewStack(s: State, stack: number, context: Context): void {
  const next = at(RETURN_NEXT, topCard(s, stack));
  if (next > 0 && hasExpedition(s, next - 1)) {
    layExpedition(s, stack, next - 1, context);
    return;
  }
  for (let level = 0; level < STACK_DEPTH; level++) {
    const card = cardInStack(s, stack, level);
    if (card >= 0) discardExpedition(s, card);
    s.stacks[stack * STACK_DEPTH + level] = 0;
  }
  layExpedition(s, stack, 0, context);
}
