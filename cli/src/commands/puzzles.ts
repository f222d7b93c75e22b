import { writeFile } from "node:fs/promises";
import { chosenFrom, type PuzzleFault, verifyPuzzle } from "@banquise/bots/puzzles";
import type { Puzzle } from "@banquise/engine";
import type { LoadedGame } from "@banquise/games";
import { loadPuzzles } from "@banquise/games/puzzles";
import type { Args } from "../args.ts";
import { chosenConfig, chosenGame, chosenLedger } from "../choices.ts";
import { numberIn, progressBar } from "../format.ts";
import { type CliContext, type Ending, NEGATIVE, OK } from "../io.ts";
import { doInParts } from "../jobs.ts";

const COUNT = 30;
const GAMES = 64;
const SEED = 1;
const KINDS = ["exact", "judged"] as const;

export async function puzzles({ positional, flags }: Args<"puzzles">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const { count = COUNT, games = GAMES, seed = SEED, jobs = 1 } = flags;
  const chosen = await chosenGame(positional[0], text);
  if ("usage" in chosen) return chosen;
  if (flags.verify) return verify(chosen, context, flags.json);
  const { game } = chosen;
  const { min, max } = game.seats;
  const config = chosenConfig(game, flags.seats ?? Math.min(Math.max(3, min), max), flags.option, text);
  if ("usage" in config) return config;
  const kinds = KINDS.filter((kind) => flags.kind === undefined || flags.kind === kind);
  if (kinds.length === 0) return { usage: text.problems.unknownKind(flags.kind ?? "", KINDS.join(", ")) };
  for (const [flag, value] of Object.entries({ "--count": count, "--games": games, "--jobs": jobs }))
    if (value === 0) return { usage: text.problems.atLeastOne(flag) };
  const ledger = chosenLedger(flags.ledger, text);
  if (ledger !== null && "usage" in ledger) return ledger;

  const { id, version } = game;
  const job = { kind: "puzzles", game: id, version, config, first: 0, games, seed, kinds } as const;
  const found = await doInParts(job, jobs, io, { ledger });
  const held = found.flatMap((part) => part.puzzles);
  const decisions = found.reduce((sum, part) => sum + part.decisions, 0);
  const pack = chosenFrom(held, count);
  if (flags.out !== undefined) {
    try {
      await writeFile(flags.out, packText(pack));
    } catch {
      return { usage: text.problems.unwritable(flags.out) };
    }
  }
  if (flags.json) {
    io.out(JSON.stringify({ game: id, games, decisions, held: held.length, puzzles: pack }));
    return OK;
  }
  const shown = (value: number): string => numberIn(language, value);
  screen.line(text.puzzles.found(shown(decisions), shown(games), shown(held.length), shown(pack.length)));
  const { outlook } = await chosen.text[language]();
  const rows = pack.map((puzzle) => [
    puzzle.id,
    text.puzzles.kinds[puzzle.kind],
    outlook[puzzle.theme] ?? puzzle.theme,
    shown(puzzle.difficulty),
  ]);
  screen.rows([text.puzzles.columns.map(screen.strong), ...rows], [3]);
  if (flags.out !== undefined) screen.line(text.written(flags.out));
  return OK;
}

/** One puzzle a line: a change of one is one line of a diff. */
const packText = (pack: readonly Puzzle[]): string =>
  pack.length === 0 ? "[]\n" : `[\n${pack.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`;

async function verify(
  { game }: LoadedGame,
  { io, screen, text }: CliContext,
  asJson: boolean,
): Promise<Ending> {
  const pack = await loadPuzzles(game.id);
  const failed: { readonly id: string; readonly why: PuzzleFault }[] = [];
  pack.forEach((puzzle, done) => {
    io.status?.(progressBar(done, pack.length));
    const why = verifyPuzzle(game, puzzle);
    if (why !== null) failed.push({ id: puzzle.id, why });
  });
  io.status?.("");
  const confirmed = pack.length - failed.length;
  if (asJson) io.out(JSON.stringify({ game: game.id, puzzles: pack.length, confirmed, failed }));
  else {
    screen.line(text.puzzles.verified(confirmed, pack.length));
    for (const { id, why } of failed) screen.line(screen.bad(`${id}: ${text.puzzles.faults[why]}`));
  }
  return failed.length > 0 ? NEGATIVE : OK;
}
