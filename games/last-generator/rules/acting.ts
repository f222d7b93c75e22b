/** What Meeples may do (GEN-10.6 to GEN-10.14), and the doing (GEN-10.7). */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { hasBit, withBit } from "../bits.ts";
import {
  ABILITY_CODE,
  CLEAR_CODE,
  SINGLE_CODE,
  SPECIAL_CODE,
  SPECIAL_CONDITION,
  SPECIAL_COST,
  USE_GROUP,
} from "../compile/addresses.ts";
import {
  GROUP_FIRST,
  GROUP_SIZE,
  OPTION_CODE,
  OPTION_CONDITION,
  OPTION_COST,
  opAt,
} from "../compile/code.ts";
import { END } from "../compile/instructions.ts";
import { slotNamed } from "../compile/modifiers.ts";
import {
  CAPACITY,
  CITIZEN_ACTIONS,
  CITIZEN_TYPE,
  SPECIAL_ONCE,
  SPECIAL_STRICT,
  SPECIAL_WHO,
  USERS,
} from "../compile/properties.ts";
import { ACTIONS } from "../content/types.ts";
import { AUTOMATON, BUILDING_IDS, CHILD, COAL, MEEPLE_KINDS, SPECIALS, WORKER } from "../data.ts";
import { OPERATIONS } from "../effects/table.ts";
import { events } from "../events.ts";
import { BUILD_BOX, BUILDING_PLACES, CLEAR_BOX, SPECIAL_BOX, zoneOf } from "../map.ts";
import { ACT_KINDS, BUILD, CLEAR_FAR, CLEAR_NEAR, GATHER, SCOUT, SPECIAL, USE } from "../moves.ts";
import { isEnacted, isInHand, kindAt, meeplesAt, modifier } from "../queries.ts";
import type { State } from "../state.ts";
import { canBuild } from "./buildings.ts";
import { holds } from "./conditions.ts";
import { discardCitizen } from "./decks.ts";
import { isDisplayed } from "./display.ts";
import { deployScout, whyNotScout } from "./expeditions.ts";
import { push } from "./frames.ts";
import { canPay, drop, pay } from "./markers.ts";
import { sicken } from "./people.ts";
import { canGather, canPlaceTile, NEAR } from "./terrain.ts";
import { isBuildingWarm, isZoneWarm } from "./warmth.ts";

/** The action of the rules that a kind of act is: both ways to clear snow are one. */
const ACTION_OF = Uint8Array.from(ACT_KINDS, (kind) =>
  ACTIONS.indexOf(kind.startsWith("clear") ? "clear" : (kind as (typeof ACTIONS)[number])),
);
const CHILD_WORK = Uint8Array.from(ACTIONS, (action) => slotNamed(`childWork.${action}`));
const WARM_ACTION = Uint8Array.from(ACTIONS, (action) => slotNamed(`warmAction.${action}`));
const AS_ENGINEER = Uint8Array.from(BUILDING_IDS, (id) => slotNamed(`workersAsEngineers.${id}`));

/** GEN-24.2: the coal that the Meeple itself costs. */
const ownCoal = (meeple: number): number => (meeple === AUTOMATON ? 1 : 0);

// --- Which Meeple, which action -------------------------------------------------------------------------------------

/** Why no Meeple of the kind can act. */
export function whyNotMeeple(s: State, meeple: number): RuleId | null {
  if (at(s.reserve, meeple) === 0) return "GEN-10.6";
  if (meeple === AUTOMATON && at(s.resources, COAL) === 0) return "GEN-24.2";
  for (let act = 0; act < ACT_KINDS.length; act++) if (whyNotAct(s, meeple, act) === null) return null;
  return "GEN-10.6";
}

/** Asked only about a Meeple that is in the Reserve and can pay for itself. */
export function whyNotAct(s: State, meeple: number, act: number): RuleId | null {
  if (meeple === CHILD && modifier(s, at(CHILD_WORK, at(ACTION_OF, act))) === 0) return "GEN-10.6";
  switch (act) {
    case CLEAR_NEAR:
    case CLEAR_FAR:
      return canPlaceTile(s, act === CLEAR_NEAR ? NEAR : 1) ? null : "GEN-10.9";
    case GATHER:
      return canGather(s) ? null : "GEN-10.10";
    case BUILD:
      return canBuild(s) ? null : "GEN-10.11";
    case USE:
      for (let place = 0; place < BUILDING_PLACES; place++)
        if (whyNotUse(s, meeple, place) === null) return null;
      return "GEN-10.12";
    case SCOUT:
      return whyNotScout(s, meeple);
    default:
      for (let special = 0; special < SPECIALS.length; special++)
        if (whyNotSpecial(s, meeple, special) === null) return null;
      return "GEN-10.14";
  }
}

