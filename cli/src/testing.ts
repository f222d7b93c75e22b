/** Runs a command line as `main.ts` does, and catches what it says. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  exportTable,
  parseConfig,
  Random,
  secretFromSeed,
  Table,
  type TableConfig,
  type TableExport,
} from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { Io } from "./io.ts";
import { run } from "./run.ts";

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Where the built workers are: tests run after the build. */
const BUILT = new URL("../../dist/node/", import.meta.url);

export async function cli(
  line: string,
  input: readonly string[] = [],
  { env = { LANG: "en_GB.UTF-8" }, home = BUILT }: Partial<Pick<Io, "env" | "home">> = {},
): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(line.split(" ").filter(Boolean), {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    status: null,
    lines: async function* () {
      yield* input;
    },
    stopped: () => Promise.resolve(),
    env,
    home,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

/** A finished game of Blueprints with an undo in it, as a file would bring it. */
export async function finishedGame(): Promise<TableExport> {
  const loaded = await loadGame("blueprints");
  if (loaded === null) throw new Error("Blueprints is gone");
  const { game } = loaded;
  const config = parseConfig(game, 3) as TableConfig;
  const table = new Table(game, config, { secret: secretFromSeed(4), nonces: ["x", "", "z"] });
  const random = Random.of(4);
  table.play(table.actor, table.legal()[0] ?? 0);
  table.undo(table.actor);
  while (!table.over) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? 0);
  }
  return JSON.parse(JSON.stringify(exportTable(table, ["Ada", "Bo", "Cy"])));
}

/** Writes something into a file of its own and returns the path. */
export async function inFile(content: unknown): Promise<string> {
  const path = join(await freshFolder(), "game.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

export const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "banquise-"));
