/** Who plays the two Completion turns of a game of four (NUN-14.2 to NUN-14.4). Questions only. */
import { at, type Seat } from "@banquise/engine";
import {
  ANCESTOR,
  ARTISAN,
  completionLines,
  ENGINEER,
  FACE_KINDS,
  FACE_LOAD,
  type Merit,
  SCULPTOR,
  WORKER,
} from "./data.ts";
import { borderOf, newTally, tallyArea, unusedFavours } from "./scoring.ts";
import { cardsShowing, cardsWith, type State, turnPosition } from "./state.ts";
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

function differentTools(s: State, seat: Seat): number {
  const tally = newTally();
  tallyArea(s, seat, tally);
  return tally.tools.filter((artisans) => artisans > 0).length;
}

const MERITS: Readonly<Record<Merit, (s: State, seat: Seat) => number>> = {
  beasts1: (s, seat) => beastsWith(s, seat, 1),
  beasts2: (s, seat) => beastsWith(s, seat, 2),
  workers: (s, seat) => cardsShowing(s, seat, WORKER),
  borderBlocks: borderOf,
  sculptors: (s, seat) => cardsShowing(s, seat, SCULPTOR),
  upperBlocks,
  tools: differentTools,
  artisans: (s, seat) => cardsShowing(s, seat, ARTISAN),
  track: (s, seat) => at(s.engineering, seat),
  engineers: (s, seat) => cardsShowing(s, seat, ENGINEER),
  ancestors: (s, seat) => cardsShowing(s, seat, ANCESTOR),
  favours: unusedFavours,
};

/** What the first and the second line of the Completion card count for a seat. */
export function completionMerits(s: State, seat: Seat): readonly [number, number] {
  const [first, second] = completionLines(s.completion);
  return [MERITS[first](s, seat), MERITS[second](s, seat)];
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
