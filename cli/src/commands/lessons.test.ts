import { LANGUAGES } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { hasLessons, lessonsOf } from "@banquise/games/lessons";
import { expect, test } from "vitest";
import { cli } from "../testing.ts";

const taught = catalogue.map(({ meta }) => meta.id).filter(hasLessons);

test.each(LANGUAGES)("every lesson is listed by its title in %s", async (language) => {
  const { code, out } = await cli(`lessons --lang ${language}`);
  expect(code).toBe(0);
  for (const game of taught)
    for (const { id, title } of await lessonsOf(game))
      expect(out).toMatch(new RegExp(`^${game} +${id} +${title[language]}`, "m"));
});

test("--check says what a lesson holds, and that it can be played to its end", async () => {
  const [game = ""] = taught;
  const { code, out } = await cli(`lessons ${game} --check --json`);
  expect(code).toBe(0);
  const [first] = JSON.parse(out);
  expect(Object.keys(first)).toEqual(["game", "lesson", "steps", "decisions", "rules", "ok"]);
  expect(first).toMatchObject({ game, lesson: "first", ok: true });
  expect(first.steps).toBeGreaterThan(first.decisions / 2);
  expect(first.rules.length).toBeGreaterThan(0);
  expect((await cli(`lessons ${game} --check`)).out).toContain("all is well");
});

test("lessons of a game that does not exist are told", async () => {
  expect(await cli("lessons chess")).toMatchObject({ code: 2 });
});
