/** The guides hold: their positions are positions, their rules are rules, and both languages say as much. */
import { LANGUAGES, OVER, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { GUIDE_PARTS, guideOf } from "./guides.ts";
import { catalogue, loadGame } from "./index.ts";

const TORN = / [:;!?»]|« /;

describe.each(catalogue.map(({ meta }) => meta.id))("the guide of %s", (id) => {
  test("has every part, and a picture in all", async () => {
    const guide = await guideOf(id);
    for (const part of GUIDE_PARTS) expect(guide?.parts[part].pictures.length, part).toBeGreaterThan(0);
  });

  test("cites rules that players can read", async () => {
    const guide = await guideOf(id);
    const loaded = await loadGame(id);
    if (!guide || !loaded) throw new Error(`there is no guide of ${id}`);
    for (const language of LANGUAGES) {
      const rules = await loaded.rules[language]();
      const known = rules.flatMap((section) => Object.keys(section.rules));
      for (const part of GUIDE_PARTS)
        expect(known).toEqual(expect.arrayContaining([...guide.parts[part].rules]));
      for (const { rules: said, examples = {} } of rules)
        expect(Object.keys(said)).toEqual(expect.arrayContaining(Object.keys(examples)));
    }
  });

  test("is drawn from positions that its rules allow", async () => {
    const guide = await guideOf(id);
    const game = (await loadGame(id))?.game;
    if (!guide || !game) throw new Error(`there is no guide of ${id}`);
    for (const part of GUIDE_PARTS) {
      for (const { position, viewer = 0 } of guide.parts[part].pictures) {
        const s = position(game);
        expect(game.layout.toJson(viewOf(game, s, viewer)), part).toBeTruthy();
        expect(game.violations(s), part).toEqual([]);
        if (part !== "end") expect(game.actor(s), part).not.toBe(OVER);
      }
    }
  });

  test("says the same in both languages, and keeps French marks with their words", async () => {
    const guide = await guideOf(id);
    if (!guide) throw new Error(`there is no guide of ${id}`);
    for (const part of GUIDE_PARTS) {
      const { says, pictures } = guide.parts[part];
      expect(says.fr).toHaveLength(says.en.length);
      const french = [...says.fr, ...pictures.map(({ caption }) => caption.fr)];
      expect(french.filter((text) => TORN.test(text))).toEqual([]);
    }
  });
});
