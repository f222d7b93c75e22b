import { describe, expect, test } from "vitest";
import { meta } from "../meta.ts";
import { actor } from "../rules.ts";
import { result } from "../scoring.ts";
import { ACTION, ENDED, MELT } from "../state.ts";
import {
  arrange,
  legalOf,
  listening,
  meltAs,
  play,
  printedMoves,
  refusal,
  startPosition,
} from "../testing.ts";

describe("turns", () => {
  test("IGL-3.1 IGL-3.4 IGL-3.6 · melt, act, end; then the next seat clockwise", () => {
    const s = startPosition();
    for (const seat of [0, 1, 2, 3, 0]) {
      expect([s.active, s.phase, s.ap]).toEqual([seat, MELT, 0]);
      expect(refusal(s, "endTurn")).toBe("IGL-3.1");
      meltAs(s, legalOf(s, "melt").split(", ")[0] ?? "", "harpoon");
      expect([s.phase, s.ap]).toEqual([ACTION, 3]);
      play(s, "endTurn");
    }
  });

  test("IGL-3.5 IGL-3.6 · after the melt actions and red tiles come in any order", () => {
    const s = arrange({ tiles: "d4 d5 e5", inuits: ["d4"], animals: "fox1@d5", hands: ["thaw endurance1"] });
    play(s, "walk d4 north");
    play(s, "playThaw d4");
    play(s, "hunt d5 1");
    play(s, "playEndurance 1");
    play(s, "walk d5 east");
    expect(s.ap).toBe(1);
    play(s, "endTurn");
    expect(s.ap).toBe(0);
  });

  test("IGL-3.7 IGL-3.9 · nobody's turn ends by itself, and forced moves that depend on a hand are not automatic", () => {
    const s = arrange({ ap: 0, tiles: "d4 d5" });
    expect(printedMoves(s)).toEqual(["endTurn"]);
    expect([actor(s), s.phase]).toEqual([0, ACTION]);
    for (const type of ["melt", "endTurn", "declineHarpoon", "land"])
      expect(meta.neverForced).toContain(type);
    for (const type of ["placeInuit", "drift", "displace", "stepAnimal", "evictTo"])
      expect(meta.neverForced).not.toContain(type);
  });

  test("IGL-3.6 IGL-3.1 · what begins and ends is told", () => {
    const s = arrange({ tiles: "d4 d5" });
    const context = listening();
    play(s, "endTurn", context);
    expect(context.events).toMatchObject([
      { type: "turnEnded", seat: 0, data: { ap: 3 } },
      { type: "turnBegun", seat: 1, data: { turn: 2 } },
    ]);
  });
});

describe("the end", () => {
  test("IGL-3.2 IGL-9.1 IGL-9.3 · T12: a seat that cannot melt ends the game before it can play anything", () => {
    const s = arrange({ seats: 2, tiles: "d4 d5", inuits: ["d4", "d5"], hands: ["", "thaw"] });
    play(s, "endTurn");
    expect(s.phase).toBe(ENDED);
    expect(printedMoves(s)).toEqual([]);
    expect(refusal(s, "playThaw d4")).toBe("IGL-9.1");
    expect(result(s).seats.map(({ total }) => total)).toEqual([2, 2]);
  });

  test("IGL-9.1 IGL-10.9 · the scoring is told island by island", () => {
    const s = arrange({ seats: 2, tiles: "d4 d5 g7", inuits: ["d4 d5", "g7"] });
    s.trophies[7 + 6] = 1;
    const context = listening();
    play(s, "endTurn", context);
    expect(context.events.map(({ type }) => type)).toEqual([
      "turnEnded",
      "iceGone",
      "trophiesScored",
      "trophiesScored",
      "islandScored",
      "islandScored",
      "gameEnded",
    ]);
    expect(context.events.at(-1)).toMatchObject({ rule: "IGL-10.9", data: { winners: [1], totals: [4, 5] } });
  });
});
