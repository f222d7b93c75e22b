import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { BOT_IDS } from "@banquise/bots";
import { BotPool } from "@banquise/bots/pool-node";
import type { FastifyInstance } from "fastify";
import { Daily } from "./daily/daily.ts";
import { allGames, rulesOf } from "./games.ts";
import { Health } from "./health.ts";
import { addRoutes, newApp } from "./http/app.ts";
import { newNodeId } from "./ids.ts";
import { Metrics } from "./metrics.ts";
import { Cluster, type ClusterOptions } from "./nodes/cluster.ts";
import { Delegated } from "./nodes/delegated.ts";
import { PostgresBus } from "./nodes/postgres-bus.ts";
import { RulesInUse } from "./nodes/rules-in-use.ts";
import { MailSender } from "./notices/email.ts";
import { Notices } from "./notices/notices.ts";
import { NoticePreferences } from "./notices/preferences.ts";
import { sendersOf } from "./notices/senders.ts";
import { BadSetting, builtFile, type ServerOptions, type Settings, settingsFrom } from "./options.ts";
import { Keeping } from "./order/keeping.ts";
import { Order } from "./order/order.ts";
import { Reports } from "./order/reports.ts";
import { Sanctions } from "./order/sanctions.ts";
import { AccountStreams } from "./people/account-streams.ts";
import { Accounts } from "./people/accounts.ts";
import { ApiTokens } from "./people/api-tokens.ts";
import { Archive } from "./people/archive.ts";
import { Belongings } from "./people/belongings.ts";
import { Letters } from "./people/letters.ts";
import { AccountMail } from "./people/mail.ts";
import { Profiles } from "./people/profiles.ts";
import { Sessions } from "./sessions.ts";
import type { BotQuota } from "./storage/bot-quota.ts";
import { FileLock } from "./storage/lock.ts";
import { Store } from "./storage/store.ts";
import type { Listener } from "./tables/audience.ts";
import { BotDriver, type BotRunner } from "./tables/bots.ts";
import { CatchUp } from "./tables/catching-up.ts";
import { Commands } from "./tables/commands.ts";
import { Commits } from "./tables/commits.ts";
import { EarlyGames } from "./tables/early-games.ts";
import { Housekeeping } from "./tables/housekeeping.ts";
import type { LiveTable } from "./tables/live-table.ts";
import { LiveTables } from "./tables/live-tables.ts";
import { beatFrame } from "./tables/messages.ts";
import { Opening } from "./tables/opening.ts";
import { Seating } from "./tables/seating.ts";
import { Starting } from "./tables/starting.ts";
import { Timekeeper } from "./tables/timekeeper.ts";
import { Votes } from "./tables/votes.ts";
import { Circle } from "./talk/circle.ts";
import { Invitations } from "./talk/invitations.ts";
import { Talk } from "./talk/talk.ts";

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
  const newest = new Map((settings.games ?? (await allGames())).map((game) => [game.id, game]));
  const rules = rulesOf(newest);
  const inUse = new RulesInUse(newest, rules);
  const metrics = new Metrics(() => tables.size);
  const node = newNodeId();
  const cluster = new Cluster({
    id: node,
    store,
    facts: { rules: inUse.known },
    beat: settings.clusterBeat,
    lease: settings.lease,
    openBus: busOf(settings, node),
  });
  const troubled = (live: LiveTable, error: unknown, text: string) =>
    app.log.error({ err: error, table: live.facts.id }, text);
  const accountStreams = new AccountStreams(store, (error) =>
    app.log.error({ err: error }, "it is not known how people stand"),
  );
  const commits = new Commits(store.logs, {
    committed: (lives, milliseconds) => {
      cluster.changed(lives);
      accountStreams.look();
      metrics.moves.inc(lives.length);
      metrics.batch.observe(lives.length);
      metrics.commit.observe(milliseconds / 1000);
    },
    failed: (live, error) => {
      metrics.failedCommits.inc();
      troubled(live, error, "a move could not be stored");
    },
    thinker: () => node,
    tellAt: (live, entry) => notices.tellAt(live, entry),
  });
  const earlyGames = new EarlyGames(store.earlyLogs, rules);
  const catchUp = new CatchUp(store, node, inUse, {
    lost: (live, error) => {
      if (error !== null) troubled(live, error, "a table cannot be read");
      tables.drop(live);
    },
    moved: (live) => driver.wake(live),
    talked: (live, revision) => void talk.follow(live, revision),
  });
  const sanctions = new Sanctions(store, settings.now, {
    changed: () => {
      if (!sanctions.hasBans) return;
      const isBanned = ({ identity, address }: Listener): boolean =>
        (sanctions.against("ban", identity?.person ?? null) ?? sanctions.againstAddress(address)) !== null;
      accountStreams.endWhere(isBanned);
      for (const { audience } of tables.all()) audience.endWhere(isBanned);
    },
    banned: (person) => belongings.leaveTables(person, "handOver"),
    failed: (error) => app.log.error({ err: error }, "what is forbidden is not known"),
  });
  const talk = new Talk(store, sanctions, settings.now, {
    changed: (live) => cluster.changed([live]),
    failed: (live, error) => troubled(live, error, "what was said could not be told"),
  });
  const tables = new LiveTables(inUse, store, commits, earlyGames, catchUp, {
    capacity: settings.residentTables,
    grace: settings.presenceGrace,
    now: settings.now,
    rulesOf: rules,
    isAlive: (other) => cluster.isAlive(other),
    isKnownToAll: (game) => inUse.isKnownToAll(game),
    presenceChanged: (live) => cluster.presenceChanged(live),
    damaged: (table, detail) => app.log.error({ table, detail }, "a table cannot be read"),
  });
  const commands = new Commands(commits, store.changes, settings.now, {
    decided: (live) => {
      driver.wake(live);
      daily.decided(live);
      live.game?.trim().catch((error: unknown) => troubled(live, error, "a log was not shortened"));
    },
    changed: (live) => cluster.changed([live]),
    fresh: (live) => tables.fresh(live),
  });
  const delegated = settings.think ? null : new Delegated(store.jobs, (notice) => cluster.publish(notice));
  const runner = settings.botRunner ?? delegated ?? threads(settings);
  const driver = botDriver(app, { tables, commands, store, node }, runner, settings, metrics);
  const quota = settings.rateLimit ? BOT_QUOTA : null;
  const starting = new Starting(store.logs, settings.now, {
    started: (live) => driver.wake(live),
    thinker: () => node,
    tellAt: (at) => notices.tellAtStart(at),
  });
  const opening = new Opening(tables, store, starting, { botIds: BOT_IDS, quota, now: settings.now });
  const seating = new Seating(tables, store, { opening, starting }, BOT_IDS, {
    changed: (live) => {
      cluster.changed([live]);
      cluster.presenceChanged(live);
    },
    renamed: async (session) => {
      if (store.isShared) cluster.publish({ tables: await store.changes.raiseAllOf(session) });
    },
    differs: async (live) => {
      live.isAstray = true;
      await tables.fresh(live).catch(() => tables.drop(live));
    },
  });
  const daily = new Daily({
    games: inUse.games,
    store,
    tables,
    opening,
    runner,
    rulesOf: rules,
    now: settings.now,
    failed: (table, error) => app.log.error({ err: error, table }, "a challenge could not be verified"),
  });
  const circle = new Circle(store, tables, settings.now);
  const votes = new Votes(commands, store.tables, (live) => cluster.changed([live]));

  const apiTokens = new ApiTokens(store.apiTokens, settings.now);
  const sessions = await Sessions.open(store, apiTokens, settings.sessionKey);
  const accounts = new Accounts(store, sessions, { now: settings.now, byAddress: settings.rateLimit });
  const invitations = new Invitations(store, accounts.guesses, settings.now);
  const mail = mailOf(settings);
  const senders = await sendersOf(store, mail, settings);
  const notices: Notices = new Notices(
    {
      store,
      senders,
      node,
      now: settings.now,
      interval: settings.noticeBeat,
      isPresent: (table, person) => isPresent(tables, store, table, person),
    },
    {
      sent: (channel, outcome) => metrics.notices.inc({ channel, outcome }),
      failed: (error) => app.log.error({ err: error }, "somebody could not be told"),
    },
  );
  const preferences = new NoticePreferences(store, senders, settings.now);
  const letters = mail === null || settings.origin === null ? null : new Letters(mail, settings.origin);
  const accountMail = new AccountMail(accounts, store, letters, (error) =>
    app.log.error({ err: error }, "a letter could not be sent"),
  );
  const belongings = new Belongings(store, accounts, { tables, seating, commands, now: settings.now });
  const order = new Order(store, settings.now);
  const keepers = {
    sanctions,
    order,
    reports: new Reports(store, circle, accounts.guesses, settings.now),
    keeping: new Keeping(order, { accounts, sessions, seating, tables, talk }),
  };
  const archive = new Archive(tables, store.played, { daily, rulesOf: rules });
  const profiles = new Profiles(store, settings.now);
  const people = { accounts, apiTokens, accountStreams, accountMail, belongings, archive, profiles };
  const health = new Health(store);
  const botIds = BOT_IDS;
  const shared = { settings, store, sessions, tables, cluster };
  const services = {
    ...shared,
    ...people,
    ...keepers,
    opening,
    seating,
    commands,
    votes,
    daily,
    talk,
    circle,
    invitations,
    preferences,
    metrics,
    health,
    botIds,
    runner,
  };
  await addRoutes(app, { ...services, rulesOf: rules });
  const timekeeper = new Timekeeper(tables, store.clocks, { commands, votes }, settings, (error) =>
    app.log.error({ err: error }, "clocks cannot be looked at"),
  );
  await timekeeper.countMissedTime();
  const failed = (error: unknown) => app.log.error({ err: error }, "the other nodes are not heard");
  await cluster.join({
    tables,
    sessions,
    agree: (nodes) => inUse.agree(nodes),
    beaten: async () => {
      await driver.takeOver();
    },
    ended: (session) => accountStreams.endAll([session]),
    noticed: ({ done, tables: told, sanctions: changed }) => {
      delegated?.done(done ?? []);
      if (told !== undefined) accountStreams.look();
      if (changed !== undefined) void sanctions.lookSoon();
    },
    failed,
  });
  await sanctions.open(settings.clusterBeat);
  const address = await app
    .listen({ port: settings.port, host: settings.host })
    .catch(async (error: Error) => {
      await timekeeper.close();
      await sanctions.close();
      await notices.close();
      await cluster.leave();
      await store.close();
      lock?.release();
      throw new StartFailure("address", `${settings.host}:${settings.port}`, error);
    });

  const beat = setInterval(() => {
    for (const live of tables.all()) if (!live.audience.isEmpty) live.audience.sendToAll(beatFrame(live));
    accountStreams.beat();
  }, settings.beat);
  const housekeeping = new Housekeeping(
    tables,
    store,
    earlyGames,
    daily,
    settings.housekeeping,
    (ids) => cluster.publish({ tables: ids }),
    (error) => app.log.error({ err: error }, "housekeeping failed"),
  );
  const waking = takeOverAll(driver).catch(failed);

  return {
    address,
    close: async () => {
      clearInterval(beat);
      await timekeeper.close();
      await sanctions.close();
      await notices.close();
      await driver.close();
      await waking;
      await housekeeping.close();
      await daily.close();
      for (const live of tables.all()) live.close();
      await accountStreams.close();
      await app.close();
      await commits.flushed();
      await cluster.leave();
      await store.close();
      mail?.close();
      lock?.release();
      metrics.registry.clear();
    },
  };
}

