/** Where nobody plays in public, bots play among themselves: in this browser, kept nowhere. */
import { puzzleState } from "@banquise/bots/puzzles";
import type { Seat } from "@banquise/engine";
import { loadPuzzles } from "@banquise/games/puzzles";
import { type AskBot, askBot } from "../bot-client.ts";
import { loadRules } from "../games.ts";
import { type LocalSeat, newLocalTable } from "../local/local-table.ts";
import { myName, playOn } from "../new-game.ts";
import { LocalSession } from "../sessions/local.ts";
import { Pacing } from "../sessions/pacing.ts";

const PLAYER = "greedy";
/** Who goes on against whoever takes a seat. */
const RIVAL = "level2";
/** Slow enough to be looked at. In milliseconds. */
const PACE = { turn: 1_800, step: 900, scene: 900, round: Number.POSITIVE_INFINITY };

/** From whose side it is shown. */
export const SHOWN_SIDE: Seat = 0;

/**
 * It goes on from the middle of a game of strong bots, where one of the puzzles comes from. `wait` holds it while nobody looks.
 * Null where there is no such game.
 */
export async function openDemo(id: string, wait: () => Promise<void>): Promise<LocalSession | null> {
  const [game, pack] = await Promise.all([loadRules(id), loadPuzzles(id)]);
  const puzzles = pack.filter(({ rules }) => rules === game?.version);
  const puzzle = puzzles[Math.floor(Math.random() * puzzles.length)];
  if (game === null || puzzle === undefined) return null;
  const { config } = puzzle;
  const seats = Array.from({ length: config.seats }, (): LocalSeat => ({ kind: "bot", name: PLAYER }));
  const found = { ...newLocalTable(game, config, seats, puzzleState(game, puzzle)), kept: null };
  const ask: AskBot = async (question) => {
    await wait();
    return askBot(question);
  };
  const tables = {
    find: async () => null,
    keep: async () => "kept" as const,
    listen: () => () => {},
    note: () => {},
  };
  const opened = LocalSession.open(game, found, { ask, tables, pacing: new Pacing(() => PACE) });
  return "damage" in opened ? null : opened;
}

/** Somebody takes the seat that decides, and goes on from there; the address of their table. */
export function takeOver({ game, config, table, moment }: LocalSession): Promise<string> {
  const own = moment.peek().actor ?? SHOWN_SIDE;
  const seats = Array.from({ length: config.seats }, (_, seat): LocalSeat => {
    return seat === own ? { kind: "person", name: myName() } : { kind: "bot", name: RIVAL };
  });
  return playOn(game, config, table.stateAt(table.version), seats);
}
