import { describe, expect, test } from "vitest";
import { trophyPoints } from "../scoring.ts";
import { animalsOf, arrange, inuitsOf, legalOf, play, printedMoves, refusal } from "../testing.ts";

describe("hunting", () => {
  test("IGL-8.8 IGL-8.16 · a fox on the same tile costs its value", () => {
    const s = arrange({ tiles: "d4 d5", inuits: ["d4"], animals: "fox2@d4 fox3@d4 fox1@d5" });
    expect(legalOf(s, "hunt")).toBe("d4 2, d4 3");
    expect(refusal(s, "hunt d5 1")).toBe("IGL-8.8");
    play(s, "hunt d4 2");
    expect([s.ap, trophyPoints(s, 0), animalsOf(s, "d4")]).toEqual([1, 2, "fox3"]);
    expect(refusal(s, "hunt d4 3")).toBe("IGL-8.16");
  });

  test("IGL-8.9 · fish are caught from a neighbouring tile, once for all the inuits at the water", () => {
    const s = arrange({ tiles: "d4 d6", inuits: ["d4 d6"], animals: "fish1@d5 fish2@d5 fish2@e5" });
    expect(legalOf(s, "hunt")).toBe("d5 1, d5 2");
    expect(refusal(s, "hunt e5 2")).toBe("IGL-8.9");
    expect(refusal(s, "hunt d5 3")).toBe("IGL-8.9");
    play(s, "hunt d5 2");
    play(s, "hunt d5 1");
    expect([s.ap, trophyPoints(s, 0), animalsOf(s, "d5")]).toEqual([0, 3, ""]);
  });

  test("IGL-8.10 IGL-8.11 · T07: a bear falls to a harpoon only, never to action points", () => {
    const position = {
      tiles: "d4 d5",
      inuits: ["d4"],
      igloos: ["d4"],
      animals: "bear@d4",
    };
    const s = arrange({ ...position, hands: ["endurance1"] });
    play(s, "playEndurance 1");
    expect([s.ap, legalOf(s, "hunt")]).toEqual([4, ""]);
    expect(refusal(s, "hunt d4 4")).toBe("IGL-8.10");
    const armed = arrange({ ...position, hands: ["endurance1 harpoon"] });
    play(armed, "playEndurance 1");
    play(armed, "harpoonHunt d4 4");
    expect([armed.ap, trophyPoints(armed, 0)]).toEqual([4, 4]);
  });

  test("IGL-8.11 IGL-6.9 · T30: a harpoon takes any prey without action points", () => {
    const s = arrange({ ap: 0, tiles: "d4", inuits: ["d4"], animals: "fish3@d5", hands: ["harpoon"] });
    expect(printedMoves(s)).toEqual(["harpoonHunt d5 3", "endTurn"]);
    play(s, "harpoonHunt d5 3");
    expect([trophyPoints(s, 0), s.handSizes[0]]).toEqual([3, 0]);
  });

  test("IGL-8.11 · not a bear in the water, nor one on another tile", () => {
    const s = arrange({ tiles: "d4 d6", inuits: ["d4"], animals: "bear@d5 bear@d6", hands: ["harpoon"] });
    expect(refusal(s, "harpoonHunt d5 4")).toBe("IGL-8.11");
    expect(refusal(s, "harpoonHunt d6 4")).toBe("IGL-8.11");
    expect(refusal(arrange({ tiles: "d4", inuits: ["d4"] }), "harpoonHunt d5 1")).toBe("IGL-6.1");
  });

  test("IGL-8.15 · an inuit that hides from a bear may still fish, walk and paddle", () => {
    const s = arrange({
      tiles: "d4 d5 g4",
      inuits: ["d4"],
      igloos: ["d4"],
      animals: "bear@d4 fish1@e4",
    });
    expect(legalOf(s, "hunt")).toBe("e4 1");
    expect(legalOf(s, "walk")).toBe("d4 north");
    play(s, "kayak d4");
    play(s, "land g4");
    expect(inuitsOf(s, 0)).toBe("g4 h8 h8");
  });
});
