/** The database is away for a while: nothing is half done, and all goes on by itself when it is back. */
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allGames } from "../games.ts";
import { Client } from "../testing/client.ts";
import { newPlace, removePlace } from "../testing/databases.ts";
import { Player } from "../testing/player.ts";
import { type TestServer, testServerOn } from "../testing/server.ts";
import { type Way, wayTo } from "../testing/way.ts";

const games = await allGames();
const blueprints = games.find(({ id }) => id === "blueprints");
const OPTIONS = { clusterBeat: 100, lease: 2_000 };
/** Tell somebody who asks that it is worth asking again. */
const AWAY = { status: 503, body: { code: expect.stringMatching(/^(unavailable|notStored)$/) } };
let place: string;
let way: Way;
/** One whose way to the database is cut, and one whose is not. */
let cutOff: TestServer;
let other: TestServer;

beforeEach(async () => {
  place = await newPlace();
  way = await wayTo(place);
  cutOff = await testServerOn(way.place, OPTIONS);
  other = await testServerOn(place, OPTIONS);
});
afterEach(async () => {
  await cutOff.close();
  await other.close();
  await way.close();
  await removePlace(place);
});

/** A game of two people and a bot, all at the node whose way is cut. */
async function begun(): Promise<readonly [Player, Player]> {
  const [ana, ben] = [await Client.guest(cutOff.address), await Client.guest(cutOff.address)];
  const table = await ana.open({ bots: [null, null, "random"], options: { firstSeat: "0" } });
  await ben.join(table);
  const players = [ana, ben].map((client, seed) => new Player(client, table.id, blueprints as never, seed));
  for (const player of players) {
    await player.connect();
    while (player.view === null) await player.hear();
  }
  return players as [Player, Player];
}

const health = async (): Promise<number> => (await new Client(cutOff.address).get("/healthz")).status;

async function recovered(): Promise<void> {
  while ((await health()) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Goes on to the end, on the streams of before. */
async function finish(players: readonly Player[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      while (player.version === 0) expect(await player.hear()).not.toBe("end");
      await player.playOn();
      expect(player.steps).toEqual(player.dueSteps);
      await player.disconnect();
    }),
  );
}

test("commands get 503 and change nothing, streams stay, and the node recovers by itself", async () => {
  const [ana, ben] = await begun();
  const { id, client } = ana;
  const move = ana.choose();
  way.cut();
  for (const answer of [
    await client.play(id, 0, move, "first"),
    await client.undo(id, 0),
    await client.get(`/api/tables/${id}`),
    await client.post("/api/tables", { game: "blueprints", seats: 2 }),
    await client.post(`/api/tables/${id}/resign`, {}),
    await new Client(cutOff.address).post("/api/sessions", {}),
  ]) {
    expect(answer).toMatchObject(AWAY);
  }
  expect(await health()).toBe(503);
  // The others go on, and what they do is told when the way is there again.
  const elsewhere = new Client(other.address);
  elsewhere.token = client.token;
  expect(await elsewhere.look(id)).toMatchObject({ version: 0, status: "playing" });
  expect((await elsewhere.play(id, 0, move, "first")).body).toEqual({ version: 1 });
  way.mend();
  await recovered();
  expect(await client.play(id, 0, move, "first")).toMatchObject({ status: 200, body: { version: 1 } });
  await finish([ana, ben]);
});

test("a move that was stored without an answer is there once, and its command has its answer when it is sent again", async () => {
  const [ana, ben] = await begun();
  const { id, client } = ana;
  const move = ana.choose();
  way.cutAfterCommit(',1,"first",');
  expect(await client.play(id, 0, move, "first")).toMatchObject(AWAY);
  const elsewhere = new Client(other.address);
  elsewhere.token = client.token;
  expect((await elsewhere.look(id)).version).toBeGreaterThanOrEqual(1);
  way.mend();
  await recovered();
  expect(await client.play(id, 0, move, "first")).toMatchObject({ status: 200, body: { version: 1 } });
  await finish([ana, ben]);
});

test("a database that accepts connections and says nothing is not waited for without end", async () => {
  const hanging = await wayTo(place);
  const patient = new URL(hanging.place);
  // Instead of seconds, so that the test does not take them.
  patient.searchParams.set("query_timeout", "300");
  const node = await testServerOn(patient.href, OPTIONS);
  const client = await Client.guest(node.address);
  const { id } = await client.open({ seats: 2, public: true });
  hanging.hang();
  const answers = await Promise.all([
    client.get(`/api/tables/${id}`),
    client.post("/api/tables", { game: "blueprints", seats: 2 }),
    client.post(`/api/tables/${id}/leave`),
  ]);
  for (const answer of answers) expect(answer).toMatchObject(AWAY);
  hanging.mend();
  await expect
    .poll(async () => (await client.get(`/api/tables/${id}`)).status, { timeout: 10_000 })
    .toBe(200);
  await node.close();
  await hanging.close();
});

test("whoever finds all connections busy waits for a while and is told so; then all goes on", async () => {
  const [ana, ben] = await begun();
  const { id, client } = ana;
  const move = ana.choose();
  // Somebody else holds what every one of our connections waits for.
  const holder = new pg.Client(place);
  await holder.connect();
  await holder.query("begin; lock table tables in access exclusive mode");
  const held = Promise.all(
    Array.from({ length: 20 }, () => client.post("/api/tables", { game: "blueprints", seats: 2 })),
  );
  expect(await client.play(id, 0, move, "first")).toMatchObject(AWAY);
  expect((await new Client(cutOff.address).get("/")).status).not.toBe(503);
  await holder.query("rollback");
  await holder.end();
  const statuses = (await held).map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses).toContain(503);
  expect(await client.play(id, 0, move, "first")).toMatchObject({ status: 200, body: { version: 1 } });
  await finish([ana, ben]);
});

test("bots that were to decide go on when the database is back", async () => {
  const client = await Client.guest(cutOff.address);
  const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
  const { version } = await client.look(id);
  way.cut();
  expect((await client.get(`/api/tables/${id}`)).status).toBe(503);
  way.mend();
  await recovered();
  for (;;) {
    const now = await client.look(id);
    expect(now.version).toBeGreaterThanOrEqual(version);
    if (now.status === "over") break;
  }
});
