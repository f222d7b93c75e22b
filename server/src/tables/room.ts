import {
  commitmentTo,
  type Entry,
  OVER,
  type Seat,
  type SeatInfo,
  type SeatsMessage,
  type StepMessage,
  Table,
  type TableConfig,
  type TableSnapshot,
  type TableStatus,
  type TableSummary,
  type Viewer,
} from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import type { SeatRow } from "../storage/schema.ts";
import type { Standing } from "../storage/store.ts";
import { Audience } from "./audience.ts";
import { frame } from "./frames.ts";
import { Suggestions } from "./suggestions.ts";

/** What never changes about a table. */
export interface RoomFacts {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: TableConfig;
  readonly public: boolean;
  readonly secret: string;
  readonly invitation: string;
  /** Who opened it, by a keyed hash of the address. */
  readonly openedFrom: string;
  readonly createdAt: number;
}

export interface RoomSeat {
  kind: SeatRow["kind"];
  session: string | null;
  bot: string | null;
  /** Of a person. */
  name: string | null;
  nonce: string;
}

/** A command that was accepted: the same key gets the same answer again. */
export interface Done {
  readonly seat: Seat;
  readonly version: number;
}

/** What a step is for each group of listeners, ready to be sent. */
type StepFrames = readonly (readonly [Viewer, Buffer])[];

/** A table in memory: everything in it can be rebuilt from the store, and nothing leaves it before it is stored. */
export class Room {
  readonly facts: RoomFacts;
  readonly seats: readonly RoomSeat[];
  readonly audience: Audience;
  readonly commitment: string;
  /** Accepted commands by client key. */
  readonly keys = new Map<string, Done>();
  readonly suggestions = new Suggestions();
  table: Table<unknown> | null = null;
  rematch: string | null = null;
  updatedAt: number;
  /** Settles when all that was played so far is stored; null when it is. */
  pending: Promise<void> | null = null;
  /** The version whose state is in the store; -1 for none. */
  kept = -1;
  /** How many activities need this room to stay in memory. */
  holds = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(facts: RoomFacts, seats: readonly RoomSeat[], grace: number) {
    this.facts = facts;
    this.seats = seats;
    this.updatedAt = facts.createdAt;
    this.commitment = commitmentTo(facts.secret);
    this.audience = new Audience(grace, () => this.tellSeats());
  }

  get status(): TableStatus {
    if (this.table === null) return "open";
    return this.table.over ? "over" : "playing";
  }

  get actor(): Seat | null {
    return this.table === null ? null : seatOrNull(this.table.actor);
  }

  get isIdle(): boolean {
    return this.holds === 0 && this.pending === null && this.audience.isEmpty;
  }

  /** The table of a game that has begun; for callers that know it has. */
  get played(): Table<unknown> {
    if (this.table === null) throw new Error(`table ${this.facts.id} has not begun`);
    return this.table;
  }

  /** How the table stands, if the store does not know it yet. */
  get standing(): Standing | null {
    const { table, facts, kept } = this;
    if (table === null || table.version === kept) return null;
    const state = JSON.stringify(facts.game.layout.toJson(table.state));
    return { tableId: facts.id, version: table.version, state };
  }

  viewerOf(session: string | null): Viewer {
    if (session === null) return null;
    const seat = this.seats.findIndex((candidate) => candidate.session === session);
    return seat < 0 ? null : seat;
  }

  /** The first seat that nobody has. */
  freeSeat(): Seat | null {
    const seat = this.seats.findIndex((candidate) => candidate.kind === "free");
    return seat < 0 ? null : seat;
  }

  newTable(): Table<unknown> {
    const { game, config, secret } = this.facts;
    return new Table(game, config, { secret, nonces: this.nonces });
  }

  get nonces(): string[] {
    return this.seats.map((seat) => seat.nonce);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name ?? seat.bot ?? "");
  }

  seatInfos(): SeatInfo[] {
    return this.seats.map((seat) => seatInfo(seat, this.audience));
  }

  summary(viewer: Viewer): TableSummary {
    const { id, game, config, public: isPublic, createdAt } = this.facts;
    const { status, actor, updatedAt } = this;
    const seats = this.seatInfos();
    return {
      id,
      game: game.id,
      config,
      status,
      seats,
      viewer,
      actor,
      public: isPublic,
      createdAt,
      updatedAt,
    };
  }

  snapshot(viewer: Viewer): TableSnapshot {
    const { game, invitation } = this.facts;
    const { table } = this;
    return {
      ...this.summary(viewer),
      version: table?.version ?? 0,
      rules: game.version,
      commitment: this.commitment,
      nonces: this.nonces,
      invitation: table === null && viewer !== null ? invitation : null,
      view: table === null ? null : game.layout.toJson(table.view(viewer)),
      log: table === null ? [] : table.steps(viewer),
      mayUndo: table?.mayUndo(viewer) ?? false,
      rematch: this.rematch,
    };
  }

  /** A snapshot of an open table has no id: whoever lost the connection then must get a new snapshot, not steps. */
  snapshotFrame(viewer: Viewer): Buffer {
    return frame("snapshot", JSON.stringify(this.snapshot(viewer)), this.table?.version);
  }

  seatsFrame(): Buffer {
    const { status, rematch } = this;
    const message: SeatsMessage = { seats: this.seatInfos(), status, rematch };
    return frame("seats", JSON.stringify(message));
  }

  tellSeats(): void {
    if (!this.audience.isEmpty) this.audience.sendToAll(this.seatsFrame());
  }

  /** For somebody who comes later; null when nothing is suggested. */
  suggestionsFrame(): Buffer | null {
    const message = this.suggestions.at(this.played.version);
    return message.suggestions.length === 0 ? null : frame("suggestions", JSON.stringify(message));
  }

  tellSuggestions(): void {
    this.audience.sendToAll(frame("suggestions", JSON.stringify(this.suggestions.at(this.played.version))));
  }

  /** A new snapshot for everybody: the game has begun. */
  tellStart(): void {
    for (const viewer of this.audience.viewers) this.audience.sendTo(viewer, this.snapshotFrame(viewer));
  }

  /** The screens of somebody who took or left a seat of an open table see with other eyes from now on. */
  lookAs(session: string, viewer: Viewer): void {
    this.audience.move(session, viewer);
    if (this.audience.has(viewer)) this.audience.sendTo(viewer, this.snapshotFrame(viewer));
  }

  /**
   * What a step that was just played is for those who listen. It is written down now, because the next move may come
   * before this one is stored; listeners that come later wait until all is stored (`Hall.settled`).
   */
  stepFrames({ version }: Entry): StepFrames {
    return [...this.audience.viewers].map((viewer) => {
      const [message] = this.played.messages(viewer, version - 1);
      return [viewer, frame("step", JSON.stringify(message), version)];
    });
  }

  /** The steps after a version as one viewer may know them. */
  stepsAfter(version: number, viewer: Viewer): StepMessage[] {
    return this.played.messages(viewer, version);
  }

  /** Runs what changes the seats one after the other. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    this.holds++;
    const result = this.queue.then(work).finally(() => this.holds--);
    this.queue = result.catch(() => {});
    return result;
  }
}

export function seatInfo(seat: RoomSeat, audience: Audience | null): SeatInfo {
  const online = seat.session === null ? seat.kind === "bot" : (audience?.isOnline(seat.session) ?? false);
  return { kind: seat.kind, name: seat.kind === "bot" ? seat.bot : seat.name, online };
}

function seatOrNull(actor: Seat): Seat | null {
  return actor === OVER ? null : actor;
}
