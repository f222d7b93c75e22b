import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, freshFolder, inFile, type Said } from "../testing.ts";

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
  expect(out).toContain("asks Gull");
  expect(out).toContain("You left the game.");
});

test("what cannot be taken back is said", async () => {
  const { out } = await cli("play blueprints --seats 3 --seed 1 --bot random", ["1", "1", "u"]);
  expect(out).toContain("there is no move of this seat to take back");
});

test("the same seed gives the same game, and rivals' secrets are not told", async () => {
  const line = "play blueprints --seed 8 --bot random";
  const [one, two] = [await cli(line, ANSWERS), await cli(line, ANSWERS)];
  const withoutPath = (out: string): string => out.replace(/^Saved: .*$/m, "");
  expect(withoutPath(one.out)).toBe(withoutPath(two.out));
  expect(one.out).toContain("Puffin places the");
  expect(one.out).not.toContain("random 1 places the");
});

/** A person's answers, with the same games kept for the next command. */
async function sitting(): Promise<(line: string, input: readonly string[]) => Promise<Said>> {
  const env = { XDG_STATE_HOME: await freshFolder() };
  return (line, input) => cli(line, input, { env });
}

const finalScores = (out: string): string =>
  out.slice(out.indexOf("The game is over."), out.indexOf("Saved: "));

test("a game that was left goes on where it was, and ends as if nobody had left", async () => {
  const whole = await cli("play blueprints --seats 2 --bot random --seed 5 --name Ada", ANSWERS);
  const at = await sitting();
  const left = await at("play blueprints --seats 2 --bot random --seed 5 --name Ada", ["1", "q"]);
  expect(left.code).toBe(0);
  const [, path] = /^To go on: banquise play --resume=(.*)$/m.exec(left.out) as unknown as [string, string];
  expect((await at("play --resume", ["q"])).out).toMatch(
    /^Blueprints\. You are Ada, against Snowflake 1\.\nThe game goes on after step \d+\./,
  );
  const finished = await at(`play --resume=${path}`, ANSWERS);
  expect(finalScores(finished.out)).toBe(finalScores(whole.out));
  expect((await cli(`check ${path}`)).code).toBe(0);
  expect((await at("play --resume", [])).err).toContain("there is no game that was left");
  expect((await at(`play --resume=${path}`, [])).err).toContain("is not a game of play that could go on");
});

test("what was decided before leaving can be taken back after it", async () => {
  const path = join(await freshFolder(), "mine.json");
  await cli(`play blueprints --seats 2 --bot random --seed 5 --save ${path}`, ["1", "q"]);
  expect((await cli(`play --resume ${path}`, ["u", "q"])).out).toContain("Taken back.");
});

test("the last game of a name is found, and no game that goes on is written over", async () => {
  const at = await sitting();
  const path = join(await freshFolder(), "mine.json");
  await at("play blueprints --bot random", ["1", "q"]);
  await at("play nunatak --seats 1", ["q"]);
  expect((await at("play --resume", ["q"])).out).toMatch(/^Nunatak\. You are Puffin, on your own\./);
  expect((await at("play blueprints --resume", ["q"])).out).toMatch(/^Blueprints\./);
  expect((await at("play antarctica --resume", ["q"])).err).toContain("there is no game that was left");
  await at(`play blueprints --save ${path}`, ["q"]);
  const again = await at(`play blueprints --save ${path}`, ["q"]);
  expect(again).toMatchObject({ code: 2 });
  expect(again.err).toContain("holds a game that goes on");
});

test("a game that cannot be kept is played all the same, and that is said once", async () => {
  const file = await inFile("not a folder");
  const { code, err } = await cli(`play blueprints --bot random --save ${file}/game.json`, [
    "1",
    "1",
    "1",
    "q",
  ]);
  expect(code).toBe(0);
  expect(err).toBe(`The game cannot be kept: “${file}/game.json” cannot be written.`);
});

test("together one does not play against anybody, and wins or loses once for all", async () => {
  const { out } = await cli(
    "play last-generator --seats 2 --bot random --seed 2",
    Array<string>(2_000).fill("1"),
  );
  expect(out).toMatch(/^Last Generator\. You are Puffin, together with Snowflake 1\./);
  expect(out.match(/^(Won|Lost), all together\.$/gm)).toHaveLength(1);
});
