/** A finished game watched again: any moment of it, from any side. */
import { type Move, type Seat, type SeatInfo, type Table, type Viewer, viewOf } from "@banquise/engine";
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyGame, AnyState, AnyView } from "../games.ts";
import { actorOf, type Moment, NONE, type TableSession, type Trouble, UNSUGGESTED } from "./session.ts";

/** A move that stood, with what its seat knew when it chose it. */
export interface Decision {
  /** The step before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly view: AnyView;
}

const REFUSED: Trouble = { code: "gameOver", rule: null, detail: null };

export class ReplaySession implements TableSession {
  readonly kind = "replay";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: Table<AnyState>["config"];
  readonly seats;
  readonly connection = signal("live" as const);
  readonly curtain = signal(null);
  readonly sending = signal(null);
  readonly thought = signal(null);
  readonly legal = signal<readonly Move[]>(NONE);
  readonly suggestable = UNSUGGESTED.suggestable;
  readonly suggestions = UNSUGGESTED.suggestions;
  readonly suggest = UNSUGGESTED.suggest;
  readonly moment: ReadonlySignal<Moment>;
  /** The step shown, from 0 (the setup) to `length`. */
  readonly at;
  readonly perspective;
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
    /** What is shown moves only when one steps forward by one: jumps and changes of side show where things are. */
    const shown = { at: -1, as: null as Viewer };
    this.moment = computed(() => {
      const at = this.at.value;
      const as = this.perspective.value;
      const follows = at === shown.at + 1 && as === shown.as;
      Object.assign(shown, { at, as });
      return this.momentAt(at, as, follows);
    });
  }

  show(at: number, as: Viewer): void {
    batch(() => {
      this.at.value = Math.min(Math.max(at, 0), this.length);
      this.perspective.value = as;
    });
  }

  /** Everything as it truly was after a step. */
  stateAt(at: number): AnyState {
    return this.table.stateAt(at);
  }

  /** The decisions of the game in their order, without those that were taken back. */
  decisions(): Decision[] {
    const { entries, game } = this.table;
    let standing: Decision[] = [];
    for (const { version, seat, move, back } of entries) {
      if (back !== null) standing = standing.filter(({ at }) => at < back);
      const code = move === null ? null : game.moves.parse(move);
      if (code === null || seat === null) continue;
      const at = version - 1;
      standing.push({ at, seat, move: code, view: this.viewAt(at, seat) });
    }
    return standing;
  }

  async play(): Promise<Trouble> {
    return REFUSED;
  }

  async undo(): Promise<Trouble> {
    return REFUSED;
  }

  liftCurtain(): void {}

  close(): void {}

  private viewAt(at: number, viewer: Viewer): AnyView {
    return viewOf(this.game, this.stateAt(at), viewer);
  }

  private momentAt(at: number, viewer: Viewer, follows: boolean): Moment {
    const { game, table } = this;
    const state = this.stateAt(at);
    const log = table.steps(viewer, -1, at + 1);
    const actor = actorOf(game, state);
    return {
      view: this.viewAt(at, viewer),
      viewer,
      actor,
      version: at,
      status: actor === null ? "over" : "playing",
      log,
      events: follows ? (log.at(-1)?.events ?? []) : [],
      mayUndo: false,
    };
  }
}
