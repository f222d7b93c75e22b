/** The thread beside a bot that is a program of its own: passes lines on, and says when it has ended. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type MessagePort, workerData } from "node:worker_threads";

export interface ProgramStart {
  readonly command: string;
  /** Grows with every message, and wakes whoever waits for one. */
  readonly signal: Int32Array;
  readonly port: MessagePort;
}

export type FromProgram = { readonly line: string } | { readonly ended: string };

const { command, signal, port } = workerData as ProgramStart;

/** What a program said last before it ended, in characters. */
const MOST_WORDS = 500;

const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "pipe"] });
let words = "";

const tell = (message: FromProgram): void => {
  port.postMessage(message);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
};

createInterface({ input: child.stdout }).on("line", (line) => tell({ line }));
child.stderr.setEncoding("utf8").on("data", (text: string) => {
  words = (words + text).slice(-MOST_WORDS);
});
child.stdin.on("error", () => undefined);
child.on("error", (error) => tell({ ended: error.message }));
child.on("close", (code) => tell({ ended: `${words.trim() || "…"} (${code ?? "killed"})` }));
port.on("message", (line: string) => void child.stdin.write(`${line}\n`));
// The end of its input is the sign to go; who does not is stopped.
port.on("close", () => {
  child.stdin.end();
  child.kill();
});
process.on("exit", () => void child.kill());
