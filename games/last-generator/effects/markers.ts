/** Effects on the stock, the boiler and the other markers: carried out at once. */
import { at } from "@banquise/engine";
import { argAt } from "../compile/code.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { RESOURCES } from "../content/types.ts";
import { BUILDING_IDS, COUNTERS } from "../data.ts";
import {
  changeCold,
  changeCounter,
  changeHeat,
  changeHunger,
  changePressure,
  changeRadius,
  drop,
  gain,
  moveStorm,
  setStorm,
} from "../rules/markers.ts";
import type { State } from "../state.ts";
import { throwCubes } from "../tower.ts";
import type { EffectRows } from "./operation.ts";

/** By building kind and resource. */
const USE_BONUS = Uint8Array.from(
  BUILDING_IDS.flatMap((id) => RESOURCES.map((res) => slotNamed(`useBonus.${id}.${res}`))),
);

const useBonus = (s: State, frame: number, resource: number): number => {
  const use = at(s.frameUse, frame);
  return use === 0 ? 0 : at(s.modifiers, at(USE_BONUS, (use - 1) * RESOURCES.length + resource));
};

/** More cubes than there can be: no marker goes below zero. */
const ALL_CUBES = -999;

export const MARKER_EFFECTS: EffectRows<
  | "gain"
  | "lose"
  | "cold"
  | "radius"
  | "heat"
  | "pressure"
  | "tower"
  | "hunger"
  | "storm"
  | "stormSet"
  | "counter"
> = {
  gain: {
    compile: ({ res, n }) => [[RESOURCES.indexOf(res), n]],
    run(s, pc, frame, context) {
      const resource = argAt(pc, 1);
      gain(s, resource, argAt(pc, 2) + useBonus(s, frame, resource), context);
    },
  },
  lose: {
    compile: ({ res, n }) => [[RESOURCES.indexOf(res), n]],
    run: (s, pc, _, context) => drop(s, argAt(pc, 1), argAt(pc, 2), context),
  },
  cold: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => changeCold(s, argAt(pc, 1), context),
  },
  radius: {
    compile: ({ n, level = 0 }) => [[n, level]],
    run: (s, pc, _, context) => changeRadius(s, argAt(pc, 1), argAt(pc, 2), context),
  },
  heat: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => changeHeat(s, argAt(pc, 1), context),
  },
  pressure: {
    compile: ({ n }) => [[n === "all" ? ALL_CUBES : n]],
    canGoOn: (s, pc) => argAt(pc, 1) > 0 || s.pressure > 0,
    run: (s, pc, _, context) => changePressure(s, argAt(pc, 1), context),
  },
  tower: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => changePressure(s, throwCubes(s, argAt(pc, 1), context), context),
  },
  hunger: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => changeHunger(s, argAt(pc, 1), context),
  },
  storm: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => moveStorm(s, argAt(pc, 1), context),
  },
  stormSet: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => setStorm(s, argAt(pc, 1), context),
  },
  counter: {
    compile: ({ id, n }) => [[COUNTERS.indexOf(id), n]],
    run: (s, pc, _, context) => changeCounter(s, argAt(pc, 1), argAt(pc, 2), context),
  },
};
