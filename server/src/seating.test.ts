import type { SeatsMessage, TableSnapshot, TableSummary } from "@banquise/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allGames } from "./games.ts";
import { listedSchema, snapshotSchema } from "./http/table-schemas.ts";
import { openDatabase } from "./storage/store.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const guests = (count: number) =>
  Promise.all(Array.from({ length: count }, () => Client.guest(server.address))) as Promise<
    [Client, Client, Client]
  >;

const listed = async (client: Client, scope: string) =>
  (await client.get<{ tables: TableSummary[] }>(`/api/tables?scope=${scope}`)).body.tables;

test("a table fills by invitation and starts by itself; the streams are told", async () => {
  const [host, guest, stranger] = await guests(3);
  const table = await host.open({ seats: 2 });
  expect(snapshotSchema.strict().parse(table)).toEqual(table);
  expect(table).toMatchObject({ status: "open", viewer: 0, view: null, log: [], actor: null });
  const stream = await host.stream(table.id);
  const first = await stream.next();
  expect(first).toMatchObject({ event: "snapshot", id: null });

  expect(await stranger.look(table.id)).toMatchObject({ viewer: null, invitation: null });
  const join = `/api/tables/${table.id}/join`;
  expect(await stranger.post(join)).toMatchObject({ status: 403, body: { code: "invitationNeeded" } });
  expect(await stranger.post(join, { invitation: "guess" })).toMatchObject({
    status: 403,
    body: { code: "badInvitation" },
  });
  const guestStream = await guest.stream(table.id);
  expect(await guestStream.nextOf<TableSnapshot>("snapshot")).toMatchObject({ viewer: null });
  expect(await guest.join(table, "salt")).toMatchObject({ status: 200, body: { seat: 1 } });
  expect(await guest.join(table)).toMatchObject({ status: 200, body: { seat: 1 } });
  expect(await stranger.join(table)).toMatchObject({ status: 409, body: { code: "tableStarted" } });

  const started = await stream.nextOf<TableSnapshot>("snapshot");
  expect(started).toMatchObject({ status: "playing", version: 0, nonces: ["", "salt"], invitation: null });
  expect(snapshotSchema.strict().parse(started)).toEqual(started);
  expect(started.commitment).toBe(table.commitment);
  let seen = await guestStream.nextOf<TableSnapshot>("snapshot");
  if (seen.status === "open") seen = await guestStream.nextOf<TableSnapshot>("snapshot");
  expect(seen).toMatchObject({ viewer: 1, status: "playing" });
  await stream.close();
  await guestStream.close();
});

