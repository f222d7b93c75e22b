/**
 * Positions for lessons and tests, written as in `RULES.md`: seats are the letters A to D, queues are written berth 1 first.
 * Those of `arrange` begin with an empty board and everything else as after setup, seat A being seat 0: only what a test is
 * about is there. Those of `arrangeGame` have every piece and card of the box.
 */
import { at, type Context, Random, type Seat } from "@banquise/engine";
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
import { moor } from "./rules/ships.ts";
import { nextSunStep } from "./rules/turns.ts";
import { setup } from "./rules.ts";
import {
  DISCARDED_SHIPS,
  giveCards,
  layout,
  PILE,
  RESERVE,
  SPARE_CUBES,
  SPARE_SHIPS,
  STAFF,
  type State,
  scientistsIn,
  shipsIn,
  staffOf,
} from "./state.ts";
import { bitOf, bitOfCard, DECK_OF, SCIENTISTS_OF_SEAT, SHIPS_OF_SEAT, ZONE_COUNT } from "./tables.ts";

export type ZoneName = (typeof ZONES)[number];
export type TrackName = (typeof TRACKS)[number];
export type Letter = "A" | "B" | "C" | "D";

export const zoneOf = (name: ZoneName): number => ZONES.indexOf(name);
export const trackOf = (name: TrackName): number => TRACKS.indexOf(name);
export const seatOf = (letter: Letter): Seat => "ABCD".indexOf(letter);
export const cardOf = (id: string): number => BUILDING_CARDS.findIndex((card) => card.id === id) + 1;
export const handCard = (card: HandCard): number => HAND_CARDS.indexOf(card);

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
  setup(
    s,
    { seats: position.seats, options: { placement: "firstGame" } },
    { random: Random.of(position.seats), emit: null },
  );
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

/** Moves the sun onto a zone with ships, as a sun step does. */
export function dawn(
  s: State,
  zone: ZoneName,
  context: Context = { random: Random.of(1), emit: null },
): void {
  s.sun = (zoneOf(zone) + ZONE_COUNT - 1) % ZONE_COUNT;
  nextSunStep(s, context);
}

/** A position of a game, of which nothing is left out. */
export interface GamePosition extends Position {
  readonly visible: readonly [basic: string, double: string, advanced: string];
  /** Cards that have been built: `{ A: ["B02"] }`. Their buildings stand on the board. */
  readonly built?: Readonly<Partial<Record<Letter, readonly string[]>>>;
}

/** Whoever is neither on the board nor in staff is in reserve. */
export function arrangeGame(position: GamePosition): State {
  const s = arrange(position);
  for (const [letter, cards] of entries(position.built)) {
    for (const card of cards.map(cardOf)) {
      const index = seatOf(letter) * DECKS.length + at(DECK_OF, card);
      s.built[index] = at(s.built, index) | bitOfCard(card);
    }
  }
  for (let seat = 0; seat < s.seats; seat++) {
    let reserve = at(SCIENTISTS_OF_SEAT, s.seats) - staffOf(s, seat);
    for (let zone = 0; zone < ZONE_COUNT; zone++) reserve -= scientistsIn(s, zone, seat);
    s.stock[RESERVE + seat] = reserve;
  }
  return s;
}
