/** What a position promises: the points as they stand, and what pieces, cards and the turn in progress may still bring. */
import { at, type Evaluation, type Move, type Seat } from "@banquise/engine";
import { BERTHS, DECKS } from "./data.ts";
import { byType, choiceOf, type MoveName } from "./moves.ts";
import { whyNotBuild } from "./rules/building.ts";
import { accessOf } from "./rules/ships.ts";
import { destination, whyNotAdvance } from "./rules/tracks.ts";
import { gainInZone, gainOnTrack, pointsOf } from "./scoring.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  cardsOf,
  cubeOn,
  ENDED,
  openTracks,
  ownerAt,
  POST,
  reserveOf,
  type State,
  spacesToAdvance,
  spareCubes,
  spareShips,
  staffOf,
  strength,
  targetZone,
} from "./state.ts";
import {
  ADVANCE_OF,
  ASTERISK_CARDS,
  bitOfCard,
  CAMP,
  DECK_OF,
  EXPERTISE,
  ICEBREAKER,
  PLACE_SCIENTIST,
  PLUS_TWO_CARD,
  RAPID_PROGRESS,
  REQUIRES,
  SCIENTISTS_OF,
  SCIENTISTS_OF_SEAT,
  SHIPYARD,
  SIMPLE,
  TRACK_CENTRES,
  ZONE_COUNT,
} from "./tables.ts";

/** In points at the beginning of the game; all but staff fade as it goes on. Found by play between variants. */
export const WEIGHTS = {
  staff: 1.7,
  enough: 3,
  surplus: 1.5,
  urge: 0.6,
  hope: 1,
  fade: 2.8,
  reserve: 0.6,
  shipAfloat: 15,
  spareShip: 3.5,
  spareCube: 3.1,
  /** For every sun step that a ship must wait. */
  wait: 0.1,
  /** For every visible card whose requirements are met. */
  access: 0.55,
  space: 0.55,
  asterisk: 1.5,
  placeScientist: 1.5,
  plusTwo: 3,
  rapidProgress: 1,
  icebreaker: 1.4,
  simple: 1.6,
  expertise: 0.4,
};

const HAND_WEIGHTS: readonly [card: number, weight: keyof typeof WEIGHTS][] = [
  [PLACE_SCIENTIST, "placeScientist"],
  [PLUS_TWO_CARD, "plusTwo"],
  [RAPID_PROGRESS, "rapidProgress"],
  [ICEBREAKER, "icebreaker"],
  [SIMPLE, "simple"],
  [EXPERTISE, "expertise"],
];

function value(s: State, seat: Seat): number {
  const points = pointsOf(s, seat);
  if (s.phase === ENDED) return points;
  const access = accessOf(s, seat);
  return points + holdings(s, seat, access) + prospects(s, seat, access);
}

/** How much of the game is left, from 1 to 0: as much as the player with the fewest scientists has left of them. */
function rest(s: State): number {
  let fewest = 99;
  for (let seat = 0; seat < s.seats; seat++) fewest = Math.min(fewest, staffOf(s, seat) + reserveOf(s, seat));
  return fewest / at(SCIENTISTS_OF_SEAT, s.seats);
}

/** What a seat has on its side that may still bring points. */
function holdings(s: State, seat: Seat, access: number): number {
  const left = rest(s);
  const w = WEIGHTS;
  let worth =
    w.reserve * reserveOf(s, seat) + w.spareShip * spareShips(s, seat) + w.spareCube * spareCubes(s, seat);
  for (let i = 0; i < HAND_WEIGHTS.length; i++) {
    const [card, weight] = HAND_WEIGHTS[i] as (typeof HAND_WEIGHTS)[number];
    worth += w[weight] * cardsOf(s, seat, card);
  }
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = at(s.visible, deck);
    if (card !== 0 && card !== s.project && (at(REQUIRES, card) & ~access) === 0) worth += w.access;
  }
  worth += fleet(s, seat);
  return worth * Math.min(1, left * w.fade) + staffWorth(staffOf(s, seat)) * Math.min(1, w.urge + left);
}

