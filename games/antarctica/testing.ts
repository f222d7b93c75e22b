/**
 * Positions for tests, written as in `RULES.md`: seats are the letters A to D, queues are written berth 1 first.
 * A position begins with an empty board and everything else as after setup, seat A being seat 0.
 */
import {
  at,
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import {
  BUILDING_CARDS,
  DECKS,
  HAND_CARDS,
  type HandCard,
  type Kind,
  MAX_SEATS,
  TRACKS,
  ZONES,
} from "./data.ts";
import { moves } from "./moves.ts";
import { moor } from "./rules/ships.ts";
import { nextSunStep } from "./rules/turns.ts";
import { actor, apply, legal, setup, whyNot } from "./rules.ts";
import {
  DISCARDED_SHIPS,
  ENDED,
  giveCards,
  layout,
  ownerAt,
  PILE,
  RESERVE,
  SPARE_CUBES,
  SPARE_SHIPS,
  STAFF,
  type State,
  shipsIn,
} from "./state.ts";
import { bitOf, DECK_OF, SHIPS_OF_SEAT, SHIPYARD_KINDS, ZONE_COUNT } from "./tables.ts";

export type ZoneName = (typeof ZONES)[number];
export type TrackName = (typeof TRACKS)[number];
export type Letter = "A" | "B" | "C" | "D";

export const zoneOf = (name: ZoneName): number => ZONES.indexOf(name);
export const trackOf = (name: TrackName): number => TRACKS.indexOf(name);
export const seatOf = (letter: Letter): Seat => "ABCD".indexOf(letter);
export const cardOf = (id: string): number => BUILDING_CARDS.findIndex((card) => card.id === id) + 1;
const handCard = (card: HandCard): number => HAND_CARDS.indexOf(card);

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

// --- Positions -------------------------------------------------------------------------------------------------------

/** What a seat has besides the board; what is left out is as after setup. */
interface Holding {
  readonly staff?: number;
  readonly reserve?: number;
  readonly cubes?: number;
  readonly ships?: number;
  /** Cards in hand, instead of the simple card of the setup; shipyard cards come out of the pile. */
  readonly hand?: readonly HandCard[];
}

export interface Position {
  readonly seats: number;
  /** The sun's zone: its first ship is about to act. */
  readonly sun: ZoneName;
  /** `{ Z3: "AB" }` */
  readonly ships: Readonly<Partial<Record<ZoneName, string>>>;
  readonly buildings?: Readonly<Partial<Record<ZoneName, readonly Kind[]>>>;
  /** `{ Z3: { A: 2 } }` */
  readonly scientists?: Readonly<Partial<Record<ZoneName, Readonly<Partial<Record<Letter, number>>>>>>;
  /** `{ T1: { A: 4 } }` */
  readonly cubes?: Readonly<Partial<Record<TrackName, Readonly<Partial<Record<Letter, number>>>>>>;
  readonly holdings?: Readonly<Partial<Record<Letter, Holding>>>;
  /** Visible cards; the other decks show what the setup has shown. */
  readonly visible?: readonly string[];
  /** `{ Z3: "B" }` */
  readonly icebreakers?: Readonly<Partial<Record<ZoneName, string>>>;
}

const entries = <K extends string, V>(record: Readonly<Partial<Record<K, V>>> | undefined): [K, V][] =>
  Object.entries(record ?? {}) as [K, V][];

export function arrange(position: Position): State {
  const s = layout.create();
  setup(s, configOf(position.seats), { random: Random.of(position.seats), emit: null });
  s.startSeat = 0;
  s.berths.fill(0);
  s.buildings.fill(0);
  s.cubes.fill(0);
  for (const [zone, letters] of entries(position.ships)) {
    for (const letter of letters) moor(s, zoneOf(zone), seatOf(letter as Letter));
  }
  for (const [zone, kinds] of entries(position.buildings)) {
    for (const kind of kinds) s.buildings[zoneOf(zone)] = at(s.buildings, zoneOf(zone)) | bitOf(kind);
  }
  for (const [zone, counts] of entries(position.scientists)) {
    for (const [letter, count] of entries(counts))
      s.scientists[zoneOf(zone) * MAX_SEATS + seatOf(letter)] = count;
  }
  for (const [track, spaces] of entries(position.cubes)) {
    for (const [letter, space] of entries(spaces)) {
      s.cubes[trackOf(track) * MAX_SEATS + seatOf(letter)] = space;
      s.stock[SPARE_CUBES + seatOf(letter)] = at(s.stock, SPARE_CUBES + seatOf(letter)) - 1;
    }
  }
  for (let seat = 0; seat < s.seats; seat++) balanceShips(s, seat);
  for (const [letter, holding] of entries(position.holdings)) hold(s, seatOf(letter), holding);
  for (const id of position.visible ?? []) s.visible[at(DECK_OF, cardOf(id))] = cardOf(id);
  for (const [zone, letters] of entries(position.icebreakers)) {
    for (const letter of letters) {
      s.icebreakers[zoneOf(zone)] = at(s.icebreakers, zoneOf(zone)) | (1 << seatOf(letter as Letter));
      giveCards(s, PILE, handCard("icebreaker"), -1);
    }
  }
  dawn(s, position.sun);
  return s;
}

/** Ships that are not on the board are available. */
function balanceShips(s: State, seat: Seat): void {
  let afloat = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) afloat += shipsIn(s, zone, seat);
  s.stock[SPARE_SHIPS + seat] = Math.max(0, at(SHIPS_OF_SEAT, s.seats) - afloat);
}

function hold(s: State, seat: Seat, holding: Holding): void {
  const { staff, reserve, cubes, ships, hand } = holding;
  if (staff !== undefined) s.stock[STAFF + seat] = staff;
  if (reserve !== undefined) s.stock[RESERVE + seat] = reserve;
  if (cubes !== undefined) s.stock[SPARE_CUBES + seat] = cubes;
  if (ships !== undefined) {
    s.stock[DISCARDED_SHIPS + seat] = at(s.stock, SPARE_SHIPS + seat) - ships;
    s.stock[SPARE_SHIPS + seat] = ships;
  }
  if (hand === undefined) return;
  giveCards(s, seat, handCard("simple"), -1);
  for (const card of hand) {
    giveCards(s, seat, handCard(card), 1);
    if (card !== "simple") giveCards(s, PILE, handCard(card), -1);
  }
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

/** Moves the sun onto a zone with ships, as a sun step does. */
export function dawn(
  s: State,
  zone: ZoneName,
  context: Context = { random: Random.of(1), emit: null },
): void {
  s.sun = (zoneOf(zone) + ZONE_COUNT - 1) % ZONE_COUNT;
  nextSunStep(s, context);
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
