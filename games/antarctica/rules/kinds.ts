/** What each type of move is: when it is asked for, why not, and what it does. */
import type { Context, RuleId } from "@banquise/engine";
import { BERTHS } from "../data.ts";
import { moves } from "../moves.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  cardsOf,
  DONE,
  DRAFT,
  DRAFTED,
  OFFER,
  PICK,
  PILE,
  PLACEMENT,
  POST,
  PRE,
  RELOCATE,
  RELOCATE_TO,
  START_CUBE,
  type State,
} from "../state.ts";
import { ICEBREAKER } from "../tables.ts";
import {
  buildBuilding,
  buildShip,
  chooseTrack,
  keepShips,
  layIcebreaker,
  moveShip,
  playCard,
  recruitAtCamp,
  relocateShip,
  relocateTo,
  research,
  sacrificeCube,
  sacrificeShip,
  sacrificeSpareShip,
  takeCard,
  useIcebreaker,
} from "./actions.ts";
import {
  whyNotBuildNow,
  whyNotBuildShip,
  whyNotHold,
  whyNotLayIcebreaker,
  whyNotPlaceShip,
  whyNotPlayCard,
  whyNotRecruit,
  whyNotRelocate,
  whyNotRelocateTo,
  whyNotResearch,
  whyNotSacrificeAfloat,
  whyNotSacrificeCube,
  whyNotSacrificeShip,
  whyNotSacrificeSpareShip,
  whyNotSail,
  whyNotThree,
} from "./refusals.ts";
import { placeShipFreely, placeStartCube } from "./setup.ts";
import { accessOf } from "./ships.ts";
import { whyNotAdvance } from "./tracks.ts";
import { endTurn } from "./turns.ts";

/** `choice` counts the moves of a type from 0: a zone, a track, a deck, a card, or an index of `berths`. */
export interface MoveKind {
  /** The phases that ask for it. */
  readonly phases: readonly number[];
  /** Asked in its phases only. */
  whyNot(s: State, choice: number): RuleId | null;
  /** What forbids it in all other phases; null: what is asked there comes first. */
  elsewhere(s: State): RuleId | null;
  apply(s: State, choice: number, context: Context): void;
}

const isTurn = ({ phase }: State): boolean => phase === PRE || phase === POST || phase === DONE;

/** Of phases of its own, to which one rule belongs. */
const asked = (rule: RuleId, ...phases: readonly number[]): Pick<MoveKind, "phases" | "elsewhere"> => ({
  phases,
  elsewhere: (s) => (isTurn(s) ? rule : null),
});

/** An action: after the ship has moved, and one in a turn. */
const ACTION = {
  phases: [POST],
  elsewhere: ({ phase }: State): RuleId | null =>
    phase === PRE ? "ANT-4.3" : phase === DONE ? "ANT-4.2" : null,
};

/** Cards and sacrifices: at any time in a turn (ANT-4.1), but not while effects are resolved. */
const AT_ANY_TIME = {
  phases: [PRE, POST, DONE],
  elsewhere: ({ phase }: State): RuleId | null =>
    phase === PLACEMENT || phase === START_CUBE || phase === OFFER ? null : "ANT-4.5",
};

const always = (): null => null;

const zoneOf = (index: number): number => Math.floor(index / BERTHS);
const berthOf = (index: number): number => index % BERTHS;

/** By index of the type. */
export const KINDS = moves.byType<MoveKind>({
  placeShip: { ...asked("ANT-2.14", PLACEMENT), whyNot: whyNotPlaceShip, apply: placeShipFreely },
  placeStartCube: {
    ...asked("ANT-2.17", START_CUBE),
    whyNot: (s, track) => whyNotAdvance(s, s.decider, track),
    apply: placeStartCube,
  },
  moveShip: { ...asked("ANT-4.1", PRE), whyNot: (s, zone) => whyNotSail(s, zone), apply: moveShip },
  buildBuilding: {
    ...ACTION,
    whyNot: (s, deck) => whyNotBuildNow(s, deck, accessOf(s, s.active)),
    apply: buildBuilding,
  },
  buildShip: { ...ACTION, whyNot: whyNotBuildShip, apply: buildShip },
  recruit: { ...ACTION, whyNot: whyNotRecruit, apply: recruitAtCamp },
  research: { ...ACTION, whyNot: whyNotResearch, apply: research },
  playCard: { ...AT_ANY_TIME, whyNot: whyNotPlayCard, apply: playCard },
  layIcebreaker: {
    ...AT_ANY_TIME,
    whyNot: (s, zone) => whyNotHold(s, ICEBREAKER) ?? whyNotLayIcebreaker(s, zone),
    apply: layIcebreaker,
  },
  sacrificeCube: { ...AT_ANY_TIME, whyNot: whyNotSacrificeCube, apply: sacrificeCube },
  sacrificeSpareShip: { ...AT_ANY_TIME, whyNot: whyNotSacrificeSpareShip, apply: sacrificeSpareShip },
  sacrificeShip: {
    ...AT_ANY_TIME,
    whyNot: (s, index) => whyNotSacrificeAfloat(s) ?? whyNotSacrificeShip(s, zoneOf(index), berthOf(index)),
    apply: sacrificeShip,
  },
  endTurn: {
    phases: [POST, DONE],
    elsewhere: (s) => (s.phase === PRE ? "ANT-5.1" : AT_ANY_TIME.elsewhere(s)),
    whyNot: always,
    apply: (s, _, context) => endTurn(s, context),
  },
  chooseTrack: {
    ...asked("ANT-6.9", CHOOSE_TRACK, CHOOSE_THREE),
    whyNot: (s, track) =>
      s.phase === CHOOSE_THREE ? whyNotThree(s, track) : whyNotAdvance(s, s.decider, track),
    apply: chooseTrack,
  },
  relocateShip: {
    ...asked("ANT-10.5", RELOCATE),
    whyNot: (s, index) => whyNotRelocate(s, zoneOf(index), berthOf(index)),
    apply: relocateShip,
  },
  relocateTo: { ...asked("ANT-10.5", RELOCATE_TO), whyNot: whyNotRelocateTo, apply: relocateTo },
  keepShips: { ...asked("ANT-10.5", RELOCATE), whyNot: always, apply: keepShips },
  takeCard: {
    ...asked("ANT-7.4", PICK, DRAFT),
    whyNot: (s, card) => {
      if (s.phase === DRAFT) return cardsOf(s, DRAFTED, card) === 0 ? "ANT-10.6" : null;
      return cardsOf(s, PILE, card) === 0 ? "ANT-7.5" : null;
    },
    apply: takeCard,
  },
  useIcebreaker: { ...asked("ANT-12.4", OFFER), whyNot: always, apply: useIcebreaker },
});
