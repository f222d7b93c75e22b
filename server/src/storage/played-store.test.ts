import { afterAll, beforeAll, expect, test } from "vitest";
import { engine, newPlace, removePlace } from "../testing/databases.ts";
import { plansOf } from "../testing/plans.ts";
import { seatRow, tableRow } from "../testing/rows.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { type Mark, type Part, type PlayedFilter, PlayedStore } from "./played-store.ts";
import { ResultStore } from "./result-store.ts";
import type { SeatRow, TableRow } from "./schema.ts";
import { openDatabase } from "./store.ts";

const NAMES = { me: "Nansen", ana: "Zoë Ångström", ben: "Ben", other: "Scott" } as const;
type Who = keyof typeof NAMES | "greedy";

let place: string;
let database: Database;
let played: PlayedStore;
beforeAll(async () => {
  place = await newPlace();
  database = openDatabase(place);
  await migrate(database);
  played = new PlayedStore(database);
  for (const [id, name] of Object.entries(NAMES))
    await database.run(database.build.insertInto("sessions").values({ id, name, created_at: 1 }));
  await game("a", ["me", "greedy"], { ended_at: 10, rank: 1 });
  await game("b", ["me", "ana"], { ended_at: 20, rank: 2 }, { game: "nunatak" });
  await game("c", ["ben", "me", "ana"], { ended_at: 20, rank: 1 });
  await game("d", ["me", "ben"], { ended_at: 30, rank: 1, resigned: 1, stand_in: "level3" });
  await game("e", ["other", "ben"], { ended_at: 40 });
  await game("s", ["me", "greedy"], { ended_at: 8, rank: 1, stand_in: "level3" });
  await game("f", ["me", "greedy"], { ended_at: 9, rank: 1 }, { ending: "abandoned" });
  const playing = { status: "playing" } as const;
  await game("turn", ["me", "ana"], {}, { ...playing, actor: 0, updated_at: 5 });
  await game("theirs", ["me", "ana"], {}, { ...playing, actor: 1, updated_at: 9 });
  await game("stood in", ["me", "ben"], { stand_in: "level3" }, { ...playing, actor: 0, updated_at: 7 });
  await game("open", ["me"], {}, { updated_at: 6 });
  await game("late", ["me", "greedy"], {}, { status: "over", updated_at: 99, ending: null });
});
afterAll(async () => {
  await database.close();
  await removePlace(place);
});

async function game(
  id: string,
  people: readonly Who[],
  mine: Partial<SeatRow>,
  values: Partial<TableRow> = {},
): Promise<void> {
  const { build } = database;
  const status = mine.ended_at === undefined ? (values.status ?? "open") : "over";
  await database.run(
    build
      .insertInto("tables")
      .values(tableRow(id, { seats: people.length, ending: "played", ...values, status })),
  );
  const rows = people.map((who, index) =>
    who === "greedy"
      ? seatRow(id, index, "bot")
      : seatRow(id, index, "person", { session_id: who, ...(who === "me" && mine) }),
  );
  await database.run(build.insertInto("seats").values(rows));
}

async function ids(part: Part, filter: PlayedFilter = {}, size = 50): Promise<string[]> {
  const found: string[] = [];
  let after: Mark | null = null;
  do {
    const page = await played.page("me", part, filter, after, size);
    expect(page.tables.length).toBeLessThanOrEqual(size);
    found.push(...page.tables.map(({ table }) => table.id));
    after = page.next;
  } while (after !== null);
  return found;
}

test("parts of one's games: waiting, running, finished, the latest first, whatever the pages", async () => {
  for (const size of [1, 2, 4, 50]) {
    expect(await ids("waiting", {}, size)).toEqual(["turn"]);
    expect(await ids("running", {}, size)).toEqual(["theirs", "stood in", "open"]);
    expect(await ids("finished", {}, size)).toEqual(["d", "c", "b", "a", "f", "s"]);
  }
  expect(await played.page("nobody", "finished", {}, null, 50)).toEqual({ tables: [], next: null });
});

test("narrowed by game, seats, result and opponents", async () => {
  expect(await ids("finished", { game: "nunatak" })).toEqual(["b"]);
  expect(await ids("finished", { seats: 3 })).toEqual(["c"]);
  expect(await ids("finished", { result: "won" })).toEqual(["c", "a"]);
  expect(await ids("finished", { result: "lost" })).toEqual(["d", "b"]);
  expect(await ids("finished", { against: "bots" })).toEqual(["a", "f", "s"]);
  expect(await ids("finished", { against: "people" })).toEqual(["d", "c", "b"]);
  // However a name is written; never one's own, nor whom one has not met.
  expect(await ids("finished", { opponent: "angstrom" })).toEqual(["c", "b"]);
  expect(await ids("finished", { opponent: "BEN", result: "won" })).toEqual(["c"]);
  expect(await ids("running", { opponent: "zoe" })).toEqual(["theirs"]);
  for (const opponent of ["nansen", "scott", "%", "' or 1=1"])
    expect(await ids("finished", { opponent })).toEqual([]);
});

test("what one plays comes before what one has played last", async () => {
  const latest = async (limit: number) => (await played.latest("me", limit, {})).map(({ table }) => table.id);
  expect(await latest(50)).toEqual([
    "theirs",
    "stood in",
    "open",
    "turn",
    "late",
    "d",
    "c",
    "b",
    "a",
    "f",
    "s",
  ]);
  expect(await latest(6)).toEqual(["theirs", "stood in", "open", "turn", "late", "d"]);
  expect(await latest(2)).toEqual(["theirs", "stood in"]);
});

test("ends are told from the first to the last, by page", async () => {
  const first = await played.ends("me", null, 3);
  expect(first.map(({ id }) => id)).toEqual(["s", "f", "a"]);
  expect((await played.ends("me", first.at(-1) ?? null, 3)).map(({ id }) => id)).toEqual(["b", "c", "d"]);
});

test("somebody's games are read from the index of their seats, however many others there are", async () => {
  const after = { at: 30, id: "d" };
  const plans = await plansOf(database, async () => {
    for (const part of ["waiting", "running", "finished"] as const)
      await played.page("me", part, {}, after, 1);
    await played.page("me", "finished", { opponent: "ben" }, after, 1);
    await played.latest("me", 50, {});
  });
  const own = plans.filter((plan) => plan.includes("mine"));
  expect(own.length).toBeGreaterThanOrEqual(6);
  for (const plan of own) {
    expect(plan).toMatch(
      engine === "sqlite"
        ? /SEARCH mine USING (COVERING )?INDEX seats_by_(end|session) \(session_id=\?/
        : /(Index( Only)? Scan( Backward)? using|Bitmap Index Scan on) seats_by_(end|session)/,
    );
    expect(plan).not.toMatch(/SCAN (mine|tables|other)|Seq Scan on (seats|tables)/);
  }
});

test("finished games whose end is not noted are found without looking at the others", async () => {
  const results = new ResultStore(database);
  expect((await results.missing(5)).map(({ id }) => id)).toEqual(["late"]);
  const [plan] = await plansOf(database, () => results.missing(5));
  expect(plan).toMatch(/tables_to_score/);
});
