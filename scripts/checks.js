/** What `npm test` does before the tests: everything that needs no other of these. */
import { sideBySide } from "./side-by-side.js";

const CHECKS = ["types", "build:web", "boundaries", "unused", "build:node", "lint"];

const jobs = Object.fromEntries(CHECKS.map((name) => [name, `npm run --silent ${name}`]));
process.exitCode = (await sideBySide(jobs)) ? 0 : 1;
