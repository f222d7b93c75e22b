/** What several commands let people choose: a game, its seats and variants, bots. */
import { BOT_IDS, type Bot, botById, botName } from "@banquise/bots";
import { type Game, LANGUAGES, type Language, parseConfig, type TableConfig } from "@banquise/engine";
import { catalogue, type LoadedGame, loadGame } from "@banquise/games";
import { addressOf, loadFrom } from "./game-source.ts";
import type { Ending } from "./io.ts";
import { Ledger } from "./ledger.ts";
import { Recorder } from "./recorder.ts";
import type { CliText } from "./text.ts";

type Wrong = Extract<Ending, { usage: string }>;

export async function chosenGame(id: string | undefined, { problems }: CliText): Promise<LoadedGame | Wrong> {
  const game = await loadGame(id ?? "");
  const known = catalogue.map(({ meta }) => meta.id);
  return game ?? { usage: problems.unknownGame(id ?? "", known.join(", ")) };
}

/** A game of the catalogue by its name, or one from outside by its file, with the address of that. */
export async function chosenSource(
  { positional: [id], flags: { game: file } }: SourceArgs,
  text: CliText,
): Promise<{ readonly loaded: LoadedGame; readonly source?: string } | Wrong> {
  const { problems } = text;
  if (file === undefined) {
    if (id === undefined) return { usage: problems.missingArgument("game") };
    const loaded = await chosenGame(id, text);
    return "usage" in loaded ? loaded : { loaded };
  }
  if (id !== undefined) return { usage: problems.extraArgument(id) };
  const source = addressOf(file);
  const loaded = await loadFrom(source);
  return "why" in loaded ? { usage: problems.noGame[loaded.why](file, loaded.detail) } : { loaded, source };
}

interface SourceArgs {
  readonly positional: readonly string[];
  readonly flags: { readonly game: string | undefined };
}

export const isGame = (id: string): boolean => catalogue.some(({ meta }) => meta.id === id);

/** The name of a game as people say it. */
export function gameName(id: string, language: Language): string {
  return catalogue.find(({ meta }) => meta.id === id)?.meta.blurb[language].name ?? id;
}

/** `options` are as typed: "name=value". */
export function chosenConfig(
  game: Pick<Game<never>, "seats" | "options">,
  seats: number,
  options: readonly string[],
  { problems }: CliText,
): TableConfig | Wrong {
  const pairs = options.map((option) => {
    const [name = "", ...value] = option.split("=");
    return [name, value.join("=")] as const;
  });
  const config = parseConfig(game, seats, Object.fromEntries(pairs));
  if (!("problem" in config)) return config;
  if (config.problem === "seats") return { usage: problems.badSeats(game.seats.min, game.seats.max) };
  const known = Object.entries(game.options).map(([name, { values }]) => `${name}=${values.join("|")}`);
  return { usage: problems.badOption(config.name, known.join(", ")) };
}

/** By its id, or by what it is called in any language: "level5", "Bear" or "ours". */
export function chosenBot(word: string, { problems }: CliText): Bot | Wrong {
  const wanted = plain(word);
  const id = BOT_IDS.find((known) =>
    [known, ...LANGUAGES.map((language) => botName(known, language))].some((name) => plain(name) === wanted),
  );
  const bot = id === undefined ? null : botById(id);
  return bot ?? { usage: problems.unknownBot(word, BOT_IDS.join(", ")) };
}

/** Without capitals and accents. */
const plain = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Null when no ledger is kept. */
export function chosenLedger(path: string | undefined, { problems }: CliText): Ledger | null | Wrong {
  if (path === undefined) return null;
  return Ledger.open(path) ?? { usage: problems.unwritable(path) };
}

/** Null when nothing is written down. What stands in a ledger is not played again, so that it could not be. */
export function chosenRecorder(
  path: string | undefined,
  ledger: Ledger | null,
  { problems }: CliText,
): Recorder | null | Wrong {
  if (path === undefined) return null;
  if (ledger !== null) return { usage: problems.recordOrLedger };
  return Recorder.open(path) ?? { usage: problems.unwritable(path) };
}
