/** What concerns the embedded database alone: the file, and other programs that use it. */
import { rmSync } from "node:fs";
import Libsql from "libsql";
import { expect, test } from "vitest";
import { allGames } from "./games.ts";
import { startServer } from "./start.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServer } from "./testing/server.ts";

const [game] = await allGames();

async function soloTable(server: TestServer, seed: number): Promise<Player> {
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: [null, "random"], options: { firstSeat: "0" } });
  const player = new Player(client, id, game as never, seed);
  player.take(await client.look(id));
  return player;
}

test("a database that another program has locked holds nobody up, and what was played meanwhile is stored after", async () => {
  const server = await testServer();
  const player = await soloTable(server, 5);
  const other = lockOf(server.place);
  const playing = player.client.play(player.id, 0, player.choose(), "waits");
  // Everything that does not write goes on.
  for (let i = 0; i < 5; i++) expect((await player.client.get("/api/games")).status).toBe(200);
  expect(await player.client.get("/healthz?lang=en")).toMatchObject({
    status: 503,
    body: { code: "unhealthy", detail: "The server cannot store what is played." },
  });
  other.release();
  expect(await playing).toMatchObject({ status: 200, body: { version: 1 } });
  for (;;) if ((await player.client.get("/healthz")).status === 200) break;
  await server.end();
}, 30_000);

test("health is told by writing: a file that is gone is no health, and no move is taken for stored", async () => {
  const server = await testServer();
  const player = await soloTable(server, 6);
  expect(await player.client.get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  rmSync(server.place);
  for (;;) if ((await player.client.get("/healthz")).status === 503) break;
  expect(await player.client.play(player.id, 0, player.choose())).toMatchObject({
    status: 503,
    body: { code: "notStored" },
  });
  await server.end();
}, 30_000);

test("a second server on the same file is refused, and the first goes on; a third comes when it is gone", async () => {
  const first = await testServer();
  const second = startServer({ port: 0, data: first.place, logLevel: "silent", web: null });
  await expect(second).rejects.toMatchObject({ name: "StartFailure", problem: "inUse", about: first.place });
  const client = await Client.guest(first.address);
  expect(await client.open()).toMatchObject({ status: "open" });
  const third = await first.restart();
  expect((await client.get("/healthz").catch(() => null))?.status).toBeUndefined();
  await third.end();
});

/** Another program that has the database to itself. */
function lockOf(path: string): { release(): void } {
  const connection = new Libsql(path);
  connection.exec("begin immediate");
  return {
    release: () => {
      connection.exec("rollback");
      connection.close();
    },
  };
}
