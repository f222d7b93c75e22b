/** What is told to people. Built only when somebody listens; the state never depends on it. */
import type { EventData, GameEvent, RuleId, Seat } from "@banquise/engine";
import { BEAR, FISH, FOX, KIND_COUNT } from "./data.ts";
import { type Island, islandsOf, result, trophyPoints } from "./scoring.ts";
import { animalsAt, type State } from "./state.ts";

type Emit = (event: GameEvent) => void;

const of = (type: string, rule: RuleId, seat: Seat | null, data: EventData = {}): GameEvent => ({
  type,
  rule,
  seat,
  data,
});

// --- Setup and turns ----------------------------------------------------------------------------------------------

export const firstSeatChosen = (seat: Seat): GameEvent => of("firstSeatChosen", "IGL-2.6", seat);

export const inuitPlaced = (seat: Seat, space: number): GameEvent =>
  of("inuitPlaced", "IGL-2.7", seat, { space });

export const turnBegun = (seat: Seat, turn: number): GameEvent => of("turnBegun", "IGL-3.1", seat, { turn });

export const turnEnded = (seat: Seat, ap: number): GameEvent => of("turnEnded", "IGL-3.6", seat, { ap });

// --- Melting and its events ---------------------------------------------------------------------------------------

export const tileMelted = (seat: Seat, space: number, face: number): GameEvent =>
  of("tileMelted", "IGL-4.9", seat, { space, face });

/** Which tile it is is the seat's secret until it plays it (IGL-4.7). */
export const tileKept = (seat: Seat, space: number, face: number): GameEvent => ({
  ...of("tileKept", "IGL-4.7", seat, { space }),
  secret: { seat, data: { face } },
});

/** `kinds` of the animals that were put on a space. */
export const animalsArrived = (rule: RuleId, space: number, kinds: readonly number[]): GameEvent =>
  of("animalsArrived", rule, null, { space, kinds });

export const driftSkipped = (seat: Seat): GameEvent => of("driftSkipped", "IGL-5.13", seat);

export function animalsDisplaced(s: State, from: number, to: number): GameEvent {
  const kinds = kindsAt(s, from);
  return of("animalsDisplaced", kinds.includes(BEAR) ? "IGL-5.11" : "IGL-5.10", s.active, {
    from,
    to,
    kinds,
  });
}

/** `spaces`: where the tiles lay, the pushed one first. */
export const tilesDrifted = (seat: Seat, direction: number, spaces: readonly number[]): GameEvent =>
  of("tilesDrifted", "IGL-5.8", seat, { direction, spaces });

// --- Red tiles ----------------------------------------------------------------------------------------------------

/** The animals on the tile are lost with it. */
export const thawPlayed = (s: State, space: number): GameEvent =>
  of("thawPlayed", "IGL-6.7", s.active, { space, kinds: kindsAt(s, space) });

export const endurancePlayed = (seat: Seat, value: number): GameEvent =>
  of("endurancePlayed", "IGL-6.8", seat, { value });

export const animalMovePlayed = (seat: Seat): GameEvent => of("animalMovePlayed", "IGL-6.10", seat);

// --- Animal movement and attack -----------------------------------------------------------------------------------

export const animalStepped = (seat: Seat, kind: number, from: number, to: number): GameEvent =>
  of("animalStepped", "IGL-7.3", seat, { kind, from, to });

export const stepsLost = (seat: Seat, steps: number): GameEvent =>
  of("stepsLost", "IGL-7.2", seat, { steps });

export const preyEaten = (s: State, space: number): GameEvent =>
  of("preyEaten", "IGL-7.8", s.active, { space, kinds: kindsAt(s, space).filter((kind) => kind !== BEAR) });

/** It says nothing about the hand: who is asked follows from what everybody sees (IGL-7.10). */
export const harpoonAsked = (seat: Seat, space: number): GameEvent =>
  of("harpoonAsked", "IGL-7.10", seat, { space });

export const harpoonDeclined = (seat: Seat, space: number): GameEvent =>
  of("harpoonDeclined", "IGL-7.9", seat, { space });

/** A bear killed in defence (IGL-7.9) or on entering its space (IGL-8.4). */
export const bearKilled = (rule: RuleId, seat: Seat, space: number): GameEvent =>
  of("bearKilled", rule, seat, { space });

export const inuitsHid = (seat: Seat, space: number, count: number): GameEvent =>
  of("inuitsHid", "IGL-7.11", seat, { space, count });

/** `owner` is whose inuit it is; the event's seat is who chose the corner. */
export const inuitEvicted = (seat: Seat, owner: Seat, from: number, to: number): GameEvent =>
  of("inuitEvicted", "IGL-7.12", seat, { owner, from, to });

// --- Actions ------------------------------------------------------------------------------------------------------

export const inuitWalked = (seat: Seat, from: number, to: number): GameEvent =>
  of("inuitWalked", "IGL-8.1", seat, { from, to });

export const kayakLaunched = (seat: Seat, from: number): GameEvent =>
  of("kayakLaunched", "IGL-8.5", seat, { from });

export const kayakLanded = (seat: Seat, from: number, to: number): GameEvent =>
  of("kayakLanded", "IGL-8.5", seat, { from, to });

/** `harpoon` is 1 when it cost a harpoon instead of action points. */
export function animalHunted(seat: Seat, kind: number, space: number, harpoon: 0 | 1): GameEvent {
  const rule = harpoon === 1 ? "IGL-8.11" : kind < FOX ? "IGL-8.9" : "IGL-8.8";
  return of("animalHunted", rule, seat, { kind, space, harpoon });
}

export const iglooBuilt = (seat: Seat, space: number): GameEvent =>
  of("iglooBuilt", "IGL-8.12", seat, { space });

// --- The end ------------------------------------------------------------------------------------------------------

/** The story of the scoring: why it is over, trophies, islands from the largest, then the winners. */
export function tellEnd(s: State, rule: RuleId, emit: Emit): void {
  emit(of("iceGone", rule, s.active));
  for (let seat = 0; seat < s.seats; seat++) {
    emit(of("trophiesScored", "IGL-10.1", seat, { points: trophyPoints(s, seat) }));
  }
  for (const island of islandsOf(s))
    if (island.points.some((points) => points > 0)) emit(islandScored(island));
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const tied = seats.filter(({ total }) => total === seats[winners[0] as number]?.total).length > 1;
  const totals = seats.map(({ total }) => total);
  emit(of("gameEnded", tied ? "IGL-10.10" : "IGL-10.9", null, { winners, totals }));
}

const islandScored = ({ rule, spaces, strengths, points }: Island): GameEvent =>
  of("islandScored", rule, null, { spaces, strengths, points });

/** One entry for each animal of a space. */
function kindsAt(s: State, space: number): number[] {
  const kinds: number[] = [];
  for (let kind = FISH; kind < KIND_COUNT; kind++) {
    for (let i = animalsAt(s, space, kind); i > 0; i--) kinds.push(kind);
  }
  return kinds;
}
