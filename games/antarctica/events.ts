/** What is told to people. Built only when somebody listens; the state never depends on it. Nothing is secret. */
import { at, type EventData, type GameEvent, type RuleId, type Seat } from "@banquise/engine";
import { SHIPYARD_CARDS } from "./data.ts";
import {
  type Contest,
  contestAsterisks,
  contestDiscards,
  contestTrack,
  contestZone,
  newContest,
  result,
} from "./scoring.ts";
import {
  BY_BUILDINGS,
  BY_EXHAUSTION,
  BY_SCIENTISTS,
  cardsOf,
  DRAFTED,
  isClosed,
  openTracks,
  type State,
} from "./state.ts";
import { ADVANCE_THREE, countBits, isBlue, RELOCATE_SHIP, ZONE_COUNT } from "./tables.ts";

export type Emit = (event: GameEvent) => void;

const event = (type: string, rule: RuleId, seat: Seat | null, data: EventData = {}): GameEvent => ({
  type,
  rule,
  seat,
  data,
});

// --- Setup -----------------------------------------------------------------------------------------------------------

/** `buildings` has one kind for each zone, -1 for a closed zone. */
export const boardSet = (startSeat: Seat, buildings: readonly number[]): GameEvent =>
  event("boardSet", "ANT-2.6", startSeat, { buildings });
export const shipPlaced = (seat: Seat, zone: number, berth: number, rule: RuleId): GameEvent =>
  event("shipPlaced", rule, seat, { zone, berth });
export const startCubePlaced = (seat: Seat, track: number): GameEvent =>
  event("startCubePlaced", "ANT-2.17", seat, { track });
export const cardRevealed = (deck: number, card: number): GameEvent =>
  event("cardRevealed", "ANT-2.8", null, { deck, card });

// --- Turns -----------------------------------------------------------------------------------------------------------

export const sunMoved = (from: number, zone: number): GameEvent =>
  event("sunMoved", "ANT-3.1", null, { from, zone });
/** `icebreaker` is 1 for the turn of the second ship. */
export const turnBegun = (seat: Seat, zone: number, icebreaker: number): GameEvent =>
  event("turnBegun", icebreaker ? "ANT-12.4" : "ANT-3.3", seat, { zone, icebreaker });
/** `idle` is 1 when nothing but the ship's move has happened. */
export const turnEnded = (seat: Seat, idle: number): GameEvent =>
  event("turnEnded", "ANT-4.7", seat, { idle });
export const shipMoved = (seat: Seat, from: number, zone: number, berth: number): GameEvent =>
  event("shipMoved", "ANT-5.4", seat, { from, fromBerth: 0, zone, berth });
export const icebreakerDeclined = (seat: Seat, zone: number): GameEvent =>
  event("icebreakerDeclined", "ANT-12.4", seat, { zone });
/** `seats` are the owners of the icebreakers, as bits. */
export const icebreakersGone = (zone: number, seats: number): GameEvent =>
  event("icebreakersGone", "ANT-12.5", null, { zone, seats });

// --- Actions, cards and sacrifices -----------------------------------------------------------------------------------

export const buildingBuilt = (
  seat: Seat,
  card: number,
  kind: number,
  zone: number,
  scientists: number,
): GameEvent => event("buildingBuilt", "ANT-6.9", seat, { card, kind, zone, scientists });
/** A resource card stands in for a building. */
export const resourceSpent = (seat: Seat, card: number, kind: number): GameEvent =>
  event("resourceSpent", "ANT-6.5", seat, { card, kind });
export const buildingCardTaken = (seat: Seat, card: number): GameEvent =>
  event("buildingCardTaken", "ANT-6.9", seat, { card });
export const advanceLost = (seat: Seat, spaces: number): GameEvent =>
  event("advanceLost", "ANT-6.10", seat, { spaces });
/** From reserve to staff; the rule says why. */
export const recruited = (seat: Seat, count: number, rule: RuleId): GameEvent =>
  event("recruited", rule, seat, { count });
export const shipBuilt = (seat: Seat, zone: number, berth: number, rule: RuleId): GameEvent =>
  event("shipBuilt", rule, seat, { zone, berth });
export const cardPlayed = (seat: Seat, card: number, rule: RuleId): GameEvent =>
  event("cardPlayed", rule, seat, { card });
export const scientistPlaced = (seat: Seat, zone: number): GameEvent =>
  event("scientistPlaced", "ANT-11.3", seat, { zone });
export const icebreakerLaid = (seat: Seat, zone: number): GameEvent =>
  event("icebreakerLaid", "ANT-12.1", seat, { zone });
