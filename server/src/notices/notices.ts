import type { Entry } from "@banquise/engine";
import type { Store } from "../storage/store.ts";
import type { LiveTable } from "../tables/live-table.ts";
import { NewsDesk, tellAtAfter, tellAtStart } from "./news-desk.ts";
import { Outbox, type OutboxEvents } from "./outbox.ts";
import { NEWS, type News } from "./parcel.ts";
import type { Senders } from "./senders.ts";

/** Looked at at a time. */
const FEW = 50;
/** Milliseconds after which another node looks at a table that this one has not dealt with. */
const LEASE = 60_000;

interface NoticesOptions {
  readonly store: Store;
  /** Null where nobody can be told. */
  readonly senders: Senders | null;
  readonly node: string;
  readonly isPresent: (table: string, person: string) => Promise<boolean>;
  readonly now: () => number;
  /** Milliseconds between two looks. */
  readonly interval: number;
}

/**
 * Tells people who are elsewhere what has happened at their tables. A move only notes when its table is to be looked at; the rest is
 * done now and then, by whichever node comes first, apart from anybody's move.
 */
export class Notices {
  private readonly options: NoticesOptions;
  private readonly desk: NewsDesk | null;
  private readonly outbox: Outbox | null;
  private readonly failed: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout | null;
  private round: Promise<void> = Promise.resolve();
  private isBusy = false;
  private isClosing = false;

  constructor(options: NoticesOptions, events: OutboxEvents) {
    const { store, senders, node, isPresent, now, interval } = options;
    this.options = options;
    this.failed = events.failed;
    this.desk = senders && new NewsDesk(store, senders, isPresent, now);
    this.outbox = senders && new Outbox(store, senders, node, isPresent, now, events);
    this.timer = senders && setInterval(() => this.look(), interval);
    this.timer?.unref();
  }

  /** When the table of an entry is to be looked at. */
  tellAt(live: LiveTable, entry: Entry): number | null {
    return this.desk === null ? null : tellAtAfter(live, entry);
  }

  /** The same of a game that begins. */
  tellAtStart(at: number): number | null {
    return this.desk === null ? null : tellAtStart(at);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.round;
  }

  private look(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.round = this.deal()
      .catch(this.failed)
      .finally(() => {
        this.isBusy = false;
      });
  }

  private async deal(): Promise<void> {
    for (let isMore = true; isMore && !this.isClosing; ) {
      const [tables, news] = [await this.lookAtTables(), await this.lookAtNews()];
      isMore = (await this.outbox?.send()) || tables || news;
    }
  }

  private async lookAtTables(): Promise<boolean> {
    const { store, now } = this.options;
    const until = now() + LEASE;
    const tables = await store.notices.claimTables(now(), until, FEW);
    for (const table of tables) {
      if (this.isClosing) return false;
      await this.desk?.tellOf(table);
      await store.notices.told(table, until);
    }
    return tables.length === FEW;
  }

  private async lookAtNews(): Promise<boolean> {
    const { store, node, now } = this.options;
    const jobs = await store.outbox.claim(NEWS, node, FEW, now());
    for (const job of jobs) {
      if (this.isClosing) return false;
      await this.desk?.tellNews(JSON.parse(job.payload) as News);
      await store.outbox.drop(job);
    }
    return jobs.length === FEW;
  }
}
