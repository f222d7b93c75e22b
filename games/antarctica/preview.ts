/**
 * Answers for those who plan: what a seat could build and what it lacks, and what a ship would find in a zone. The board
 * shows them before anybody commits to anything. Questions only.
 */
import { at, type RuleId, type Seat } from "@banquise/engine";
import { BERTHS, DECKS, HAND_CARDS, type HandCard, type Kind } from "./data.ts";
import { replacementFor, whyNotBuild } from "./rules/building.ts";
import { whyNotSail } from "./rules/refusals.ts";
import { accessOf } from "./rules/ships.ts";
import { destination, effectAt, whyNotAdvance } from "./rules/tracks.ts";
import {
  cubeOn,
  foremost,
  openTracks,
  ownerAt,
  queueLength,
  reserveOf,
  type State,
  spareShips,
  staffOf,
  strength,
} from "./state.ts";
import {
  BUILDS,
  CAMP,
  cardData,
  kindsIn,
  REQUIRES,
  SCIENTISTS_OF,
  SHIPYARD,
  TRACK_CENTRES,
} from "./tables.ts";

// --- Buildings -------------------------------------------------------------------------------------------------------

/** Whether a seat could build the visible card of a deck, and what stands in the way. */
export interface BuildPreview {
  readonly deck: number;
  /** 0 when the deck is empty. */
  readonly card: number;
  /** What the card builds; null when the deck is empty. */
  readonly builds: Kind | null;
  /** Null when it could. */
  readonly reason: RuleId | null;
  /** Required buildings at which the seat has no ship. */
  readonly missing: readonly Kind[];
  /** The resource card that stands in for the missing building, and would be spent. */
  readonly spends: HandCard | null;
  /** Scientists that the staff lacks. */
  readonly scientistsShort: number;
  /** The zone has such a building already. */
  readonly standsThere: boolean;
}

/** For every deck, as if the seat's turn had brought a ship to `zone`; `access` is what its ships give. */
export function previewBuilds(
  s: State,
  seat: Seat,
  zone: number,
  access = accessOf(s, seat),
): readonly BuildPreview[] {
  return DECKS.map((_, deck) => {
    const card = at(s.visible, deck);
    const reason = whyNotBuild(s, seat, card, zone, access);
    const missing = at(REQUIRES, card) & ~access;
    const spent = replacementFor(s, seat, missing);
    return {
      deck,
      card,
      builds: card === 0 ? null : cardData(card).builds,
      reason,
      missing: kindsIn(missing),
      spends: reason === null ? (HAND_CARDS[spent] ?? null) : null,
      scientistsShort: Math.max(0, at(SCIENTISTS_OF, card) - staffOf(s, seat)),
      standsThere: card !== 0 && ((at(s.buildings, zone) >> at(BUILDS, card)) & 1) === 1,
    };
  });
}

// --- Zones -----------------------------------------------------------------------------------------------------------

/** What advancing on a track would do. */
export interface AdvancePreview {
  readonly track: number;
  readonly spaces: number;
  readonly from: number;
  readonly to: number;
  /** Coloured spaces that would be triggered, lowest first. */
  readonly triggers: readonly { readonly space: number; readonly effect: number }[];
}

/** What a zone offers to a ship that sails there. */
export interface ZonePreview {
  readonly zone: number;
  /** Why no ship can sail there; null when it can. */
  readonly reason: RuleId | null;
  /** The berth that it would get. */
  readonly berth: number;
  /** Own ships and scientists there, the ship included. */
  readonly strength: number;
  readonly builds: readonly BuildPreview[];
  readonly canBuildShip: boolean;
  /** Scientists that its camp would bring; 0 without a camp. */
  readonly recruits: number;
  readonly research: readonly AdvancePreview[];
}

/** Where a seat's cube would get to. */
export function previewAdvance(s: State, seat: Seat, track: number, spaces: number): AdvancePreview {
  const from = cubeOn(s, track, seat);
  const to = destination(s, track, seat, spaces);
  const reached = foremost(s, track);
  const triggers: { space: number; effect: number }[] = [];
  for (let space = from + 1; space <= to; space++) {
    const effect = effectAt(track, space, reached);
    if (effect !== 0) triggers.push({ space, effect });
  }
  return { track, spaces, from, to, triggers };
}

/** `ship` is the one that would sail, as an index of `berths`. */
export function previewZone(s: State, ship: number, zone: number): ZonePreview {
  const from = Math.floor(ship / BERTHS);
  const seat = ownerAt(s, from, ship % BERTHS);
  const buildings = at(s.buildings, zone);
  const access = accessOf(s, seat, ship) | buildings;
  const power = strength(s, zone, seat) + 1;
  const atSun = queueLength(s, s.sun) - (from === s.sun ? 1 : 0) + (zone === s.sun ? 1 : 0);
  return {
    zone,
    reason: whyNotSail(s, zone, from),
    berth: queueLength(s, zone),
    strength: power,
    builds: previewBuilds(s, seat, zone, access),
    canBuildShip: (buildings & SHIPYARD) !== 0 && spareShips(s, seat) > 0 && atSun < BERTHS,
    recruits: (buildings & CAMP) === 0 ? 0 : Math.min(power, reserveOf(s, seat)),
    research: Array.from({ length: openTracks(s) }, (_, track) => track)
      .filter(
        (track) => (buildings & at(TRACK_CENTRES, track)) !== 0 && whyNotAdvance(s, seat, track) === null,
      )
      .map((track) => previewAdvance(s, seat, track, power)),
  };
}
