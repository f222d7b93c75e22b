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
