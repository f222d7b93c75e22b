/**
 * Games played in the terminal, each in a file of its own: an export, and while it goes on who plays it. They are kept
 * where the system keeps such things, unless a file is named.
 */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { exportTable, type Seat, type Table } from "@banquise/engine";
import type { AnyState } from "@banquise/games";
import type { Io } from "./io.ts";

/** Who plays: the person's seat, and the bot in all others. */
export interface Players {
  readonly seat: Seat;
  readonly bot: string;
}

/** A new file for a game that begins now. */
export function freshPlace(game: string, { env }: Pick<Io, "env">): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(folderOf(env), `${game}-${now}-${randomBytes(2).toString("hex")}.json`);
}

/** The game that was played last and is not over, if there is one; only those of `game` if one is named. */
export async function latestGame(game: string | undefined, { env }: Pick<Io, "env">): Promise<string | null> {
  const folder = folderOf(env);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".json"));
  const dated = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      return { path, time: (await stat(path)).mtimeMs };
    }),
  );
  for (const { path } of dated.sort((a, b) => b.time - a.time)) {
    const { game: id, play } = await contentOf(path);
    if (play !== undefined && (game === undefined || game === id)) return path;
  }
  return null;
}

/** Whether a file holds a game that goes on: to write another one there would lose it. */
export const isUnderWay = async (path: string): Promise<boolean> =>
  (await contentOf(path)).play !== undefined;

/** Who plays the game in a file; null when it is not one that goes on. */
export function playersOf(content: unknown, seats: number): Players | null {
  const { seat, bot } = ((content as { play?: unknown }).play ?? {}) as { seat?: unknown; bot?: unknown };
  const isSeat = typeof seat === "number" && Number.isInteger(seat) && seat >= 0 && seat < seats;
  return isSeat && typeof bot === "string" ? { seat, bot } : null;
}

/** Writes the game as it is now, whole or not at all; false when that cannot be. */
export async function keepGame(
  path: string,
  table: Table<AnyState>,
  names: readonly string[],
  { seat, bot }: Players,
): Promise<boolean> {
  const game = exportTable(table, names);
  const content = table.over ? game : { ...game, play: { seat, bot } };
  const fresh = `${path}.new`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(fresh, `${JSON.stringify(content)}\n`);
    await rename(fresh, path);
    return true;
  } catch {
    return false;
  }
}

async function contentOf(path: string): Promise<{ game?: unknown; play?: unknown }> {
  try {
    return JSON.parse(await readFile(path, "utf8")) ?? {};
  } catch {
    return {};
  }
}

/** https://specifications.freedesktop.org/basedir-spec, and what Windows has in its place. */
function folderOf(env: Io["env"]): string {
  const base = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(env.HOME || homedir(), ".local", "state");
  return join(base, "banquise", "games");
}
