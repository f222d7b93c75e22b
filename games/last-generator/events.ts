/** What is told to people. Built only when somebody listens; the state never depends on it. */
import type { EventData, GameEvent, RuleId, Seat } from "@banquise/engine";

/**
 * Every type of event with its numbers. Types, meeples, resources, places and cards come by their index (`data.ts`,
 * `map.ts`); `n` is signed where something can rise or fall.
 */
export interface EventNumbers {
  scenarioBegun: { scenario: number; dial: number };
  expertChosen: { expert: number };
  roundBegun: { round: number; leader: number };
  phaseBegun: { phase: number };
  morningTurned: { card: number };
  duskTurned: { card: number };
  consequenceTurned: { card: number };
  triggerMet: { scenario: number; round: number };
  eventDue: { event: number };
  /** The option of a list (`GROUPS`) that was chosen, from 0. */
  optionChosen: { group: number; option: number };
  /** That a seat has voted; what, is its secret until the count. */
  voteCast: Record<string, never>;
  votesCounted: { votes: readonly number[]; chosen: number; law: number };
  resourceChanged: { resource: number; n: number };
  costPaid: { amounts: readonly number[] };
  fed: { coal: number; heat: number };
  heatChanged: { n: number; heat: number };
  coldChanged: { n: number; cold: number };
  radiusChanged: { radius: readonly number[] };
  /** `jolted[i]` lodged cubes fell when cube i was thrown; `fell[i]` is 1 when it fell itself. */
  cubesThrown: {
    jolted: readonly number[];
    fell: readonly number[];
    opened: number;
    closed: number;
    risen: number;
    lodged: number;
    drawer: number;
  };
  pressureChanged: { n: number; pressure: number };
  brokenDown: { second: number };
  sickened: { type: number; sick: number };
  markerFlipped: { type: number; skull: number };
  died: { type: number; corpses: number; shielded: number };
  deathCardTurned: { card: number; type: number; fromHand: number };
  joined: { type: number; n: number };
  left: { type: number; n: number };
  cured: { type: number; sick: number };
  treated: { type: number };
  corpsesChanged: { n: number; corpses: number };
  tokenDrawn: { track: number; token: number };
  tokenActivated: { track: number; token: number };
  tokenExhausted: { track: number; token: number };
  tokenRemoved: { track: number; token: number };
  fatigued: { type: number; n: number };
  weatherTurned: { card: number };
  weatherLaidOpen: { card: number };
  hunted: { food: number };
  stormMoved: { n: number; storm: number };
  stormBroke: { scenario: number };
  expertUsed: { expert: number };
  callSounded: { option: number };
  mustered: { reserve: readonly number[]; covered: readonly number[] };
  /** `cold` is 1 for a cold action. */
  acted: { meeple: number; act: number; target: number; place: number; cold: number };
  passed: Record<string, never>;
  citizenPlayed: { card: number };
  citizenDrawn: { card: number };
  citizenDiscarded: { card: number };
  citizenDeckRebuilt: Record<string, never>;
  gathered: { space: number; resource: number; n: number };
  tileTurned: { tile: number };
  tilePlaced: { tile: number; slot: number; food: number };
  built: { building: number; space: number };
  upgraded: { building: number; space: number };
  dismantled: { building: number; space: number };
  destroyed: { building: number; space: number };
  unlocked: { building: number };
  recalled: { meeple: number; place: number };
  automataChanged: { n: number; automata: number };
  lawEnacted: { law: number };
  technologyChosen: { technology: number; round: number };
  technologyMoved: { technology: number; round: number };
  technologyDropped: { technology: number };
  technologyDeveloped: { technology: number };
  scoutDeployed: { stack: number; meeple: number };
  scoutMoved: { stack: number; from: number; to: number };
  expeditionLaid: { stack: number; card: number };
  explored: { stack: number; card: number };
  expeditionAvoided: { stack: number; card: number };
  expeditionContinued: { stack: number; card: number };
  scoutReturned: { stack: number; meeple: number; card: number };
  duskAdded: { card: number };
  duskRebuilt: Record<string, never>;
  concertationAdded: { card: number };
  eventDisplayed: { event: number; round: number };
  eventLeft: { event: number };
  hungerSpent: { food: number; hunger: number };
  hungerStruck: { hunger: number; type: number };
  hungerChanged: { n: number; hunger: number };
  mealServed: { type: number; food: number; missing: number };
  bedsGiven: { type: number; left: number };
  nightFell: { unsheltered: readonly number[] };
  counterChanged: { counter: number; n: number; value: number };
  gameEnded: { won: number; loss: number; total: number };
}

