import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { cli, inFile } from "../testing.ts";

vi.setConfig({ testTimeout: 30_000 });

const ANSWERS = Array<string>(200).fill("1");

test.each(["en", "fr"])("a whole game is played, told, saved and verified (%s)", async (lang) => {
  const path = await inFile("");
  const game = await cli(`play blueprints --bot random --seed 3 --lang ${lang} --save ${path}`, ANSWERS);
  expect(game.code).toBe(0);
  expect(game.out).toContain(lang === "fr" ? "La partie est finie." : "The game is over.");
  expect((await cli(`check ${path} --lang ${lang}`)).code).toBe(0);
  const { names } = JSON.parse(await readFile(path, "utf8"));
  const [own, rival] = lang === "fr" ? ["Macareux", "Flocon"] : ["Puffin", "Snowflake"];
  expect(names).toEqual([own, `${rival} 1`, `${rival} 2`]);
});

test("moves can be taken back, asked about and explained", async () => {
  const input = ["1", "u", "h", "zebra", "0", "99", "?", "b", "2", "q"];
  const { code, out } = await cli("play blueprints --seats 2 --seed 1 --bot random --name Ada", input);
  expect(code).toBe(0);
  expect(out).toContain("You are Ada, against Snowflake 1.");
  expect(out).toContain("Taken back.");
  expect(out).toMatch(/Hint: \d+\. Take the/);
  expect(out.match(/Please answer with a number/g)).toHaveLength(3);
  expect(out).toContain("asks greedy");
  expect(out).toContain("You left the game.");
});

test("what cannot be taken back is said", async () => {
  const { out } = await cli("play blueprints --seats 3 --seed 1 --bot random", ["1", "1", "u"]);
  expect(out).toContain("there is no move of this seat to take back");
});

test("the same seed gives the same game, and rivals' secrets are not told", async () => {
  const line = "play blueprints --seed 8 --bot random";
  const [one, two] = [await cli(line, ANSWERS), await cli(line, ANSWERS)];
  expect(one.out).toBe(two.out);
  expect(one.out).toContain("Puffin places the");
  expect(one.out).not.toContain("random 1 places the");
});
