/**
 * What one wants to know between two thoughts: `npm run test:quick`. Types and lint of everything, and the unit tests that
 * a change since main can have touched, in the rooms and games where it was made. `npm test` has the last word.
 */
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const git = (...args) =>
  spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.split("\n").filter(Boolean);

const [base = "HEAD"] = git("merge-base", "HEAD", "main");
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
/** "games/nunatak/", "server/" */
const places = new Set(changed.flatMap((path) => /^(games\/[^/]+\/|[^/]+\/)/.exec(path)?.[0] ?? []));

/** Runs a tool of ours, and shows what it said if it found something. */
function run(name, script, args) {
  return new Promise((resolve) => {
    let said = "";
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], { cwd: root });
    child.stdout.on("data", (text) => (said += text));
    child.stderr.on("data", (text) => (said += text));
    child.on("exit", (code) => {
      process.stdout.write(code === 0 ? `${name}: well\n` : `${said}\n${name}: not well\n`);
      resolve(code === 0);
    });
  });
}

const checks = [run("lint", "@biomejs/biome/bin/biome", ["check"]), run("types", "typescript/bin/tsc", [])];
if (places.size > 0) {
  const options = ["run", "--project", "unit", "--passWithNoTests", "--changed", base];
  checks.push(run(`tests of ${[...places].join(" ")}`, "vitest/vitest.mjs", [...options, ...places]));
}
process.exitCode = (await Promise.all(checks)).every(Boolean) ? 0 : 1;
