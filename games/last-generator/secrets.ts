/**
 * Who may know what. Nothing is secret (GEN-1.7) but the votes of a council while it votes (GEN-27.2): what nobody knows
 * is not stored at all.
 */
import { MoveList, type Random, type Seat, type Viewer } from "@banquise/engine";
import { moves } from "./moves.ts";
import { nextSeat } from "./queries.ts";
import { firstVote } from "./rules/council.ts";
import { legal } from "./rules.ts";
import { layout, type State } from "./state.ts";

export function view(s: State, viewer: Viewer, out: State): void {
  layout.copy(s, out);
  if (s.voter === 0) return;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) out.votes[seat] = 0;
}

const choices = new MoveList(moves.size);

/** A random legal vote for each seat that has voted unseen. */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (s.voter === 0) return;
  choices.clear();
  legal(s, choices);
  for (let seat: Seat = s.leader; seat !== s.voter - 1; seat = nextSeat(s, seat)) {
    if (seat !== viewer) s.votes[seat] = choices.at(random.int(choices.length)) - firstVote(s) + 1;
  }
}
