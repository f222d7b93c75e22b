import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { BOT_IDS } from "@banquise/bots";
import { BotPool } from "@banquise/bots/pool-node";
import type { FastifyInstance } from "fastify";
import { allGames, rulesOf } from "./games.ts";
import { Health } from "./health.ts";
import { addRoutes, newApp } from "./http/app.ts";
import { Metrics } from "./metrics.ts";
import { BadSetting, builtFile, type ServerOptions, type Settings, settingsFrom } from "./options.ts";
import { Sessions } from "./sessions.ts";
import { FileLock } from "./storage/lock.ts";
import { Store } from "./storage/store.ts";
import type { BotQuota } from "./storage/table-store.ts";
import { BotDriver, type BotRunner } from "./tables/bots.ts";
import { Commands } from "./tables/commands.ts";
import { Commits } from "./tables/commits.ts";
import { EarlyGames } from "./tables/early-games.ts";
import { Housekeeping } from "./tables/housekeeping.ts";
import { LiveTables } from "./tables/live-tables.ts";
import { beatFrame } from "./tables/messages.ts";
import { Seating } from "./tables/seating.ts";
import { Timekeeper } from "./tables/timekeeper.ts";
import { Votes } from "./tables/votes.ts";

export interface RunningServer {
  /** "http://127.0.0.1:8080" */
  readonly address: string;
  /** Stores what was played, ends the streams, and stops. */
  close(): Promise<void>;
}

/** Why there is no server: what was chosen does not work here. */
export class StartFailure extends Error {
  /** data: the database cannot be used. inUse: another server has the file. setting: the environment says something that means nothing. */
  readonly problem: "data" | "inUse" | "address" | "setting";
  /** The file or the address of the database, the address to listen at, or the name of the setting. */
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
  const { store, lock } = await openStore(settings);
  const games = new Map((settings.games ?? (await allGames())).map((game) => [game.id, game]));
  const metrics = new Metrics(() => tables.size);
  const commits = new Commits(store.logs, {
    committed: (entries, milliseconds) => {
      metrics.moves.inc(entries);
      metrics.batch.observe(entries);
      metrics.commit.observe(milliseconds / 1000);
    },
    failed: (live, error) => {
      metrics.failedCommits.inc();
      app.log.error({ err: error, table: live.facts.id }, "a move could not be stored");
      tables.drop(live);
    },
  });
  const rules = rulesOf(games);
  const earlyGames = new EarlyGames(store.earlyLogs, rules);
  const tables = new LiveTables(games, store, commits, earlyGames, {
    capacity: settings.residentTables,
    grace: settings.presenceGrace,
    now: settings.now,
    rulesOf: rules,
    loaded: (live) => driver.wake(live),
    damaged: (table, detail) => app.log.error({ table, detail }, "a table cannot be read"),
  });
  const commands = new Commands(commits, settings.now, (live) => {
    driver.wake(live);
    live.game?.trim().catch((error: unknown) => app.log.error({ err: error, table: live.facts.id }));
  });
  const runner = settings.botRunner ?? threads(settings);
  const driver = botDriver(app, tables, commands, runner, settings, metrics);
  const quota = settings.rateLimit ? BOT_QUOTA : null;
  const seating = new Seating(tables, store, BOT_IDS, quota, settings.now, (live) => driver.wake(live));
  const votes = new Votes(commands, store.tables);

  const sessions = await Sessions.open(store, settings.sessionKey);
  const health = new Health(store);
  const botIds = BOT_IDS;
  const services = { settings, store, sessions, tables, seating, commands, votes, metrics, health, botIds };
  await addRoutes(app, { ...services, rulesOf: rules });
  const timekeeper = new Timekeeper(tables, store.clocks, commands, settings, (error) =>
    app.log.error({ err: error }, "clocks cannot be looked at"),
  );
  await timekeeper.countMissedTime();
  const address = await app
    .listen({ port: settings.port, host: settings.host })
    .catch(async (error: Error) => {
      await timekeeper.close();
      await store.close();
      lock?.release();
      throw new StartFailure("address", `${settings.host}:${settings.port}`, error);
    });

  const beat = setInterval(() => {
    for (const live of tables.all()) if (!live.audience.isEmpty) live.audience.sendToAll(beatFrame(live));
  }, settings.beat);
  const housekeeping = new Housekeeping(tables, store, earlyGames, settings.housekeeping, (error) =>
    app.log.error({ err: error }, "housekeeping failed"),
  );
  const isStopping = { now: false };
  const waking = wakeBots(app, tables, await store.tables.waitingForBots(), isStopping);

  return {
    address,
    close: async () => {
      isStopping.now = true;
      clearInterval(beat);
      await timekeeper.close();
      await waking;
      await housekeeping.close();
      await driver.close();
      for (const live of tables.all()) live.close();
      await app.close();
      await commits.flushed();
      await store.close();
      lock?.release();
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

/** A file is for one server, and locked; a database across a network is for as many as like. */
async function openStore({
  data: path,
  database,
}: Settings): Promise<{ store: Store; lock: FileLock | null }> {
  if (database !== null) {
    const store = await Store.open(database).catch((error: Error) => {
      throw new StartFailure("data", withoutPassword(database), error);
    });
    return { store, lock: null };
  }
  let lock: FileLock | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true });
    lock = FileLock.take(path);
    if (lock !== null) return { store: await Store.open(path), lock };
  } catch (error) {
    lock?.release();
    throw new StartFailure("data", path, error as Error);
  }
  throw new StartFailure("inUse", path, new Error("another server is running on it"));
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return "DATABASE_URL";
  const url = new URL(address);
  url.password = "";
  return url.href;
}

/** Goes on with the tables where a bot must decide. Loading a table wakes its bots; one that cannot be read keeps none waiting. */
async function wakeBots(
  app: FastifyInstance,
  tables: LiveTables,
  ids: readonly string[],
  isStopping: { readonly now: boolean },
): Promise<void> {
  for (const id of ids) {
    if (isStopping.now) return;
    await tables
      .use(id, () => {})
      .catch((error: unknown) => app.log.error({ err: error, table: id }, "cannot go on"));
    // Others are served in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function threads({ botThreads }: Settings): BotRunner {
  const worker = builtFile("dist/node/bot-worker.js");
  if (worker === null) throw new Error("bots need dist/node/bot-worker.js: run the build first");
  return new BotPool({ worker: pathToFileURL(worker), size: botThreads });
}

function botDriver(
  app: FastifyInstance,
  tables: LiveTables,
  commands: Commands,
  runner: BotRunner,
  { botBudget: budget, botDelay: delay }: Settings,
  metrics: Metrics,
): BotDriver {
  return new BotDriver(
    tables,
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
