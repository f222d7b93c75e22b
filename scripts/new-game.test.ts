import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "banquise-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const ROOMS = ["engine", "games", "ui", "bots"];
const FILES = ["package.json", "tsconfig.json", "vitest.config.ts", "biome.json", ".gitignore", "scripts"];

/** The packages are those of the project, but our own rooms are those of the copy. */
function copyProject(): void {
  for (const part of [...ROOMS, ...FILES]) {
    const wanted = (path: string) =>
      !["node_modules", "goldens"].includes(basename(path)) || path.includes("toy");
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: wanted });
  }
  const modules = join(root, "node_modules");
  mkdirSync(join(copy, "node_modules", "@banquise"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@banquise") symlinkSync(join(modules, name), join(copy, "node_modules", name));
  }
  for (const room of ROOMS) symlinkSync(join(copy, room), join(copy, "node_modules", "@banquise", room));
}

function node(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

test("a new game is a folder and a line, and passes every test at once", () => {
  copyProject();
  expect(node("scripts/new-game.js", "Frost Bite").status).toBe(1);
  expect(node("scripts/new-game.js", "blueprints").said).toContain("is there already");
  expect(node("scripts/new-game.js", "frost-bite")).toMatchObject({ status: 0 });

  const changed = readdirSync(join(copy, "games")).filter(
    (name) => !readdirSync(join(root, "games")).includes(name),
  );
  expect(changed).toEqual(["frost-bite"]);
  const [before, after] = [root, copy].map((at) => readFileSync(join(at, "games/index.ts"), "utf8"));
  expect(after?.replace(/,\s*"frost-bite",?/, "").replace(/\s/g, "")).toBe(before?.replace(/\s/g, ""));
  const said = readdirSync(join(copy, "games/frost-bite"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes("."))
    .map((file) => readFileSync(join(copy, "games/frost-bite", file), "utf8"))
    .join();
  expect(said).not.toMatch(/\btoy\b/i);
  expect(said).toContain('"FRO-2.1"');

  const { include: _, ...config } = JSON.parse(readFileSync(join(copy, "tsconfig.json"), "utf8"));
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({ ...config, include: ["games/frost-bite", "games/*.ts"] }),
  );
  expect(node("node_modules/typescript/bin/tsc", "--incremental", "false")).toEqual({ status: 0, said: "" });
  expect(
    node("node_modules/@biomejs/biome/bin/biome", "check", "games/frost-bite", "games/index.ts").status,
  ).toBe(0);
  const tests = node("node_modules/vitest/vitest.mjs", "run", "games/frost-bite", "games/index.test.ts");
  expect(tests.said).not.toContain("obsolete");
  expect(tests).toMatchObject({ status: 0 });
}, 180_000);
