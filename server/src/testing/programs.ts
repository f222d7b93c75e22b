import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { builtFile } from "../options.ts";
import { isAddress } from "../storage/store.ts";

/** The real program in a process of its own, as an operator starts it. */
export interface Program {
  /** Where it is reached; nothing for one that nobody asks. */
  readonly address: string;
  /** The hard way; resolves when it is no more. */
  kill(): Promise<void>;
}

const ENVIRONMENT = {
  BANQUISE_RATE_LIMIT: "off",
  BANQUISE_BOT_DELAY: "0",
  BANQUISE_LEASE: "1000",
  BANQUISE_LOG_LEVEL: "error",
};

/** A web server on a file or a database. */
export const serve = (place: string, ...flags: readonly string[]): Promise<Program> =>
  start("serve", "--port", "0", isAddress(place) ? "--database" : "--data", place, ...flags);

/** Thinks for the bots of servers that do not. */
export const work = (place: string): Promise<Program> => start("worker", "--database", place);

async function start(...args: readonly string[]): Promise<Program> {
  const command = builtFile("dist/node/banquise.js");
  if (command === null) throw new Error("run the build first: this starts the built program");
  const child = spawn(process.execPath, [command, ...args, "--json"], {
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { address = "" } = await announcement(child);
  return {
    address,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function announcement({ stdout }: ChildProcess): Promise<{ address?: string }> {
  if (stdout === null) throw new Error("a program must be heard");
  for await (const line of createInterface({ input: stdout })) return JSON.parse(line);
  throw new Error("the program ended before it was ready");
}
