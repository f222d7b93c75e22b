import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: { dedupe: ["preact", "@preact/signals"] },
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    target: "es2022",
    sourcemap: "hidden",
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: "http://localhost:8080" } },
  },
});
