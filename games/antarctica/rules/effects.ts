/** Resolving the effects of the tracks, one after the other, and the questions they ask of every seat (ANT-9.10). */
import { add, at, type Context, type RuleId, type Seat } from "@banquise/engine";
import { BERTHS, MAX_SEATS, SHIPYARD_CARDS, THREE_SPACES } from "../data.ts";
import { effectRule, events } from "../events.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  cardsOf,
  DRAFT,
  DRAFTED,
  FRESH,
  GONE,
  giveCards,
  isFresh,
  ownerAt,
  PICK,
  PILE,
  pileSize,
  RELOCATE,
  RESERVE,
  reserveOf,
  SPARE_SHIPS,
  STAFF,
  type State,
  seatAfter,
  spacesToAdvance,
  spareShips,
} from "../state.ts";
import {
  ADVANCE_THREE,
  DRAFT_SHIPYARD,
  EXPERTISE,
  EXPERTISE_CARD,
  isSingle,
  lowestBit,
  MOST_EFFECTS,
  NEW_SHIP,
  RECRUIT_ONE,
  RELOCATE_SHIP,
  SHIPYARD_KINDS,
  SIMPLE,
  SIMPLE_CARD,
  ZONE_COUNT,
} from "../tables.ts";
import { isFull, moor, mustSail } from "./ships.ts";
import { advance, tracksFor } from "./tracks.ts";
import { resume } from "./turns.ts";

/** Resolves what is in the queue until somebody must decide, and then goes on with the turn. */
export function resolveEffects(s: State, context: Context): void {
  for (let entry = at(s.effects, 0); entry !== 0; entry = at(s.effects, 0)) {
    s.effects.copyWithin(0, 1);
    s.effects[MOST_EFFECTS - 1] = 0;
    const seat = entry % MAX_SEATS;
    if (begin(s, (entry - seat) / MAX_SEATS, seat, context)) return;
  }
  resume(s, context);
}

/** Begins to resolve an effect; true when somebody must decide before it goes on. So do all functions that ask. */
function begin(s: State, effect: number, seat: Seat, context: Context): boolean {
  s.trigger = seat;
  s.asked = 0;
  switch (effect) {
    case RECRUIT_ONE:
      if (reserveOf(s, seat) > 0) recruit(s, seat, 1, "ANT-10.1", context);
      else lapse(seat, effect, context);
      return false;
    case SIMPLE_CARD:
      if (cardsOf(s, seat, SIMPLE) === 0) gainResource(s, seat, SIMPLE, effect, context);
      else lapse(seat, effect, context);
      return false;
    case EXPERTISE_CARD:
      if (cardsOf(s, PILE, EXPERTISE) > 0) {
        giveCards(s, PILE, EXPERTISE, -1);
        gainResource(s, seat, EXPERTISE, effect, context);
      } else lapse(seat, effect, context);
      return false;
    case NEW_SHIP:
      if (spareShips(s, seat) > 0 && !isFull(s, s.sun)) {
        launchShip(s, seat, "ANT-10.4", context);
        return beginPicks(s, seat, context);
      }
      lapse(seat, effect, context);
      return false;
    case RELOCATE_SHIP:
      return askRelocation(s);
    case DRAFT_SHIPYARD:
      return beginDraft(s, context);
    case ADVANCE_THREE:
      s.takenTracks = 0;
      return askThree(s, context);
    default:
      throw new Error(`no effect has the number ${effect}`);
  }
}

function lapse(seat: Seat, effect: number, { emit }: Context): void {
  if (emit) emit(events.make("effectLapsed", seat, { effect }, { rule: effectRule(effect) }));
}

/** Scientists go from reserve to staff, as many as are left. */
export function recruit(s: State, seat: Seat, wanted: number, rule: RuleId, { emit }: Context): void {
  const count = Math.min(wanted, reserveOf(s, seat));
  if (count === 0) return;
  add(s.stock, RESERVE + seat, -count);
  add(s.stock, STAFF + seat, count);
  if (emit) emit(events.make("recruited", seat, { count }, { rule }));
}

function gainResource(s: State, seat: Seat, card: number, effect: number, { emit }: Context): void {
  giveCards(s, seat, card, 1);
  if (emit) emit(events.make("resourceGained", seat, { card }, { rule: effectRule(effect) }));
}

/** An available ship joins the queue of the sun's zone (ANT-7.2, ANT-10.4). */
export function launchShip(s: State, seat: Seat, rule: RuleId, { emit }: Context): void {
  add(s.stock, SPARE_SHIPS + seat, -1);
  const berth = moor(s, s.sun, seat, FRESH);
  if (emit) emit(events.make("shipBuilt", seat, { zone: s.sun, berth }, { rule }));
}

// --- A track for a building or Rapid progress ------------------------------------------------------------------------

