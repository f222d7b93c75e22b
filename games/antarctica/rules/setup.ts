/** Setup, up to the first turn (ANT-2.1 to ANT-2.17). */
import { add, type Context, type RuleId, type Seat, type TableConfig } from "@banquise/engine";
import { DECKS, MAX_SEATS, PILE_COUNTS, SHIPYARD_CARDS, START_CUBE_LETTER } from "../data.ts";
import { events } from "../events.ts";
import {
  giveCards,
  isClosed,
  PILE,
  PLACEMENT,
  RESERVE,
  SPARE_CUBES,
  SPARE_SHIPS,
  STAFF,
  START_CUBE,
  type State,
  seatOfLetter,
} from "../state.ts";
import { EXPERTISE, kindIndex, SIMPLE, setupFor, ZONE_COUNT } from "../tables.ts";
import { reveal } from "./building.ts";
import { moor } from "./ships.ts";
import { nextSunStep } from "./turns.ts";

export function setUp(s: State, config: TableConfig, context: Context): void {
  s.seats = config.seats;
  s.startSeat = context.random.int(s.seats);
  dealPieces(s);
  placeBuildings(s, context);
  dealCards(s, context);
  if (config.options.placement === "free") askPlacement(s, context);
  else placeFirstGame(s, context);
}

/** ANT-2.2 */
function dealPieces(s: State): void {
  const setup = setupFor(s.seats);
  for (let seat = 0; seat < s.seats; seat++) {
    s.stock[STAFF + seat] = setup.staff;
    s.stock[RESERVE + seat] = setup.reserve;
    s.stock[SPARE_SHIPS + seat] = setup.spareShips;
    s.stock[SPARE_CUBES + seat] = setup.spareCubes;
  }
}

/** ANT-2.6: one building at random in every open zone. */
function placeBuildings(s: State, { random, emit }: Context): void {
  const kinds = setupFor(s.seats).buildings.map(kindIndex);
  random.shuffle(kinds);
  const byZone: number[] = [];
  let next = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const kind = isClosed(s, zone) ? -1 : (kinds[next++] as number);
    byZone.push(kind);
    if (kind >= 0) s.buildings[zone] = 1 << kind;
  }
  if (emit) emit(events.make("boardSet", s.startSeat, { buildings: byZone }));
}

/** ANT-2.8 to ANT-2.10 */
function dealCards(s: State, context: Context): void {
  for (let deck = 0; deck < DECKS.length; deck++) reveal(s, deck, context);
  for (let seat = 0; seat < s.seats; seat++) giveCards(s, seat, SIMPLE, 1);
  giveCards(s, PILE, EXPERTISE, s.seats);
  SHIPYARD_CARDS.forEach((card, index) => {
    giveCards(s, PILE, index, PILE_COUNTS[card]);
  });
}

// --- Ships -----------------------------------------------------------------------------------------------------------

/** Whose ship comes next (ANT-2.12); -1 when all are placed. */
function nextToPlace(s: State): Seat {
  const placed = s.berths.reduce((count, ship) => (ship === 0 ? count : count + 1), 0);
  const letter = setupFor(s.seats).order[placed];
  return letter === undefined ? -1 : seatOfLetter(s, letter);
}

/** ANT-2.15: one ship a zone, counter-clockwise from the first open zone after the sun's, round again for the rest. */
function placeFirstGame(s: State, context: Context): void {
  let zone = s.sun;
  for (let seat = nextToPlace(s); seat >= 0; seat = nextToPlace(s)) {
    do zone = (zone + 1) % ZONE_COUNT;
    while (isClosed(s, zone));
    placeShip(s, seat, zone, "ANT-2.15", context);
  }
  askStartCube(s, context);
}

/** ANT-2.14 */
function askPlacement(s: State, context: Context): void {
  const seat = nextToPlace(s);
  if (seat >= 0) {
    s.phase = PLACEMENT;
    s.decider = seat;
  } else askStartCube(s, context);
}

function placeShip(s: State, seat: Seat, zone: number, rule: RuleId, { emit }: Context): void {
  const berth = moor(s, zone, seat);
  if (emit) emit(events.make("shipPlaced", seat, { zone, berth }, { rule }));
}

export function placeShipFreely(s: State, zone: number, context: Context): void {
  placeShip(s, s.decider, zone, "ANT-2.14", context);
  askPlacement(s, context);
}

/** ANT-2.17: in a two-player game B puts a cube on a track. */
function askStartCube(s: State, context: Context): void {
  if (s.seats === 2) {
    s.phase = START_CUBE;
    s.decider = seatOfLetter(s, START_CUBE_LETTER);
  } else nextSunStep(s, context);
}

export function placeStartCube(s: State, track: number, context: Context): void {
  add(s.stock, SPARE_CUBES + s.decider, -1);
  s.cubes[track * MAX_SEATS + s.decider] = 1;
  if (context.emit) context.emit(events.make("startCubePlaced", s.decider, { track }));
  nextSunStep(s, context);
}
