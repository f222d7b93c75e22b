/** How hard a puzzle is: how long a search that overlooks nothing must think to find its answer. */
import { type Game, type Move, OVER, Random, type Seat, viewOf } from "@banquise/engine";
import { type Bot, type BotMemory, type Budget, iterationsOnly } from "../bot.ts";
import { decide } from "../decide.ts";
import { FULL_STRENGTH, levelOf } from "../levels.ts";
import { type Position, worldFor } from "./position.ts";

const RUNGS = [10, 30, 100, 300, 1_000, 3_000, 10_000] as const;
const TRIES = 10;
const MOST_FAILURES = 2;

const thinker = levelOf("thinker", FULL_STRENGTH);

/** The fewest iterations with which `isAnswer` is true of what a search plays in eight of ten tries; null if that takes too many. */
export function difficultyOf<S>(
  position: Position<S>,
  isAnswer: (played: Played<S>) => boolean,
): number | null {
  return RUNGS.find((iterations) => isFound(position, iterationsOnly(iterations), isAnswer)) ?? null;
}

function isFound<S>(
  position: Position<S>,
  budget: Budget,
  isAnswer: (played: Played<S>) => boolean,
): boolean {
  let failures = 0;
  for (let seed = 1; seed <= TRIES && failures <= MOST_FAILURES; seed++)
    if (!isAnswer(playTurn(position, thinker, budget, seed))) failures++;
  return failures <= MOST_FAILURES;
}

/** What a bot made of a turn. */
export interface Played<S> {
  readonly moves: readonly Move[];
  readonly end: S;
}

/** Lets a bot play until another seat decides. */
export function playTurn<S>(
  { game, view, seat }: Pick<Position<S>, "game" | "view" | "seat">,
  bot: Bot,
  budget: Budget,
  seed: number,
): Played<S> {
  const end = worldFor(game, view, seat, seed);
  const random = Random.of(seed);
  const memory: BotMemory = { kept: null };
  const moves: Move[] = [];
  while (game.actor(end) === seat) {
    const question = { game, view: viewOf(game, end, seat), seat, budget, seed: random.uint32(), memory };
    const move = decide(bot, question);
    moves.push(move);
    game.apply(end, move, { random, emit: null });
  }
  return { moves, end };
}

/** Lets one bot play all seats to the end. */
export function playOut<S>(game: Game<S>, s: S, bot: Bot, budget: Budget, random: Random): void {
  const memories: BotMemory[] = [];
  for (let seat: Seat = game.actor(s); seat !== OVER; seat = game.actor(s)) {
    memories[seat] ??= { kept: null };
    const question = {
      game,
      view: viewOf(game, s, seat),
      seat,
      budget,
      seed: random.uint32(),
      memory: memories[seat],
    };
    game.apply(s, decide(bot, question), { random, emit: null });
  }
}
