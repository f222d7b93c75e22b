import { readFileSync } from "node:fs";
import { LANGUAGES } from "@banquise/engine";
import { wordingComplaints } from "@banquise/engine/lessons";
import { describe, expect, test } from "vitest";
import { catalogue, type LoadedGame } from "./index.ts";
import { coachOf, hasLessons, lessonReport, lessonsOf } from "./lessons.ts";

/** A rule that no player can do without is marked in `RULES.md`: "- **IGL-3.1** ★ First you must…". */
const MAIN_RULE = /^- \*\*([A-Z]+-\d+\.\d+)\*\* ★/gm;

/** What a first lesson lets one do with one's own fingers. */
const LEAST_DECISIONS = 8;
const LEAST_CONTESTED = 4;

/** A chapter after it is short, and mostly done or watched. */
const CHAPTER_STEPS = { least: 4, most: 8 };
const CHAPTER_DECISIONS = 3;
const CHAPTER_CONTESTED = 2;

describe.each(catalogue.filter(({ meta }) => hasLessons(meta.id)))(
  "lessons of $meta.id",
  ({ meta, load }) => {
    const reports = (async () => {
      const loaded: LoadedGame = await load();
      const rules = await loaded.rules.en();
      const entries = await lessonsOf(meta.id);
      return Promise.all(
        entries.map(async (entry) => ({ entry, ...(await lessonReport(loaded.game, rules, entry)) })),
      );
    })();

    test("are played to their ends, along every way that they accept", async () => {
      expect(
        (await reports).flatMap(({ entry, complaints }) => complaints.map((text) => [entry.id, text])),
      ).toEqual([]);
    });

    test("begin with one that asks for decisions, and has reasons for wrong ones", async () => {
      const [first] = await reports;
      expect(first?.entry.id).toBe("first");
      expect(first?.decisions).toBeGreaterThanOrEqual(LEAST_DECISIONS);
      expect(first?.contested).toBeGreaterThanOrEqual(LEAST_CONTESTED);
    });

    test("go on with short chapters, in which more is done than said", async () => {
      for (const { entry, steps, decisions, contested } of (await reports).slice(1)) {
        expect(steps, entry.id).toBeGreaterThanOrEqual(CHAPTER_STEPS.least);
        expect(steps, entry.id).toBeLessThanOrEqual(CHAPTER_STEPS.most);
        expect(decisions, entry.id).toBeGreaterThanOrEqual(CHAPTER_DECISIONS);
        expect(contested, entry.id).toBeGreaterThanOrEqual(CHAPTER_CONTESTED);
        const said = (await entry.load()).steps.filter((step) => "say" in step).length;
        expect(said, entry.id).toBeLessThan(steps / 2);
      }
    });

    test("teach every main rule", async () => {
      const markdown = readFileSync(new URL(`./${meta.id}/RULES.md`, import.meta.url), "utf8");
      const main = [...markdown.matchAll(MAIN_RULE)].map(([, rule]) => rule as string);
      const taught = new Set<string>((await reports).flatMap(({ rules }) => rules));
      expect(main.length).toBeGreaterThan(0);
      expect(main.filter((rule) => !taught.has(rule))).toEqual([]);
    });

    test("come with a coach who has a word for every kind of decision", async () => {
      const { game } = await load();
      const intros = await coachOf(meta.id);
      const types = game.moves.types.map(({ type }) => type).sort();
      if (intros.length > 0) expect(intros.flatMap((intro) => intro.types).sort()).toEqual(types);
      expect(intros.flatMap(({ says }) => wordingComplaints(says))).toEqual([]);
    });

    test("have names of their own and say what they are about", async () => {
      const entries = await lessonsOf(meta.id);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { title, about } of entries)
        for (const language of LANGUAGES) expect([title[language], about[language]]).not.toContain("");
    });
  },
);
