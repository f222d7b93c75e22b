import { GRACE, postponed } from "@banquise/engine";
import type { Settings } from "../options.ts";
import type { ClockStore, Overdue } from "../storage/clock-store.ts";
import type { Commands } from "./commands.ts";
import type { LiveTables } from "./live-tables.ts";
import type { Votes } from "./votes.ts";

/** Tables that are looked up at a time. */
const FEW = 50;

/**
 * Now and then: notes that the server is up, lets bots go on for those whose time is up, and does what was agreed to by all
 * who are still there. Time in which no server was up is nobody's: clocks are set on by as much as was missed.
 */
export class Timekeeper {
  private readonly tables: LiveTables;
  private readonly clocks: ClockStore;
  private readonly commands: Commands;
  private readonly votes: Pick<Votes, "reconsider">;
  private readonly now: () => number;
  private readonly downtime: number;
  private readonly failed: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private isBusy = false;
  private isClosing = false;

  constructor(
    tables: LiveTables,
    clocks: ClockStore,
    { commands, votes }: { readonly commands: Commands; readonly votes: Pick<Votes, "reconsider"> },
    { now, sweep, downtime }: Pick<Settings, "now" | "sweep" | "downtime">,
    failed: (error: unknown) => void,
  ) {
    this.tables = tables;
    this.clocks = clocks;
    this.commands = commands;
    this.votes = votes;
    this.now = now;
    this.downtime = downtime;
    this.failed = failed;
    this.timer = setInterval(() => {
      if (this.isBusy) return;
      this.isBusy = true;
      this.round = this.look()
        .catch(this.failed)
        .finally(() => {
          this.isBusy = false;
        });
    }, sweep);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    await this.round;
    // To the last moment: what comes now is not counted.
    await this.countMissedTime().catch(this.failed);
  }

  /** Looks whose time is up, and whom nobody waits for any more. */
  async look(): Promise<void> {
    await this.countMissedTime();
    for (const live of this.tables.all())
      if (live.proposal !== null) await this.votes.reconsider(live).catch(this.failed);
    const before = this.now() - GRACE;
    // Each once: one that cannot be read, or stored, must not keep the others waiting.
    for (let last: Overdue | undefined; ; ) {
      const late = await this.clocks.overdue(before, FEW, last);
      for (const { id } of late) {
        if (this.isClosing) return;
        await this.tables.use(id, (live) => this.commands.timeUp(live)).catch(this.failed);
      }
      if (late.length < FEW) return;
      last = late.at(-1);
    }
  }

  /** Before anything else after a start: what was missed must not count when the first clock is looked at. */
  async countMissedTime(): Promise<void> {
    const missed = await this.clocks.beat(this.now(), this.downtime);
    if (missed === 0) return;
    for (const live of this.tables.all()) {
      if (live.clock === null) continue;
      live.clock = postponed(live.clock, missed);
      live.tellSeats();
    }
  }
}
