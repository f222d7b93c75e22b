/** What a position promises: the points as they stand, and what pieces, cards and the turn in progress may still bring. */
import { at, type Evaluation, type Move, type Seat } from "@banquise/engine";
import { BERTHS, DECKS, HAND_CARDS, type HandCard } from "./data.ts";
import { BUILDING_LINE, CUBES_LINE, HAND_LINE, LINES, PEOPLE_LINE, SHIPS_LINE, TURN_LINE } from "./lines.ts";
import { moves } from "./moves.ts";
import { whyNotBuild } from "./rules/building.ts";
import { accessOf } from "./rules/ships.ts";
import { destination, whyNotAdvance } from "./rules/tracks.ts";
import { addPoints, gainInZone, gainOnTrack } from "./scoring.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  cardsOf,
  cubeOn,
  ENDED,
  openTracks,
  ownerAt,
  POST,
  queueLength,
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
  REQUIRES,
  SCIENTISTS_OF,
  SCIENTISTS_OF_SEAT,
  SHIPYARD,
  TRACK_CENTRES,
  ZONE_COUNT,
} from "./tables.ts";

/** In points. Found by letting variants play against each other. */
const WEIGHTS = {
  /** A scientist in staff, as long as there are not `enough`, and every further one. */
  staff: 1.5,
  enough: 4,
  surplus: 0.5,
  reserve: 0.26,
  shipAfloat: 15.5,
  /** For every sun step that a ship must wait. */
  wait: 0.24,
  spareShip: 3.1,
  spareCube: 4.5,
  /** A visible card whose requirements are met. */
  access: 0.5,
  /** A space on a track that is still to be chosen. */
  space: 0.7,
  /** An asterisk card that could be built now. */
  asterisk: 2.5,
  /** How much of what an action could bring is counted before it is taken. */
  hope: 0.5,
  /** All but staff counts in full until this part of the game (1 / fade) is left, and then less and less. */
  fade: 3.4,
  /** How much of the worth of staff is left at the very end. */
  urge: 0.43,
};

const HAND_WEIGHTS: Readonly<Record<HandCard, number>> = {
  placeScientist: 1.6,
  plusTwo: 2.1,
  rapidProgress: 1,
  icebreaker: 0.6,
  simple: 2.4,
  expertise: 0.4,
};
const HAND_WEIGHT = Float64Array.from(HAND_CARDS, (card) => HAND_WEIGHTS[card]);

const lines = new Float64Array(LINES.length);

function value(s: State, seat: Seat): number {
  expect(s, seat, lines);
  let sum = 0;
  for (let line = 0; line < LINES.length; line++) sum += lines[line] as number;
  return sum;
}

function expect(s: State, seat: Seat, out: Float64Array): void {
  out.fill(0, 0, LINES.length);
  addPoints(s, seat, out);
  if (s.phase === ENDED) return;
  const access = accessOf(s, seat);
  const left = partLeft(s);
  const fading = Math.min(1, left * WEIGHTS.fade);
  out[PEOPLE_LINE] =
    fading * WEIGHTS.reserve * reserveOf(s, seat) +
    Math.min(1, WEIGHTS.urge + left) * staffWorth(staffOf(s, seat));
  out[SHIPS_LINE] = fading * (WEIGHTS.spareShip * spareShips(s, seat) + fleet(s, seat));
  out[CUBES_LINE] = fading * WEIGHTS.spareCube * spareCubes(s, seat);
  out[HAND_LINE] = fading * hand(s, seat);
  out[BUILDING_LINE] = fading * WEIGHTS.access * cardsInReach(s, access);
  out[TURN_LINE] = prospects(s, seat, access);
}

/** How much of the game is left, from 1 to 0: as much as the player with the fewest scientists has left of them. */
function partLeft(s: State): number {
  const all = at(SCIENTISTS_OF_SEAT, s.seats);
  let fewest = all;
  for (let seat = 0; seat < s.seats; seat++) fewest = Math.min(fewest, staffOf(s, seat) + reserveOf(s, seat));
  return fewest / all;
}

