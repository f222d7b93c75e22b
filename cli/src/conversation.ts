import { type Bot, decide, greedy } from "@banquise/bots";
import { eventFor, type GameEvent, type GameText, type Move, type Seat, type Table } from "@banquise/engine";
import type { AnyState } from "@banquise/games";
import type { CliContext } from "./io.ts";
import { tellEvents, tellResult } from "./tell.ts";

const BUDGET = { iterations: Number.POSITIVE_INFINITY, milliseconds: 2_000 };

/** A game, the person who plays one seat of it and the bot that plays the others. */
export interface Sitting {
  readonly table: Table<AnyState>;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly names: readonly string[];
  readonly gameText: GameText<AnyState>;
  /** Keeps the game as it is, so that it can be taken up again. */
  readonly keep: () => Promise<void>;
}

/** One person at a terminal, and the bots at the other seats. */
export class Conversation {
  private readonly sitting: Sitting;
  private readonly context: CliContext;

  constructor(sitting: Sitting, context: CliContext) {
    this.sitting = sitting;
    this.context = context;
  }

  /** True when the game was played to its end; false when the person left. */
  async hold(): Promise<boolean> {
    const { table, seat, bot, gameText, keep } = this.sitting;
    const { io, screen, text } = this.context;
    const lines = io.lines();
    try {
      if (table.version === 0) this.tell(table.setupEvents);
      while (!table.over) {
        if (table.actor !== seat) {
          this.enter(this.choiceOf(bot));
          continue;
        }
        await keep();
        this.ask();
        if (!(await this.answered(lines))) return false;
      }
      await keep();
    } finally {
      await lines.return?.();
    }
    screen.line();
    screen.line(screen.strong(text.play.over));
    tellResult(table.game, table.result, gameText, this.name, this.context);
    return true;
  }

  /** Reads on until a move was played or taken back; false when there is no more to read. */
  private async answered(lines: AsyncIterator<string>): Promise<boolean> {
    const { screen, text } = this.context;
    const legal = this.sitting.table.legal();
    for (;;) {
      const line = await lines.next();
      const word = line.done ? "q" : line.value.trim().toLowerCase();
      const move = /^\d+$/.test(word) ? legal[Number(word) - 1] : undefined;
      if (move !== undefined) {
        this.enter(move);
        return true;
      }
      if (word === "q") return false;
      if (word === "u") {
        if (this.takenBack()) return true;
      } else if (word === "h") this.hint(legal);
      else if (word === "b") this.ask();
      else if (word === "?") text.play.help.forEach(screen.line);
      else screen.line(text.play.notUnderstood(legal.length));
    }
  }

  /** Shows the table, what is asked, and the answers. */
  private ask(): void {
    const { table, seat, gameText } = this.sitting;
    const { screen, text } = this.context;
    const view = table.view(seat);
    screen.line();
    gameText.describe(view, seat, this.name).forEach(screen.line);
    screen.line();
    screen.line(`${screen.strong(gameText.prompt(view))} ${screen.soft(text.play.keys)}`);
    screen.rows(
      table.legal().map((move, i) => [screen.mark(`${String(i + 1).padStart(4)}.`), this.wordsOf(move)]),
    );
  }

  private enter(move: Move): void {
    const { table } = this.sitting;
    const done = table.play(table.actor, move);
    if ("refused" in done) throw new Error(`a legal move was refused: ${done.refused} ${done.rule ?? ""}`);
    this.tell(done.events);
  }

  private takenBack(): boolean {
    const { screen, text } = this.context;
    const done = this.sitting.table.undo(this.sitting.seat);
    screen.line("refused" in done ? text.refusals[done.refused] : text.play.undone);
    return !("refused" in done);
  }

  private hint(legal: readonly Move[]): void {
    const { screen, text } = this.context;
    const move = this.choiceOf(greedy);
    screen.line(text.play.hint(legal.indexOf(move) + 1, this.wordsOf(move)));
  }

  private choiceOf(bot: Bot): Move {
    const { game, actor, version } = this.sitting.table;
    const view = this.sitting.table.view(actor);
    return decide(bot, { game, view, seat: actor, budget: BUDGET, seed: version });
  }

  private tell(events: readonly GameEvent[]): void {
    const { seat, gameText } = this.sitting;
    const seen = events.map((event) => eventFor(event, seat));
    tellEvents(seen, gameText, this.name, this.context);
  }

  private wordsOf(move: Move): string {
    const { table, seat, gameText } = this.sitting;
    return gameText.move(table.game.moves.decode(move), table.view(seat));
  }

  private readonly name = (seat: Seat): string => this.sitting.names[seat] ?? "";
}
