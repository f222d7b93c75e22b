/** Runs pending effects (GEN-28), one unit at a time. */
import { add, at, type Context } from "@banquise/engine";
import type { AskName } from "../asks.ts";
import { withBit } from "../bits.ts";
import {
  DESTROY_SHELTER,
  OP,
  UNTIL_ACTION,
  UNTIL_ROUND,
  WHO_ACTING,
  WHO_CHOOSE,
  WHO_EACH,
  WHO_FED,
} from "../compile/code.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { argAt, COPIES, opAt } from "../compile/tables.ts";
import { TRACKS } from "../content/tracks.ts";
import { RESOURCES } from "../content/types.ts";
import { BUILDING_IDS, FED, TYPES } from "../data.ts";
import { event } from "../events.ts";
import { type State, tokensOn } from "../state.ts";
import { throwCubes } from "../tower.ts";

import { canBuild, canDestroy, hasSite, WORKSHOP } from "./buildings.ts";
import { addDusk, drawCitizen, finishDusk, hasten, openTechnologies } from "./decks.ts";
import { canDiscardEvent, canEnact, changeAutomata, displayEvent, removeEvent } from "./display.ts";
import { march, openStack } from "./expeditions.ts";
import { ask, pop, pushNested } from "./frames.ts";
import {
  changeCold,
  changeCorpses,
  changeCounter,
  changeHeat,
  changeHunger,
  changePressure,
  changeRadius,
  drop,
  gain,
  moveStorm,
} from "./markers.ts";
import { canCure, cure, die, flip, join, leave, sicken, tire, treat } from "./people.ts";
import { holds, queryValue } from "./queries.ts";
import { canRecall } from "./recall.ts";
import { canGather, canPlaceTile, gatherFrom, NEAR, turnTile } from "./terrain.ts";
import { canDraw, hasSide, raiseTyped } from "./tokens.ts";

const CURE_BONUS = slotNamed("cureBonus");
const TREAT_BONUS = slotNamed("treatBonus");
const CLEAR_BONUS = slotNamed("clearBonus");
const GATHER_BONUS = slotNamed("gatherBonus");
/** By building kind and resource. */
const USE_BONUS = Uint8Array.from(
  BUILDING_IDS.flatMap((id) => RESOURCES.map((res) => slotNamed(`useBonus.${id}.${res}`))),
);

/** Runs the top frame up to its next unit, question or end. */
export function runFrame(s: State, context: Context): void {
  const frame = s.depth - 1;
  const pc = at(s.framePc, frame);
  const op = opAt(pc);
  if (op === OP.end) {
    pop(s);
    return;
  }
  if (REPEATED[op] === 1) {
    runUnit(s, frame, pc, op, context);
    return;
  }
  if (op === OP.scouts) {
    if (march(s, frame, context)) advance(s, frame);
    return;
  }
  advance(s, frame);
  runOnce(s, frame, pc, op, context);
}

function advance(s: State, frame: number): void {
  s.framePc[frame] = at(s.framePc, frame) + 1;
  s.frameLeft[frame] = 0;
  s.frameMoves[frame] = 0;
  s.frameStage[frame] = 0;
}

// --- Effects that are carried out at once ---------------------------------------------------------------------------

function runOnce(s: State, frame: number, pc: number, op: number, context: Context): void {
  const a = argAt(pc, 1);
  const b = argAt(pc, 2);
  const { emit } = context;
  switch (op) {
    case OP.gain:
      gain(s, a, b + useBonus(s, frame, a), context);
      return;
    case OP.lose:
      drop(s, a, b, context);
      return;
    case OP.corpses:
      changeCorpses(s, a, context);
      return;
    case OP.cold:
      changeCold(s, a, context);
      return;
    case OP.radius:
      changeRadius(s, a, b, context);
      return;
    case OP.heat:
      changeHeat(s, a, context);
      return;
    case OP.pressure:
      changePressure(s, a, context);
      return;
    case OP.ventAll:
      changePressure(s, -s.pressure, context);
      return;
    case OP.tower:
      changePressure(s, throwCubes(s, a, context), context);
      return;
    case OP.hunger:
      changeHunger(s, a, context);
      return;
    case OP.addDusk:
      addDusk(s, a, context);
      return;
    case OP.storm:
      moveStorm(s, a, context);
      return;
    case OP.stormSet:
      s.storm = s.round + a;
      emit?.(event("stormMoved", { n: a, storm: s.storm }, null, "GEN-28.28"));
      return;
    case OP.dev:
      hasten(s, a, context);
      return;
    case OP.automaton:
      changeAutomata(s, a, context);
      return;
    case OP.gatherHere:
      gatherFrom(s, at(s.frameSpace, frame) - 1, a + at(s.modifiers, GATHER_BONUS), context);
      return;
    case OP.unlock:
      s.unlocked = withBit(s.unlocked, a);
      emit?.(event("unlocked", { building: a }));
      return;
    case OP.enactLaw:
      if (canEnact(s)) ask(s, "law");
      return;
    case OP.counter:
      changeCounter(s, a, b, context);
      return;
    case OP.token:
      s.eventRounds[b] = Math.min(TRACKS.roundSpaces, s.round + a);
      return;
    case OP.modifier:
      applyModifier(s, a, b, argAt(pc, 3));
      return;
    case OP.choose:
      s.group = a;
      ask(s, "option");
      return;
    case OP.if:
      pushNested(s, holds(s, a) ? b : argAt(pc, 3), frame);
      return;
    case OP.display:
      displayEvent(s, a, context);
      return;
    case OP.leaveDisplay:
      removeEvent(s, a, context);
      return;
    case OP.duskDone:
      finishDusk(s, a, context);
      return;
    case OP.develop:
      if (s.developing === 0 && openTechnologies(s) !== 0 && at(s.copies, WORKSHOP) > 0) ask(s, "technology");
      return;
  }
}

