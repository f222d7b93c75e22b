/** What tests play with: positions (`arrange.ts` makes them), games and moves. */
import {
  at,
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type TableConfig,
} from "@banquise/engine";
import {
  cardOf,
  handCard,
  type Letter,
  seatOf,
  type TrackName,
  trackOf,
  type ZoneName,
  zoneOf,
} from "./arrange.ts";
import { BUILDING_CARDS, DECKS, HAND_CARDS, type HandCard, MAX_SEATS } from "./data.ts";
import { moves } from "./moves.ts";
import { actor, apply, legal, setup, whyNot } from "./rules.ts";
import { ENDED, giveCards, layout, ownerAt, PILE, RESERVE, STAFF, type State } from "./state.ts";
import { DECK_OF, SHIPYARD_KINDS } from "./tables.ts";

export {
  arrange,
  cardOf,
  dawn,
  type Letter,
  type Position,
  seatOf,
  type TrackName,
  trackOf,
  type ZoneName,
  zoneOf,
} from "./arrange.ts";

/** A context that keeps what it is told. */
export function listening(seed = 1): Context & { readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { random: Random.of(seed), emit: (event) => events.push(event), events };
}

export const configOf = (seats: number, placement: "firstGame" | "free" = "firstGame"): TableConfig => ({
  seats,
  options: { placement },
});

/** A new game as the rules set it up. */
export function newGame(seats: number, seed = 1, placement: "firstGame" | "free" = "firstGame"): State {
  const s = layout.create();
  setup(s, configOf(seats, placement), { random: Random.of(seed), emit: null });
  return s;
}

/** Leaves only so many cards of each kind in the shipyard pile; the others leave the game. */
export function setPile(s: State, pile: Readonly<Partial<Record<HandCard, number>>>): void {
  for (let card = 0; card < SHIPYARD_KINDS; card++) {
    const left = pile[HAND_CARDS[card] as HandCard] ?? 0;
    giveCards(s, PILE, card, left - at(s.cards, PILE * HAND_CARDS.length + card));
  }
}

/** Empties the decks but for these visible cards: all others count as built by D, or by the last seat. */
export function exhaustDecks(s: State, ...visible: readonly string[]): void {
  s.visible.fill(0);
  const left = visible.map(cardOf);
  for (const card of left) s.visible[at(DECK_OF, card)] = card;
  DECKS.forEach((deck, index) => {
    let set = 0;
    BUILDING_CARDS.filter((card) => card.deck === deck).forEach((card, bit) => {
      if (card.minPlayers <= s.seats && !left.includes(cardOf(card.id))) set |= 1 << bit;
    });
    s.built[(s.seats - 1) * DECKS.length + index] = set;
  });
}

// --- Playing ---------------------------------------------------------------------------------------------------------

/** The legal moves as a terminal prints them. */
export function choices(s: State): string[] {
  if (s.phase === ENDED) return [];
  const list = new MoveList();
  legal(s, list);
  return list.toArray().map(moves.print);
}

/** Those of one type. */
export const choicesOf = (s: State, type: string): string[] =>
  choices(s).filter((name) => name.split(" ")[0] === type);

const codes = new Map(Array.from({ length: moves.size }, (_, move) => [moves.print(move), move]));

export function moveOf(name: string): Move {
  const move = codes.get(name);
  if (move === undefined) throw new Error(`no move is called ${name}`);
  return move;
}

export const why = (s: State, name: string): string | null => whyNot(s, moveOf(name));

/** Plays moves by name, each of which must be legal; returns what was told. */
export function play(s: State, ...names: readonly string[]): GameEvent[] {
  const context = listening();
  for (const name of names) {
    if (why(s, name) !== null)
      throw new Error(`${name} is not legal (${why(s, name)}): ${choices(s).join(", ")}`);
    apply(s, moveOf(name), context);
  }
  return context.events;
}

export const typesOf = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

/** The letter of the seat that decides, "-" when the game is over. */
export const decider = (s: State): string => (actor(s) < 0 ? "-" : ("ABCD"[actor(s)] as string));

/** "AB": the queue of a zone. */
export const queue = (s: State, zone: ZoneName): string =>
  [0, 1, 2].map((berth) => "ABCD"[ownerAt(s, zoneOf(zone), berth)] ?? "").join("");

/** "2/9": staff and reserve. */
export const people = (s: State, letter: Letter): string =>
  `${at(s.stock, STAFF + seatOf(letter))}/${at(s.stock, RESERVE + seatOf(letter))}`;

export const cube = (s: State, track: TrackName, letter: Letter): number =>
  at(s.cubes, trackOf(track) * MAX_SEATS + seatOf(letter));

export const inHand = (s: State, letter: Letter, card: HandCard): number =>
  at(s.cards, seatOf(letter) * HAND_CARDS.length + handCard(card));

/** Plays on at random until the game ends or `look`, which is called before every move, returns true. */
export function playOn(s: State, seed: number, look: (s: State) => boolean = () => false): void {
  const random = Random.of(seed);
  const list = new MoveList();
  while (s.phase !== ENDED && !look(s)) {
    list.clear();
    legal(s, list);
    apply(s, list.at(random.int(list.length)), { random, emit: null });
  }
}

const SACRIFICES = ["sacrificeCube", "sacrificeSpareShip", "sacrificeShip"];
const SELDOM = 0.02;

/**
 * The same by players who seldom sacrifice anything. Games of pure chance soon run out of ships and come to a
 * stand-still; these get to the late buildings, the ends of the tracks and all ends of the game.
 */
export function playThriftily(s: State, seed: number, look: (s: State) => boolean = () => false): void {
  const random = Random.of(seed);
  while (s.phase !== ENDED && !look(s)) {
    const all = choices(s);
    const thrifty = all.filter((name) => !SACRIFICES.includes(name.split(" ")[0] as string));
    const options = thrifty.length > 0 && random.unit() > SELDOM ? thrifty : all;
    apply(s, moveOf(options[random.int(options.length)] as string), { random, emit: null });
  }
}
