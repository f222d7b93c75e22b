/** What each move does, up to the next decision. */
import { add, at, type Context, type Move } from "@banquise/engine";
import { BERTHS, PLUS_TWO } from "../data.ts";
import {
  cardPlayed,
  cubeSacrificed,
  icebreakerDeclined,
  icebreakerLaid,
  scientistPlaced,
  shipMoved,
  shipRelocated,
  shipSacrificed,
  shipsKept,
} from "../events.ts";
import { byType, choiceOf, type MoveName } from "../moves.ts";
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
import { build, placeScientists } from "./building.ts";
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
import { placeShipFreely, placeStartCube } from "./setup.ts";
import { castOff, lastAlike, moor } from "./ships.ts";
import { advance } from "./tracks.ts";
import { beginIcebreakerTurn, endTurn, nextSunStep, resume } from "./turns.ts";

type Verb = (s: State, choice: number, context: Context) => void;

const VERBS: Readonly<Record<MoveName, Verb>> = {
  placeShip: placeShipFreely,
  placeStartCube,
  moveShip,
  buildBuilding,
  buildShip,
  recruit: recruitAtCamp,
  research,
  playCard,
  layIcebreaker,
  sacrificeCube,
  sacrificeSpareShip,
  sacrificeShip,
  endTurn: (s, _, context) => endTurn(s, context),
  chooseTrack,
  relocateShip,
  relocateTo,
  keepShips,
  takeCard,
  useIcebreaker,
};

const verbOf = byType(VERBS);

export function apply(s: State, move: Move, context: Context): void {
  verbOf(move)(s, choiceOf(move), context);
}

// --- The ship and the action -----------------------------------------------------------------------------------------

function moveShip(s: State, zone: number, { emit }: Context): void {
  castOff(s, s.sun, 0);
  const berth = moor(s, zone, s.active);
  s.target = zone + 1;
  s.phase = POST;
  s.turnPhase = POST;
  if (emit) emit(shipMoved(s.active, s.sun, zone, berth));
}

function takeAction(s: State, next: number): void {
  s.eventful = 1;
  s.turnPhase = next;
}

function buildBuilding(s: State, deck: number, context: Context): void {
  takeAction(s, DONE);
  build(s, deck, context);
  beginAdvance(s, context);
}

function buildShip(s: State, _: number, context: Context): void {
  takeAction(s, SPENT);
  launchShip(s, s.active, "ANT-7.2", context);
  if (!beginPicks(s, s.active, context)) resume(s, context);
}

function recruitAtCamp(s: State, _: number, context: Context): void {
  takeAction(s, DONE);
  recruit(s, s.active, strength(s, targetZone(s), s.active), "ANT-8.2", context);
  resume(s, context);
}

function research(s: State, track: number, context: Context): void {
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

function playCard(s: State, card: number, context: Context): void {
  const { emit } = context;
  layOut(s, card);
  giveCards(s, GONE, card, 1);
  if (card === PLACE_SCIENTIST) {
    if (emit) emit(cardPlayed(s.active, card, "ANT-11.3"));
    if (emit) emit(scientistPlaced(s.active, targetZone(s)));
    placeScientists(s, s.active, targetZone(s), 1, context);
    resume(s, context);
  } else if (card === PLUS_TWO_CARD) {
    if (emit) emit(cardPlayed(s.active, card, "ANT-11.4"));
    recruit(s, s.active, PLUS_TWO, "ANT-11.4", context);
    resume(s, context);
  } else {
    if (emit) emit(cardPlayed(s.active, card, "ANT-11.5"));
    beginAdvance(s, context);
  }
}

function layIcebreaker(s: State, zone: number, context: Context): void {
  layOut(s, ICEBREAKER);
  s.icebreakers[zone] = at(s.icebreakers, zone) | (1 << s.active);
  if (context.emit) context.emit(icebreakerLaid(s.active, zone));
  resume(s, context);
}

/** The scientist that a sacrifice brings (ANT-13.1). */
function finishSacrifice(s: State, context: Context): void {
  s.sacrificed = 1;
  s.eventful = 1;
  recruit(s, s.active, 1, "ANT-13.1", context);
  resume(s, context);
}

function sacrificeCube(s: State, _: number, context: Context): void {
  add(s.stock, SPARE_CUBES + s.active, -1);
  add(s.stock, DISCARDED_CUBES + s.active, 1);
  if (context.emit) context.emit(cubeSacrificed(s.active));
  finishSacrifice(s, context);
}

function sacrificeSpareShip(s: State, _: number, context: Context): void {
  add(s.stock, SPARE_SHIPS + s.active, -1);
  add(s.stock, DISCARDED_SHIPS + s.active, 1);
  if (context.emit) context.emit(shipSacrificed(s.active));
  finishSacrifice(s, context);
}

function sacrificeShip(s: State, index: number, context: Context): void {
  const berth = index % BERTHS;
  const zone = (index - berth) / BERTHS;
  if (context.emit) context.emit(shipSacrificed(s.active, { zone, berth: lastAlike(s, zone, berth) }));
  castOff(s, zone, berth);
  add(s.stock, DISCARDED_SHIPS + s.active, 1);
  finishSacrifice(s, context);
}

// --- Answers to what effects ask -------------------------------------------------------------------------------------

function chooseTrack(s: State, track: number, context: Context): void {
  if (s.phase === CHOOSE_THREE) {
    advanceThree(s, track, s.decider, context);
    s.asked++;
    if (!askThree(s, context)) resolveEffects(s, context);
    return;
  }
  advance(s, track, s.decider, spacesToAdvance(s), context);
  resolveEffects(s, context);
}

function relocateShip(s: State, index: number): void {
  s.lifted = index + 1;
  s.phase = RELOCATE_TO;
}

function relocateTo(s: State, zone: number, context: Context): void {
  const fromBerth = (s.lifted - 1) % BERTHS;
  const from = (s.lifted - 1 - fromBerth) / BERTHS;
  s.lifted = 0;
  castOff(s, from, fromBerth);
  const berth = moor(s, zone, s.decider);
  if (context.emit) context.emit(shipRelocated(s.decider, from, fromBerth, zone, berth));
  askNextRelocation(s, context);
}

function keepShips(s: State, _: number, context: Context): void {
  if (context.emit) context.emit(shipsKept(s.decider));
  askNextRelocation(s, context);
}

function askNextRelocation(s: State, context: Context): void {
  s.asked++;
  if (!askRelocation(s)) resolveEffects(s, context);
}

function takeCard(s: State, card: number, context: Context): void {
  const { phase } = s;
  giveCard(s, s.decider, card, phase, context);
  s.asked++;
  if (!askCard(s, phase, context)) resolveEffects(s, context);
}

function useIcebreaker(s: State, use: number, context: Context): void {
  if (use === 1) {
    beginIcebreakerTurn(s, context);
    return;
  }
  if (context.emit) context.emit(icebreakerDeclined(s.decider, s.sun));
  nextSunStep(s, context);
}
