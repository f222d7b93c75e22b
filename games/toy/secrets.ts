/** Who may see what, and guessing the rest. */
import { at, type Random, type Viewer } from "@banquise/engine";
import { HIGHEST_STONE } from "./data.ts";
import { mayKnow, type State } from "./state.ts";

/** An allow-list: what is not copied here stays blank. */
export function view(s: State, viewer: Viewer, out: State): void {
  out.seats = s.seats;
  out.rounds = s.rounds;
  out.turns = s.turns;
  out.pot = s.pot;
  out.rolls = s.rolls;
  out.points.set(s.points);
  out.seen.set(s.seen);
  for (let seat = 0; seat < s.seats; seat++) {
    if (mayKnow(s, viewer, seat)) out.stones[seat] = at(s.stones, seat);
  }
}

/** Reads nothing that is not in the view. */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!mayKnow(s, viewer, seat)) s.stones[seat] = 1 + random.int(HIGHEST_STONE);
  }
}
