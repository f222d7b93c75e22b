import { add, at, type Context, type TableConfig } from "@banquise/engine";
import { CARD_COUNTS, COMPLETION_CARDS, FAVOUR_TABLE, SYMBOLS, TILE_BITS, TILE_COUNTS } from "../data.ts";
import { events } from "../events.ts";
import { BEGIN_TURN, IN_BOX, IN_PILE, isSolo, type State } from "../state.ts";
import { FIRST_UPPER } from "../temple.ts";
import { drawFrom, refillFavours, refillRow } from "./supply.ts";

/** NUN-2, in the order in which chance is used. */
export function setUp(s: State, config: TableConfig, context: Context): void {
  const { random, emit } = context;
  s.seats = config.seats;
  // NUN-2.9, NUN-18.1
  s.first = isSolo(s) || config.options.firstSeat === "0" ? 0 : random.int(s.seats);
  s.active = s.first;
  s.builder = s.first;
  s.decider = s.first;
  if (emit) emit(events.make("gameBegun", s.first, {}, { rule: isSolo(s) ? "NUN-18.1" : "NUN-2.9" }));
  layGroundFloor(s, context);
  s.deck.set(CARD_COUNTS);
  refillRow(s, { random, emit: null });
  if (emit) emit(events.make("rowDealt", null, { row: Array.from(s.row) }));
  FAVOUR_TABLE.forEach(({ min }, favour) => {
    s.favours[favour] = s.seats >= min ? IN_PILE : IN_BOX;
  });
  refillFavours(s, context, "NUN-2.4");
  if (s.seats === 4) {
    s.completion = 1 + random.int(COMPLETION_CARDS);
    if (emit) emit(events.make("completionShown", null, { completion: s.completion }));
  }
  s.phase = BEGIN_TURN;
}

/** NUN-2.1: the tiles marked 1 in random order; the others wait in the stack. */
function layGroundFloor(s: State, { random }: Context): void {
  s.stack.set(TILE_COUNTS);
  for (let position = 0; position < FIRST_UPPER; position++)
    layTile(s, position, drawFrom(s.stack, 0, random));
}

/** Puts a tile on a position, where it is available from now on (NUN-1.7). */
export function layTile(s: State, position: number, tile: number): void {
  s.tiles[position] = tile;
  const bits = at(TILE_BITS, tile);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if ((bits & (1 << symbol)) !== 0) add(s.sites, symbol, 1);
  }
}
