import { type MoveObject, type Puzzle, Random, viewOf } from "@banquise/engine";
import { catalogue, type LoadedGame, loadGame } from "@banquise/games";
import { loadPuzzles } from "@banquise/games/puzzles";
import { describe, expect, test } from "vitest";
import { newNim, nimMoves } from "../search/nim.ts";
import { chosenFrom, huntPuzzles, pointsOnSheet, verifyPuzzle } from "./index.ts";
import { judge } from "./judged.ts";
import { worldFor } from "./position.ts";
import { waysOfTurn } from "./turn.ts";

const MOST = 30;

describe.each(catalogue.map(({ meta }) => meta.id))("the pack of %s", async (id) => {
  const { game, text } = (await loadGame(id)) as LoadedGame;
  const pack = await loadPuzzles(id);
  const exact = pack.filter(({ kind }) => kind === "exact");

  test("has at most thirty puzzles, each with a name of its own, a theme with words, and another choice", async () => {
    expect(pack.length).toBeLessThanOrEqual(MOST);
    expect(new Set(pack.map((puzzle) => puzzle.id)).size).toBe(pack.length);
    const words = await Promise.all([text.fr(), text.en()]);
    for (const { theme, others } of pack) {
      for (const { outlook } of words) expect(outlook[theme], theme).toBeTruthy();
      expect(others.length).toBeGreaterThan(0);
    }
  });

  test.runIf(exact.length > 0)("holds: of all ways through each exact turn one is best", () => {
    const failed = exact.flatMap((puzzle) => verifyPuzzle(game, puzzle) ?? []);
    expect(failed).toEqual([]);
  });

  test.runIf(exact.length > 0)("has answers that lead to what they promise, whatever is hidden", () => {
    for (const { view, seat, answer, worth } of exact) {
      const s = worldFor(game, game.layout.fromJson(view) as never, seat, 99);
      for (const move of answer) {
        const code = game.moves.parse(move);
        expect(game.whyNot(s, code as number)).toBeNull();
        game.apply(s, code as number, { random: Random.of(99), emit: null });
      }
      expect(pointsOnSheet(game, s, seat)).toBe(worth);
    }
  });
});

describe("a puzzle that does not hold is found out", async () => {
  const { game } = (await loadGame("blueprints")) as LoadedGame;
  const [puzzle] = (await loadPuzzles("blueprints")).filter(({ kind }) => kind === "exact") as [Puzzle];

  test.each<[string, Partial<Puzzle>]>([
    ["rules", { rules: 99 }],
    ["position", { view: { nonsense: 1 } }],
    ["position", { seat: (puzzle.seat + 1) % puzzle.config.seats }],
    ["answer", { answer: [] }],
    ["answer", { answer: [{ type: "nonsense" } as unknown as MoveObject] }],
    ["answer", { answer: puzzle.answer.slice(0, 1) }],
    ["answer", { worth: puzzle.worth + 1 }],
    ["answer", { others: [] }],
  ])("%s", (why, change) => {
    expect(verifyPuzzle(game, puzzle)).toBeNull();
    expect(verifyPuzzle(game, { ...puzzle, ...change })).toBe(why);
  });
});

test("a puzzle is found again where it says that it comes from", async () => {
  const { game } = (await loadGame("blueprints")) as LoadedGame;
  const [puzzle] = (await loadPuzzles("blueprints")) as [Puzzle];
  const { config, from } = puzzle;
  const hunt = { game, config, seed: from.seed, kinds: [puzzle.kind] };
  const { puzzles, decisions } = huntPuzzles(hunt, { first: from.game, games: 1 });
  expect(puzzles).toEqual([puzzle]);
  expect(decisions).toBeGreaterThanOrEqual(from.move);
});

describe("a game that is solved by hand", () => {
  const position = (counters: number) => {
    const nim = newNim(counters);
    const won = (s: ReturnType<typeof nim.layout.create>, seat: number): number =>
      Number(s.over === seat + 1);
    const game: typeof nim = {
      ...nim,
      sheet: (s, seat) => [{ key: "won", points: won(s, seat), rule: "NIM-1.1" }],
    };
    const s = game.layout.create();
    game.setup(s, { seats: 2, options: {} }, { random: { int: () => 0 } as never, emit: null });
    const config = { seats: 2, options: {} };
    return { game, config, view: viewOf(game, s, 0), seat: 0, from: { seed: 1, game: 0, move: 1 } };
  };

  test("its turns are all their moves", () => {
    expect(waysOfTurn(position(7))?.map(({ moves }) => moves)).toEqual([[0], [1], [2]]);
  });

  test("what hangs on something hidden is no exact turn", () => {
    expect(waysOfTurn(position(0))).toBeNull();
  });

  test("long searches do not call a won game a puzzle", () => {
    expect(judge(position(7))).toBeNull();
    expect(nimMoves.decode(2)).toEqual({ type: "take", counters: 3 });
  });
});

test("of many puzzles those are chosen that differ in theme and difficulty, the easiest first", () => {
  const puzzle = (id: string, theme: string, difficulty: number): Puzzle =>
    ({ id, theme, difficulty, kind: "exact" }) as Puzzle;
  const many = [
    ...[10, 30, 100, 300].map((difficulty) => puzzle(`a${difficulty}`, "wood", difficulty)),
    puzzle("b", "stone", 1_000),
  ];
  expect(chosenFrom(many, 3).map(({ id }) => id)).toEqual(["a10", "a300", "b"]);
  expect(chosenFrom(many, 99)).toHaveLength(5);
  expect(chosenFrom([], 3)).toEqual([]);
});
