/** A table played in this browser, with no server: alone against bots, or several people at one screen. */
import {
  type Damage,
  type Entry,
  exportTable,
  type Move,
  OVER,
  type Refusal,
  type Seat,
  Table,
  type TableExport,
} from "@banquise/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AskBot } from "../bot-client.ts";
import type { AnyGame, AnyState } from "../games.ts";
import { asLocal, type LocalRecord, type LocalTable, seatInfo } from "../local/local-table.ts";
import type { FoundTable, LocalTables } from "../local/local-tables.ts";
import { type Moment, momentAfter, momentAt } from "./moment.ts";
import type { Pacing } from "./pacing.ts";
import type { Refused } from "./refused.ts";
import { legalOf, NONE, nothingOlder, type TableSession, UNSUGGESTED, type Unkept } from "./session.ts";

export interface LocalTools {
  readonly ask: AskBot;
  readonly tables: Pick<LocalTables, "find" | "keep" | "listen" | "note">;
  readonly pacing: Pacing;
}

/** What could not be kept is tried again after this time, in case there is room again. */
const RETRY = 10_000;

export class LocalSession implements TableSession {
  readonly kind = "local";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: LocalTable["config"];
  readonly seats;
  readonly connection = signal("live" as const);
  readonly unkept = signal<Unkept | null>(null);
  readonly sending = signal<Move | null>(null);
  readonly thought = signal<number | null>(null);
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly suggestable = UNSUGGESTED.suggestable;
  readonly suggestions = UNSUGGESTED.suggestions;
  readonly suggest = UNSUGGESTED.suggest;
  readonly older = nothingOlder;
  readonly moment: ReadonlySignal<Moment>;
  readonly legal: ReadonlySignal<readonly Move[]>;

  private readonly header: LocalTable;
  private readonly tools: LocalTools;
  private readonly people: readonly Seat[];
  private readonly now;
  private readonly waiting;
  private readonly stopListening: () => void;
  private present: Table<AnyState>;
  /** The version up to which the log is kept; null when nothing is. */
  private kept: number | null;
  private keeping: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  private constructor(table: Table<AnyState>, found: FoundTable, tools: LocalTools) {
    const { game, config } = table;
    const { seats } = found.table;
    this.id = found.table.id;
    this.game = game;
    this.config = config;
    this.header = found.table;
    this.tools = tools;
    this.present = table;
    this.kept = found.kept;
    this.seats = signal(seats.map(seatInfo));
    this.people = seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
    const alone = this.people.length === 1 ? (this.people[0] ?? null) : null;
    this.waiting = signal<Seat | null>(null);
    this.curtain = this.waiting;
    this.now = signal(momentAt(table, alone));
    this.moment = this.now;
    this.legal = computed(() => (this.waiting.value === null ? legalOf(game, this.now.value) : NONE));
    this.stopListening = tools.tables.listen((id, elsewhere) => {
      if (id === this.id && elsewhere) void this.reload();
    });
    this.drawCurtain();
    void this.keep();
    void this.runBots();
  }

  /** Sits down at a table that was found. Rules that have changed meanwhile change here, at this move. */
  static open(game: AnyGame, found: FoundTable, tools: LocalTools): LocalSession | Damage {
    const table = tableOf(game, found);
    return "damage" in table ? table : new LocalSession(table, found, tools);
  }

  get table(): Table<AnyState> {
    return this.present;
  }

  export(): TableExport {
    return exportTable(
      this.present,
      this.header.seats.map(({ name }) => name),
    );
  }

  /** Who sat where, for a rematch. */
  get sitting(): LocalTable["seats"] {
    return this.header.seats;
  }

  async play(move: Move): Promise<Refused | null> {
    const { viewer } = this.now.value;
    if (viewer === null) return { refused: "notYourTurn", rule: null };
    return this.settle(this.present.play(viewer, move, { at: Date.now() }));
  }

