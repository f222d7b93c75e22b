import { afterEach, expect, test } from "vitest";
import { BotPool } from "./pool-node.ts";
import type { BotQuestion } from "./worker-protocol.ts";

/** A worker whose bots are small programs: what each does is in its name. */
const SCRIPT = `
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ id, bot, seed, budget, analyse }) => {
    if (analyse)
      for (const finished of [false, true]) parentPort.postMessage({ id, analysis: { best: finished ? seed : -1 }, finished });
    else
    if (bot === "loops") for (;;);
    if (bot === "crashes") process.exit(3);
    if (bot === "throws") setTimeout(() => { throw new Error("a bug"); });
    else if (bot === "fails") parentPort.postMessage({ id, error: "no idea" });
    else if (bot === "tells its time") parentPort.postMessage({ id, move: budget.milliseconds });
    else if (bot === "tells its thread") parentPort.postMessage({ id, move: threadId });
    else setTimeout(() => parentPort.postMessage({ id, move: seed }), 20);
  });
`;
const WORKER = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

const pools: BotPool[] = [];

function newPool(size: number, longest = 2_000): BotPool {
  const pool = new BotPool({ worker: WORKER, size, grace: 200, longest });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const asks = (bot: string, seed = 0, milliseconds = 1_000): BotQuestion => ({
  game: "any",
  view: {},
  seat: 0,
  bot,
  seed,
  budget: { iterations: 1, milliseconds },
});

test("every question gets its own answer, though there are fewer threads than questions", async () => {
  const pool = newPool(2);
  const seeds = [...Array(20).keys()];
  expect(await Promise.all(seeds.map((seed) => pool.ask(asks("echo", seed))))).toEqual(seeds);
});

test("an analysis is what is thought in the end, in the same queue", async () => {
  const pool = newPool(1);
  const { bot, ...position } = asks("echo", 7);
  const answers = await Promise.all([
    pool.analyse({ ...position, analyse: true }),
    pool.ask({ ...position, bot }),
  ]);
  expect(answers).toEqual([{ best: 7 }, 7]);
});

test("a thread is used again", async () => {
  const pool = newPool(1);
  const one = await pool.ask(asks("tells its thread"));
  expect(await pool.ask(asks("tells its thread"))).toBe(one);
});

test("a table is thought for in the thread that did so before, when that is idle", async () => {
  const pool = newPool(2);
  const at = (table: string): Promise<number> => pool.ask({ ...asks("tells its thread"), table });
  const first = await Promise.all([at("a"), at("b")]);
  expect(first[0]).not.toBe(first[1]);
  for (let i = 0; i < 3; i++) expect([await at("b"), await at("a")]).toEqual([first[1], first[0]]);
});

test("who must answer first is served first", async () => {
  const pool = newPool(1);
  const order: number[] = [];
  const budgets = [1_000, 900, 300, 600];
  await Promise.all(budgets.map((ms) => pool.ask(asks("echo", ms, ms)).then((move) => order.push(move))));
  expect(order).toEqual([1_000, 300, 600, 900]);
});

test("clients are served in turn, however much one of them asks", async () => {
  const pool = newPool(1);
  const order: string[] = [];
  const ask = (client: string) => pool.ask(asks("echo"), client).then(() => order.push(client));
  await Promise.all([..."AAAAAA", ..."BB", "C"].map(ask));
  expect(order.join("")).toBe("AABCABAAA");
});

test("who asks for many tables makes them think for less, not those of others", async () => {
  const pool = newPool(1);
  const time = (client: string): Promise<number> => pool.ask(asks("tells its time"), client);
  const [crowd, [alone]] = await Promise.all([
    Promise.all([...Array(40)].map(() => time("many"))),
    Promise.all([time("one")]),
  ]);
  expect(alone).toBe(500);
  expect(crowd[1]).toBe(50);
});

test("the more wait, the less time each may take, but never nothing", async () => {
  const pool = newPool(1);
  const alone = await pool.ask(asks("tells its time"));
  expect(alone).toBe(1_000);
  const [, ...waiting] = await Promise.all([...Array(41)].map(() => pool.ask(asks("tells its time"))));
  expect(waiting[0]).toBe(50);
  expect(waiting.at(-2)).toBe(500);
  expect(waiting.at(-1)).toBe(1_000);
});

test("a bot that runs over its time is stopped, and the others go on", async () => {
  const pool = newPool(1);
  const late = pool.ask(asks("loops", 0, 50));
  const next = pool.ask(asks("echo", 7));
  await expect(late).rejects.toMatchObject({ name: "BotFailure", code: "overtime" });
  expect(await next).toBe(7);
});

test("a bot without a limit of time has one all the same", async () => {
  const pool = newPool(1, 100);
  await expect(pool.ask(asks("loops", 0, Number.POSITIVE_INFINITY))).rejects.toMatchObject({
    code: "overtime",
  });
});

test.each(["crashes", "throws"])("a bot that %s takes only its own question with it", async (bot) => {
  const pool = newPool(1);
  const lost = pool.ask(asks(bot));
  const next = pool.ask(asks("echo", 8));
  await expect(lost).rejects.toMatchObject({ code: "crashed" });
  expect(await next).toBe(8);
});

test("a script that cannot be loaded fails every question instead of hanging", async () => {
  const pool = new BotPool({ worker: new URL("data:text/javascript,throw%201"), size: 1 });
  pools.push(pool);
  for (let i = 0; i < 3; i++) await expect(pool.ask(asks("echo"))).rejects.toMatchObject({ code: "crashed" });
});

test("what a bot says when it fails is told", async () => {
  await expect(newPool(1).ask(asks("fails"))).rejects.toMatchObject({ code: "failed", message: "no idea" });
});

test("closing rejects what is under way, what waits and what comes", async () => {
  const pool = newPool(1);
  const failures = [pool.ask(asks("loops")), pool.ask(asks("echo"))].map((asked) =>
    expect(asked).rejects.toMatchObject({ code: "closed" }),
  );
  await pool.close();
  await Promise.all(failures);
  await expect(pool.ask(asks("echo"))).rejects.toMatchObject({ code: "closed" });
});
