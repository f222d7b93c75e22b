import { addTally, type LabTally, type Standing, standings } from "@banquise/bots/arena";
import type { Args } from "../args.ts";
import { chosenConfig, chosenLedger, chosenRecorder, chosenSource, gameName } from "../choices.ts";
import { budgetOf, chosenEntrants, chosenPrograms, namesOf } from "../entrants.ts";
import { type CliContext, type Ending, OK } from "../io.ts";
import { doInParts, type NamedEntrant } from "../jobs.ts";
import { type LabFigures, labReport } from "../report/lab-report.ts";
import { settingOf } from "../report/setting.ts";
import { writeReport } from "../report/write.ts";

const GAMES = 1000;
const SEED = 1;
const BOT = "greedy";

export async function lab({ positional, flags }: Args<"lab">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const { games = GAMES, seed = SEED, jobs = 1 } = flags;
  const chosen = await chosenSource({ positional, flags }, text);
  if ("usage" in chosen) return chosen;
  const { loaded, ...from } = chosen;
  const { game } = loaded;
  const programs = chosenPrograms(flags.bot, flags["bot-limit"], text);
  if ("usage" in programs) return programs;
  const budget = budgetOf(flags.iterations);
  const named = chosenEntrants(flags.bots ?? BOT, budget, programs, text);
  if ("usage" in named) return named;
  const config = chosenConfig(
    game,
    flags.seats ?? Math.max(named.length, game.seats.min),
    flags.option,
    text,
  );
  if ("usage" in config) return config;
  const [only] = named;
  const alone = named.length === 1 && only !== undefined;
  const entrants = alone ? Array.from({ length: config.seats }, () => only) : named;
  if (entrants.length !== config.seats) return { usage: text.problems.botCount(config.seats) };
  const budgets = chosenBudgets(flags.budgets);
  if (budgets === null) return { usage: text.problems.badBudgets };
  if (games === 0) return { usage: text.problems.atLeastOne("--games") };
  if (jobs === 0) return { usage: text.problems.atLeastOne("--jobs") };
  const ledger = chosenLedger(flags.ledger, text);
  if (ledger !== null && "usage" in ledger) return ledger;
  const recorder = chosenRecorder(flags.record, ledger, text);
  if (recorder !== null && "usage" in recorder) return recorder;
  const record = recorder ? ({ record: flags.visits ? "visits" : "moves" } as const) : {};

  const { id, version } = game;
  const common = { game: id, ...from, version, config, first: 0, games, seed } as const;
  const parts = await doInParts({ kind: "lab", ...common, ...record, entrants, language }, jobs, io, {
    ledger,
    recorder,
  });
  const tally = parts.reduce((total: LabTally, part) => addTally(total, part));

  const strength: { readonly iterations: number; readonly standing: Standing }[] = [];
  for (const iterations of budgets) {
    const rivals = pitted(entrants, iterations, budgets[0] as number);
    const records = (
      await doInParts({ kind: "arena", ...common, entrants: rivals }, jobs, io, { ledger })
    ).flat();
    strength.push({ iterations, standing: standings(rivals.length, records)[0] as Standing });
  }

  const figures: LabFigures = {
    title: text.lab.report.title(gameName(id, language)),
    subtitle: await settingOf(loaded, config, games, seed, context),
    cooperative: game.cooperative,
    names: alone ? null : namesOf(entrants, context),
    tally,
    strength,
  };
  const answer = { game: id, version, ...config, games, seed, entrants, tally, strength };
  if (flags.json) {
    io.out(JSON.stringify(answer));
    if (flags.report === undefined) return OK;
  }
  const path = flags.report ?? `lab-${id}.html`;
  const lost = await writeReport(path, labReport(figures, language, text), answer);
  if (lost !== null) return { usage: text.problems.unwritable(lost) };
  if (!flags.json) screen.line(text.written(path));
  return OK;
}

/** The first entrant with more to think with, against the others with as much as at first. */
function pitted(entrants: readonly NamedEntrant[], iterations: number, base: number): NamedEntrant[] {
  return entrants.map((entrant, i) => ({
    ...entrant,
    budget: { ...entrant.budget, iterations: i === 0 ? iterations : base },
  }));
}

/** "50,200,800", from small to large; null when it is something else. */
function chosenBudgets(list: string | undefined): number[] | null {
  if (list === undefined) return [];
  const budgets = list.split(",").map(Number);
  return budgets.every((budget) => Number.isInteger(budget) && budget > 0) ? budgets : null;
}
