// npm run bench [-- simulation|games|log|search|bots|server|thinking|looking|restart|engines|turns|crowd|nodes|clocks|storage|env|screen|levels|chances|kills]: installs the peers once, builds, and measures.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
const VITE = "node_modules/vite/bin/vite.js";

const MEASURES = [
  "simulation",
  "games",
  "log",
  "search",
  "bots",
  "server",
  "thinking",
  "looking",
  "restart",
  "engines",
  "turns",
  "crowd",
  "nodes",
  "clocks",
  "storage",
  "env",
  "screen",
];
/** These take long, some of them hours: only when asked for. */
const LONG_MEASURES = ["levels", "chances", "kills"];

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: command === "npm.cmd" });
  if (status !== 0) process.exit(status ?? 1);
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => ![...MEASURES, ...LONG_MEASURES].includes(name));
if (unknown !== undefined) {
  console.error(`There is no measure ${unknown}; there are: ${[...MEASURES, ...LONG_MEASURES].join(", ")}`);
  process.exit(2);
}

if (!existsSync(new URL("node_modules", import.meta.url)))
  run(NPM, "ci", "--prefix", "bench", "--no-audit", "--no-fund");
const measures = wanted.length > 0 ? wanted : MEASURES;
if (measures.includes("screen"))
  run(process.execPath, VITE, "build", "--config", "web/vite.config.ts", "--logLevel", "warn");
run(process.execPath, VITE, "build", "--config", "vite.node.config.ts", "--logLevel", "warn");
run(process.execPath, VITE, "build", "--config", "bench/vite.config.ts");
for (const name of measures) {
  console.log(`\n== ${name} ==`);
  run(process.execPath, `bench/dist/${name}.js`);
}
