/** Decks without an order (GEN-2.11): a card is drawn when it is turned up. */
import { at, type Context } from "@banquise/engine";
import { type Bits, countBits, drawBit, dropLowest, lowestBit, withBit, withoutBit } from "../bits.ts";
import { DUSK_STAYS, EXPEDITION_LETTER, TECHNOLOGY_TIME } from "../compile/properties.ts";
import { TRACKS } from "../content/tracks.ts";
import { WEATHER } from "../content/weather.ts";
import { FIRST_CONCERTATION } from "../data.ts";
import { events } from "../events.ts";
import type { State } from "../state.ts";

// --- Citizens (GEN-20.3) --------------------------------------------------------------------------------------------

/** Takes a card from the deck, rebuilt from the discard when it is empty; -1 when both are. */
export function drawCitizen(s: State, { random, emit }: Context): number {
  if (s.citizenDeck === 0) {
    if (s.citizenDiscard === 0) return -1;
    s.citizenDeck = s.citizenDiscard;
    s.citizenDiscard = 0;
    emit?.(events.make("citizenDeckRebuilt", null));
  }
  const card = drawBit(s.citizenDeck, random);
  s.citizenDeck = withoutBit(s.citizenDeck, card);
  return card;
}

/** Takes a card into the hand, if there is one (GEN-28.23). */
export function drawToHand(s: State, context: Context): void {
  const card = drawCitizen(s, context);
  if (card < 0) return;
  s.hand = withBit(s.hand, card);
  context.emit?.(events.make("citizenDrawn", null, { card }));
}

/** Puts a card on the discard, from the hand or from anywhere else. */
export function discardCitizen(s: State, card: number): void {
  s.hand = withoutBit(s.hand, card);
  s.citizenDiscard = withBit(s.citizenDiscard, card);
}

// --- Expeditions (GEN-25.7) -----------------------------------------------------------------------------------------

export const hasExpedition = (s: State, letter: number): boolean =>
  (at(s.expeditionDecks, letter) | at(s.expeditionDiscards, letter)) !== 0;

export function drawExpedition(s: State, letter: number, { random }: Context): number {
  if (at(s.expeditionDecks, letter) === 0) {
    s.expeditionDecks[letter] = at(s.expeditionDiscards, letter);
    s.expeditionDiscards[letter] = 0;
  }
  const card = drawBit(at(s.expeditionDecks, letter), random);
  s.expeditionDecks[letter] = withoutBit(at(s.expeditionDecks, letter), card);
  return card;
}

export function discardExpedition(s: State, card: number): void {
  const letter = at(EXPEDITION_LETTER, card);
  s.expeditionDiscards[letter] = withBit(at(s.expeditionDiscards, letter), card);
}

// --- Weather (GEN-3.8, GEN-27.3) ------------------------------------------------------------------------------------

/** The Weather cards of each stage. */
export const STAGE_CARDS: readonly Bits[] = [1, 2, 3].map((stage) =>
  WEATHER.reduce((bits, card, index) => (card.stage === stage ? withBit(bits, index) : bits), 0),
);

/** A card of the first stage that has some to come; -1 when no card is left. */
function drawFromStages(s: State, { random }: Context): number {
  for (let stage = 0; stage < STAGE_CARDS.length; stage++) {
    if (at(s.weatherLeft, stage) === 0) continue;
    s.weatherLeft[stage] = at(s.weatherLeft, stage) - 1;
    const card = drawBit(s.weatherDeck & (STAGE_CARDS[stage] as Bits), random);
    s.weatherDeck = withoutBit(s.weatherDeck, card);
    return card;
  }
  return -1;
}

/** The next Weather card; open cards move up and another one is laid open. */
export function drawWeather(s: State, context: Context): number {
  if (s.openWeather === 0) return drawFromStages(s, context);
  const card = at(s.weatherOpen, 0) - 1;
  s.weatherOpen[0] = at(s.weatherOpen, 1);
  layWeatherOpen(s, 1, context);
  return card;
}

