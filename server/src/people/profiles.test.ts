import type { ListedTable } from "@banquise/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../storage/store.ts";
import { Client } from "../testing/client.ts";
import { seatRow, tableRow } from "../testing/rows.ts";
import { type TestServer, testServer } from "../testing/server.ts";

interface Tally {
  readonly played: number;
  readonly won: number;
}
interface Profile {
  readonly name: string;
  readonly isYou: boolean;
  readonly daily: { readonly days: number; readonly streak: number; readonly longest: number };
  readonly games: readonly (Tally & { readonly game: string })[];
  readonly opponents: readonly (Tally & { readonly name: string })[];
  readonly last: readonly { readonly seat: number; readonly table: ListedTable }[];
}

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.parse("2026-03-10T09:00:00Z");
  server = await testServer({ now: () => now });
});
afterEach(() => server.end());

async function member(name: string): Promise<Client & { id: string }> {
  const client = await Client.guest(server.address);
  const password = "three fat seals snore";
  const { body } = await client.post<{ token: string; id: string }>("/api/account", { name, password });
  client.token = body.token;
  return Object.assign(client, { id: body.id });
}

const profile = async (viewer: Client, name: string) =>
  viewer.get<Profile & { code: string }>(`/api/people/${encodeURIComponent(name)}`);

interface Game {
  readonly id: string;
  /** Ids of people, or of bots. */
  readonly seats: readonly string[];
  readonly ranks: readonly number[];
  readonly game?: string;
  readonly public?: boolean;
  readonly resigned?: number;
  readonly abandoned?: boolean;
  readonly daily?: string;
}

/** Games that are over, as the server would have noted them. */
async function finished(...games: readonly Game[]): Promise<void> {
  const database = openDatabase(server.place);
  const { build } = database;
  await database.transaction(async (transaction) => {
    for (const [
      index,
      { id, seats, ranks, game = "nunatak", resigned, abandoned, daily, ...rest },
    ] of games.entries()) {
      const table = tableRow(id, {
        game,
        seats: seats.length,
        status: "over",
        public: rest.public === false ? 0 : 1,
        ending: abandoned ? "abandoned" : "played",
        daily: daily ?? null,
      });
      await transaction.run(build.insertInto("tables").values(table));
      const rows = seats.map((who, seat) => {
        const isBot = who.startsWith("level");
        return seatRow(id, seat, isBot ? "bot" : "person", {
          ...(isBot ? { bot: who } : { session_id: who }),
          rank: ranks[seat] ?? null,
          total: 10,
          ended_at: index + 1,
          resigned: resigned === seat ? 1 : 0,
          stand_in: resigned === seat ? "level3" : null,
        });
      });
      await transaction.run(build.insertInto("seats").values(rows));
    }
  });
  await database.close();
}

/** Days on which somebody has ended a challenge. */
async function challenged(person: string, table: string, ...days: readonly string[]): Promise<void> {
  const database = openDatabase(server.place);
  const { build } = database;
  for (const day of days) {
    const id = `${table}-${day}`;
    await database.run(build.insertInto("tables").values(tableRow(id, { status: "over", ending: "played" })));
    const result = { verdict: "verified" as const, total: 1, rank: 1, finished_at: 1 };
    const row = { day, game: "nunatak", session_id: person, table_id: id, ...result };
    await database.run(build.insertInto("daily_tries").values(row));
  }
  await database.close();
}

test("counts games by seats, people and bots, and shows the last ones", async () => {
  const [ana, ben] = [await member("Ana"), await member("Ben Ø")];
  const guest = await Client.guest(server.address);
  await guest.send("PATCH", "/api/session", { name: "Passer-by" }, {});
  const { id: passer } = (await guest.get<{ id: string }>("/api/session")).body;
  await finished(
    { id: "a", seats: [ana.id, "level3"], ranks: [1, 2] },
    { id: "b", seats: ["level3", ana.id, "level5"], ranks: [1, 2, 3] },
    { id: "c", seats: [ben.id, ana.id], ranks: [2, 1] },
    { id: "d", seats: [ana.id, ben.id, passer], ranks: [2, 1, 3], public: false },
    { id: "e", seats: [ana.id, "level3"], ranks: [1, 2], resigned: 0 },
    { id: "f", seats: [ana.id, "level3"], ranks: [1, 1], abandoned: true, game: "antarctica" },
    { id: "g", seats: [ana.id, "level3"], ranks: [1, 2], daily: "2026-03-09", public: false },
    { id: "h", seats: [ana.id, "level3"], ranks: [1, 2], daily: "2026-03-10", public: false },
  );
  const { status, body } = await profile(ben, "  ANA");
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: "Ana", isYou: false });
  expect(body.games).toEqual([
    {
      game: "antarctica",
      played: 0,
      won: 0,
      unfinished: 1,
      seats: [{ seats: 2, played: 0, won: 0 }],
      people: { played: 0, won: 0 },
      bots: [],
    },
    {
      game: "nunatak",
      played: 6,
      won: 4,
      unfinished: 1,
      seats: [
        { seats: 2, played: 4, won: 4 },
        { seats: 3, played: 2, won: 0 },
      ],
      people: { played: 2, won: 1 },
      bots: [
        { bot: "level3", played: 4, won: 3 },
        { bot: "level5", played: 1, won: 0 },
      ],
    },
  ]);
  // By invitation, and today's challenge: they count, and only their players learn more.
  expect(body.last.map(({ table, seat }) => [table.id, seat])).toEqual([
    ["g", 0],
    ["f", 0],
    ["e", 0],
    ["c", 1],
    ["b", 1],
    ["a", 0],
  ]);
  expect(body.opponents).toEqual([{ name: "Ben Ø", played: 1, won: 1 }]);
  const own = (await profile(ana, "Ana")).body;
  expect(own.isYou).toBe(true);
  expect(own.last.map(({ table }) => table.id)).toEqual(["h", "g", "f", "e", "d", "c", "b", "a"]);
  expect(own.opponents).toEqual([{ name: "Ben Ø", played: 2, won: 1 }]);
  // No id of anybody, and no name of a guest whom only a table by invitation has seen.
  const seen = JSON.stringify(body);
  for (const secret of [ana.id, ben.id, passer, "Passer-by"]) expect(seen).not.toContain(secret);
});

