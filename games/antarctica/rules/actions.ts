/** What the moves of a turn do, and the answers to what effects ask, up to the next decision. */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { BERTHS, PLUS_TWO } from "../data.ts";
import { events } from "../events.ts";
import {
  CHOOSE_THREE,
  DISCARDED_CUBES,
  DISCARDED_SHIPS,
  DONE,
  GONE,
  giveCards,
  POST,
  RELOCATE_TO,
  SPARE_CUBES,
  SPARE_SHIPS,
  SPENT,
  type State,
  spacesToAdvance,
  strength,
  targetZone,
} from "../state.ts";
import { ICEBREAKER, PLACE_SCIENTIST, PLUS_TWO_CARD } from "../tables.ts";
import { build, endIfLastScientist, placeScientists } from "./building.ts";
import {
  advanceThree,
  askCard,
  askRelocation,
  askThree,
  beginAdvance,
  beginPicks,
  giveCard,
  launchShip,
  recruit,
  resolveEffects,
} from "./effects.ts";
import { castOff, lastAlike, moor } from "./ships.ts";
import { advance } from "./tracks.ts";
import { beginIcebreakerTurn, nextSunStep, resume } from "./turns.ts";

// --- The ship and the action -----------------------------------------------------------------------------------------

export function moveShip(s: State, zone: number, { emit }: Context): void {
  castOff(s, s.sun, 0);
  const berth = moor(s, zone, s.active);
  s.target = zone + 1;
  s.phase = POST;
  s.turnPhase = POST;
  const data = { from: s.sun, fromBerth: 0, zone, berth };
  if (emit) emit(events.make("shipMoved", s.active, data));
}

function takeAction(s: State, next: number): void {
  s.eventful = 1;
  s.turnPhase = next;
}

export function buildBuilding(s: State, deck: number, context: Context): void {
  takeAction(s, DONE);
  build(s, deck, context);
  beginAdvance(s, context);
}

export function buildShip(s: State, _: number, context: Context): void {
  takeAction(s, SPENT);
  launchShip(s, s.active, "ANT-7.2", context);
  if (!beginPicks(s, s.active, context)) resume(s, context);
}

export function recruitAtCamp(s: State, _: number, context: Context): void {
  takeAction(s, DONE);
  recruit(s, s.active, strength(s, targetZone(s), s.active), "ANT-8.2", context);
  resume(s, context);
}

export function research(s: State, track: number, context: Context): void {
  takeAction(s, DONE);
  advance(s, track, s.active, strength(s, targetZone(s), s.active), context);
  resolveEffects(s, context);
}

// --- Cards and sacrifices --------------------------------------------------------------------------------------------

/** ANT-11.1 */
function layOut(s: State, card: number): void {
  giveCards(s, s.active, card, -1);
  s.cardPlayers |= 1 << s.active;
  s.eventful = 1;
}

/** By shipyard card. */
const CARD_RULES: readonly RuleId[] = ["ANT-11.3", "ANT-11.4", "ANT-11.5"];

export function playCard(s: State, card: number, context: Context): void {
  const { emit } = context;
  layOut(s, card);
  giveCards(s, GONE, card, 1);
  if (emit) emit(events.make("cardPlayed", s.active, { card }, { rule: CARD_RULES[card] as RuleId }));
  if (card === PLACE_SCIENTIST) {
    const zone = targetZone(s);
    placeScientists(s, s.active, zone, 1);
    if (emit) emit(events.make("scientistPlaced", s.active, { zone }));
    endIfLastScientist(s, s.active, context);
    resume(s, context);
  } else if (card === PLUS_TWO_CARD) {
    recruit(s, s.active, PLUS_TWO, "ANT-11.4", context);
    resume(s, context);
  } else beginAdvance(s, context);
}

export function layIcebreaker(s: State, zone: number, context: Context): void {
  layOut(s, ICEBREAKER);
  s.icebreakers[zone] = at(s.icebreakers, zone) | (1 << s.active);
  if (context.emit) context.emit(events.make("icebreakerLaid", s.active, { zone }));
  resume(s, context);
}

/** The scientist that a sacrifice brings (ANT-13.1). */
function finishSacrifice(s: State, context: Context): void {
  s.sacrificed = 1;
  s.eventful = 1;
  recruit(s, s.active, 1, "ANT-13.1", context);
  resume(s, context);
}

export function sacrificeCube(s: State, _: number, context: Context): void {
  add(s.stock, SPARE_CUBES + s.active, -1);
  add(s.stock, DISCARDED_CUBES + s.active, 1);
  if (context.emit) context.emit(events.make("cubeSacrificed", s.active));
  finishSacrifice(s, context);
}

export function sacrificeSpareShip(s: State, _: number, context: Context): void {
  add(s.stock, SPARE_SHIPS + s.active, -1);
  add(s.stock, DISCARDED_SHIPS + s.active, 1);
  if (context.emit) context.emit(events.make("spareShipSacrificed", s.active));
  finishSacrifice(s, context);
}

export function sacrificeShip(s: State, index: number, context: Context): void {
  const berth = index % BERTHS;
  const zone = (index - berth) / BERTHS;
  const last = lastAlike(s, zone, berth);
  castOff(s, zone, berth);
  add(s.stock, DISCARDED_SHIPS + s.active, 1);
  if (context.emit) context.emit(events.make("shipSacrificed", s.active, { zone, berth: last }));
  finishSacrifice(s, context);
}

// --- Answers to what effects ask -------------------------------------------------------------------------------------

export function chooseTrack(s: State, track: number, context: Context): void {
  if (s.phase === CHOOSE_THREE) {
    advanceThree(s, track, s.decider, context);
    s.asked++;
    if (!askThree(s, context)) resolveEffects(s, context);
    return;
  }
  advance(s, track, s.decider, spacesToAdvance(s), context);
  resolveEffects(s, context);
}

export function relocateShip(s: State, index: number): void {
  s.lifted = index + 1;
  s.phase = RELOCATE_TO;
}

export function relocateTo(s: State, zone: number, context: Context): void {
  const fromBerth = (s.lifted - 1) % BERTHS;
  const from = (s.lifted - 1 - fromBerth) / BERTHS;
  s.lifted = 0;
  castOff(s, from, fromBerth);
  const berth = moor(s, zone, s.decider);
  const data = { from, fromBerth, zone, berth };
  if (context.emit) context.emit(events.make("shipRelocated", s.decider, data));
  askNextRelocation(s, context);
}

export function keepShips(s: State, _: number, context: Context): void {
  if (context.emit) context.emit(events.make("shipsKept", s.decider));
  askNextRelocation(s, context);
}

function askNextRelocation(s: State, context: Context): void {
  s.asked++;
  if (!askRelocation(s)) resolveEffects(s, context);
}

export function takeCard(s: State, card: number, context: Context): void {
  const { phase } = s;
  giveCard(s, s.decider, card, phase, context);
  s.asked++;
  if (!askCard(s, phase, context)) resolveEffects(s, context);
}

export function useIcebreaker(s: State, use: number, context: Context): void {
  if (use === 1) {
    beginIcebreakerTurn(s, context);
    return;
  }
  if (context.emit) context.emit(events.make("icebreakerDeclined", s.decider, { zone: s.sun }));
  nextSunStep(s, context);
}
