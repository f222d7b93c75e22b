import { createHash } from "node:crypto";
import { LANGUAGES, type Language } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import type { TakenJob } from "../storage/job-store.ts";
import type { NoticeSettingsRow } from "../storage/notice-schema.ts";
import type { Store } from "../storage/store.ts";
import { type Channel, choicesOf, quietUntil } from "./choices.ts";
import type { Delivery } from "./outgoing.ts";
import type { Parcel, Told } from "./parcel.ts";
import { SENDING } from "./parcel.ts";
import type { Senders } from "./senders.ts";

const MINUTE = 60_000;
/** Milliseconds until something that could not be sent is tried again, each time; after the last it is given up. */
const RETRIES = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE);
/** Sent at a time. */
const FEW = 20;

export interface OutboxEvents {
  sent(channel: Channel, delivery: Delivery | "given up"): void;
  failed(error: unknown): void;
}

/** Sends what lies in the outbox, if it is still worth it. Whichever node is free takes it; sent twice, it has the same id. */
export class Outbox {
  private readonly store: Store;
  private readonly senders: Senders;
  private readonly node: string;
  private readonly isPresent: (table: string, person: string) => Promise<boolean>;
  private readonly now: () => number;
  private readonly events: OutboxEvents;

  constructor(
    store: Store,
    senders: Senders,
    node: string,
    isPresent: (table: string, person: string) => Promise<boolean>,
    now: () => number,
    events: OutboxEvents,
  ) {
    this.store = store;
    this.senders = senders;
    this.node = node;
    this.isPresent = isPresent;
    this.now = now;
    this.events = events;
  }

  /** Sends some of what is due; whether there may be more. */
  async send(): Promise<boolean> {
    const now = this.now();
    const jobs = await this.store.outbox.claim(SENDING, this.node, FEW, now);
    await Promise.all(
      jobs.map((job) =>
        this.deal(job, now).catch(async (error: unknown) => {
          this.events.failed(error);
          await this.later(job, now).catch(this.events.failed);
        }),
      ),
    );
    return jobs.length === FEW;
  }

  private async deal(job: TakenJob, now: number): Promise<void> {
    const { outbox, notices } = this.store;
    const parcel = JSON.parse(job.payload) as Parcel;
    const { person, channel } = parcel;
    const row = await notices.settings(person);
    const told = row === null ? [] : await this.worthTelling(parcel, row);
    if (row === null || told.length === 0) return outbox.drop(job);
    const quiet = channel === "webhook" ? null : quietUntil(choicesOf(row), now);
    if (quiet !== null) return outbox.postpone(job, this.node, quiet, false);
    const delivery = await this.deliver({ ...parcel, told }, row);
    this.events.sent(channel, delivery);
    if (delivery === "later") return this.later(job, now);
    if (delivery === "gone" && parcel.subscription !== null)
      await notices.unsubscribe(parcel.subscription, null);
    return outbox.drop(job);
  }

  /** Tries it another time, or gives it up. */
  private async later(job: TakenJob, now: number): Promise<void> {
    const wait = RETRIES[job.attempts - 1];
    if (wait !== undefined) return this.store.outbox.postpone(job, this.node, now + wait, true);
    this.events.sent((JSON.parse(job.payload) as Parcel).channel, "given up");
    return this.store.outbox.drop(job);
  }

  /** What is still so, still wanted, and not in front of its reader's eyes. */
  private async worthTelling({ person, channel, told }: Parcel, row: NoticeSettingsRow): Promise<Told[]> {
    const { channels } = choicesOf(row);
    const kept: Told[] = [];
    for (const each of told) {
      const { kind, table } = each.notice;
      if (!channels[kind].includes(channel) || (await this.isPresent(table, person))) continue;
      if (await this.isStillSo(each, person)) kept.push(each);
    }
    return kept;
  }

  private async isStillSo({ notice, version, invitation }: Told, person: string): Promise<boolean> {
    if (invitation !== null) return (await this.store.invitations.find(invitation)) !== null;
    const table = await this.store.notices.table(notice.table);
    if (table === null) return false;
    if (notice.kind !== "turn") return true;
    const people = await this.store.notices.peopleAt(notice.table);
    const asked = people.find(({ seat, decides }) => seat === table.actor && decides);
    return table.status === "playing" && table.version === version && asked?.person === person;
  }

  private async deliver({ channel, subscription, told }: Parcel, row: NoticeSettingsRow): Promise<Delivery> {
    const { push, webhook, mail, origin } = this.senders;
    const account = await this.store.accounts.find(row.person_id);
    const { zone, ...choices } = choicesOf(row);
    const language = languageOf(account?.settings ?? "{}") ?? choices.language;
    const worded = told.map(({ notice }) => ({
      notice,
      wording: { language, origin, zone, gameName: nameOf(notice.game, language) },
    }));
    const [first] = worded;
    if (first === undefined) return "refused";
    const { notice, wording } = first;
    if (channel === "push") {
      const to = (await this.store.notices.subscriptions(row.person_id)).find(
        ({ id }) => id === subscription,
      );
      if (to === undefined) return "gone";
      const { endpoint, p256dh, auth } = to;
      return push.send(notice, { endpoint, keys: { p256dh, auth } }, wording);
    }
    if (channel === "webhook")
      return row.webhook_url === null || row.webhook_secret === null
        ? "refused"
        : webhook.send(notice, { url: row.webhook_url, secret: row.webhook_secret }, wording);
    if (mail === null || account === null || account.email === null) return "refused";
    const address = { email: account.email, unsubscribe: stopLink(origin, row.stop_key) };
    if (worded.length === 1) return mail.send(notice, address, wording);
    const ids = worded.map((each) => each.notice.id).join(" ");
    const id = createHash("sha256").update(ids).digest("hex").slice(0, 32);
    return mail.sendDigest(worded, id, address, wording);
  }
}

/** Where one request without a session ends all mails. */
const stopLink = (origin: string, key: string): string =>
  `${origin}/api/unsubscribe?token=${encodeURIComponent(key)}`;

/** What people call a game. */
const nameOf = (game: string, language: Language): string =>
  catalogue.find((entry) => entry.meta.id === game)?.meta.blurb[language].name ?? game;

/** The language of somebody's pages, which follows them from device to device. */
function languageOf(settings: string): Language | null {
  const { language } = JSON.parse(settings) as { language?: unknown };
  return LANGUAGES.find((known) => known === language) ?? null;
}