function hand(s: State, seat: Seat): number {
  let worth = 0;
  for (let card = 0; card < HAND_WEIGHT.length; card++) {
    worth += (HAND_WEIGHT[card] as number) * cardsOf(s, seat, card);
  }
  return worth;
}

/** Visible cards whose requirements these kinds of buildings meet. */
function cardsInReach(s: State, access: number): number {
  let cards = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = at(s.visible, deck);
    if (card !== 0 && card !== s.project && (at(REQUIRES, card) & ~access) === 0) cards++;
  }
  return cards;
}

function staffWorth(staff: number): number {
  const needed = Math.min(staff, WEIGHTS.enough);
  return WEIGHTS.staff * needed + WEIGHTS.surplus * (staff - needed);
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

/** What the decision in progress may still bring to the seat that makes it. */
function prospects(s: State, seat: Seat, access: number): number {
  if (s.decider !== seat) return 0;
  if (s.phase === CHOOSE_TRACK || s.phase === CHOOSE_THREE) return WEIGHTS.space * spacesToAdvance(s);
  return s.phase === POST ? WEIGHTS.hope * bestAction(s, seat, access) : 0;
}

function bestAction(s: State, seat: Seat, access: number): number {
  const zone = targetZone(s);
  const buildings = at(s.buildings, zone);
  const power = strength(s, zone, seat);
  let best = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = at(s.visible, deck);
    if (whyNotBuild(s, seat, card, zone, access) !== null) continue;
    best = Math.max(best, gainOfBuilding(s, seat, zone, card));
  }
  if ((buildings & CAMP) !== 0) best = Math.max(best, gainOfRecruiting(s, seat, power));
  if ((buildings & SHIPYARD) !== 0 && spareShips(s, seat) > 0) {
    best = Math.max(best, WEIGHTS.shipAfloat - WEIGHTS.spareShip);
  }
  for (let track = 0; track < openTracks(s); track++) {
    if ((buildings & at(TRACK_CENTRES, track)) === 0 || whyNotAdvance(s, seat, track) !== null) continue;
    best = Math.max(best, gainOfAdvance(s, seat, track, power));
  }
  return best;
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

function gainOfRecruiting(s: State, seat: Seat, power: number): number {
  const count = Math.min(power, reserveOf(s, seat));
  const staff = staffOf(s, seat);
  return staffWorth(staff + count) - staffWorth(staff) - WEIGHTS.reserve * count;
}

function gainOfAdvance(s: State, seat: Seat, track: number, spaces: number): number {
  const cost = cubeOn(s, track, seat) === 0 ? WEIGHTS.spareCube : 0;
  return gainOnTrack(s, track, seat, destination(s, track, seat, spaces)) - cost;
}

/** First impressions by type of move. */
const IMPRESSIONS = moves.byType<number>({
  placeShip: 0,
  placeStartCube: 0,
  moveShip: 0,
  buildBuilding: 3,
  buildShip: 2,
  recruit: 1.5,
  research: 1.5,
  playCard: 0.5,
  layIcebreaker: 0.2,
  sacrificeCube: -2,
  sacrificeSpareShip: -2,
  sacrificeShip: -4,
  endTurn: -0.5,
  chooseTrack: 0,
  relocateShip: 0,
  relocateTo: 0,
  keepShips: 0.2,
  takeCard: 0,
  useIcebreaker: 0.5,
});

const LATE = 0.3;
const FIRST_SAIL = moves.first.moveShip;
const LAST_SAIL = FIRST_SAIL + ZONE_COUNT - 1;

/** A ship far back in a queue waits long for its next turn. */
function prior(s: State, move: Move): number {
  const late = move >= FIRST_SAIL && move <= LAST_SAIL ? LATE * queueLength(s, moves.offset(move)) : 0;
  return (IMPRESSIONS[moves.typeIndex(move)] as number) - late;
}

export const evaluate: Evaluation<State> = { value, lines: LINES, expect, decisiveLead: () => 15, prior };
