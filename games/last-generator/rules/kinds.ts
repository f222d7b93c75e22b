/** What each type of move is: which question it answers, why not, and what it does. */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { ASK, ASKS, type AskName } from "../asks.ts";
import { dropLowest, hasBit, lowestBit } from "../bits.ts";
import { DESTROY_SHELTER, OP } from "../compile/code.ts";
import { GROUP_FIRST, GROUP_SIZE, OPTION_CODE, OPTION_COST } from "../compile/tables.ts";
import { AUTOMATON, COAL, FOOD, TOKEN_TYPES } from "../data.ts";
import { event } from "../events.ts";
import { GATHER, type MoveName, SCOUT, SPECIAL, USE } from "../moves.ts";
import { isInHand, type State } from "../state.ts";
import {
  perform,
  useGroup,
  whyNotAct,
  whyNotCitizen,
  whyNotMeeple,
  whyNotOption,
  whyNotSpecial,
  whyNotUse,
  whyNotUseOption,
} from "./acting.ts";
import {
  construct,
  destroy,
  dismantle,
  payFor,
  upgrade,
  whyNotConstruct,
  whyNotDestroy,
  whyNotDismantle,
  whyNotSite,
  whyNotUpgrade,
} from "./buildings.ts";
import { chooseTechnology, discardCitizen, openTechnologies } from "./decks.ts";
import { enact, removeEvent, whyNotDiscardEvent, whyNotLaw } from "./display.ts";
import {
  avoid,
  beginMarch,
  comeBack,
  explore,
  goOn,
  whyNotAvoid,
  whyNotContinue,
  whyNotStack,
} from "./expeditions.ts";
import { ask, push, pushNested } from "./frames.ts";
import { soundCall, useExpert, whyNotCall, whyNotExpert } from "./helpers.ts";
import { canStrike, runningArg, runningOp, strikeType } from "./interpreter.ts";
import { feed, pay } from "./markers.ts";
import { ownerOf } from "./owners.ts";
import { canDrawDeathCard, resolveDeathCard, whyNotGiveDeathCard } from "./people.ts";
import { onlyTypeAt, recall, whyNotRecallFrom, whyNotRecallType } from "./recall.ts";
import { go } from "./steps.ts";
import { gatherFrom, placeTileInHand, ringInHand, whyNotGather, whyNotSlot } from "./terrain.ts";
import { canDraw, drawToken, removeToken, turnToken, whyNotToken } from "./tokens.ts";

/** `index` counts the moves of a type from 0. */
export interface MoveKind {
  /** The questions that it answers. */
  readonly asks: readonly AskName[];
  /** Asked only when one of these is pending. */
  whyNot(s: State, index: number): RuleId | null;
  apply(s: State, index: number, context: Context): void;
}

const always = (): null => null;
const meepleOf = (s: State): number => s.meeple - 1;

// --- The act, step by step ------------------------------------------------------------------------------------------

function chooseKind(s: State, act: number, context: Context): void {
  s.act = act + 1;
  if (act === GATHER) {
    ask(s, "gather");
    return;
  }
  if (act === USE) {
    ask(s, "use");
    return;
  }
  if (act === SCOUT) {
    ask(s, "deploy");
    return;
  }
  if (act === SPECIAL) {
    ask(s, "special");
    return;
  }
  askForCard(s, context);
}

/** The option of a building is asked for only when there are two. */
function chooseBuilding(s: State, place: number, context: Context): void {
  s.target = place + 1;
  const group = useGroup(s, place);
  if (at(GROUP_SIZE, group) > 1) {
    s.group = group;
    ask(s, "option");
    return;
  }
  chooseUse(s, 0, context);
}

function chooseUse(s: State, option: number, context: Context): void {
  s.option = option + 1;
  askForCard(s, context);
}

function chooseTarget(s: State, target: number, context: Context): void {
  s.target = target + 1;
  askForCard(s, context);
}

/** GEN-20.1: only if a card could be played, and none was in this round. */
function askForCard(s: State, context: Context): void {
  if (s.citizenPlayed === 0) {
    for (let rest = s.hand; rest !== 0; rest = dropLowest(rest))
      if (whyNotCitizen(s, lowestBit(rest)) === null) {
        ask(s, "citizenCard");
        return;
      }
  }
  act(s, -1, context);
}

function act(s: State, card: number, context: Context): void {
  go(s, "turnOver", context);
  perform(s, card, context);
}

/** Whether the option that is asked about is the use of a building, while an act is put together. */
const isUse = (s: State): boolean => s.act === USE + 1 && s.actingPlace === 0;

function whyNotChosen(s: State, option: number): RuleId | null {
  if (!isUse(s)) return whyNotOption(s, s.group, option);
  return whyNotUseOption(s, s.group, option, meepleOf(s) === AUTOMATON ? 1 : 0);
}