test("a name that nobody has, a guest's, somebody who is gone and somebody who blocks get one answer", async () => {
  const [ana, ben] = [await member("Ana"), await member("Ben")];
  const guest = await Client.guest(server.address);
  await guest.send("PATCH", "/api/session", { name: "Passer-by" }, {});
  await guest.open({ bots: [null, "random", "random"] });
  const nobody = await profile(guest, "Nobody");
  expect(nobody).toMatchObject({ status: 404, body: { code: "personNotFound" } });
  const others = ["Passer-by", "", "%", "a/b", "é".repeat(24), "\u0001", ana.id];
  for (const name of others.filter((each) => each !== "")) {
    const { status, body } = await profile(guest, name);
    expect({ name, status, body }).toEqual({ name, status: 404, body: nobody.body });
  }
  expect((await profile(ben, "Ana")).status).toBe(200);
  await ana.send("PUT", "/api/relations", { kind: "block", on: true, name: "Ben" }, {});
  for (const [viewer, name] of [
    [ben, "Ana"],
    [ana, "Ben"],
  ] as const)
    expect((await profile(viewer, name)).body).toEqual(nobody.body);
  expect((await profile(guest, "Ana")).status).toBe(200);
  expect((await ana.send("DELETE", "/api/account", undefined, {})).status).toBe(204);
  expect((await profile(guest, "Ana")).body).toEqual(nobody.body);
});

test("those with whom the viewer has nothing to do are not among the opponents", async () => {
  const [ana, ben, eve] = [await member("Ana"), await member("Ben"), await member("Eve")];
  await finished({ id: "a", seats: [ana.id, ben.id, eve.id], ranks: [1, 2, 3] });
  expect((await profile(eve, "Ana")).body.opponents.map(({ name }) => name)).toEqual(["Ben", "Eve"]);
  await ben.send("PUT", "/api/relations", { kind: "block", on: true, name: "Eve" }, {});
  expect((await profile(eve, "Ana")).body.opponents.map(({ name }) => name)).toEqual(["Eve"]);
});

test("of somebody who has played hundreds of games the count is a minute old at most", async () => {
  const ana = await member("Ana");
  const game = (id: string): Game => ({ id, seats: [ana.id, "level3"], ranks: [1, 2] });
  await finished(...Array.from({ length: 500 }, (_, index) => game(`t${index}`)));
  const played = async () => (await profile(ana, "Ana")).body.games.map((each) => each.played);
  expect(await played()).toEqual([500]);
  await finished(game("one more"));
  now += 59_000;
  expect(await played()).toEqual([500]);
  now += 2_000;
  expect(await played()).toEqual([501]);
});

test("days of the challenge: how many, in a row until now, and at most", async () => {
  const ana = await member("Ana");
  expect((await profile(ana, "Ana")).body.daily).toEqual({ days: 0, streak: 0, longest: 0 });
  await challenged(
    ana.id,
    "t",
    "2026-02-01",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-08",
    "2026-03-09",
  );
  expect((await profile(ana, "Ana")).body.daily).toEqual({ days: 6, streak: 2, longest: 3 });
});

test("who signs in keeps the challenges of the guest they were, unless they have taken the same", async () => {
  const ana = await member("Ana");
  const phone = await Client.guest(server.address);
  await phone.send("PATCH", "/api/session", { name: "Phone" }, {});
  const { id } = (await phone.get<{ id: string }>("/api/session")).body;
  await challenged(ana.id, "account", "2026-03-08");
  await challenged(id, "guest", "2026-03-08", "2026-03-09");
  const { status } = await phone.post("/api/sign-in", { name: "Ana", password: "three fat seals snore" });
  expect(status).toBe(200);
  expect((await profile(ana, "Ana")).body.daily).toEqual({ days: 2, streak: 2, longest: 2 });
});
