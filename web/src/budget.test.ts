import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";

// Compressing as hard as the server does takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DIST = new URL("../../dist/web/", import.meta.url);
const MANIFEST = new URL(".vite/manifest.json", DIST);
const KILOBYTE = 1_000;
const HOME = "index.html";
const TABLE = "src/pages/local-table.tsx";

/** What a game may weigh on top of the home page. A story of two hundred cards brings their words along. */
const MOST = 70;
const MOST_WITH_CARDS: Readonly<Record<string, number>> = { "last-generator": 100 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Every script and style that the browser needs before an entry can be shown. */
function filesOf(manifest: Manifest, entry: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`the build has no ${entry}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, files);
  return files;
}

const weights = new Map<string, number>();

function weightOf(file: string): number {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(new URL(file, DIST))).length;
  weights.set(file, known);
  return known;
}

const weight = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + weightOf(file), 0) / KILOBYTE;

describe.skipIf(!existsSync(fileURLToPath(MANIFEST)))("the weight of the pages, compressed", () => {
  const manifest = JSON.parse(
    existsSync(fileURLToPath(MANIFEST)) ? readFileSync(MANIFEST, "utf8") : "{}",
  ) as Manifest;

  it("is at most 70 kB for the home page", () => {
    expect(weight(filesOf(manifest, HOME))).toBeLessThan(70);
  });

  it("is at most 70 kB more for the table screen with a game's board, rules and words, 100 with many cards", () => {
    const home = filesOf(manifest, HOME);
    const boards = Object.keys(manifest).filter((key) => /games\/[^/]+\/board\/index\.tsx$/.test(key));
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) {
      const rules = board.replace("board/index.tsx", "index.ts");
      const needed = [TABLE, board, rules].flatMap((entry) => [...filesOf(manifest, entry)]);
      const most = MOST_WITH_CARDS[board.split("/").at(-3) ?? ""] ?? MOST;
      expect(weight(new Set(needed.filter((file) => !home.has(file))))).toBeLessThan(most);
    }
  });
});
