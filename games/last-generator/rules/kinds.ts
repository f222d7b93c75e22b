/** What each type of move is: which question it answers, why not, and what it does. */
import { add, at } from "@banquise/engine";
import { hasBit } from "../bits.ts";
import { COAL, FOOD, TOKEN_TYPES } from "../data.ts";
import { events } from "../events.ts";
import type { MoveName } from "../moves.ts";
import { isInHand } from "../queries.ts";
import { QUESTION, QUESTIONS, type QuestionName } from "../questions.ts";
import type { State } from "../state.ts";
import { ACT_MOVES } from "./act-moves.ts";
import { BUILD_MOVES } from "./build-moves.ts";
import { chooseTechnology, discardCitizen, openTechnologies } from "./decks.ts";
import { enact, removeEvent, whyNotDiscardEvent, whyNotLaw } from "./display.ts";
import { avoid, beginMarch, comeBack, explore, goOn, whyNotAvoid, whyNotContinue } from "./expeditions.ts";
import { ask, runningArg } from "./frames.ts";
import { go } from "./go.ts";
import { soundCall, useExpert, whyNotCall, whyNotExpert } from "./helpers.ts";
import { feed } from "./markers.ts";
import { always, type MoveKind } from "./move-kind.ts";
import { ownerOf } from "./owners.ts";
import { canDrawDeathCard, resolveDeathCard, whyNotGiveDeathCard } from "./people.ts";
import { canRecallType, onlyTypeAt, recall, whyNotRecallFrom } from "./recall.ts";
import { STRIKES, type Strike } from "./strike.ts";
import { canDraw, drawToken, removeToken, turnToken, whyNotToken } from "./tokens.ts";

/** What naming a citizen type does, by the question that it answers. */
const TYPE_CHOICES: Readonly<Partial<Record<QuestionName, Strike>>> = {
  ...STRIKES,
  shelter: {
    can: (s, type) => at(s.unsheltered, type) > 0,
    rule: "GEN-13.4",
    do(s, type, { emit }) {
      s.beds--;
      const left = add(s.unsheltered, type, -1);
      emit?.(events.make("bedsGiven", null, { type, left }));
    },
  },
  recallType: { can: (s, type) => canRecallType(s, type), rule: "GEN-28.21", do: recall },
};
const TYPE_CHOICE = QUESTIONS.map((name) => TYPE_CHOICES[name]);

const typeFilter = (s: State): number =>
  s.ask === QUESTION.activate || s.ask === QUESTION.exhaust ? runningArg(s, 3) : 0;

