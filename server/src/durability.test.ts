import type { StepMessage, TableSnapshot } from "@banquise/engine";
import { afterEach, expect, test } from "vitest";
import { allGames } from "./games.ts";
import { openDatabase } from "./storage/store.ts";
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
  const intruder = openDatabase(server.place);
  await intruder.run(intruder.build.updateTable("tables").set({ version: 40 }).where("id", "=", player.id));
  const move = player.choose();
  const refused = await player.client.play(player.id, 0, move, "first");
  expect(refused).toMatchObject({ status: 503, body: { code: "notStored" } });
  for (let event = await stream.next(); event !== null; event = await stream.next()) {
    expect(event.event).toBe("seats");
  }
  await intruder.run(intruder.build.updateTable("tables").set({ version: 0 }).where("id", "=", player.id));
  await intruder.close();
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

test("a table that is listened to stays in memory, however many there are: everybody hears all", async () => {
  server = await testServer({ residentTables: 5, beat: 50 });
  const tables = await Promise.all(
    Array.from({ length: 12 }, async (_, seed) => {
      const [host, guest] = [await Client.guest(server.address), await Client.guest(server.address)];
      const table = await host.open({ seats: 2, options: { firstSeat: "0" } });
      const streams = [await host.stream(table.id), await guest.stream(table.id)];
      for (const stream of streams) await stream.nextOf("snapshot");
      return { table, host, guest, streams, seed };
    }),
  );
  // Others come and go meanwhile.
  for (let i = 0; i < 10; i++) await (await Client.guest(server.address)).open();
  await Promise.all(
    tables.map(async ({ table, host, guest, streams, seed }) => {
      await guest.join(table);
      for (const stream of streams) {
        let started = await stream.nextOf<TableSnapshot>("snapshot");
        while (started.status === "open") started = await stream.nextOf<TableSnapshot>("snapshot");
        expect(started).toMatchObject({ status: "playing", version: 0 });
      }
      const player = new Player(host, table.id, game as never, seed);
      player.take(await host.look(table.id));
      await host.play(table.id, 0, player.choose());
      for (const stream of streams) {
        expect(await stream.nextOf<StepMessage>("step")).toMatchObject({ step: { version: 1 } });
        let beat = await stream.nextOf<{ version: number }>("beat");
        while (beat.version < 1) beat = await stream.nextOf("beat");
        await stream.close();
      }
    }),
  );
}, 30_000);

test("two hundred who come and go are not worth a message; one who sits there is, once a second", async () => {
  server = await testServer({ presenceGrace: 0 });
  const [host, guest] = [await Client.guest(server.address), await Client.guest(server.address)];
  const table = await host.open({ seats: 3, public: true });
  await guest.join(table);
  const start = performance.now();
  const stream = await host.stream(table.id);
  const guests = await Promise.all(Array.from({ length: 10 }, () => Client.guest(server.address)));
  for (let round = 0; round < 20; round++) {
    const watching = await Promise.all(guests.map((client) => client.stream(table.id)));
    const sitting = await guest.stream(table.id);
    await Promise.all([sitting, ...watching].map((each) => each.close()));
  }
  await guest.send("PATCH", "/api/session", { name: "The last one" }, {});
  let messages = 0;
  for (;;) {
    const event = await stream.next();
    if (event?.event === "seats") messages++;
    if (JSON.stringify(event?.data).includes("The last one")) break;
  }
  const seconds = (performance.now() - start) / 1000;
  // One at once, and then one a second: hundreds of comings and goings are told together.
  expect(messages).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  await stream.close();
}, 60_000);

test.each(["leave", "join"])("%s asks the store, not the memory", async (call) => {
  server = await testServer();
  const [host, guest] = [await Client.guest(server.address), await Client.guest(server.address)];
  const { id } = await host.open({ seats: 2, public: true });
  const intruder = openDatabase(server.place);
  const change = (status: "open" | "playing") =>
    intruder.run(intruder.build.updateTable("tables").set({ status }).where("id", "=", id));
  await change("playing");
  const client = call === "leave" ? host : guest;
  expect(await client.post(`/api/tables/${id}/${call}`)).toMatchObject({
    status: 409,
    body: { code: "tableStarted" },
  });
  await change("open");
  expect(await host.look(id)).toMatchObject({ status: "open", viewer: 0 });
  await intruder.run(intruder.build.deleteFrom("tables").where("id", "=", id));
  await intruder.close();
  expect(await client.post(`/api/tables/${id}/${call}`)).toMatchObject({ status: 404 });
});
