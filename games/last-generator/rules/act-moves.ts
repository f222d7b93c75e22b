/** An act, step by step: the Meeple, the kind of action, its target, its option, a card (GEN-10.7, GEN-20.1). */
import { at, type Context, type RuleId } from "@banquise/engine";
import { dropLowest, lowestBit } from "../bits.ts";
import { GROUP_FIRST, GROUP_SIZE, OPTION_CODE, OPTION_COST } from "../compile/code.ts";
import { AUTOMATON } from "../data.ts";
import { events } from "../events.ts";
import { GATHER, type MoveName, SCOUT, SPECIAL, USE } from "../moves.ts";
import { QUESTION } from "../questions.ts";
import type { State } from "../state.ts";
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
import { whyNotStack } from "./expeditions.ts";
import { ask, push, pushNested, runningArg } from "./frames.ts";
import { go } from "./go.ts";
import { pay } from "./markers.ts";
import { always, type MoveKind } from "./move-kind.ts";
import { ownerOf } from "./owners.ts";
import { gatherFrom, whyNotGather } from "./terrain.ts";

const meepleOf = (s: State): number => s.meeple - 1;

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
    ask(s, "useOption");
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

function whyNotChosen(s: State, option: number): RuleId | null {
  if (s.ask !== QUESTION.useOption) return whyNotOption(s, s.group, option);
  return whyNotUseOption(s, s.group, option, meepleOf(s) === AUTOMATON ? 1 : 0);
}

function chooseOption(s: State, option: number, context: Context, question: number): void {
  const { group } = s;
  context.emit?.(events.make("optionChosen", ownerOf(s), { group, option }));
  s.group = 0;
  if (question === QUESTION.useOption) {
    chooseUse(s, option, context);
    return;
  }
  const row = at(GROUP_FIRST, group) + option;
  pay(s, at(OPTION_COST, row), context);
  if (s.depth > 0) pushNested(s, at(OPTION_CODE, row), s.depth - 1);
  else push(s, at(OPTION_CODE, row));
}

/** The moves that an act is put together of, and passing. */
export const ACT_MOVES = {
  actMeeple: {
    answers: ["turn"],
    whyNot: whyNotMeeple,
    apply(s, meeple) {
      s.meeple = meeple + 1;
      ask(s, "kind");
    },
  },
  actKind: { answers: ["kind"], whyNot: (s, kind) => whyNotAct(s, meepleOf(s), kind), apply: chooseKind },
  gatherAt: {
    answers: ["gather", "gatherEffect"],
    whyNot: whyNotGather,
    apply(s, space, context, question) {
      if (question === QUESTION.gather) chooseTarget(s, space, context);
      else gatherFrom(s, space, runningArg(s, 1), context);
    },
  },
  useAt: { answers: ["use"], whyNot: (s, place) => whyNotUse(s, meepleOf(s), place), apply: chooseBuilding },
  deploy: { answers: ["deploy"], whyNot: whyNotStack, apply: chooseTarget },
  doSpecial: {
    answers: ["special"],
    whyNot: (s, special) => whyNotSpecial(s, meepleOf(s), special),
    apply: chooseTarget,
  },
  chooseOption: { answers: ["option", "useOption"], whyNot: whyNotChosen, apply: chooseOption },
  playCitizen: { answers: ["citizenCard"], whyNot: whyNotCitizen, apply: act },
  playNoCitizen: { answers: ["citizenCard"], whyNot: always, apply: (s, _, context) => act(s, -1, context) },
  pass: {
    answers: ["turn"],
    whyNot: always,
    apply(s, _, context) {
      s.passes++;
      context.emit?.(events.make("passed", s.active));
      go(s, "turnOver", context);
    },
  },
} satisfies Partial<Record<MoveName, MoveKind>>;
