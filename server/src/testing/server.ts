import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { answer } from "@banquise/bots";
import { allGames } from "../games.ts";
import type { ServerOptions } from "../options.ts";
import { type RunningServer, startServer } from "../start.ts";
import type { BotRunner } from "../tables/bots.ts";

/** Bots in the test's own thread: the same answers without a build. */
export const inlineBots: BotRunner = {
  ask: (question) =>
    answer(question, async (id) => (await allGames()).find((game) => game.id === id) ?? null),
  close: async () => {},
};

const QUIET: ServerOptions = {
  port: 0,
  host: "127.0.0.1",
  web: null,
  rateLimit: false,
  logLevel: "silent",
  botDelay: 0,
  botBudget: { iterations: 4, milliseconds: 1_000 },
  presenceGrace: 30,
  botRunner: inlineBots,
};

export interface TestServer extends RunningServer {
  /** The folder of its database, which `restart` keeps. */
  readonly data: string;
  restart(options?: ServerOptions): Promise<TestServer>;
  /** Stops it and removes its files. */
  end(): Promise<void>;
}

/** A real server on a free port, with a database of its own. */
export async function testServer(options: ServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "banquise-server-"));
  return startOn(folder, join(folder, "test.db"), options);
}

/** The same on a database that is there. */
export const testServerOn = (data: string, options: ServerOptions = {}): Promise<TestServer> =>
  startOn(dirname(data), data, options);

async function startOn(folder: string, data: string, options: ServerOptions): Promise<TestServer> {
  const server = await startServer({ ...QUIET, data, ...options });
  return {
    ...server,
    data,
    restart: async (changed = options) => {
      await server.close();
      return startOn(folder, data, changed);
    },
    end: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
