/** Writes the names of all built files into the service worker, so that it can keep them. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export const WORKER = "sw.js";

/** What no page asks for by name. */
const UNASKED = /\.(map|br|gz)$/;

export function offlineFiles(): Plugin {
  let folder = "";
  return {
    name: "offline-files",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const worker = join(folder, WORKER);
      const files = filesOf(folder).filter(
        (file) => file !== WORKER && !UNASKED.test(file) && !file.startsWith("."),
      );
      const hash = createHash("sha256");
      const script = readFileSync(worker, "utf8");
      hash.update(script);
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const name = hash.digest("hex").slice(0, 12);
      const list = files.map((file) => `/${file}`).join(" ");
      writeFileSync(worker, script.replace("BUILD_NAME", name).replace("BUILD_FILES", list));
    },
  };
}

/** Every file below a folder, by its path from there, in a fixed order. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
