/** Setup and placement (IGL-2.1 to IGL-2.8). */
import {
  at,
  type Context,
  type MoveList,
  type Random,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { IGLOOS, KIND_COUNTS, SPACES } from "../data.ts";
import { events } from "../events.ts";
import { first } from "../moves.ts";
import { openWater, putInuit } from "../pieces.ts";
import { CENTRE, CORNERS, IN_RING } from "../spaces.ts";
import { clockwise, FACE_DOWN, hasInuit, inuitAt, LAND, PLACEMENT, type State } from "../state.ts";
import { bringFish } from "./arrivals.ts";
import { beginTurn } from "./turn.ts";

export function setup(s: State, config: TableConfig, context: Context): void {
  s.seats = config.seats;
  s.gamers = config.options.variant === "gamers" ? 1 : 0;
  s.cornerKayak = config.options.cornerKayak === "yes" ? 1 : 0;
  s.tiles.fill(FACE_DOWN, 0, SPACES);
  for (const corner of CORNERS) s.tiles[corner] = LAND;
  for (const space of CENTRE) openWater(s, space);
  s.pools.set(KIND_COUNTS);
  s.igloosLeft.fill(IGLOOS, 0, s.seats);
  s.active = beginner(config, context.random);
  s.phase = PLACEMENT;
  for (const space of CENTRE) bringFish(s, space, 1, "IGL-2.2", context);
  if (context.emit) context.emit(events.make("firstSeatChosen", s.active));
}

/** IGL-2.6: by chance, also at tables that were opened before there was a choice. */
function beginner({ seats, options }: TableConfig, random: Random): Seat {
  const wish = options.firstSeat ?? "random";
  return wish === "random" ? random.int(seats) : Number(wish) % seats;
}

export function listPlacements(out: MoveList): void {
  for (let space = 0; space < SPACES; space++) {
    if (at(IN_RING, space) === 1) out.push(first.placeInuit + space);
  }
}

export const whyNotPlaceAt = (space: number): RuleId | null => (at(IN_RING, space) === 1 ? null : "IGL-2.7");

export function placeInuit(s: State, space: number, context: Context): void {
  putInuit(s, s.active, inuitAt(s, s.active, -1), space);
  if (context.emit) context.emit(events.make("inuitPlaced", s.active, { space }));
  const next = clockwise(s, s.active, 1);
  if (hasInuit(s, next, -1)) s.active = next;
  else beginTurn(s, next, context);
}
