import { defineConfig } from "vitest/config";

const jsx = { oxc: { jsx: { runtime: "automatic" as const, importSource: "preact" } } };

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        ...jsx,
        test: {
          name: "unit",
          environment: "node",
          include: ["{engine,games,bots,ui,server,web,cli}/**/*.test.{ts,tsx}"],
        },
      },
      {
        ...jsx,
        test: {
          name: "browser",
          environment: "node",
          include: ["web/e2e/**/*.e2e.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
