import { type Bot, decide, greedy } from "@banquise/bots";
import { eventFor, type GameEvent, type GameText, type Move, type Seat, type Table } from "@banquise/engine";
import type { AnyState } from "@banquise/games";
import type { Session } from "./io.ts";
import { eventLines, resultLines } from "./tell.ts";

const BUDGET = { iterations: Number.POSITIVE_INFINITY, milliseconds: 2_000 };

/** One person at a terminal, and the bots at the other seats. */
export class Conversation {
  private readonly table: Table<AnyState>;
  private readonly seat: Seat;
  private readonly bot: Bot;
  private readonly names: readonly string[];
  private readonly gameText: GameText<AnyState>;
  private readonly session: Session;

  constructor(
    table: Table<AnyState>,
    seat: Seat,
    bot: Bot,
    names: readonly string[],
    gameText: GameText<AnyState>,
    session: Session,
  ) {
    this.table = table;
    this.seat = seat;
    this.bot = bot;
    this.names = names;
    this.gameText = gameText;
    this.session = session;
  }

  /** True when the game was played to its end; false when the person left. */
  async hold(): Promise<boolean> {
    const { table, session } = this;
    const { io, text } = session;
    const lines = io.lines();
    this.tell(table.setupEvents);
    while (!table.over) {
      if (table.actor !== this.seat) {
        this.enter(this.choiceOf(this.bot));
        continue;
      }
      this.ask();
      if (!(await this.answered(lines))) {
        io.out(text.play.left);
        await lines.return?.();
        return false;
      }
    }
    await lines.return?.();
    io.out("");
    io.out(text.play.over);
    resultLines(table.game, table.state, this.gameText, this.name, text).forEach(io.out);
    return true;
  }

  /** Reads on until a move was played or taken back; false when there is no more to read. */
  private async answered(lines: AsyncIterator<string>): Promise<boolean> {
    const { io, text } = this.session;
    const legal = this.table.legal();
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
      else if (word === "?") text.play.help.forEach(io.out);
      else io.out(text.play.notUnderstood(legal.length));
    }
  }

  /** Shows the table, what is asked, and the answers. */
  private ask(): void {
    const { io, text } = this.session;
    const view = this.table.view(this.seat);
    io.out("");
    this.gameText.describe(view, this.seat, this.name).forEach(io.out);
    io.out("");
    io.out(`${this.gameText.prompt(view)} ${text.play.keys}`);
    this.table.legal().forEach((move, i) => {
      io.out(`${String(i + 1).padStart(4)}. ${this.wordsOf(move)}`);
    });
  }

  private enter(move: Move): void {
    const { actor } = this.table;
    const done = this.table.play(actor, move);
    if ("refused" in done) throw new Error(`a legal move was refused: ${done.refused} ${done.rule ?? ""}`);
    this.tell(done.events);
  }

  private takenBack(): boolean {
    const { io, text } = this.session;
    const done = this.table.undo(this.seat);
    io.out("refused" in done ? text.refusals[done.refused] : text.play.undone);
    return !("refused" in done);
  }

  private hint(legal: readonly Move[]): void {
    const { io, text } = this.session;
    const move = this.choiceOf(greedy);
    io.out(text.play.hint(legal.indexOf(move) + 1, this.wordsOf(move)));
  }

  private choiceOf(bot: Bot): Move {
    const { game, actor, version } = this.table;
    const view = this.table.view(actor);
    return decide(bot, { game, view, seat: actor, budget: BUDGET, seed: version });
  }

  private tell(events: readonly GameEvent[]): void {
    const seen = events.map((event) => eventFor(event, this.seat));
    eventLines(seen, this.gameText, this.name).forEach(this.session.io.out);
  }

  private wordsOf(move: Move): string {
    const { game } = this.table;
    return this.gameText.move(game.moves.decode(move), this.table.view(this.seat));
  }

  private readonly name = (seat: Seat): string => this.names[seat] ?? "";
}
