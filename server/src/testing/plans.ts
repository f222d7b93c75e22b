import type { Compilable } from "kysely";
import { vi } from "vitest";
import type { Database } from "../storage/database.ts";
import { engine } from "./databases.ts";

/** How the database would answer each question that `work` asks. */
export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const asked: Compilable[] = [];
  const read = database.read.bind(database);
  const spy = vi.spyOn(database, "read").mockImplementation((ask) =>
    read((at) =>
      ask({
        ...at,
        all: (query) => {
          asked.push(query);
          return at.all(query);
        },
      }),
    ),
  );
  const all = database.all.bind(database);
  const alone = vi.spyOn(database, "all").mockImplementation((query) => {
    asked.push(query);
    return all(query);
  });
  await work();
  spy.mockRestore();
  alone.mockRestore();
  return Promise.all(asked.map((query) => planOf(database, query)));
}

async function planOf(database: Database, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const plan = await database.transaction(async (transaction) => {
    // A table without rows is read as quickly without its index.
    if (engine === "postgres") await transaction.run(raw("set local enable_seqscan = off"));
    const word = engine === "sqlite" ? "explain query plan" : "explain";
    return transaction.all(raw(`${word} ${text}`, parameters));
  });
  return JSON.stringify(plan);
}

const raw = (text: string, parameters: readonly unknown[] = []) =>
  ({ compile: () => ({ sql: text, parameters }) }) as unknown as Compilable<object>;