export function layWeatherOpen(s: State, place: number, context: Context): void {
  const card = drawFromStages(s, context);
  s.weatherOpen[place] = card + 1;
  if (card >= 0) context.emit?.(events.make("weatherLaidOpen", null, { card }));
}

// --- Dusk (GEN-11) --------------------------------------------------------------------------------------------------

const duskEntries = (s: State): number =>
  countBits(s.duskDeck) + countBits(s.duskLaws) + s.hiddenBase + s.hiddenConcertation;

/**
 * Turns up a Dusk card: it is then `duskCard`, or `consequenceCard`. Every entry of the deck is as likely as the others;
 * what nobody has seen is found out now (GEN-11.3). False when there is none (GEN-11.2).
 */
export function drawDusk(s: State, { random, emit }: Context): boolean {
  if (duskEntries(s) === 0) {
    if (s.duskDiscard === 0) return false;
    s.duskDeck = s.duskDiscard;
    s.duskDiscard = 0;
    emit?.(events.make("duskRebuilt", null));
  }
  const entry = random.int(duskEntries(s));
  const known = countBits(s.duskDeck);
  const hidden = known + countBits(s.duskLaws);
  if (entry < known) {
    const card = nth(s.duskDeck, entry);
    s.duskDeck = withoutBit(s.duskDeck, card);
    s.duskCard = card + 1;
  } else if (entry < hidden) {
    const law = nth(s.duskLaws, entry - known);
    s.duskLaws = withoutBit(s.duskLaws, law);
    s.consequenceCard = law * 2 + random.int(2) + 1;
  } else if (entry - hidden < s.hiddenBase) {
    const card = drawBit(s.unseenBase, random);
    s.unseenBase = withoutBit(s.unseenBase, card);
    s.hiddenBase--;
    s.duskCard = card + 1;
  } else {
    const card = drawBit(s.unseenConcertations, random);
    s.unseenConcertations = withoutBit(s.unseenConcertations, card);
    s.hiddenConcertation = 0;
    s.duskCard = FIRST_CONCERTATION + card + 1;
  }
  return true;
}

function nth(bits: Bits, n: number): number {
  let rest = bits;
  for (let skipped = n; skipped > 0; skipped--) rest = dropLowest(rest);
  return lowestBit(rest);
}

/** GEN-11.4, GEN-11.5: where the resolved card goes, and the next Concertation. */
export function finishDusk(s: State, card: number, { random, emit }: Context): void {
  if (at(DUSK_STAYS, card) === 1) s.duskDiscard = withBit(s.duskDiscard, card);
  if (card < FIRST_CONCERTATION || s.unseenConcertations === 0) return;
  const next = drawBit(s.unseenConcertations, random);
  s.unseenConcertations = withoutBit(s.unseenConcertations, next);
  s.duskDiscard = withBit(s.duskDiscard, FIRST_CONCERTATION + next);
  emit?.(events.make("concertationAdded", null, { card: FIRST_CONCERTATION + next }));
}

/** GEN-28.25: only a card that still lies aside can be called. */
export function addDusk(s: State, card: number, { emit }: Context): void {
  if ((s.duskAside & (1 << card)) === 0) return;
  s.duskAside = withoutBit(s.duskAside, card);
  s.duskDeck = withBit(s.duskDeck, card);
  emit?.(events.make("duskAdded", null, { card }));
}

// --- Technologies (GEN-23) ------------------------------------------------------------------------------------------

/** Technologies of the display whose token is inactive. */
export const openTechnologies = (s: State): Bits => s.techDisplay & ~s.techs;

export function chooseTechnology(s: State, technology: number, { emit }: Context): void {
  s.developing = technology + 1;
  s.developedAt = Math.min(TRACKS.roundSpaces, s.round + at(TECHNOLOGY_TIME, technology));
  emit?.(events.make("technologyChosen", null, { technology, round: s.developedAt }));
}

/** GEN-23.5 */
export function hasten(s: State, n: number, { emit }: Context): void {
  if (s.developing === 0) return;
  const round = Math.max(s.developedAt - n, s.round + 1);
  if (round >= s.developedAt) return;
  s.developedAt = round;
  emit?.(events.make("technologyMoved", null, { technology: s.developing - 1, round }));
}
