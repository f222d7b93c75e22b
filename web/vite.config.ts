import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressedFiles } from "./compressed-files.config.ts";
import { offlineFiles, WORKER } from "./offline-files.config.ts";
import { textsByLanguage } from "./texts-by-language.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: { dedupe: ["preact", "@preact/signals"] },
  plugins: [textsByLanguage(), offlineFiles(), compressedFiles()],
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
      },
    },
  },
  worker: { format: "es", plugins: () => [textsByLanguage()] },
  server: {
    proxy: { "/api": { target: "http://localhost:8080" } },
  },
});
