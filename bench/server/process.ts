import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { builtFile } from "../../server/src/options.ts";

/** A script of a build, wherever the bundler has put the code that asks for it. */
export const builtScript = (path: string): URL => pathToFileURL(builtFile(path) ?? path);

/** The built program. */
export const PROGRAM = builtScript("dist/node/banquise.js");

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: URL;
  /** Processor seconds that it has used: its own, and those of the system in its name. */
  cpuSeconds(): number;
  systemSeconds(): number;
  /** Memory that it holds, in MiB. */
  memory(): number;
  stop(): Promise<void>;
  /** The hard way. */
  kill(): Promise<void>;
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Where they stand in `/proc/…/stat`, after the name. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Starts a script that prints `{"address": "http://…"}` when it is ready. */
export async function startProcess(
  script: URL,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, script.pathname, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const address = await announced(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const seconds = (...fields: readonly number[]): number => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return fields.reduce((sum, field) => sum + Number(stat[field]), 0) / TICKS_PER_SECOND;
  };
  return {
    address,
    cpuSeconds: () => seconds(USER_TIME, SYSTEM_TIME),
    systemSeconds: () => seconds(SYSTEM_TIME),
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
      await ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function announced(child: ChildProcess): Promise<URL> {
  if (child.stdout === null) throw new Error("a server must be heard");
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("{")) return new URL(JSON.parse(line).address);
  }
  throw new Error("the server did not start");
}
