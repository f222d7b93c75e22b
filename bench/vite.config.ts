import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The benchmarks: our rooms bundled in, the peers left to `bench/node_modules`. */
export default defineConfig({
  root: here("."),
  publicDir: false,
  logLevel: "warn",
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        simulation: here("simulation/main.ts"),
        search: here("search/main.ts"),
        bots: here("bots/main.ts"),
        levels: here("levels/main.ts"),
        chances: here("chances/main.ts"),
        games: here("games/main.ts"),
        log: here("log/main.ts"),
        server: here("server/main.ts"),
        thinking: here("server/thinking.ts"),
        looking: here("server/looking.ts"),
        engines: here("server/engines.ts"),
        turns: here("server/turns.ts"),
        crowd: here("server/crowd.ts"),
        kills: here("server/kills.ts"),
        restart: here("server/restart.ts"),
        nodes: here("server/nodes.ts"),
        clocks: here("server/clocks.ts"),
        storage: here("server/storage.ts"),
        env: here("env/main.ts"),
        screen: here("screen/main.ts"),
        "boardgame-io-server": here("server/boardgame-io-server.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
  // The browser brings its files along: it stays where it is installed.
  ssr: { noExternal: [/^@banquise\//], external: ["playwright-core", "@sparticuz/chromium"] },
});
