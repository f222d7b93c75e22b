import { BOT_IDS, BOT_TEXTS } from "@banquise/bots";
import type { Args } from "../args.ts";
import { type CliContext, type Ending, OK } from "../io.ts";

/** Who can be played against. */
export async function bots({ flags }: Args<"bots">, { io, screen, language }: CliContext): Promise<Ending> {
  const known = BOT_IDS.map((id) => ({ id, ...(BOT_TEXTS[language][id] ?? { name: id, about: "" }) }));
  if (flags.json) io.out(JSON.stringify({ bots: known }));
  else screen.rows(known.map(({ id, name, about }) => [screen.mark(id), name, about]));
  return OK;
}
