import { afterEach, expect, test } from "vitest";
import { allGames } from "./games.ts";
import { Database } from "./storage/database.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServer } from "./testing/server.ts";

const [game] = await allGames();
let server: TestServer;
afterEach(() => server.end());

async function soloTable(seed: number): Promise<Player> {
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: [null, "random"], options: { firstSeat: "0" } });
  const player = new Player(client, id, game as never, seed);
  player.take(await client.look(id));
  return player;
}

test("a move that cannot be stored is not played: the client is told, nobody else hears of it, and play goes on", async () => {
  server = await testServer();
  const player = await soloTable(1);
  const stream = await player.client.stream(player.id);
  await stream.nextOf("snapshot");
  // Another program writes to the same file, behind the server's back.
  const intruder = new Database(server.data);
  intruder.run(intruder.build.updateTable("tables").set({ version: 40 }).where("id", "=", player.id));
  const move = player.choose();
  const refused = await player.client.play(player.id, 0, move, "first");
  expect(refused).toMatchObject({ status: 503, body: { code: "notStored" } });
  for (let event = await stream.next(); event !== null; event = await stream.next()) {
    expect(event.event).toBe("seats");
  }
  intruder.run(intruder.build.updateTable("tables").set({ version: 0 }).where("id", "=", player.id));
  intruder.close();
  expect(await player.client.look(player.id)).toMatchObject({ version: 0 });
  expect(await player.client.play(player.id, 0, move, "first")).toMatchObject({
    status: 200,
    body: { version: 1 },
  });
});

test("more tables than fit in memory: all go on, from the store", async () => {
  server = await testServer({ residentTables: 3, metricsToken: "measure" });
  const players = await Promise.all(Array.from({ length: 10 }, (_, seed) => soloTable(seed)));
  for (let round = 0; round < 3; round++) {
    for (const player of players) {
      player.take(await player.client.look(player.id));
      while (!player.isToMove) player.take(await player.client.look(player.id));
      const { status } = await player.client.play(player.id, player.version, player.choose());
      expect(status).toBe(200);
    }
  }
  const { body } = (await players[0]?.client.get<string>("/metrics", {
    authorization: "Bearer measure",
  })) ?? { body: "" };
  const resident = Number(/^banquise_resident_tables (\d+)/m.exec(body)?.[1]);
  expect(resident).toBeLessThanOrEqual(4);
}, 20_000);

test("streams end when the server stops, and resume at the next one", async () => {
  server = await testServer();
  const player = await soloTable(3);
  await player.connect();
  await player.hear();
  const { body } = await player.client.play(player.id, 0, player.choose());
  while (player.version < body.version) await player.hear();
  const seen = player.version;
  server = await server.restart();
  while ((await player.hear()) !== "end");
  player.client.address = server.address;
  await player.connect(seen);
  while ((await player.hear()) !== "seats");
  expect(player.steps).toEqual(player.dueSteps);
  await player.playOn();
  expect(player.steps).toEqual(player.dueSteps);
  await player.disconnect();
}, 20_000);

test("an orderly stop keeps how every table stands, for rules that come later", async () => {
  server = await testServer();
  const player = await soloTable(4);
  const { body } = await player.client.play(player.id, 0, player.choose());
  server = await server.restart();
  const database = new Database(server.data);
  const kept = database.first(
    database.build
      .selectFrom("tables")
      .select(["version", "state", "state_version"])
      .where("id", "=", player.id),
  );
  database.close();
  expect(kept?.state_version).toBe(kept?.version);
  expect(kept?.version).toBeGreaterThanOrEqual(body.version);
  expect(JSON.parse(kept?.state ?? "")).toMatchObject({ seats: 2, round: 1 });
});
