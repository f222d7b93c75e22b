/** A table played in this browser, with no server: alone against bots, or several people at one screen. */
import {
  type Entry,
  eventFor,
  exportTable,
  fromMoves,
  type GameEvent,
  type Move,
  type Refusal,
  type Seat,
  type Step,
  type Table,
  type TableExport,
  type Viewer,
} from "@banquise/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AskBot } from "../bot-client.ts";
import type { AnyGame, AnyState } from "../games.ts";
import { type SavedTable, saveTable, seatInfo } from "./local-store.ts";
import {
  actorOf,
  legalOf,
  type Moment,
  NONE,
  type TableSession,
  type Trouble,
  UNSUGGESTED,
} from "./session.ts";

export interface LocalTools {
  readonly ask: AskBot;
  readonly save?: (table: SavedTable) => void;
  /** How long a bot seems to think, at least. */
  readonly pace: () => number;
}

export class LocalSession implements TableSession {
  readonly kind = "local";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: SavedTable["config"];
  readonly seats;
  readonly connection = signal("live" as const);
  readonly sending = signal<Move | null>(null);
  readonly thought = signal<number | null>(null);
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly suggestable = UNSUGGESTED.suggestable;
  readonly suggestions = UNSUGGESTED.suggestions;
  readonly suggest = UNSUGGESTED.suggest;
  readonly moment: ReadonlySignal<Moment>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly table: Table<AnyState>;

  private readonly saved: SavedTable;
  private readonly tools: LocalTools;
  private readonly people: readonly Seat[];
  private readonly now;
  private readonly waiting;
  private told: { readonly viewer: Viewer; readonly log: readonly Step[] } = { viewer: null, log: [] };
  private closed = false;

  constructor(game: AnyGame, saved: SavedTable, tools: LocalTools) {
    this.id = saved.id;
    this.game = game;
    this.config = saved.config;
    this.saved = saved;
    this.tools = tools;
    this.seats = signal(saved.seats.map(seatInfo));
    this.people = saved.seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
    const { config, chance, start } = saved;
    const table = fromMoves(game, config, chance, saved.log, start ? game.layout.fromJson(start) : null);
    if ("damage" in table) throw new Error(`a saved move is refused: ${table.detail}`);
    this.table = table;

    const alone = this.people.length === 1 ? (this.people[0] ?? null) : null;
    this.waiting = signal<Seat | null>(null);
    this.curtain = this.waiting;
    this.now = signal(this.momentFor(alone, []));
    this.moment = this.now;
    this.legal = computed(() => (this.waiting.value === null ? legalOf(game, this.now.value) : NONE));
    this.drawCurtain();
    void this.runBots();
  }

  /** Played here from its beginning: only then can others verify it. */
  get whole(): boolean {
    return this.saved.start === undefined;
  }

  export(): TableExport {
    return exportTable(
      this.table,
      this.saved.seats.map(({ name }) => name),
    );
  }

  /** Who sat where, for a rematch. */
  get savedSeats(): SavedTable["seats"] {
    return this.saved.seats;
  }

  async play(move: Move): Promise<Trouble | null> {
    const { viewer } = this.now.value;
    if (viewer === null) return { code: "notYourTurn", rule: null, detail: null };
    return this.settle(this.table.play(viewer, move));
  }

  async undo(): Promise<Trouble | null> {
    const seat = this.now.value.viewer;
    if (seat === null) return { code: "nothingToUndo", rule: null, detail: null };
    return this.settle(this.table.undo(seat));
  }

  liftCurtain(): void {
    const seat = this.waiting.value;
    if (seat === null) return;
    this.now.value = this.momentFor(seat, []);
    this.waiting.value = null;
  }

  close(): void {
    this.closed = true;
  }

  private settle(done: Entry | Refusal): Trouble | null {
    if ("refused" in done) return { code: done.refused, rule: done.rule, detail: null };
    this.store();
    this.now.value = this.momentFor(this.now.value.viewer, done.events);
    this.drawCurtain();
    void this.runBots();
    return null;
  }

  /** Several people at one screen: nobody sees another's secrets, so the screen is closed until the next one takes it. */
  private drawCurtain(): void {
    const { actor, viewer } = this.now.value;
    const isPerson = actor !== null && this.people.includes(actor);
    if (isPerson && actor !== viewer && this.people.length > 1) this.waiting.value = actor;
  }

  private async runBots(): Promise<void> {
    const seat = actorOf(this.game, this.table.state);
    const bot = seat === null ? undefined : this.saved.seats[seat];
    if (seat === null || bot?.kind !== "bot") return;
    const { version } = this.table;
    const move = await this.botMove(seat, bot.name, version);
    if (this.closed || this.table.version !== version) return;
    this.settle(this.table.play(seat, move));
  }

  private async botMove(seat: Seat, bot: string, version: number): Promise<Move> {
    const { game, table, tools } = this;
    const view = game.layout.toJson(table.view(seat));
    const pause = new Promise((resolve) => setTimeout(resolve, tools.pace()));
    const told = (progress: number): void => {
      this.thought.value = progress;
    };
    const question = { game: game.id, view, seat, bot, seed: version, table: this.id };
    const [move] = await Promise.all([tools.ask(question, told), pause]);
    this.thought.value = null;
    const legal = table.legal();
    if (move !== null && legal.includes(move)) return move;
    // A bot that fails must not stop the game, nor fail unheard: the first legal move stands in for it.
    console.error("a bot gave no legal move", { ...question, view: undefined, rules: game.version, move });
    return legal[0] ?? 0;
  }

  private store(): void {
    const { table, saved, game } = this;
    const save = this.tools.save ?? saveTable;
    save({
      ...saved,
      log: table.entries.map(({ seat, move }) =>
        move === null
          ? { seat: seat ?? 0, undo: true }
          : { seat: seat ?? 0, move: game.moves.parse(move) ?? 0 },
      ),
      actor: actorOf(game, table.state),
      updatedAt: Date.now(),
    });
  }

  /** The log as a viewer may know it. What was told once is not told anew: a long log grows at its end only. */
  private logFor(viewer: Viewer): readonly Step[] {
    const known = this.told.viewer === viewer ? this.told.log : [];
    const news = this.table.steps(viewer, known.length - 1);
    this.told = { viewer, log: [...known, ...news] };
    return this.told.log;
  }

  private momentFor(viewer: Viewer, events: readonly GameEvent[]): Moment {
    const { table, game } = this;
    const tell = (event: GameEvent): GameEvent => eventFor(event, viewer);
    const actor = actorOf(game, table.state);
    return {
      view: table.view(viewer),
      viewer,
      actor,
      version: table.version,
      status: actor === null ? "over" : "playing",
      log: this.logFor(viewer),
      events: events.map(tell),
      mayUndo: table.mayUndo(viewer),
    };
  }
}