export const cubeSacrificed = (seat: Seat): GameEvent => event("cubeSacrificed", "ANT-13.1", seat);
/** With zone and berth for a ship on the board. */
export const shipSacrificed = (seat: Seat, data: EventData = {}): GameEvent =>
  event("shipSacrificed", "ANT-13.1", seat, data);

// --- Tracks and their effects ----------------------------------------------------------------------------------------

/** `from` is 0 when the cube comes from the available resources. */
export const cubeAdvanced = (
  seat: Seat,
  track: number,
  from: number,
  to: number,
  spaces: number,
): GameEvent => event("cubeAdvanced", from === 0 ? "ANT-9.4" : "ANT-9.5", seat, { track, from, to, spaces });
export const effectTriggered = (seat: Seat, track: number, space: number, effect: number): GameEvent =>
  event("effectTriggered", isBlue(effect) ? "ANT-9.9" : "ANT-9.8", seat, { track, space, effect });
/** An effect that does nothing, for the reason that its rule names. */
export const effectLapsed = (seat: Seat, effect: number): GameEvent =>
  event("effectLapsed", EFFECT_RULES[effect] ?? "ANT-9.10", seat, { effect });
export const resourceGained = (seat: Seat, card: number, effect: number): GameEvent =>
  event("resourceGained", EFFECT_RULES[effect] ?? "ANT-9.10", seat, { card });
export const shipRelocated = (
  seat: Seat,
  from: number,
  fromBerth: number,
  zone: number,
  berth: number,
): GameEvent =>
  event("shipRelocated", EFFECT_RULES[RELOCATE_SHIP] ?? "ANT-9.10", seat, { from, fromBerth, zone, berth });
export const shipsKept = (seat: Seat): GameEvent => event("shipsKept", "ANT-10.5", seat);
/** Revealed for the draft, by card. */
export const draftRevealed = (s: State): GameEvent =>
  event("draftRevealed", "ANT-10.6", null, {
    cards: SHIPYARD_CARDS.map((_, card) => cardsOf(s, DRAFTED, card)),
  });
export const shipyardCardTaken = (seat: Seat, card: number, rule: RuleId): GameEvent =>
  event("shipyardCardTaken", rule, seat, { card });
export const pileRemoved = (count: number): GameEvent => event("pileRemoved", "ANT-7.6", null, { count });
export const noTrackLeft = (seat: Seat): GameEvent =>
  event("noTrackLeft", EFFECT_RULES[ADVANCE_THREE] ?? "ANT-9.10", seat);

/** By effect, counted from 1. */
const EFFECT_RULES: readonly RuleId[] = [
  "ANT-9.10",
  "ANT-10.1",
  "ANT-10.2",
  "ANT-10.3",
  "ANT-10.4",
  "ANT-10.5",
  "ANT-10.6",
  "ANT-10.7",
];

// --- The end ---------------------------------------------------------------------------------------------------------

const endRule = (ending: number): RuleId => {
  if (ending === BY_SCIENTISTS) return "ANT-14.1";
  if (ending === BY_BUILDINGS) return "ANT-14.2";
  return ending === BY_EXHAUSTION ? "ANT-14.5" : "ANT-14.6";
};

/** The game will end when all effects are resolved; nobody's doing when it ends by itself. */
export const endTriggered = (seat: Seat | null, ending: number): GameEvent =>
  event("endTriggered", endRule(ending), seat, { ending });

/** The story of the scoring, in the order of ANT-15.1, and the result. */
export function tellScoring(s: State, emit: Emit): void {
  const contest = newContest();
  for (let step = 0; step < ZONE_COUNT; step++) {
    const zone = (s.sun + step) % ZONE_COUNT;
    if (isClosed(s, zone)) continue;
    contestZone(s, zone, contest);
    const data = { zone, buildings: countBits(at(s.buildings, zone)), ...standings(s, contest) };
    emit(event("zoneScored", "ANT-15.3", null, data));
  }
  for (let track = 0; track < openTracks(s); track++) {
    contestTrack(s, track, contest);
    const values = Array.from(contest.worth.subarray(0, s.seats));
    emit(event("trackScored", "ANT-15.5", null, { track, values, ...standings(s, contest) }));
  }
  contestAsterisks(s, contest);
  emit(event("asterisksScored", "ANT-15.6", null, standings(s, contest)));
  contestDiscards(s, contest);
  emit(event("discardsScored", "ANT-15.7", null, standings(s, contest)));
  emit(gameEnded(s));
}

const standings = (s: State, { amounts, points }: Contest): EventData => ({
  amounts: Array.from(amounts.subarray(0, s.seats)),
  points: Array.from(points.subarray(0, s.seats)),
});

function gameEnded(s: State): GameEvent {
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const totals = seats.map(({ total }) => total);
  return event("gameEnded", "ANT-16.1", null, { winners, totals, ending: s.ending });
}
