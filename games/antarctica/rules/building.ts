/** Building a building: what it takes and what it does. */
import { add, at, type Context, type RuleId, type Seat } from "@banquise/engine";
import { DECKS, MAX_SEATS } from "../data.ts";
import { endRule, events } from "../events.ts";
import {
  BY_BUILDINGS,
  BY_SCIENTISTS,
  cardsBelow,
  cardsOf,
  GONE,
  giveCards,
  hasPlayedCard,
  reserveOf,
  STAFF,
  type State,
  staffOf,
  targetZone,
} from "../state.ts";
import {
  BUILDS,
  bitOfCard,
  countBits,
  DECK_OF,
  EXPERTISE,
  EXPERTISE_MATCHES,
  FIRST_OF_DECK,
  isSingle,
  lowestBit,
  REQUIRES,
  SCIENTISTS_OF,
  SIMPLE,
  SIMPLE_MATCHES,
} from "../tables.ts";
import { accessOf } from "./ships.ts";

const NO_CARD = -1;

/** The resource card in a seat's hand that replaces the only missing access, or `NO_CARD` (ANT-6.3). */
export function replacementFor(s: State, seat: Seat, missing: number): number {
  if (!isSingle(missing)) return NO_CARD;
  if ((missing & SIMPLE_MATCHES) !== 0) return cardsOf(s, seat, SIMPLE) > 0 ? SIMPLE : NO_CARD;
  if ((missing & EXPERTISE_MATCHES) !== 0) return cardsOf(s, seat, EXPERTISE) > 0 ? EXPERTISE : NO_CARD;
  return NO_CARD;
}

/** Why a seat with this access cannot build a card in a zone; card 0 is an empty deck. */
export function whyNotBuild(s: State, seat: Seat, card: number, zone: number, access: number): RuleId | null {
  if (card === 0) return "ANT-6.11";
  const kind = at(BUILDS, card);
  if (((at(s.buildings, zone) >> kind) & 1) === 1) return "ANT-6.7";
  if (staffOf(s, seat) < at(SCIENTISTS_OF, card)) return "ANT-6.6";
  const missing = at(REQUIRES, card) & ~access;
  if (missing === 0) return null;
  if (replacementFor(s, seat, missing) === NO_CARD) return isSingle(missing) ? "ANT-6.3" : "ANT-6.2";
  return hasPlayedCard(s, seat) ? "ANT-6.4" : null;
}

/** ANT-6.9, up to the advance: resource card, scientists, building, end of the game. */
export function build(s: State, deck: number, context: Context): void {
  const { emit } = context;
  const seat = s.active;
  const zone = targetZone(s);
  const card = at(s.visible, deck);
  const kind = at(BUILDS, card);
  const scientists = at(SCIENTISTS_OF, card);
  const missing = at(REQUIRES, card) & ~accessOf(s, seat);
  if (missing !== 0) spendResource(s, seat, missing, context);
  s.project = card;
  s.buildings[zone] = at(s.buildings, zone) | (1 << kind);
  placeScientists(s, seat, zone, scientists);
  if (emit) emit(events.make("buildingBuilt", seat, { card, kind, zone, scientists }));
  endIfLastScientist(s, seat, context);
  if (s.ending === 0 && isLastCard(s, deck)) triggerEnd(s, seat, BY_BUILDINGS, context);
}

function triggerEnd(s: State, seat: Seat, ending: number, { emit }: Context): void {
  s.ending = ending;
  if (emit) emit(events.make("endTriggered", seat, { ending }, { rule: endRule(ending) }));
}

/** Spent simple cards go back to their stock (ANT-10.2), expertise cards leave the game (ANT-10.3). */
function spendResource(s: State, seat: Seat, missing: number, { emit }: Context): void {
  const card = replacementFor(s, seat, missing);
  giveCards(s, seat, card, -1);
  if (card === EXPERTISE) giveCards(s, GONE, card, 1);
  s.cardPlayers |= 1 << seat;
  if (emit) emit(events.make("resourceSpent", seat, { card, kind: lowestBit(missing) }));
}

/** Scientists go from staff to a zone. */
export function placeScientists(s: State, seat: Seat, zone: number, count: number): void {
  add(s.scientists, zone * MAX_SEATS + seat, count);
  add(s.stock, STAFF + seat, -count);
}

/** The last scientist that a player has placed ends the game (ANT-14.1). */
export function endIfLastScientist(s: State, seat: Seat, context: Context): void {
  if (staffOf(s, seat) + reserveOf(s, seat) === 0) triggerEnd(s, seat, BY_SCIENTISTS, context);
}

/** ANT-14.2: the card being built does not count, although it is taken only later. */
function isLastCard(s: State, deck: number): boolean {
  if (cardsBelow(s, deck) !== 0) return false;
  for (let other = 0; other < DECKS.length; other++) {
    if (other !== deck && at(s.visible, other) !== 0) return false;
  }
  return true;
}

/** The end of ANT-6.9: the builder takes the card, and the next one of its deck is seen. */
export function takeBuildingCard(s: State, context: Context): void {
  const card = s.project;
  const deck = at(DECK_OF, card);
  const place = s.active * DECKS.length + deck;
  s.project = 0;
  s.built[place] = at(s.built, place) | bitOfCard(card);
  if (context.emit) context.emit(events.make("buildingCardTaken", s.active, { card }));
  reveal(s, deck, context);
}

/** Draws the next visible card of a deck among those below it (ANT-2.8); an empty deck shows none. */
export function reveal(s: State, deck: number, { random, emit }: Context): void {
  s.visible[deck] = 0;
  let below = cardsBelow(s, deck);
  if (below === 0) return;
  for (let skip = random.int(countBits(below)); skip > 0; skip--) below &= below - 1;
  s.visible[deck] = at(FIRST_OF_DECK, deck) + lowestBit(below);
  if (emit) emit(events.make("cardRevealed", null, { deck, card: at(s.visible, deck) }));
}
