import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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

/** What the last lines say: rank, name and points of every seat. */
function expectResult(stdout: string, name: string): void {
  expect(stdout).toMatch(new RegExp(`^\\d\\. ${name}: \\d+$`, "m"));
  expect(stdout.trim().split("\n")).toHaveLength(2);
}

/** Said aloud: what is not here is not tested. */
function isThere(...commands: readonly string[]): boolean {
  const missing = commands.filter((command) => spawnSync(command, ["--version"]).status !== 0);
  if (missing.length > 0)
    console.warn(`${missing.join(", ")} not found: an example of the API is NOT tested.`);
  return missing.length === 0;
}

test("the random player plays a whole game by the API alone, and ends", async () => {
  const { stdout, stderr } = await run(process.execPath, [here("random-player.mjs"), address, "blueprints"]);
  expect(stderr).toBe("");
  expectResult(stdout, "Random program");
});

test.skipIf(!isThere("python3"))("so does the one in Python, in at most 80 lines", async () => {
  const file = here("random_player.py");
  expect(readFileSync(file, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(80);
  const { stdout, stderr } = await run("python3", [file, address, "nunatak"]);
  expect(stderr).toBe("");
  expectResult(stdout, "Python program");
});

test.skipIf(!isThere("curl", "jq"))("so does the one for curl and jq", async () => {
  const { stdout, stderr } = await run("sh", [here("first-player.sh"), address, "blueprints"]);
  expect(stderr).toBe("");
  expectResult(stdout, "Shell program");
});
