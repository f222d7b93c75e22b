import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { grantWorker } from "../admin/worker-role.ts";
import type { BotRunner } from "../tables/bots.ts";
import { Client } from "../testing/client.ts";
import { type TestNodes, testNodes } from "../testing/nodes.ts";
import { inlineBots } from "../testing/server.ts";
import { type RunningWorker, startWorker } from "../worker.ts";

let nodes: TestNodes;
const workers: RunningWorker[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
  await nodes.end();
});

async function worker(database: string, botRunner: BotRunner = inlineBots): Promise<void> {
  workers.push(await startWorker({ database, botRunner, lease: 1_000 }));
}

async function untilOver(client: Client, id: string): Promise<void> {
  while ((await client.look(id)).status !== "over") await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A role that may do what a worker does, and nothing else. */
async function workersAddress(place: string): Promise<string> {
  await grantWorker({ database: place }, "thinker", null);
  const address = new URL(place);
  address.username = "thinker";
  return address.href;
}

test("bots of servers that do not think are thought for by a worker that may see nothing but its jobs", async () => {
  nodes = await testNodes(2, { think: false, botRunner: null });
  const address = await workersAddress(nodes.place);
  const asked: unknown[] = [];
  await worker(address, {
    ...inlineBots,
    ask: (question, client) => {
      asked.push(question);
      return inlineBots.ask(question, client);
    },
  });
  const clients = [await Client.guest(nodes.address(0)), await Client.guest(nodes.address(1))];
  const bots = ["random", "random"];
  const tables = await Promise.all(clients.map((client) => client.open({ seats: 2, bots })));
  await Promise.all(tables.map(({ id }, index) => untilOver(clients[index] as Client, id)));
  const first = asked[0] as object;
  expect(Object.keys(first).sort()).toEqual([
    "bot",
    "budget",
    "game",
    "rules",
    "seat",
    "seed",
    "table",
    "view",
  ]);
  const thief = new pg.Client({ connectionString: address });
  await thief.connect();
  for (const table of ["tables", "seats", "sessions", "settings", "entries", "checkpoints", "commitments"])
    await expect(thief.query(`select * from ${table}`)).rejects.toThrow("permission denied");
  expect((await thief.query("select * from jobs")).rows).toEqual([]);
  await thief.end();
}, 60_000);

test("what a worker had taken when it died is taken by another", async () => {
  nodes = await testNodes(1, { think: false, botRunner: null });
  const client = await Client.guest(nodes.address(0));
  const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
  const owner = new pg.Client({ connectionString: nodes.place });
  await owner.connect();
  // One that took the job and is no more.
  while ((await owner.query("update jobs set claimed_by = 'dead' where claimed_by is null")).rowCount === 0);
  await owner.end();
  await worker(nodes.place);
  await untilOver(client, id);
}, 60_000);

test("reviews of servers that do not think are made by a worker, too", async () => {
  nodes = await testNodes(1, { think: false, botRunner: null });
  await worker(nodes.place, {
    ...inlineBots,
    analyse: (question, client) =>
      inlineBots.analyse({ ...question, budget: { iterations: 2, milliseconds: 1_000 } }, client),
  });
  const client = await Client.guest(nodes.address(0));
  const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
  await untilOver(client, id);
  const answer = await fetch(`${nodes.address(0)}/api/tables/${id}/review`, { method: "POST" });
  const lines = (await answer.text()).trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ analysis: { iterations: 2 } });
}, 60_000);
