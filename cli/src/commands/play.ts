import { writeFile } from "node:fs/promises";
import { botName, greedy } from "@banquise/bots";
import { exportTable, newSecret, secretFromSeed, Table } from "@banquise/engine";
import type { Args } from "../args.ts";
import { chosenBot, chosenConfig, chosenGame, gameName } from "../choices.ts";
import { Conversation } from "../conversation.ts";
import { type Ending, OK, type Session } from "../io.ts";

const USUAL_SEATS = 3;

export async function play({ positional, flags }: Args<"play">, session: Session): Promise<Ending> {
  const { io, text, language } = session;
  if (flags.json) return { usage: text.problems.noTerminal };
  const chosen = await chosenGame(positional[0], text);
  if ("usage" in chosen) return chosen;
  const { game } = chosen;
  const { min, max } = game.seats;
  const seats = flags.seats ?? Math.min(max, Math.max(min, USUAL_SEATS));
  const config = chosenConfig(game, seats, flags.option, text);
  if ("usage" in config) return config;
  const bot = chosenBot(flags.bot ?? greedy.id, text);
  if ("usage" in bot) return bot;
  const seat = flags.seat ?? 0;
  if (seat >= seats) return { usage: text.problems.noSuchSeat(seats) };

  const secret = flags.seed === undefined ? newSecret() : secretFromSeed(flags.seed);
  const table = new Table(game, config, { secret, nonces: Array<string>(seats).fill("") });
  const own = flags.name ?? text.play.guest;
  const names = Array.from({ length: seats }, (_, other) =>
    other === seat ? own : `${botName(bot.id, language)} ${other}`,
  );
  const gameText = await chosen.text[language]();
  const conversation = new Conversation(table, seat, bot, names, gameText, session);
  const rivals = names.filter((_, other) => other !== seat);
  io.out(text.play.welcome(gameName(game.id, language), own, rivals.join(", ")));
  const finished = await conversation.hold();
  if (finished && flags.save !== undefined) {
    const saved = await writeFile(flags.save, `${JSON.stringify(exportTable(table, names))}\n`).then(
      () => true,
      () => false,
    );
    if (!saved) return { usage: text.problems.unwritable(flags.save) };
    io.out(text.play.saved(flags.save));
  }
  return OK;
}