const useBonus = (s: State, frame: number, resource: number): number => {
  const use = at(s.frameUse, frame);
  return use === 0 ? 0 : at(s.modifiers, at(USE_BONUS, (use - 1) * RESOURCES.length + resource));
};

function applyModifier(s: State, slot: number, n: number, until: number): void {
  add(s.modifiers, slot, n);
  if (until === UNTIL_ROUND) add(s.roundModifiers, slot, n);
  if (until === UNTIL_ACTION) add(s.actionModifiers, slot, n);
}

// --- Effects that are carried out unit by unit ----------------------------------------------------------------------

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

function runUnit(s: State, frame: number, pc: number, op: number, context: Context): void {
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

// --- Effects on people ----------------------------------------------------------------------------------------------

/** One unit on a type that is named, or on one that the owner chooses (GEN-2.4). `units` includes this one. */
function strike(s: State, frame: number, who: number, op: number, units: number, context: Context): void {
  if (who === WHO_CHOOSE) {
    const question = QUESTIONS[op] as AskName;
    for (let type = 0; type < TYPES; type++) {
      if (canStrike(s, question, type)) {
        ask(s, question);
        return;
      }
    }
    return;
  }
  strikeType(s, op, typeOf(s, frame, who, units), context);
}

const QUESTIONS: Readonly<Record<number, AskName>> = {
  [OP.sick]: "sick",
  [OP.die]: "die",
  [OP.flip]: "flip",
  [OP.fatigue]: "fatigue",
  [OP.join]: "join",
  [OP.leave]: "leave",
  [OP.cure]: "cure",
  [OP.treat]: "treat",
};

/** Whether a type can be chosen for one unit. */
export function canStrike(s: State, question: AskName, type: number): boolean {
  switch (question) {
    case "cure":
      return canCure(s, type);
    case "treat":
      return at(s.skull, type) === 1;
    case "shelter":
      return at(s.unsheltered, type) > 0;
    default:
      return at(s.citizens, type) > 0;
  }
}

function typeOf(s: State, frame: number, who: number, units: number): number {
  if (who === WHO_EACH) return (TYPES - (units % TYPES)) % TYPES;
  if (who === WHO_FED) return fedBefore(s);
  if (who === WHO_ACTING) return Math.max(0, at(s.frameType, frame) - 1);
  return who;
}

/** GEN-12.3: the type of the column before, in round 1 of its own. */
export const fedBefore = (s: State): number => at(FED, Math.max(1, s.round - 1));

export function strikeType(s: State, op: number, type: number, context: Context): void {
  switch (op) {
    case OP.sick:
      sicken(s, type, context);
      return;
    case OP.die:
      die(s, type, context);
      return;
    case OP.flip:
      flip(s, type, context);
      return;
    case OP.fatigue:
      tire(s, type, 1, context);
      return;
    case OP.join:
      join(s, type, context);
      return;
    case OP.leave:
      leave(s, type, context);
      return;
    case OP.cure:
      cure(s, type, context);
      return;
    default:
      treat(s, type, context);
      return;
  }
}

/** The instruction that asks: the one on top. */
export const runningOp = (s: State): number => opAt(at(s.framePc, s.depth - 1));
export const runningArg = (s: State, argument: number): number => argAt(at(s.framePc, s.depth - 1), argument);
