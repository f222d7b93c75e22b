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

/** No test is about time: a busy machine is no reason to fail. */
const patient = { environment: "node" as const, testTimeout: 60_000, hookTimeout: 60_000 };

const rules = {
  oxc: { jsx: { runtime: "automatic" as const, importSource: "preact" } },
  plugins: [constantImports],
};

export default defineConfig({
  test: {
    // All cores: by default one is left idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      {
        ...rules,
        test: {
          ...patient,
          name: "unit",
          include: ["{engine,games,bots,ui,server,web,cli,scripts,docs,python}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", CONFORMANCE, NODES],
        },
      },
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
          fileParallelism: false,
          // Games take their own course each time, and a machine may be busy with others: what fails is tried again.
          retry: 2,
          testTimeout: 180_000,
          // After the others: a browser wants the machine for itself.
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
