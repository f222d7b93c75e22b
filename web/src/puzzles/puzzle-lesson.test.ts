import { LessonRun } from "@banquise/engine/lessons";
import { loadPuzzles } from "@banquise/games/puzzles";
import { describe, expect, test } from "vitest";
import { type AnyGame, GAMES, loadRules } from "../games.ts";
import { puzzleLesson } from "./puzzle-lesson.ts";

const THEME = { en: "the theme", fr: "le thème" };

describe.each(GAMES.map(({ id }) => id))("puzzles of %s", async (id) => {
  const game = (await loadRules(id)) as AnyGame;
  const pack = await loadPuzzles(id);

  test.runIf(pack.length > 0)("are solved by their answers, which name what decides", () => {
    for (const puzzle of pack) {
      const run = new LessonRun(game, puzzleLesson(game, puzzle, THEME));
      expect(run.phase).toBe("asked");
      for (const move of puzzle.answer) expect(run.play(game.moves.parse(move) as number)).toBeNull();
      expect(run.phase).toBe("done");
      expect(run.says?.en).toContain(THEME.en);
      expect(run.says?.fr).toContain(THEME.fr);
    }
  });

  test.runIf(pack.length > 0)("answer what is not best, and give another try", () => {
    for (const puzzle of pack.slice(0, 5)) {
      const run = new LessonRun(game, puzzleLesson(game, puzzle, THEME));
      const [worst] = puzzle.others.slice(-1);
      run.play(game.moves.parse(worst?.move) as number);
      while (run.phase === "asked") run.play(run.table.legal().at(-1) as number);
      expect(run.phase).toBe("wrong");
      run.retry();
      expect(run.phase).toBe("asked");
      expect(game.layout.toJson(run.table.view(puzzle.seat))).toEqual(puzzle.view);
    }
  });
});
