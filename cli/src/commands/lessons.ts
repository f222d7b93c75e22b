import { catalogue } from "@banquise/games";
import { lessonReport, lessonsOf } from "@banquise/games/lessons";
import type { Args } from "../args.ts";
import { chosenGame } from "../choices.ts";
import { type CliContext, type Ending, NEGATIVE, OK } from "../io.ts";

/** Lists the lessons; with --check each is played along every way that it accepts. */
export async function lessons({ positional, flags }: Args<"lessons">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const [wanted] = positional;
  const ids = wanted === undefined ? catalogue.map(({ meta }) => meta.id) : [wanted];
  const found: object[] = [];
  let allWell = true;
  for (const id of ids) {
    const chosen = await chosenGame(id, text);
    if ("usage" in chosen) return chosen;
    const rules = await chosen.rules[language]();
    for (const entry of await lessonsOf(id)) {
      const title = entry.title[language];
      if (!flags.check) {
        found.push({ game: id, lesson: entry.id, title, minutes: entry.minutes });
        if (!flags.json) screen.rows([[screen.mark(id), entry.id, title, text.minutes(`${entry.minutes}`)]]);
        continue;
      }
      const report = await lessonReport(chosen.game, rules, entry);
      const { steps, decisions, rules: taught, complaints } = report;
      const ok = complaints.length === 0;
      allWell &&= ok;
      found.push({ game: id, lesson: entry.id, steps, decisions, rules: taught, ok });
      if (flags.json) {
        for (const complaint of complaints) io.err(`${id} ${entry.id}: ${complaint}`);
        continue;
      }
      const verdict = ok ? screen.good(text.lessonWell) : screen.bad(text.lessonWrong(complaints.length));
      screen.rows([[screen.mark(id), entry.id, title, text.lessonFacts(steps, decisions), verdict]]);
      for (const complaint of complaints) screen.line(`  ${complaint}`);
    }
  }
  if (flags.json) io.out(JSON.stringify(found));
  return allWell ? OK : NEGATIVE;
}
