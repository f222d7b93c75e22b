import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { isatty } from "node:tty";
import { linePort } from "./env/lines.ts";
import { run } from "./run.ts";

// Neither `stdin` nor `stdout`: whoever touches them makes them streams, and `env`, which wants to be held until there is
// something to read or room to write, would have to ask over and over.
const { stderr, env } = process;

/** As open files. */
const [STDIN, STDOUT] = [0, 1] as const;

const CLEAR_LINE = "\r\u001b[K";

let said = false;

function say(line: string): void {
  const { stdout } = process;
  if (!said) {
    said = true;
    // Whoever reads the answer may stop early, as `head` does.
    stdout.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    });
  }
  stdout.write(`${line}\n`);
}

const toTerminal = isatty(STDOUT);

process.exitCode = await run(process.argv.slice(2), {
  out: say,
  err: (line) => void stderr.write(`${line}\n`),
  width: () => (toTerminal && process.stdout.columns) || null,
  // https://no-color.org: any value but an empty one.
  colour: toTerminal && !env.NO_COLOR && env.TERM !== "dumb",
  status: stderr.isTTY ? (line) => void stderr.write(`${CLEAR_LINE}${line}`) : null,
  lines: () => createInterface({ input: process.stdin })[Symbol.asyncIterator](),
  input: () => text(process.stdin),
  port: () => linePort(STDIN, STDOUT),
  stopped: () =>
    new Promise((resolve) => {
      process.once("SIGINT", () => resolve());
      process.once("SIGTERM", () => resolve());
    }),
  env,
  home: new URL(".", import.meta.url),
});
