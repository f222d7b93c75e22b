import { type Compilable, sql } from "kysely";
import { StartFailure, settingsOrFailure, withoutPassword } from "../start.ts";
import { openDatabase } from "../storage/store.ts";
import { type Place, withStore } from "./opening.ts";
import { noteAct } from "./order.ts";

/** All that `banquise worker` needs of the database. */
const RIGHTS = {
  jobs: ["select", "update"],
  nodes: ["select", "insert", "update", "delete"],
} as const;

/**
 * Makes a role that may do what a worker does and nothing else, or takes from one that is there what is too much. Without a
 * password a new one cannot be entered by a password. Null: the data lie in a file, which has no roles.
 */
export async function grantWorker(
  place: Place,
  role: string,
  password: string | null,
): Promise<{ readonly role: string } | null> {
  const address = settingsOrFailure(place).database;
  if (address === null) return null;
  // Looks whether this is a database of ours at all.
  await withStore(place, { change: false }, async () => {});
  const database = openDatabase(address);
  try {
    await database.transaction(async (transaction) => {
      const ask = <Row>(statement: ReturnType<typeof sql<Row>>) =>
        transaction.all({ compile: () => statement.compile(database.build) } as Compilable<Row>);
      const name = sql.id(role);
      const known = await ask(sql`select from pg_roles where rolname = ${role}`);
      if (known.length === 0) await ask(sql`create role ${name} login`);
      if (password !== null) await ask(sql`alter role ${name} login password ${sql.lit(password)}`);
      const [{ schema = "public" } = {}] = await ask(
        sql<{ schema: string }>`select current_schema() as schema`,
      );
      await ask(sql`revoke all on all tables in schema ${sql.id(schema)} from ${name}`);
      for (const [table, rights] of Object.entries(RIGHTS))
        await ask(sql`grant ${sql.raw(rights.join(", "))} on ${sql.table(table)} to ${name}`);
    });
    await withStore(place, { change: false }, (opened) => noteAct(opened, "workerRole", { role }));
    return { role };
  } catch (error) {
    throw new StartFailure("data", withoutPassword(address), error as Error);
  } finally {
    await database.close();
  }
}
