import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@banquise/engine";
import { describe, expect, it } from "vitest";

const DIST = new URL("../../dist/web/", import.meta.url);
const MANIFEST = new URL(".vite/manifest.json", DIST);
const KILOBYTE = 1_000;
const HOME = "index.html";
const TABLE = "src/pages/local-table.tsx";
const LESSON_PAGE = "src/learn/lesson-page.tsx";
/** Everything in the folder but the list of lessons. */
const LESSON = /^\.\.\/games\/([^/]+)\/lessons\/(?!index\.ts$)[^/]+\.ts$/;
const BOARD = /^\.\.\/games\/([^/]+)\/board\/index\.tsx$/;

/** What a game may weigh on top of the home page. A story of two hundred cards brings the cards and their words along:
 *  in the longer language a sentence for every effect and condition, and what each card tells. */
const MOST = 70;
const MOST_WITH_CARDS: Readonly<Record<string, number>> = { "last-generator": 102 };

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

/** As the server sends it: the compressed copy that the build has put beside it, where there is one. */
function weightOf(file: string): number {
  const sent = [`${file}.br`, file].map((name) => new URL(name, DIST)).find((url) => existsSync(url));
  return sent ? statSync(sent).size : 0;
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

  /** The table screen with a game's board, rules and words in one language. */
  function tableFiles(game: string, language: string): Set<string> {
    const folder = `../games/${game}`;
    const words = [`strings/${language}.ts`, `strings/${language}/board.ts`].map(
      (name) => `${folder}/${name}`,
    );
    const needed = [TABLE, `${folder}/board/index.tsx`, `${folder}/index.ts`];
    const entries = [...needed, ...words.filter((entry) => entry in manifest)];
    return new Set(entries.flatMap((entry) => [...filesOf(manifest, entry)]));
  }

  it("is at most 70 kB more for the table screen with a game's board, rules and words, 102 with many cards", () => {
    const home = filesOf(manifest, HOME);
    const games = Object.keys(manifest).flatMap((key) => BOARD.exec(key)?.[1] ?? []);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      for (const language of LANGUAGES) {
        const more = [...tableFiles(game, language)].filter((file) => !home.has(file));
        expect(weight(more), `${game} in ${language}`).toBeLessThan(MOST_WITH_CARDS[game] ?? MOST);
      }
    }
  });

  it("is at most 25 kB more for a lesson, with all that shows it", () => {
    const lessons = Object.keys(manifest).flatMap((key) => {
      const [, game] = LESSON.exec(key) ?? [];
      return game === undefined ? [] : [{ key, game }];
    });
    expect(lessons.length).toBeGreaterThan(0);
    for (const { key, game } of lessons) {
      const known = new Set([...filesOf(manifest, HOME), ...tableFiles(game, "fr")]);
      const files = new Set([...filesOf(manifest, key), ...filesOf(manifest, LESSON_PAGE)]);
      expect(weight([...files].filter((file) => !known.has(file))), key).toBeLessThan(25);
    }
  });

  it("brings the words of cards in the language that is read, and in no other", () => {
    const scripts = (language: string): string =>
      [...tableFiles("last-generator", language)]
        .map((file) => readFileSync(new URL(file, DIST), "utf8"))
        .join("\n");
    const [en, fr] = ["Small hands", "Petites mains"];
    expect(scripts("fr")).toContain(fr);
    expect(scripts("fr")).not.toContain(en);
    expect(scripts("en")).toContain(en);
    expect(scripts("en")).not.toContain(fr);
  });
});
