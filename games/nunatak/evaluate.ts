import type { Evaluation } from "@banquise/engine";
import { SCORE_LINES } from "./data.ts";
import { scoreSeat } from "./scoring.ts";
import type { State } from "./state.ts";

const points = new Int32Array(SCORE_LINES.length);

export const evaluate: Evaluation<State> = {
  value: (s, seat) => scoreSeat(s, seat, points),
  spread: 30,
  bias: () => 0,
};
