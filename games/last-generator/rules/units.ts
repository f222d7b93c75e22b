/** Effects that are carried out unit by unit: each may ask, and each is complete before the next (GEN-2.5). */
import { at, type Context } from "@banquise/engine";
import { withBit } from "../bits.ts";
import { DESTROY_SHELTER, OP, WHO_EACH } from "../compile/code.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { argAt, COPIES } from "../compile/tables.ts";
import { TYPES } from "../data.ts";
import { event } from "../events.ts";
import { tokensOn } from "../queries.ts";
import type { State } from "../state.ts";
import { canBuild, canDestroy, hasSite } from "./buildings.ts";
import { queryValue } from "./conditions.ts";
import { drawCitizen } from "./decks.ts";
import { canDiscardEvent } from "./display.ts";
import { openStack } from "./expeditions.ts";
import { ask, pushNested } from "./frames.ts";
import { canRecall } from "./recall.ts";
import { strike } from "./strike.ts";
import { canGather, canPlaceTile, gatherFrom, NEAR, turnTile } from "./terrain.ts";
import { canDraw, hasSide, raiseTyped } from "./tokens.ts";

const CURE_BONUS = slotNamed("cureBonus");
const TREAT_BONUS = slotNamed("treatBonus");
const CLEAR_BONUS = slotNamed("clearBonus");

const REPEATED = new Uint8Array(256);
for (const op of [
  OP.raise,
  OP.raiseTyped,
  OP.lower,
  OP.activate,
  OP.exhaust,
  OP.sick,
  OP.die,
  OP.flip,
  OP.fatigue,
  OP.join,
  OP.leave,
  OP.cure,
  OP.treat,
  OP.recall,
  OP.drawCitizen,
  OP.discardCitizen,
  OP.discardEvent,
  OP.destroy,
  OP.clear,
  OP.gather,
  OP.buildFree,
  OP.build,
  OP.newExpedition,
  OP.repeat,
])
  REPEATED[op] = 1;

export const isRepeated = (op: number): boolean => REPEATED[op] === 1;

/** How many units an instruction has. `who` is its first argument where it strikes people. */
function unitsOf(s: State, frame: number, pc: number, op: number): number {
  const a = argAt(pc, 1);
  const b = argAt(pc, 2);
  switch (op) {
    case OP.recall:
    case OP.drawCitizen:
    case OP.discardCitizen:
    case OP.discardEvent:
    case OP.build:
    case OP.newExpedition:
      return a;
    case OP.destroy:
    case OP.gather:
    case OP.buildFree:
      return 1;
    case OP.clear:
      return b + (argAt(pc, 3) === 1 && a === NEAR ? at(s.modifiers, CLEAR_BONUS) : 0);
    case OP.cure:
      return b + (at(s.frameUse, frame) > 0 ? at(s.modifiers, CURE_BONUS) : 0);
    case OP.treat:
      return b + (at(s.frameUse, frame) > 0 ? at(s.modifiers, TREAT_BONUS) : 0);
    case OP.repeat:
      return Math.min(b, queryValue(s, a));
    case OP.sick:
    case OP.die:
    case OP.flip:
    case OP.fatigue:
    case OP.join:
    case OP.leave:
      return a === WHO_EACH ? b * TYPES : b;
    default:
      return b;
  }
}

export function runUnit(s: State, frame: number, pc: number, op: number, context: Context): void {
  const before = at(s.frameLeft, frame);
  const units = before === 0 ? unitsOf(s, frame, pc, op) : before - 1;
  if (units === 0 || !canGoOn(s, pc, op)) {
    advance(s, frame);
    return;
  }
  s.frameLeft[frame] = units;
  const a = argAt(pc, 1);
  switch (op) {
    case OP.raise:
      s.track = a;
      ask(s, "raise");
      return;
    case OP.lower:
      s.track = a;
      ask(s, "lower");
      return;
    case OP.activate:
      s.track = a;
      ask(s, "activate");
      return;
    case OP.exhaust:
      s.track = a;
      ask(s, "exhaust");
      return;
    case OP.raiseTyped:
      raiseTyped(s, a, argAt(pc, 3), context);
      return;
    case OP.recall:
      ask(s, "recall");
      return;
    case OP.drawCitizen:
      drawToHand(s, context);
      return;
    case OP.discardCitizen:
      ask(s, "discardCitizen");
      return;
    case OP.discardEvent:
      ask(s, "discardEvent");
      return;
    case OP.destroy:
      ask(s, "destroy");
      return;
    case OP.clear:
      turnTile(s, a, context);
      return;
    case OP.gather:
      gather(s, frame, a, context);
      return;
    case OP.buildFree:
      s.constructing = a + 1;
      ask(s, "site");
      return;
    case OP.build:
      ask(s, "build");
      return;
    case OP.newExpedition:
      openStack(s, context);
      return;
    case OP.repeat:
      pushNested(s, argAt(pc, 3), frame);
      return;
    default:
      strike(s, frame, a, op, units, context);
      return;
  }
}

/** False when the rest of the instruction can have no effect any more. */
function canGoOn(s: State, pc: number, op: number): boolean {
  const a = argAt(pc, 1);
  switch (op) {
    case OP.raise:
      return canDraw(s, a) || hasSide(s, a, false);
    case OP.lower:
      return tokensOn(s, a) > 0;
    case OP.activate:
      return hasSide(s, a, false, argAt(pc, 3));
    case OP.exhaust:
      return hasSide(s, a, true, argAt(pc, 3));
    case OP.recall:
      return canRecall(s);
    case OP.discardCitizen:
      return s.hand !== 0;
    case OP.discardEvent:
      return canDiscardEvent(s);
    case OP.destroy:
      return canDestroy(s, a === DESTROY_SHELTER);
    case OP.clear:
      return canPlaceTile(s, a);
    case OP.buildFree:
      return at(s.copies, a) < at(COPIES, a) && hasSite(s, a);
    case OP.build:
      return canBuild(s);
    default:
      return true;
  }
}

/** GEN-28.33: from the Meeple's own space when it gathers, otherwise from any space that could be gathered. */
function gather(s: State, frame: number, n: number, context: Context): void {
  const space = at(s.frameSpace, frame) - 1;
  if (space >= 0) gatherFrom(s, space, n, context);
  else if (canGather(s)) ask(s, "gatherEffect");
}

function drawToHand(s: State, context: Context): void {
  const card = drawCitizen(s, context);
  if (card < 0) return;
  s.hand = withBit(s.hand, card);
  context.emit?.(event("citizenDrawn", { card }));
}

/** The instruction is over: the next one begins. */
export function advance(s: State, frame: number): void {
  s.framePc[frame] = at(s.framePc, frame) + 1;
  s.frameLeft[frame] = 0;
  s.frameMoves[frame] = 0;
  s.frameStage[frame] = 0;
}
