import type { Refused } from "../problems.ts";
import type { Store } from "../storage/store.ts";
import type { Sanction, SanctionRow } from "../storage/talk-schema.ts";
import { type Range, rangeOf } from "./range.ts";

/** Why somebody may not do something. */
const REFUSALS = { ban: "banned", mute: "muted", name: "nameHeld" } as const satisfies Record<
  Sanction,
  Refused["refused"]
>;

interface BannedRange {
  readonly range: Range;
  readonly endsAt: number | null;
}

export interface SanctionEvents {
  /** Something is forbidden that was not, or the other way round. */
  changed(): void;
  /** Somebody may not play any more: nobody should wait for them. */
  banned(person: string): Promise<void>;
  failed(error: unknown): void;
}

/**
 * What is forbidden to whom, as this process knows it. It asks every second whether that has changed, whoever has changed it:
 * this process, another node, or an operator at the command line.
 */
export class Sanctions {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly events: SanctionEvents;
  private revision = 0;
  private readonly people: Readonly<Record<Sanction, Map<string, number | null>>> = {
    ban: new Map(),
    mute: new Map(),
    name: new Map(),
  };
  private ranges: readonly BannedRange[] = [];
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();

  constructor(store: Store, now: () => number, events: SanctionEvents) {
    this.store = store;
    this.now = now;
    this.events = events;
  }

  /** Knows what holds now, and from then on; `beat`: milliseconds between two looks. */
  async open(beat: number): Promise<void> {
    await this.look();
    this.timer = setInterval(() => this.lookSoon(), beat);
    this.timer.unref();
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.looking;
  }

  /** Something has changed: resolves when it is known here. */
  lookSoon(): Promise<void> {
    this.looking = this.looking.then(() => this.look()).catch((error: unknown) => this.events.failed(error));
    return this.looking;
  }

  /** Whether anybody is banned: if not, nothing has to be asked of a request. */
  get hasBans(): boolean {
    return this.ranges.length > 0 || this.people.ban.size > 0;
  }

  /** Why somebody may not do something; null if they may. */
  against(kind: Sanction, person: string | null): Refused | null {
    const endsAt = person === null ? undefined : this.people[kind].get(person);
    return endsAt !== undefined && this.holds(endsAt) ? { refused: REFUSALS[kind], until: endsAt } : null;
  }

  /** The same for whoever asks from an address. */
  againstAddress(address: string): Refused | null {
    const found = this.ranges.find(({ range, endsAt }) => this.holds(endsAt) && range.has(address));
    return found === undefined ? null : { refused: "banned", until: found.endsAt };
  }

  private holds(endsAt: number | null): boolean {
    return endsAt === null || endsAt > this.now();
  }

  private async look(): Promise<void> {
    const revision = await this.store.sanctions.revision();
    if (revision === this.revision) return;
    const rows = await this.store.sanctions.inForce(this.now());
    this.revision = revision;
    for (const known of Object.values(this.people)) known.clear();
    for (const { kind, person_id, ends_at } of rows)
      if (person_id !== null)
        this.people[kind].set(person_id, later(this.people[kind].get(person_id), ends_at));
    this.ranges = rows.flatMap(({ range: text, ends_at }) => {
      const range = text === null ? null : rangeOf(text);
      return range === null ? [] : [{ range, endsAt: ends_at }];
    });
    this.events.changed();
    await this.seeTo(rows);
  }

  private async seeTo(rows: readonly SanctionRow[]): Promise<void> {
    for (const { id, kind, person_id, seen_to_at } of rows) {
      if (kind !== "ban" || person_id === null || seen_to_at !== null) continue;
      await this.events.banned(person_id);
      await this.store.sanctions.noteSeenTo(id, this.now());
    }
  }
}

/** Which of two ends is the later; none at all is the latest. */
const later = (known: number | null | undefined, other: number | null): number | null =>
  known === null || other === null ? null : Math.max(known ?? 0, other);
