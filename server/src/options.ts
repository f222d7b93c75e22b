import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Budget } from "@banquise/bots";
import type { AnyGame } from "./games.ts";
import type { OpenBus } from "./nodes/bus.ts";
import type { OutgoingOptions } from "./notices/outgoing.ts";
import { isAddress } from "./storage/store.ts";
import type { BotRunner } from "./tables/bots.ts";

/** All that an operator can choose. Everything has a default that suits one machine. */
export interface ServerOptions {
  readonly port?: number;
  /** The address to listen at: "127.0.0.1" for this machine only, "0.0.0.0" for the network. */
  readonly host?: string;
  /** The database file; its folder is made. */
  readonly data?: string;
  /** The address of a PostgreSQL database, "postgres://user:password@host/name", to use instead of a file. */
  readonly database?: string | null;
  /** Folder of the built pages; null serves the API alone. */
  readonly web?: string | null;
  /** The address that people type, such as "https://play.example.org", when it differs from the Host header. */
  readonly origin?: string | null;
  /** Whether a reverse proxy in front tells who is asking (X-Forwarded-For, X-Forwarded-Proto). */
  readonly trustProxy?: boolean;
  /** Signs sessions; by default made at the first start and kept in the database. */
  readonly sessionKey?: string | null;
  /** Whoever shows it may read the metrics from another machine. */
  readonly metricsToken?: string | null;
  /** The mail server to send mail through, "smtps://name:password@mail.example.org"; null sends none. */
  readonly smtp?: string | null;
  /** Who mails are from: "Banquise <banquise@example.org>". */
  readonly mailFrom?: string | null;
  /** Where strangers may have us send notices: to public addresses alone, unless a trial says otherwise. */
  readonly outgoing?: OutgoingOptions;
  /** Milliseconds between two looks at who is to be told of something while they are elsewhere. */
  readonly noticeBeat?: number;
  readonly rateLimit?: boolean;
  readonly logLevel?: "silent" | "error" | "warn" | "info" | "debug";
  /** Whether every request is noted, with the address it came from. */
  readonly accessLog?: boolean;
  /** Whether bots think here; otherwise workers must think for them, on a database that they share with this server. */
  readonly think?: boolean;
  /** How many bots think at once. */
  readonly botThreads?: number;
  readonly botBudget?: Budget;
  /** Milliseconds that a bot's move takes at least when somebody looks on. */
  readonly botDelay?: number;
  /** How many tables stay in memory when nobody looks at them. */
  readonly residentTables?: number;
  /** Milliseconds before a lost connection shows as absence. */
  readonly presenceGrace?: number;
  /** The time of day, in milliseconds since 1970: clocks run by it. */
  readonly now?: () => number;
  /** Milliseconds between two looks at whose time is up. */
  readonly sweep?: number;
  /** Milliseconds between two such looks that are taken for a time in which no server was up: it is nobody's time. */
  readonly downtime?: number;
  /** Milliseconds between two beats of a stream. */
  readonly beat?: number;
  /** Milliseconds after which a node that says nothing is taken for dead, and others take over what it did. */
  readonly lease?: number;
  /** Milliseconds between two looks at what other nodes have changed, in case a notice of it was lost. */
  readonly clusterBeat?: number;
  /** Milliseconds between two rounds that note which tables are alive and remove those that nobody waits at. */
  readonly housekeeping?: number;
  /** How nodes tell one another what has changed, instead of the database's own way. */
  readonly openBus?: OpenBus | null;
  /** Who answers for the bots, instead of threads. */
  readonly botRunner?: BotRunner | null;
  /** The games to offer, instead of all. */
  readonly games?: readonly AnyGame[] | null;
}

export type Settings = Required<ServerOptions>;

const DEFAULTS: Settings = {
  port: 8080,
  host: "127.0.0.1",
  data: "data/banquise.db",
  database: null,
  web: null,
  origin: null,
  trustProxy: false,
  sessionKey: null,
  metricsToken: null,
  smtp: null,
  mailFrom: null,
  outgoing: {},
  noticeBeat: 2_000,
  rateLimit: true,
  logLevel: "info",
  accessLog: false,
  think: true,
  botThreads: 1,
  // How much each bot thinks is its own business; the time is a limit for slow machines.
  botBudget: { iterations: Number.POSITIVE_INFINITY, milliseconds: 2_000 },
  botDelay: 700,
  residentTables: 5_000,
  presenceGrace: 5_000,
  now: Date.now,
  sweep: 500,
  // More than a busy machine is ever late.
  downtime: 2_500,
  beat: 15_000,
  lease: 10_000,
  clusterBeat: 1_000,
  housekeeping: 60_000,
  openBus: null,
  botRunner: null,
  games: null,
};

