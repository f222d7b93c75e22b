/** What a position is worth: all that bots know of the game. */
import { at, type Evaluation, type Seat } from "@banquise/engine";
import { FACES } from "./data.ts";
import { moves } from "./moves.ts";
import { activeSeat, isOver, type State } from "./state.ts";

/** What a turn brings to somebody who always stops in time: 8.04, reckoned exactly. */
const TURN = 8;
/** How much a turn differs from that, more or less. */
const SPREAD = 8;
/** With more than this in the pot another roll loses more than it brings: 5/6 of 4 against 1/6 of the pot. */
const ENOUGH = 20;

const { take, look } = moves.first;

/** Turns of `seat` that have not begun. */
function turnsToCome(s: State, seat: Seat): number {
  if (isOver(s)) return 0;
  const round = Math.floor(s.turns / s.seats);
  return s.rounds - round - (seat <= activeSeat(s) ? 1 : 0);
}

/** What the turn under way is expected to bring to `seat`. */
function underWay(s: State, seat: Seat): number {
  if (isOver(s) || seat !== activeSeat(s)) return 0;
  return s.rolls === 0 ? TURN : Math.max(s.pot, ((FACES - 1) / FACES) * (s.pot + 4));
}

const LINES = ["pots", "stone", "thisTurn", "turns"] as const;

export const evaluate: Evaluation<State> = {
  value: (s, seat) =>
    at(s.points, seat) + at(s.stones, seat) + underWay(s, seat) + TURN * turnsToCome(s, seat),
  lines: LINES,
  expect(s, seat, out) {
    out[0] = at(s.points, seat);
    out[1] = at(s.stones, seat);
    out[2] = underWay(s, seat);
    out[3] = TURN * turnsToCome(s, seat);
  },
  decisiveLead: (s) => SPREAD * Math.sqrt(1 + Math.max(0, s.rounds * s.seats - s.turns)),
  prior(s, move) {
    if (move === take) return s.pot >= ENOUGH ? 1 : 0;
    // To know a stone changes nothing that one would do.
    return move >= look ? -1 : 0.5;
  },
  policy: "prior",
};
