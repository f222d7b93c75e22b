import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { migrate, SHAPE_SETTINGS } from "../storage/migrations.ts";
import { TABLE_NAMES } from "../storage/schema.ts";
import { isAddress, openDatabase } from "../storage/store.ts";

/** Set by the project of the test runner that runs the suites on PostgreSQL, and by its preparation. */
const { BANQUISE_TEST_ENGINE, BANQUISE_TEST_CLUSTER } = process.env;

/** The database that others are copied from: everything is there, and empty. */
export const TEMPLATE = "banquise_template";

/** The engine that the tests of this process run on. */
export const engine = BANQUISE_TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

/** Databases of this suite that nobody uses any more: a new copy takes longer than to empty one. */
const spare: string[] = [];

/** A place for a database of its own: a file that is not there yet, or a database as the program makes it. */
export async function newPlace(): Promise<string> {
  return engine === "sqlite"
    ? join(mkdtempSync(join(tmpdir(), "banquise-test-")), "test.db")
    : (spare.pop() ?? createDatabase(TEMPLATE));
}

/** The same without anything in it, for tests of how it comes into being. */
export async function newEmptyPlace(): Promise<string> {
  return engine === "sqlite" ? newPlace() : createDatabase("template0");
}

/** Nobody needs this database any more. */
export async function removePlace(place: string): Promise<void> {
  if (!isAddress(place)) rmSync(dirname(place), { recursive: true, force: true });
  else if (!spare.includes(place)) {
    const emptied = TABLE_NAMES.toReversed().map((table) => `delete from ${table}`);
    const shape = SHAPE_SETTINGS.map((name) => `'${name}'`).join();
    await administer(place, `${emptied.join(";")} where name not in (${shape})`);
    spare.push(place);
  }
}

/** What somebody finds who comes when whoever uses the database is killed; PostgreSQL lets them find it itself. */
export async function copyOf(place: string): Promise<string> {
  if (isAddress(place)) return place;
  const copy = await newPlace();
  for (const suffix of ["", "-wal"])
    if (existsSync(place + suffix)) copyFileSync(place + suffix, copy + suffix);
  return copy;
}

/** The rows of a file on the engine that the tests run on. */
export async function placeWith(file: string): Promise<string> {
  if (engine === "sqlite") return file;
  const place = await newPlace();
  const [from, to] = [openDatabase(file), openDatabase(place)];
  await migrate(from);
  for (const table of TABLE_NAMES) {
    const rows = await from.all(from.build.selectFrom(table).selectAll());
    for (const row of rows)
      await to.run(
        to.build
          .insertInto(table)
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
      );
  }
  await from.close();
  await to.close();
  return place;
}

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(addressOf("postgres"), `create database ${name} template ${template}`);
  return addressOf(name);
}

async function administer(place: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query(text);
  await client.end();
}

function addressOf(database: string): string {
  if (BANQUISE_TEST_CLUSTER === undefined) throw new Error("run this in the project “server on PostgreSQL”");
  const url = new URL(BANQUISE_TEST_CLUSTER);
  url.pathname = `/${database}`;
  return url.href;
}
