import type { KnipConfig } from "knip";

// Installed ahead of their first use. Delete a line as soon as a source imports the package;
// delete the list, and the line that names it, when it is empty.
const NOT_YET_USED = ["@preact/signals", "preact"].map((name) => new RegExp(`^${name}$`));

const TESTS = "**/*.test.{ts,tsx}";

export default {
  ignoreDependencies: NOT_YET_USED,
  workspaces: {
    ".": { project: ["*.ts", "scripts/**/*.js"] },
    engine: { entry: TESTS, project: "**/*.ts" },
    games: { entry: TESTS, project: "**/*.{ts,tsx}" },
    bots: { entry: TESTS, project: "**/*.ts" },
    ui: { entry: TESTS, project: "**/*.{ts,tsx}" },
    server: { entry: TESTS, project: "**/*.ts" },
    web: { entry: ["src/*worker*.ts", "e2e/**/*.e2e.ts", TESTS], project: "**/*.{ts,tsx}" },
    cli: { entry: ["src/main.ts", "src/*-worker.ts", TESTS], project: "**/*.{ts,js}" },
  },
} satisfies KnipConfig;
