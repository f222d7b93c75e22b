import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

/** A program that answers each question by what `answer` (an expression of `q`) says. */
async function program(answer: string): Promise<string> {
  const file = join(await freshFolder(), "bot.mjs");
  const code = `import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) {
      const q = JSON.parse(line);
      const answer = ${answer};
      if (answer !== undefined) console.log(typeof answer === "string" ? answer : JSON.stringify(answer));
    }`;
  await writeFile(file, code);
  return `mine=cmd:"${process.execPath}" "${file}"`;
}

const arena = async (bot: string, ...rest: string[]) =>
  cli(["arena", "blueprints", "--bots", "mine,random", "--bot", bot, "--games", "2", "--seed", "9", ...rest]);

test.each([
  ["{ step: 0 }", "1"],
  ["{ action: q.legal[q.legal.length - 1] }", "2"],
  ["{ move: q.moves[0] }", "1"],
])("a program plays by %s", async (answer, jobs) => {
  const { code, out, err } = await arena(await program(answer), "--json", "--jobs", jobs);
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out).bots[0]).toMatchObject({ bot: "mine", games: 2 });
});

test("a question tells what the seat may know, and no more", async () => {
  const keys = '["game","version","seats","seat","view","legal","moves","milliseconds","seed"]';
  const fits = `JSON.stringify(Object.keys(q)) === '${keys}' && q.view.plans.filter(Boolean).length <= 1 + 2 * (q.view.round - 1)`;
  const { code, err } = await arena(await program(`${fits} ? { step: 0 } : "a leak"`));
  expect([code, err]).toEqual([0, ""]);
});

test.each([
  ['"nonsense"', /^mine \(mine\) answered “nonsense”, which is no answer/],
  ["{ action: 53 }", /^mine \(mine\) played “.+”, which is not legal/],
  ["{ action: 9999 }", /^mine \(mine\) answered “9999”, which is not a move/],
  ['process.stderr.write("out of ideas") && process.exit(4)', /^mine \(mine\) has ended: out of ideas \(4\)/],
])("%s is told with the game, the seed and the move", async (answer, words) => {
  const { code, err } = await arena(await program(answer));
  expect(code).toBe(3);
  expect(err).toMatch(words);
  expect(err).toMatch(/It was in Blueprints, at seat \d: seed 9, game 1, move \d+\.$/);
});

test("one that does not answer in time is given up", async () => {
  const { code, err } = await arena(await program("undefined"), "--bot-limit", "300");
  expect(code).toBe(3);
  expect(err).toContain("gave no answer within 300 ms");
});

test("a program that is not there says so; names and forms are checked", async () => {
  expect((await arena("mine=cmd:banquise-no-such-program")).err).toMatch(
    /^mine \(mine\) has ended: .*not found/,
  );
  expect((await arena("mine=python3 x.py")).err).toContain("is not a bot of yours");
  expect((await arena("greedy=cmd:x")).err).toContain("is not a bot of yours");
});

test("play sits down against a program", async () => {
  const bot = await program("{ step: 0 }");
  const { code, out } = await cli(
    ["play", "blueprints", "--seats", "2", "--seed", "1", "--bot", bot],
    ["1", "1"],
  );
  expect(code).toBe(0);
  expect(out).toContain("against mine 1");
});
