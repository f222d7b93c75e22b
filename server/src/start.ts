import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { BOT_IDS } from "@banquise/bots";
import { BotPool } from "@banquise/bots/pool-node";
import type { FastifyInstance } from "fastify";
import { allGames } from "./games.ts";
import { addRoutes, newApp } from "./http/app.ts";
import { Metrics } from "./metrics.ts";
import { BadSetting, builtFile, type ServerOptions, type Settings, settingsFrom } from "./options.ts";
import { Sessions } from "./sessions.ts";
import { Database } from "./storage/database.ts";
import { FileLock } from "./storage/lock.ts";
import { type BotQuota, Store } from "./storage/store.ts";
import { BotDriver, type BotRunner } from "./tables/bots.ts";
import { Commands } from "./tables/commands.ts";
import { Commits } from "./tables/commits.ts";
import { frame } from "./tables/frames.ts";
import { Hall } from "./tables/hall.ts";
import { Housekeeping } from "./tables/housekeeping.ts";
import { Seating } from "./tables/seating.ts";

export interface RunningServer {
  /** "http://127.0.0.1:8080" */
  readonly address: string;
  /** Stores what was played, ends the streams, and stops. */
  close(): Promise<void>;
}

/** Why there is no server: what was chosen does not work here. */
export class StartFailure extends Error {
  /** inUse: another server has the file. setting: the environment says something that means nothing. */
  readonly problem: "data" | "inUse" | "address" | "setting";
  /** The file, the address or the name of the setting. */
  readonly about: string;

  constructor(problem: StartFailure["problem"], about: string, cause: Error) {
    super(cause.message, { cause });
    this.name = "StartFailure";
    this.problem = problem;
    this.about = about;
  }
}

/** For one address: a class of pupils can play, each against bots. */
const BOT_QUOTA: BotQuota = { tables: 60, botGames: 4 };

/** Starts the whole server; resolves when it answers. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const settings = settingsOrFailure(options);
  const app = newApp(settings.logLevel, settings.trustProxy);
  const { store, lock } = openStore(settings.data);
  const games = new Map((settings.games ?? (await allGames())).map((game) => [game.id, game]));
  const hall = new Hall(games, store, { capacity: settings.residentTables, grace: settings.presenceGrace });
  const metrics = new Metrics(() => hall.size);

  const commits = new Commits(store, {
    committed: (moves, milliseconds) => {
      metrics.moves.inc(moves);
      metrics.batch.observe(moves);
      metrics.commit.observe(milliseconds / 1000);
    },
    failed: (room, error) => {
      metrics.failedCommits.inc();
      app.log.error({ err: error, table: room.facts.id }, "moves could not be stored");
      hall.drop(room);
    },
  });
  const commands = new Commands(commits, (room) => driver.wake(room));
  const runner = settings.botRunner ?? threads(settings);
  const driver = botDriver(app, hall, commands, runner, settings, metrics);
  hall.onLoad = (room) => driver.wake(room);
  const quota = settings.rateLimit ? BOT_QUOTA : null;
  const seating = new Seating(hall, store, BOT_IDS, quota, (room) => driver.wake(room));

  const sessions = await Sessions.open(store, settings.sessionKey);
  const botIds = BOT_IDS;
  await addRoutes(app, { settings, store, sessions, hall, seating, commands, metrics, botIds });
  const address = await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => {
    store.close();
    lock.release();
    throw new StartFailure("address", `${settings.host}:${settings.port}`, error);
  });

  const beat = setInterval(() => {
    for (const { audience, table } of hall.all()) {
      if (!audience.isEmpty) audience.sendToAll(frame("beat", `{"version":${table?.version ?? 0}}`));
    }
  }, settings.beat);
  const housekeeping = new Housekeeping(hall, store, settings.housekeeping, (error) =>
    app.log.error({ err: error }, "housekeeping failed"),
  );
  // Loading a room wakes its bots. A table that cannot be loaded must not keep the others waiting.
  for (const id of await store.waitingForBots()) {
    await hall.get(id).catch((error: unknown) => app.log.error({ err: error, table: id }, "cannot go on"));
  }

  return {
    address,
    close: async () => {
      clearInterval(beat);
      await housekeeping.close();
      await driver.close();
      for (const room of hall.all()) room.audience.close();
      await app.close();
      await commits.flushed();
      await hall.keepStandings();
      store.close();
      lock.release();
      metrics.registry.clear();
    },
  };
}

function settingsOrFailure(options: ServerOptions): Settings {
  try {
    return settingsFrom(options, process.env);
  } catch (error) {
    if (error instanceof BadSetting) throw new StartFailure("setting", error.setting, error);
    throw error;
  }
}

function openStore(path: string): { store: Store; lock: FileLock } {
  let lock: FileLock | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true });
    lock = FileLock.take(path);
    if (lock !== null) return { store: new Store(new Database(path)), lock };
  } catch (error) {
    lock?.release();
    throw new StartFailure("data", path, error as Error);
  }
  throw new StartFailure("inUse", path, new Error("another server is running on it"));
}

function threads({ botThreads }: Settings): BotRunner {
  const worker = builtFile("dist/node/bot-worker.js");
  if (worker === null) throw new Error("bots need dist/node/bot-worker.js: run the build first");
  return new BotPool({ worker: pathToFileURL(worker), size: botThreads });
}

function botDriver(
  app: FastifyInstance,
  hall: Hall,
  commands: Commands,
  runner: BotRunner,
  { botBudget: budget, botDelay: delay }: Settings,
  metrics: Metrics,
): BotDriver {
  return new BotDriver(
    hall,
    commands,
    runner,
    { budget, delay },
    {
      answered: (bot, milliseconds) => metrics.botAnswers.observe({ bot }, milliseconds / 1000),
      failed: (bot, reason, table, detail) => {
        metrics.botFailures.inc({ bot, reason });
        app.log.warn({ bot, reason, table, detail }, "a random move took the place of a bot's");
      },
      stalled: (table, error) =>
        app.log.error({ err: error, table }, "bots wait: their table does not go on"),
    },
  );
}
