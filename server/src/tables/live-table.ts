import {
  ABSENCE,
  type Clock,
  commitmentTo,
  OVER,
  type Seat,
  type Table,
  type TableStatus,
} from "@banquise/engine";
import type { Known } from "../storage/change-store.ts";
import type { TableRow } from "../storage/schema.ts";
import type { StoredTable } from "../storage/seated.ts";
import { Audience, type Listener } from "./audience.ts";
import type { TableFacts } from "./facts.ts";
import { Gathered } from "./gathered.ts";
import type { LiveGame } from "./live-game.ts";
import { seatsFrame, snapshotFrame, stepFrame } from "./messages.ts";
import { Presence, type PresenceOptions } from "./presence.ts";
import { parseProposal, type StoredProposal, type Voter } from "./proposals.ts";
import { Seats } from "./seats.ts";
import { Suggestions } from "./suggestions.ts";

/** Milliseconds between two messages about who sits where and is connected. */
const SEATS_INTERVAL = 1_000;

export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
}

export interface LiveTableOptions extends PresenceOptions {
  /** Called when somebody who sits at a table has come to this node, or gone. */
  readonly presenceChanged: (live: LiveTable) => void;
}

/**
 * A table in memory: its seats, its game once it has begun, and those who listen. All of it can be read again from the
 * store, and nothing is told before it is stored.
 */
export class LiveTable {
  facts: TableFacts;
  readonly seats: Seats;
  readonly audience = new Audience();
  readonly presence: Presence;
  readonly commitment: string;
  suggestions: Suggestions;
  game: LiveGame | null = null;
  rematch: string | null;
  /** The node that sees to it that the bot plays whose turn it is. */
  thinker: string | null;
  updatedAt: number;
  /** Null without a clock, and before the start. */
  clock: Clock | null = null;
  /** What somebody has proposed to the others. */
  proposal: StoredProposal | null;
  /** How far it is known what is stored, and those who listen have been told. */
  known: Known;
  /** The revision up to which those who listen here have heard what was said; 0 if nothing ever was. */
  talkRevision: number;
  /** Whether an entry in memory was not stored, or nobody knows: the game must be read again. */
  isAstray = false;
  /** Settles when what others have stored so far has been taken in. */
  following: Promise<unknown> = Promise.resolve();
  /** Settles when all that was decided so far is stored; null when it is. */
  pending: Promise<void> | null = null;
  /** Whether what is in memory is not the table any more: it must be read again. */
  isDropped = false;
  /** How many activities need this table to stay in memory. */
  holds = 0;
  private readonly seatsMessages = new Gathered(SEATS_INTERVAL, () => this.sendSeats());
  private queue: Promise<unknown> = Promise.resolve();

  constructor(facts: TableFacts, { table, seats }: StoredTable, options: LiveTableOptions) {
    this.facts = facts;
    this.seats = new Seats(seats);
    this.rematch = table.rematch;
    this.thinker = table.claimed_by;
    this.updatedAt = table.updated_at;
    this.commitment = commitmentTo(facts.secret);
    this.clock = clockOf(table);
    this.proposal = proposalOf(table);
    this.known = { version: 0, revision: table.revision };
    this.talkRevision = table.talk_revision;
    this.suggestions = Suggestions.parse(table.suggestions);
    this.presence = new Presence(options, (session) => {
      if (this.seats.of(session) === null) return;
      this.tellSeats();
      options.presenceChanged(this);
    });
  }

  get status(): TableStatus {
    return this.game?.table.status ?? "open";
  }

  get actor(): Seat | null {
    const actor = this.game?.table.actor ?? OVER;
    return actor === OVER ? null : actor;
  }

  /** The bot that is to decide now, and for which seat; null when none is. */
  get botTurn(): BotTurn | null {
    if (this.status !== "playing" || this.actor === null || this.isPaused) return null;
    const bot = this.seats.bots[this.actor] ?? this.played.condition.standIns[this.actor] ?? null;
    return bot === null ? null : { seat: this.actor, bot };
  }

  /** Whether somebody looks on, here or at another node. */
  get isWatched(): boolean {
    return !this.audience.isEmpty || this.seats.hasOnline(this.presence);
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
        isAway: session !== null && this.facts.clock === null && this.presence.awayFor(session) >= ABSENCE,
        isAsked: this.actor === seat,
      };
    });
  }

  /** Those who sit here and are connected to this node. */
  get connected(): string[] {
    return this.isDropped ? [] : this.seats.sessions.filter((session) => this.presence.isHere(session));
  }

  /** Waits until all that was decided is stored, or has failed and left the table astray. */
  async settled(): Promise<void> {
    while (this.pending !== null) await this.pending.catch(() => {});
  }

  listen(listener: Listener): void {
    this.audience.add(listener);
    if (listener.identity !== null) this.presence.came(listener.identity.person);
  }

  leave(listener: Listener): void {
    this.audience.remove(listener);
    if (listener.identity !== null) this.presence.went(listener.identity.person);
  }

  /** Tells who sits where, now or a little later, when more of it is known. */
  tellSeats(): void {
    this.seatsMessages.ask();
  }

  /** Takes note of a change that was made from here. If others have made one too, that is still to be found out. */
  noteRevision(revision: number): void {
    if (revision === this.known.revision + 1) this.known = { ...this.known, revision };
  }

  /** Tells what was decided after a version, each what they may know: step by step, unless that is too much. */
  tellSince(version: number): void {
    const { audience } = this;
    if (this.game === null || audience.isEmpty || version === this.played.version) return;
    const { played } = this;
    for (const viewer of audience.viewers) {
      if (version < played.floor) audience.sendTo(viewer, snapshotFrame(this, viewer), played.version);
      else
        for (const message of played.messages(viewer, version))
          audience.sendTo(viewer, stepFrame(message), message.step.version);
    }
  }

  /** The game has begun: everybody sees with the eyes of their seat from now on. */
  tellStart(): void {
    for (const person of this.audience.people) this.audience.move(person, this.seats.of(person));
    this.tellAnew();
  }

  /** A new snapshot for everybody. */
  tellAnew(): void {
    for (const viewer of this.audience.viewers)
      this.audience.sendTo(viewer, snapshotFrame(this, viewer), this.played.version);
  }

  /** The screens of somebody who took or left a seat of an open table see with other eyes from now on. */
  lookAgain(session: string): void {
    const viewer = this.seats.of(session);
    for (const listener of this.audience.move(session, viewer))
      listener.send(snapshotFrame(this, viewer), this.game?.table.version);
  }

  /** The same for all who listen: somebody sat down or left, somewhere else. */
  lookAround(): void {
    for (const person of this.audience.people) this.lookAgain(person);
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
export function clockOf({ actor, due_at, time_left }: TableRow): Clock | null {
  if (time_left === null) return null;
  const running = due_at === null || actor === null ? null : { seat: actor, due: due_at };
  return { left: JSON.parse(time_left) as number[], running };
}

export const proposalOf = ({ proposal }: TableRow): StoredProposal | null => parseProposal(proposal);