export type EventType = keyof EventNumbers;

/** The rule that makes each happen, unless another is told. */
const RULES: Readonly<Record<EventType, RuleId>> = {
  scenarioBegun: "GEN-3.1",
  expertChosen: "GEN-3.13",
  roundBegun: "GEN-5.1",
  phaseBegun: "GEN-4.1",
  morningTurned: "GEN-6.1",
  duskTurned: "GEN-11.3",
  consequenceTurned: "GEN-22.5",
  triggerMet: "GEN-5.3",
  eventDue: "GEN-5.4",
  optionChosen: "GEN-2.8",
  voteCast: "GEN-27.2",
  votesCounted: "GEN-27.2",
  resourceChanged: "GEN-2.2",
  costPaid: "GEN-2.2",
  fed: "GEN-17.3",
  heatChanged: "GEN-17.1",
  coldChanged: "GEN-17.2",
  radiusChanged: "GEN-17.2",
  cubesThrown: "GEN-17.6",
  pressureChanged: "GEN-17.10",
  brokenDown: "GEN-17.11",
  sickened: "GEN-16.3",
  markerFlipped: "GEN-16.4",
  died: "GEN-16.6",
  deathCardTurned: "GEN-16.6",
  joined: "GEN-16.1",
  left: "GEN-16.7",
  cured: "GEN-16.8",
  treated: "GEN-16.9",
  corpsesChanged: "GEN-14.6",
  tokenDrawn: "GEN-15.3",
  tokenActivated: "GEN-15.2",
  tokenExhausted: "GEN-15.2",
  tokenRemoved: "GEN-15.5",
  fatigued: "GEN-28.20",
  weatherTurned: "GEN-8.1",
  weatherLaidOpen: "GEN-27.3",
  hunted: "GEN-8.3",
  stormMoved: "GEN-8.5",
  stormBroke: "GEN-8.6",
  expertUsed: "GEN-9.1",
  callSounded: "GEN-21.3",
  mustered: "GEN-10.1",
  acted: "GEN-10.7",
  passed: "GEN-10.5",
  citizenPlayed: "GEN-20.1",
  citizenDrawn: "GEN-28.23",
  citizenDiscarded: "GEN-28.24",
  citizenDeckRebuilt: "GEN-20.3",
  gathered: "GEN-10.10",
  tileTurned: "GEN-18.3",
  tilePlaced: "GEN-18.3",
  built: "GEN-19.1",
  upgraded: "GEN-19.4",
  dismantled: "GEN-19.5",
  destroyed: "GEN-19.6",
  unlocked: "GEN-19.10",
  recalled: "GEN-28.21",
  automataChanged: "GEN-24.4",
  lawEnacted: "GEN-22.2",
  technologyChosen: "GEN-23.1",
  technologyMoved: "GEN-23.5",
  technologyDropped: "GEN-23.3",
  technologyDeveloped: "GEN-23.4",
  scoutDeployed: "GEN-10.13",
  scoutMoved: "GEN-25.2",
  expeditionLaid: "GEN-25.6",
  explored: "GEN-25.4",
  expeditionAvoided: "GEN-25.3",
  expeditionContinued: "GEN-25.5",
  scoutReturned: "GEN-25.6",
  duskAdded: "GEN-28.25",
  duskRebuilt: "GEN-11.2",
  concertationAdded: "GEN-11.5",
  eventDisplayed: "GEN-26.2",
  eventLeft: "GEN-5.4",
  hungerSpent: "GEN-12.1",
  hungerStruck: "GEN-12.3",
  hungerChanged: "GEN-28.19",
  mealServed: "GEN-12.5",
  bedsGiven: "GEN-13.4",
  nightFell: "GEN-13.5",
  counterChanged: "GEN-28.38",
  gameEnded: "GEN-13.8",
};

/** `seat` is whose doing it was; null when nobody's. */
export function event<T extends EventType>(
  type: T,
  data: EventNumbers[T],
  seat: Seat | null = null,
  rule: RuleId = RULES[type],
): GameEvent {
  return { type, rule, seat, data: data as EventData };
}

/** GEN-27.2: only the voter knows what it voted, until all votes are in. */
export const voteCast = (seat: Seat, vote: number): GameEvent => ({
  ...event("voteCast", {}, seat),
  secret: { seat, data: { vote } },
});
