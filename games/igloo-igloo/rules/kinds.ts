/** What each type of move is: when it is made, why not, and what it does. */
import type { Context, RuleId } from "@banquise/engine";
import { BEAR_VALUE } from "../data.ts";
import { moves } from "../moves.ts";
import { CORNERS, DIRECTION_COUNT } from "../spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  DISPLACE,
  DRIFT,
  EVICT,
  LANDING,
  MELT,
  PLACEMENT,
  REACTION,
  type State,
} from "../state.ts";
import { whyNotStepAt } from "./animals.ts";
import { declineHarpoon, stepAnimal, useHarpoon, whyNotHarpoon } from "./attack.ts";
import { buildIgloo, whyNotBuild } from "./building.ts";
import { displace, drift, whyNotDisplaceTo, whyNotDriftAt } from "./drift.ts";
import { evictTo } from "./flight.ts";
import { harpoonHunt, hunt, whyNotHarpoonHunt, whyNotHunt } from "./hunting.ts";
import { whyNotMelt } from "./ice.ts";
import { melt } from "./melting.ts";
import { placeInuit, whyNotPlaceAt } from "./placement.ts";
import {
  playAnimalMove,
  playEndurance,
  playThaw,
  whyNotAnimalMove,
  whyNotEndurance,
  whyNotThaw,
} from "./red.ts";
import { kayak, land, walk, whyNotKayak, whyNotLand, whyNotWalk } from "./travel.ts";
import { endTurn } from "./turn.ts";

/** `index` counts the moves of a type from 0. */
export interface MoveKind {
  readonly phases: readonly number[];
  /** The rule that says when it is made. */
  readonly timing: RuleId;
  /** Asked in its phases only. */
  whyNot(s: State, index: number): RuleId | null;
  apply(s: State, index: number, context: Context): void;
}

/** Direction and value are last parameters: the least digit of the index. */
const beforeDirection = (index: number): number => (index / DIRECTION_COUNT) | 0;
const directionOf = (index: number): number => index % DIRECTION_COUNT;
const beforeValue = (index: number): number => (index / BEAR_VALUE) | 0;
const valueAt = (index: number): number => (index % BEAR_VALUE) + 1;
const always = (): null => null;

/** By index of the type. */
export const KINDS = moves.byType<MoveKind>({
  placeInuit: {
    phases: [PLACEMENT],
    timing: "IGL-2.7",
    whyNot: (_, space) => whyNotPlaceAt(space),
    apply: placeInuit,
  },
  melt: { phases: [MELT], timing: "IGL-3.1", whyNot: whyNotMelt, apply: melt },
  playThaw: { phases: [MELT, ACTION], timing: "IGL-6.5", whyNot: whyNotThaw, apply: playThaw },
  playAnimalMove: {
    phases: [MELT, ACTION],
    timing: "IGL-6.11",
    whyNot: whyNotAnimalMove,
    apply: (s, _, context) => playAnimalMove(s, context),
  },
  playEndurance: {
    phases: [ACTION],
    timing: "IGL-6.8",
    whyNot: (s, index) => whyNotEndurance(s, index + 1),
    apply: (s, index, context) => playEndurance(s, index + 1, context),
  },
  drift: {
    phases: [DRIFT],
    timing: "IGL-5.5",
    whyNot: (s, index) => whyNotDriftAt(s, beforeDirection(index), directionOf(index)),
    apply: (s, index, context) => drift(s, beforeDirection(index), directionOf(index), context),
  },
  displace: { phases: [DISPLACE], timing: "IGL-5.12", whyNot: whyNotDisplaceTo, apply: displace },
  stepAnimal: {
    phases: [ANIMAL_MOVE],
    timing: "IGL-6.10",
    whyNot: (s, index) => {
      const animal = beforeDirection(index);
      return whyNotStepAt(s, beforeValue(animal), valueAt(animal), directionOf(index));
    },
    apply: (s, index, context) => {
      const animal = beforeDirection(index);
      stepAnimal(s, beforeValue(animal), valueAt(animal), directionOf(index), context);
    },
  },
  useHarpoon: {
    phases: [REACTION],
    timing: "IGL-6.9",
    whyNot: whyNotHarpoon,
    apply: (s, _, context) => useHarpoon(s, context),
  },
  declineHarpoon: {
    phases: [REACTION],
    timing: "IGL-7.9",
    whyNot: always,
    apply: (s, _, context) => declineHarpoon(s, context),
  },
  evictTo: {
    phases: [EVICT],
    timing: "IGL-7.12",
    whyNot: always,
    apply: (s, index, context) => evictTo(s, CORNERS[index] as number, context),
  },
  walk: {
    phases: [ACTION],
    timing: "IGL-3.1",
    whyNot: (s, index) => whyNotWalk(s, beforeDirection(index), directionOf(index)),
    apply: (s, index, context) => walk(s, beforeDirection(index), directionOf(index), context),
  },
  kayak: { phases: [ACTION], timing: "IGL-3.1", whyNot: whyNotKayak, apply: kayak },
  land: { phases: [LANDING], timing: "IGL-8.5", whyNot: whyNotLand, apply: land },
  hunt: {
    phases: [ACTION],
    timing: "IGL-3.1",
    whyNot: (s, index) => whyNotHunt(s, beforeValue(index), valueAt(index)),
    apply: (s, index, context) => hunt(s, beforeValue(index), valueAt(index), context),
  },
  harpoonHunt: {
    phases: [ACTION],
    timing: "IGL-6.9",
    whyNot: (s, index) => whyNotHarpoonHunt(s, beforeValue(index), valueAt(index)),
    apply: (s, index, context) => harpoonHunt(s, beforeValue(index), valueAt(index), context),
  },
  buildIgloo: { phases: [ACTION], timing: "IGL-3.1", whyNot: whyNotBuild, apply: buildIgloo },
  endTurn: {
    phases: [ACTION],
    timing: "IGL-3.1",
    whyNot: always,
    apply: (s, _, context) => endTurn(s, context),
  },
});
