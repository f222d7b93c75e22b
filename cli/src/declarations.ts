/**
 * Every command with its arguments and flags. What they mean is said in `strings/`; the type checker keeps both
 * languages complete.
 */

/**
 * switch: on or off. integer: 0 or more. text. texts: may be given several times. { bare }: text, where the flag alone
 * means the bare value.
 */
export type FlagKind = "switch" | "integer" | "text" | "texts" | { readonly bare: string };

export type Flags = Readonly<Record<string, FlagKind>>;

interface Declaration {
  /** Names of its arguments; those that end with "?" may be left out. */
  readonly args: readonly string[];
  readonly flags: Flags;
}

/** Understood by every command. */
export const COMMON_FLAGS = { json: "switch", lang: "text", help: "switch" } as const satisfies Flags;

export const COMMANDS = {
  serve: {
    args: [],
    flags: {
      port: "integer",
      host: "text",
      data: "text",
      database: "text",
      origin: "text",
      "trust-proxy": "switch",
      think: "text",
      log: "text",
    },
  },
  worker: { args: [], flags: { database: "text" } },
  admin: {
    args: ["action", "what?"],
    flags: {
      data: "text",
      database: "text",
      check: "switch",
      "older-than": "text",
      apply: "switch",
      end: "switch",
      hand: "integer",
      to: "text",
      version: "integer",
      remove: "switch",
      closed: "switch",
      note: "text",
      report: "text",
      for: "text",
      reason: "text",
    },
  },
  games: { args: ["game?"], flags: {} },
  bots: { args: [], flags: {} },
  play: {
    args: ["game?"],
    flags: {
      game: "text",
      seats: "integer",
      bot: "text",
      "bot-limit": "integer",
      seat: "integer",
      name: "text",
      seed: "integer",
      option: "texts",
      save: "text",
      resume: { bare: "" },
    },
  },
  sim: {
    args: ["game?"],
    flags: {
      game: "text",
      seats: "integer",
      games: "integer",
      seed: "integer",
      option: "texts",
      check: { bare: "full" },
      jobs: "integer",
      record: "text",
    },
  },
  arena: {
    args: ["game?"],
    flags: {
      game: "text",
      bots: "text",
      bot: "texts",
      "bot-limit": "integer",
      seats: "integer",
      games: "integer",
      seed: "integer",
      option: "texts",
      iterations: "integer",
      ms: "integer",
      jobs: "integer",
      ledger: "text",
      report: "text",
      record: "text",
      visits: "switch",
    },
  },
  lab: {
    args: ["game?"],
    flags: {
      game: "text",
      bots: "text",
      bot: "texts",
      "bot-limit": "integer",
      seats: "integer",
      games: "integer",
      seed: "integer",
      option: "texts",
      iterations: "integer",
      budgets: "text",
      jobs: "integer",
      ledger: "text",
      report: "text",
      record: "text",
      visits: "switch",
    },
  },
  env: {
    args: ["game?"],
    flags: {
      game: "text",
      seats: "integer",
      option: "texts",
      seed: "integer",
      batch: "integer",
      "no-observation": "switch",
      packed: "switch",
      raw: "switch",
    },
  },
  puzzles: {
    args: ["game"],
    flags: {
      count: "integer",
      games: "integer",
      seats: "integer",
      seed: "integer",
      option: "texts",
      kind: "text",
      jobs: "integer",
      ledger: "text",
      out: "text",
      verify: "switch",
    },
  },
  replay: { args: ["export.json"], flags: { at: "integer", viewer: "text" } },
  check: { args: ["export.json"], flags: {} },
  rules: { args: ["game", "id?"], flags: {} },
  lessons: { args: ["game?"], flags: { check: "switch" } },
} as const satisfies Readonly<Record<string, Declaration>>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export type FlagsOf<Name extends CommandName> = (typeof COMMANDS)[Name]["flags"] & typeof COMMON_FLAGS;
