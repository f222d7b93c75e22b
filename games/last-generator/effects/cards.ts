/** Effects on cards, scouts and what lies beside the map, and what the rules do with a card when it is over. */
import { at } from "@banquise/engine";
import { argAt } from "../compile/code.ts";
import { TRACKS } from "../content/tracks.ts";
import { DUSK_IDS } from "../data.ts";
import { scoutsAway } from "../queries.ts";
import { WORKSHOP } from "../rules/buildings.ts";
import { addDusk, drawToHand, finishDusk, hasten, openTechnologies } from "../rules/decks.ts";
import { canDiscardEvent, canEnact, changeAutomata, displayEvent, removeEvent } from "../rules/display.ts";
import { march, openStack } from "../rules/expeditions.ts";
import { advance, ask } from "../rules/frames.ts";
import type { State } from "../state.ts";
import type { EffectRows, Operation } from "./operation.ts";

const asManyAsTold = (_: State, pc: number): number => argAt(pc, 1);

export const CARD_EFFECTS: EffectRows<
  | "drawCitizen"
  | "discardCitizen"
  | "addDusk"
  | "discardEvent"
  | "dev"
  | "automaton"
  | "enactLaw"
  | "newExpedition"
  | "token"
  | "scouts"
> = {
  drawCitizen: {
    compile: ({ n }) => [[n]],
    units: asManyAsTold,
    run: (s, _, __, context) => drawToHand(s, context),
  },
  discardCitizen: {
    compile: ({ n }) => [[n]],
    units: asManyAsTold,
    canGoOn: (s) => s.hand !== 0,
    run: (s) => ask(s, "discardCitizen"),
  },
  addDusk: {
    compile: ({ id }) => [[DUSK_IDS.indexOf(id)]],
    run: (s, pc, _, context) => addDusk(s, argAt(pc, 1), context),
  },
  discardEvent: {
    compile: ({ n }) => [[n]],
    units: asManyAsTold,
    canGoOn: canDiscardEvent,
    run: (s) => ask(s, "discardEvent"),
  },
  dev: {
    compile: ({ n }) => [[n]],
    canGoOn: (s) => s.developing > 0 && s.developedAt > s.round + 1,
    run: (s, pc, _, context) => hasten(s, argAt(pc, 1), context),
  },
  automaton: {
    compile: ({ n }) => [[n]],
    canGoOn: (s, pc) => (argAt(pc, 1) > 0 ? s.automata < TRACKS.automata.max : s.automata > 0),
    run: (s, pc, _, context) => changeAutomata(s, argAt(pc, 1), context),
  },
  enactLaw: {
    compile: () => [[]],
    canGoOn: canEnact,
    run(s) {
      if (canEnact(s)) ask(s, "law");
    },
  },
  newExpedition: {
    compile: ({ n }) => [[n]],
    units: asManyAsTold,
    run: (s, _, __, context) => openStack(s, context),
  },
  /** a: rounds ahead, b: the event that the card becomes. */
  token: {
    compile: ({ n }, { event }) => [[n, event]],
    run(s, pc) {
      s.eventRounds[argAt(pc, 2)] = Math.min(TRACKS.roundSpaces, s.round + argAt(pc, 1));
    },
  },
  /** a: spaces, b: 1 for one scout only. */
  scouts: {
    compile: ({ n, which }) => [[n, which === "one" ? 1 : 0]],
    canGoOn: (s) => scoutsAway(s) > 0,
    resumes: true,
    run(s, _, frame, context) {
      if (march(s, frame, context)) advance(s, frame);
    },
  },
};

/** The event goes to the display (GEN-6.2). */
export const display: Operation = {
  run: (s, pc, _, context) => displayEvent(s, argAt(pc, 1), context),
};

export const leaveDisplay: Operation = {
  run: (s, pc, _, context) => removeEvent(s, argAt(pc, 1), context),
};

/** What becomes of the Dusk card (GEN-11.4, GEN-11.5). */
export const duskDone: Operation = {
  run: (s, pc, _, context) => finishDusk(s, argAt(pc, 1), context),
};

/** GEN-23.1 */
export const develop: Operation = {
  run(s) {
    if (s.developing === 0 && openTechnologies(s) !== 0 && at(s.copies, WORKSHOP) > 0) ask(s, "technology");
  },
};
