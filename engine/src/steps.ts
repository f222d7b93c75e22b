/** What one viewer may know of the log: the only place where entries are turned into what leaves a table. */

import { carryEvent } from "./earlier-events.ts";
import type { Decider, Entry, EntryKind, Scene } from "./entry.ts";
import { eventFor, type GameEvent, isMovePublic } from "./events.ts";
import { type Game, OVER, type Result, type Seat, type Viewer } from "./game.ts";
import type { Log } from "./log.ts";
import type { MoveObject } from "./moves.ts";
import { carryMove } from "./recorded-state.ts";
import type { Patch } from "./state.ts";

/** Whose eyes: a seat's, a spectator's (null), or those of somebody who may know all, when the game is over. */
export type Eyes = Viewer | "all";

/** A step of the history as one viewer may know it. What goes without saying is absent. */
export interface Step {
  /** 0 for the setup. */
  readonly version: number;
  readonly kind: EntryKind | "setup";
  readonly seat: Viewer;
  readonly events: readonly GameEvent[];
  /** Who decided, when it was not the owner of the seat. Which person is nobody's business. */
  readonly by?: "server" | "person" | `bot:${string}`;
  /** Told to its own seat, and to the others where it tells them nothing that they may not know: see `hidesMove` of events. */
  readonly move?: MoveObject;
  /** Of an undo: the moves after this version were taken back. */
  readonly back?: number;
  /** Of an undo that all the others agreed to. */
  readonly consent?: true;
  /** Of a hand-over and a resignation: the bot that plays from now on. */
  readonly standIn?: string;
  /** Of the last step: how the game ended. */
  readonly result?: Result;
}

/** A step with what it changed: what a screen needs to go on from the step before. */
export interface StepMessage {
  readonly step: Step;
  /** What changed in the viewer's view; null when nothing did. */
  readonly patch: Patch | null;
  /** The viewer's view at each event that is worth a look of its own: each a patch of the one before, the first of the
   *  view before the step. Absent when there are none; `patch` is the whole change either way. */
  readonly scenes?: readonly Scene[];
  /** The seat that decides now; null after the end. */
  readonly actor: Seat | null;
  readonly status: "playing" | "over";
  readonly mayUndo: boolean;
}

/** The steps of some entries, in their order. */
export function stepsOf<S>(game: Game<S>, entries: readonly Entry[], eyes: Eyes): Step[] {
  return entries.map((entry) => stepOf(game, entry, eyes));
}

/** Whether an entry tells all the same: there is nothing hidden in it, and nothing to be carried over from earlier rules. */
export const tellsAllTheSame = <S>(game: Game<S>, { rules, events, move }: Entry): boolean =>
  rules === game.version &&
  events.every(({ secret }) => secret === undefined) &&
  (move === null || isMovePublic(game.events, events));

export function stepOf<S>(game: Game<S>, entry: Entry, eyes: Eyes): Step {
  const { version, kind, seat, by, move, back, consent, standIn, rules, result } = entry;
  const events = eventsFor(game, entry.events, rules, eyes);
  const step: Mutable<Step> = { version, kind, seat, events };
  if (by !== "owner") step.by = deciderFor(by);
  if (move !== null && (eyes === "all" || eyes === seat || isMovePublic(game.events, events)))
    step.move = carryMove(game, move, rules);
  if (back !== null) step.back = back;
  if (consent) step.consent = true;
  if (standIn !== null) step.standIn = standIn;
  if (result !== null) step.result = result;
  return step;
}

/** While it is made. */
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function deciderFor(by: Exclude<Decider, "owner">): NonNullable<Step["by"]> {
  return by.startsWith("person:") ? "person" : (by as Exclude<typeof by, `person:${string}`>);
}

/** The step of the setup, which no entry tells. */
export function setupStep<S>(game: Game<S>, events: readonly GameEvent[], rules: number, eyes: Eyes): Step {
  return { version: 0, kind: "setup", seat: null, events: eventsFor(game, events, rules, eyes) };
}

function eventsFor<S>(
  game: Game<S>,
  events: readonly GameEvent[],
  rules: number,
  eyes: Eyes,
): readonly GameEvent[] {
  if (rules === game.version && events.every(({ secret }) => secret === undefined)) return events;
  return events.map((event) => {
    const carried = carryEvent(game, event, rules);
    return eventFor(carried, eyes === "all" ? (carried.secret?.seat ?? null) : eyes);
  });
}

/**
 * The messages after a version, up to a limit. `known` is the viewer's view at that version; it is brought on to the
 * last message, so that whoever keeps it pays for one look at each step.
 */
export function messagesOf<S>(
  log: Log<S>,
  after: number,
  limit: number,
  eyes: Eyes,
  known: S,
): StepMessage[] {
  const { game } = log;
  const { layout } = game;
  const state = log.recordedAt(after);
  return log.entries.slice(after - log.floor, after - log.floor + limit).map((entry): StepMessage => {
    const scenes = scenesOf(log, entry, eyes, known);
    state.follow(entry);
    const patch = layout.diff(known, lookAs(game, state.present, eyes));
    if (patch !== null) layout.patch(known, patch);
    return messageOf(entry, stepOf(game, entry, eyes), eyes, patch, scenes);
  });
}

export function messageOf(
  entry: Entry,
  step: Step,
  eyes: Eyes,
  patch: Patch | null,
  scenes: readonly Scene[],
  mayUndo = entry.actor !== OVER && entry.undoSeat !== null && entry.undoSeat === eyes,
): StepMessage {
  const over = entry.actor === OVER;
  const [actor, status] = over ? [null, "over" as const] : [entry.actor, "playing" as const];
  return scenes.length > 0
    ? { step, patch, scenes, actor, status, mayUndo }
    : { step, patch, actor, status, mayUndo };
}

/** The scenes of an entry as a viewer sees them, whose view before it is `known`. */
export function scenesOf<S>(log: Log<S>, entry: Entry, eyes: Eyes, known: S): Scene[] {
  if (entry.scenes.length === 0) return [];
  const { game } = log;
  const state = log.recordedAt(entry.version - 1);
  let before = known;
  return entry.scenes.map(({ event, patch }) => {
    if (patch !== null) state.patch(patch);
    const after = lookAs(game, state.present, eyes);
    const change = game.layout.diff(before, after);
    before = after;
    return { event, patch: change };
  });
}

/** What may be seen of a state, in a state of its own, or in one that is used again. */
export function lookAs<S>(game: Game<S>, s: S, eyes: Eyes, out = game.layout.create()): S {
  const { layout } = game;
  if (eyes === "all") layout.copy(s, out);
  else {
    layout.clear(out);
    game.view(s, eyes, out);
  }
  return out;
}
