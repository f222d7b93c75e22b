import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Observation } from "@banquise/engine";
import { catalogue, loadGame } from "@banquise/games";
import { describe, expect, test } from "vitest";
import { cli } from "../testing.ts";

interface Position {
  readonly actor: number;
  readonly legal: readonly number[];
  readonly observation: readonly number[];
  readonly rewards: readonly number[];
  readonly done: boolean;
  readonly points?: readonly number[];
}

/** All answers to some requests; texts are sent as they are. */
async function asked(line: string, requests: readonly unknown[]): Promise<unknown[]> {
  const piped = requests
    .map((request) => (typeof request === "string" ? request : JSON.stringify(request)))
    .join("\n");
  const { code, out, err } = await cli(`env ${line}`, [], { piped });
  expect([code, err]).toEqual([0, ""]);
  return out === "" ? [] : out.split("\n").map((answer) => JSON.parse(answer));
}

const reset = (seed: number): object => ({ reset: { seed } });
const STEPS = (count: number): object[] => Array(count).fill({ step: 0 });

test("a whole game by steps: zero rewards before the end, the victory and the points at it", async () => {
  const answers = (await asked("blueprints --seats 3", [reset(4), ...STEPS(120)])) as Position[];
  const end = answers.findIndex(({ done }) => done);
  const last = answers[end] as Position;
  expect(answers.slice(0, end).every(({ rewards }) => rewards.every((n) => n === 0))).toBe(true);
  expect(last).toMatchObject({ actor: -1, legal: [], done: true });
  expect(last.rewards.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  expect(last.points).toHaveLength(3);
  expect(answers[end + 1]).toMatchObject({ error: "gameOver" });
});

test("a move can be told in three ways", async () => {
  const [first] = (await asked("blueprints", [reset(1)])) as [Position];
  const code = first.legal[2] as number;
  const { game } = (await loadGame("blueprints")) as NonNullable<Awaited<ReturnType<typeof loadGame>>>;
  const [, ...same] = await asked("blueprints", [
    reset(1),
    { step: 2 },
    reset(1),
    { action: code },
    reset(1),
    { move: game.moves.decode(code) },
  ]);
  expect(same[0]).toEqual(same[2]);
  expect(same[2]).toEqual(same[4]);
});

test("a clone goes back to the same moment with the same chance", async () => {
  const [, , , ...rest] = await asked("nunatak --seats 2", [
    reset(9),
    ...STEPS(1),
    { clone: true },
    ...STEPS(30),
    { restore: 1 },
    ...STEPS(30),
    { release: 1 },
    { restore: 1 },
  ]);
  expect(rest.slice(31, 61)).toEqual(rest.slice(0, 30));
  expect(rest.slice(61)).toMatchObject([{ released: 1 }, { error: "noSuchClone" }]);
});

test("a redealt world looks the same to its seat, and differs elsewhere and in what comes", async () => {
  const before = [reset(3), ...STEPS(6), { observe: 0 }, { observe: 1 }];
  const [seen, other, ...after] = (
    await asked("blueprints", [...before, { observe: 0 }, { observe: 1 }])
  ).slice(7);
  expect(after).toEqual([seen, other]);
  const worlds = [1, 2, 3, 4].map((seed) => [
    ...before,
    { redeal: { seat: 0, seed } },
    { observe: 0 },
    { observe: 1 },
  ]);
  const told = await Promise.all(worlds.map((requests) => asked("blueprints", requests)));
  for (const answers of told) expect(answers.at(-2)).toEqual(seen);
  expect(new Set(told.map((answers) => JSON.stringify(answers.at(-1)))).size).toBeGreaterThan(1);
  // Chance that was never known must not be told by a redeal either.
  const rolled = await Promise.all(
    [5, 6].map((seed) => asked("blueprints", [reset(3), { redeal: { seat: 0, seed } }, ...STEPS(8)])),
  );
  expect(rolled[0]?.at(-1)).not.toEqual(rolled[1]?.at(-1));
});

test("without a seed the next games count on from the first", async () => {
  const [, second] = await asked("blueprints --seed 6", [{ observe: null }, { reset: true }]);
  const [same] = await asked("blueprints", [reset(7)]);
  expect(second).toEqual(same);
});

test("a bot answers with an action of its seat", async () => {
  const [first, chosen] = (await asked("blueprints", [
    reset(1),
    { bot: "greedy" },
    { bot: { bot: "level1", seed: 3, iterations: 20 } },
    { bot: "hal" },
  ])) as [Position, { action: number }];
  expect(first.legal).toContain(chosen.action);
});

describe("observations", () => {
  test.each(catalogue.map(({ meta }) => meta.id))("%s describes what it tells", async (id) => {
    const { game, description } = (await loadGame(id)) as NonNullable<Awaited<ReturnType<typeof loadGame>>>;
    const [described, position] = (await asked(id, [{ describe: true }, reset(2)])) as [
      {
        actions: { size: number };
        observation: { size: number; tensors: { shape: number[]; offset: number }[] };
      },
      Position,
    ];
    expect(described.actions.size).toBe(game.moves.size);
    expect(position.observation).toHaveLength(described.observation.size);
    let next = 0;
    for (const { offset, shape } of described.observation.tensors) {
      expect(offset).toBe(next);
      next += shape.reduce((size, n) => size * n, 1);
    }
    expect(next).toBe(described.observation.size);
    const view = new Observation(game.layout, await description()).read(position.observation);
    const legal = { codes: [] as number[], push: (move: number) => void legal.codes.push(move) };
    game.legal(view, legal as never);
    expect(legal.codes).toEqual(position.legal);
  });

  test("packed they are the same numbers, and they can be left out", async () => {
    const [list] = (await asked("blueprints", [reset(5)])) as [Position];
    const [bytes] = (await asked("blueprints --packed", [reset(5)])) as [{ observation: string }];
    expect([...Buffer.from(bytes.observation, "base64")]).toEqual(list.observation);
    const [bare] = await asked("blueprints --no-observation", [reset(5)]);
    expect(bare).toEqual({ actor: list.actor, legal: list.legal, rewards: [0, 0], done: false });
  });
});

describe("a batch", () => {
  test("answers every game as it would be answered alone", async () => {
    const [, both] = (await asked("blueprints --batch 2", [
      [reset(1), reset(8)],
      [{ step: 1 }, { step: 0 }],
    ])) as [unknown, Position[]];
    const [, one] = await asked("blueprints", [reset(1), { step: 1 }]);
    const [, two] = await asked("blueprints", [reset(8), { step: 0 }]);
    expect(both).toEqual([one, two]);
  });

  test("a fault of one game is its own; null leaves a game as it is", async () => {
    const [first, second] = (await asked("blueprints --batch 2", [
      [null, null],
      [{ step: 99 }, null],
    ])) as Position[][];
    expect(second).toEqual([expect.objectContaining({ error: "noSuchStep" }), first?.[1]]);
  });

  test("of packed games plays all or nothing, and begins anew where one is over", async () => {
    const requests = [
      { reset: { seed: 1 } },
      ...Array(110).fill({ steps: [0, 0, 0] }),
      { steps: [0, 0, 9999] },
    ];
    const answers = (await asked("blueprints --batch 3 --packed", requests)) as Record<string, string>[];
    const column = (answer: Record<string, string> | undefined, key: string): Buffer =>
      Buffer.from(answer?.[key] ?? "", "base64");
    expect(answers.at(-1)).toMatchObject({ error: "illegal" });
    const over = answers.findIndex((answer) => column(answer, "actor").readInt8(0) === -1);
    expect(over).toBeGreaterThan(0);
    expect(column(answers[over], "rewards").some((byte) => byte !== 0)).toBe(true);
    expect(column(answers[over + 1], "actor").readInt8(0)).toBeGreaterThanOrEqual(0);
    const [list] = (await asked("blueprints", [reset(1)])) as [Position];
    const count = column(answers[0], "counts").readUInt16LE(0);
    const legal = Array.from({ length: count }, (_, i) => column(answers[0], "legal").readUInt16LE(2 * i));
    expect(legal).toEqual(list.legal);
    const seen = column(answers[0], "observation").subarray(0, list.observation.length);
    expect([...seen]).toEqual(list.observation);
  });
});

test("the raw columns of a batch follow the line that tells their sizes", async () => {
  const requests = [{ reset: { seed: 1 } }, { steps: [0, 1, 0] }];
  const packed = (await asked("last-generator --batch 3 --packed", requests)) as Record<string, string>[];
  const piped = requests.map((request) => JSON.stringify(request)).join("\n");
  const { out } = await cli("env last-generator --batch 3 --raw", [], { piped });
  const told = out.split("\n");
  for (const columns of packed) {
    const sizes = Object.entries(columns).map(([name, column]) => [
      name,
      Buffer.from(column, "base64").length,
    ]);
    expect(Object.entries(JSON.parse(told.shift() ?? ""))).toEqual(sizes);
    for (const column of Object.values(columns)) expect(told.shift()).toBe(column);
  }
  const [refused] = await asked("blueprints --batch 2 --raw", [{ steps: [0, 9999] }]);
  expect(refused).toMatchObject({ error: "illegal" });
});

test("what cannot be done is told with a code, in the user's language", async () => {
  const codes = {
    nonsense: "notJson",
    "[]": "notABatch",
    "3": "notAnObject",
    "{}": "oneKey",
    '{"step":0,"reset":true}': "oneKey",
    '{"fly":1}': "unknownRequest",
    '{"__proto__":1}': "unknownRequest",
    '{"step":-1}': "badValue",
    '{"step":1e99}': "badValue",
    '{"reset":{"seed":1.5}}': "badValue",
    '{"action":65535}': "noSuchMove",
    '{"action":24}': "illegal",
    '{"move":{"type":"fly"}}': "noSuchMove",
    '{"observe":2}': "noSuchSeat",
    '{"restore":5}': "noSuchClone",
    '{"redeal":{"seat":9,"seed":1}}': "noSuchSeat",
    '{"steps":[0]}': "notForOne",
  };
  const answers = (await asked("blueprints", Object.keys(codes))) as { error: string; message: string }[];
  expect(answers.map(({ error }) => error)).toEqual(Object.values(codes));
  const [french] = (await asked("blueprints --lang fr", ["nonsense"])) as [{ message: string }];
  expect(french.message).toBe("cette ligne n’est pas du JSON");
});

describe("the process", () => {
  const COMMAND = fileURLToPath(new URL("../../bin/banquise.js", import.meta.url));
  const command = [COMMAND, "env", "blueprints", "--no-observation"];

  test("answers each line at once, and ends when it is told to", async () => {
    const child = spawn(process.execPath, command);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    // In two pieces: a line need not come as one.
    child.stdin.write('{"reset":');
    child.stdin.write('{"seed":1}}\n');
    expect(JSON.parse((await answers.next()).value)).toMatchObject({ actor: 0 });
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.stdin.write('{"close":true}\n');
    expect((await answers.next()).value).toBe('{"closed":true}');
    expect(await ended).toBe(0);
  });

  test("lives through a thousand lines of nonsense, and one that is far too long", () => {
    const junk = Array.from({ length: 1000 }, (_, i) => `{"step":${i}${"]".repeat(i % 3)}`);
    const long = `"${"x".repeat(17 * 1024 * 1024)}"`;
    const input = `${junk.join("\n")}\n\u0000\uFFFD\n${long}\n{"reset":{"seed":1}}`;
    const { status, stdout } = spawnSync(process.execPath, command, { input, encoding: "utf8" });
    const answers = stdout.trim().split("\n");
    expect(status).toBe(0);
    expect(answers).toHaveLength(1003);
    expect(JSON.parse(answers.at(-2) ?? "")).toMatchObject({ error: "tooLong" });
    expect(JSON.parse(answers.at(-1) ?? "")).toMatchObject({ actor: 0 });
  });

  test("ends quietly when nobody reads", async () => {
    const child = spawn(process.execPath, command, { stdio: ["pipe", "pipe", "pipe"] });
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.stdout.destroy();
    child.stdin.on("error", () => undefined);
    child.stdin.write('{"reset":{"seed":1}}\n{"step":0}\n');
    expect(await ended).toBe(0);
  });
});
