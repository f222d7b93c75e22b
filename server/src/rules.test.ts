/** What becomes of tables when the rules of their game change. */
import { checkExport, type StepMessage, type TableExport, type TableSnapshot } from "@banquise/engine";
import { toy, toy2 } from "@banquise/engine/testing";
import { afterEach, expect, test } from "vitest";
import type { AnyGame } from "./games.ts";
import { isAddress } from "./storage/store.ts";
import { Client } from "./testing/client.ts";
import { copyOf } from "./testing/databases.ts";
import { type TestServer, testServer, testServerOn } from "./testing/server.ts";

const [toyOne, toyTwo] = [toy as unknown as AnyGame, toy2 as unknown as AnyGame];

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end();
});

/** What a server that is killed at this moment leaves behind, and another one that finds it. */
async function killAndStart(server: TestServer, game: typeof toyOne): Promise<TestServer> {
  // A node that knows no other rules would keep the others from using theirs.
  if (isAddress(server.place)) {
    await server.close();
    servers.splice(servers.indexOf(server), 1);
  }
  const next = await testServerOn(await copyOf(server.place), { games: [game] });
  servers.push(next);
  return next;
}

async function firstServer(): Promise<TestServer> {
  const server = await testServer({ games: [toyOne] });
  servers.push(server);
  return server;
}

const moveTo = (clients: readonly Client[], { address }: TestServer): void => {
  for (const client of clients) client.address = address;
};

async function pair(server: TestServer): Promise<{ id: string; ana: Client; ben: Client }> {
  const [ana, ben] = [await Client.guest(server.address), await Client.guest(server.address)];
  const table = await ana.open({ game: "toy", seats: 2, public: true });
  await ben.join(table);
  return { id: table.id, ana, ben };
}

async function play(client: Client, id: string, ...moves: object[]): Promise<number> {
  let { version } = await client.look(id);
  for (const move of moves) {
    const { status, body } = await client.play(id, version, move);
    if (status !== 200) throw new Error(JSON.stringify(body));
    version = body.version;
  }
  return version;
}

const PASS = { type: "pass" };
const SCORE = { type: "score", points: 3 };

test("a running game goes on from its exact state; its log says so, once, also when the server is killed then", async () => {
  const first = await firstServer();
  const { id, ana, ben } = await pair(first);
  // Long enough that the beginning is not in memory after a load.
  await play(ana, id, ...Array<object>(22).fill(SCORE), { type: "peek", seat: 1 }, { type: "roll" }, PASS);
  const rolled = (await ana.look(id)).view?.points as number[];
  let version = await play(ben, id, SCORE, ...Array<object>(56).fill({ type: "score", points: 1 }));

  const second = await killAndStart(first, toyTwo);
  moveTo([ana, ben], second);
  const seen = await ana.look(id);
  version++;
  expect(seen).toMatchObject({ status: "playing", version, rules: 2, actor: 1, viewer: 0 });
  expect(seen.view).toMatchObject({ score: [rolled[0], 59], places: 2, turn: 1 });
  const [, secret] = (seen.view?.hands ?? []) as number[];
  expect(secret).toBeGreaterThan(0);
  expect((await ben.look(id)).view?.hands).toEqual([0, secret]);
  expect(seen.log.at(-1)).toMatchObject({ kind: "rules", by: "server", version });
  expect(seen.log.at(-2)).toMatchObject({
    kind: "move",
    events: [{ type: "gained", data: { amount: 1 } }],
  });

  const third = await killAndStart(second, toyTwo);
  moveTo([ana, ben], third);
  expect(await ana.look(id)).toMatchObject({ version, rules: 2 });
  // What is taken back cannot be what other rules have made.
  expect(await ben.undo(id, version)).toMatchObject({ status: 409, body: { code: "nothingToUndo" } });
  const stream = await ana.stream(id, version - 3);
  expect(await stream.nextOf<StepMessage>("step")).toMatchObject({
    step: { version: version - 2, kind: "move" },
  });
  expect(await stream.nextOf<StepMessage>("step")).toMatchObject({ step: { version: version - 1 } });
  expect(await stream.nextOf<StepMessage>("step")).toMatchObject({ step: { version, kind: "rules" } });
  await stream.close();
  const { body } = await ben.play(id, version, { type: "gain", amount: 2 }, "after");
  expect(body).toEqual({ version: version + 1 });
  expect(await ben.undo(id, version + 1)).toMatchObject({ status: 200 });
  expect(await ben.play(id, version, { type: "gain", amount: 2 }, "after")).toMatchObject({ status: 200 });
  for (const client of [ben, ana, ben, ana, ben]) await play(client, id, { type: "roll" }, PASS);
  expect(await ana.look(id)).toMatchObject({ status: "over" });

  const file = (await ana.get<TableExport>(`/api/tables/${id}/export`)).body;
  expect(checkExport(toyTwo, file, (rules) => (rules === 1 ? toyOne : null))).toEqual({
    verdict: "verified",
  });
  expect(checkExport(toyTwo, file)).toEqual({ verdict: "unverifiable", rules: 1 });
});

