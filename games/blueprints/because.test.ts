import { Random } from "@banquise/engine";
import { expect, test } from "vitest";
import { arrange, die, space } from "./arrange.ts";
import { because } from "./because.ts";
import { placeDie, takeDie } from "./moves.ts";
import { apply } from "./rules.ts";
import type { State } from "./state.ts";

/** Takes a die of the pool and places it: what is said of it. */
function said(stacks: string, taken: string, on: string): readonly string[] {
  const s = arrange({
    sites: [
      { plan: "P12", stacks },
      { plan: "P19", stacks: "R1C1 W5; R2C1 S4; R3C1 G1" },
    ],
    pool: `${taken} W1 W5 S2 S6 G3 G1 S4`,
  });
  const before = structuredClone(s) as State;
  for (const move of [takeDie(die(taken)), placeDie(space(on))])
    apply(s, move, { random: Random.of(1), emit: null });
  return because.en({ before, after: s, seat: 0, moves: [] }, String);
}

test("BLU-8.3 BLU-8.4 BLU-6.1 · dice towards a prize, and the plan, are said in words", () => {
  expect(said("R1C1 R6; R2C1 R1; R2C2 R2", "R4", "R2C2")).toEqual([
    "4 of 6 for the Geometer",
    "4 of 5 for Materials",
    "the plan stays possible",
  ]);
  expect(said("R1C1 R1; R2C1 S1; R2C2 G2", "R4", "R1C1")).toEqual(["the plan is left"]);
});
