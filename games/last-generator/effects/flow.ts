/** Effects that lead to others (GEN-28.41 to GEN-28.44): choices, conditions, repetitions, modifiers. */
import { add } from "@banquise/engine";
import { argAt } from "../compile/code.ts";
import { queryNumber } from "../compile/conditions.ts";
import { partsOf, slotNamed } from "../compile/modifiers.ts";
import { holds, queryValue } from "../rules/conditions.ts";
import { ask, pushNested } from "../rules/frames.ts";
import type { EffectRows } from "./operation.ts";

const UNTIL = ["action", "round", "game"] as const;
const MOST_REPEATS = 99;

export const FLOW_EFFECTS: EffectRows<"modifier" | "choose" | "if" | "repeat"> = {
  /** a: slot, b: how much, c: until. */
  modifier: {
    compile: (effect) =>
      partsOf(effect).map(([name, n]) => [slotNamed(name), n, UNTIL.indexOf(effect.until)] as const),
    run(s, pc) {
      const slot = argAt(pc, 1);
      const n = argAt(pc, 2);
      add(s.modifiers, slot, n);
      const until = UNTIL[argAt(pc, 3)];
      if (until === "round") add(s.roundModifiers, slot, n);
      if (until === "action") add(s.actionModifiers, slot, n);
    },
  },
  choose: {
    compile: ({ options }, assembler) => [[assembler.group(options)]],
    run(s, pc) {
      s.group = argAt(pc, 1);
      ask(s, "option");
    },
  },
  if: {
    compile: (effect, assembler) => [
      [assembler.condition(effect.cond), assembler.list(effect.do), assembler.list(effect.else ?? [])],
    ],
    run: (s, pc, frame) => pushNested(s, argAt(pc, holds(s, argAt(pc, 1)) ? 2 : 3), frame),
  },
  repeat: {
    compile: ({ count, max = MOST_REPEATS, do: effects }, assembler) => [
      [queryNumber(count), max, assembler.list(effects)],
    ],
    units: (s, pc) => Math.min(argAt(pc, 2), queryValue(s, argAt(pc, 1))),
    run: (s, pc, frame) => pushNested(s, argAt(pc, 3), frame),
  },
};
