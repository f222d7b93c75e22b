import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Budget } from "@banquise/bots";
import type { AnyGame } from "./games.ts";
import type { BotRunner } from "./tables/bots.ts";

/** All that an operator can choose. Everything has a default that suits one machine. */
export interface ServerOptions {
  readonly port?: number;
  /** The address to listen at: "127.0.0.1" for this machine only, "0.0.0.0" for the network. */
  readonly host?: string;
  /** The database file; its folder is made. */
  readonly data?: string;
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
  readonly rateLimit?: boolean;
  readonly logLevel?: "silent" | "error" | "warn" | "info" | "debug";
  /** How many bots think at once. */
  readonly botThreads?: number;
  readonly botBudget?: Budget;
  /** Milliseconds that a bot's move takes at least when somebody looks on. */
  readonly botDelay?: number;
  /** How many tables stay in memory when nobody looks at them. */
  readonly residentTables?: number;
  /** Milliseconds before a lost connection shows as absence. */
  readonly presenceGrace?: number;
  /** Milliseconds between two beats of a stream. */
  readonly beat?: number;
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
  web: null,
  origin: null,
  trustProxy: false,
  sessionKey: null,
  metricsToken: null,
  rateLimit: true,
  logLevel: "info",
  botThreads: 1,
  // How much each bot thinks is its own business; the time is a limit for slow machines.
  botBudget: { iterations: Number.POSITIVE_INFINITY, milliseconds: 2_000 },
  botDelay: 700,
  residentTables: 5_000,
  presenceGrace: 5_000,
  beat: 15_000,
  botRunner: null,
  games: null,
};

/** What was chosen, over the environment, over the defaults. */
export function settingsFrom(options: ServerOptions, env: NodeJS.ProcessEnv): Settings {
  return {
    ...DEFAULTS,
    web: builtFile("dist/web"),
    ...given(environment(env)),
    ...given(options),
  };
}

function environment(env: NodeJS.ProcessEnv): ServerOptions {
  const { BANQUISE_LOG_LEVEL: logLevel } = env;
  return {
    port: numberOf(env.BANQUISE_PORT ?? env.PORT),
    host: env.BANQUISE_HOST,
    data: env.BANQUISE_DATA,
    origin: env.BANQUISE_ORIGIN,
    trustProxy: flagOf(env.BANQUISE_TRUST_PROXY),
    sessionKey: env.BANQUISE_SESSION_KEY,
    metricsToken: env.BANQUISE_METRICS_TOKEN,
    rateLimit: flagOf(env.BANQUISE_RATE_LIMIT),
    logLevel: LOG_LEVELS.find((level) => level === logLevel),
    // Without a thread every table with a bot would wait for ever.
    botThreads: numberOf(env.BANQUISE_BOT_THREADS) || undefined,
    botDelay: numberOf(env.BANQUISE_BOT_DELAY),
    residentTables: numberOf(env.BANQUISE_RESIDENT_TABLES),
  };
}

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const flagOf = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : !["", "0", "false", "no", "off"].includes(text.toLowerCase());

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
