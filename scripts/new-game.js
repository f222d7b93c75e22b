/**
 * Makes the folder of a new game, complete and tested, from the toy, and puts it into the catalogue:
 *
 *     npm run new-game frost-bite
 *
 * `docs/adding-a-game.md` says how to go on from there.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const games = join(root, "games");
const id = process.argv[2] ?? "";

if (!/^[a-z][a-z0-9]{2,}(-[a-z0-9]+)*$/.test(id))
  fail("give it a name of small letters: npm run new-game frost-bite");
const folder = join(games, id);
if (existsSync(folder)) fail(`games/${id} is there already`);

const words = id.split("-");
const capital = (word) => word[0].toUpperCase() + word.slice(1);
/** "Frost Bite", frostBite and FRO. */
const name = words.map(capital).join(" ");
const identifier = [words[0], ...words.slice(1).map(capital)].join("");
const prefix = freePrefix();

cpSync(join(games, "toy"), folder, { recursive: true });
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (file.isFile()) rename(join(file.parentPath, file.name));
}
const catalogue = join(games, "index.ts");
const list = /const GAMES = \[([^\]]*?),?\s*\];/;
const source = readFileSync(catalogue, "utf8");
if (!list.test(source)) fail("games/index.ts has no list of GAMES to add a line to");
writeFileSync(catalogue, source.replace(list, `const GAMES = [$1, "${id}"];`));

// The new names may want another order of imports and other line breaks.
const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
const formatted = spawnSync(process.execPath, [biome, "check", "--write", folder, catalogue], {
  cwd: root,
  encoding: "utf8",
});
if (formatted.status !== 0) fail(formatted.stderr);

process.stdout.write(`games/${id} is made: ${name}, rules ${prefix}-…

  npx vitest run games/${id}          its tests
  npm run dev                         plays it in the browser
  docs/adding-a-game.md               how to go on
`);

/** Three letters that no other game has: those that the name begins with, or else with another last one. */
function freePrefix() {
  const letters = id.replace(/[^a-z]/g, "").toUpperCase();
  const taken = new Set(
    readdirSync(games)
      .map((game) => join(games, game, "index.ts"))
      .filter(existsSync)
      .map((file) => /prefix: "([A-Z]+)"/.exec(readFileSync(file, "utf8"))?.[1]),
  );
  const endings = [...letters.slice(2), ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const last = endings.find((letter) => !taken.has(letters.slice(0, 2) + letter));
  return letters.slice(0, 2) + (last ?? "X");
}

function rename(path) {
  const text = readFileSync(path, "utf8")
    .replace(/\bTOY\b/g, prefix)
    .replace(/"toy"|^# toy\b/gm, (match) => match.replace("toy", id))
    .replace(/\btoy\b/g, identifier)
    .replace(/\bToy\b/g, name);
  writeFileSync(path, text);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
