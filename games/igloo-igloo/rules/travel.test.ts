import { describe, expect, test } from "vitest";
import { trophyPoints } from "../scoring.ts";
import { SPACE_NAMES } from "../spaces.ts";
import { ACTION, DRIFT, LANDING } from "../state.ts";
import { animalsOf, arrange, inuitsOf, legalOf, play, printedMoves, refusal } from "../testing.ts";

describe("walking", () => {
  test("IGL-8.1 IGL-8.16 · one step to a neighbouring tile for one point", () => {
    const s = arrange({ tiles: "d4 d5 e5", inuits: ["d4"] });
    expect(legalOf(s, "walk")).toBe("d4 north");
    expect(refusal(s, "walk d4 east")).toBe("IGL-8.1");
    expect(refusal(s, "walk e5 west")).toBe("IGL-8.1");
    play(s, "walk d4 north");
    play(s, "walk d5 east");
    play(s, "walk e5 west");
    expect([inuitsOf(s, 0), s.ap]).toEqual(["d5 h8 h8", 0]);
    expect(refusal(s, "walk d5 east")).toBe("IGL-8.16");
    expect(printedMoves(s)).toEqual(["endTurn"]);
  });

  test("IGL-8.3 IGL-1.8 · foxes, inuits and igloos of any colour are no hindrance", () => {
    const s = arrange({
      tiles: "d4 d5",
      inuits: ["d4", "d5", "d5 d5"],
      igloos: ["", "d5"],
      animals: "fox1@d5 fox2@d5",
    });
    play(s, "walk d4 north");
    expect(inuitsOf(s, 0)).toBe("d5 h8 h8");
  });

  test("IGL-8.4 · T28: a bear can only be entered with a harpoon, which is then spent", () => {
    const without = arrange({ tiles: "d4 d5 d6", inuits: ["d4"], animals: "bear@d5" });
    expect(refusal(without, "walk d4 north")).toBe("IGL-8.4");
    const s = arrange({ tiles: "d4 d5 d6", inuits: ["d4"], animals: "bear@d5", hands: ["harpoon harpoon"] });
    play(s, "walk d4 north");
    expect([s.ap, s.handSizes[0], trophyPoints(s, 0), animalsOf(s, "d5")]).toEqual([2, 1, 4, ""]);
  });

  test("IGL-6.2 IGL-6.3 IGL-8.4 · T29: and only once a turn", () => {
    const s = arrange({
      tiles: "d4 d5 d6",
      inuits: ["d4"],
      animals: "bear@d5 bear@d6",
      hands: ["harpoon harpoon"],
    });
    play(s, "walk d4 north");
    expect(refusal(s, "walk d5 north")).toBe("IGL-6.3");
  });

  test("IGL-8.4 · this also holds for the tile of one's own igloo", () => {
    const s = arrange({ tiles: "d4 d5", inuits: ["d4"], igloos: ["d5"], animals: "bear@d5" });
    expect(refusal(s, "walk d4 north")).toBe("IGL-8.4");
  });

  test("IGL-8.2 IGL-8.7 IGL-8.9 IGL-1.9 · T31: a corner is left on foot, and nothing else is done there", () => {
    const s = arrange({ tiles: "a2", inuits: ["a1 a2"], animals: "fish1@b1" });
    expect(legalOf(s, "walk")).toBe("a1 north");
    expect(legalOf(s, "hunt")).toBe("");
    expect(legalOf(s, "kayak")).toBe("");
    expect(legalOf(s, "buildIgloo")).toBe("a2");
    expect(refusal(s, "walk a2 south")).toBe("IGL-8.2");
    expect(refusal(s, "kayak a1")).toBe("IGL-8.7");
    expect(refusal(s, "hunt b1 1")).toBe("IGL-8.9");
    expect(refusal(s, "buildIgloo a1")).toBe("IGL-1.9");
  });

  test("IGL-8.2 IGL-8.7 · T47: on a corner without ice one waits until a tile drifts by", () => {
    const s = arrange({ tiles: "b2 d4", inuits: ["a1"] });
    expect(printedMoves(s)).toEqual(["endTurn"]);
    s.phase = DRIFT;
    play(s, "drift b2 west");
    play(s, "walk a1 north");
    expect([inuitsOf(s, 0), s.ap]).toEqual(["a2 h8 h8", 2]);
    expect(refusal(s, "walk a2 south")).toBe("IGL-8.2");
  });

  test("IGL-11.2 IGL-8.3 · T39: real gamers do not enter the tile of a rival's igloo", () => {
    const position = { tiles: "d4 d5 f4", inuits: ["d4"], igloos: ["", "d5 f4"] };
    const gamers = arrange({ ...position, gamers: true });
    expect(refusal(gamers, "walk d4 north")).toBe("IGL-11.2");
    expect(refusal(gamers, "kayak d4")).toBe("IGL-8.6");
    const standard = arrange(position);
    expect(refusal(standard, "walk d4 north")).toBeNull();
    play(standard, "kayak d4");
    expect(legalOf(standard, "land")).toBe("d5, f4");
  });

  test("IGL-11.2 · nor with a harpoon; their own igloos stay open", () => {
    const s = arrange({
      gamers: true,
      tiles: "d4 d5 e4",
      inuits: ["d4"],
      igloos: ["e4", "d5"],
      animals: "bear@d5",
      hands: ["harpoon"],
    });
    expect(legalOf(s, "walk")).toBe("d4 east");
  });
});

