/** A finished game watched again: any moment of it, from any side, with or without what the others hid. */
import {
  type Decision,
  decisionsOf,
  type Move,
  type Result,
  type SeatInfo,
  type Table,
  type Viewer,
} from "@banquise/engine";
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyGame, AnyState, AnyView } from "../games.ts";
import { type Moment, momentAfter, momentAt } from "./moment.ts";
import type { Refused } from "./refused.ts";
import { NONE, nothingOlder, type TableSession, UNSUGGESTED } from "./session.ts";

const REFUSED: Refused = { refused: "gameOver", rule: null };

export class ReplaySession implements TableSession {
  readonly kind = "replay";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: Table<AnyState>["config"];
  readonly seats;
  readonly connection = signal("live" as const);
  readonly unkept = signal(null);
  readonly curtain = signal(null);
  readonly sending = signal(null);
  readonly thought = signal(null);
  readonly legal = signal<readonly Move[]>(NONE);
  readonly suggestable = UNSUGGESTED.suggestable;
  readonly suggestions = UNSUGGESTED.suggestions;
  readonly suggest = UNSUGGESTED.suggest;
  readonly older = nothingOlder;
  readonly moment: ReadonlySignal<Moment>;
  /** The step shown, from 0 (the setup) to `length`. */
  readonly at;
  readonly perspective;
  /** Everything is seen, whoever hid it: the game is over. */
  readonly revealed = signal(false);
  readonly length: number;

  private readonly table: Table<AnyState>;

  constructor(id: string, table: Table<AnyState>, seats: readonly SeatInfo[], at: number, as: Viewer) {
    this.id = id;
    this.game = table.game;
    this.config = table.config;
    this.seats = signal(seats);
    this.table = table;
    this.length = table.version;
    this.at = signal(Math.min(Math.max(at, 0), this.length));
    this.perspective = signal<Viewer>(as);
    let shown: Moment | null = null;
    let wasRevealed = false;
    this.moment = computed(() => {
      const before = wasRevealed === this.revealed.value ? shown : null;
      wasRevealed = this.revealed.value;
      shown = this.momentFrom(before, this.at.value, this.perspective.value);
      return shown;
    });
  }

  show(at: number, as: Viewer): void {
    batch(() => {
      this.at.value = Math.min(Math.max(at, 0), this.length);
      this.perspective.value = as;
    });
  }

  /** How it ended. */
  get result(): Result {
    return this.table.result;
  }

  /** Everything as it truly was after a step. */
  stateAt(at: number): AnyState {
    return this.table.stateAt(at);
  }

  /** The decisions of the game in their order, without those that were taken back. */
  decisions(): readonly Decision<AnyState>[] {
    return decisionsOf(this.table);
  }

  async play(): Promise<Refused> {
    return REFUSED;
  }

  async undo(): Promise<Refused> {
    return REFUSED;
  }

  hurry(): void {}

  liftCurtain(): void {}

  close(): void {}

  /** Things move only when one steps forward by one: jumps and changes of side show where they are. */
  private momentFrom(before: Moment | null, at: number, viewer: Viewer): Moment {
    const { game, table } = this;
    const follows = before !== null && before.version === at - 1 && before.viewer === viewer;
    if (this.revealed.value) {
      const log = table.at(at).steps("all");
      const events = follows ? (log.at(-1)?.events ?? []) : [];
      // A state is a view without blanks.
      const view = table.stateAt(at) as AnyView;
      return { ...momentAt(table.at(at), viewer), view, log, events, mayUndo: false };
    }
    const [message] = follows ? table.messages(viewer, at - 1, 1) : [];
    const moment = before && message ? momentAfter(game, before, message) : momentAt(table.at(at), viewer);
    return { ...moment, mayUndo: false };
  }
}
