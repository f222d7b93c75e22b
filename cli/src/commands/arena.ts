import { type Budget, standings } from "@banquise/bots";
import type { Args } from "../args.ts";
import { chosenBot, chosenConfig, chosenGame } from "../choices.ts";
import { columns, numberIn, percentIn } from "../format.ts";
import { type Ending, OK, type Session } from "../io.ts";
import { doInParts } from "../jobs.ts";

const GAMES = 100;
const SEED = 1;
const ITERATIONS = 400;

export async function arena({ positional, flags }: Args<"arena">, session: Session): Promise<Ending> {
  const { io, text, language } = session;
  const { games = GAMES, seed = SEED, jobs = 1 } = flags;
  const chosen = await chosenGame(positional[0], text);
  if ("usage" in chosen) return chosen;
  const { game } = chosen;
  const bots = (flags.bots ?? "").split(",").filter((bot) => bot !== "");
  for (const id of bots) {
    const bot = chosenBot(id, text);
    if ("usage" in bot) return bot;
  }
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max) return { usage: text.problems.botCount(min, max) };
  const config = chosenConfig(game, bots.length, flags.option, text);
  if ("usage" in config) return config;
  if (games === 0) return { usage: text.problems.atLeastOne("--games") };
  if (jobs === 0) return { usage: text.problems.atLeastOne("--jobs") };

  const budget = budgetOf(flags.iterations, flags.ms);
  const job = { kind: "arena", game: game.id, config, bots, first: 0, games, seed, budget } as const;
  const outcomes = (await doInParts(job, jobs, io)).flat();
  const entrants = standings(bots, outcomes);

  if (flags.json) {
    const { iterations = null, ms = null } = flags;
    const setting = { game: game.id, version: game.version, ...config, games, seed, iterations, ms };
    io.out(JSON.stringify({ ...setting, bots: entrants }));
    return OK;
  }
  const rows = entrants.map((entrant) => [
    entrant.bot,
    numberIn(language, entrant.games),
    numberIn(language, entrant.wins, 1),
    percentIn(language, entrant.winRate),
    `${percentIn(language, entrant.low)} – ${percentIn(language, entrant.high)}`,
    numberIn(language, entrant.meanScore, 2),
  ]);
  columns([text.arena.columns, ...rows], [1, 2, 3, 4, 5]).forEach(io.out);
  return OK;
}

/** Time alone when only time is given: a bot then thinks as long as it may. */
function budgetOf(iterations: number | undefined, ms: number | undefined): Budget {
  const milliseconds = ms ?? Number.POSITIVE_INFINITY;
  return {
    iterations: iterations ?? (ms === undefined ? ITERATIONS : Number.POSITIVE_INFINITY),
    milliseconds,
  };
}
