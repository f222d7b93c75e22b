import { describe, expect, test } from "vitest";
import { arrange, legalOf, play, printedMoves, refusal } from "../testing.ts";

describe("igloos", () => {
  test("IGL-8.12 IGL-1.8 · T33: where one's own inuit is, without rivals and without an igloo", () => {
    const position = { tiles: "d4 d5 d6", inuits: ["d4 d5 d6", "d4"], igloos: ["", "", "d5"] };
    const s = arrange(position);
    expect(legalOf(s, "buildIgloo")).toBe("d6");
    expect(refusal(s, "buildIgloo d4")).toBe("IGL-8.12");
    expect(refusal(s, "buildIgloo d5")).toBe("IGL-1.8");
    play(s, "buildIgloo d6");
    expect([s.ap, s.igloosLeft[0]]).toEqual([0, 1]);
  });

  test("IGL-8.13 IGL-8.16 · two igloos at most, three points each", () => {
    const s = arrange({ tiles: "d4 d5 d6", inuits: ["d4 d5 d6"], igloos: ["d4 d5"] });
    expect(legalOf(s, "buildIgloo")).toBe("");
    expect(refusal(s, "buildIgloo d6")).toBe("IGL-8.13");
    const poor = arrange({ ap: 2, tiles: "d4", inuits: ["d4"] });
    expect(refusal(poor, "buildIgloo d4")).toBe("IGL-8.16");
    expect(refusal(arrange({ tiles: "d4 d5", inuits: ["d4"] }), "buildIgloo d5")).toBe("IGL-8.12");
  });

  test("IGL-8.12 · also on pack ice", () => {
    const s = arrange({ packs: "d4", inuits: ["d4"] });
    expect(legalOf(s, "buildIgloo")).toBe("d4");
  });

  test("IGL-6.8 IGL-8.5 IGL-8.12 · T45: endurance pays for an igloo and a kayak", () => {
    const s = arrange({ tiles: "d4 f4", inuits: ["d4"], hands: ["endurance3"] });
    play(s, "playEndurance 3");
    expect(s.ap).toBe(6);
    play(s, "buildIgloo d4");
    play(s, "kayak d4");
    play(s, "land f4");
    expect(s.ap).toBe(0);
    expect(printedMoves(s)).toEqual(["endTurn"]);
  });
});