function chooseOption(s: State, option: number, context: Context): void {
  const { group } = s;
  context.emit?.(event("optionChosen", { group, option }, ownerOf(s)));
  s.group = 0;
  if (isUse(s)) {
    chooseUse(s, option, context);
    return;
  }
  const row = at(GROUP_FIRST, group) + option;
  pay(s, at(OPTION_COST, row), context);
  if (s.depth > 0) pushNested(s, at(OPTION_CODE, row), s.depth - 1);
  else push(s, at(OPTION_CODE, row));
}

// --- Building -------------------------------------------------------------------------------------------------------

function buildAt(s: State, space: number, context: Context): void {
  const kind = s.constructing - 1;
  s.constructing = 0;
  if (runningOp(s) === OP.build) payFor(s, kind, context);
  construct(s, kind, space, context);
}

/** GEN-10.11: a Build makes at least one sub-action; the other questions can be declined at once. */
function whyNotStop(s: State): RuleId | null {
  if (s.ask !== ASK.build) return null;
  return at(s.frameLeft, s.depth - 1) < runningArg(s, 1) ? null : "GEN-10.11";
}

/** The running instruction has no more units. */
function stop(s: State): void {
  s.frameLeft[s.depth - 1] = 1;
}

// --- Types, tokens --------------------------------------------------------------------------------------------------

const nameOf = (s: State): AskName => ASKS[s.ask] as AskName;

function whyNotType(s: State, type: number): RuleId | null {
  if (s.ask === ASK.recallType) return whyNotRecallType(s, type);
  if (canStrike(s, nameOf(s), type)) return null;
  if (s.ask === ASK.cure) return "GEN-16.8";
  if (s.ask === ASK.treat) return "GEN-16.9";
  return s.ask === ASK.shelter ? "GEN-13.4" : "GEN-2.4";
}

function chooseType(s: State, type: number, context: Context, asked: number): void {
  if (asked === ASK.recallType) {
    recall(s, type, context);
    return;
  }
  if (asked !== ASK.shelter) {
    strikeType(s, runningOp(s), type, context);
    return;
  }
  s.beds--;
  const left = add(s.unsheltered, type, -1);
  context.emit?.(event("bedsGiven", { type, left }));
}

const typeFilter = (s: State): number =>
  s.ask === ASK.activate || s.ask === ASK.exhaust ? runningArg(s, 3) : 0;