/** A value that cannot be what it says it is. */
export class BadSetting extends Error {
  /** "BANQUISE_PORT" */
  readonly setting: string;

  /** `expected`: what would do, in signs that need no translation. */
  constructor(setting: string, expected: string) {
    super(expected);
    this.name = "BadSetting";
    this.setting = setting;
  }
}

/** What was chosen, over the environment, over the defaults. Throws a `BadSetting` rather than guess. */
export function settingsFrom(options: ServerOptions, env: NodeJS.ProcessEnv): Settings {
  const settings = {
    ...DEFAULTS,
    web: builtFile("dist/web"),
    ...given(environment(env)),
    ...given(options),
  };
  // Whoever names a file means that file.
  if (options.data !== undefined && options.database === undefined) settings.database = null;
  if (settings.database !== null && !isAddress(settings.database))
    throw new BadSetting("DATABASE_URL", "postgres://user:password@host/name");
  if (!settings.think && settings.database === null) throw new BadSetting("BANQUISE_THINK", "DATABASE_URL");
  if (settings.sessionKey?.trim() === "") throw new BadSetting("BANQUISE_SESSION_KEY", TEXT);
  // Links in mails lead to where the operator says, not to where a request says it came.
  if (settings.smtp !== null && settings.origin === null)
    throw new BadSetting("BANQUISE_ORIGIN", "https://play.example.org");
  return settings;
}

function environment(env: NodeJS.ProcessEnv): ServerOptions {
  const text = (name: string) => read(env, name, TEXT, (value) => value.trim() || null);
  const flag = (name: string) => read(env, name, "on / off", flagOf);
  const number = (name: string, least = 0, most = 999_999_999) =>
    read(env, name, `${least} – ${most}`, (value) => numberFrom(value, least, most));
  return {
    port: number(env.BANQUISE_PORT === undefined ? "PORT" : "BANQUISE_PORT", 0, 65_535),
    host: text("BANQUISE_HOST"),
    data: text("BANQUISE_DATA"),
    database: text("DATABASE_URL"),
    origin: read(env, "BANQUISE_ORIGIN", "https://play.example.org", originOf),
    trustProxy: flag("BANQUISE_TRUST_PROXY"),
    sessionKey: text("BANQUISE_SESSION_KEY"),
    metricsToken: text("BANQUISE_METRICS_TOKEN"),
    smtp: read(env, "BANQUISE_SMTP_URL", SMTP, smtpOf),
    mailFrom: text("BANQUISE_MAIL_FROM"),
    rateLimit: flag("BANQUISE_RATE_LIMIT"),
    logLevel: read(env, "BANQUISE_LOG_LEVEL", LOG_LEVELS.join(" / "), levelOf),
    accessLog: flag("BANQUISE_ACCESS_LOG"),
    think: flag("BANQUISE_THINK"),
    // Without a thread every table with a bot would wait for ever.
    botThreads: number("BANQUISE_BOT_THREADS", 1),
    botDelay: number("BANQUISE_BOT_DELAY"),
    residentTables: number("BANQUISE_RESIDENT_TABLES", 1),
    lease: number("BANQUISE_LEASE", 1_000),
  };
}

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;
const YES = ["1", "true", "yes", "on"];
const NO = ["0", "false", "no", "off"];
const TEXT = "…";
const SMTP = "smtps://name:password@mail.example.org";

/** One variable; undefined when it is not there. */
function read<T>(env: NodeJS.ProcessEnv, name: string, expected: string, parse: (text: string) => T | null) {
  const text = env[name];
  if (text === undefined) return undefined;
  const value = parse(text);
  if (value === null) throw new BadSetting(name, expected);
  return value;
}

function numberFrom(text: string, least: number, most: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
}

const smtpOf = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) ? text : null;

function flagOf(text: string): boolean | null {
  const said = text.toLowerCase();
  return YES.includes(said) ? true : NO.includes(said) ? false : null;
}

const levelOf = (text: string) => LOG_LEVELS.find((level) => level === text) ?? null;

function given(options: ServerOptions): ServerOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** A file of the build, found from here upwards: from the sources and from the bundle alike. */
export function builtFile(path: string): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    if (dirname(folder) === folder) return null;
    folder = dirname(folder);
  }
  return join(folder, path);
}
