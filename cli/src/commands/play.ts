import { botName, greedy } from "@banquise/bots";
import { importTable, newSecret, secretFromSeed, Table } from "@banquise/engine";
import type { AnyState, LoadedGame } from "@banquise/games";
import type { Args } from "../args.ts";
import { chosenBot, chosenConfig, chosenSource, gameName, isGame } from "../choices.ts";
import { Conversation, type Sitting } from "../conversation.ts";
import { chosenPrograms } from "../entrants.ts";
import { readExport, tellProblem } from "../export-file.ts";
import { type ExternalBot, externalBot } from "../external/external-bot.ts";
import { type CliContext, type Ending, OK } from "../io.ts";
import type { Program } from "../jobs.ts";
import { freshPlace, isUnderWay, keepGame, latestGame, playersOf } from "../saved-games.ts";

const USUAL_SEATS = 3;

/** A game to sit down at: a new one, or one that was left. */
interface Found extends Pick<Sitting, "table" | "seat" | "bot" | "names"> {
  readonly loaded: LoadedGame;
  /** The file it is kept in. */
  readonly path: string;
}

export async function play(args: Args<"play">, context: CliContext): Promise<Ending> {
  const { screen, text, language } = context;
  const { resume, json } = args.flags;
  if (json) return { usage: text.problems.noTerminal };
  const found = resume === undefined ? await newGame(args, context) : await takenUp(resume, args, context);
  if ("ending" in found) return found.ending;
  const { loaded, table, seat, bot, names, path } = found;
  const { game } = loaded;

  const others = names.filter((_, other) => other !== seat);
  const company = others.length === 0 ? "alone" : game.cooperative ? "together" : "against";
  screen.line(text.play[company](gameName(game.id, language), names[seat] ?? "", others.join(", ")));
  if (table.version > 0) screen.line(text.play.takenUp(table.version));

  let lost = false;
  const keep = async (): Promise<void> => {
    const kept = await keepGame(path, table, names, { seat, bot: bot.id });
    if (!kept && !lost) screen.problem(text.play.notKept(path));
    lost = !kept;
  };
  const gameText = await loaded.text[language]();
  const conversation = new Conversation({ table, seat, bot, names, gameText, keep }, context);
  const finished = await conversation
    .hold()
    .finally(() => ("close" in bot ? (bot as ExternalBot).close() : null));
  if (!finished) screen.line(text.play.left);
  if (!lost) {
    screen.line(text.play.saved(path));
    if (!finished) screen.line(text.play.howToResume(`banquise play --resume=${path}`));
  }
  return OK;
}

async function newGame(
  { positional, flags }: Args<"play">,
  context: CliContext,
): Promise<Found | { readonly ending: Ending }> {
  const { io, text, language } = context;
  const chosen = await chosenSource({ positional, flags }, text);
  if ("usage" in chosen) return { ending: chosen };
  const { loaded } = chosen;
  const { min, max } = loaded.game.seats;
  const seats = flags.seats ?? Math.min(max, Math.max(min, USUAL_SEATS));
  const config = chosenConfig(loaded.game, seats, flags.option, text);
  if ("usage" in config) return { ending: config };
  const bot = chosenRival(flags.bot ?? greedy.id, flags["bot-limit"], context);
  if ("usage" in bot) return { ending: bot };
  const seat = flags.seat ?? 0;
  if (seat >= seats) return { ending: { usage: text.problems.noSuchSeat(seats) } };
  const path = flags.save ?? freshPlace(loaded.game.id, io);
  if (await isUnderWay(path)) return { ending: { usage: text.problems.underWay(path) } };

  const secret = flags.seed === undefined ? newSecret() : secretFromSeed(flags.seed);
  const table = new Table<AnyState>(loaded.game, config, { secret, nonces: Array<string>(seats).fill("") });
  const names = Array.from({ length: seats }, (_, other) =>
    other === seat ? (flags.name ?? text.play.guest) : `${botName(bot.id, language)} ${other}`,
  );
  return { loaded, table, seat, bot, names, path };
}

/** `file` is "" for the game that was played last. */
async function takenUp(
  file: string,
  { positional, flags }: Args<"play">,
  context: CliContext,
): Promise<Found | { readonly ending: Ending }> {
  const { io, text } = context;
  // `--resume game.json` is typed as often as `--resume=game.json`.
  const [word] = positional;
  const named = file === "" && word !== undefined && !isGame(word) ? word : file;
  const path = named === "" ? await latestGame(word, io) : named;
  if (path === null) return { ending: { usage: text.problems.nothingToResume } };
  const outside = flags.game === undefined ? null : await chosenSource({ positional: [], flags }, text);
  if (outside !== null && "usage" in outside) return { ending: outside };
  const read = await readExport(path, false, context, outside?.loaded ?? null);
  if ("ending" in read) return read;
  const { loaded, content, rulesOf } = read;
  const imported = importTable(loaded.game, content, rulesOf);
  if ("problem" in imported) return { ending: tellProblem(imported, false, context) };
  const { table, names } = imported;
  const players = playersOf(content, table.config.seats);
  if (players === null || table.over) return { ending: { usage: text.problems.notUnderWay(path) } };
  const bot = chosenRival(flags.bot ?? players.bot, flags["bot-limit"], context);
  if ("usage" in bot) return { ending: bot };
  // The rules may have changed since it was left: it goes on under those of today.
  if (table.rules !== loaded.game.version) table.changeRules();
  return { loaded, table, seat: players.seat, bot, names, path: flags.save ?? path };
}

/** A bot of the house, or one that is a program: "mine=cmd:python3 my.py". */
function chosenRival(words: string, limit: number | undefined, { io, text }: CliContext) {
  if (!words.includes("=")) return chosenBot(words, text);
  const programs = chosenPrograms([words], limit, text);
  if ("usage" in programs) return programs;
  const [[id, program]] = [...programs] as [[string, Program]];
  return externalBot({ id, ...program, home: io.home });
}