export function settingsOrFailure(options: ServerOptions): Settings {
  try {
    return settingsFrom(options, process.env);
  } catch (error) {
    if (error instanceof BadSetting) throw new StartFailure("setting", error.setting, error);
    throw error;
  }
}

/** Whether somebody has a table in front of them, at whichever node. */
async function isPresent(tables: LiveTables, store: Store, table: string, person: string): Promise<boolean> {
  if (tables.peek(table)?.presence.isOnline(person)) return true;
  const present = store.isShared ? await store.nodes.presentAt([table]) : [];
  return present.some(({ session_id }) => session_id === person);
}

function mailOf({ smtp, mailFrom, origin }: Settings): MailSender | null {
  if (smtp === null || origin === null) return null;
  return new MailSender({ smtp, from: mailFrom ?? `Banquise <banquise@${new URL(origin).hostname}>` });
}

/** A file is for one server, and locked; a database across a network is for as many as like. */
async function openStore({
  data: path,
  database,
}: Settings): Promise<{ store: Store; lock: FileLock | null }> {
  if (database !== null) {
    const store = await openWritable(database).catch((error: Error) => {
      throw new StartFailure("data", withoutPassword(database), error);
    });
    return { store, lock: null };
  }
  let lock: FileLock | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true });
    lock = FileLock.take(path);
    if (lock !== null) return { store: await openWritable(path), lock };
  } catch (error) {
    lock?.release();
    throw new StartFailure("data", path, error as Error);
  }
  throw new StartFailure("inUse", path, new Error("another server is running on it"));
}

