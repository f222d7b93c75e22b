/** Effects on people (GEN-28.7 to GEN-28.13, GEN-28.20): unit by unit, on a type that is named or chosen. */
import { at } from "@banquise/engine";
import { argAt } from "../compile/code.ts";
import { WHO, WHO_CHOOSE, WHO_EACH } from "../compile/instructions.ts";
import { slotNamed } from "../compile/modifiers.ts";
import type { Who } from "../content/types.ts";
import { TYPES } from "../data.ts";
import { changeCorpses } from "../rules/markers.ts";
import { canStrikeAny, type StrikeName, strike } from "../rules/strike.ts";
import type { State } from "../state.ts";
import type { EffectOperation, EffectRows } from "./operation.ts";

const CURE_BONUS = slotNamed("cureBonus");
const TREAT_BONUS = slotNamed("treatBonus");

interface Striking {
  readonly who: Who;
  readonly n: number;
}

/** a: whom (`WHO`), b: how many; for each type as many. */
const striking = (strikeOf: (n: number) => StrikeName): EffectOperation<Striking> => ({
  compile: ({ who, n }) => [[WHO.indexOf(who), n]],
  units(_, pc) {
    const n = Math.abs(argAt(pc, 2));
    return argAt(pc, 1) === WHO_EACH ? n * TYPES : n;
  },
  run(s, pc, frame, context, left) {
    strike(s, frame, strikeOf(argAt(pc, 2)), argAt(pc, 1), left, context);
  },
});

/** Care: as often as it can, and more often in a building that is good at it. */
const caring = (name: "cure" | "treat", bonus: number) =>
  ({
    units: (s: State, pc: number, frame: number): number =>
      argAt(pc, 2) + (at(s.frameUse, frame) > 0 ? at(s.modifiers, bonus) : 0),
    canGoOn: (s: State, pc: number): boolean => canStrikeAny(s, name, argAt(pc, 1)),
    run: striking(() => name).run,
  }) as const;

export const PEOPLE_EFFECTS: EffectRows<
  "sick" | "die" | "flip" | "fatigue" | "citizens" | "cure" | "treat" | "corpses"
> = {
  sick: striking(() => "sick"),
  die: striking(() => "die"),
  flip: striking(() => "flip"),
  fatigue: striking(() => "fatigue"),
  citizens: striking((n) => (n < 0 ? "leave" : "join")),
  cure: {
    compile: ({ who, n }) => [[who === undefined ? WHO_CHOOSE : WHO.indexOf(who), n]],
    ...caring("cure", CURE_BONUS),
  },
  treat: { compile: ({ n }) => [[WHO_CHOOSE, n]], ...caring("treat", TREAT_BONUS) },
  corpses: {
    compile: ({ n }) => [[n]],
    run: (s, pc, _, context) => changeCorpses(s, argAt(pc, 1), context),
  },
};
