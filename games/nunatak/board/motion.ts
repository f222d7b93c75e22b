/** Blocks come down from above, new and exchanged tiles appear: told by the events of a step. */
import { at, type GameEvent } from "@banquise/engine";
import { motionAllowed } from "@banquise/ui";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { events } from "../events.ts";
import type { State } from "../state.ts";

/** Positions that were built on between two views. */
export function changedIn(before: State | null, now: State): readonly number[] {
  if (before === null) return [];
  return [...now.blocks.keys()].filter(
    (position) => at(now.blocks, position) !== 0 && at(before.blocks, position) === 0,
  );
}

const DROP_MS = 420;
/** In a solo game three blocks come at once: one after the other. */
const BETWEEN_MS = 260;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

const DROP = [
  { transform: "translateY(-150px)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const APPEAR = [{ opacity: 0 }, { opacity: 1 }];

export function useMotion(
  table: RefObject<HTMLElement | null>,
  view: State,
  told: readonly GameEvent[],
): void {
  useEffect(() => {
    const board = table.current;
    if (!board || !motionAllowed()) return;
    let delay = 0;
    const animate = (kind: string, position: number, frames: Keyframe[]): void => {
      const options = { duration: DROP_MS, delay, easing: EASE, fill: "backwards" } as const;
      board.querySelector(`${kind}[data-position="${position}"]`)?.animate(frames, options);
    };
    for (const event of told.map(events.read)) {
      if (event?.type === "blockPlaced") {
        animate(".nk-block", event.data.position, DROP);
        delay += BETWEEN_MS;
      } else if (event?.type === "tileLaid") animate(".nk-tile", event.data.position, APPEAR);
      else if (event?.type === "tilesExchanged") {
        for (const each of event.data.positions) animate(".nk-tile", each, APPEAR);
      }
    }
  }, [table, view, told]);
}
