import { createHash } from "node:crypto";
import { type Compilable, sql } from "kysely";
import { StartFailure, settingsOrFailure, withoutPassword } from "../start.ts";
import { AdminStore } from "../storage/admin-store.ts";
import type { Database, Queries } from "../storage/database.ts";
import { migrate, SHAPE_SETTINGS } from "../storage/migrations.ts";
import { type Schema, TABLE_KEYS, TABLE_NAMES } from "../storage/schema.ts";
import { isAddress, openDatabase } from "../storage/store.ts";
import { type Place, withStore } from "./opening.ts";
import { noteAct } from "./order.ts";

type Row = Readonly<Record<string, unknown>>;

/** What was copied of a table, and found to be the same there. */
interface MovedTable {
  readonly table: keyof Schema;
  readonly rows: number;
  readonly hash: string;
}

type Moving =
  | { readonly moved: readonly MovedTable[] }
  /**
   * notPostgres: the address is none of PostgreSQL. notFile: what is to be moved lies in no file. notEmpty: there are data
   * there. notOurs: there is something of another program, or of another version of this one.
   */
  | { readonly refused: "notPostgres" | "notFile" | "notEmpty" | "notOurs" }
  /** What arrived was not what had been sent, so that nothing was kept; in which table. */
  | { readonly differs: string };

/** Rows at a time. */
const BATCH = 500;

/**
 * Copies a file into an empty PostgreSQL database, all or nothing: what was written is read again and compared before it
 * counts. The file stays as it is.
 */
export async function moveTo(place: Place, address: string): Promise<Moving> {
  const { database } = settingsOrFailure(place);
  if (database !== null) return { refused: "notFile" };
  if (!isAddress(address)) return { refused: "notPostgres" };
  return withStore(place, { change: true }, async (opened) => {
    const from = openDatabase(opened.place);
    const to = openDatabase(address);
    try {
      if (!(await isOurs(to))) return { refused: "notOurs" };
      await migrate(to);
      const moved = await copy(from, to);
      if (moved === null) return { refused: "notEmpty" };
      // In the copy: the file stays as it is.
      await withStore({ database: address }, { change: false }, (there) => noteAct(there, "moveTo", {}));
      return { moved };
    } catch (error) {
      if (error instanceof Differs) return { differs: error.message };
      throw new StartFailure("data", withoutPassword(address), error as Error);
    } finally {
      await from.close();
      await to.close();
    }
  });
}

/** Ends the transaction, so that nothing is kept. */
class Differs extends Error {}

/** Whether nothing is in a database, or what this very program made there: anything else is not touched. */
async function isOurs(to: Database): Promise<boolean> {
  const known = sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema()`;
  const names = await to.all({ compile: () => known.compile(to.build) } as Compilable<{ name: string }>);
  return (
    names.length === 0 || (await new AdminStore(to).mismatch().catch(() => "another program's")) === null
  );
}

function copy(from: Database, to: Database): Promise<MovedTable[] | null> {
  return to.transaction(async (target) => {
    await target.alone("migrations");
    if (!(await isEmpty(target, to))) return null;
    await target.run(to.build.deleteFrom("settings"));
    const moved: MovedTable[] = [];
    for (const table of TABLE_NAMES) {
      const source = new Digest();
      for await (const rows of batches(from, from, table)) {
        source.add(rows);
        // All tables are alike here: rows go as they come.
        await target.run(to.build.insertInto(table as "sessions").values(rows as never));
      }
      const copied = new Digest();
      for await (const rows of batches(target, to, table)) copied.add(rows);
      if (copied.count !== source.count || copied.hash !== source.hash)
        throw new Differs(`${table} (${source.count} → ${copied.count})`);
      moved.push({ table, rows: copied.count, hash: copied.hash });
    }
    return moved;
  });
}

/** Nothing in it but the number of its shape. */
async function isEmpty(at: Queries, { build }: Database): Promise<boolean> {
  for (const table of TABLE_NAMES) {
    const any = build
      .selectFrom(table as "settings")
      .select(sql<number>`1`.as("one"))
      .limit(1);
    const others = table === "settings" ? any.where("name", "not in", SHAPE_SETTINGS) : any;
    if ((await at.first(others)) !== null) return false;
  }
  return true;
}

/** All rows of a table in the order of its key, some at a time. */
async function* batches(at: Queries, { build }: Database, table: keyof Schema): AsyncGenerator<Row[]> {
  const key: readonly string[] = TABLE_KEYS[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | null = null; ; ) {
    const after =
      last === null ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(BATCH)}`;
    const rows: Row[] = await at.all({ compile: () => page.compile(build) } as Compilable<Row>);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1) ?? null;
  }
}

const MODULUS = 1n << 256n;

/** The same for the same rows in whatever order: engines sort texts each in their own way. */
class Digest {
  count = 0;
  private sum = 0n;

  get hash(): string {
    return this.sum.toString(16).padStart(64, "0");
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const columns = Object.keys(row).sort();
      const text = JSON.stringify(columns.map((column) => [column, plain(row[column])]));
      this.sum = (this.sum + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) % MODULUS;
      this.count++;
    }
  }
}

/** Bytes come as what each engine has for them. */
function plain(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString("base64");
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}
