import type { StepMessage } from "@banquise/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allGames } from "./games.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServer } from "./testing/server.ts";

const [game] = await allGames();
if (game === undefined) throw new Error("there are games");

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A game of people, with whoever must decide first. */
async function gameOf(count = 2) {
  const people = await Promise.all(Array.from({ length: count }, () => Client.guest(server.address)));
  const [host, ...guests] = people as [Client, ...Client[]];
  const table = await host.open({ seats: count });
  for (const guest of guests) expect((await guest.join(table)).status).toBe(200);
  const players = people.map((person, seed) => new Player(person, table.id, game as never, seed));
  for (const player of players) player.take(await player.client.look(table.id));
  const actor = players.find((player) => player.isToMove) as Player;
  const other = players.find((player) => !player.isToMove) as Player;
  return { id: table.id, host, players, actor, other };
}

test("a double click is one move: the same key gets the same answer", async () => {
  const { id, actor } = await gameOf();
  const move = actor.choose();
  const [first, second] = await Promise.all([
    actor.client.play(id, 0, move, "click"),
    actor.client.play(id, 0, move, "click"),
  ]);
  expect(first).toMatchObject({ status: 200, body: { version: 1 } });
  expect(second).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await actor.client.look(id)).toMatchObject({ version: 1 });
});

test("a lost answer can be asked for again, later and after a restart", async () => {
  const { id, actor } = await gameOf();
  const move = actor.choose();
  await actor.client.play(id, 0, move, "lost");
  actor.take(await actor.client.look(id));
  if (actor.isToMove) await actor.client.play(id, 1, actor.choose(), "next");
  server = await server.restart();
  const again = new Client(server.address);
  again.token = actor.client.token;
  const { version } = await again.look(id);
  expect(await again.play(id, 0, move, "lost")).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await again.look(id)).toMatchObject({ version });
});

test("two tabs at once: one move is played, the other tab is told that the table has changed", async () => {
  const { id, actor } = await gameOf();
  const answers = await Promise.all([
    actor.client.play(id, 0, actor.choose(), "tab-1"),
    actor.client.play(id, 0, actor.choose(), "tab-2"),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "staleVersion", rule: null });
  expect(refused?.headers.get("content-type")).toMatch("application/problem+json");
});

test("a stale tab, a version from the future, a wrong seat and a stranger change nothing", async () => {
  const { id, actor, other } = await gameOf();
  const move = actor.choose();
  const stranger = await Client.guest(server.address);
  expect(await actor.client.play(id, 7, move)).toMatchObject({ status: 409, body: { code: "staleVersion" } });
  expect(await other.client.play(id, 0, move)).toMatchObject({ status: 409, body: { code: "notYourTurn" } });
  expect(await stranger.play(id, 0, move)).toMatchObject({ status: 403, body: { code: "notSeated" } });
  expect(await new Client(server.address).play(id, 0, move)).toMatchObject({
    status: 401,
    body: { code: "sessionNeeded" },
  });
  expect(await stranger.play("nowhere", 0, move)).toMatchObject({
    status: 404,
    body: { code: "tableNotFound" },
  });
  expect(await actor.client.look(id)).toMatchObject({ version: 0 });
});

test("an illegal move is refused with its rule, in the caller's language", async () => {
  const { id, actor } = await gameOf();
  const path = `/api/tables/${id}/moves`;
  const command = { version: 0, key: "illegal", move: { type: "placeDie", space: 0 } };
  const french = await actor.client.post(path, command, { "accept-language": "fr-CA, en;q=0.5" });
  const english = await actor.client.post(path, command, { "accept-language": "en" });
  expect(french).toMatchObject({ status: 422, body: { code: "illegalMove", title: "Coup interdit" } });
  expect(english).toMatchObject({ status: 422, body: { code: "illegalMove", title: "Illegal move" } });
  const { rule, detail } = english.body as { rule: string; detail: string };
  expect(rule).toMatch(/^BLU-\d+\.\d+$/);
  expect(detail).toContain(rule);
});

