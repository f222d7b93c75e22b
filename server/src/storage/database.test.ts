import { afterAll, expect, test } from "vitest";
import { engine, newEmptyPlace, newPlace, removePlace } from "../testing/databases.ts";
import { type Database, DatabaseUnavailable, type Queries } from "./database.ts";
import { MIGRATIONS, migrate, NEWEST_SCHEMA, READABLE_SINCE } from "./migrations.ts";
import { openDatabase, Store } from "./store.ts";

const places: string[] = [];
afterAll(async () => {
  for (const place of places) await removePlace(place);
});

async function kept(place: Promise<string>): Promise<string> {
  places.push(await place);
  return place;
}

async function newDatabase(): Promise<Database> {
  const database = openDatabase(await kept(newPlace()));
  await migrate(database);
  return database;
}

const namesOf = async (database: Database): Promise<string[]> =>
  (await database.all(database.build.selectFrom("settings").select("name").orderBy("name"))).map(
    ({ name }) => name,
  );

const put = (database: Database, queries: Queries, name: string) =>
  queries.run(database.build.insertInto("settings").values({ name, value: "" }));

test("migrations run once, keep what is there, and refuse a database of a newer program that nobody can read but itself", async () => {
  const place = await kept(newEmptyPlace());
  // Two programs may be started on a new database at once.
  const stores = [await Store.open(place), await Store.open(place)];
  for (const store of stores) await store.close();
  const database = openDatabase(place);
  const { build } = database;
  const settings = build.selectFrom("settings").selectAll().orderBy("name");
  const shape = (schemaVersion: number, readableSince: number) => [
    { name: "readableSince", value: String(readableSince) },
    { name: "schemaVersion", value: String(schemaVersion) },
  ];
  const set = (name: string, value: number) =>
    database.run(
      build
        .updateTable("settings")
        .set({ value: String(value) })
        .where("name", "=", name),
    );
  expect(await database.all(settings)).toEqual(shape(NEWEST_SCHEMA, READABLE_SINCE));
  // A program that has only added something: this one works with it, and leaves it as it is.
  await set("schemaVersion", 99);
  await (await Store.open(place)).close();
  expect(await database.all(settings)).toEqual(shape(99, READABLE_SINCE));
  await set("readableSince", 99);
  await expect(Store.open(place)).rejects.toThrow(/newer program/);
  // Programs of before that number was kept could say nothing about it.
  await database.run(build.deleteFrom("settings").where("name", "=", "readableSince"));
  await expect(Store.open(place)).rejects.toThrow(/newer program/);
  await database.close();
});

test("migrations that earlier programs can live with only add", async () => {
  const database = openDatabase(await kept(newPlace()));
  const { build, dialect } = database;
  for (const migration of MIGRATIONS.slice(READABLE_SINCE))
    for (const query of migration(build, dialect)) {
      const { sql } = query.compile();
      expect(sql).toMatch(
        /^(create (unique )?index|create table|alter table "\w+" add column|insert|update) /,
      );
      // What earlier programs write does not have the column.
      if (sql.startsWith("alter")) expect(sql).toMatch(/ default |^(?!.*not null)/);
    }
  await database.close();
});

test("a setting is made once", async () => {
  const place = await kept(newPlace());
  const store = await Store.open(place);
  const made = await Promise.all(["first", "second"].map((value) => store.setting("key", () => value)));
  expect(new Set(made).size).toBe(1);
  expect(await store.setting("key", () => "third")).toBe(made[0]);
  await store.close();
});

test("a transaction is all or nothing, and nobody sees a half of it", async () => {
  const database = await newDatabase();
  const failing = database.transaction(async (transaction) => {
    await put(database, transaction, "half");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await namesOf(database)).toEqual(["readableSince", "schemaVersion"]);
  let seen: string[] = [];
  let looking: Promise<void> = Promise.resolve();
  await database.transaction(async (transaction) => {
    await put(database, transaction, "one");
    looking = namesOf(database).then((names) => {
      seen = names;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await put(database, transaction, "two");
  });
  await looking;
  expect([2, 4]).toContain(seen.length);
  expect(await namesOf(database)).toEqual(["one", "readableSince", "schemaVersion", "two"]);
  await database.close();
});

test("transactions about one topic come one after the other", async () => {
  const database = await newDatabase();
  let inside = 0;
  const enter = () =>
    database.transaction(async (transaction) => {
      await transaction.alone("a topic");
      expect(++inside).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    });
  await Promise.all([enter(), enter(), enter()]);
  await database.close();
});

test("several questions are about one moment", async () => {
  const database = await newDatabase();
  const counts = await database.read(async (at) => {
    const first = await at.all(database.build.selectFrom("settings").selectAll());
    const writing = put(database, database, "meanwhile");
    // The embedded engine writes after it has read, the other one at the same time.
    await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 50))]);
    const second = await at.all(database.build.selectFrom("settings").selectAll());
    return [first.length, second.length, writing] as const;
  });
  await counts[2];
  expect(counts.slice(0, 2)).toEqual([2, 2]);
  expect(await namesOf(database)).toEqual(["meanwhile", "readableSince", "schemaVersion"]);
  await database.close();
});

test("times and counts are numbers, bytes are bytes", async () => {
  const database = await newDatabase();
  const { build } = database;
  const at = Date.now();
  await database.run(build.insertInto("sessions").values({ id: "a", name: "Ana", created_at: at }));
  expect(await database.first(build.selectFrom("sessions").selectAll())).toEqual({
    id: "a",
    name: "Ana",
    created_at: at,
  });
  const count = build.selectFrom("sessions").select((row) => row.fn.countAll<number>().as("count"));
  expect(await database.first(count)).toEqual({ count: 1 });
  await database.close();
});

test.runIf(engine === "postgres")(
  "whoever finds all connections taken waits for one, but not for ever",
  async () => {
    const database = await newDatabase();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    // As many as there are.
    const holders = Array.from({ length: 10 }, () =>
      database.transaction(async () => {
        begun++;
        await held;
      }),
    );
    await expect.poll(() => begun).toBe(10);
    const inVain = namesOf(database);
    await expect(inVain).rejects.toThrow(DatabaseUnavailable);
    const soon = namesOf(database);
    release();
    expect(await soon).toContain("schemaVersion");
    await Promise.all(holders);
    await database.close();
  },
);
