import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Database, Queries } from "./database.ts";
import { migrate } from "./migrations.ts";
import { SqliteDatabase } from "./sqlite.ts";
import { Store } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "banquise-database-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newPath = () => join(folder, "made", `${files++}.db`);

const settingsOf = async (database: Database) =>
  (await database.all(database.build.selectFrom("settings").selectAll().orderBy("name"))).map(
    ({ name }) => name,
  );

const put = async (database: Database, queries: Queries, name: string) =>
  queries.run(database.build.insertInto("settings").values({ name, value: "" }));

test("nobody else on the machine can read the file, nor what is about to go into it", async () => {
  const given = join(folder, "private.db");
  writeFileSync(given, "", { mode: 0o644 });
  for (const path of [given, newPath()]) {
    const store = await Store.open(path);
    for (const file of [path, `${path}-wal`]) expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    await store.close();
  }
});

test("transactions run one after the other, in the order in which they were asked for", async () => {
  const database = new SqliteDatabase(newPath());
  const order: string[] = [];
  await Promise.all(["first", "second", "third"].map((name) => database.transaction(() => order.push(name))));
  expect(order).toEqual(["first", "second", "third"]);
  await database.close();
});

test("while another program has the database locked nobody else is held up, and the work is done when it lets go", async () => {
  const path = newPath();
  const database = new SqliteDatabase(path);
  await migrate(database);
  const other = new SqliteDatabase(path);
  let turns = 0;
  const waiting = other.transaction(async (transaction) => {
    await put(other, transaction, "theirs");
    const ours = put(database, database, "ours");
    // A lock that lasts over many turns of the event loop, in which others read.
    for (; turns < 10; turns++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await settingsOf(database)).toEqual(["readableSince", "schemaVersion"]);
    }
    return { ours };
  });
  await (await waiting).ours;
  expect(turns).toBe(10);
  expect(await settingsOf(database)).toEqual(["ours", "readableSince", "schemaVersion", "theirs"]);
  await other.close();
  await database.close();
});

test("a file that was deleted, or another in its place, is not written to any more", async () => {
  const path = newPath();
  const store = await Store.open(path);
  await store.beat();
  rmSync(path);
  await expect(store.beat()).rejects.toThrow("not the file");
  writeFileSync(path, "");
  await expect(store.beat()).rejects.toThrow("not the file");
  await store.close();
});

test("no room left is told, and what was there stays", async () => {
  const path = newPath();
  const database = new SqliteDatabase(path);
  await migrate(database);
  const { connection } = database as unknown as { connection: { pragma(text: string): void } };
  connection.pragma("max_page_count = 1");
  const big = database.build.insertInto("settings").values({ name: "big", value: "x".repeat(1 << 20) });
  await expect(database.run(big)).rejects.toMatchObject({
    name: "DatabaseUnavailable",
    cause: { code: "SQLITE_FULL" },
  });
  expect(await settingsOf(database)).toHaveLength(2);
  await database.close();
});
