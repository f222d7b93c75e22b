/** Who plays the two Completion turns of a game of four (NUN-14.2 to NUN-14.4). Questions only. */
import { at, type Seat } from "@banquise/engine";
import { ANCESTOR, ARTISAN, COMPLETIONS, ENGINEER, FACE_KINDS, FACE_LOAD, SCULPTOR } from "./data.ts";
import { borderOf, newTally, tallyArea, unusedFavours, workersOf } from "./scoring.ts";
import { cardsWith, type State, turnPosition } from "./state.ts";
import { FLOOR, POSITIONS } from "./temple.ts";

function beastsWith(s: State, seat: Seat, load: number): number {
  let beasts = 0;
  for (let face = 0; face < FACE_KINDS; face++) {
    if (at(FACE_LOAD, face) === load) beasts += cardsWith(s, seat, face);
  }
  return beasts;
}

function upperBlocks(s: State, seat: Seat): number {
  let blocks = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (at(FLOOR, position) > 1 && at(s.blocks, position) === seat + 1) blocks++;
  }
  return blocks;
}

/** What the first and the second line of the Completion card count for a seat. */
export function completionMerits(s: State, seat: Seat): readonly [number, number] {
  const tally = newTally();
  tallyArea(s, seat, tally);
  const column = (symbol: number): number => at(tally.columns, symbol);
  switch (COMPLETIONS[s.completion - 1]) {
    case "worker":
      return [workersOf(s, seat), borderOf(s, seat)];
    case "sculptor":
      return [column(SCULPTOR), upperBlocks(s, seat)];
    case "artisan":
      return [tally.tools.filter((artisans) => artisans > 0).length, column(ARTISAN)];
    case "engineer":
      return [at(s.engineering, seat), column(ENGINEER)];
    case "ancestor":
      return [column(ANCESTOR), unusedFavours(s, seat)];
    default:
      return [beastsWith(s, seat, 1), beastsWith(s, seat, 2)];
  }
}

/** The seats in the order of the Completion card, best first; ties go to the later in turn order. */
export function completionRanking(s: State): readonly Seat[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => ({ seat, merits: completionMerits(s, seat) }));
  seats.sort(
    (a, b) =>
      b.merits[0] - a.merits[0] ||
      b.merits[1] - a.merits[1] ||
      turnPosition(s, b.seat) - turnPosition(s, a.seat),
  );
  return seats.map(({ seat }) => seat);
}
