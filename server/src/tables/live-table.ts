import { type Clock, commitmentTo, OVER, type Seat, type Table, type TableStatus } from "@banquise/engine";
import type { TableRow } from "../storage/schema.ts";
import type { StoredTable } from "../storage/table-store.ts";
import { Audience, type Listener } from "./audience.ts";
import type { TableFacts } from "./facts.ts";
import { Gathered } from "./gathered.ts";
import type { LiveGame } from "./live-game.ts";
import { seatsFrame, snapshotFrame } from "./messages.ts";
import { Presence } from "./presence.ts";
import { ABSENCE, type StoredProposal, type Voter } from "./proposals.ts";
import { Seats } from "./seats.ts";
import { Suggestions } from "./suggestions.ts";

interface PresenceOptions {
  /** Milliseconds before a lost connection shows as absence. */
  readonly grace: number;
  readonly now: () => number;
}

/** Milliseconds between two messages about who sits where and is connected. */
const SEATS_INTERVAL = 1_000;

/**
 * A table in memory: its seats, its game once it has begun, and those who listen. All of it can be read again from the
 * store, and nothing is told before it is stored.
 */
export class LiveTable {
  readonly facts: TableFacts;
  readonly seats: Seats;
  readonly audience = new Audience();
  readonly presence: Presence;
  readonly commitment: string;
  readonly suggestions = new Suggestions();
  game: LiveGame | null = null;
  rematch: string | null;
  updatedAt: number;
  /** Null without a clock, and before the start. */
  clock: Clock | null = null;
  /** What somebody has proposed to the others. */
  proposal: StoredProposal | null;
  /** Settles when all that was decided so far is stored; null when it is. */
  pending: Promise<void> | null = null;
  /** Whether what is in memory is not the table any more: it must be read again. */
  isDropped = false;
  /** How many activities need this table to stay in memory. */
  holds = 0;
  private readonly seatsMessages = new Gathered(SEATS_INTERVAL, () => this.sendSeats());
  private queue: Promise<unknown> = Promise.resolve();

  constructor(facts: TableFacts, { table, seats }: StoredTable, { grace, now }: PresenceOptions) {
    this.facts = facts;
    this.seats = new Seats(seats);
    this.rematch = table.rematch;
    this.updatedAt = table.updated_at;
    this.commitment = commitmentTo(facts.secret);
    this.clock = clockOf(table);
    this.proposal = table.proposal === null ? null : (JSON.parse(table.proposal) as StoredProposal);
    this.presence = new Presence(grace, now, (session) => {
      if (this.seats.of(session) !== null) this.tellSeats();
    });
  }

  get status(): TableStatus {
    return this.game?.table.status ?? "open";
  }

  get actor(): Seat | null {
    const actor = this.game?.table.actor ?? OVER;
    return actor === OVER ? null : actor;
  }

  get isIdle(): boolean {
    return this.holds === 0 && this.pending === null && this.audience.isEmpty;
  }

  /** The table of a game that has begun; for callers that know it has. */
  get played(): Table<unknown> {
    if (this.game === null) throw new Error(`table ${this.facts.id} has not begun`);
    return this.game.table;
  }

  get isPaused(): boolean {
    return this.status === "playing" && this.played.condition.paused;
  }

  /** Who decides at each seat, as far as votes are concerned. */
  get voters(): Voter[] {
    return this.played.condition.standIns.map((standIn, seat) => {
      const session = this.seats.sessionOf(seat);
      return {
        decides: session !== null && standIn === null,
        isAway: session !== null && this.presence.awayFor(session) >= ABSENCE,
      };
    });
  }

  /** Waits until all that was decided is stored: what is shown of it is never taken back. */
  async settled(): Promise<void> {
    while (this.pending !== null) await this.pending.catch(() => {});
  }

  listen(listener: Listener): void {
    this.audience.add(listener);
    if (listener.session !== null) this.presence.came(listener.session);
  }

  leave(listener: Listener): void {
    this.audience.remove(listener);
    if (listener.session !== null) this.presence.went(listener.session);
  }

  /** Tells who sits where, now or a little later, when more of it is known. */
  tellSeats(): void {
    this.seatsMessages.ask();
  }

  /** A new snapshot for everybody: the game has begun. */
  tellStart(): void {
    for (const viewer of this.audience.viewers)
      this.audience.sendTo(viewer, snapshotFrame(this, viewer), this.played.version);
  }

  /** The screens of somebody who took or left a seat of an open table see with other eyes from now on. */
  lookAgain(session: string): void {
    const viewer = this.seats.of(session);
    for (const listener of this.audience.move(session, viewer))
      listener.send(snapshotFrame(this, viewer), this.game?.table.version);
  }

  /** Nobody is here any more. */
  close(): void {
    this.isDropped = true;
    this.seatsMessages.close();
    this.presence.close();
    this.audience.close();
  }

  /** Runs what changes the seats one after the other. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    this.holds++;
    const result = this.queue.then(work).finally(() => this.holds--);
    this.queue = result.catch(() => {});
    return result;
  }

  private sendSeats(): void {
    if (!this.audience.isEmpty) this.audience.sendToAll(seatsFrame(this));
  }
}

/** The clock as it was last written; null before the start and without one. */
function clockOf({ actor, due_at, time_left }: TableRow): Clock | null {
  if (time_left === null) return null;
  const running = due_at === null || actor === null ? null : { seat: actor, due: due_at };
  return { left: JSON.parse(time_left) as number[], running };
}
