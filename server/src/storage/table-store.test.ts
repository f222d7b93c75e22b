import { afterAll, expect, test } from "vitest";
import { engine, newPlace, removePlace } from "../testing/databases.ts";
import { plansOf } from "../testing/plans.ts";
import { seatRow as seat, tableRow as table } from "../testing/rows.ts";
import type { Database } from "./database.ts";
import { JobStore } from "./job-store.ts";
import { ListStore } from "./list-store.ts";
import { migrate } from "./migrations.ts";
import type { SeatRow, TableRow } from "./schema.ts";
import { openDatabase } from "./store.ts";
import { TableStore } from "./table-store.ts";
import { UpkeepStore } from "./upkeep-store.ts";

const opened: { place: string; database: Database }[] = [];
afterAll(async () => {
  for (const { place, database } of opened) {
    await database.close();
    await removePlace(place);
  }
});

async function newTables(): Promise<{ database: Database; tables: TableStore }> {
  const place = await newPlace();
  const database = openDatabase(place);
  opened.push({ place, database });
  await migrate(database);
  return { database, tables: new TableStore(database, new JobStore(database, "outbox")) };
}

const HOUR = 3_600_000;

test("what becomes of a table is decided on what is stored at that moment, and nothing else", async () => {
  const { database, tables } = await newTables();
  await tables.create(table("a"), [seat("a", 0, "free")]);
  const takeIt = (nonce: string) =>
    tables.change("a", 2, (stored) => {
      const free = stored?.seats[0]?.kind === "free";
      return free
        ? { answer: "taken", change: { seats: [{ ...seat("a", 0, "person"), nonce }] } }
        : { answer: "too late" };
    });
  // Either may be the quicker one.
  const answers = await Promise.all([takeIt("mine"), takeIt("theirs")]);
  expect(answers.map(({ answer }) => answer).sort()).toEqual(["taken", "too late"]);
  const quicker = answers[0]?.answer === "taken" ? "mine" : "theirs";
  for (const { stored } of answers)
    expect(stored).toMatchObject({ table: { updated_at: 2, alive_at: 2 }, seats: [{ nonce: quicker }] });

  const remove = () => tables.change("a", 3, () => ({ answer: null, change: { remove: true } }));
  await database.run(database.build.updateTable("tables").set({ status: "playing" }));
  await expect(remove()).rejects.toThrow("not open any more");
  expect(await tables.find("a")).not.toBeNull();
  await database.run(database.build.updateTable("tables").set({ status: "open" }));
  expect((await remove()).stored).toBeNull();
  expect(await tables.change("a", 4, (stored) => ({ answer: stored }))).toEqual({
    answer: null,
    stored: null,
  });
});

test("removing a table removes its seats", async () => {
  const { database, tables } = await newTables();
  await tables.create(table("a"), [seat("a", 0, "bot")]);
  await tables.change("a", 1, () => ({ answer: null, change: { remove: true } }));
  expect(await database.all(database.build.selectFrom("seats").selectAll())).toEqual([]);
});

test("public lists are read from an index, however many tables there are", async () => {
  const { database } = await newTables();
  const plans = await plansOf(database, async () => {
    for (const scope of ["open", "watch"] as const) await new ListStore(database).list(scope, null, 50);
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans)
    expect(plan).toMatch(
      engine === "sqlite"
        ? /SEARCH tables USING INDEX tables_by_life \(status=\? AND public=\? AND alive_at>\?\)/
        : /Index Scan (Backward )?using tables_by_life on tables/,
    );
});

test("tables that nobody waits at are not shown, and go after a day, or a week if they are by invitation or over days", async () => {
  const { database, tables } = await newTables();
  const upkeep = new UpkeepStore(database);
  const now = Date.now();
  const add = (id: string, hours: number, values: Partial<TableRow> = {}) => {
    const at = now - hours * HOUR;
    return tables.create(table(id, { created_at: at, alive_at: at, ...values }), []);
  };
  await add("new", 0);
  await add("left", 0.1);
  await add("waited at", 300);
  await add("forgotten", 25);
  await add("by invitation", 25, { public: 0 });
  await add("invitation forgotten", 24 * 8, { public: 0 });
  const days = JSON.stringify({ kind: "days", days: 2 });
  const live = JSON.stringify({ kind: "live", bank: 600, increment: 30 });
  await add("over days", 24 * 6, { clock: days });
  await add("over days forgotten", 24 * 8, { clock: days });
  await add("live forgotten", 25, { clock: live });
  await add("live left", 0.1, { clock: live });
  await add("over days of today", 23, { clock: days });
  await add("playing", 300, { status: "playing" });
  await add("over", 300, { status: "over" });
  await upkeep.keepAlive(["waited at"], now);
  const shown = (await new ListStore(database).list("open", null, 50)).map(({ table: { id } }) => id);
  expect(shown.sort()).toEqual(["new", "over days of today", "waited at"]);
  expect((await upkeep.removeDeserted(now)).sort()).toEqual([
    "forgotten",
    "invitation forgotten",
    "live forgotten",
    "over days forgotten",
  ]);
  expect(await upkeep.removeDeserted(now)).toEqual([]);
  for (const id of ["left", "by invitation", "over days", "playing", "over"])
    expect(await tables.find(id)).not.toBeNull();
  expect(await tables.find("forgotten")).toBeNull();
});

test("whoever opens tables has only so many with bots at a time", async () => {
  const { tables } = await newTables();
  const quota = { tables: 3, botGames: 1 };
  const now = Date.now();
  const open = (id: string, kinds: readonly SeatRow["kind"][], values: Partial<TableRow> = {}) =>
    tables.create(
      table(id, { created_at: now, alive_at: now, ...values }),
      kinds.map((kind, index) => seat(id, index, kind)),
      { quota },
    );
  expect(await open("left long ago", ["bot", "free"], { alive_at: now - 2 * HOUR })).toBeNull();
  expect(await open("over", ["bot", "bot"], { status: "over" })).toBeNull();
  expect(await open("a", ["bot", "bot"])).toBeNull();
  expect(await open("b", ["bot", "bot"])).toEqual({ exceeded: "botGames" });
  expect(await tables.find("b")).toBeNull();
  expect(await open("c", ["bot", "free"])).toBeNull();
  expect(await open("d", ["bot", "free"])).toBeNull();
  expect(await open("e", ["bot", "free"])).toEqual({ exceeded: "tables" });
  expect(await open("people", ["free", "free"])).toBeNull();
  expect(await open("elsewhere", ["bot", "bot"], { opened_from: "there" })).toBeNull();
});