test("malformed moves and commands are refused, and name what is wrong", async () => {
  const { id, actor } = await gameOf();
  const path = `/api/tables/${id}/moves`;
  for (const move of [
    { type: "fly" },
    { type: "placeDie" },
    { type: "placeDie", space: 99 },
    "x",
    3,
    null,
    [],
  ]) {
    const { status, body } = await actor.client.play(id, 0, move);
    expect([status, body.code]).toEqual([422, "malformedMove"]);
  }
  for (const [body, about] of [
    [{ version: -1, key: "a", move: {} }, "body/version"],
    [{ version: 0, key: "a b", move: {} }, "body/key"],
    [{ version: 0, key: "x".repeat(65), move: {} }, "body/key"],
    [{ version: "0", key: "a", move: {} }, "body/version"],
  ] as const) {
    const answer = await actor.client.post<{ code: string; detail: string }>(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalidRequest"]);
    expect(answer.body.detail).toContain(about);
  }
});

test("a key that somebody else has used is refused", async () => {
  const { id, actor, other } = await gameOf();
  await actor.client.play(id, 0, actor.choose(), "same");
  const answer = await other.client.play(id, 1, actor.choose(), "same");
  expect(answer).toMatchObject({ status: 409, body: { code: "keyUsed" } });
});

test("a key names one command: another move or an undo with it is refused, not taken for the first", async () => {
  const { id, actor } = await gameOf();
  const move = actor.choose();
  await actor.client.play(id, 0, move, "mine");
  actor.take(await actor.client.look(id));
  const used = { status: 409, body: { code: "keyUsed" } };
  expect(await actor.client.undo(id, 1, "mine")).toMatchObject(used);
  expect(await actor.client.play(id, 1, { type: "placeDie", space: 0 }, "mine")).toMatchObject(used);
  expect(await actor.client.play(id, 1, { type: "fly" }, "mine")).toMatchObject(used);
  expect(await actor.client.play(id, 0, move, "mine")).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await actor.client.look(id)).toMatchObject({ version: 1 });
});

test("a command at a table that has not begun", async () => {
  const host = await Client.guest(server.address);
  const { id } = await host.open();
  expect(await host.play(id, 0, { type: "placeDie", space: 0 })).toMatchObject({
    status: 409,
    body: { code: "notStarted" },
  });
});

test("undo takes the last move back for everybody, once; the log keeps both", async () => {
  const { id, actor, other } = await gameOf();
  await other.connect();
  await other.hear();
  const before = structuredClone(other.view);
  await actor.client.play(id, 0, actor.choose());
  const { mayUndo } = await actor.client.look(id);
  expect(mayUndo).toBe(true);
  const [undone, again] = await Promise.all([
    actor.client.undo(id, 1, "undo"),
    actor.client.undo(id, 1, "undo"),
  ]);
  expect([undone.body.version, again.body.version]).toEqual([2, 2]);
  while (other.version < 2) await other.hear();
  expect(other.view).toEqual(before);
  expect(await other.client.undo(id, 2)).toMatchObject({ status: 409, body: { code: "nothingToUndo" } });
  const { log } = await other.client.look(id);
  expect(log.map(({ kind }) => kind)).toEqual(["setup", "move", "undo"]);
  await other.disconnect();
});

test("many moves at once at many tables are each played once, in order, and told to all", async () => {
  const games = await Promise.all(Array.from({ length: 8 }, () => gameOf(3)));
  await Promise.all(
    games.map(async ({ players }) => {
      for (const player of players) await player.connect();
      for (const player of players) await player.hear();
      await Promise.all(players.map((player) => player.playOn()));
      for (const player of players) {
        expect(player.steps).toEqual(player.dueSteps);
        const { view } = await player.client.look(player.id);
        expect(game.layout.toJson(player.view)).toEqual(view);
        await player.disconnect();
      }
    }),
  );
}, 30_000);

test("who comes back gets exactly the steps that were missed, as they would have been told", async () => {
  const { id, players } = await gameOf(3);
  const [watcher] = players as [Player];
  const heard = new Map<number, StepMessage>();
  const full = await watcher.client.stream(id);
  for (const player of players) await player.connect();
  for (const player of players) await player.hear();
  await Promise.all(players.map((player) => player.playOn()));
  const last = watcher.version;
  while (heard.size < last) {
    const message = await full.nextOf<StepMessage>("step");
    heard.set(message.step.version, message);
  }
  for (const from of [0, 1, Math.floor(last / 2), last - 1, last]) {
    const stream = await watcher.client.stream(id, from);
    for (let version = from + 1; version <= last; version++) {
      const event = await stream.next();
      expect(event).toEqual({ event: "step", id: String(version), data: heard.get(version) });
    }
    expect((await stream.next())?.event).toBe("seats");
    await stream.close();
  }
  for (const nonsense of [last + 1, -1, 1.5]) {
    const stream = await watcher.client.stream(id, nonsense);
    expect((await stream.next())?.event).toBe("snapshot");
    await stream.close();
  }
  await full.close();
  for (const player of players) await player.disconnect();
}, 20_000);
