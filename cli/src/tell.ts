/** A game in words: what happened, and how it ended. */
import {
  type Game,
  type GameEvent,
  type GameText,
  type Seat,
  type SeatResult,
  viewOf,
} from "@banquise/engine";
import { columns } from "./format.ts";
import type { CliText } from "./text.ts";

export type Names = (seat: Seat) => string;

/** The lines of some events, each with the rule behind it. */
export function eventLines<S>(events: readonly GameEvent[], gameText: GameText<S>, names: Names): string[] {
  const rows: string[][] = [];
  for (const event of events) {
    const line = gameText.event(event, names);
    if (line !== null) rows.push([`    ${event.rule}`, line]);
  }
  return columns(rows);
}

/** The final standing, best first, with every line of the score. */
export function resultLines<S>(
  game: Game<S>,
  s: S,
  gameText: GameText<S>,
  names: Names,
  text: CliText,
): string[] {
  const { seats } = game.result(viewOf(game, s, null));
  const order = [...seats.keys()].sort((a, b) => rankOf(seats, a) - rankOf(seats, b));
  return order.flatMap((seat) => {
    const { rank, total, lines } = seats[seat] as SeatResult;
    const rows = lines.map((line) => [`    ${line.rule}`, gameText.score(line), String(line.points)]);
    return [`${text.place(rank)}  ${names(seat)}: ${text.points(total)}`, ...columns(rows, [2])];
  });
}

const rankOf = (seats: readonly SeatResult[], seat: Seat): number => seats[seat]?.rank ?? 0;
