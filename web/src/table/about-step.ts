import type { Seat, Step } from "@banquise/engine";
import { botNameOf, words } from "../strings/index.ts";

/** What a step is that is no move, in a sentence; null for a move. */
export function aboutStep(
  { kind, seat, standIn, consent }: Step,
  nameOf: (seat: Seat) => string,
): string | null {
  const { undone, undoneTogether, kinds } = words.value.table;
  const name = seat === null ? "" : nameOf(seat);
  const bot = standIn === undefined ? "" : botNameOf(standIn);
  switch (kind) {
    case "setup":
    case "move":
      return null;
    case "undo":
      return consent ? undoneTogether(name) : undone(name);
    case "handOver":
    case "resign":
      return kinds[kind](name, bot);
    case "return":
      return kinds.return(name);
    default:
      return kinds[kind];
  }
}
