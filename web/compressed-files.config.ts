/** Writes a compressed copy beside every built file that gains by it: the server sends these, and compresses nothing itself. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { filesOf } from "./offline-files.config.ts";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const LEAST_BYTES = 600;

export function compressedFiles(): Plugin {
  let folder = "";
  return {
    name: "compressed-files",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const file of filesOf(folder)) {
          const path = join(folder, file);
          const content = readFileSync(path);
          if (!TEXT.test(file) || file.startsWith(".") || content.length < LEAST_BYTES) continue;
          writeFileSync(`${path}.br`, brotliCompressSync(content));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
