import {
  checkExport,
  commitmentTo,
  MoveList,
  type MoveObject,
  type TableExport,
  type TableSnapshot,
  type View,
} from "@banquise/engine";
import { afterAll, expect, test, vi } from "vitest";
import { type AnyGame, allGames } from "../games.ts";
import { openDatabase } from "../storage/store.ts";
import type { BotRunner } from "../tables/bots.ts";
import { Client } from "../testing/client.ts";
import { endlessBots, type TestServer, testServer, testServerOn } from "../testing/server.ts";
import { dayAfter, dayOf, startOf, streakOf } from "./days.ts";

interface Today {
  day: string;
  ends: number;
  streak: number;
  games: {
    game: string;
    config: { seats: number };
    commitment: string;
    next: string;
    tries: number;
    mine: Mine | null;
  }[];
}
interface Mine {
  table: string;
  state: string;
  total: number | null;
  rank: number | null;
  place: number | null;
}
interface Results {
  secret: string | null;
  commitment: string;
  tries: number;
  mine: Mine | null;
  results: {
    place: number;
    name: string;
    isYou: boolean;
    table: string | null;
    total: number;
    verified: boolean;
  }[];
}

let now = Date.parse("2026-03-01T09:00:00Z");
/** Bots of another program: they answer when they are let, but otherwise. */
const whimsAfter = (allowed: Promise<void>): BotRunner => ({
  ...endlessBots,
  ask: async ({ game, view }) => {
    await allowed;
    const rules = (await allGames()).find(({ id }) => id === game) as AnyGame;
    const legal = new MoveList();
    rules.legal(rules.layout.fromJson(view) as View<unknown>, legal);
    return legal.at(0);
  },
});
let server: TestServer = await testServer({ now: () => now });
afterAll(() => server.end());

const today = async (client: Client): Promise<Today> => (await client.get<Today>("/api/daily")).body;
const of = ({ games }: Today, game: string) => {
  const found = games.find((each) => each.game === game);
  if (found === undefined) throw new Error(`no challenge of ${game}`);
  return found;
};
const results = async (client: Client, day: string, game: string): Promise<Results> =>
  (await client.get<Results>(`/api/daily/${day}/${game}`)).body;

async function begin(client: Client, game: string): Promise<string> {
  const { status, body } = await client.post<{ table: string }>(`/api/daily/${game}`);
  expect(status).toBe(201);
  return body.table;
}

interface Playing extends TableSnapshot {
  readonly legal?: readonly MoveObject[];
}