export const MOVE_KINDS: Readonly<Record<MoveName, MoveKind>> = {
  chooseExpert: {
    asks: ["expert"],
    whyNot: always,
    apply(s, expert, { emit }) {
      s.expert = expert + 1;
      emit?.(event("expertChosen", { expert }, s.leader));
    },
  },
  chooseOption: { asks: ["option"], whyNot: whyNotChosen, apply: chooseOption },
  feed: {
    asks: ["feed"],
    whyNot(s, coal) {
      if (coal > at(s.resources, COAL)) return "GEN-17.3";
      return coal > s.cold - s.heat ? "GEN-17.1" : null;
    },
    apply: feed,
  },
  feedOne: {
    asks: ["turn"],
    whyNot(s) {
      if (at(s.resources, COAL) === 0) return "GEN-17.3";
      return s.heat >= s.cold ? "GEN-17.1" : null;
    },
    apply: (s, _, context) => feed(s, 1, context),
  },
  useExpert: { asks: ["prepare"], whyNot: whyNotExpert, apply: (s, _, context) => useExpert(s, context) },
  prepDone: { asks: ["prepare"], whyNot: always, apply: (s, _, context) => go(s, "sicknessLimit", context) },
  callOfDuty: {
    asks: ["prepare", "turn"],
    whyNot: whyNotCall,
    apply: (s, option, context) => soundCall(s, option, ownerOf(s), context),
  },
  actMeeple: {
    asks: ["turn"],
    whyNot: whyNotMeeple,
    apply(s, meeple) {
      s.meeple = meeple + 1;
      ask(s, "kind");
    },
  },
  actKind: { asks: ["kind"], whyNot: (s, kind) => whyNotAct(s, meepleOf(s), kind), apply: chooseKind },
  gatherAt: {
    asks: ["gather", "gatherEffect"],
    whyNot: whyNotGather,
    apply(s, space, context) {
      if (s.act === GATHER + 1 && s.actingPlace === 0) return chooseTarget(s, space, context);
      gatherFrom(s, space, runningArg(s, 1), context);
    },
  },
  useAt: { asks: ["use"], whyNot: (s, place) => whyNotUse(s, meepleOf(s), place), apply: chooseBuilding },
  deploy: { asks: ["deploy"], whyNot: whyNotStack, apply: chooseTarget },
  doSpecial: {
    asks: ["special"],
    whyNot: (s, special) => whyNotSpecial(s, meepleOf(s), special),
    apply: chooseTarget,
  },
  playCitizen: { asks: ["citizenCard"], whyNot: whyNotCitizen, apply: act },
  playNoCitizen: { asks: ["citizenCard"], whyNot: always, apply: (s, _, context) => act(s, -1, context) },
  pass: {
    asks: ["turn"],
    whyNot: always,
    apply(s, _, context) {
      s.passes++;
      context.emit?.(event("passed", {}, s.active));
      go(s, "turnOver", context);
    },
  },
  construct: {
    asks: ["build"],
    whyNot: whyNotConstruct,
    apply(s, kind) {
      s.constructing = kind + 1;
      ask(s, "site");
    },
  },
  upgrade: { asks: ["build"], whyNot: whyNotUpgrade, apply: upgrade },
  dismantle: { asks: ["build"], whyNot: whyNotDismantle, apply: dismantle },
  buildAt: {
    asks: ["site"],
    whyNot: (s, space) => whyNotSite(s, s.constructing - 1, space),
    apply: buildAt,
  },
  stop: { asks: ["build", "recall", "discardEvent"], whyNot: whyNotStop, apply: stop },
  chooseSlot: {
    asks: ["slot"],
    whyNot: (s, slot) => whyNotSlot(s, ringInHand(s), slot),
    apply: placeTileInHand,
  },
  chooseType: {
    asks: ["sick", "die", "flip", "fatigue", "join", "leave", "cure", "treat", "shelter", "recallType"],
    whyNot: whyNotType,
    apply(s, type, context) {
      const asked = s.recalling > 0 ? ASK.recallType : s.beds > 0 ? ASK.shelter : ASK.nothing;
      chooseType(s, type, context, asked);
    },
  },
  drawToken: {
    asks: ["raise"],
    whyNot: (s) => (canDraw(s, s.track) ? null : "GEN-15.3"),
    apply: (s, _, context) => drawToken(s, s.track, false, context),
  },
  activateToken: {
    asks: ["raise", "activate"],
    whyNot: (s, token) => whyNotToken(s, token, false, typeFilter(s)),
    apply: (s, token, context) => turnToken(s, s.track, token % TOKEN_TYPES, true, context),
  },
  exhaustToken: {
    asks: ["lower", "exhaust"],
    whyNot: (s, token) => whyNotToken(s, token, true, typeFilter(s)),
    apply: (s, token, context) => turnToken(s, s.track, token % TOKEN_TYPES, false, context),
  },
  removeToken: {
    asks: ["lower"],
    whyNot: (s, token) => (whyNotToken(s, token, false, 0) === null ? null : "GEN-15.5"),
    apply: (s, token, context) => removeToken(s, s.track, token % TOKEN_TYPES, context),
  },
  drawDeathCard: {
    asks: ["deathCard"],
    whyNot: (s) => (canDrawDeathCard(s) ? null : "GEN-20.3"),
    apply: (s, _, context) => resolveDeathCard(s, -1, context),
  },
  giveDeathCard: {
    asks: ["deathCard"],
    whyNot: whyNotGiveDeathCard,
    apply: resolveDeathCard,
  },
  chooseLaw: { asks: ["law"], whyNot: whyNotLaw, apply: enact },
  chooseTechnology: {
    asks: ["technology"],
    whyNot: (s, technology) => (hasBit(openTechnologies(s), technology) ? null : "GEN-23.1"),
    apply: chooseTechnology,
  },
  avoid: { asks: ["reach"], whyNot: whyNotAvoid, apply: (s, _, context) => avoid(s, context) },
  explore: { asks: ["reach"], whyNot: always, apply: (s, _, context) => explore(s, context) },
  goOn: { asks: ["explored"], whyNot: whyNotContinue, apply: (s, _, context) => goOn(s, context) },
  comeBack: { asks: ["explored"], whyNot: always, apply: (s, _, context) => comeBack(s, context) },
  chooseScout: {
    asks: ["scout"],
    whyNot: (s, stack) => (at(s.scouts, stack) > 0 ? null : "GEN-28.22"),
    apply: beginMarch,
  },
  recallFrom: {
    asks: ["recall"],
    whyNot: whyNotRecallFrom,
    apply(s, place, context) {
      s.recalling = place + 1;
      const only = onlyTypeAt(s, place);
      if (only < 0) ask(s, "recallType");
      else recall(s, only, context);
    },
  },
  spendFood: {
    asks: ["food"],
    whyNot: (s, food) => (food > at(s.resources, FOOD) || food > s.hunger ? "GEN-12.1" : null),
    apply(s, food, { emit }) {
      add(s.resources, FOOD, -food);
      s.hunger -= food;
      emit?.(event("hungerSpent", { food, hunger: s.hunger }));
    },
  },
  destroyAt: {
    asks: ["destroy"],
    whyNot: (s, space) => whyNotDestroy(s, space, runningArg(s, 1) === DESTROY_SHELTER),
    apply: destroy,
  },
  discardCitizen: {
    asks: ["discardCitizen"],
    whyNot: (s, card) => (isInHand(s, card) ? null : "GEN-28.24"),
    apply(s, card, { emit }) {
      discardCitizen(s, card);
      emit?.(event("citizenDiscarded", { card }));
    },
  },
  discardEvent: { asks: ["discardEvent"], whyNot: whyNotDiscardEvent, apply: removeEvent },
};
