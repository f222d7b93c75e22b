/** The table in words, well enough to play by. */
import { at, type Viewer } from "@banquise/engine";
import { BERTHS, DECKS, EFFECTS, type Effect, HAND_CARDS, SHIPYARD_CARDS } from "../data.ts";
import { pointsOf } from "../scoring.ts";
import {
  asterisksOf,
  cardsBelow,
  cardsBuilt,
  cardsOf,
  cubeOn,
  DRAFTED,
  discards,
  ENDED,
  foremost,
  isClosed,
  openTracks,
  ownerAt,
  PILE,
  PLACEMENT,
  reserveOf,
  START_CUBE,
  type State,
  scientistsIn,
  spareCubes,
  spareShips,
  staffOf,
  targetZone,
} from "../state.ts";
import { cardData, countBits, EFFECT_AT, EXPERTISE, isBlue, kindsIn, SPACES, ZONE_COUNT } from "../tables.ts";
import { coastOf } from "./coasts.ts";
import type { Phrases } from "./phrases.ts";
import { countedCards, type Name, namesIn } from "./words.ts";

export function describer(
  words: Phrases,
  prompt: (view: State) => string,
): (view: State, viewer: Viewer, name: Name) => readonly string[] {
  return (view, _viewer, name) => [
    ...situation(words, view, prompt(view), name),
    ...Array.from({ length: ZONE_COUNT }, (_, zone) => zoneLine(words, view, zone, name)),
    ...Array.from({ length: openTracks(view) }, (_, track) => trackLine(words, view, track, name)),
    ...DECKS.map((_, deck) => deckLine(words, view, deck)),
    ...pileLines(words, view),
    ...Array.from({ length: view.seats }, (_, seat) => seatLines(words, view, seat, name)).flat(),
  ];
}

function situation({ table: say }: Phrases, view: State, prompt: string, name: Name): string[] {
  if (view.phase === ENDED) return [say.ended()];
  const sun = coastOf(view.sun);
  const inSetup = view.phase === PLACEMENT || view.phase === START_CUBE;
  const lines = [
    say.toDecide(name(view.decider), prompt),
    inSetup ? say.setupSun(sun) : say.sun(sun, name(view.active)),
  ];
  if (!inSetup && view.second !== 0) lines.push(say.second(name(view.second - 1)));
  return lines;
}

export function zoneLine(words: Phrases, view: State, zone: number, name: Name): string {
  const say = words.table;
  if (isClosed(view, zone)) return say.closed(coastOf(zone));
  const kinds = kindsIn(at(view.buildings, zone)).map((kind) => words.kinds[kind]);
  const parts = [kinds.length === 0 ? say.noBuildings() : say.buildings(kinds.join(", "))];
  const owners = Array.from({ length: BERTHS }, (_, berth) => ownerAt(view, zone, berth)).filter(
    (owner) => owner >= 0,
  );
  if (owners.length > 0) parts.push(say.queue(owners.map(name).join(", ")));
  const people = seatsWith(view, (seat) => scientistsIn(view, zone, seat), name);
  if (people !== "") parts.push(say.people(people));
  if (at(view.icebreakers, zone) !== 0)
    parts.push(say.icebreakers(namesIn(words, at(view.icebreakers, zone), name)));
  if (zone === targetZone(view) && view.phase !== ENDED) parts.push(say.target());
  return say.zone(coastOf(zone), parts);
}

/** "Anna 2, Bob 1" */
function seatsWith(view: State, amount: (seat: number) => number, name: Name): string {
  return Array.from({ length: view.seats }, (_, seat) => seat)
    .filter((seat) => amount(seat) > 0)
    .map((seat) => `${name(seat)} ${amount(seat)}`)
    .join(", ");
}

export function trackLine(words: Phrases, view: State, track: number, name: Name): string {
  const say = words.table;
  const effects: string[] = [];
  for (let space = 1; space < SPACES; space++) {
    const effect = at(EFFECT_AT, track * SPACES + space);
    if (effect === 0) continue;
    const used = isBlue(effect) && space <= foremost(view, track);
    effects.push(say.coloured(space, EFFECTS[effect - 1] as Effect, isBlue(effect), used));
  }
  const cubes = seatsWith(view, (seat) => cubeOn(view, track, seat), name);
  const centre = words.trackCentres[track] ?? "";
  return say.track(
    words.tracks[track] ?? "",
    centre,
    cubes === "" ? say.noCubes() : cubes,
    effects.join(", "),
  );
}

export function deckLine(words: Phrases, view: State, deck: number): string {
  const say = words.table;
  const name = DECKS[deck] ?? "basic";
  const visible = at(view.visible, deck);
  if (visible === 0) return say.emptyDeck(name);
  const { builds, requires, scientists, advance } = cardData(visible);
  const needs = words.list(requires.map((kind) => words.aKind[kind]));
  return say.deck(name, builds, needs, scientists, advance, countBits(cardsBelow(view, deck)));
}

function pileLines(words: Phrases, view: State): string[] {
  const say = words.table;
  const held = (holder: number): readonly number[] =>
    SHIPYARD_CARDS.map((_, card) => cardsOf(view, holder, card));
  const lines = [
    say.pile(countedCards(words, held(PILE))),
    say.expertisePile(cardsOf(view, PILE, EXPERTISE)),
  ];
  if (held(DRAFTED).some((count) => count > 0)) lines.push(say.drafted(countedCards(words, held(DRAFTED))));
  return lines;
}

function seatLines(words: Phrases, view: State, seat: number, name: Name): string[] {
  const say = words.table;
  const who = name(seat);
  const hand = HAND_CARDS.flatMap((card, index) => {
    const count = cardsOf(view, seat, index);
    return count > 0 ? [say.count(count, words.cards[card])] : [];
  });
  return [
    say.seat(
      who,
      staffOf(view, seat),
      reserveOf(view, seat),
      spareShips(view, seat),
      spareCubes(view, seat),
      discards(view, seat),
    ),
    say.hand(who, hand.length === 0 ? say.nothing() : words.list(hand)),
    say.built(who, cardsBuilt(view, seat), asterisksOf(view, seat), pointsOf(view, seat)),
  ];
}
