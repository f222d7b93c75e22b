import { encounters, groupsOf, ratings, standings } from "@banquise/bots/arena";
import type { Args } from "../args.ts";
import { chosenConfig, chosenLedger, chosenRecorder, chosenSource, gameName } from "../choices.ts";
import { budgetOf, chosenEntrants, chosenPrograms, idsOf, namesOf } from "../entrants.ts";
import { numberIn } from "../format.ts";
import { type CliContext, type Ending, OK } from "../io.ts";
import { doInParts } from "../jobs.ts";
import { type ArenaFigures, arenaReport, standingRow } from "../report/arena-report.ts";
import { settingOf } from "../report/setting.ts";
import { writeReport } from "../report/write.ts";

const GAMES = 100;
const SEED = 1;

export async function arena({ positional, flags }: Args<"arena">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const { games: each = GAMES, seed = SEED, jobs = 1, iterations, ms } = flags;
  const chosen = await chosenSource({ positional, flags }, text);
  if ("usage" in chosen) return chosen;
  const { loaded, ...from } = chosen;
  const { game } = loaded;
  const programs = chosenPrograms(flags.bot, flags["bot-limit"], text);
  if ("usage" in programs) return programs;
  const entrants = chosenEntrants(flags.bots ?? "", budgetOf(iterations, ms), programs, text);
  if ("usage" in entrants) return entrants;
  const { min, max } = game.seats;
  if (entrants.length < min) return { usage: text.problems.botCount(min) };
  const seats = flags.seats ?? (entrants.length > max ? min : entrants.length);
  if (entrants.length < seats) return { usage: text.problems.botCount(seats) };
  const config = chosenConfig(game, seats, flags.option, text);
  if ("usage" in config) return config;
  if (each === 0) return { usage: text.problems.atLeastOne("--games") };
  if (jobs === 0) return { usage: text.problems.atLeastOne("--jobs") };
  const ledger = chosenLedger(flags.ledger, text);
  if (ledger !== null && "usage" in ledger) return ledger;
  const recorder = chosenRecorder(flags.record, ledger, text);
  if (recorder !== null && "usage" in recorder) return recorder;
  const record = recorder ? ({ record: flags.visits ? "visits" : "moves" } as const) : {};

  const games = each * groupsOf(entrants.length, seats).length;
  const { id, version } = game;
  const part = { game: id, ...from, version, config, first: 0, games, seed, ...record } as const;
  const job = { kind: "arena", ...part, entrants } as const;
  const records = (await doInParts(job, jobs, io, { ledger, recorder })).flat();

  const names = namesOf(entrants, context);
  const figures: ArenaFigures = {
    title: text.arena.report.title(gameName(id, language)),
    subtitle: await settingOf(loaded, config, games, seed, context),
    seats,
    names,
    standings: standings(entrants.length, records),
    ratings: game.cooperative || seats === 1 ? null : ratings(entrants.length, records),
    encounters: game.cooperative || seats === 1 ? null : encounters(entrants.length, records),
    records,
  };
  const setting = {
    game: id,
    version,
    ...config,
    games,
    seed,
    iterations: iterations ?? null,
    ms: ms ?? null,
  };
  const ids = idsOf(entrants);
  const bots = entrants.map(({ bot }, i) => ({
    bot,
    name: ids[i],
    ...figures.standings[i],
    rating: figures.ratings?.[i] ?? null,
  }));
  const answer = { ...setting, bots, encounters: figures.encounters };
  if (flags.report !== undefined) {
    const lost = await writeReport(flags.report, arenaReport(figures, language, text), {
      ...answer,
      records,
    });
    if (lost !== null) return { usage: text.problems.unwritable(lost) };
  }
  if (flags.json) {
    io.out(JSON.stringify(answer));
    return OK;
  }
  const rows = figures.standings.map((standing, i) => {
    const rating = figures.ratings?.[i];
    const shown = rating
      ? `${numberIn(language, rating.rating, 1)} ± ${numberIn(language, rating.high - rating.rating, 1)}`
      : "";
    return [...standingRow(language, names[i] as string, standing), shown];
  });
  const head = [...text.arena.columns, figures.ratings ? text.arena.rating : ""];
  screen.rows([head.map(screen.strong), ...rows], [1, 2, 3, 4, 5, 6]);
  if (flags.report !== undefined) screen.line(text.written(flags.report));
  return OK;
}
