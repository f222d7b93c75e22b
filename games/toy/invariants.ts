/** What must hold in every state; the conformance suite asks after every move. */
import { at } from "@banquise/engine";
import { HIGHEST_STONE, MAX_SEATS, MOST_ROLLS } from "./data.ts";
import type { State } from "./state.ts";

export function violations(s: State): string[] {
  const found: string[] = [];
  if (s.turns > s.rounds * s.seats) found.push(`${s.turns} turns in ${s.rounds} rounds`);
  if (s.rolls > MOST_ROLLS) found.push(`${s.rolls} rolls in a turn`);
  if (s.rolls === 0 && s.pot !== 0) found.push(`a pot of ${s.pot} before the first roll`);
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const stone = at(s.stones, seat);
    if (seat < s.seats ? stone < 1 || stone > HIGHEST_STONE : stone !== 0)
      found.push(`the stone of seat ${seat} is ${stone}`);
  }
  return found;
}
