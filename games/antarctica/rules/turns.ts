/** The course of the sun, the turns it gives, and the ends of the game. */
import { at, type Context, type Seat } from "@banquise/engine";
import { DECKS, STALL_LIMIT } from "../data.ts";
import { endRule, events, tellScoring } from "../events.ts";
import {
  BY_EXHAUSTION,
  BY_STALL,
  cardsOf,
  DONE,
  ENDED,
  foremost,
  GONE,
  giveCards,
  hasIcebreaker,
  OFFER,
  openTracks,
  ownerAt,
  PILE,
  PRE,
  pileSize,
  reserveOf,
  SPENT,
  type State,
  spareShips,
  staffOf,
} from "../state.ts";
import {
  countBits,
  ICEBREAKER,
  LAST_DRAFT_SPACE,
  PLACE_SCIENTIST,
  SCIENTISTS_OF,
  ZONE_COUNT,
} from "../tables.ts";
import { takeBuildingCard } from "./building.ts";
import { canStillPlay } from "./refusals.ts";
import { settleNewShips } from "./ships.ts";

/** The sun leaves its zone for the next one with a ship (ANT-3.1), and the first ship there acts (ANT-3.3). */
export function nextSunStep(s: State, context: Context): void {
  const from = s.sun;
  removeIcebreakers(s, from, context);
  do {
    s.sun = (s.sun + 1) % ZONE_COUNT;
    // ANT-12.5: passing over an empty zone is a visit too.
    if (ownerAt(s, s.sun, 0) < 0) removeIcebreakers(s, s.sun, context);
  } while (ownerAt(s, s.sun, 0) < 0);
  s.cardPlayers = 0;
  s.icebreakerTurn = 0;
  s.second = ownerAt(s, s.sun, 1) + 1;
  if (context.emit) context.emit(events.make("sunMoved", null, { from, zone: s.sun }));
  beginTurn(s, ownerAt(s, s.sun, 0), context);
}

function removeIcebreakers(s: State, zone: number, { emit }: Context): void {
  const seats = at(s.icebreakers, zone);
  if (seats === 0) return;
  s.icebreakers[zone] = 0;
  giveCards(s, GONE, ICEBREAKER, countBits(seats));
  if (emit) emit(events.make("icebreakersGone", null, { zone, seats }));
}

function beginTurn(s: State, seat: Seat, { emit }: Context): void {
  s.active = seat;
  s.decider = seat;
  s.phase = PRE;
  s.turnPhase = PRE;
  s.target = 0;
  s.sacrificed = 0;
  s.eventful = 0;
  const { sun: zone, icebreakerTurn: icebreaker } = s;
  const rule = icebreaker === 1 ? "ANT-12.4" : "ANT-3.3";
  if (emit) emit(events.make("turnBegun", seat, { zone, icebreaker }, { rule }));
}

/** The turn of the second ship (ANT-12.4). It lies at the head of the queue by now. */
export function beginIcebreakerTurn(s: State, context: Context): void {
  const seat = s.second - 1;
  s.second = 0;
  s.icebreakerTurn = 1;
  beginTurn(s, seat, context);
}

/** Goes on with the turn when all effects are resolved. */
export function resume(s: State, context: Context): void {
  s.trigger = 0;
  s.asked = 0;
  if (s.project !== 0) takeBuildingCard(s, context);
  if (s.ending !== 0) {
    endGame(s, context);
    return;
  }
  s.phase = s.turnPhase;
  s.decider = s.active;
  if (s.turnPhase === SPENT || (s.turnPhase === DONE && !canStillPlay(s))) endTurn(s, context);
}

export function endTurn(s: State, context: Context): void {
  const { emit } = context;
  settleNewShips(s);
  s.quietTurns = s.eventful === 1 ? 0 : s.quietTurns + 1;
  if (emit) emit(events.make("turnEnded", s.active, { idle: 1 - s.eventful }));
  if (isExhausted(s)) s.ending = BY_EXHAUSTION;
  else if (s.quietTurns >= STALL_LIMIT) s.ending = BY_STALL;
  if (s.ending !== 0) {
    if (emit) emit(events.make("endTriggered", null, { ending: s.ending }, { rule: endRule(s.ending) }));
    endGame(s, context);
  } else if (s.second !== 0 && hasIcebreaker(s, s.sun, s.second - 1)) {
    s.phase = OFFER;
    s.decider = s.second - 1;
  } else nextSunStep(s, context);
}

function endGame(s: State, { emit }: Context): void {
  s.phase = ENDED;
  if (emit) tellScoring(s, emit);
}

/** ANT-14.5: nobody can ever place a scientist again. */
function isExhausted(s: State): boolean {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, staffOf(s, seat) + reserveOf(s, seat));
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = at(s.visible, deck);
    if (card !== 0 && at(SCIENTISTS_OF, card) <= most) return false;
  }
  for (let seat = 0; seat < s.seats; seat++) if (cardsOf(s, seat, PLACE_SCIENTIST) > 0) return false;
  return cardsOf(s, PILE, PLACE_SCIENTIST) === 0 || !pileCanBeReached(s);
}

function pileCanBeReached(s: State): boolean {
  const size = pileSize(s);
  if (size >= s.seats - 1) {
    for (let seat = 0; seat < s.seats; seat++) if (spareShips(s, seat) > 0) return true;
  }
  if (size < s.seats) return false;
  for (let track = 0; track < openTracks(s); track++) {
    if (at(LAST_DRAFT_SPACE, track) > foremost(s, track)) return true;
  }
  return false;
}