/** A database that can only be read is found out now, not by the first who plays. */
async function openWritable(place: string): Promise<Store> {
  const store = await Store.open(place);
  try {
    await store.beat();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

export function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return "DATABASE_URL";
  const url = new URL(address);
  url.password = "";
  return url.href;
}

/** Goes on with all tables where a bot must decide and nobody sees to it, such as those that were left at the last stop. */
async function takeOverAll(driver: BotDriver): Promise<void> {
  while (await driver.takeOver());
}

/** How to hear of others: there are none on a file. */
function busOf({ database, openBus }: Settings, node: string): ClusterOptions["openBus"] {
  if (database === null) return null;
  const open = openBus ?? PostgresBus.open;
  return (receive, reconnected) => open(database, node, receive, reconnected);
}

export function threads({ botThreads }: Settings): BotRunner {
  const worker = builtFile("dist/node/bot-worker.js");
  if (worker === null) throw new Error("bots need dist/node/bot-worker.js: run the build first");
  return new BotPool({ worker: pathToFileURL(worker), size: botThreads });
}

function botDriver(
  app: FastifyInstance,
  { tables, commands, store, node }: { tables: LiveTables; commands: Commands; store: Store; node: string },
  runner: BotRunner,
  { botBudget: budget, botDelay: delay }: Settings,
  metrics: Metrics,
): BotDriver {
  return new BotDriver(
    tables,
    commands,
    store.turns,
    runner,
    { node, budget, delay },
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
