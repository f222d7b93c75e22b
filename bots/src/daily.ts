/**
 * The challenge of the day: everybody plays the same start against the same bots, which answer alike wherever they are
 * asked. So a game that was played once can be verified by asking them again.
 */
import {
  type EntryKind,
  type Move,
  type MoveObject,
  randomOfStep,
  type Seat,
  type Table,
  viewOf,
} from "@banquise/engine";
import type { BotQuestion } from "./worker-protocol.ts";

export const DAILY_BOT = "level3";
/** Where the person sits; bots have the others. */
export const DAILY_SEAT: Seat = 0;

/** More iterations than the bot has any use for, and the time after which something must be wrong with whoever is asked. */
const BUDGET = { iterations: 1_000_000, milliseconds: 60_000 };
const SEEDS = 0x8000_0000;

/** What is asked of the bot that decides now. Its own chance follows from that of the table, and tells nothing about it. */
export function dailyQuestion<S>(table: Table<S>, secret: string): BotQuestion {
  return questionAt(table, table.version, table.actor, secret);
}

function questionAt<S>(table: Table<S>, version: number, seat: Seat, secret: string): BotQuestion {
  const { game } = table;
  const view = game.layout.toJson(viewOf(game, table.stateAt(version), seat));
  const seed = randomOfStep({ secret, nonces: [DAILY_BOT] }, version).int(SEEDS);
  return {
    game: game.id,
    rules: game.version,
    view,
    seat,
    bot: DAILY_BOT,
    budget: BUDGET,
    seed,
    repeatable: true,
  };
}

/** verified: the bots have played as they do. differs: they have not, here and now. notOwn: others decided for the person. */
export type DailyVerdict = "verified" | "differs" | "notOwn";

/** What makes it another game than the others have. */
const HELP: readonly EntryKind[] = ["undo", "handOver", "resign", "abandon"];

/** Whether the person alone has decided, and the bots of a whole game as they would here. */
export async function verifyDaily<S>(
  table: Table<S>,
  ask: (question: BotQuestion) => Promise<Move | MoveObject>,
): Promise<DailyVerdict> {
  const { game, chance, entries } = table;
  if (entries.some(({ kind }) => HELP.includes(kind))) return "notOwn";
  if (entries.some(({ kind }) => kind === "rules")) return "differs";
  for (const { version, kind, seat, move } of entries) {
    if (kind !== "move" || seat === DAILY_SEAT || seat === null) continue;
    const answer = await ask(questionAt(table, version - 1, seat, chance.secret));
    const answered = typeof answer === "number" ? answer : game.moves.parse(answer);
    if (answered !== game.moves.parse(move)) return "differs";
  }
  return "verified";
}
