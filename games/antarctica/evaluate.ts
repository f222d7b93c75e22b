import type { Evaluation } from "@banquise/engine";
import { result } from "./scoring.ts";
import type { State } from "./state.ts";

export const evaluate: Evaluation<State> = {
  value: (s, seat) => result(s).seats[seat]?.total ?? 0,
  spread: 10,
  bias: () => 0,
};
