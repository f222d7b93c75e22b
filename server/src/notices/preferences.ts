import type { Language } from "@banquise/engine";
import { newRelationId, newTicket } from "../ids.ts";
import { deviceName } from "../people/device.ts";
import type { Refused } from "../problems.ts";
import type { Identity } from "../sessions.ts";
import type { NoticeSettingsRow } from "../storage/notice-schema.ts";
import type { Store } from "../storage/store.ts";
import { choicesOf, defaultChoices, type NoticeChoices, withoutMail } from "./choices.ts";
import type { Senders } from "./senders.ts";
import type { PushAddress } from "./web-push.ts";
import { newWebhookSecret } from "./webhook.ts";

/** How people want to be told while they are elsewhere. */
export class NoticePreferences {
  private readonly store: Store;
  /** Null where nobody can be told anything. */
  private readonly senders: Senders | null;
  private readonly now: () => number;

  constructor(store: Store, senders: Senders | null, now: () => number) {
    this.store = store;
    this.senders = senders;
    this.now = now;
  }

  /** What somebody has chosen, and what there is to choose from. */
  async of(identity: Identity | null, language: Language) {
    const { person, session } = identity ?? { person: "", session: "" };
    const [row, account, browsers] = await Promise.all([
      this.store.notices.settings(person),
      this.store.accounts.find(person),
      this.store.notices.subscriptions(person),
    ]);
    return {
      possible: {
        push: this.senders?.pushKey ?? null,
        email: this.senders !== null && this.senders.mail !== null,
        webhook: this.senders !== null,
      },
      email: account?.email ?? null,
      choices: row === null ? defaultChoices(language) : choicesOf(row),
      webhook: row?.webhook_url ?? null,
      browsers: browsers.map(({ id, device, created_at, session_id }) => ({
        id,
        device,
        createdAt: created_at,
        current: session_id === session,
      })),
    };
  }

  async choose(person: string, choices: NoticeChoices): Promise<Refused | null> {
    if (this.senders === null) return { refused: "noNotices" };
    await this.save(person, choices.language, { settings: JSON.stringify(choices) });
    return null;
  }

  /** A browser wants to be told. Its address is ours to send to from now on, so it must be a public one. */
  async subscribe(
    { person, session }: Identity,
    address: PushAddress,
    device: string,
    language: Language,
  ): Promise<{ readonly id: string } | Refused> {
    if (this.senders === null) return { refused: "noNotices" };
    if (!this.senders.push.accepts(address)) return { refused: "badPushAddress" };
    const id = newRelationId();
    await this.save(person, language, {});
    await this.store.notices.subscribe({
      id,
      person_id: person,
      session_id: session,
      endpoint: address.endpoint,
      ...address.keys,
      device: deviceName(device),
      created_at: this.now(),
    });
    return { id };
  }

  async unsubscribe(person: string, id: string): Promise<Refused | null> {
    return (await this.store.notices.unsubscribe(id, person)) ? null : { refused: "deviceNotFound" };
  }

  /** Where a program of somebody's is told; the secret that it knows us by, which is shown once. */
  async setWebhook(
    person: string,
    url: string,
    language: Language,
  ): Promise<{ readonly secret: string } | Refused> {
    if (this.senders === null) return { refused: "noNotices" };
    if (!this.senders.webhook.accepts(url)) return { refused: "badWebhook" };
    const secret = newWebhookSecret();
    await this.save(person, language, { webhook_url: url, webhook_secret: secret });
    return { secret };
  }

  async removeWebhook(person: string, language: Language): Promise<void> {
    await this.save(person, language, { webhook_url: null, webhook_secret: null });
  }

  /** Ends all mails to whoever has a key; whoever has none learns nothing. */
  async stopMails(key: string): Promise<void> {
    const row = await this.store.notices.byStopKey(key);
    if (row === null) return;
    await this.store.notices.save(row, { settings: JSON.stringify(withoutMail(choicesOf(row))) });
  }

  private save(person: string, language: Language, changes: Partial<NoticeSettingsRow>): Promise<void> {
    const row = {
      person_id: person,
      settings: JSON.stringify(defaultChoices(language)),
      webhook_url: null,
      webhook_secret: null,
      stop_key: newTicket(),
    };
    return this.store.notices.save(row, changes);
  }
}
