import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { settingsOrFailure, withoutPassword } from "../start.ts";
import type { Database } from "../storage/database.ts";
import { NEWEST_SCHEMA, shapeOf } from "../storage/migrations.ts";
import { openDatabase, Store } from "../storage/store.ts";
import { type Place, withStore } from "./opening.ts";
import { noteAct } from "./order.ts";
import { tablesOver } from "./tables.ts";

const OWNER_ONLY = 0o600;

export type Backup =
  | { readonly file: string; readonly bytes: number }
  /** What to type for a database that has its own program for that. */
  | { readonly command: string }
  /** There is something at that path already. */
  | { readonly exists: string }
  /** Nothing can be written there, and why. */
  | { readonly unwritable: string; readonly reason: string };

/** The state of one moment in one file, while a server goes on. */
export async function backup(place: Place, file: string): Promise<Backup> {
  const { database } = settingsOrFailure(place);
  if (database !== null)
    return {
      command: `pg_dump --format=custom --file=${quoted(file)} ${quoted(withoutPassword(database))}`,
    };
  if (existsSync(file)) return { exists: file };
  return withStore(place, { change: false }, async (opened) => {
    try {
      await copyInto(file, openDatabase(opened.place));
      // A disk without room must not keep anybody from saving what is on it.
      await noteAct(opened, "backup", { file }).catch(() => {});
      return { file, bytes: statSync(file).size };
    } catch (error) {
      return { unwritable: file, reason: (error as Error).message };
    }
  });
}

/** One word for a shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

async function copyInto(file: string, database: Database): Promise<void> {
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    const written = openSync(part, "wx", OWNER_ONLY);
    try {
      // Not in a transaction: this is one by itself.
      await database.read((at) =>
        at.run({ compile: () => sql`vacuum into ${part}`.compile(database.build) }),
      );
      fsyncSync(written);
    } finally {
      closeSync(written);
    }
    renameSync(part, file);
  } finally {
    await database.close();
    rmSync(part, { force: true });
  }
}

/** What a backup is worth. */
export interface Verdict {
  /** What is wrong with it, as the database says; empty when nothing is. */
  readonly damage: readonly string[];
  readonly schema: number | null;
  readonly tables: number;
  /** How many of them were loaded for trial, and which could not be. */
  readonly tried: number;
  readonly unreadable: readonly string[];
}

/** Tables of each status that are loaded for trial. */
const SAMPLE = 20;

/** Restores a backup into a folder of its own and looks whether a server could go on with it; the file itself is left alone. */
export async function checkBackup(file: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), "banquise-restore-"));
  const copy = join(folder, "banquise.db");
  try {
    for (const suffix of ["", "-wal"]) {
      if (suffix !== "" && !existsSync(file + suffix)) continue;
      copyFileSync(file + suffix, copy + suffix);
      chmodSync(copy + suffix, OWNER_ONLY);
    }
    const found = await inspect(copy);
    return found.damage.length > 0 || found.schema === null
      ? { ...found, tables: 0, tried: 0, unreadable: [] }
      : { ...found, ...(await tryTables(copy)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inspect(file: string): Promise<Pick<Verdict, "damage" | "schema">> {
  let database: Database | null = null;
  try {
    database = openDatabase(file);
    const { build } = database;
    const integrity = await database.all(
      build
        .selectFrom(
          sql<{ said: string }>`(select integrity_check as said from pragma_integrity_check)`.as("it"),
        )
        .select("it.said"),
    );
    const orphans = await database.all(
      build
        .selectFrom(sql<{ said: string }>`(select "table" as said from pragma_foreign_key_check)`.as("it"))
        .select("it.said"),
    );
    const damage = [
      ...integrity.map(({ said }) => said).filter((said) => said !== "ok"),
      ...new Set(orphans.map(({ said }) => `${said}: rows refer to nothing`)),
    ];
    const { schema, readableSince } = await shapeOf(build, database);
    if (readableSince > NEWEST_SCHEMA) damage.push(`schema ${schema}, this program knows ${NEWEST_SCHEMA}`);
    return { damage, schema };
  } catch (error) {
    return { damage: [(error as Error).message], schema: null };
  } finally {
    await database?.close();
  }
}

/** As a server would: the copy is brought to the newest shape, and games are loaded. */
async function tryTables(file: string): Promise<Pick<Verdict, "tables" | "tried" | "unreadable">> {
  const store = await Store.open(file);
  try {
    const { tables } = await store.admin.census();
    const sample = await store.admin.latest(SAMPLE);
    const { tables: live } = await tablesOver(store, Date.now);
    const unreadable: string[] = [];
    for (const id of sample) {
      const read = await live.use(id, () => null).catch(() => ({ refused: "unreadable" as const }));
      if (read !== null) unreadable.push(id);
    }
    return { tables: tables.reduce((sum, { count }) => sum + count, 0), tried: sample.length, unreadable };
  } finally {
    await store.close();
  }
}
