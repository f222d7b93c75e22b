import { describe, expect, it } from "vitest";
import { moves } from "../moves.ts";
import { stepOf } from "./offered.ts";

const { first } = moves;
const LEGAL = [
  first.recruit,
  first.endTurn,
  first.playCard,
  first.layIcebreaker + 2,
  first.sacrificeCube,
  first.sacrificeSpareShip,
  first.sacrificeShip + 4,
];

describe("the steps of a choice", () => {
  it("offer cards and sacrifices behind one button each, so that answers are never crowded out", () => {
    const { answers, further } = stepOf(LEGAL, null);
    expect(answers).toEqual([first.recruit, first.endTurn]);
    expect(further.map(({ mode }) => mode)).toEqual(["card", "sacrifice"]);
  });

  it("lead to every legal move", () => {
    const reached = (mode: Parameters<typeof stepOf>[1]): readonly number[] => {
      const { answers, further } = stepOf(LEGAL, mode);
      const onMap = mode === "icebreaker" ? [first.layIcebreaker + 2] : [];
      return [...answers, ...onMap, ...further.flatMap((step) => reached(step.mode))];
    };
    expect([...reached(null)].sort((a, b) => a - b)).toEqual([...LEGAL].sort((a, b) => a - b));
  });

  it("leave out what is not there", () => {
    expect(stepOf([first.endTurn], null).further).toEqual([]);
  });
});
