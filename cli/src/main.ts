import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { linePort } from "./env/lines.ts";
import { run } from "./run.ts";

// Not `stdin`: whoever touches it makes it a stream, and reads that hold the process then fail until there is something.
const { stdout, stderr, env } = process;

// Whoever reads the answer may stop early, as `head` does.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

/** As open files. */
const [STDIN, STDOUT] = [0, 1] as const;

const CLEAR_LINE = "\r\u001b[K";

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => void stdout.write(`${line}\n`),
  err: (line) => void stderr.write(`${line}\n`),
  width: () => (stdout.isTTY && stdout.columns) || null,
  // https://no-color.org: any value but an empty one.
  colour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb",
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
