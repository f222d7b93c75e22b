/**
 * What one wants to know between two thoughts: `npm run test:quick`. Types and lint of everything, and the unit tests that
 * a change since main can have touched, in the rooms and games where it was made. `npm test` has the last word.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sideBySide } from "./side-by-side.js";

const root = fileURLToPath(new URL("..", import.meta.url));

const git = (...args) =>
  spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.split("\n").filter(Boolean);

const [base = "HEAD"] = git("merge-base", "HEAD", "main");
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
/** "games/nunatak/", "server/" */
const places = new Set(changed.flatMap((path) => /^(games\/[^/]+\/|[^/]+\/)/.exec(path)?.[0] ?? []));

const jobs = { lint: "npm run --silent lint", types: "npm run --silent types" };
if (places.size > 0) {
  const names = [...places].join(" ");
  jobs[`tests of ${names}`] = `npx vitest run --project "unit*" --passWithNoTests --changed ${base} ${names}`;
}
process.exitCode = (await sideBySide(jobs)) ? 0 : 1;
