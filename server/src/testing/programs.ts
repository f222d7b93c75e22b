import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { builtFile } from "../options.ts";
import { isAddress } from "../storage/store.ts";

/** The real program in a process of its own, as an operator starts it. */
export interface Program {
  /** Where it is reached; nothing for one that nobody asks. */
  readonly address: string;
  /** As an operator stops it; resolves when it is no more. */
  stop(): Promise<void>;
  /** The hard way. */
  kill(): Promise<void>;
}

const ENVIRONMENT = {
  BANQUISE_RATE_LIMIT: "off",
  BANQUISE_BOT_DELAY: "0",
  BANQUISE_LEASE: "1000",
  BANQUISE_LOG_LEVEL: "error",
};

/** A build of the program, by the file of its command. */
export class Build {
  private readonly command: string;

  constructor(command: string) {
    this.command = command;
  }

  /** A web server on a file or a database. */
  serve(place: string, ...flags: readonly string[]): Promise<Program> {
    return this.start("serve", "--port", "0", isAddress(place) ? "--database" : "--data", place, ...flags);
  }

  /** Thinks for the bots of servers that do not. */
  work(place: string): Promise<Program> {
    return this.start("worker", "--database", place);
  }

  private async start(...args: readonly string[]): Promise<Program> {
    const child = spawn(process.execPath, [this.command, ...args, "--json"], {
      env: { ...process.env, ...ENVIRONMENT },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    const end = (signal: NodeJS.Signals) => async () => {
      child.kill(signal);
      await ended;
    };
    const { address = "" } = await announcement(child);
    return { address, stop: end("SIGTERM"), kill: end("SIGKILL") };
  }
}

/** The one that was built from these sources. */
export function presentBuild(): Build {
  const command = builtFile("dist/node/banquise.js");
  if (command === null) throw new Error("run the build first: this starts the built program");
  return new Build(command);
}

async function announcement({ stdout }: ChildProcess): Promise<{ address?: string }> {
  if (stdout === null) throw new Error("a program must be heard");
  for await (const line of createInterface({ input: stdout })) return JSON.parse(line);
  throw new Error("the program ended before it was ready");
}
