import type { SeatsMessage, TableSnapshot, TimedStepMessage } from "@banquise/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allGames } from "./games.ts";
import type { ServerOptions } from "./options.ts";
import type { BotRunner } from "./tables/bots.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { endlessBots, inlineBots, type TestServer, testServer, testServerOn } from "./testing/server.ts";

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: "live", bank: 600, increment: 30 };
const DAYS = { kind: "days", days: 2 };

/** The time of day, which only the tests move. */
let now = START;
let server: TestServer;

/** Time that a test lets go by is no downtime, unless the test says so. */
const TIMED: ServerOptions = { now: () => now, sweep: 5, downtime: Number.POSITIVE_INFINITY };

/** Bots that think for ever, to see the table while one is to decide. */

beforeEach(() => {
  now = START;
});
afterEach(() => server.end());

/** Two people at a table of Blueprints where seat 0 begins. */
async function twoPeople(
  request: Record<string, unknown> = { clock: LIVE },
  options: ServerOptions = {},
): Promise<{ id: string; first: Client; second: Client }> {
  server = await testServer({ ...TIMED, ...options });
  const [first, second] = [await Client.guest(server.address), await Client.guest(server.address)];
  const table = await first.open({ seats: 2, options: { firstSeat: "0" }, ...request });
  await second.join(table);
  return { id: table.id, first, second };
}

async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Something that may be played. */
async function moveOf(client: Client, id: string) {
  const [game] = await allGames();
  const player = new Player(client, id, game as never, 1);
  player.take(await client.look(id));
  return player.choose();
}

const post = (client: Client, id: string, call: string, body: unknown = {}) =>
  client.post<{ version: number; code?: string }>(`/api/tables/${id}/${call}`, body);

/** The seat is played by somebody else than its owner from some version on. */
const isHandedOver = (seat: number) => (table: TableSnapshot) => table.seats[seat]?.standIn !== undefined;

describe("a live clock", () => {
  test("runs for who decides, is told with every step, and is right whenever one looks", async () => {
    const { id, first, second } = await twoPeople();
    const stream = await second.stream(id);
    const snapshot = await stream.nextOf<TableSnapshot>("snapshot");
    expect(snapshot).toMatchObject({
      clock: LIVE,
      due: START + 10 * MINUTE,
      time: { left: [600_000, 600_000], running: { seat: 0, due: START + 10 * MINUTE }, now: START },
    });
    now += 2 * MINUTE;
    expect((await first.look(id)).time).toMatchObject({
      running: { seat: 0, due: START + 10 * MINUTE },
      now,
    });
    const move = await moveOf(first, id);
    await first.play(id, 0, move);
    const { time, actor } = await stream.nextOf<TimedStepMessage>("step");
    expect(time).toEqual({
      left: [8 * MINUTE, 10 * MINUTE],
      running: { seat: actor, due: now + (actor === 0 ? 8 : 10) * MINUTE },
      now,
    });
    await stream.close();
  });

  test("that runs out lets a bot go on; its owner is back by one call, with half a minute at least", async () => {
    const { id, first, second } = await twoPeople();
    const stream = await second.stream(id);
    await stream.nextOf("snapshot");
    now += 10 * MINUTE;
    // A moment of grace.
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await second.look(id)).version).toBe(0);
    now += 1_000;
    const { step } = await stream.nextOf<TimedStepMessage>("step");
    expect(step).toMatchObject({ version: 1, kind: "handOver", seat: 0, by: "server", standIn: "level3" });
    const { step: played } = await stream.nextOf<TimedStepMessage>("step");
    expect(played).toMatchObject({ kind: "move", seat: 0, by: "bot:level3" });
    const table = await until(
      () => second.look(id),
      ({ actor }) => actor === 1,
    );
    expect(table.seats[0]).toMatchObject({ kind: "person", standIn: "level3" });
    expect(table.time?.running?.seat).toBe(1);
    expect(await first.play(id, table.version, { type: "placeDie", space: 0 })).toMatchObject({
      status: 409,
    });
    const back = await post(first, id, "return");
    expect(back).toMatchObject({ status: 200, body: { version: table.version + 1 } });
    const returned = await first.look(id);
    expect(returned.seats[0]?.standIn).toBeUndefined();
    expect(returned.time?.left[0]).toBe(30_000);
    expect(await post(first, id, "return")).toMatchObject({ status: 409, body: { code: "nothingToChange" } });
    await stream.close();
  });

  test("is not beaten by coming back at once: the bot makes the decision that was too late", async () => {
    const { id, first } = await twoPeople({ clock: LIVE }, { botRunner: endlessBots });
    now += 10 * MINUTE + 1_000;
    const { version } = await until(() => first.look(id), isHandedOver(0));
    expect(await post(first, id, "return")).toMatchObject({ status: 409, body: { code: "timeIsUp" } });
    expect(await first.look(id)).toMatchObject({ version });
  });

  test("counts the arrival of a command, and refuses what comes when the time is up for good", async () => {
    const { id, first } = await twoPeople({ clock: LIVE }, { sweep: 1_000_000, botRunner: endlessBots });
    const move = await moveOf(first, id);
    now += 10 * MINUTE + 999;
    expect(await first.play(id, 0, move)).toMatchObject({ status: 200 });
    expect((await first.look(id)).time?.left[0]).toBe(0);
    const table = await first.look(id);
    const late = table.actor === 0 ? first : null;
    if (late === null) return;
    now += 1_000;
    expect(await late.play(id, 1, await moveOf(late, id))).toMatchObject({
      status: 409,
      body: { code: "staleVersion" },
    });
    expect((await late.look(id)).seats[0]).toMatchObject({ standIn: "level3" });
  });

  test("cannot be asked for in other words than there are", async () => {
    server = await testServer(TIMED);
    const client = await Client.guest(server.address);
    for (const clock of [
      { kind: "live", bank: 5, increment: 0 },
      { kind: "live", bank: 600, increment: -1 },
      { kind: "live", bank: 600.5, increment: 0 },
      { kind: "live", bank: 600 },
      { kind: "days", days: 4 },
      { kind: "hourglass" },
      "live",
    ])
      expect(await client.post("/api/tables", { game: "blueprints", seats: 2, clock })).toMatchObject({
        status: 400,
        body: { code: "invalidRequest" },
      });
    const request = { game: "blueprints", seats: 2, standIn: "nobody" };
    expect(await client.post("/api/tables", request)).toMatchObject({
      status: 422,
      body: { code: "unknownBot" },
    });
  });
});

