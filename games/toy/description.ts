/** What the numbers of a state mean, for programs. */
import { count, type Description, flag } from "@banquise/engine";
import { FACES, HIGHEST_STONE, MAX_SEATS, MOST_ROLLS, ROUNDS } from "./data.ts";
import type { State } from "./state.ts";

const MOST_POT = FACES * MOST_ROLLS;

export const description: Description<State> = {
  tables: {},
  fields: {
    seats: count(MAX_SEATS, "how many play"),
    rounds: count(ROUNDS.long, "rounds of this game"),
    turns: count(ROUNDS.long * MAX_SEATS, "turns that are over, of all players together"),
    pot: count(MOST_POT, "what was rolled in this turn and is not safe yet"),
    rolls: count(MOST_ROLLS, "rolls in this turn"),
    points: count(ROUNDS.long * MOST_POT + MAX_SEATS * HIGHEST_STONE, "points", { seat: MAX_SEATS }),
    stones: count(HIGHEST_STONE, "the number on a stone; 0 where it is not known", { seat: MAX_SEATS }),
    seen: flag("1 when a seat has looked at another one's stone", { seat: MAX_SEATS, other: MAX_SEATS }),
  },
};