test("a finished game is shown for ever: view, log and export", async () => {
  const first = await firstServer();
  const { id, ana, ben } = await pair(first);
  for (const client of [ana, ben, ana, ben, ana, ben]) await play(client, id, SCORE, { type: "roll" }, PASS);
  const then = await ana.look(id);
  expect(then.status).toBe("over");
  const second = await killAndStart(first, toyTwo);
  moveTo([ana, ben], second);
  const now = await ana.look(id);
  expect(now).toMatchObject({ status: "over", version: then.version, rules: 1 });
  expect(now.view?.score).toEqual(then.view?.points);
  expect(now.log.map(({ version }) => version)).toEqual(then.log.map(({ version }) => version));
  expect(now.log[1]).toMatchObject({ events: [{ type: "gained", data: { amount: 3 } }] });
  const { status, body: file } = await ana.get<TableExport>(`/api/tables/${id}/export`);
  expect(status).toBe(200);
  expect(checkExport(toyTwo, file, () => toyOne)).toEqual({ verdict: "verified" });
  const stream = await new Client(second.address).stream(id);
  expect(await stream.nextOf<TableSnapshot>("snapshot")).toMatchObject({ version: then.version });
  await stream.close();
  expect(await ana.post(`/api/tables/${id}/rematch`)).toMatchObject({ status: 200 });
});

test("an open table starts under the present rules, with options that it did not know", async () => {
  const first = await firstServer();
  const [ana, ben] = [await Client.guest(first.address), await Client.guest(first.address)];
  const table = await ana.open({ game: "toy", seats: 2, options: { length: "long" } });
  const second = await killAndStart(first, toyTwo);
  moveTo([ana, ben], second);
  expect(await ben.join(table)).toMatchObject({ status: 200 });
  expect(await ana.look(table.id)).toMatchObject({
    status: "playing",
    rules: 2,
    version: 0,
    config: { options: { length: "long", mood: "calm" } },
    view: { score: [] },
  });
  await play(ana, table.id, { type: "gain", amount: 1 });
  const third = await killAndStart(second, toyTwo);
  moveTo([ana], third);
  expect(await ana.look(table.id)).toMatchObject({ config: { options: { mood: "calm" } }, version: 1 });
});

test("a table of newer rules than this program has is not touched, and nothing is 410", async () => {
  const first = await testServer({ games: [toyTwo] });
  servers.push(first);
  const { id, ana } = await pair(first);
  await play(ana, id, { type: "gain", amount: 1 });
  const second = await killAndStart(first, toyOne);
  moveTo([ana], second);
  expect(await ana.get(`/api/tables/${id}`)).toMatchObject({ status: 503, body: { code: "olderServer" } });
  const third = await killAndStart(second, toyTwo);
  moveTo([ana], third);
  expect(await ana.look(id)).toMatchObject({ version: 1, rules: 2 });
});