  async undo(): Promise<Refused | null> {
    const seat = this.now.value.viewer;
    if (seat === null) return { refused: "nothingToUndo", rule: null };
    return this.settle(this.present.undo(seat, { at: Date.now() }));
  }

  hurry(): void {
    this.tools.pacing.hurry();
  }

  liftCurtain(): void {
    const seat = this.waiting.value;
    if (seat === null) return;
    this.now.value = momentAt(this.present, seat);
    this.waiting.value = null;
  }

  /** What is not yet kept is still kept afterwards. */
  close(): void {
    this.closed = true;
    this.tools.pacing.hurry();
    this.stopListening();
    clearTimeout(this.retry);
  }

  private settle(done: Entry | Refusal): Refused | null {
    if ("refused" in done) return done;
    if (this.kept !== null) this.tools.tables.note(this.record(), this.kept);
    void this.keep();
    const before = this.now.value;
    const [message] = this.present.messages(before.viewer, before.version, 1);
    if (message) this.now.value = momentAfter(this.game, before, message);
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
    const { actor: seat, version } = this.present;
    const bot = seat === OVER ? undefined : this.header.seats[seat];
    if (bot?.kind !== "bot") {
      this.tools.pacing.rest();
      return;
    }
    const move = await this.botMove(seat, bot.name);
    if (this.closed || this.present.version !== version) return;
    this.settle(this.present.play(seat, move, { at: Date.now() }));
  }

  private async botMove(seat: Seat, bot: string): Promise<Move> {
    const { game, present, tools } = this;
    const view = game.layout.toJson(present.view(seat));
    const { log, scenes } = this.now.value;
    const pause = tools.pacing.pause(log.at(-1)?.seat === seat, scenes.length);
    const told = (progress: number): void => {
      this.thought.value = progress;
    };
    const question = { game: game.id, view, seat, bot, seed: present.version, table: this.id };
    const [move] = await Promise.all([tools.ask(question, told), pause]);
    this.thought.value = null;
    const legal = present.legal();
    if (move !== null && legal.includes(move)) return move;
    // A bot that fails must not stop the game, nor fail unheard: the first legal move stands in for it.
    console.error("a bot gave no legal move", { ...question, view: undefined, rules: game.version, move });
    return legal[0] ?? 0;
  }

  /** One write at a time: what happens meanwhile goes with the next one. */
  private record(): LocalRecord {
    return asLocal({ ...this.header, updatedAt: Date.now() }, this.present);
  }

  private keep(): Promise<void> {
    this.keeping ??= this.keepAll().finally(() => {
      this.keeping = null;
    });
    return this.keeping;
  }

  private async keepAll(): Promise<void> {
    while (this.kept === null || this.kept < this.present.version) {
      const { version } = this.present;
      const outcome = await this.tools.tables.keep(this.record(), this.kept);
      if (outcome === "moved") return this.reload();
      this.unkept.value = outcome === "kept" ? null : outcome;
      if (outcome === "kept") this.kept = version;
      else {
        if (outcome !== "gone" && !this.closed) this.retry = setTimeout(() => void this.keep(), RETRY);
        return;
      }
    }
  }

  /** Another tab went on with this table: it is what that tab made of it. */
  private async reload(): Promise<void> {
    const found = await this.tools.tables.find(this.id);
    if (this.closed) return;
    if (found === null) {
      this.unkept.value = "gone";
      return;
    }
    if ("damage" in found || (found.kept ?? 0) <= (this.kept ?? -1)) return;
    const table = tableOf(this.game, found);
    if ("damage" in table) return;
    this.present = table;
    this.kept = found.kept;
    this.now.value = momentAt(table, this.now.value.viewer);
    this.drawCurtain();
    void this.runBots();
  }
}

function tableOf(game: AnyGame, { record }: FoundTable): Table<AnyState> | Damage {
  const table = Table.load(game, record);
  if (!("damage" in table) && !table.over && table.rules !== game.version)
    table.changeRules({ at: Date.now() });
  return table;
}