export function hasLegalAct(s: State): boolean {
  for (let meeple = 0; meeple < MEEPLE_KINDS; meeple++) if (whyNotMeeple(s, meeple) === null) return true;
  return false;
}

// --- Using a building (GEN-10.12) -----------------------------------------------------------------------------------

/** GEN-19.8: automata and working children count as workers, but not as apprentices (GEN-29.18). */
function mayUse(s: State, meeple: number, kind: number): boolean {
  const counted = meeple === AUTOMATON || meeple === CHILD ? WORKER : meeple;
  if ((at(USERS, kind) & (1 << counted)) !== 0) return true;
  return meeple === WORKER && modifier(s, at(AS_ENGINEER, kind)) > 0;
}

export function whyNotUse(s: State, meeple: number, place: number): RuleId | null {
  const kind = kindAt(s, place);
  if (kind < 0) return "GEN-10.12";
  const group = useGroup(s, place);
  if (group === 0) return "GEN-10.12";
  if (meeplesAt(s, place) >= at(CAPACITY, kind)) return "GEN-19.7";
  if (!mayUse(s, meeple, kind)) return "GEN-19.8";
  for (let option = 0; option < at(GROUP_SIZE, group); option++)
    if (whyNotUseOption(s, group, option, ownCoal(meeple)) === null) return null;
  return "GEN-10.12";
}

export const useGroup = (s: State, place: number): number =>
  at(USE_GROUP, kindAt(s, place) * 2 + at(s.upgraded, place));

export function whyNotUseOption(s: State, group: number, option: number, coal: number): RuleId | null {
  const why = whyNotOption(s, group, option, coal);
  if (why !== null) return why;
  return canHaveEffect(s, at(OPTION_CODE, at(GROUP_FIRST, group) + option)) ? null : "GEN-10.12";
}

/** GEN-2.8: a requirement that holds, and a cost that can be paid. */
export function whyNotOption(s: State, group: number, option: number, coal = 0): RuleId | null {
  if (option >= at(GROUP_SIZE, group)) return "GEN-2.8";
  const row = at(GROUP_FIRST, group) + option;
  if (!holds(s, at(OPTION_CONDITION, row))) return "GEN-2.8";
  return canPay(s, at(OPTION_COST, row), coal) ? null : "GEN-2.8";
}

/** Whether any effect of a list can do anything: no Meeple is placed, and no call sounded, for nothing. */
export function canHaveEffect(s: State, code: number): boolean {
  for (let pc = code; opAt(pc) !== END; pc++) if (OPERATIONS[opAt(pc)]?.canGoOn(s, pc, -1)) return true;
  return false;
}

// --- Special actions (GEN-10.14) ------------------------------------------------------------------------------------

export function whyNotSpecial(s: State, meeple: number, special: number): RuleId | null {
  const source = SPECIALS[special];
  if (source === undefined || !isOffered(s, source)) return "GEN-10.14";
  if (hasBit(s.specialsDone | s.specialsSpent, special)) return "GEN-10.14";
  if (meeple === AUTOMATON && at(SPECIAL_STRICT, special) === 1) return "GEN-24.1";
  const counted = meeple === AUTOMATON ? WORKER : meeple;
  if ((at(SPECIAL_WHO, special) & (1 << counted)) === 0) return "GEN-10.14";
  if (!holds(s, at(SPECIAL_CONDITION, special))) return "GEN-2.8";
  return canPay(s, at(SPECIAL_COST, special), ownCoal(meeple)) ? null : "GEN-2.8";
}

const isOffered = (s: State, { scenario, law, event }: (typeof SPECIALS)[number]): boolean =>
  scenario >= 0 ? scenario === s.scenario : law >= 0 ? isEnacted(s, law) : isDisplayed(s, event);

// --- Citizen cards (GEN-20) -----------------------------------------------------------------------------------------

/** Why a card of the hand cannot be played on the act that is being put together. */
export function whyNotCitizen(s: State, card: number): RuleId | null {
  if (!isInHand(s, card)) return "GEN-20.1";
  if (at(CITIZEN_TYPE, card) !== s.meeple - 1) return s.meeple - 1 === AUTOMATON ? "GEN-20.4" : "GEN-20.1";
  return hasBit(at(CITIZEN_ACTIONS, card), at(ACTION_OF, s.act - 1)) ? null : "GEN-20.1";
}

