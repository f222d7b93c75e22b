/** All that is true at one version, seen by one viewer. */
import {
  type GameEvent,
  OVER,
  type Seat,
  type Step,
  type StepMessage,
  type Table,
  type TableStatus,
  type Viewer,
} from "@banquise/engine";
import type { AnyGame, AnyState, AnyView } from "../games.ts";

/** Replaced as a whole, so that no two parts ever disagree. */
export interface Moment {
  readonly view: AnyView;
  readonly viewer: Viewer;
  /** The seat that decides now; null when the game is over. */
  readonly actor: Seat | null;
  readonly version: number;
  readonly status: TableStatus;
  /** The newest steps without a gap, the oldest first; older ones must be asked for unless the first is step 0. */
  readonly log: readonly Step[];
  /** What happened since the moment before; empty on the first one. */
  readonly events: readonly GameEvent[];
  /** What is worth a look of its own on the way from the moment before to this one. */
  readonly scenes: readonly SceneView[];
  readonly mayUndo: boolean;
}

/** What the viewer saw in the middle of a step, and what had just happened. */
interface SceneView {
  readonly view: AnyView;
  readonly events: readonly GameEvent[];
}

/** The moment after one more step. */
export function momentAfter(game: AnyGame, before: Moment, message: StepMessage): Moment {
  const { step, patch, actor, status, mayUndo } = message;
  const view = game.layout.clone(before.view);
  if (patch !== null) game.layout.patch(view, patch);
  return {
    view: view as AnyView,
    viewer: before.viewer,
    actor,
    version: step.version,
    status,
    log: [...before.log, step],
    events: step.events,
    scenes: scenesOf(game, before.view, message),
    mayUndo,
  };
}

function scenesOf(game: AnyGame, before: AnyView, { step, scenes = [] }: StepMessage): SceneView[] {
  const view = game.layout.clone(before);
  let told = 0;
  return scenes.map(({ event, patch }) => {
    if (patch !== null) game.layout.patch(view, patch);
    const events = step.events.slice(told, event + 1);
    told = event + 1;
    return { view: game.layout.clone(view) as AnyView, events };
  });
}

/** The moment at the end of a table's log, for somebody who has not seen the one before. */
export function momentAt(table: Table<AnyState>, viewer: Viewer): Moment {
  const { actor, version, status } = table;
  return {
    view: table.view(viewer),
    viewer,
    actor: actor === OVER ? null : actor,
    version,
    status,
    log: table.steps(viewer),
    events: [],
    scenes: [],
    mayUndo: table.mayUndo(viewer),
  };
}

/** The rules of a game, with the recorded result in place of what they say of the end today. */
export function asRecorded(game: AnyGame, { view, status, log }: Moment): AnyGame {
  const result = status === "over" ? log.at(-1)?.result : undefined;
  if (result === undefined) return game;
  return { ...game, result: (s) => (s === view ? result : game.result(s)) };
}
