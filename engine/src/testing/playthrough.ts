import { secretFromSeed } from "../chance.ts";
import type { GameEvent } from "../events.ts";
import type { Game, TableConfig } from "../game.ts";
import { legalMoves } from "../legal-moves.ts";
import { Random } from "../random.ts";
import { Table } from "../table.ts";
import type { GameText } from "../text.ts";

/** A random game in words, for a golden file that a person can review: who did what, what happened, by which rule. */
export function playthrough<S>(game: Game<S>, text: GameText<S>, config: TableConfig, seed: number): string {
  const chance = { secret: secretFromSeed(seed), nonces: Array<string>(config.seats).fill("") };
  const table = new Table(game, config, chance);
  const random = Random.of(seed);
  const name = (seat: number): string => `Seat ${seat}`;
  const lines = [`# ${game.id}, ${config.seats} seats, ${JSON.stringify(config.options)}, seed ${seed}`, ""];
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      const line = text.event(event, name);
      if (line !== null) lines.push(`    ${event.rule.padEnd(9)} ${line}`);
    }
  };
  tell(table.setupEvents);
  while (!table.over) {
    const legal = legalMoves(game, table.state);
    const move = legal[random.int(legal.length)] as number;
    const seat = table.actor;
    lines.push(
      `${table.version + 1}. ${name(seat)} of ${legal.length}: ${text.move(game.moves.decode(move), table.state)}`,
    );
    const done = table.play(seat, move);
    if ("refused" in done) throw new Error(`a legal move was refused: ${done.refused} ${done.rule}`);
    tell(done.events);
  }
  lines.push("", "## Result");
  game.result(table.state).seats.forEach((seat, index) => {
    lines.push(`${name(index)}: ${seat.total}, place ${seat.rank}`);
    for (const line of seat.lines)
      lines.push(`    ${line.rule.padEnd(9)} ${text.score(line)}: ${line.points}`);
  });
  return `${lines.join("\n")}\n`;
}