describe("a game over days", () => {
  test("goes on across restarts, whose downtime is nobody's time", async () => {
    const { id, first, second } = await twoPeople({ clock: DAYS, standIn: "random" });
    const left = (table: TableSnapshot) => (table.time?.running?.due ?? 0) - now;
    now += DAY;
    expect(left(await first.look(id))).toBe(DAY);
    await server.close();
    now += 5 * DAY;
    server = await testServerOn(server.place, { ...TIMED, downtime: 2_500 });
    server = await server.restart(TIMED);
    for (const client of [first, second]) client.address = server.address;
    expect(left(await first.look(id))).toBe(DAY);
    now += DAY + 999;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await first.look(id)).toMatchObject({ version: 0 });
    now += 1;
    const table = await until(() => second.look(id), isHandedOver(0));
    expect(table.seats[0]).toMatchObject({ standIn: "random" });
  });

  test("gives its time for each decision", async () => {
    const { id, first } = await twoPeople({ clock: DAYS });
    now += DAY;
    await first.play(id, 0, await moveOf(first, id));
    expect((await first.look(id)).due).toBe(now + 2 * DAY);
  });
});

describe("leaving", () => {
  test("a seat can be left to a bot and taken back, before the bot has decided anything", async () => {
    const { id, first } = await twoPeople({}, { botRunner: endlessBots });
    expect(await post(first, id, "hand-over", { version: 0, key: "leave" })).toMatchObject({
      body: { version: 1 },
    });
    expect(await post(first, id, "hand-over", { version: 0, key: "leave" })).toMatchObject({
      body: { version: 1 },
    });
    expect((await first.look(id)).seats[0]).toMatchObject({ standIn: "level3" });
    expect(await post(first, id, "hand-over")).toMatchObject({ body: { code: "nothingToChange" } });
    expect(await first.play(id, 1, await moveOf(first, id))).toMatchObject({ body: { code: "handedOver" } });
    expect(await post(first, id, "return", { version: 0 })).toMatchObject({ body: { code: "staleVersion" } });
    expect(await post(first, id, "return", { version: 1, key: "back" })).toMatchObject({
      body: { version: 2 },
    });
    expect(await post(first, id, "return", { version: 1, key: "leave" })).toMatchObject({
      body: { code: "keyUsed" },
    });
    expect(await first.play(id, 2, await moveOf(first, id))).toMatchObject({ status: 200 });
  });

  test("who resigns does not come back, and the bot plays on after a restart", async () => {
    const { id, first, second } = await twoPeople({}, { botRunner: endlessBots });
    expect(await post(first, id, "resign")).toMatchObject({ status: 200 });
    expect(await post(first, id, "return")).toMatchObject({ status: 409, body: { code: "resigned" } });
    expect(await post(first, id, "resign")).toMatchObject({ body: { code: "nothingToChange" } });
    server = await server.restart({ ...TIMED, botRunner: inlineBots });
    second.address = server.address;
    const table = await until(
      () => second.look(id),
      ({ actor }) => actor === 1,
    );
    expect(table.seats[0]).toMatchObject({ kind: "person", resigned: true, standIn: "level3" });
    expect(table.log.some(({ kind, by }) => kind === "move" && by === "bot:level3")).toBe(true);
    const { body } = await second.get<{ tables: TableSnapshot[] }>("/api/tables?scope=mine");
    expect(body.tables[0]?.seats[0]).toMatchObject({ resigned: true });
  });

  test("a stand-in's late answer is stale when its owner is back", async () => {
    let answer: (move: number) => void = () => {};
    const slow: BotRunner = {
      ...endlessBots,
      ask: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    const { id, first } = await twoPeople({}, { botRunner: slow });
    await post(first, id, "hand-over");
    await post(first, id, "return");
    answer(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await first.look(id)).toMatchObject({ version: 2, actor: 0 });
  });

  test("the last person may end the game, and nobody who does not sit there", async () => {
    const { id, first, second } = await twoPeople({}, { botRunner: endlessBots });
    const stranger = await Client.guest(server.address);
    for (const call of ["resign", "return", "hand-over", "pause", "resume", "abandon"])
      expect(await post(stranger, id, call)).toMatchObject({ status: 403, body: { code: "notSeated" } });
    await post(first, id, "hand-over");
    expect(await post(first, id, "abandon")).toMatchObject({ body: { code: "handedOver" } });
    expect(await post(second, id, "abandon")).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await first.look(id)).toMatchObject({ status: "over", actor: null, time: null });
    for (const call of ["resign", "return", "hand-over", "abandon"])
      expect(await post(second, id, call)).toMatchObject({ status: 409, body: { code: "gameOver" } });
    expect((await first.get(`/api/tables/${id}/export`)).status).toBe(200);
  });
});

