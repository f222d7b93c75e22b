import { type Context, type Game, type Move, MoveList, Random, type Seat } from "@banquise/engine";
import type { Bot, Question } from "./bot.ts";
import { NotFinite } from "./not-finite.ts";

/** More guesses of what is hidden than this hardly change the choice. */
const MOST_WORLDS = 64;

/** Sums that differ by less than this differ by rounding only. */
const ROUNDING = 1e-9;

/**
 * Plays what looks best right after the move. It guesses what its seat may not know, tries every legal move in that
 * world, and prefers the move with the highest mean lead over the best rival. All moves are tried in the same worlds
 * with the same chance, so that luck does not decide between them. An iteration of its budget is one move tried once.
 */
export const greedy: Bot = {
  id: "greedy",
  choose(question) {
    const { game, view, seed } = question;
    const legal = new MoveList();
    game.legal(view, legal);
    if (legal.length === 1) return legal.at(0);
    const moves = legal.toArray();
    const random = Random.of(seed);
    const leads = sumsOfLeads(question, moves, random);
    const best = Math.max(...leads);
    if (!Number.isFinite(best)) throw new NotFinite("value");
    const equals = moves.filter((_, i) => (leads[i] as number) >= best - ROUNDING);
    return mostPromising(question, equals, random);
  },
};

/** For each move, its lead summed over the worlds that the budget allows. */
function sumsOfLeads<S>({ game, view, seat, budget }: Question<S>, moves: Move[], random: Random): number[] {
  const { layout } = game;
  const seats = game.result(view).seats.length;
  const world = layout.create();
  const after = layout.create();
  const chance = Random.of(0);
  const context: Context = { random: chance, emit: null };
  const sums: number[] = Array(moves.length).fill(0);
  const worlds = Math.min(MOST_WORLDS, Math.max(1, Math.floor(budget.iterations / moves.length)));
  const end = performance.now() + budget.milliseconds;
  for (let guess = 0; guess < worlds; guess++) {
    layout.copy(view, world);
    game.redeal(world, seat, random);
    const dice = random.uint32();
    for (let i = 0; i < moves.length; i++) {
      layout.copy(world, after);
      chance.reseed([dice, 0, 0, 0]);
      game.apply(after, moves[i] as Move, context);
      sums[i] = (sums[i] as number) + leadOf(game, after, seat, seats);
    }
    if (performance.now() >= end) break;
  }
  return sums;
}

/** Points that a seat has over its best rival; all points where there is none. */
function leadOf<S>(game: Game<S>, s: S, seat: Seat, seats: number): number {
  const own = game.evaluate.value(s, seat);
  if (game.cooperative || seats === 1) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < seats; rival++) {
    if (rival !== seat) best = Math.max(best, game.evaluate.value(s, rival));
  }
  return own - best;
}

function mostPromising<S>({ game, view, seat }: Question<S>, moves: Move[], random: Random): Move {
  const world = game.layout.clone(view);
  game.redeal(world, seat, random);
  const promises = moves.map((move) => game.evaluate.prior(world, move));
  const best = Math.max(...promises);
  if (!Number.isFinite(best)) throw new NotFinite("prior");
  const equals = moves.filter((_, i) => promises[i] === best);
  return equals[random.int(equals.length)] as Move;
}
