import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The command and its workers: our rooms bundled in, npm packages left to `node_modules`. */
export default defineConfig({
  root: here("."),
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist/node",
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        banquise: here("cli/src/main.ts"),
        "bot-worker": here("cli/src/bot-worker.ts"),
        "job-worker": here("cli/src/job-worker.ts"),
        "external-bot-worker": here("cli/src/external/external-bot-worker.ts"),
      },
      output: {
        // The command itself is what people run, once the package is installed.
        banner: ({ name, isEntry }) => (isEntry && name === "banquise" ? "#!/usr/bin/env node" : ""),
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
      },
    },
  },
  ssr: { noExternal: [/^@banquise\//] },
});
