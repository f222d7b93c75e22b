import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressedFiles } from "./compressed-files.config.ts";
import { offlineFiles, WORKER } from "./offline-files.config.ts";

/** What everybody needs of a game besides its board, words and entries: no lessons, no pictures of the rules, no puzzles, no guide for programs. */
const RULES_OF =
  /\/games\/(?!frozen\/)([^/]+)\/(?!board\/|lessons\/|strings\/|(?:arrange|because(?:-words)?|description|guide|index|meta)\.ts|puzzles\.json)/;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: { dedupe: ["preact", "@preact/signals"] },
  plugins: [offlineFiles(), compressedFiles()],
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    target: "es2022",
    sourcemap: "hidden",
    manifest: true,
    // Small pictures stay files: the server's policy for content allows no data addresses in styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here("index.html"), worker: here("src/service-worker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        // The rules of a game are needed together: as one file they compress better than in pieces.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id) => RULES_OF.exec(id)?.[1] ?? null }],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: "http://localhost:8080" } },
  },
});
