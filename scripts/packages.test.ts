import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const NPM = windows ? "npm.cmd" : "npm";

/** An empty folder: nothing of the repository is near. */
const folder = mkdtempSync(join(tmpdir(), "banquise-"));
const cache = mkdtempSync(join(tmpdir(), "banquise-"));
afterAll(() => {
  for (const path of [folder, cache]) rmSync(path, { recursive: true, force: true });
});

/** The packages that `npm ci` has brought are used again; what npx unpacks goes away with the test. */
const env = { ...process.env, npm_config_cache: cache, npm_config_prefer_offline: "true", NODE_PATH: "" };

function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(NPM, args, { cwd, env, encoding: "utf8", shell: windows });
  expect(status, stderr).toBe(0);
  return stdout;
}

const packageOf = (path: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));

let banquise: string;

beforeAll(() => {
  const shared = spawnSync(NPM, ["config", "get", "cache"], {
    encoding: "utf8",
    shell: windows,
  }).stdout.trim();
  const packages = join(shared, "_cacache");
  mkdirSync(packages, { recursive: true });
  symlinkSync(packages, join(cache, "_cacache"), "junction");
  // The build is there already: the test command makes it first.
  npm(["pack", "--ignore-scripts", "--pack-destination", folder], root);
  const built = spawnSync(process.execPath, [join(root, "scripts/build-engine.js")], { encoding: "utf8" });
  expect(built.status, built.stdout).toBe(0);
  npm(["pack", join(root, "dist/engine"), "--pack-destination", folder], root);
  const { version } = packageOf(".") as unknown as { version: string };
  banquise = `./banquise-${version}.tgz`;
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  npm(["install", "--no-audit", "--no-fund", `./banquise-engine-${version}.tgz`], folder);
}, 120_000);

test("what the packed program needs is what its rooms need", () => {
  const needed = Object.assign({}, ...["server", "bots"].map((room) => packageOf(room).dependencies));
  const own = Object.entries(needed).filter(([name]) => !name.startsWith("@banquise/"));
  // A package that a room gains is listed in the package.json of the project, too.
  expect(packageOf(".").dependencies).toEqual(Object.fromEntries(own));
});

test("the package serves pages and games from an empty folder, by npx alone", async () => {
  const args = ["--yes", banquise, "serve", "--port", "0", "--log", "silent", "--json"];
  const server: ChildProcess = spawn(windows ? "npx.cmd" : "npx", args, {
    cwd: folder,
    env,
    shell: windows,
    stdio: ["ignore", "pipe", "inherit"],
    detached: !windows,
  });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  try {
    const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream });
    const { value } = await lines[Symbol.asyncIterator]().next();
    const { address } = JSON.parse(value);
    const page = await fetch(address);
    expect(await page.text()).toContain("<title>Banquise");
    const { games } = (await (await fetch(`${address}/api/games`)).json()) as { games: unknown[] };
    expect(games).toHaveLength(5);
  } finally {
    // npx and what it started.
    if (server.pid !== undefined) process.kill(windows ? server.pid : -server.pid, "SIGTERM");
    await ended;
  }
}, 240_000);

test("an author elsewhere writes a game with the engine's package, and the command plays it", () => {
  copyFileSync(join(root, "docs/examples/my-game.mjs"), join(folder, "my-game.mjs"));
  const out = npm(
    [
      "exec",
      "--yes",
      "--package",
      banquise,
      "--",
      "banquise",
      "sim",
      "--game",
      "./my-game.mjs",
      "--games",
      "20",
      "--check",
      "--json",
    ],
    folder,
  );
  expect(JSON.parse(out)).toMatchObject({ game: "stones", games: 20, violations: 0 });
}, 120_000);

test("the engine's package has its types", () => {
  writeFileSync(
    join(folder, "typed.ts"),
    `import { defineMoves, type Game } from "@banquise/engine";
     const moves = defineMoves({ take: { stones: 3 } });
     export const first: 0 | number = moves.first.take;
     export const ids = (games: readonly Game<object>[]): string[] => games.map(({ id }) => id);
     // @ts-expect-error a move of this game takes stones
     moves.encode({ type: "take", gold: 1 });`,
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, "--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "typed.ts"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(status, stdout).toBe(0);
});
