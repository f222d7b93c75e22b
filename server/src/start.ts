import { pathToFileURL } from "node:url";
import { BOT_IDS } from "@banquise/bots";
import { BotPool } from "@banquise/bots/pool-node";
import type { FastifyInstance } from "fastify";
import { allGames } from "./games.ts";
import { addRoutes, newApp } from "./http/app.ts";
import { Metrics } from "./metrics.ts";
import { builtFile, type ServerOptions, type Settings, settingsFrom } from "./options.ts";
import { Sessions } from "./sessions.ts";
import { Database } from "./storage/database.ts";
import { Store } from "./storage/store.ts";
import { BotGames } from "./tables/bot-games.ts";
import { BotDriver, type BotRunner } from "./tables/bots.ts";
import { Commands } from "./tables/commands.ts";
import { Commits } from "./tables/commits.ts";
import { frame } from "./tables/frames.ts";
import { Hall } from "./tables/hall.ts";
import { Seating } from "./tables/seating.ts";

export interface RunningServer {
  /** "http://127.0.0.1:8080" */
  readonly address: string;
  /** Stores what was played, ends the streams, and stops. */
  close(): Promise<void>;
}

/** Why there is no server: what was chosen does not work here. */
export class StartFailure extends Error {
  readonly problem: "data" | "address";
  /** The file, or the address. */
  readonly about: string;

  constructor(problem: StartFailure["problem"], about: string, cause: Error) {
    super(cause.message, { cause });
    this.name = "StartFailure";
    this.problem = problem;
    this.about = about;
  }
}

/** Games of bots among themselves that one address may keep going. */
const MOST_BOT_GAMES = 4;

/** Starts the whole server; resolves when it answers. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const settings = settingsFrom(options, process.env);
  const app = newApp(settings.logLevel, settings.trustProxy);
  const store = openStore(settings.data);
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
  const mostBotGames = settings.rateLimit ? MOST_BOT_GAMES : Number.POSITIVE_INFINITY;
  const botGames = new BotGames(mostBotGames, (id) => hall.peek(id)?.status === "playing");
  const seating = new Seating(hall, store, BOT_IDS, botGames, (room) => driver.wake(room));

  const sessions = await Sessions.open(store, settings.sessionKey);
  const botIds = BOT_IDS;
  await addRoutes(app, { settings, store, sessions, hall, seating, commands, metrics, botIds });
  const address = await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => {
    store.close();
    throw new StartFailure("address", `${settings.host}:${settings.port}`, error);
  });

  const beat = setInterval(() => {
    for (const { audience, table } of hall.all()) {
      if (!audience.isEmpty) audience.sendToAll(frame("beat", `{"version":${table?.version ?? 0}}`));
    }
  }, settings.beat);
  // Loading a room wakes its bots. A table that cannot be loaded must not keep the others waiting.
  for (const id of await store.waitingForBots()) {
    await hall.get(id).catch((error: unknown) => app.log.error({ err: error, table: id }, "cannot go on"));
  }

  return {
    address,
    close: async () => {
      clearInterval(beat);
      await driver.close();
      for (const room of hall.all()) room.audience.close();
      await app.close();
      await commits.flushed();
      await hall.keepStandings();
      store.close();
      metrics.registry.clear();
    },
  };
}

function openStore(path: string): Store {
  try {
    return new Store(new Database(path));
  } catch (error) {
    throw new StartFailure("data", path, error as Error);
  }
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
      failed: (bot, table, reason) => {
        metrics.botFailures.inc({ bot });
        app.log.warn({ bot, table, reason }, "a random move took the place of a bot's");
      },
      stalled: (table, error) =>
        app.log.error({ err: error, table }, "bots wait: their table does not go on"),
    },
  );
}