// --- The doing (GEN-10.7) -------------------------------------------------------------------------------------------

/** Where the Meeple goes; expeditions have no place on the map. */
function placeOf(s: State): number {
  switch (s.act - 1) {
    case CLEAR_NEAR:
    case CLEAR_FAR:
      return CLEAR_BOX;
    case GATHER:
    case USE:
      return s.target - 1;
    case BUILD:
      return BUILD_BOX;
    case SPECIAL:
      return SPECIAL_BOX;
    default:
      return -1;
  }
}

/** GEN-10.8 */
export function isCold(s: State, act: number, place: number): boolean {
  if (modifier(s, at(WARM_ACTION, at(ACTION_OF, act))) > 0) return false;
  switch (act) {
    case CLEAR_NEAR:
    case CLEAR_FAR:
      return true;
    case GATHER:
      return !isZoneWarm(s, zoneOf(place));
    case USE:
      return !isBuildingWarm(s, place);
    default:
      return false;
  }
}

/**
 * Carries out the act that was put together; `card` is a Citizen card, or -1. The cost is paid on placing: the cold may
 * kill, and a death may take the very resources away.
 */
export function perform(s: State, card: number, context: Context): void {
  const meeple = s.meeple - 1;
  const act = s.act - 1;
  const place = placeOf(s);
  const { emit } = context;
  if (meeple === AUTOMATON) drop(s, COAL, 1, context);
  if (card >= 0) {
    s.citizenPlayed = 1;
    discardCitizen(s, card);
    emit?.(events.make("citizenPlayed", s.active, { card }));
  }
  add(s.reserve, meeple, -1);
  if (place >= 0) add(s.placed, place * MEEPLE_KINDS + meeple, 1);
  s.actingPlace = place + 1;
  s.passes = 0;
  const cold = isCold(s, act, place);
  emit?.(
    events.make(
      "acted",
      s.active,
      { meeple, act, target: s.target - 1, place, cold: cold ? 1 : 0 },
      { rule: RULES[act] },
    ),
  );
  if (act === SCOUT) deployScout(s, s.target - 1, meeple, context);
  begin(s, card, context);
  if (cold && meeple !== AUTOMATON) sicken(s, meeple, context);
}

const RULES: readonly RuleId[] = [
  "GEN-10.9",
  "GEN-10.9",
  "GEN-10.10",
  "GEN-10.11",
  "GEN-10.12",
  "GEN-10.13",
  "GEN-10.14",
];

/** Pays for the action and puts its effect on the stack; a card's ability takes its place (GEN-20.2). */
function begin(s: State, card: number, context: Context): void {
  const act = s.act - 1;
  const type = s.meeple - 1 === AUTOMATON ? 0 : s.meeple;
  const space = act === GATHER ? s.target : 0;
  if (act === SPECIAL) markDone(s, s.target - 1);
  if (card >= 0) {
    push(s, at(ABILITY_CODE, card), type, 0, space);
    return;
  }
  switch (act) {
    case CLEAR_NEAR:
    case CLEAR_FAR:
      push(s, at(CLEAR_CODE, act), type);
      return;
    case GATHER:
      push(s, SINGLE_CODE.gather, type, 0, space);
      return;
    case BUILD:
      push(s, SINGLE_CODE.build, type);
      return;
    case USE: {
      const place = s.target - 1;
      const row = at(GROUP_FIRST, useGroup(s, place)) + s.option - 1;
      push(s, at(OPTION_CODE, row), type, kindAt(s, place) + 1);
      pay(s, at(OPTION_COST, row), context);
      return;
    }
    case SPECIAL:
      push(s, at(SPECIAL_CODE, s.target - 1), type);
      pay(s, at(SPECIAL_COST, s.target - 1), context);
      return;
  }
}

function markDone(s: State, special: number): void {
  s.specialsDone = withBit(s.specialsDone, special);
  if (at(SPECIAL_ONCE, special) === 1) s.specialsSpent = withBit(s.specialsSpent, special);
}

/** Blanks the act, when it is over. */
export function forgetAct(s: State): void {
  s.meeple = 0;
  s.act = 0;
  s.target = 0;
  s.option = 0;
  s.actingPlace = 0;
}