describe("kayaks", () => {
  const water = new Set(["c3", "d3", "d4", "f6", "a1", "h1", "a8", "h8"]);
  const tiles = SPACE_NAMES.filter((name) => !water.has(name)).join(" ");

  test("IGL-8.5 IGL-8.6 · T03: to any other tile at the same water, not past a bear", () => {
    const s = arrange({ active: 1, tiles, inuits: ["", "b3"] });
    play(s, "kayak b3");
    expect(s.phase).toBe(LANDING);
    expect(legalOf(s, "land")).toBe("c2, c4, d2, d5, e3, e4");
    expect(refusal(s, "land f5")).toBe("IGL-8.6");
    expect(refusal(s, "land b3")).toBe("IGL-8.5");
    expect(refusal(s, "land d3")).toBe("IGL-8.5");
    expect(refusal(s, "land a1")).toBe("IGL-8.7");
    expect(refusal(s, "endTurn")).toBe("IGL-8.5");
    const bear = arrange({ active: 1, tiles, inuits: ["", "b3"], animals: "bear@d3" });
    play(bear, "kayak b3");
    expect(legalOf(bear, "land")).toBe("c2, c4");
  });

  test("IGL-8.5 IGL-8.16 · three points, paid when it lands; fish are passed by", () => {
    const s = arrange({ active: 1, tiles, inuits: ["", "b3"], animals: "fish1@d3" });
    play(s, "kayak b3");
    expect(s.ap).toBe(3);
    play(s, "land e4");
    expect([s.phase, s.ap, inuitsOf(s, 1), animalsOf(s, "d3")]).toEqual([ACTION, 0, "e4 h8 h8", "fish1"]);
    const poor = arrange({ active: 1, tiles, inuits: ["", "b3"], ap: 2 });
    expect(refusal(poor, "kayak b3")).toBe("IGL-8.16");
  });

  test("IGL-8.6 · a start at two waters may use either", () => {
    const s = arrange({ tiles: "b1 b2 b3 b4 b5 b6 b7 b8 d4", inuits: ["b4"] });
    play(s, "kayak b4");
    expect(legalOf(s, "land")).toBe("b1, b2, b3, b5, b6, b7, b8, d4");
    const closed = arrange({ tiles: "b4", inuits: ["b4"], animals: "bear@a4 bear@b5 bear@b3 bear@c4" });
    expect(refusal(closed, "kayak b4")).toBe("IGL-8.6");
  });

  test("IGL-8.4 IGL-8.5 · T32: landing at a bear takes a harpoon", () => {
    const position = { tiles: "b4 f4", inuits: ["b4"], animals: "bear@f4" };
    expect(refusal(arrange(position), "kayak b4")).toBe("IGL-8.6");
    const s = arrange({ ...position, hands: ["harpoon"] });
    play(s, "kayak b4");
    play(s, "land f4");
    expect([s.ap, trophyPoints(s, 0), inuitsOf(s, 0)]).toEqual([0, 4, "f4 h8 h8"]);
  });

  test("IGL-8.4 IGL-8.5 · of several shores the one with the bear stays closed without a harpoon", () => {
    const s = arrange({ tiles: "b4 f4 d7", inuits: ["b4"], animals: "bear@f4" });
    play(s, "kayak b4");
    expect(legalOf(s, "land")).toBe("d7");
    expect(refusal(s, "land f4")).toBe("IGL-8.4");
  });

  test("IGL-8.6 IGL-8.7 · T48: the house rule lets kayaks start from corners", () => {
    const position = { cornerKayak: true, tiles: "b2 d4", inuits: ["a1"] };
    const s = arrange({ ...position, animals: "bear@a2" });
    play(s, "kayak a1");
    expect(legalOf(s, "land")).toBe("b2, d4");
    expect(refusal(s, "land h8")).toBe("IGL-8.7");
    const closed = arrange({ ...position, animals: "bear@a2 bear@b1" });
    expect(refusal(closed, "kayak a1")).toBe("IGL-8.6");
    expect(refusal(arrange({ ...position, cornerKayak: false }), "kayak a1")).toBe("IGL-8.7");
  });
});
