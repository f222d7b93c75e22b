/** What a block surely does beyond its points: steps in engineering. */
import { at } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import type { State } from "./state.ts";

const becauseBy =
  (steps: (count: number) => string): Because<State> =>
  ({ before, after, seat }) => {
    const count = at(after.engineering, seat) - at(before.engineering, seat);
    return count > 0 ? [steps(count)] : [];
  };

export const because: BecauseModule<State>["because"] = {
  en: becauseBy((count) => `${count === 1 ? "a step" : `${count} steps`} in engineering`),
  fr: becauseBy((count) => `${count === 1 ? "une case" : `${count} cases`} de plus en ingénierie`),
};

export const lasting: BecauseModule<State>["lasting"] = [
  "reinforcement",
  "squares",
  "favours",
  "sculptors",
  "artisans",
  "beasts",
  "engineers",
  "ancestors",
  "fullSets",
];