function staffWorth(staff: number): number {
  return (
    WEIGHTS.staff * Math.min(staff, WEIGHTS.enough) + WEIGHTS.surplus * Math.max(0, staff - WEIGHTS.enough)
  );
}

/** Ships on the board, better the sooner the sun comes to them. */
function fleet(s: State, seat: Seat): number {
  let worth = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const distance = (zone - s.sun + ZONE_COUNT) % ZONE_COUNT || ZONE_COUNT;
    for (let berth = 0; berth < BERTHS; berth++) {
      if (ownerAt(s, zone, berth) !== seat) continue;
      worth += WEIGHTS.shipAfloat - WEIGHTS.wait * (distance + ZONE_COUNT * berth);
    }
  }
  return worth;
}

/** What the turn in progress may still bring to its player. */
function prospects(s: State, seat: Seat, access: number): number {
  if (s.decider !== seat) return 0;
  if (s.phase === CHOOSE_TRACK || s.phase === CHOOSE_THREE) return WEIGHTS.space * spacesToAdvance(s);
  if (s.phase !== POST) return 0;
  const zone = targetZone(s);
  const buildings = at(s.buildings, zone);
  const power = strength(s, zone, seat);
  let best = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = at(s.visible, deck);
    if (whyNotBuild(s, seat, card, zone, access) === null)
      best = Math.max(best, gainOfBuilding(s, seat, zone, card));
  }
  if ((buildings & CAMP) !== 0) {
    const count = Math.min(power, reserveOf(s, seat));
    const staff = staffOf(s, seat);
    best = Math.max(best, staffWorth(staff + count) - staffWorth(staff) - WEIGHTS.reserve * count);
  }
  if ((buildings & SHIPYARD) !== 0 && spareShips(s, seat) > 0) {
    best = Math.max(best, WEIGHTS.shipAfloat - WEIGHTS.spareShip);
  }
  for (let track = 0; track < openTracks(s); track++) {
    if ((buildings & at(TRACK_CENTRES, track)) === 0 || whyNotAdvance(s, seat, track) !== null) continue;
    best = Math.max(best, gainOfAdvance(s, seat, track, power));
  }
  return best * WEIGHTS.hope;
}

function gainOfAdvance(s: State, seat: Seat, track: number, spaces: number): number {
  const cost = cubeOn(s, track, seat) === 0 ? WEIGHTS.spareCube : 0;
  return gainOnTrack(s, track, seat, destination(s, track, seat, spaces)) - cost;
}

function gainOfBuilding(s: State, seat: Seat, zone: number, card: number): number {
  const scientists = at(SCIENTISTS_OF, card);
  const staff = staffOf(s, seat);
  const starred = (at(ASTERISK_CARDS, at(DECK_OF, card)) & bitOfCard(card)) !== 0;
  return (
    gainInZone(s, zone, seat, scientists) -
    (staffWorth(staff) - staffWorth(staff - scientists)) +
    WEIGHTS.space * at(ADVANCE_OF, card) +
    (starred ? WEIGHTS.asterisk : 0)
  );
}

/** First impressions by type of move. */
const IMPRESSIONS: Readonly<Record<MoveName, number>> = {
  placeShip: 0,
  placeStartCube: 0,
  moveShip: 0,
  buildBuilding: 3,
  buildShip: 1,
  recruit: 1.5,
  research: 1.5,
  playCard: 0.5,
  layIcebreaker: 0.2,
  sacrificeCube: -1,
  sacrificeSpareShip: -1,
  sacrificeShip: -3,
  endTurn: -0.5,
  chooseTrack: 0,
  relocateShip: 0,
  relocateTo: 0,
  keepShips: 0.2,
  takeCard: 0,
  useIcebreaker: 0.5,
};

const impressionOf = byType(IMPRESSIONS);

function bias(_s: State, move: Move): number {
  return impressionOf(move) + 0 * choiceOf(move);
}

export const evaluate: Evaluation<State> = { value, spread: 15, bias };
