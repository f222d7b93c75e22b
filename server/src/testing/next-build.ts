import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { builtFile } from "../options.ts";
import { Build } from "./programs.ts";

const ROOMS = ["engine", "games", "bots", "ui", "server", "cli", "scripts"];
const FILES = ["package.json", "vite.node.config.ts", "tsconfig.json"];

/** What a later program would add to the database: a column to every table that is there, and a table. */
const MIGRATION = `  (db) => [
    ...["settings", "sessions", "ended_sessions", "tables", "seats", "entries", "checkpoints", "pages", "moves", "nodes", "presence", "commitments", "jobs"].map((table) =>
      db.schema.alterTable(table).addColumn("added_later", "text", (column) => column.notNull().defaultTo("x"))),
    db.schema.createTable("later").addColumn("id", "text", (column) => column.primaryKey()),
  ],
];

/** How many there are. */`;

/**
 * The program as it may be after the next change: the same sources in a folder of their own, with a migration more and with the
 * rules of Blueprints frozen and their number raised, as docs/adding-a-game.md says; built as always.
 */
export function nextBuild(): { readonly build: Build; readonly folder: string } {
  const root = dirname(builtFile("vite.node.config.ts") ?? "");
  const folder = mkdtempSync(join(tmpdir(), "banquise-next-"));
  for (const name of [...ROOMS, ...FILES])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  linkPackages(root, folder);
  run(folder, "scripts/freeze-rules.js", "blueprints");
  change(
    folder,
    "games/blueprints/index.ts",
    /version: (\d+)/,
    (_, number) => `version: ${Number(number) + 1}`,
  );
  change(folder, "server/src/storage/migrations.ts", "];\n\n/** How many there are. */", () => MIGRATION);
  run(
    folder,
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "vite.node.config.ts",
    "--logLevel",
    "warn",
  );
  return { build: new Build(join(folder, "dist/node/banquise.js")), folder };
}

/** All packages as they are installed, but our own rooms, which are those of the folder. */
function linkPackages(root: string, folder: string): void {
  const installed = join(root, "node_modules");
  const target = join(folder, "node_modules");
  mkdirSync(join(target, "@banquise"), { recursive: true });
  for (const name of readdirSync(installed))
    if (!name.startsWith(".") && name !== "@banquise")
      symlinkSync(join(installed, name), join(target, name), "dir");
  for (const room of ROOMS) symlinkSync(join(folder, room), join(target, "@banquise", room), "dir");
}

function change(
  folder: string,
  file: string,
  what: string | RegExp,
  into: (...found: string[]) => string,
): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(what, into);
  if (after === before) throw new Error(`${file} has nothing to change`);
  writeFileSync(path, after);
}

function run(folder: string, ...command: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command.join(" ")}: ${stderr}`);
}
