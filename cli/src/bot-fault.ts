import { botName, type Fault } from "@banquise/bots";
import { type LoadedGame, loadGame } from "@banquise/games";
import { gameName } from "./choices.ts";
import { type CliContext, type Ending, UNABLE } from "./io.ts";

/** Says what a bot did in place of playing, and where, so that whoever mends it can see it again. */
export async function tellFault(
  fault: Fault,
  json: boolean,
  { io, screen, text, language }: CliContext,
): Promise<Ending> {
  const words = text.botFault;
  const loaded = await loadGame(fault.game);
  const bot = `${botName(fault.bot, language)} (${fault.bot})`;
  const detail = loaded === null ? fault.detail : await detailOf(fault, loaded, language);
  const what = words[fault.kind](bot, detail);
  const game = gameName(fault.game, language);
  const where = words.where(game, fault.seat, fault.at ?? null);
  const message = `${what} ${where}`;
  if (json) io.out(JSON.stringify({ ok: false, problem: "botFault", ...fault, message }));
  else screen.problem(message);
  return UNABLE;
}

/** The illegal move in words, unless the game has none for it here. */
async function detailOf(
  { move, view, detail }: Fault,
  { game, text }: LoadedGame,
  language: CliContext["language"],
): Promise<string> {
  if (move === null) return detail;
  try {
    return (await text[language]()).move(move, game.layout.fromJson(view));
  } catch {
    return detail;
  }
}
