/** Free seats go to bots when whoever opened the table says so, and tables are found by what they are. */
import type { TableSummary } from "@banquise/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

test("the opener gives the free seats to bots, the game begins, and bots play", async () => {
  const [host, guest, stranger] = [
    await Client.guest(server.address),
    await Client.guest(server.address),
    await Client.guest(server.address),
  ];
  const table = await host.open({ seats: 4, public: true });
  await guest.join(table);
  const bots = `/api/tables/${table.id}/bots`;
  const fill = (client: Client, bot = "random") => client.post<{ code?: string }>(bots, { bot });
  expect((await fill(stranger)).body).toMatchObject({ code: "notSeated" });
  expect((await fill(guest)).body).toMatchObject({ code: "notHost" });
  expect((await fill(host, "nobody")).body).toMatchObject({ code: "unknownBot" });
  expect((await host.post<{ code?: string }>(bots, {})).body.code).toBe("invalidRequest");
  expect((await fill(host)).status).toBe(204);
  const begun = await guest.look(table.id);
  expect(begun).toMatchObject({ status: "playing", viewer: 1 });
  expect(begun.seats.map(({ kind }) => kind)).toEqual(["person", "person", "bot", "bot"]);
  expect((await fill(host)).body).toMatchObject({ code: "tableStarted" });
  // Two at once: one of them begins the game, the other hears that it has begun.
  const other = await host.open({ seats: 3 });
  const answers = await Promise.all(
    [1, 2].map(() => host.post(`/api/tables/${other.id}/bots`, { bot: "random" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test("a bot that begins plays at once, and whoever is left in the first seat decides after the opener has gone", async () => {
  const [host, guest] = [await Client.guest(server.address), await Client.guest(server.address)];
  const table = await host.open({ seats: 2, public: true, options: { firstSeat: "0" } });
  await host.post(`/api/tables/${table.id}/leave`);
  expect((await host.get(`/api/tables/${table.id}`)).status).toBe(404);
  const next = await host.open({ seats: 3, public: true, options: { firstSeat: "0" } });
  await guest.join(next);
  await host.post(`/api/tables/${next.id}/leave`);
  expect((await guest.post(`/api/tables/${next.id}/bots`, { bot: "random" })).status).toBe(204);
  for (;;) if ((await guest.look(next.id)).actor === 1) break;
  expect((await guest.look(next.id)).version).toBeGreaterThan(0);
});

test("bots that fill a table count like those it was opened with", async () => {
  await server.end();
  server = await testServer({ rateLimit: true });
  const host = await Client.guest(server.address);
  const open = await host.open({ seats: 2 });
  for (let opened = 0; opened < 59; opened++) await host.open({ seats: 2, bots: [null, "random"] });
  // The sixtieth has bots when it is filled.
  expect((await host.post(`/api/tables/${open.id}/bots`, { bot: "random" })).status).toBe(204);
  const guest = await Client.guest(server.address);
  const refused = await guest.post("/api/tables", { game: "blueprints", seats: 2, bots: [null, "random"] });
  expect(refused.status).toBe(429);
});

test("open tables are found by game, seats and clock", async () => {
  const host = await Client.guest(server.address);
  const open = async (request: Record<string, unknown>) => (await host.open({ public: true, ...request })).id;
  const plain = await open({ seats: 2 });
  const live = await open({ seats: 3, clock: { kind: "live", bank: 600, increment: 30 } });
  const days = await open({ game: "nunatak", seats: 3, clock: { kind: "days", days: 2 } });
  const found = async (query: string) => {
    const { body } = await host.get<{ tables: TableSummary[] }>(`/api/tables?scope=open&${query}`);
    return body.tables.map(({ id }) => id).sort();
  };
  expect(await found("")).toEqual([plain, live, days].sort());
  expect(await found("game=blueprints")).toEqual([plain, live].sort());
  expect(await found("seats=3")).toEqual([live, days].sort());
  expect(await found("clock=none")).toEqual([plain]);
  expect(await found("clock=live&game=nunatak")).toEqual([]);
  expect(await found("clock=days&seats=3&game=nunatak")).toEqual([days]);
  expect((await host.get("/api/tables?clock=sand")).status).toBe(400);
});
