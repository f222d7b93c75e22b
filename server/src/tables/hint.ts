import { type Analysis, HINT, reasonsFor } from "@banquise/bots";
import type { Language, MoveObject, Seat } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { Refused } from "../problems.ts";
import type { BotRunner } from "./bots.ts";
import { legalFor } from "./legal.ts";
import type { LiveTable } from "./live-table.ts";

/** A decision that somebody wants a hint for. */
export interface Asked {
  readonly game: LiveTable["facts"]["game"];
  readonly version: number;
  readonly seat: Seat;
  readonly view: unknown;
}

export interface Hint {
  readonly version: number;
  readonly iterations: number;
  readonly best: MoveObject;
  readonly equal: readonly MoveObject[];
  readonly reasons: readonly { readonly line: string; readonly by: number; readonly text: string }[];
  readonly moves: readonly {
    readonly move: MoveObject;
    readonly visits: number;
    readonly chances: readonly number[];
    readonly points: readonly number[];
  }[];
}

/** What a seat would be given a hint for. */
export function askedBy(live: LiveTable, seat: Seat): Asked | Refused {
  if (live.game === null) return { refused: "notStarted" };
  if (live.facts.daily !== null) return { refused: "dailyHint" };
  const { table } = live.game;
  if (table.over) return { refused: "gameOver" };
  if (legalFor(live, seat) === null) return { refused: "notYourTurn" };
  const { game } = live.facts;
  return { game, version: table.version, seat, view: game.layout.clone(table.view(seat)) };
}

/** What a strong bot would do there and why, in words of one language. */
export async function hintFor(
  { game, version, seat, view }: Asked,
  runner: BotRunner,
  client: string,
  language: Language,
): Promise<Hint> {
  const position = {
    game: game.id,
    rules: game.version,
    view: game.layout.toJson(view),
    seat,
    seed: version,
  };
  const analysis: Analysis = await runner.analyse({ ...position, ...HINT, analyse: true }, client);
  const outlook = (await (await loadGame(game.id))?.text[language]())?.outlook ?? {};
  const { decode } = game.moves;
  return {
    version,
    iterations: analysis.iterations,
    best: decode(analysis.best),
    equal: analysis.favourites.filter((move) => move !== analysis.best).map(decode),
    reasons: reasonsFor(game, view, analysis, analysis.best).map(({ line, by }) => ({
      line,
      by,
      text: outlook[line] ?? line,
    })),
    moves: analysis.moves.map(({ move, visits, chances, points }) => ({
      move: decode(move),
      visits,
      chances,
      points,
    })),
  };
}
