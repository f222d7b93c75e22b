import type { Entry } from "@banquise/engine";
import type { Append, LogStore, SeatChange } from "../storage/log-store.ts";
import type { LiveTable } from "./live-table.ts";
import { stepFrame } from "./messages.ts";
import { isEndedBy } from "./proposals.ts";
import { clockAfterEntry } from "./time.ts";

interface Decided {
  readonly live: LiveTable;
  readonly entry: Entry;
  readonly append: Append;
  readonly settle: (outcome: Outcome) => void;
}

/**
 * What became of an entry. lost: somebody else has decided first. failed: nobody knows. In both cases what is in memory is
 * astray, and the table is read again before anything else.
 */
export type Outcome = "stored" | "lost" | "failed";

export interface CommitEvents {
  /** After a batch was stored and told: which tables, and how many milliseconds that took. */
  committed(tables: readonly LiveTable[], milliseconds: number): void;
  /** Nobody knows whether the entry of a table was stored. */
  failed(live: LiveTable, error: unknown): void;
  /** The node that lets a table's bot think, if its turn has come; null for whoever is free. */
  thinker(live: LiveTable): string | null;
  /** When somebody who is elsewhere may have to be told of an entry; null when nobody has. */
  tellAt(live: LiveTable, entry: Entry): number | null;
}

/**
 * Entries that are made together are stored together: one transaction, one wait for the disk. Only then are they told to
 * those who listen, and only then acknowledged to those who decided. A table has one entry under way at a time.
 */
export class Commits {
  private readonly logs: LogStore;
  private readonly events: CommitEvents;
  private batch: Decided[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(logs: LogStore, events: CommitEvents) {
    this.logs = logs;
    this.events = events;
  }

  /** Stores what was just decided at a table; when it is stored, it was told, too. */
  stored(live: LiveTable, entry: Entry): Promise<Outcome> {
    const at = Date.now();
    live.updatedAt = at;
    const seat = standInAfter(entry);
    if (seat !== null) live.seats.standIn(seat.seat, seat.standIn, seat.resigned);
    live.clock = clockAfterEntry(live, live.clock, live.played, entry);
    const endsProposal = live.proposal !== null && isEndedBy(live.proposal, entry);
    if (endsProposal) live.proposal = null;
    const append: Append = {
      tableId: live.facts.id,
      base: entry.version - 1,
      entries: [entry],
      status: live.status,
      actor: live.actor,
      at,
      thought: live.botTurn === null ? null : { by: this.events.thinker(live) },
      checkpoint: live.game?.dueCheckpoint ?? null,
      clock: live.clock,
      seat,
      endsProposal,
      tellAt: this.events.tellAt(live, entry),
    };
    const result = new Promise<Outcome>((settle) => {
      this.batch.push({ live, entry, append, settle });
    });
    const pending = result.then(() => {
      if (live.pending === pending) live.pending = null;
    });
    live.pending = pending;
    // After this turn of the event loop: by then every request that has arrived has been played.
    if (this.batch.length === 1)
      setImmediate(() => {
        this.writing = this.writing.then(() => this.write());
      });
    return result;
  }

  /** Waits until nothing is left to store. */
  async flushed(): Promise<void> {
    while (this.batch.length > 0) await new Promise((resolve) => setImmediate(resolve));
    await this.writing;
  }

  private async write(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    const start = performance.now();
    const outcomeOf = await this.append(batch);
    const stored: LiveTable[] = [];
    for (const { live, entry, append, settle } of batch) {
      const outcome = outcomeOf(live);
      if (outcome === "stored") {
        live.known = { ...live.known, version: entry.version };
        live.thinker = append.thought?.by ?? null;
        tell(live, entry);
        if (append.seat !== null || append.endsProposal || entry.kind === "pause" || entry.kind === "resume")
          live.tellSeats();
        stored.push(live);
      } else live.isAstray = true;
      settle(outcome);
    }
    if (stored.length > 0) this.events.committed(stored, performance.now() - start);
  }

  private async append(batch: readonly Decided[]): Promise<(live: LiveTable) => Outcome> {
    try {
      const lost = await this.logs.append(batch.map(({ append }) => append));
      return ({ facts }) => (lost.has(facts.id) ? "lost" : "stored");
    } catch (error) {
      for (const { live } of batch) this.events.failed(live, error);
      return () => "failed";
    }
  }
}

/** Tells those who listen what has happened, each what they may know. */
function tell(live: LiveTable, { version }: Entry): void {
  const { audience, played } = live;
  for (const viewer of audience.viewers) {
    for (const message of played.messages(viewer, version - 1, 1))
      audience.sendTo(viewer, stepFrame(message, live), version);
  }
}

/** Who plays a seat from an entry on; null for one that leaves that as it was. */
function standInAfter({ kind, seat, standIn }: Entry): SeatChange | null {
  if (seat === null || (kind !== "handOver" && kind !== "return" && kind !== "resign")) return null;
  return { seat, standIn, resigned: kind === "resign" };
}
