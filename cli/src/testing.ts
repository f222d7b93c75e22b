/** Runs a command line as `main.ts` does, and catches what it says. */
import { mkdtempSync } from "node:fs";
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
import type { LinePort } from "./env/lines.ts";
import type { Io } from "./io.ts";
import { run } from "./run.ts";

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Where the built workers are: tests run after the build. */
const BUILT = new URL("../../dist/node/", import.meta.url);

/** Games that tests play are not kept among the user's own. */
const STATE = mkdtempSync(join(tmpdir(), "banquise-"));

/** What differs from a pipe in an English environment. */
export interface Surroundings extends Partial<Pick<Io, "env" | "home" | "colour">> {
  /** Letters in a line of the terminal. */
  readonly width?: number;
  /** All that is piped in. */
  readonly piped?: string;
}

export async function cli(
  line: string | readonly string[],
  input: readonly string[] = [],
  { env = {}, home = BUILT, colour = false, width, piped = "" }: Surroundings = {},
): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(typeof line === "string" ? line.split(" ").filter(Boolean) : line, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    width: () => width ?? null,
    colour,
    status: null,
    lines: async function* () {
      yield* input;
    },
    input: () => Promise.resolve(piped),
    port: () => pipedPort(piped, out),
    stopped: () => Promise.resolve(),
    env: { LANG: "en_GB.UTF-8", XDG_STATE_HOME: STATE, ...env },
    home,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

/** Lines that are piped in, and answers among what is said. */
function pipedPort(piped: string, out: string[]): LinePort {
  const lines = piped.split("\n").values();
  return {
    read: () => lines.next().value ?? null,
    write: (answer, after = []) => {
      out.push(typeof answer === "string" ? answer : Buffer.from(answer).toString());
      for (const bytes of after) out.push(Buffer.from(bytes).toString("base64"));
      return true;
    },
  };
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
