/** Effects on the map and its buildings (GEN-28.31 to GEN-28.36): tiles, gathering, building, taking down. */
import { at, type Context } from "@banquise/engine";
import { argAt } from "../compile/code.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { COPIES } from "../compile/properties.ts";
import { BUILDING_IDS } from "../data.ts";
import { canBuild, canDestroy, DESTROY_FILTERS, hasSite, unlock } from "../rules/buildings.ts";
import { ask } from "../rules/frames.ts";
import { canRecall } from "../rules/recall.ts";
import { canGather, canPlaceTile, gatherFrom, NEAR, turnTile } from "../rules/terrain.ts";
import type { State } from "../state.ts";
import type { EffectRows, Operation } from "./operation.ts";

const CLEAR_BONUS = slotNamed("clearBonus");
const GATHER_BONUS = slotNamed("gatherBonus");
const RINGS = ["near", "far"] as const;

const once = (): number => 1;
const asManyAsTold = (_: State, pc: number): number => argAt(pc, 1);

/** The space of the Meeple whose Gather action is running; -1 when it is none. */
const ownSpace = (s: State, frame: number): number => (frame < 0 ? -1 : at(s.frameSpace, frame) - 1);

export const MAP_EFFECTS: EffectRows<
  "clear" | "gather" | "build" | "buildActions" | "destroy" | "unlock" | "recall"
> = {
  /** a: ring, b: tiles, c: 1 when it is the action, whose bonus counts. */
  clear: {
    compile: ({ ring, n }) => [[RINGS.indexOf(ring), n]],
    units: (s, pc) =>
      argAt(pc, 2) + (argAt(pc, 3) === 1 && argAt(pc, 1) === NEAR ? at(s.modifiers, CLEAR_BONUS) : 0),
    canGoOn: (s, pc) => canPlaceTile(s, argAt(pc, 1)),
    run: (s, pc, _, context) => turnTile(s, argAt(pc, 1), context),
  },
  /** GEN-28.33: from the Meeple's own space when it gathers, otherwise from any space that could be gathered. */
  gather: {
    compile: ({ n }) => [[n]],
    units: once,
    canGoOn: (s, _, frame) => ownSpace(s, frame) >= 0 || canGather(s),
    run(s, pc, frame, context) {
      const space = ownSpace(s, frame);
      if (space >= 0) gatherFrom(s, space, argAt(pc, 1), context);
      else ask(s, "gatherEffect");
    },
  },
  build: {
    compile: ({ id }) => [[BUILDING_IDS.indexOf(id)]],
    units: once,
    canGoOn: (s, pc) => at(s.copies, argAt(pc, 1)) < at(COPIES, argAt(pc, 1)) && hasSite(s, argAt(pc, 1)),
    run(s, pc) {
      s.constructing = argAt(pc, 1) + 1;
      ask(s, "site");
    },
  },
  buildActions: {
    compile: ({ n }) => [[n]],
    units: asManyAsTold,
    canGoOn: canBuild,
    run: (s) => ask(s, "build"),
  },
  destroy: {
    compile: ({ filter }) => [[DESTROY_FILTERS.indexOf(filter)]],
    units: once,
    canGoOn: (s, pc) => canDestroy(s, argAt(pc, 1)),
    run: (s) => ask(s, "destroy"),
  },
  unlock: {
    compile: ({ id }) => [[BUILDING_IDS.indexOf(id)]],
    run: (s, pc, _, context) => unlock(s, argAt(pc, 1), context),
  },
  recall: {
    compile: ({ n }) => [[n]],
    units: asManyAsTold,
    canGoOn: canRecall,
    run: (s) => ask(s, "recall"),
  },
};

/** The Gather action: from the Meeple's own space, with the bonus (GEN-10.10). */
export const gatherHere: Operation = {
  run: (s: State, pc: number, frame: number, context: Context): void =>
    gatherFrom(s, ownSpace(s, frame), argAt(pc, 1) + at(s.modifiers, GATHER_BONUS), context),
};
