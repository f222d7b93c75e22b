import type { KnipConfig } from "knip";
import { dependencies } from "./package.json" with { type: "json" };

const TESTS = "**/*.test.{ts,tsx}";

export default {
  workspaces: {
    ".": {
      project: ["*.ts", "{scripts,docs,python}/**/*.{js,mjs,ts}"],
      // What the rooms need is listed once more for the packed program; a test compares.
      ignoreDependencies: Object.keys(dependencies),
      entry: ["scripts/*.js", "docs/examples/*.mjs", TESTS],
    },
    engine: { entry: TESTS, project: "**/*.ts" },
    games: { entry: TESTS, project: "**/*.{ts,tsx}" },
    bots: { entry: TESTS, project: "**/*.ts" },
    ui: { entry: TESTS, project: "**/*.{ts,tsx}" },
    server: { entry: TESTS, project: "**/*.ts" },
    web: {
      entry: ["src/*worker*.ts", "e2e/**/*.e2e.ts", TESTS],
      project: "**/*.{ts,tsx}",
      // Asked for by a style sheet.
      ignoreDependencies: ["@fontsource-variable/figtree", "@fontsource/outfit"],
    },
    cli: { entry: ["src/main.ts", "src/**/*-worker.ts", TESTS], project: "**/*.{ts,js}" },
  },
} satisfies KnipConfig;
