/**
 * How a bot is asked from another thread: the same messages for the worker threads of Node and the workers of a browser.
 * A worker gets views only, so whatever a bot does, it cannot know more than its seat may.
 */
import type { Game, Move, Seat, StateJson, View } from "@banquise/engine";
import { type Analysis, analyseInSteps } from "./analysis.ts";
import { type BotMemory, type Budget, iterationsOnly, type Question } from "./bot.ts";
import { decide, decideInSteps } from "./decide.ts";
import { Memories } from "./memories.ts";
import { botById } from "./registry.ts";

/** A decision in plain data. */
export interface Position {
  /** Id of the game. */
  readonly game: string;
  /** The rules number that the view is of; the present one when it is left out. */
  readonly rules?: number;
  /** What the seat may know. */
  readonly view: StateJson;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: number;
}

/** What would this bot play? */
export interface BotQuestion extends Position {
  /** Id of the bot. */
  readonly bot: string;
  /** Names the table, if the bot may go on from what it thought at its last decision there. */
  readonly table?: string;
  /** The answer must be the same wherever and whenever it is asked for: no memory, and no limit of time. */
  readonly repeatable?: boolean;
}

export interface BotRequest extends BotQuestion {
  /** Given back with the answer. */
  readonly id: number;
  /** Tell on the way how much is done. */
  readonly inSteps?: boolean;
}

/** What is each move worth? */
export interface AnalysisQuestion extends Position {
  readonly analyse: true;
  /** See `AnalysisSteps`. */
  readonly searches?: number;
}

/** Answered several times, better and better. */
export interface AnalysisRequest extends AnalysisQuestion {
  readonly id: number;
}

export type BotAnswer =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly analysis: Analysis; readonly finished: boolean }
  | { readonly id: number; readonly error: string };

/** The inside of a worker, as both kinds have it. */
export interface BotPort {
  onmessage: ((event: { readonly data: BotRequest | AnalysisRequest }) => void) | null;
  postMessage(answer: BotAnswer): void;
}

/** Finds a game by its id, and by its rules if they are not the present ones; bots themselves know none. */
export type GameLoader = (id: string, rules?: number) => Promise<Game<unknown> | null>;

/** Tables at which a worker remembers what it thought: a few megabytes each. */
const MOST_MEMORIES = 8;

/** Answers every question that comes in through a port. */
export function serveBots(port: BotPort, loadGame: GameLoader): void {
  const memories = new Memories(MOST_MEMORIES);
  port.onmessage = async ({ data: request }) => {
    const { id } = request;
    try {
      if ("analyse" in request) await analyse(request, loadGame, port);
      else {
        const tell = request.inSteps ? (progress: number) => port.postMessage({ id, progress }) : null;
        port.postMessage({ id, move: await answer(request, loadGame, { tell, memories }) });
      }
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}

interface Answering {
  readonly tell?: ((progress: number) => void) | null;
  readonly memories?: Memories;
}

/** What the bot plays: a legal move. Throws when there is no such bot or game, or when the bot has no such answer. */
export async function answer(
  question: BotQuestion,
  loadGame: GameLoader,
  { tell, memories }: Answering = {},
): Promise<Move> {
  const bot = botById(question.bot);
  if (bot === null) throw new Error(`there is no bot ${question.bot}`);
  const asked = await questionOf(question, loadGame);
  if (question.repeatable)
    return decide(bot, { ...asked, budget: iterationsOnly(question.budget.iterations) });
  const think = (memory?: BotMemory): Move | Promise<Move> => {
    const remembering = { ...asked, memory };
    return tell ? decideInSteps(bot, remembering, tell) : decide(bot, remembering);
  };
  if (!memories || question.table === undefined) return think();
  // A seat of a table remembers for itself alone: nobody learns from it what another seat knows.
  const name = `${question.table} ${question.seat} ${question.bot}`;
  const memory = memories.take(name);
  const move = await think(memory);
  memories.put(name, memory);
  return move;
}

async function analyse(request: AnalysisRequest, loadGame: GameLoader, port: BotPort): Promise<void> {
  const { id } = request;
  const progress = (analysis: Analysis): boolean => {
    port.postMessage({ id, analysis, finished: false });
    return true;
  };
  port.postMessage({ id, analysis: await analysisOf(request, loadGame, progress), finished: true });
}

/** What each move is worth. Throws when there is no such game. */
export async function analysisOf(
  question: AnalysisQuestion,
  loadGame: GameLoader,
  progress?: (analysis: Analysis) => boolean,
): Promise<Analysis> {
  const { searches } = question;
  return analyseInSteps(await questionOf(question, loadGame), { progress, searches });
}

async function questionOf(position: Position, loadGame: GameLoader): Promise<Question<unknown>> {
  const { seat, budget, seed } = position;
  const game = await loadGame(position.game, position.rules);
  if (game === null) throw new Error(`there is no game ${position.game}`);
  const view = game.layout.fromJson(position.view) as View<unknown>;
  return { game, view, seat, budget, seed };
}
