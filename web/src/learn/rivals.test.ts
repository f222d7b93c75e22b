import { botName } from "@banquise/bots";
import type { Wording } from "@banquise/engine/lessons";
import { catalogue } from "@banquise/games";
import { lessonsOf } from "@banquise/games/lessons";
import { describe, expect, it } from "vitest";
import { RIVALS } from "./rivals.ts";

/** Everything that is said in two languages, wherever it stands. */
function wordingsIn(value: unknown): Wording[] {
  if (typeof value !== "object" || value === null) return [];
  const { en, fr } = value as Partial<Wording>;
  if (typeof en === "string" && typeof fr === "string") return [{ en, fr }];
  return Object.values(value).flatMap(wordingsIn);
}

const says = (text: string, name: string): boolean => new RegExp(`\\b${name}(?!\\p{L})`, "u").test(text);

describe.each(catalogue.map(({ meta }) => meta.id))("lessons of %s", (id) => {
  it("call the others by the names that stand at the table", async () => {
    const lessons = await Promise.all((await lessonsOf(id)).map((entry) => entry.load()));
    const others = RIVALS.map((rival) => ({ en: botName(rival, "en"), fr: botName(rival, "fr") }));
    const misnamed = wordingsIn(lessons).filter(({ en, fr }) =>
      others.some((name) => says(en, name.en) !== says(fr, name.fr)),
    );
    expect(misnamed).toEqual([]);
  });
});
