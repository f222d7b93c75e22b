import { analysisOf, answer } from "@banquise/bots";
import { allGames } from "../games.ts";
import type { ServerOptions } from "../options.ts";
import { type RunningServer, startServer } from "../start.ts";
import { isAddress } from "../storage/store.ts";
import type { BotRunner } from "../tables/bots.ts";
import { newPlace, removePlace } from "./databases.ts";
import { recordCalls } from "./recording.ts";

if (process.env.BANQUISE_RECORD_CALLS) recordCalls(process.env.BANQUISE_RECORD_CALLS);

/** Bots in the test's own thread: the same answers without a build. */
export const inlineBots: BotRunner = {
  ask: (question) => answer(question, gameById),
  analyse: (question) => analysisOf(question, gameById),
  close: async () => {},
};

/** Bots that never come to an end. */
export const endlessBots: BotRunner = {
  ask: () => new Promise(() => {}),
  analyse: () => new Promise(() => {}),
  close: async () => {},
};

async function gameById(id: string) {
  return (await allGames()).find((game) => game.id === id) ?? null;
}

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
  /** The place of its database, which `restart` keeps. */
  readonly place: string;
  restart(options?: ServerOptions): Promise<TestServer>;
  /** Stops it and removes its database. */
  end(): Promise<void>;
}

/** A real server on a free port, with a database of its own. */
export async function testServer(options: ServerOptions = {}): Promise<TestServer> {
  return testServerOn(await newPlace(), options);
}

/** The same on a database that is there. */
export async function testServerOn(place: string, options: ServerOptions = {}): Promise<TestServer> {
  const server = await startServer({ ...QUIET, ...on(place), ...options });
  return {
    ...server,
    place,
    restart: async (changed = options) => {
      await server.close();
      return testServerOn(place, changed);
    },
    end: async () => {
      await server.close();
      await removePlace(place);
    },
  };
}

const on = (place: string): ServerOptions => (isAddress(place) ? { database: place } : { data: place });
