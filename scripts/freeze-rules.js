/**
 * Keeps a copy of a game's present rules, compiled into one file, before its rules number is raised:
 *
 *     node scripts/freeze-rules.js last-generator
 *
 * By this copy logs and exports that were made by these rules can still be played again and verified (`loadRules`).
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const id = process.argv[2] ?? "";
const source = `${root}games/${id}/index.ts`;
const version = /version: (\d+)/.exec(readFileSync(source, "utf8"))?.[1];
const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Exports the rules alone: words and pictures stay outside. */
const RULES = "\0rules";
const rulesAlone = {
  name: "rules-alone",
  enforce: "pre",
  resolveId: (_path, importer) => (importer === undefined ? RULES : null),
  load: (path) => (path === RULES ? `export { ${name} as game } from ${JSON.stringify(source)};` : null),
};

await build({
  configFile: false,
  logLevel: "warn",
  root,
  publicDir: false,
  plugins: [rulesAlone],
  build: {
    lib: { entry: source, formats: ["es"], fileName: () => `${id}-${version}.js` },
    outDir: `${root}games/frozen`,
    emptyOutDir: false,
    target: "es2022",
    minify: true,
    rolldownOptions: { external: /\/strings\//, output: { minify: true } },
  },
});
