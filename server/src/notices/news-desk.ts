import type { Entry, TimeControl } from "@banquise/engine";
import type { NoticeSettingsRow } from "../storage/notice-schema.ts";
import type { ToldTable } from "../storage/notice-store.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTable } from "../tables/live-table.ts";
import { type Channel, choicesOf, digestAt } from "./choices.ts";
import type { NoticeKind } from "./notice.ts";
import { type News, noticeId, type Parcel, SENDING, type Told } from "./parcel.ts";
import type { Senders } from "./senders.ts";

/**
 * Milliseconds before somebody is told. A page that nobody looks at gives up its connection after half a minute: whoever still has
 * the table on the screen by then is looking at it. Where a clock ticks there is no time for that.
 */
const PATIENCE = 40_000;
const SOON = 10_000;

const patienceOf = (clock: TimeControl | null): number => (clock?.kind === "live" ? SOON : PATIENCE);

/** When whoever has the first turn may have to be told. */
export const tellAtStart = (at: number): number => at + SOON;

/** When somebody may have to be told of an entry; null when nobody has: a bot decides, or whoever has just decided does. */
export function tellAtAfter(live: LiveTable, { kind, seat, at }: Entry): number | null {
  if (live.status === "over") return at + SOON;
  const { actor } = live;
  if (actor === null || live.isPaused || live.botTurn !== null) return null;
  if (kind === "move" && seat === actor) return null;
  return at + patienceOf(live.facts.clock);
}

interface Occasion {
  readonly kind: NoticeKind;
  readonly table: Pick<ToldTable, "id" | "game" | "version" | "due_at">;
  readonly from?: string;
  readonly invitation?: string;
  readonly at: number;
}

/** Finds out who wants to know what has happened, and puts it into the outbox for each of their addresses. */
export class NewsDesk {
  private readonly store: Store;
  private readonly senders: Senders;
  private readonly isPresent: (table: string, person: string) => Promise<boolean>;
  private readonly now: () => number;

  constructor(
    store: Store,
    senders: Senders,
    isPresent: (table: string, person: string) => Promise<boolean>,
    now: () => number,
  ) {
    this.store = store;
    this.senders = senders;
    this.isPresent = isPresent;
    this.now = now;
  }

  /** Whose turn it is, or that a game is over. */
  async tellOf(table: ToldTable): Promise<void> {
    const people = await this.store.notices.peopleAt(table.id);
    const at = table.updated_at;
    if (table.status === "over")
      for (const { person } of people) await this.tell(person, { kind: "over", table, at });
    const asked = people.find(({ seat, decides }) => seat === table.actor && decides);
    if (table.status === "playing" && asked !== undefined)
      await this.tell(asked.person, { kind: "turn", table, at });
  }

  async tell(person: string, occasion: Occasion): Promise<void> {
    const row = await this.store.notices.settings(person);
    if (row === null || (await this.isPresent(occasion.table.id, person))) return;
    const parcels = await this.parcelsFor(row, occasion);
    await this.store.together(async (transaction) => {
      for (const { id, parcel, due } of parcels) {
        const told = [...(await this.waiting(transaction, id)), ...parcel.told];
        const payload = JSON.stringify({ ...parcel, told: latestOfEach(told) });
        await this.store.outbox.replace(transaction, SENDING, { id, payload, client: person }, due);
      }
    });
  }

  async tellNews(news: News): Promise<void> {
    if ("begun" in news) {
      const table = await this.store.notices.table(news.begun);
      if (table?.status !== "playing") return;
      // Whose turn it is hears of that.
      for (const { seat, person } of await this.store.notices.peopleAt(table.id))
        if (seat !== table.actor) await this.tell(person, { kind: "begun", table, at: this.now() });
      return;
    }
    const found = await this.store.invitations.find(news.invitation);
    if (found === null) return;
    const { id, table_id, game, from, at, to_id } = found;
    const table = { id: table_id, game, version: 0, due_at: null };
    await this.tell(to_id, { kind: "invited", table, from, invitation: id, at });
  }

  private async parcelsFor(row: NoticeSettingsRow, occasion: Occasion) {
    const { kind, table, from = null, invitation = null, at } = occasion;
    const person = row.person_id;
    const { channels, digest, zone } = choicesOf(row);
    const chosen = channels[kind];
    const notice = {
      id: noticeId(kind, table.id, table.version, person),
      kind,
      table: table.id,
      game: table.game,
      from,
      due: kind === "turn" ? table.due_at : null,
      at,
    };
    const told: readonly Told[] = [{ notice, version: kind === "turn" ? table.version : null, invitation }];
    const now = this.now();
    const parcels: { id: string; parcel: Parcel; due: number }[] = [];
    const add = (channel: Channel, subscription: string | null, id: string, due: number) =>
      parcels.push({ id: `${channel} ${id}`, parcel: { person, channel, subscription, told }, due });
    if (chosen.includes("push"))
      for (const { id } of await this.store.notices.subscriptions(person))
        add("push", id, `${id} ${table.id}`, now);
    if (chosen.includes("webhook") && row.webhook_url !== null)
      add("webhook", null, `${person} ${table.id}`, now);
    if (chosen.includes("email") && this.senders.mail !== null) {
      if (digest === null) add("email", null, `${person} ${table.id}`, now);
      else add("email", null, `${person} digest`, digestAt(digest, zone, now));
    }
    return parcels;
  }

  /** What lies there already, to the same address. */
  private async waiting(
    transaction: Parameters<Parameters<Store["together"]>[0]>[0],
    id: string,
  ): Promise<readonly Told[]> {
    const payload = await this.store.outbox.waiting(transaction, id);
    return payload === null ? [] : (JSON.parse(payload) as Parcel).told;
  }
}

/** Of each table what came last. */
const latestOfEach = (told: readonly Told[]): readonly Told[] => [
  ...new Map(told.map((each) => [each.notice.table, each])).values(),
];
