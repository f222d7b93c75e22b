import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { fr as people } from "../people/words.fr.ts";
import { de, fr } from "./fr.ts";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "fr", languages: ["fr"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { fr: replay } = await import("../parts/replay-words.ts");
const { fr: opening } = await import("../parts/opening-words.ts");
const { fr: played } = await import("../people/played-words.ts");
const { fr: notices } = await import("../notices/words.ts");
const { fr: talk } = await import("../talk/words.ts");

/** Everything that is said, with something in the place of every blank. */
function said(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function")
    return ["2", "Ada"].map((blank) => String(words(...Array(words.length).fill(blank))));
  return Object.values(words as object).flatMap(said);
}

/** Where people read something that is written in the source. */
const SOURCES = ["web/src", "ui/src", "bots/src/strings", "engine/src/talk.ts", "games"];
/** A text between quotes; what stands in a blank of it is another matter. */
const QUOTED = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const BLANK = /\$\{[^{}]*\}/g;
/** Texts within blanks of texts: where one ends is not for a pattern to say. */
const NESTED = /\$\{|^`.*"|"\).*`$/s;
/** A mark that may come to stand at the beginning of a line, away from its word. */
const TORN = /[\p{L}\p{N}’.)%»] (?=[:;!?»](?:[\s"`]|$))|« /u;

function* filesUnder(path: string): Iterable<string> {
  const at = new URL(`../../../${path}`, import.meta.url);
  if (path.endsWith(".ts") || path.endsWith(".tsx")) yield path;
  else if (!/\.\w+$/.test(path))
    for (const name of readdirSync(at)) if (!UNREAD.test(name)) yield* filesUnder(`${path}/${name}`);
}
/** Tests, rules that are no longer played, the game that teaches how one is added, and names of files. */
const UNREAD = /\.test\.|^(frozen|toy|goldens|node_modules)$/;

it("keeps marks with the word beside them in every French text of the source", () => {
  const torn = SOURCES.flatMap((source) => [...filesUnder(source)]).flatMap((path) => {
    const source = readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
    const texts = source.match(QUOTED) ?? [];
    return texts
      .map((text) => text.replace(BLANK, "2"))
      .filter((text) => !NESTED.test(text) && TORN.test(text))
      .map((text) => `${path} ${text}`);
  });
  expect(torn).toEqual([]);
});

describe("what the pages say in French", () => {
  it("keeps colons, marks and quotes with the word beside them", () => {
    const torn = said([fr, opening, replay, people, played, talk, notices]).filter((text) =>
      / [:;!?»]|« /.test(text),
    );
    expect(torn).toEqual([]);
  });

  it("joins « de » and a name as one speaks", () => {
    expect(
      ["Le Dernier Générateur", "Igloo Igloo", "Antarctica", "Blueprints", "Éloïse", "Ada"].map(de),
    ).toEqual([
      "du Dernier Générateur",
      "d’Igloo Igloo",
      "d’Antarctica",
      "de Blueprints",
      "d’Éloïse",
      "d’Ada",
    ]);
  });
});
