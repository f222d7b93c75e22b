/** The rules that forbid a move in the phase that asks for it, or null. `legal` asks the same questions, so they cannot differ. */
import { at, type RuleId } from "@banquise/engine";
import { BERTHS } from "../data.ts";

import {
  cardsOf,
  hasIcebreaker,
  hasPlayedCard,
  isClosed,
  isFresh,
  ownerAt,
  PRE,
  reserveOf,
  type State,
  shipsAfloat,
  spareCubes,
  spareShips,
  staffOf,
  strength,
  targetZone,
} from "../state.ts";
import {
  CAMP,
  ICEBREAKER,
  PLACE_SCIENTIST,
  PLUS_TWO_CARD,
  SHIPYARD,
  TRACK_CENTRES,
  ZONE_COUNT,
} from "../tables.ts";
import { whyNotBuild } from "./building.ts";
import { isFull, mustSail } from "./ships.ts";
import { tracksFor, whyNotAdvance } from "./tracks.ts";

type Reason = RuleId | null;

// --- Each move in its phase -----------------------------------------------------------------------------------------

export function whyNotPlaceShip(s: State, zone: number): Reason {
  if (isClosed(s, zone)) return "ANT-2.5";
  return isFull(s, zone) ? "ANT-2.13" : null;
}

export function whyNotSail(s: State, zone: number, from = s.sun): Reason {
  if (zone === from) return "ANT-5.2";
  if (isClosed(s, zone)) return "ANT-2.5";
  return isFull(s, zone) ? "ANT-5.3" : null;
}

export const whyNotBuildNow = (s: State, deck: number, access: number): Reason =>
  whyNotBuild(s, s.active, at(s.visible, deck), targetZone(s), access);

export function whyNotBuildShip(s: State): Reason {
  if ((at(s.buildings, targetZone(s)) & SHIPYARD) === 0 || spareShips(s, s.active) === 0) return "ANT-7.1";
  return isFull(s, s.sun) ? "ANT-7.2" : null;
}

export function whyNotRecruit(s: State): Reason {
  const zone = targetZone(s);
  if ((at(s.buildings, zone) & CAMP) === 0) return "ANT-8.1";
  return reserveOf(s, s.active) === 0 || strength(s, zone, s.active) === 0 ? "ANT-8.3" : null;
}

export function whyNotResearch(s: State, track: number): Reason {
  const zone = targetZone(s);
  if ((at(s.buildings, zone) & at(TRACK_CENTRES, track)) === 0) return "ANT-9.1";
  return whyNotAdvance(s, s.active, track) ?? (strength(s, zone, s.active) === 0 ? "ANT-9.1" : null);
}

/** Whether the active seat may play this card at all (ANT-11.1). */
export function whyNotHold(s: State, card: number): Reason {
  if (cardsOf(s, s.active, card) === 0) return "ANT-11.7";
  return hasPlayedCard(s, s.active) ? "ANT-11.1" : null;
}

/** All shipyard cards but the icebreaker. */
export function whyNotPlayCard(s: State, card: number): Reason {
  const held = whyNotHold(s, card);
  if (held !== null) return held;
  if (card === PLACE_SCIENTIST) {
    return s.phase === PRE || staffOf(s, s.active) === 0 ? "ANT-11.3" : null;
  }
  if (card === PLUS_TWO_CARD) return reserveOf(s, s.active) === 0 ? "ANT-11.4" : null;
  return tracksFor(s, s.active) === 0 ? "ANT-11.5" : null;
}

/** Where an icebreaker may lie, for a seat that may play one. */
export function whyNotLayIcebreaker(s: State, zone: number): Reason {
  const seat = s.active;
  if (zone === s.sun) {
    // In the turn of the second ship `second` is already 0.
    if (s.second !== seat + 1) return "ANT-12.2";
  } else if (ownerAt(s, zone, 1) !== seat) return "ANT-12.1";
  return hasIcebreaker(s, zone, seat) ? "ANT-12.3" : null;
}

export function whyNotSacrificeCube(s: State): Reason {
  return s.sacrificed === 1 || spareCubes(s, s.active) === 0 ? "ANT-13.1" : null;
}

export function whyNotSacrificeSpareShip(s: State): Reason {
  return s.sacrificed === 1 || spareShips(s, s.active) === 0 ? "ANT-13.1" : null;
}

/** Whether the active seat may give up a ship on the board at all. */
export function whyNotSacrificeAfloat(s: State): Reason {
  if (s.sacrificed === 1) return "ANT-13.1";
  return shipsAfloat(s, s.active) === 1 ? "ANT-13.4" : null;
}

export function whyNotSacrificeShip(s: State, zone: number, berth: number): Reason {
  if (ownerAt(s, zone, berth) !== s.active) return "ANT-13.1";
  return mustSail(s, zone, berth) ? "ANT-13.3" : null;
}

export function whyNotThree(s: State, track: number): Reason {
  return ((s.takenTracks >> track) & 1) === 1 ? "ANT-10.7" : whyNotAdvance(s, s.decider, track);
}

export function whyNotRelocate(s: State, zone: number, berth: number): Reason {
  if (ownerAt(s, zone, berth) !== s.decider) return "ANT-10.5";
  if (isFresh(s, zone, berth)) return "ANT-7.3";
  return mustSail(s, zone, berth) ? "ANT-10.5" : null;
}

export function whyNotRelocateTo(s: State, zone: number): Reason {
  const from = Math.floor((s.lifted - 1) / BERTHS);
  if (isClosed(s, zone)) return "ANT-2.5";
  return zone === from || isFull(s, zone) ? "ANT-10.5" : null;
}

// --- Is anything left to do? ----------------------------------------------------------------------------------------

/** Whether a turn whose action is taken still has a choice (ANT-4.7). */
export function canStillPlay(s: State): boolean {
  return canSacrifice(s) || canPlayCard(s);
}

function canSacrifice(s: State): boolean {
  // In `DONE` no ship is bound to sail, so any ship but the last may go.
  return (
    whyNotSacrificeCube(s) === null ||
    whyNotSacrificeSpareShip(s) === null ||
    whyNotSacrificeAfloat(s) === null
  );
}

function canPlayCard(s: State): boolean {
  for (let card = 0; card < ICEBREAKER; card++) if (whyNotPlayCard(s, card) === null) return true;
  if (whyNotHold(s, ICEBREAKER) !== null) return false;
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (whyNotLayIcebreaker(s, zone) === null) return true;
  return false;
}
