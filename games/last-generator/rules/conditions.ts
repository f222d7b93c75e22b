/** Conditions and queries (GEN-30). */
import { at } from "@banquise/engine";
import { countBits, hasBit } from "../bits.ts";
import { CONDITIONS } from "../compile/code.ts";
import {
  ALL,
  ANY,
  AT_LEAST,
  AT_MOST,
  BELOW,
  COMPARE,
  EQUAL,
  QUERY,
  queryKind,
  queryParameter,
} from "../compile/conditions.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { BUILDING_IDS, DISCONTENT, EVENTS, HOPE } from "../data.ts";
import { BUILDING_PLACES } from "../map.ts";
import {
  activeTokens,
  countTokens,
  isEnacted,
  kindAt,
  lawCount,
  modifier,
  scoutsAway,
  sumOf,
  tokenCode,
  tokensOn,
} from "../queries.ts";
import type { State } from "../state.ts";
import { isBuildingWarm, withoutBed } from "./warmth.ts";

const SEED_VAULT = BUILDING_IDS.indexOf("seed-vault");
const VAULT_WARM = slotNamed("vaultWarm");

/** Whether a condition holds; the address 0 is no condition. */
export function holds(s: State, address: number): boolean {
  if (address === 0) return true;
  const first = at(CONDITIONS, address + 1);
  switch (at(CONDITIONS, address)) {
    case COMPARE:
      return compares(queryValue(s, first), at(CONDITIONS, address + 2), at(CONDITIONS, address + 3));
    case ALL:
      for (let i = 0; i < first; i++) if (!holds(s, at(CONDITIONS, address + 2 + i))) return false;
      return true;
    case ANY:
      for (let i = 0; i < first; i++) if (holds(s, at(CONDITIONS, address + 2 + i))) return true;
      return false;
    default:
      return !holds(s, first);
  }
}

function compares(value: number, comparison: number, bound: number): boolean {
  switch (comparison) {
    case AT_LEAST:
      return value >= bound;
    case AT_MOST:
      return value <= bound;
    case EQUAL:
      return value === bound;
    case BELOW:
      return value < bound;
    default:
      return value > bound;
  }
}

export function queryValue(s: State, query: number): number {
  const parameter = queryParameter(query);
  switch (queryKind(query)) {
    case QUERY["res."]:
      return at(s.resources, parameter);
    case QUERY["hope.tokens"]:
      return tokensOn(s, HOPE);
    case QUERY["hope.active"]:
      return activeTokens(s, HOPE);
    case QUERY["hope.active."]:
      return countTokens(s, HOPE, tokenCode(parameter, true));
    case QUERY["discontent.tokens"]:
      return tokensOn(s, DISCONTENT);
    case QUERY["discontent.active"]:
      return activeTokens(s, DISCONTENT);
    case QUERY["discontent.active."]:
      return countTokens(s, DISCONTENT, tokenCode(parameter, true));
    case QUERY["sick.total"]:
      return sumOf(s.sick);
    case QUERY["sick."]:
      return at(s.sick, parameter);
    case QUERY["citizens.total"]:
      return sumOf(s.citizens);
    case QUERY["citizens."]:
      return at(s.citizens, parameter);
    case QUERY.gravely:
      return sumOf(s.skull);
    case QUERY.corpses:
      return s.corpses;
    case QUERY.pressure:
      return s.pressure;
    case QUERY.heat:
      return s.heat;
    case QUERY.cold:
      return s.cold;
    case QUERY.gap:
      return s.cold - s.heat;
    case QUERY.unsheltered:
      return withoutBed(s, false);
    case QUERY.coldShelter:
      return withoutBed(s, true);
    case QUERY["building."]:
      return at(s.copies, parameter);
    case QUERY["warm."]:
      return areWarm(s, parameter) ? 1 : 0;
    case QUERY.laws:
      return lawCount(s);
    case QUERY["law."]:
      return isEnacted(s, parameter) ? 1 : 0;
    case QUERY.techs:
      return countBits(s.techs);
    case QUERY["tech."]:
      return hasBit(s.techs, parameter) ? 1 : 0;
    case QUERY.automata:
      return s.automata;
    case QUERY.hunger:
      return s.hunger;
    case QUERY.round:
      return s.round;
    case QUERY.scouts:
      return scoutsAway(s);
    case QUERY.events:
      return eventCount(s);
    case QUERY.hand:
      return countBits(s.hand);
    default:
      return at(s.counters, parameter);
  }
}

/** Whether there is a building of the kind and all of them are warm. */
function areWarm(s: State, kind: number): boolean {
  if (kind === SEED_VAULT && modifier(s, VAULT_WARM) > 0) return true;
  if (at(s.copies, kind) === 0) return false;
  for (let place = 0; place < BUILDING_PLACES; place++) {
    if (kindAt(s, place) === kind && !isBuildingWarm(s, place)) return false;
  }
  return true;
}

function eventCount(s: State): number {
  let count = 0;
  while (count < EVENTS.length && at(s.events, count) !== 0) count++;
  return count;
}