describe("deciding together", () => {
  test("a live game is paused when all agree, and goes on when one says so; the clock stands still meanwhile", async () => {
    const { id, first, second } = await twoPeople();
    const stream = await first.stream(id);
    await stream.nextOf("snapshot");
    expect(await post(second, id, "pause")).toMatchObject({ status: 200, body: { version: 0 } });
    const asked = await until(
      () => stream.nextOf<SeatsMessage>("seats"),
      ({ proposal }) => proposal !== null,
    );
    expect(asked.proposal).toMatchObject({ kind: "pause", by: 1, agreed: [1], asked: [0] });
    expect(await post(second, id, "abandon")).toMatchObject({ status: 409, body: { code: "proposalOpen" } });
    now += MINUTE;
    expect(await post(first, id, "answer", { proposal: asked.proposal?.id, agree: true })).toMatchObject({
      body: { version: 1 },
    });
    expect(await first.look(id)).toMatchObject({ paused: true, proposal: null, due: null });
    now += 60 * MINUTE;
    const move = await moveOf(first, id);
    expect(await first.play(id, 1, move)).toMatchObject({ status: 409, body: { code: "paused" } });
    expect(await post(second, id, "resume")).toMatchObject({ body: { version: 2 } });
    expect(await first.look(id)).toMatchObject({ paused: false, due: now + 9 * MINUTE });
    await stream.close();
  });

  test("is not done when somebody refuses, and asked anew when one likes", async () => {
    const { id, first, second } = await twoPeople();
    await post(first, id, "pause");
    const { proposal } = await second.look(id);
    expect(await post(second, id, "answer", { proposal: "another", agree: true })).toMatchObject({
      body: { code: "noProposal" },
    });
    expect(await post(second, id, "answer", { proposal: proposal?.id, agree: false })).toMatchObject({
      status: 200,
    });
    expect(await first.look(id)).toMatchObject({ paused: false, proposal: null });
    expect(await post(second, id, "answer", { proposal: proposal?.id, agree: true })).toMatchObject({
      body: { code: "noProposal" },
    });
    await post(first, id, "pause");
    expect((await second.look(id)).proposal?.id).not.toBe(proposal?.id);
  });

  test("to ask for the same is to agree: a game is abandoned by two who ask for it", async () => {
    const { id, first, second } = await twoPeople({});
    await post(first, id, "abandon");
    expect(await first.look(id)).toMatchObject({ status: "playing", proposal: { kind: "abandon", by: 0 } });
    await post(second, id, "abandon");
    const table = await first.look(id);
    expect(table).toMatchObject({ status: "over", proposal: null });
    expect(table.log.at(-1)).toMatchObject({ kind: "abandon", seat: null });
  });

  test("nobody is waited for who goes away for long after something was asked", async () => {
    server = await testServer(TIMED);
    const people = await Promise.all([0, 1, 2].map(() => Client.guest(server.address)));
    const [ana, ben, cleo] = people as [Client, Client, Client];
    const { id, invitation } = await ana.open({ seats: 3 });
    for (const client of [ben, cleo]) await client.post(`/api/tables/${id}/join`, { invitation });
    const streams = await Promise.all(people.map((client) => client.stream(id)));
    for (const stream of streams) await stream.nextOf("snapshot");
    await post(ana, id, "abandon");
    await post(ben, id, "abandon");
    expect(await ana.look(id)).toMatchObject({ status: "playing", proposal: { asked: [2] } });
    await streams[2]?.close();
    await until(
      () => ana.look(id),
      ({ seats }) => seats[2]?.online === false,
    );
    now += 2 * MINUTE;
    expect(await ana.look(id)).toMatchObject({ status: "playing" });
    now += MINUTE;
    expect(
      await until(
        () => ana.look(id),
        ({ status }) => status === "over",
      ),
    ).toMatchObject({ proposal: null });
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test("who resigns, or lets the time run out, is not asked any more: what all others agreed to is done", async () => {
    server = await testServer({ ...TIMED, botRunner: endlessBots });
    const people = await Promise.all([0, 1, 2].map(() => Client.guest(server.address)));
    const [ana, ben, cleo] = people as [Client, Client, Client];
    const { id, invitation } = await ana.open({ seats: 3, clock: LIVE, options: { firstSeat: "2" } });
    for (const client of [ben, cleo]) await client.post(`/api/tables/${id}/join`, { invitation });
    await post(ana, id, "pause");
    await post(ben, id, "resign");
    expect(await ana.look(id)).toMatchObject({ paused: false, proposal: { kind: "pause", asked: [2] } });
    now += 11 * MINUTE;
    const isPaused = ({ paused }: TableSnapshot) => paused;
    expect(await until(() => ana.look(id), isPaused)).toMatchObject({
      proposal: null,
      time: { running: null },
    });
    expect((await ana.look(id)).seats[2]).toMatchObject({ standIn: "level3" });
    // Whoever comes back goes on.
    expect(await post(cleo, id, "return")).toMatchObject({ status: 200 });
    expect(await post(cleo, id, "resume")).toMatchObject({ status: 200 });
    expect(await ana.look(id)).toMatchObject({ paused: false, time: { running: { seat: 2 } } });
    // Who asks and leaves takes the question along.
    await post(ana, id, "abandon");
    await post(ana, id, "hand-over");
    expect(await cleo.look(id)).toMatchObject({ status: "playing", proposal: null });
    // A pause ends with the last one who could end it.
    await post(cleo, id, "pause");
    expect(await ana.look(id)).toMatchObject({ paused: true });
    await post(cleo, id, "resign");
    expect(await ana.look(id)).toMatchObject({ paused: false, status: "playing" });
  });

  test("whoever is away from a game over days is waited for: nobody ends it alone meanwhile", async () => {
    const { id, first, second } = await twoPeople({ clock: DAYS });
    now += 60 * MINUTE;
    await post(first, id, "abandon");
    expect(await first.look(id)).toMatchObject({ status: "playing", proposal: { asked: [1] } });
    now += 60 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await first.look(id)).toMatchObject({ status: "playing", proposal: { asked: [1] } });
    // Whoever lets the time run out has no word in it any more.
    await first.play(id, 0, await moveOf(first, id));
    if ((await first.look(id)).actor === 0) return;
    now += 3 * DAY;
    await until(
      () => first.look(id),
      ({ status }) => status === "over",
    );
    expect(await post(second, id, "abandon")).toMatchObject({ body: { code: "gameOver" } });
  });

  test("three of four are away: the one who is left ends it only when it stands still for them", async () => {
    server = await testServer({ ...TIMED, botRunner: endlessBots });
    const people = await Promise.all([0, 1, 2, 3].map(() => Client.guest(server.address)));
    const [left, ...gone] = people as [Client, Client, Client, Client];
    const { id, invitation } = await left.open({ seats: 4, options: { firstSeat: "0" } });
    for (const client of gone) await client.post(`/api/tables/${id}/join`, { invitation });
    const stream = await left.stream(id);
    await stream.nextOf("snapshot");
    now += 3 * MINUTE;
    // It is for the one who is there to go on.
    await post(left, id, "abandon");
    expect(await left.look(id)).toMatchObject({ status: "playing", proposal: { asked: [1, 2, 3] } });
    for (let version = 0; (await left.look(id)).actor === 0; version++)
      await left.play(id, version, await moveOf(left, id));
    const { actor, proposal, status } = await until(
      () => left.look(id),
      (table) => table.status === "over" || table.proposal === null,
    );
    expect({ actor, proposal, status }).toEqual({ actor: null, proposal: null, status: "over" });
    await stream.close();
  });

  test("what was asked outlives a restart", async () => {
    const { id, first, second } = await twoPeople();
    await post(first, id, "pause");
    server = await server.restart();
    for (const client of [first, second]) client.address = server.address;
    expect((await second.look(id)).proposal).toMatchObject({ kind: "pause", agreed: [0], asked: [1] });
    expect(await post(second, id, "pause")).toMatchObject({ body: { version: 1 } });
    expect(await first.look(id)).toMatchObject({ paused: true });
  });

  test("there is no pause where no clock runs, and no vote on who is late where one does", async () => {
    const { id, first } = await twoPeople({});
    expect(await post(first, id, "pause")).toMatchObject({ status: 409, body: { code: "noLiveClock" } });
    await server.end();
    const timed = await twoPeople();
    expect(await post(timed.second, timed.id, "hand-over", { seat: 0 })).toMatchObject({
      status: 409,
      body: { code: "clockDecides" },
    });
  });

  test("the others hand over the seat of somebody who must decide and has been away for three minutes", async () => {
    server = await testServer({ ...TIMED, botRunner: endlessBots });
    const people = await Promise.all([0, 1, 2].map(() => Client.guest(server.address)));
    const [absent, one, other] = people as [Client, Client, Client];
    const table = await absent.open({ seats: 3, options: { firstSeat: "0" } });
    await one.join(table);
    await other.join(table);
    const streams = await Promise.all([one, other].map((client) => client.stream(table.id)));
    const away = await absent.stream(table.id);
    await away.nextOf("snapshot");
    now += 10 * MINUTE;
    expect(await post(one, table.id, "hand-over", { seat: 0 })).toMatchObject({
      body: { code: "notAbsent" },
    });
    await away.close();
    await until(
      () => one.look(table.id),
      ({ seats }) => seats[0]?.online === false,
    );
    now += 3 * MINUTE - 1;
    // Those who are there can tell how long it has been.
    expect((await one.look(table.id)).seats.map(({ away }) => away)).toEqual([
      3 * MINUTE - 1,
      undefined,
      undefined,
    ]);
    expect(await post(one, table.id, "hand-over", { seat: 0 })).toMatchObject({
      body: { code: "notAbsent" },
    });
    now += 1;
    expect(await post(one, table.id, "hand-over", { seat: 2 })).toMatchObject({
      body: { code: "notAbsent" },
    });
    expect(await post(one, table.id, "hand-over", { seat: 0 })).toMatchObject({ body: { version: 0 } });
    expect((await one.look(table.id)).proposal).toMatchObject({ kind: "handOver", seat: 0, asked: [2] });
    expect(await post(other, table.id, "hand-over", { seat: 0 })).toMatchObject({ body: { version: 1 } });
    const after = await one.look(table.id);
    expect(after.log.at(-1)).toMatchObject({ kind: "handOver", seat: 0, by: "person" });
    expect(after.seats[0]).toMatchObject({ standIn: "level3" });
    expect(await post(absent, table.id, "return")).toMatchObject({ status: 200 });
    for (const stream of streams) await stream.close();
  });
});