export const MOVE_KINDS: Readonly<Record<MoveName, MoveKind>> = {
  ...ACT_MOVES,
  ...BUILD_MOVES,
  chooseExpert: {
    answers: ["expert"],
    whyNot: always,
    apply(s, expert, { emit }) {
      s.expert = expert + 1;
      emit?.(events.make("expertChosen", s.leader, { expert }));
    },
  },
  feed: {
    answers: ["feed"],
    whyNot(s, coal) {
      if (coal > at(s.resources, COAL)) return "GEN-17.3";
      return coal > s.cold - s.heat ? "GEN-17.1" : null;
    },
    apply: feed,
  },
  feedOne: {
    answers: ["turn"],
    whyNot(s) {
      if (at(s.resources, COAL) === 0) return "GEN-17.3";
      return s.heat >= s.cold ? "GEN-17.1" : null;
    },
    apply: (s, _, context) => feed(s, 1, context),
  },
  useExpert: { answers: ["prepare"], whyNot: whyNotExpert, apply: (s, _, context) => useExpert(s, context) },
  prepDone: {
    answers: ["prepare"],
    whyNot: always,
    apply: (s, _, context) => go(s, "sicknessLimit", context),
  },
  callOfDuty: {
    answers: ["prepare", "turn"],
    whyNot: whyNotCall,
    apply: (s, option, context) => soundCall(s, option, ownerOf(s), context),
  },
  chooseType: {
    answers: Object.keys(TYPE_CHOICES) as QuestionName[],
    whyNot(s, type) {
      const choice = TYPE_CHOICE[s.ask] as Strike;
      return choice.can(s, type) ? null : choice.rule;
    },
    apply: (s, type, context, question) => (TYPE_CHOICE[question] as Strike).do(s, type, context),
  },
  drawToken: {
    answers: ["raise"],
    whyNot: (s) => (canDraw(s, s.track) ? null : "GEN-15.3"),
    apply: (s, _, context) => drawToken(s, s.track, false, context),
  },
  activateToken: {
    answers: ["raise", "activate"],
    whyNot: (s, token) => whyNotToken(s, token, false, typeFilter(s)),
    apply: (s, token, context) => turnToken(s, s.track, token % TOKEN_TYPES, true, context),
  },
  exhaustToken: {
    answers: ["lower", "exhaust"],
    whyNot: (s, token) => whyNotToken(s, token, true, typeFilter(s)),
    apply: (s, token, context) => turnToken(s, s.track, token % TOKEN_TYPES, false, context),
  },
  removeToken: {
    answers: ["lower"],
    whyNot: (s, token) => (whyNotToken(s, token, false, 0) === null ? null : "GEN-15.5"),
    apply: (s, token, context) => removeToken(s, s.track, token % TOKEN_TYPES, context),
  },
  drawDeathCard: {
    answers: ["deathCard"],
    whyNot: (s) => (canDrawDeathCard(s) ? null : "GEN-20.3"),
    apply: (s, _, context) => resolveDeathCard(s, -1, context),
  },
  giveDeathCard: {
    answers: ["deathCard"],
    whyNot: whyNotGiveDeathCard,
    apply: resolveDeathCard,
  },
  chooseLaw: { answers: ["law"], whyNot: whyNotLaw, apply: enact },
  chooseTechnology: {
    answers: ["technology"],
    whyNot: (s, technology) => (hasBit(openTechnologies(s), technology) ? null : "GEN-23.1"),
    apply: chooseTechnology,
  },
  avoid: { answers: ["reach"], whyNot: whyNotAvoid, apply: (s, _, context) => avoid(s, context) },
  explore: { answers: ["reach"], whyNot: always, apply: (s, _, context) => explore(s, context) },
  goOn: { answers: ["explored"], whyNot: whyNotContinue, apply: (s, _, context) => goOn(s, context) },
  comeBack: { answers: ["explored"], whyNot: always, apply: (s, _, context) => comeBack(s, context) },
  chooseScout: {
    answers: ["scout"],
    whyNot: (s, stack) => (at(s.scouts, stack) > 0 ? null : "GEN-28.22"),
    apply: beginMarch,
  },
  recallFrom: {
    answers: ["recall"],
    whyNot: whyNotRecallFrom,
    apply(s, place, context) {
      s.recalling = place + 1;
      const only = onlyTypeAt(s, place);
      if (only < 0) ask(s, "recallType");
      else recall(s, only, context);
    },
  },
  spendFood: {
    answers: ["food"],
    whyNot: (s, food) => (food > at(s.resources, FOOD) || food > s.hunger ? "GEN-12.1" : null),
    apply(s, food, { emit }) {
      add(s.resources, FOOD, -food);
      s.hunger -= food;
      emit?.(events.make("hungerSpent", null, { food, hunger: s.hunger }));
    },
  },
  discardCitizen: {
    answers: ["discardCitizen"],
    whyNot: (s, card) => (isInHand(s, card) ? null : "GEN-28.24"),
    apply(s, card, { emit }) {
      discardCitizen(s, card);
      emit?.(events.make("citizenDiscarded", null, { card }));
    },
  },
  discardEvent: { answers: ["discardEvent"], whyNot: whyNotDiscardEvent, apply: removeEvent },
};
