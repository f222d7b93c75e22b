import { defineMoves, type Move, range } from "@banquise/engine";
import { BEAR_VALUE, CORNER_NAMES, ENDURANCE_VALUES } from "./data.ts";
import { DIRECTION_COUNT, DIRECTIONS, SPACE_NAMES } from "./spaces.ts";

/**
 * Animals are named by their space and value: what swims is a fish, what stands on ice a fox, and a value of 4 is a
 * bear. A kayak trip is two moves, so that the start and the landing are each a short list.
 */
export const moves = defineMoves({
  placeInuit: { space: SPACE_NAMES },
  melt: { space: SPACE_NAMES },
  playThaw: { space: SPACE_NAMES },
  playAnimalMove: {},
  playEndurance: { value: range(1, ENDURANCE_VALUES) },
  drift: { space: SPACE_NAMES, direction: DIRECTIONS },
  displace: { direction: DIRECTIONS },
  stepAnimal: { from: SPACE_NAMES, value: range(1, BEAR_VALUE), direction: DIRECTIONS },
  useHarpoon: {},
  declineHarpoon: {},
  evictTo: { corner: CORNER_NAMES },
  walk: { from: SPACE_NAMES, direction: DIRECTIONS },
  kayak: { from: SPACE_NAMES },
  land: { to: SPACE_NAMES },
  hunt: { space: SPACE_NAMES, value: range(1, BEAR_VALUE) },
  harpoonHunt: { space: SPACE_NAMES, value: range(1, BEAR_VALUE) },
  buildIgloo: { space: SPACE_NAMES },
  endTurn: {},
});

export const { first } = moves;

export const ofSpaceAndDirection = (base: Move, space: number, direction: number): Move =>
  base + space * DIRECTION_COUNT + direction;

/** `value` counts from 1. */
export const ofSpaceAndValue = (base: Move, space: number, value: number): Move =>
  base + space * BEAR_VALUE + value - 1;

export const ofStep = (from: number, value: number, direction: number): Move =>
  first.stepAnimal + (from * BEAR_VALUE + value - 1) * DIRECTION_COUNT + direction;