/** Plays the person's seat until the game is over: always the move at the same place of the list. */
async function playOut(client: Client, table: string, pick = 0): Promise<void> {
  for (;;) {
    const { body } = await client.get<Playing>(`/api/tables/${table}?legal=1`);
    if (body.status === "over") return;
    const { legal, version } = body;
    if (legal === undefined || legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    await client.play(table, version, legal[Math.min(pick, legal.length - 1)]);
  }
}

/** The table when it is for the person to decide. */
const asked = (client: Client, table: string): Promise<Playing> =>
  vi.waitFor(async () => {
    const { body } = await client.get<Playing>(`/api/tables/${table}?legal=1`);
    expect(body.actor).toBe(0);
    return body;
  });

const settled = (client: Client, game: string) =>
  vi.waitFor(
    async () => {
      const { mine } = of(await today(client), game);
      expect(["begun", "verifying"]).not.toContain(mine?.state);
      return mine as Mine;
    },
    { timeout: 20_000 },
  );

test("days by universal time, and days in a row", () => {
  expect(dayOf(startOf("2026-12-31"))).toBe("2026-12-31");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(streakOf([], "2026-03-01")).toBe(0);
  expect(streakOf(["2026-03-01", "2026-02-28", "2026-02-26"], "2026-03-01")).toBe(2);
  expect(streakOf(["2026-02-28", "2026-02-27"], "2026-03-01")).toBe(2);
  expect(streakOf(["2026-02-27"], "2026-03-01")).toBe(0);
});

test("everybody has the same start and meets the same bots; the best is first", async () => {
  const [ana, ben] = [await Client.guest(server.address), await Client.guest(server.address)];
  await ana.send("PATCH", "/api/session", { name: "Ana" }, {});
  const before = await today(ana);
  expect(before).toMatchObject({ day: "2026-03-01", ends: Date.parse("2026-03-02T00:00:00Z"), streak: 0 });
  expect(before.games.map(({ game }) => game).sort()).toEqual((await allGames()).map(({ id }) => id).sort());
  expect(of(before, "blueprints")).toMatchObject({ tries: 0, mine: null, config: { seats: 3 } });

  const tables = [await begin(ana, "blueprints"), await begin(ben, "blueprints")];
  expect(await begin(ana, "blueprints")).toBe(tables[0]);
  const views = [await asked(ana, tables[0] as string), await asked(ben, tables[1] as string)];
  expect(views[0]?.view).toEqual(views[1]?.view);
  expect(views[0]).toMatchObject({
    daily: "2026-03-01",
    public: false,
    commitment: of(before, "blueprints").commitment,
  });
  await playOut(ana, tables[0] as string);
  await playOut(ben, tables[1] as string, 3);
  const his = await settled(ben, "blueprints");
  const mine = await settled(ana, "blueprints");
  expect([mine.state, his.state]).toEqual(["verified", "verified"]);
  expect((await today(ana)).streak).toBe(1);

  const list = await results(ana, "2026-03-01", "blueprints");
  expect(list.tries).toBe(2);
  expect(list.secret).toBeNull();
  expect(list.results.map(({ verified }) => verified)).toEqual([true, true]);
  const own = list.results.find(({ isYou }) => isYou);
  expect(own).toMatchObject({ name: "Ana", place: mine.place, table: tables[0], total: mine.total });
  // How others have played is nobody's business before midnight.
  expect(list.results.find(({ isYou }) => !isYou)?.table).toBeNull();
}, 60_000);

test("the secret is kept until the day is over, and is the one that was promised the day before", async () => {
  const ana = await Client.guest(server.address);
  const { next } = of(await today(ana), "nunatak");
  now += 86_400_000;
  expect(of(await today(ana), "nunatak").commitment).toBe(next);
  const table = await begin(ana, "nunatak");
  await playOut(ana, table);
  expect((await settled(ana, "nunatak")).state).toBe("verified");
  const early = await ana.get<{ code: string }>(`/api/tables/${table}/export`);
  expect([early.status, early.body.code]).toEqual([409, "dailyNotOver"]);
  expect((await results(ana, "2026-03-02", "nunatak")).secret).toBeNull();
  expect((await ana.get("/api/daily/2026-03-03/nunatak")).status).toBe(404);
  now += 86_400_000;
  const { secret, commitment, results: list } = await results(ana, "2026-03-02", "nunatak");
  expect(commitmentTo(secret ?? "")).toBe(commitment);
  expect(commitment).toBe(next);
  expect(list[0]?.table).toBe(table);
  const { body } = await ana.get<TableExport>(`/api/tables/${table}/export`);
  expect(body.secret).toBe(secret);
  const game = (await allGames()).find(({ id }) => id === "nunatak");
  expect(game && checkExport(game, body).verdict).toBe("verified");
  expect((await today(ana)).streak).toBe(1);
  now += 86_400_000;
  expect((await today(ana)).streak).toBe(0);
}, 60_000);

test("whoever plays at midnight has time to end, but nobody once the secret is out", async () => {
  const begun = Date.parse(`${dayOf(now)}T23:50:00Z`);
  const day = dayOf(begun);
  now = begun;
  const [ana, ben] = [await Client.guest(server.address), await Client.guest(server.address)];
  const tables = [await begin(ana, "blueprints"), await begin(ben, "blueprints")] as const;
  now = begun + 3_600_000;
  expect((await results(ana, day, "blueprints")).secret).toBeNull();
  await playOut(ana, tables[0]);
  const early = await ana.get<{ code: string }>(`/api/tables/${tables[0]}/export`);
  expect([early.status, early.body.code]).toEqual([409, "dailyNotOver"]);
  now = Date.parse(`${dayAfter(day)}T03:00:00Z`);
  expect((await results(ben, day, "blueprints")).secret).not.toBeNull();
  await playOut(ben, tables[1]);
  await vi.waitFor(async () =>
    expect((await results(ben, day, "blueprints")).mine).toMatchObject({ state: "late", place: null }),
  );
  await vi.waitFor(async () =>
    expect(await results(ana, day, "blueprints")).toMatchObject({
      tries: 1,
      mine: { state: "verified", place: 1 },
    }),
  );
}, 60_000);

test("nothing is taken back, and nobody else may decide", async () => {
  const ana = await Client.guest(server.address);
  const table = await begin(ana, "blueprints");
  const body = await asked(ana, table);
  const played = await ana.play(table, body.version, body.legal?.[0]);
  expect(played.status).toBe(200);
  expect((await ana.look(table)).mayUndo).toBe(false);
  const undo = await ana.undo(table, played.body.version);
  expect([undo.status, undo.body.code]).toEqual([409, "dailyUndo"]);
  expect((await ana.post(`/api/tables/${table}/resign`, {})).status).toBe(200);
  await playOut(ana, table);
  expect((await settled(ana, "blueprints")).state).toBe("notOwn");
  const { tries, mine } = await results(ana, dayOf(now), "blueprints");
  expect([tries, mine?.place]).toEqual([0, null]);
  expect((await today(ana)).streak).toBe(0);
}, 60_000);

test("two tries at once are one", async () => {
  const ana = await Client.guest(server.address);
  const opened = await Promise.all(Array.from({ length: 6 }, () => begin(ana, "igloo-igloo")));
  expect(new Set(opened).size).toBe(1);
  const { body } = await ana.get<{ tables: unknown[] }>("/api/tables?scope=mine");
  expect(body.tables).toHaveLength(1);
});

test("where bots differ it counts, and is marked; what one server could not verify the next one does", async () => {
  const ana = await Client.guest(server.address);
  const table = await begin(ana, "blueprints");
  await playOut(ana, table);
  expect((await settled(ana, "blueprints")).state).toBe("verified");
  // As if the server had died before it wrote down what it found; the next one has other bots.
  await server.close();
  const database = openDatabase(server.place);
  await database.run(database.build.updateTable("daily_tries").set({ verdict: null }));
  await database.close();
  now += 120_000;
  let allow = (): void => {};
  const botRunner = whimsAfter(new Promise((resolve) => (allow = resolve)));
  server = await testServerOn(server.place, { now: () => now, botRunner, housekeeping: 20 });
  ana.address = server.address;
  expect(of(await today(ana), "blueprints").mine).toMatchObject({ state: "verifying", place: null });
  allow();
  const mine = await settled(ana, "blueprints");
  expect(mine.state).toBe("unverified");
  expect(mine.place).toBeGreaterThan(0);
  expect((await today(ana)).streak).toBe(1);
}, 60_000);

test("bad input gets an answer", async () => {
  const ana = await Client.guest(server.address);
  expect((await ana.post<{ code: string }>("/api/daily/chess")).body.code).toBe("unknownGame");
  expect((await ana.get("/api/daily/2026-13-01/blueprints")).status).toBe(400);
  expect((await ana.get("/api/daily/2026-03-01/chess")).status).toBe(404);
  expect((await ana.get("/api/daily/1999-01-01/blueprints")).status).toBe(404);
});
