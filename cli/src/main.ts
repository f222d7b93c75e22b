import { createInterface } from "node:readline";
import { run } from "./run.ts";

// Whoever reads the answer may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const CLEAR_LINE = "\r\u001b[K";

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  status: process.stderr.isTTY ? (text) => void process.stderr.write(`${CLEAR_LINE}${text}`) : null,
  lines: () => createInterface({ input: process.stdin })[Symbol.asyncIterator](),
  stopped: () =>
    new Promise((resolve) => {
      process.once("SIGINT", () => resolve());
      process.once("SIGTERM", () => resolve());
    }),
  env: process.env,
  home: new URL(".", import.meta.url),
});
