import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  const data = join(await mkdtemp(join(tmpdir(), "banquise-")), "banquise.db");
  const command = [here("../../cli/bin/banquise.js"), "serve", "--port", "0", "--log", "silent", "--json"];
  const child = spawn(process.execPath, [...command, "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
    // Nobody has to see what the bot does.
    env: { ...process.env, BANQUISE_BOT_DELAY: "0" },
  });
  server = child;
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  ({ address } = JSON.parse(value));
});

afterAll(() => void server.kill());

test("the random player plays a whole game by the API alone, and ends", async () => {
  const { stdout, stderr } = await run(process.execPath, [here("random-player.mjs"), address, "blueprints"]);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^\d\. Random program: \d+$/m);
  expect(stdout.trim().split("\n")).toHaveLength(2);
});
