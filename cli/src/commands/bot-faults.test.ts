import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bot } from "@banquise/bots";
import { expect, test, vi } from "vitest";
import { cli, freshFolder } from "../testing.ts";

// Our bots play legal moves, so one that does not is needed. It begins well: nonsense comes in the middle of a game.
const nonsense = vi.hoisted(() => ({ answer: undefined as unknown }));
vi.mock("@banquise/bots", async (original) => {
  const bots = await original<typeof import("@banquise/bots")>();
  const bad = (bot: Bot): Bot => {
    let asked = 0;
    return {
      id: bot.id,
      choose: (question) => (++asked < 8 ? bot.choose(question) : (nonsense.answer as number)),
    };
  };
  return {
    ...bots,
    botById: (id: string) => (id === "random" ? bad(bots.botById(id) as Bot) : bots.botById(id)),
  };
});

test.each([
  ["arena blueprints --bots random,random --games 2 --seed 9", "undefined"],
  ["lab blueprints --bots random --games 2 --seed 9 --json", "undefined"],
])("%s says what a bot answered, and where", async (line, answer) => {
  nonsense.answer = undefined;
  const { code, out, err } = await cli(line);
  expect(code).toBe(3);
  const said = line.endsWith("--json") ? JSON.parse(out).message : err;
  expect(said).toMatch(
    new RegExp(
      `^Snowflake \\(random\\) answered “${answer}”, which is not a move. It was in Blueprints, at seat [01]: seed 9, game 1, move \\d+.$`,
    ),
  );
});

test("an illegal move is told in words, in both languages", async () => {
  nonsense.answer = 0;
  const line = "arena blueprints --bots random,random --games 1 --seed 9";
  expect((await cli(line)).err).toMatch(
    /^Snowflake \(random\) played “Take the [a-z]+ \d”, which is not legal\./,
  );
  expect((await cli(`${line} --lang fr`)).err).toMatch(
    /^Flocon \(random\) a joué « Prendre le .+ », ce qui n’est pas légal\. C’était dans Blueprints, /,
  );
});

test("play says it too", async () => {
  nonsense.answer = Number.NaN;
  const { code, err } = await cli("play blueprints --bot random --seed 3", Array<string>(40).fill("1"));
  expect(code).toBe(3);
  expect(err).toMatch(
    /^Snowflake \(random\) answered “NaN”, which is not a move\. It was in Blueprints, at seat \d\.$/,
  );
});

test("what happens in a thread is told as well", async () => {
  const home = await freshFolder();
  const fault = { bot: "greedy", game: "nunatak", seat: 2, view: {}, seed: 5, kind: "notFinite", move: null };
  const told = { fault: { ...fault, detail: "value", at: { seed: 5, game: 6, move: 70 } } };
  await writeFile(
    join(home, "job-worker.js"),
    `const { parentPort } = require("node:worker_threads");
     parentPort.on("message", () => parentPort.postMessage(${JSON.stringify(told)}));`,
  );
  const { code, err } = await cli("arena nunatak --bots greedy,greedy --games 4 --jobs 2", [], {
    home: new URL(`${pathToFileURL(home)}/`),
  });
  expect(code).toBe(3);
  expect(err).toBe(
    "Gull (greedy) cannot decide: the game's evaluation gives no number (value). It was in Nunatak, at seat 2: seed 5, game 7, move 70.",
  );
});
