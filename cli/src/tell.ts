/** A game in words: what happened, and how it ended. */
import type { Game, GameEvent, GameText, Result, Seat, SeatResult } from "@banquise/engine";
import type { CliContext } from "./io.ts";

export type Names = (seat: Seat) => string;

/** Some events, each with the rule behind it. */
export function tellEvents<S>(
  events: readonly GameEvent[],
  gameText: GameText<S>,
  names: Names,
  { screen }: CliContext,
): void {
  const rows: string[][] = [];
  for (const event of events) {
    const line = gameText.event(event, names);
    if (line !== null) rows.push([`    ${screen.soft(event.rule)}`, line]);
  }
  screen.rows(rows);
}

/** The final standing, best first, with every line of the score; one for all where all win or lose together. */
export function tellResult<S>(
  game: Game<S>,
  { seats }: Result,
  gameText: GameText<S>,
  names: Names,
  { screen, text }: CliContext,
): void {
  const tellLines = ({ lines }: SeatResult): void =>
    screen.rows(
      lines.map((line) => [`    ${screen.soft(line.rule)}`, gameText.score(line), String(line.points)]),
      [2],
    );
  if (game.cooperative) {
    const all = seats[0] as SeatResult;
    const won = all.rank === 1;
    screen.line(won ? screen.good(text.together.won) : screen.bad(text.together.lost));
    screen.line(text.points(all.total));
    tellLines(all);
    return;
  }
  const order = [...seats.keys()].sort((a, b) => rankOf(seats, a) - rankOf(seats, b));
  for (const seat of order) {
    const result = seats[seat] as SeatResult;
    const who = `${text.place(result.rank)}  ${names(seat)}`;
    screen.line(screen.strong(text.labelled(who, text.points(result.total))));
    tellLines(result);
  }
}

const rankOf = (seats: readonly SeatResult[], seat: Seat): number => seats[seat]?.rank ?? 0;