/** The active seat advances on a track of its choice (ANT-6.10); with one possible track there is nothing to ask. */
export function beginAdvance(s: State, context: Context): void {
  const tracks = tracksFor(s, s.active);
  const spaces = spacesToAdvance(s);
  if (tracks === 0) {
    if (context.emit) context.emit(events.make("advanceLost", s.active, { spaces }));
  } else if (isSingle(tracks)) {
    advance(s, lowestBit(tracks), s.active, spaces, context);
  } else {
    s.phase = CHOOSE_TRACK;
    s.decider = s.active;
    return;
  }
  resolveEffects(s, context);
}

// --- Shipyard cards --------------------------------------------------------------------------------------------------

/** Every other player takes a card of the pile, if there are enough for all (ANT-7.4 to ANT-7.6). */
export function beginPicks(s: State, builder: Seat, context: Context): boolean {
  const size = pileSize(s);
  if (size < s.seats - 1) {
    for (let card = 0; card < SHIPYARD_KINDS; card++) {
      const count = cardsOf(s, PILE, card);
      giveCards(s, PILE, card, -count);
      giveCards(s, GONE, card, count);
    }
    if (context.emit && size > 0) context.emit(events.make("pileRemoved", null, { count: size }));
    return false;
  }
  s.trigger = builder;
  s.asked = 1;
  return askCard(s, PICK, context);
}

/** Reveals one card for each player, if there are enough (ANT-10.6). */
function beginDraft(s: State, context: Context): boolean {
  const size = pileSize(s);
  if (size < s.seats) {
    lapse(s.trigger, DRAFT_SHIPYARD, context);
    return false;
  }
  for (let revealed = 0; revealed < s.seats; revealed++) {
    const card = drawFromPile(s, size - revealed, context);
    giveCards(s, PILE, card, -1);
    giveCards(s, DRAFTED, card, 1);
  }
  if (context.emit) {
    const cards = SHIPYARD_CARDS.map((_, card) => cardsOf(s, DRAFTED, card));
    context.emit(events.make("draftRevealed", null, { cards }));
  }
  return askCard(s, DRAFT, context);
}

function drawFromPile(s: State, size: number, { random }: Context): number {
  let card = 0;
  for (let rest = random.int(size); rest >= cardsOf(s, PILE, card); card++) rest -= cardsOf(s, PILE, card);
  return card;
}

/** Asks the next seat for a card, and hands out by itself what leaves no choice (ANT-7.5, ANT-10.6). */
export function askCard(s: State, phase: number, context: Context): boolean {
  const holder = phase === PICK ? PILE : DRAFTED;
  for (; s.asked < s.seats; s.asked++) {
    const seat = seatAfter(s, s.trigger, s.asked);
    const only = onlyCard(s, holder);
    if (only < 0) {
      s.phase = phase;
      s.decider = seat;
      return true;
    }
    giveCard(s, seat, only, phase, context);
  }
  return false;
}

/** The card that all shipyard cards of a holder are; -1 when there is a choice. */
function onlyCard(s: State, holder: number): number {
  let only = -1;
  for (let card = 0; card < SHIPYARD_KINDS; card++) {
    if (cardsOf(s, holder, card) === 0) continue;
    if (only >= 0) return -1;
    only = card;
  }
  return only;
}

export function giveCard(s: State, seat: Seat, card: number, phase: number, { emit }: Context): void {
  giveCards(s, phase === PICK ? PILE : DRAFTED, card, -1);
  giveCards(s, seat, card, 1);
  const rule = phase === PICK ? "ANT-7.5" : "ANT-10.6";
  if (emit) emit(events.make("shipyardCardTaken", seat, { card }, { rule }));
}

// --- Relocating ships ------------------------------------------------------------------------------------------------

/** Asks the next seat that has a ship to relocate (ANT-10.5). */
export function askRelocation(s: State): boolean {
  for (; s.asked < s.seats; s.asked++) {
    const seat = seatAfter(s, s.trigger, s.asked);
    if (!canRelocate(s, seat)) continue;
    s.phase = RELOCATE;
    s.decider = seat;
    return true;
  }
  return false;
}

function canRelocate(s: State, seat: Seat): boolean {
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    for (let berth = 0; berth < BERTHS; berth++) {
      if (ownerAt(s, zone, berth) === seat && !isFresh(s, zone, berth) && !mustSail(s, zone, berth))
        return true;
    }
  }
  return false;
}

// --- Three spaces for everybody --------------------------------------------------------------------------------------

/** Asks the next seat that has a choice of tracks not yet taken (ANT-10.7). */
export function askThree(s: State, context: Context): boolean {
  for (; s.asked < s.seats; s.asked++) {
    const seat = seatAfter(s, s.trigger, s.asked);
    const tracks = tracksFor(s, seat) & ~s.takenTracks;
    if (tracks === 0) {
      if (context.emit) context.emit(events.make("noTrackLeft", seat));
    } else if (isSingle(tracks)) {
      advanceThree(s, lowestBit(tracks), seat, context);
    } else {
      s.phase = CHOOSE_THREE;
      s.decider = seat;
      return true;
    }
  }
  s.takenTracks = 0;
  return false;
}

export function advanceThree(s: State, track: number, seat: Seat, context: Context): void {
  s.takenTracks |= 1 << track;
  advance(s, track, seat, THREE_SPACES, context);
}
