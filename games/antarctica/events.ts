/** What is told to people, each event declared once. The state shows what an event says before it is told. */
import { at, defineEvents, type EventOf, type GameEvent, type RuleId } from "@banquise/engine";
import {
  type Contest,
  contestAsterisks,
  contestDiscards,
  contestTrack,
  contestZone,
  newContest,
  result,
} from "./scoring.ts";
import { BY_BUILDINGS, BY_EXHAUSTION, BY_SCIENTISTS, isClosed, openTracks, type State } from "./state.ts";
import { countBits, ZONE_COUNT } from "./tables.ts";

/** Zones, tracks, decks, kinds, effects and cards by their numbers; berths from 0, spaces from 1. Nothing is secret. */
export const events = defineEvents({
  // Setup. `buildings` has one kind for each zone, -1 for a closed zone.
  boardSet: { rule: "ANT-2.6", data: { buildings: "list" } },
  shipPlaced: { rule: "ANT-2.14", data: { zone: "number", berth: "number" } },
  startCubePlaced: { rule: "ANT-2.17", data: { track: "number" } },
  cardRevealed: { rule: "ANT-2.8", data: { deck: "number", card: "number" } },

  // Turns.
  sunMoved: { rule: "ANT-3.1", data: { from: "number", zone: "number" }, scene: true },
  /** `icebreaker` is 1 for the turn of the second ship. */
  turnBegun: { rule: "ANT-3.3", data: { zone: "number", icebreaker: "number" } },
  /** `idle` is 1 when nothing but the ship's move has happened. */
  turnEnded: { rule: "ANT-4.7", data: { idle: "number" } },
  shipMoved: {
    rule: "ANT-5.4",
    data: { from: "number", fromBerth: "number", zone: "number", berth: "number" },
    scene: true,
  },
  icebreakerDeclined: { rule: "ANT-12.4", data: { zone: "number" } },
  /** `seats` are the owners of the icebreakers, as bits. */
  icebreakersGone: { rule: "ANT-12.5", data: { zone: "number", seats: "number" } },

  // Actions, cards and sacrifices.
  buildingBuilt: {
    rule: "ANT-6.9",
    data: { card: "number", kind: "number", zone: "number", scientists: "number" },
    scene: true,
  },
  /** A resource card stands in for a building. */
  resourceSpent: { rule: "ANT-6.5", data: { card: "number", kind: "number" } },
  buildingCardTaken: { rule: "ANT-6.9", data: { card: "number" } },
  advanceLost: { rule: "ANT-6.10", data: { spaces: "number" } },
  /** From reserve to staff; the rule says why. */
  recruited: { rule: "ANT-8.2", data: { count: "number" } },
  shipBuilt: { rule: "ANT-7.2", data: { zone: "number", berth: "number" }, scene: true },
  cardPlayed: { rule: "ANT-11.1", data: { card: "number" } },
  scientistPlaced: { rule: "ANT-11.3", data: { zone: "number" } },
  icebreakerLaid: { rule: "ANT-12.1", data: { zone: "number" } },
  cubeSacrificed: { rule: "ANT-13.1" },
  spareShipSacrificed: { rule: "ANT-13.1" },
  shipSacrificed: { rule: "ANT-13.1", data: { zone: "number", berth: "number" } },

  // Tracks and their effects. `from` is 0 when the cube comes from the available resources.
  cubeAdvanced: {
    rule: "ANT-9.5",
    data: { track: "number", from: "number", to: "number", spaces: "number" },
    scene: true,
  },
  effectTriggered: { rule: "ANT-9.8", data: { track: "number", space: "number", effect: "number" } },
  /** An effect that does nothing, for the reason that its rule names. */
  effectLapsed: { rule: "ANT-9.10", data: { effect: "number" } },
  resourceGained: { rule: "ANT-10.2", data: { card: "number" } },
  shipRelocated: {
    rule: "ANT-10.5",
    data: { from: "number", fromBerth: "number", zone: "number", berth: "number" },
    scene: true,
  },
  shipsKept: { rule: "ANT-10.5" },
  /** How many of each shipyard card were revealed. */
  draftRevealed: { rule: "ANT-10.6", data: { cards: "list" } },
  shipyardCardTaken: { rule: "ANT-7.5", data: { card: "number" } },
  pileRemoved: { rule: "ANT-7.6", data: { count: "number" } },
  noTrackLeft: { rule: "ANT-10.7" },

  // The end. It is nobody's doing when the game ends by itself; `amounts`, `points`, `values` and `totals` are by seat.
  endTriggered: { rule: "ANT-14.1", data: { ending: "number" } },
  zoneScored: {
    rule: "ANT-15.3",
    data: { zone: "number", buildings: "number", amounts: "list", points: "list" },
    scene: true,
  },
  trackScored: {
    rule: "ANT-15.5",
    data: { track: "number", values: "list", amounts: "list", points: "list" },
    scene: true,
  },
  asterisksScored: { rule: "ANT-15.6", data: { amounts: "list", points: "list" }, scene: true },
  discardsScored: { rule: "ANT-15.7", data: { amounts: "list", points: "list" }, scene: true },
  gameEnded: { rule: "ANT-16.1", data: { winners: "list", totals: "list", ending: "number" } },
});

export type AntarcticaEvent = EventOf<typeof events>;
type Emit = (event: GameEvent) => void;

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
export const effectRule = (effect: number): RuleId => EFFECT_RULES[effect] ?? "ANT-9.10";

export function endRule(ending: number): RuleId {
  if (ending === BY_SCIENTISTS) return "ANT-14.1";
  if (ending === BY_BUILDINGS) return "ANT-14.2";
  return ending === BY_EXHAUSTION ? "ANT-14.5" : "ANT-14.6";
}

/** The story of the scoring, in the order of ANT-15.1, and the result. */
export function tellScoring(s: State, emit: Emit): void {
  const contest = newContest();
  for (let step = 0; step < ZONE_COUNT; step++) {
    const zone = (s.sun + step) % ZONE_COUNT;
    if (isClosed(s, zone)) continue;
    contestZone(s, zone, contest);
    const data = { zone, buildings: countBits(at(s.buildings, zone)), ...standings(s, contest) };
    emit(events.make("zoneScored", null, data));
  }
  for (let track = 0; track < openTracks(s); track++) {
    contestTrack(s, track, contest);
    const values = Array.from(contest.worth.subarray(0, s.seats));
    emit(events.make("trackScored", null, { track, values, ...standings(s, contest) }));
  }
  contestAsterisks(s, contest);
  emit(events.make("asterisksScored", null, standings(s, contest)));
  contestDiscards(s, contest);
  emit(events.make("discardsScored", null, standings(s, contest)));
  tellResult(s, emit);
}

const standings = (s: State, { amounts, points }: Contest) => ({
  amounts: Array.from(amounts.subarray(0, s.seats)),
  points: Array.from(points.subarray(0, s.seats)),
});

function tellResult(s: State, emit: Emit): void {
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const totals = seats.map(({ total }) => total);
  emit(events.make("gameEnded", null, { winners, totals, ending: s.ending }));
}
