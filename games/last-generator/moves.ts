import { defineMoves, range } from "@banquise/engine";
import { EXPERTS } from "./content/experts.ts";
import { TRACKS } from "./content/tracks.ts";
import { CITIZEN_TYPES } from "./content/types.ts";
import {
  BUILDING_IDS,
  CITIZEN_IDS,
  EVENTS,
  LAW_IDS,
  MAX_HUNGER,
  MAX_STACKS,
  MEEPLES,
  SPECIALS,
  TECHNOLOGY_IDS,
  TOKENS,
} from "./data.ts";
import { BUILDING_PLACES, PLACE_NAMES, SLOT_NAMES, SPACE_NAMES } from "./map.ts";

/** GEN-10.9 to GEN-10.14: the two ways to clear snow count as two. */
export const ACT_KINDS = ["clear-near", "clear-far", "gather", "build", "use", "scout", "special"] as const;
export const CLEAR_NEAR = 0;
export const CLEAR_FAR = 1;
export const GATHER = 2;
export const BUILD = 3;
export const USE = 4;
export const SCOUT = 5;
export const SPECIAL = 6;

const MOST_OPTIONS = 3;

/**
 * An act is put together step by step: the Meeple, the kind of action, its target. A vote of the council (GEN-27.2) is
 * the move that is voted on. Large buildings are named by the first of their two spaces.
 */
export const moves = defineMoves({
  chooseExpert: { expert: EXPERTS.map(({ id }) => id) },
  chooseOption: { option: range(1, MOST_OPTIONS) },
  feed: { coal: range(0, TRACKS.heat.last) },
  feedOne: {},
  useExpert: {},
  prepDone: {},
  callOfDuty: { option: range(1, MOST_OPTIONS) },
  actMeeple: { meeple: MEEPLES },
  actKind: { action: ACT_KINDS },
  gatherAt: { space: SPACE_NAMES },
  useAt: { place: PLACE_NAMES.slice(0, BUILDING_PLACES) },
  deploy: { stack: range(1, MAX_STACKS) },
  doSpecial: { special: SPECIALS.map(({ id }) => id) },
  playCitizen: { card: CITIZEN_IDS },
  playNoCitizen: {},
  pass: {},
  construct: { building: BUILDING_IDS },
  upgrade: { space: SPACE_NAMES },
  dismantle: { space: SPACE_NAMES },
  buildAt: { space: SPACE_NAMES },
  /** No more sub-actions, no more Meeples taken back, no event discarded. */
  stop: {},
  chooseSlot: { slot: SLOT_NAMES },
  chooseType: { citizen: CITIZEN_TYPES },
  drawToken: {},
  activateToken: { token: TOKENS },
  exhaustToken: { token: TOKENS },
  removeToken: { token: TOKENS },
  drawDeathCard: {},
  giveDeathCard: { card: CITIZEN_IDS },
  chooseLaw: { law: LAW_IDS },
  chooseTechnology: { technology: TECHNOLOGY_IDS },
  avoid: {},
  explore: {},
  goOn: {},
  comeBack: {},
  chooseScout: { stack: range(1, MAX_STACKS) },
  recallFrom: { place: PLACE_NAMES },
  spendFood: { food: range(0, MAX_HUNGER) },
  destroyAt: { space: SPACE_NAMES },
  discardCitizen: { card: CITIZEN_IDS },
  discardEvent: { event: EVENTS.map(({ id }) => id) },
});

export const { first } = moves;
export type MoveName = keyof typeof first;
