import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * The test runner turns every use of an import into a look-up on the other module, which makes rules ten times slower.
 * Without circles among our modules (see the boundaries) an imported name is a constant: say so, and keep the lines.
 */
const constantImports: Plugin = {
  name: "constant-imports",
  enforce: "post",
  transform(code, id) {
    const path = id.startsWith(root) ? id.slice(root.length) : "";
    if (!/^(engine|games|bots)\/[^?]*(?<!\.test)\.ts$/.test(path) || path.includes("/node_modules/"))
      return null;
    let count = 0;
    return code.replace(
      /^import \{([^}]*)\} from ("[^"]+");?/gm,
      (statement, names: string, source: string) => {
        const module = `__imported_${count++}`;
        const lines = "\n".repeat(statement.split("\n").length - 1);
        return `import * as ${module} from ${source}; const {${names.replace(/\s+/g, " ").replaceAll(" as ", ": ")}} = ${module};${lines}`;
      },
    );
  },
};

/** Tests of the server that have nothing to do with a database, or only with a file. */
const NOT_FOR_POSTGRES = [
  "server/src/http/**",
  "server/src/{names,options,file,disk}.test.ts",
  "server/src/storage/sqlite.test.ts",
];

/** Several servers on one database: not for a file. */
const NODES = "server/src/nodes/**/*.test.ts";

const CONFORMANCE = "games/*/conformance.test.ts";

/** Rooms with tests of one kind or another. */
const ROOMS = ["engine", "games", "bots", "ui", "server", "web", "cli", "scripts", "docs", "python"];

/** Tests that put something in the place of a module or of a global: whatever else was in their process would have it, too. */
const REPLACES = /\bvi\.(mock|stubGlobal)\(|"fake-indexeddb\/auto"/;
const APART = ROOMS.filter((room) => existsSync(join(root, room)))
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((path) => join(room, path)),
  )
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("node_modules"))
  .filter((path) => REPLACES.test(readFileSync(join(root, path), "utf8")))
  .map((path) => path.replaceAll("\\", "/"));

/**
 * No test is about time: a busy machine is no reason to fail. The files of a project share a process for each core, which
 * loads what they test once: to start one for each of hundreds of files took as long as the tests in them.
 */
const patient = {
  environment: "node" as const,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

const rules = {
  oxc: { jsx: { runtime: "automatic" as const, importSource: "preact" } },
  plugins: [constantImports],
};

export default defineConfig({
  test: {
    // All cores: by default one is left idle, which is half of a small machine. All projects are one queue, so that no
    // core waits for the last test of another project.
    maxWorkers: "100%",
    projects: [
      {
        ...rules,
        test: {
          ...patient,
          name: "unit",
          include: [`{${ROOMS}}/**/*.test.{ts,tsx}`],
          exclude: ["**/node_modules/**", CONFORMANCE, NODES, ...APART],
        },
      },
      // The same, each file in a process of its own.
      { ...rules, test: { ...patient, name: "unit, apart", isolate: true, include: APART } },
      // Everything that the server does, on its other engine: the tests start one.
      {
        ...rules,
        test: {
          ...patient,
          name: "server on PostgreSQL",
          include: ["server/src/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...NOT_FOR_POSTGRES],
          env: { BANQUISE_TEST_ENGINE: "postgres" },
          globalSetup: "server/src/testing/postgres-setup.ts",
        },
      },
      // Whole random games, checked after every move: the longest part.
      { ...rules, test: { ...patient, name: "conformance", include: [CONFORMANCE] } },
      {
        ...rules,
        test: {
          ...patient,
          name: "browser",
          include: ["web/e2e/**/*.e2e.ts"],
          globalSetup: "web/e2e/browser-setup.ts",
          // Games take their own course each time, and a machine may be busy with others: what fails is tried again.
          retry: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
