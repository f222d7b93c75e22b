import type { RuleBook, RuleId, RuleSection } from "@banquise/engine";
import type { Args } from "../args.ts";
import { chosenGame, gameName } from "../choices.ts";
import { type CliContext, type Ending, OK } from "../io.ts";

export async function rules({ positional, flags }: Args<"rules">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const [gameId, id] = positional;
  const chosen = await chosenGame(gameId, text);
  if ("usage" in chosen) return chosen;
  const { game } = chosen;
  const book = await chosen.rules[language]();
  const wanted = id === undefined ? book : excerpt(book, game.prefix, id);
  if (wanted.length === 0) return { usage: text.problems.noSuchRule(id ?? "") };
  if (flags.json) {
    io.out(JSON.stringify({ game: game.id, language, sections: wanted }));
    return OK;
  }
  if (id === undefined) screen.line(screen.strong(gameName(game.id, language)));
  wanted.forEach((section, i) => {
    if (id === undefined || i > 0) screen.line();
    screen.line(screen.strong(section.title));
    screen.rows(rowsOf(section, context));
  });
  return OK;
}

/** Every rule, and below it its example, and why it is read so where the rulebook leaves it open. */
function rowsOf(
  { rules, readings = {}, examples = {} }: RuleSection,
  { screen, text }: CliContext,
): string[][] {
  return Object.entries(rules).flatMap(([rule, words]) => {
    const notes = [
      ...said(examples[rule as RuleId], text.example),
      ...said(readings[rule as RuleId], text.ourReading),
    ];
    return [[`  ${screen.mark(rule)}`, words], ...notes.map((note) => ["", screen.soft(note)])];
  });
}

const said = (note: string | undefined, as: (note: string) => string): string[] =>
  note === undefined ? [] : [as(note)];

/** "BLU-5.1" or "5.1": one rule. "5": those of its chapter. */
function excerpt(book: RuleBook, prefix: string, id: string): RuleSection[] {
  const number = id.toUpperCase().replace(`${prefix}-`, "");
  const matches = (rule: string): boolean =>
    rule === `${prefix}-${number}` || rule.startsWith(`${prefix}-${number}.`);
  const only = (texts: Readonly<Record<RuleId, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([rule]) => matches(rule)));
  return book.flatMap(({ title, rules, readings = {}, examples = {} }) => {
    const kept = only(rules);
    if (Object.keys(kept).length === 0) return [];
    return [{ title, rules: kept, readings: only(readings), examples: only(examples) }];
  });
}
