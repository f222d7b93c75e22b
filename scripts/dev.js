// The pages by Vite's own server, the API by a server rebuilt and restarted on change.
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const SERVER = "dist/node/banquise.js";
const children = [];

function run(...args) {
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  children.push(child);
  child.on("exit", (code) => stop(code ?? 0));
}

function stop(code) {
  for (const child of children) child.kill();
  process.exit(code);
}

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

const VITE = "node_modules/vite/bin/vite.js";
rmSync(SERVER, { force: true });
run(VITE, "build", "--watch", "--config", "vite.node.config.ts");
run(VITE, "--config", "web/vite.config.ts");
while (!existsSync(SERVER)) await sleep(100);
run("--watch", SERVER, "serve");