test("three people race for the last seat: one gets it", async () => {
  const [host, ...rest] = await guests(3);
  const table = await host.open({ seats: 2, public: true });
  const answers = await Promise.all(rest.map((person) => person.post(`/api/tables/${table.id}/join`, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("leaving frees the seat, the last one out removes the table, and nobody leaves a game", async () => {
  const [host, guest] = await guests(2);
  const table = await host.open({ seats: 3, bots: [null, null, "random"].slice(0, 2) });
  await guest.join(table);
  const stream = await host.stream(table.id);
  await stream.nextOf("snapshot");
  const leave = `/api/tables/${table.id}/leave`;
  expect((await guest.post(leave)).status).toBe(204);
  expect(await guest.post(leave)).toMatchObject({ status: 403, body: { code: "notSeated" } });
  for (;;) {
    const { seats } = await stream.nextOf<SeatsMessage>("seats");
    if (seats[1]?.kind === "free") break;
  }
  expect((await host.post(leave)).status).toBe(204);
  expect((await stream.next())?.event).toBe("gone");
  expect(await stream.next()).toBeNull();
  expect((await host.get(`/api/tables/${table.id}`)).status).toBe(404);

  const playing = await host.open({ seats: 2, bots: [null, "random"] });
  expect(await host.post(`/api/tables/${playing.id}/leave`)).toMatchObject({
    status: 409,
    body: { code: "tableStarted" },
  });
});

test("lists: mine with the unfinished first, open seats, games to watch", async () => {
  const [host, other] = await guests(2);
  const open = await host.open({ seats: 2, public: true });
  const hidden = await host.open({ seats: 2 });
  const playing = await host.open({ seats: 2, bots: [null, "random"], public: true });
  const mine = await listed(host, "mine");
  expect(mine.map(({ id }) => id).sort()).toEqual([open.id, hidden.id, playing.id].sort());
  for (const summary of mine) {
    expect(listedSchema.strict().parse(summary)).toEqual(summary);
    expect(summary.viewer).toBe(0);
  }
  const seen = (await listed(other, "open")).map(({ id }) => id);
  expect(seen).toContain(open.id);
  expect(seen).not.toContain(hidden.id);
  expect((await listed(other, "watch")).map(({ id }) => id)).toContain(playing.id);
  expect(await listed(new Client(server.address), "mine")).toEqual([]);
});

test("a screen that connects and goes away shows as present and absent", async () => {
  const [host, guest] = await guests(2);
  const table = await host.open({ seats: 3 });
  await guest.join(table);
  const stream = await host.stream(table.id);
  await stream.nextOf("snapshot");
  const onlineOf = async () => (await stream.nextOf<SeatsMessage>("seats")).seats.map(({ online }) => online);
  expect(await onlineOf()).toEqual([true, false, false]);
  const tabs = [await guest.stream(table.id), await guest.stream(table.id)];
  expect(await onlineOf()).toEqual([true, true, false]);
  for (const tab of tabs) await tab.close();
  expect(await onlineOf()).toEqual([true, false, false]);
  await stream.close();
});

test("a rematch: the first opens it, the other is told and takes the same seat", async () => {
  const [game] = await allGames();
  const [host, guest, stranger] = await guests(3);
  const table = await host.open({ seats: 3, bots: [null, "random", null], options: { firstSeat: "2" } });
  await guest.join(table);
  const players = [host, guest].map((client, seed) => new Player(client, table.id, game as never, seed));
  await Promise.all(players.map((player) => player.connect()));
  const rematch = `/api/tables/${table.id}/rematch`;
  expect(await host.post(rematch)).toMatchObject({ status: 409, body: { code: "notOver" } });
  await Promise.all(players.map((player) => player.playOn()));
  expect(await stranger.post(rematch)).toMatchObject({ status: 403, body: { code: "notSeated" } });
  const stream = await host.stream(table.id);
  const sealed = await guest.post<{ commitment: string }>("/api/commitments");
  const { commitment } = sealed.body;
  expect(await guest.post(rematch, { nonce: "a b" })).toMatchObject({
    status: 422,
    body: { code: "badNonce" },
  });
  const asked = await guest.post<{ id: string }>(rematch, { nonce: "guest-salt", commitment });
  const { id } = asked.body;
  let told: string | null = null;
  while (told === null) told = (await stream.nextOf<SeatsMessage>("seats")).rematch;
  expect(told).toBe(id);
  expect((await guest.post<{ id: string }>(rematch)).body.id).toBe(id);
  expect(await guest.look(id)).toMatchObject({ status: "open", viewer: 2 });
  expect((await host.post<{ id: string }>(rematch, { nonce: "host-salt" })).body.id).toBe(id);
  const next = await host.look(id);
  expect(next).toMatchObject({ status: "playing", viewer: 0, config: table.config });
  expect(next).toMatchObject({ commitment, nonces: ["host-salt", "", "guest-salt"] });
  expect(next.seats[1]).toMatchObject({ kind: "bot", name: "random" });
  await stream.close();
  for (const player of players) await player.disconnect();
}, 20_000);

test("a rematch that everybody left can be asked for again", async () => {
  const [game] = await allGames();
  const [host, guest] = await guests(2);
  const table = await host.open({ seats: 2 });
  await guest.join(table);
  const players = [host, guest].map((client, seed) => new Player(client, table.id, game as never, seed));
  await Promise.all(players.map((player) => player.connect()));
  await Promise.all(players.map((player) => player.playOn()));
  for (const player of players) await player.disconnect();
  const rematch = `/api/tables/${table.id}/rematch`;
  const first = (await host.post<{ id: string }>(rematch)).body.id;
  expect((await host.post(`/api/tables/${first}/leave`)).status).toBe(204);
  const second = await guest.post<{ id: string }>(rematch);
  expect(second.status).toBe(200);
  expect(second.body.id).not.toBe(first);
  expect((await host.post<{ id: string }>(rematch)).body.id).toBe(second.body.id);
}, 20_000);

test("an open table that nobody waits at is removed; one that somebody waits at is not", async () => {
  const patient = await testServer({ housekeeping: 20 });
  const people = await Promise.all([0, 1].map(() => Client.guest(patient.address)));
  const [host, other] = people as [Client, Client];
  const waited = await host.open({ public: true });
  const left = await other.open({ public: true });
  const stream = await host.stream(waited.id);
  await stream.nextOf("snapshot");
  const spectator = await host.stream(left.id);
  await spectator.nextOf("snapshot");
  const intruder = openDatabase(patient.place);
  await intruder.run(intruder.build.updateTable("tables").set({ alive_at: 1 }));
  while ((await spectator.next())?.event !== "gone");
  expect((await other.get(`/api/tables/${left.id}`)).status).toBe(404);
  expect(await host.look(waited.id)).toMatchObject({ status: "open" });
  const alive = intruder.build.selectFrom("tables").select("alive_at").where("id", "=", waited.id);
  while ((await intruder.first(alive))?.alive_at === 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  await intruder.close();
  await stream.close();
  await patient.end();
});
