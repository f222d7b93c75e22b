/** Looks for puzzles in games of strong bots. */
import {
  type Game,
  OVER,
  type Puzzle,
  type PuzzleKind,
  Random,
  type TableConfig,
  viewOf,
} from "@banquise/engine";
import type { Stretch } from "../arena/tournament.ts";
import { type BotMemory, iterationsOnly } from "../bot.ts";
import { decide } from "../decide.ts";
import { LEVELS } from "../levels.ts";
import { exactPuzzle } from "./exact.ts";
import { judgedPuzzle } from "./judged.ts";
import type { Position } from "./position.ts";

const PLAYED_BY = LEVELS[4] as (typeof LEVELS)[number];
const UNLIMITED = iterationsOnly(Number.POSITIVE_INFINITY);

/** A game gives one puzzle of a kind at most: they should not all look alike. */
export interface Hunt<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  readonly seed: number;
  readonly kinds: readonly PuzzleKind[];
}

/** What was found, and how much was looked at. */
export interface Catch {
  readonly puzzles: readonly Puzzle[];
  readonly decisions: number;
}

const MAKERS = { exact: exactPuzzle, judged: judgedPuzzle } as const;

export function huntPuzzles<S>(hunt: Hunt<S>, { first, games }: Stretch): Catch {
  const found = Array.from({ length: games }, (_, i) => huntInGame(hunt, first + i));
  return {
    puzzles: found.flatMap(({ puzzles }) => puzzles),
    decisions: found.reduce((sum, { decisions }) => sum + decisions, 0),
  };
}

function huntInGame<S>({ game, config, seed, kinds }: Hunt<S>, index: number): Catch {
  const random = new Random([seed | 0, index, 0x243f6a88, 0x85a308d3]);
  const context = { random, emit: null };
  const memories: BotMemory[] = [];
  const puzzles: Puzzle[] = [];
  const s = game.layout.create();
  game.setup(s, config, context);
  let decisions = 0;
  for (let seat = game.actor(s); seat !== OVER; seat = game.actor(s)) {
    const view = viewOf(game, s, seat);
    const position: Position<S> = {
      game,
      config,
      view,
      seat,
      from: { seed, game: index, move: ++decisions },
    };
    for (const kind of kinds) {
      if (puzzles.some((puzzle) => puzzle.kind === kind)) continue;
      const puzzle = MAKERS[kind](position);
      if (puzzle !== null) puzzles.push(puzzle);
    }
    memories[seat] ??= { kept: null };
    const question = { game, view, seat, budget: UNLIMITED, seed: random.uint32(), memory: memories[seat] };
    game.apply(s, decide(PLAYED_BY, question), context);
  }
  return { puzzles, decisions };
}
