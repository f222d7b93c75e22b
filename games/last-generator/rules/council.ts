/** The council vote (GEN-27.2): each seat in turn names its move; the one named most often is played. */
import { add, at, type Context, type Move } from "@banquise/engine";
import { sourceOfGroup } from "../compile/code.ts";
import { LAW_IDS } from "../data.ts";
import { events } from "../events.ts";
import { first } from "../moves.ts";
import { nextSeat } from "../queries.ts";
import { QUESTION, QUESTIONS } from "../questions.ts";
import type { State } from "../state.ts";
import { isVotedOn } from "./owners.ts";

/** Begins a vote when the pending question is one for the council. */
export function openVote(s: State): void {
  if (!isVotedOn(s, sourceOfGroup(s.group).kind === "morning")) return;
  s.voter = s.leader + 1;
}

/** The first move that a vote can name: votes are kept as what follows it. */
export const firstVote = (s: State): Move => (s.ask === QUESTION.law ? first.chooseLaw : first.chooseOption);

/** Keeps the vote of the seat that is asked; returns the move that was elected, or -1 while votes are out. */
export function castVote(s: State, move: Move, { emit }: Context): Move {
  const seat = s.voter - 1;
  s.votes[seat] = move - firstVote(s) + 1;
  // Only the voter knows what it voted, until all votes are in.
  emit?.(events.make("voteCast", seat, {}, { secret: { seat, data: { vote: move - firstVote(s) } } }));
  const next = nextSeat(s, seat);
  if (next !== s.leader) {
    s.voter = next + 1;
    return -1;
  }
  const chosen = elected(s);
  s.voter = 0;
  s.countedVotes.set(s.votes);
  s.votes.fill(0);
  emit?.(
    events.make("votesCounted", null, {
      votes: Array.from(s.countedVotes.subarray(0, s.seats), (vote) => vote - 1),
      chosen,
      law: QUESTIONS[s.ask] === "law" ? 1 : 0,
    }),
  );
  return firstVote(s) + chosen;
}

const counts = new Uint8Array(LAW_IDS.length);

/** Most votes; of those that tie the Leader's, else the lowest number. */
function elected(s: State): number {
  counts.fill(0);
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, add(counts, at(s.votes, seat) - 1, 1));
  const leaders = at(s.votes, s.leader) - 1;
  if (at(counts, leaders) === most) return leaders;
  return counts.indexOf(most);
}
