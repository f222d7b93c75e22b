/**
 * How a bot is asked from another thread: the same messages for the worker threads of Node and the workers of a browser.
 * A worker gets views only, so whatever a bot does, it cannot know more than its seat may.
 */
import type { Game, Move, Seat, StateJson, View } from "@banquise/engine";
import type { Budget } from "./bot.ts";
import { botById } from "./registry.ts";

/** A question in plain data. */
export interface BotQuestion {
  /** Id of the game. */
  readonly game: string;
  /** What the seat may know. */
  readonly view: StateJson;
  readonly seat: Seat;
  /** Id of the bot. */
  readonly bot: string;
  readonly budget: Budget;
  readonly seed: number;
}

export interface BotRequest extends BotQuestion {
  /** Given back with the answer. */
  readonly id: number;
}

export type BotAnswer =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly error: string };

/** The inside of a worker, as both kinds have it. */
export interface BotPort {
  onmessage: ((event: { readonly data: BotRequest }) => void) | null;
  postMessage(answer: BotAnswer): void;
}

/** Finds a game by its id; bots themselves know none. */
export type GameLoader = (id: string) => Promise<Game<unknown> | null>;

/** Answers every question that comes in through a port, one after the other. */
export function serveBots(port: BotPort, loadGame: GameLoader): void {
  port.onmessage = async ({ data: request }) => {
    const { id } = request;
    try {
      port.postMessage({ id, move: await answer(request, loadGame) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** What the bot plays. Throws when there is no such bot or game, or when the bot fails. */
export async function answer(question: BotQuestion, loadGame: GameLoader): Promise<Move> {
  const { seat, budget, seed } = question;
  const bot = botById(question.bot);
  if (bot === null) throw new Error(`there is no bot ${question.bot}`);
  const game = await loadGame(question.game);
  if (game === null) throw new Error(`there is no game ${question.game}`);
  const view = game.layout.fromJson(question.view) as View<unknown>;
  return bot.choose({ game, view, seat, budget, seed });
}
