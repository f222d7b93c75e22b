/**
 * Makes `dist/engine`: @banquise/engine as authors of games and bots install it elsewhere, compiled and with its types.
 *
 *     npm run build:engine && npm pack ./dist/engine
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const at = (path) => fileURLToPath(new URL(path, root));

rmSync(at("dist/engine"), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [at("node_modules/typescript-native/bin/tsc"), "-p", at("engine/tsconfig.build.json")],
  {
    stdio: "inherit",
  },
);
if (status !== 0) process.exit(status ?? 1);

const { name, version, description, license } = JSON.parse(readFileSync(at("engine/package.json"), "utf8"));
const entry = (path) => ({ types: `./src/${path}.d.ts`, default: `./src/${path}.js` });
const manifest = {
  name,
  version,
  description,
  license,
  type: "module",
  engines: JSON.parse(readFileSync(at("package.json"), "utf8")).engines,
  exports: { ".": entry("index"), "./testing": entry("testing/index") },
  // The suite that every game must pass runs in vitest; the engine itself needs nothing.
  peerDependencies: { vitest: ">=3" },
  peerDependenciesMeta: { vitest: { optional: true } },
};
writeFileSync(at("dist/engine/package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ["engine/README.md", "LICENSE"])
  copyFileSync(at(file), at(`dist/engine/${file.split("/").at(-1)}`));
