import { at, type Patch } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { FORESIGHT, HERD } from "./data.ts";
import { violations } from "./invariants.ts";
import { END_TURN, ENDED, layout, PLAYED_BY, type State, TURN_START } from "./state.ts";
import { newGame, playOn } from "./testing.ts";

/** The beginning of a turn in the middle of a game. */
function midGame(seats: number): State {
  const s = newGame(seats, seats);
  playOn(s, seats, () => s.phase === TURN_START && s.placements > 25);
  return s;
}

/** What is written into a good state to spoil it: numbers, or pairs of index and value. */
const BREAKS: readonly [string, Patch][] = [
  ["a card too many", { area: [0, 9] }],
  ["a segment of another size", { deck: [41, 9] }],
  ["an empty slot", { row: [0, 0] }],
  ["a card in hand", { hand: 1 }],
  ["a tile too many", { knownTop: [0, 1] }],
  ["a gap in the known tiles", { knownTop: [1, 1] }],
  ["a tile over nothing", { tiles: [53, 1] }],
  ["a block on nothing", { blocks: [53, 1] }],
  ["a block of nobody", { blocks: [12, 9] }],
  ["a forgotten site", { sites: [0, 20] }],
  ["a turn too many", { turns: [0, 40] }],
  ["a Favour in two places", { shown: [0, HERD + 1] }],
  ["a Favour of nobody", { favours: [HERD, PLAYED_BY + 3] }],
  ["a Favour taken this turn by nobody", { fresh: 1 << HERD }],
  ["a reservation of an empty slot", { reserved: 1, row: [0, 0] }],
  ["a reservation by nobody", { reserved: 1, favours: [FORESIGHT, 1] }],
  ["too many points", { earned: [0, 600] }],
  ["too few points for the squares", { earned: [1, 0, 4, 0, 7, 0] }],
  ["a cube beyond the track", { engineering: [0, 15] }],
  ["more steps than lines", { engineering: [0, 12, 1, 12, 2, 12] }],
  ["a step that nobody decides", { phase: END_TURN }],
  ["a seat that is not there", { decider: 4 }],
  ["an early end", { phase: ENDED }],
];

describe("violations", () => {
  test.each(BREAKS)("notice %s", (_name, patch) => {
    const s = midGame(3);
    expect(violations(s)).toEqual([]);
    layout.patch(s, patch);
    expect(violations(s)).not.toEqual([]);
  });

  test("notice a lot of Siku or a round of the dummies that cannot be", () => {
    const two = layout.clone(midGame(2));
    two.sikuPlaced[0] = at(two.sikuPlaced, 0) + 2;
    expect(violations(two)).not.toEqual([]);
    const solo = midGame(1);
    solo.blocks[solo.blocks.indexOf(2)] = 3;
    solo.blocks[solo.blocks.indexOf(2)] = 3;
    expect(violations(solo)).not.toEqual([]);
  });

  test("notice cards left in the deck at the Completion turns", () => {
    const s = midGame(4);
    s.placements = 52;
    expect(violations(s)).toContain("cards are left after the last regular turn");
  });
});
