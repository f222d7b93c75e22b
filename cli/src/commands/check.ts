import { checkExport, type TableExport } from "@banquise/engine";
import type { Args } from "../args.ts";
import { gameName } from "../choices.ts";
import { readExport, tellProblem } from "../export-file.ts";
import { type CliContext, type Ending, OK, UNABLE } from "../io.ts";

export async function check({ positional, flags }: Args<"check">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const file = await readExport(positional[0] ?? "", flags.json, context);
  if ("ending" in file) return file.ending;
  const { content, rulesOf } = file;
  const { game } = file.loaded;
  const checked = checkExport(game, content, rulesOf);
  if (checked.verdict === "wrong") return tellProblem(checked, flags.json, context);
  if (checked.verdict === "unverifiable") {
    const message = text.check.unverifiable(checked.rules);
    if (flags.json) io.out(JSON.stringify({ ok: false, ...checked, message }));
    else screen.line(message);
    return UNABLE;
  }
  const { log, totals, ranks } = content as TableExport;
  if (flags.json) {
    const { verdict } = checked;
    io.out(JSON.stringify({ ok: true, verdict, game: game.id, steps: log.length, totals, ranks }));
  } else screen.line(screen.good(text.check.verified(gameName(game.id, language), log.length)));
  return OK;
}
