/** Runs pending effects (GEN-28): those that are done at once here, those that come in units in `units.ts`. */
import { add, at, type Context } from "@banquise/engine";
import { withBit } from "../bits.ts";
import { OP, UNTIL_ACTION, UNTIL_ROUND } from "../compile/code.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { argAt, opAt } from "../compile/tables.ts";
import { TRACKS } from "../content/tracks.ts";
import { RESOURCES } from "../content/types.ts";
import { BUILDING_IDS } from "../data.ts";
import { event } from "../events.ts";
import type { State } from "../state.ts";
import { throwCubes } from "../tower.ts";
import { WORKSHOP } from "./buildings.ts";
import { holds } from "./conditions.ts";
import { addDusk, finishDusk, hasten, openTechnologies } from "./decks.ts";
import { canEnact, changeAutomata, displayEvent, removeEvent } from "./display.ts";
import { march } from "./expeditions.ts";
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
import { gatherFrom } from "./terrain.ts";
import { advance, isRepeated, runUnit } from "./units.ts";

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
  if (isRepeated(op)) {
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
