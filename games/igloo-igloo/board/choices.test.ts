import { describe, expect, it } from "vitest";
import { spaceNamed } from "../spaces.ts";
import { ENDED, type State } from "../state.ts";
import { arrange, legalMoves, moveOf, names, newGame, playOn } from "../testing.ts";
import { type Choices, choicesOf } from "./choices.ts";

const countOf = ({ direct, paths, thaws, others }: Choices): number => {
  const groups = [
    ...direct.values(),
    ...thaws.values(),
    ...[...paths.values()].flatMap((goals) => [...goals.values()]),
  ];
  return others.length + groups.reduce((sum, group) => sum + group.length, 0);
};

const asked = (s: State): Choices => choicesOf(s, legalMoves(s));

describe("choices", () => {
  it("offer every legal move exactly once, through whole games", () => {
    for (let seed = 1; seed <= 3; seed++) {
      const s = newGame(2 + (seed % 3), {}, seed);
      for (let moves = 0; s.phase !== ENDED; moves++) {
        expect(countOf(asked(s))).toBe(legalMoves(s).length);
        let played = false;
        playOn(s, seed * 1000 + moves, () => {
          const stop = played;
          played = true;
          return stop;
        });
      }
    }
  });

  it("know where a kayak could land before it is launched", () => {
    const { voyages } = asked(arrange({ tiles: "b4 f4 d6", inuits: ["b4"] }));
    expect(names(voyages.get(spaceNamed("b4")) ?? [])).toBe("d6 f4");
  });

  it("tell a walk by its start and its goal", () => {
    const { paths } = asked(arrange({ tiles: "d4 d5", inuits: ["d4"] }));
    expect(paths.get(spaceNamed("d4"))?.get(spaceNamed("d5"))).toEqual([moveOf("walk d4 north")]);
  });
});
