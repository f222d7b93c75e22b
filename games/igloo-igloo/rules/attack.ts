/** Steps of animals, and what a bear does where it goes (IGL-7.1 to IGL-7.14). */
import { at, type Context, type MoveList, type RuleId, type Seat } from "@banquise/engine";
import { BEAR, HARPOON_PLAYED, HARPOON_TILE, TILE_COUNTS } from "../data.ts";
import { events } from "../events.ts";
import { first } from "../moves.ts";
import { catchAnimal, kindOf, kindsAt, liftAnimal, loseAnimals, putAnimal } from "../pieces.ts";
import { neighbour } from "../spaces.ts";
import {
  clockwise,
  countInuits,
  discardRed,
  hasInuit,
  hasPlayed,
  iglooOwner,
  REACTION,
  type State,
  tilesInHand,
} from "../state.ts";
import { putToFlight } from "./flight.ts";
import { goOn } from "./turn.ts";

export function stepAnimal(s: State, from: number, value: number, direction: number, context: Context): void {
  const kind = kindOf(s, from, value);
  const to = neighbour(from, direction);
  s.steps--;
  liftAnimal(s, from, kind);
  const alone = at(s.pieces, to) === 0;
  putAnimal(s, to, kind);
  if (context.emit) context.emit(events.make("animalStepped", s.active, { kind, from, to }));
  if (kind === BEAR && !alone) attack(s, to, context);
  else goOn(s, context);
}

/** IGL-7.7, IGL-7.8: first it eats, then it is the inuits' turn. */
function attack(s: State, space: number, context: Context): void {
  const { emit } = context;
  const kinds = emit ? kindsAt(s, space).filter((kind) => kind !== BEAR) : [];
  loseAnimals(s, space, BEAR);
  if (emit && kinds.length > 0) emit(events.make("preyEaten", s.active, { space, kinds }));
  s.focus = space + 1;
  askFrom(s, 1, context);
}

// --- Harpoons in defence ------------------------------------------------------------------------------------------

/** IGL-7.10: follows from what everybody sees. */
function isAsked(s: State, seat: Seat, space: number): boolean {
  if (at(s.handSizes, seat) === 0 || !hasInuit(s, seat, space)) return false;
  if (seat === s.active && hasPlayed(s, HARPOON_PLAYED)) return false;
  return at(s.shown, HARPOON_TILE) < at(TILE_COUNTS, HARPOON_TILE);
}

/** IGL-7.9: asks the first seat from `places` clockwise of the mover on, the mover last; nobody left means flight. */
function askFrom(s: State, places: number, context: Context): void {
  const space = s.focus - 1;
  for (let place = places; place <= s.seats; place++) {
    const seat = clockwise(s, s.active, place);
    if (!isAsked(s, seat, space)) continue;
    s.prompted = seat + 1;
    s.phase = REACTION;
    if (context.emit) context.emit(events.make("harpoonAsked", seat, { space }));
    return;
  }
  s.prompted = 0;
  flee(s, space, context);
}

/** IGL-7.11 */
function flee(s: State, space: number, context: Context): void {
  const owner = iglooOwner(s, space);
  const hiding = owner < 0 ? 0 : countInuits(s, owner, space);
  if (hiding > 0 && context.emit) context.emit(events.make("inuitsHid", owner, { space, count: hiding }));
  putToFlight(s, space, owner, context);
}

const holdsHarpoon = (s: State): boolean => tilesInHand(s, s.prompted - 1, HARPOON_TILE) > 0;

export function listReactions(s: State, out: MoveList): void {
  if (holdsHarpoon(s)) out.push(first.useHarpoon);
  out.push(first.declineHarpoon);
}

export const whyNotHarpoon = (s: State): RuleId | null => (holdsHarpoon(s) ? null : "IGL-7.9");

export function useHarpoon(s: State, context: Context): void {
  const seat = s.prompted - 1;
  const space = s.focus - 1;
  s.prompted = 0;
  discardRed(s, seat, HARPOON_TILE);
  // IGL-6.3: in another seat's turn it counts for nothing.
  if (seat === s.active) s.played |= HARPOON_PLAYED;
  catchAnimal(s, seat, space, BEAR);
  if (context.emit) context.emit(events.make("bearKilled", seat, { space }));
  goOn(s, context);
}

export function declineHarpoon(s: State, context: Context): void {
  const seat = s.prompted - 1;
  if (context.emit) context.emit(events.make("harpoonDeclined", seat, { space: s.focus - 1 }));
  const places = (seat - s.active + s.seats) % s.seats;
  askFrom(s, (places === 0 ? s.seats : places) + 1, context);
}
