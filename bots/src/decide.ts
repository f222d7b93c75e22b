/** Asks a bot, and takes nothing for an answer but a legal move: nonsense is found where it is said, not where it hurts. */
import { type Move, MoveList, type MoveObject, type Seat, type StateJson } from "@banquise/engine";
import type { Bot, Question } from "./bot.ts";
import { NotFinite } from "./not-finite.ts";
import { BotTrouble, type TroubleKind } from "./trouble.ts";

/**
 * The answer is not a move of the game, or not a legal one; the evaluation is no number; the bot threw something, or is a
 * program of its own that gave no answer.
 */
type FaultKind = "noMove" | "illegal" | "notFinite" | "threw" | TroubleKind;

/** What a bot answered in place of a legal move. In plain data: it travels between threads. */
export interface Fault {
  readonly bot: string;
  readonly game: string;
  readonly seat: Seat;
  /** The view it was asked about: with bot and seed it asks the same question again. */
  readonly view: StateJson;
  readonly seed: number;
  readonly kind: FaultKind;
  /** The move that is not legal; null when it is another kind of fault. */
  readonly move: MoveObject | null;
  /** What it answered, which part of the evaluation was no number, or the message of what it threw. */
  readonly detail: string;
  /** Where in a tournament: its seed, the game counted from 0 and the move counted from 1. */
  readonly at?: { readonly seed: number; readonly game: number; readonly move: number };
}

/** A bug in a bot, or in the evaluation that it asks. */
export class BotFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.bot} at seat ${fault.seat} of ${fault.game}: ${fault.kind}, ${fault.detail}`);
    this.name = "BotFault";
    this.fault = fault;
  }
}

/** The bot's move, which is legal. Throws a `BotFault`. */
export function decide<S>(bot: Bot, question: Question<S>): Move {
  let answer: unknown;
  try {
    answer = bot.choose(question);
  } catch (error) {
    throw failed(bot, question, error);
  }
  return checked(bot, question, answer);
}

/** The same in steps, where the bot can. */
export async function decideInSteps<S>(
  bot: Bot,
  question: Question<S>,
  progress: (share: number) => void,
): Promise<Move> {
  if (bot.chooseInSteps === undefined) return decide(bot, question);
  let answer: unknown;
  try {
    answer = await bot.chooseInSteps(question, progress);
  } catch (error) {
    throw failed(bot, question, error);
  }
  return checked(bot, question, answer);
}

function checked<S>(bot: Bot, question: Question<S>, answer: unknown): Move {
  const { game, view } = question;
  const legal = new MoveList();
  game.legal(view, legal);
  if (typeof answer === "number" && legal.includes(answer)) return answer;
  const isMove = Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) < game.moves.size;
  if (!isMove) throw faultOf(bot, question, { kind: "noMove", move: null, detail: String(answer) });
  const move = game.moves.decode(Number(answer));
  throw faultOf(bot, question, { kind: "illegal", move, detail: game.moves.print(Number(answer)) });
}

function failed<S>(bot: Bot, question: Question<S>, error: unknown): BotFault {
  if (error instanceof NotFinite)
    return faultOf(bot, question, { kind: "notFinite", move: null, detail: error.what });
  const detail = error instanceof Error ? error.message : String(error);
  const kind = error instanceof BotTrouble ? error.kind : "threw";
  return faultOf(bot, question, { kind, move: null, detail });
}

function faultOf<S>(
  bot: Bot,
  { game, seat, view, seed }: Question<S>,
  what: Pick<Fault, "kind" | "move" | "detail">,
): BotFault {
  return new BotFault({
    bot: bot.id,
    game: game.id,
    seat,
    view: game.layout.toJson(view),
    seed,
    ...what,
  });
}
