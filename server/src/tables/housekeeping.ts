import type { SeatPlace } from "@banquise/engine";
import type { Daily } from "../daily/daily.ts";
import type { Refused } from "../problems.ts";
import { endBy } from "../storage/result-store.ts";
import { LOG_FORMS } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { EarlyGames } from "./early-games.ts";
import { NEWEST_STEPS } from "./live-game.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import { GONE } from "./messages.ts";

const DAY = 24 * 3_600_000;
/** Tables that are looked up at a time. */
const FEW = 20;
/** Milliseconds after which a job is of no use to anybody. */
const JOBS_KEPT = 10 * 60_000;
/** The same of a notice that could not be sent. */
const NOTICES_KEPT = 7 * 24 * 3_600_000;
/** Milliseconds after which a device that nobody has used is signed out: longer than its cookie lasts. */
const SESSIONS_KEPT = 400 * DAY;
/** Milliseconds that complaints are kept which were dealt with, what was forbidden once it is not, and the audit log. */
const CASES_KEPT = 90 * DAY;
const AUDIT_KEPT = 365 * DAY;

/**
 * Now and then: notes which tables are alive, removes the open ones that nobody waits at, packs the logs of finished
 * games, and plays games of early programs once more. One table after the other, with time for others in between.
 */
export class Housekeeping {
  private readonly tables: LiveTables;
  private readonly store: Store;
  private readonly earlyGames: EarlyGames;
  /** Called with the ids of tables that are gone. */
  private readonly removed: (tableIds: readonly string[]) => void;
  private readonly daily: Pick<Daily, "sweep">;
  private readonly failed: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private isClosing = false;
  /** When the last round began. */
  private since = Date.now();
  /** Early games that cannot be played: tried once in the life of a process. */
  private readonly hopeless = new Set<string>();
  /** Finished games that cannot be read: the same. */
  private readonly unscorable = new Set<string>();

  constructor(
    tables: LiveTables,
    store: Store,
    earlyGames: EarlyGames,
    daily: Pick<Daily, "sweep">,
    interval: number,
    removed: (tableIds: readonly string[]) => void,
    failed: (error: unknown) => void,
  ) {
    this.tables = tables;
    this.store = store;
    this.earlyGames = earlyGames;
    this.daily = daily;
    this.removed = removed;
    this.failed = failed;
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.clean()).catch(this.failed);
    }, interval);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    await this.round;
  }

  private async clean(): Promise<void> {
    const { since } = this;
    this.since = Date.now();
    await this.store.upkeep.keepAlive(this.alive(since), this.since);
    await this.removeDeserted(since);
    await this.store.commitments.tidy(this.since);
    await this.store.tickets.forgetOld(this.since);
    await this.store.passkeys.forgetOld(this.since);
    await this.store.attempts.forgetOld(this.since);
    await this.store.accounts.forgetUnused(this.since - SESSIONS_KEPT, this.since);
    await this.store.talk.forgetRemoved(this.since);
    await this.store.reports.forgetClosed(this.since - CASES_KEPT);
    await this.store.sanctions.forgetEnded(this.since - CASES_KEPT);
    await this.store.operators.forgetActs(this.since - AUDIT_KEPT);
    await this.store.nodes.forgetDead();
    await this.store.jobs.forgetOld(JOBS_KEPT);
    await this.store.outbox.forgetOld(NOTICES_KEPT);
    await this.daily.sweep();
    await this.packFinished();
    await this.convertEarly();
    await this.scoreFinished();
  }

  /** Tables in memory that somebody waits at, or has played at since. */
  private alive(since: number): string[] {
    return [...this.tables.all()].filter((live) => isAlive(live, since)).map(({ facts }) => facts.id);
  }

  private async removeDeserted(since: number): Promise<void> {
    for (;;) {
      const removed = await this.store.upkeep.removeDeserted(Date.now(), this.alive(since));
      for (const id of removed) this.forget(id);
      this.removed(removed);
      if (removed.length === 0 || (await this.pause())) return;
    }
  }

  private forget(id: string): void {
    const live = this.tables.peek(id);
    if (live === null) return;
    live.audience.sendToAll(GONE);
    this.tables.drop(live);
  }

  private async packFinished(): Promise<void> {
    for (;;) {
      const ids = await this.store.logs.unpacked(FEW, Date.now());
      for (const id of ids) {
        await this.store.logs.pack(id, NEWEST_STEPS);
        if (await this.pause()) return;
      }
      if (ids.length < FEW) return;
    }
  }

  private async convertEarly(): Promise<void> {
    for (;;) {
      const waiting = await this.store.earlyLogs.waiting(FEW + this.hopeless.size);
      const ids = waiting.filter((id) => !this.hopeless.has(id));
      if (ids.length === 0) return;
      for (const id of ids) {
        const stored = await this.store.tables.find(id);
        const problem = stored === null ? null : await this.earlyGames.convert(stored);
        if (problem !== null) {
          this.hopeless.add(id);
          this.failed(new Error(problem));
        }
        if (await this.pause()) return;
      }
    }
  }

  /** Notes how games ended of which earlier programs did not. */
  private async scoreFinished(): Promise<void> {
    const { results, logs } = this.store;
    for (;;) {
      const missing = await results.missing(FEW + this.unscorable.size);
      const rows = missing.filter(({ id }) => !this.unscorable.has(id));
      if (rows.length === 0) return;
      for (const { id, version, log_form, updated_at } of rows) {
        const [last] = log_form === LOG_FORMS.moves ? [] : await logs.entries(id, version, version);
        const end = endBy(last) ?? ({ ending: "played", places: null, at: updated_at } as const);
        const places = end.places ?? (await this.placesOf(id));
        if (places !== null && "refused" in places) this.unscorable.add(id);
        else await results.note(id, { ...end, places });
        if (await this.pause()) return;
      }
    }
  }

  /** How a game ended whose log does not say it: by the rules of then; null if they are not kept. */
  private async placesOf(id: string): Promise<readonly SeatPlace[] | Refused | null> {
    const wasHere = this.tables.peek(id) !== null;
    const places = await this.tables.use(id, ({ game }) =>
      game === null || game.table.isUnscored ? null : game.table.result.seats,
    );
    if (!wasHere) this.tables.release(id);
    return places;
  }

  /** Lets others be served; true when it is time to stop. */
  private async pause(): Promise<boolean> {
    await new Promise((resolve) => setImmediate(resolve));
    return this.isClosing;
  }
}

/** Somebody who sits at an open table has it on the screen; or a move was made since. */
function isAlive({ status, seats, presence, updatedAt }: LiveTable, since: number): boolean {
  return status === "open" ? seats.hasOnline(presence) : status === "playing" && updatedAt >= since;
}
