import type { Settings } from "../options.ts";
import type { Store } from "../storage/store.ts";
import type { MailSender } from "./email.ts";
import { newVapidKeys, PushSender, type VapidKeys } from "./web-push.ts";
import { WebhookSender } from "./webhook.ts";

/** The ways out of here. */
export interface Senders {
  readonly push: PushSender;
  /** By which browsers know who may push to them. */
  readonly pushKey: string;
  /** Null where no mail can be sent. */
  readonly mail: MailSender | null;
  readonly webhook: WebhookSender;
  /** The address that people type. */
  readonly origin: string;
}

/** Null where nobody has said which address people type: links would lead nowhere. The keys are made once and kept. */
export async function sendersOf(
  store: Store,
  mail: MailSender | null,
  { origin, outgoing, now, mailFrom }: Pick<Settings, "origin" | "outgoing" | "now" | "mailFrom">,
): Promise<Senders | null> {
  if (origin === null) return null;
  const keys = JSON.parse(
    await store.setting("vapidKeys", () => JSON.stringify(newVapidKeys())),
  ) as VapidKeys;
  return {
    push: new PushSender(keys, contactOf(origin, mailFrom), outgoing),
    pushKey: keys.publicKey,
    mail,
    webhook: new WebhookSender(outgoing, now),
    origin,
  };
}

/** Whom a push service may ask about us: it takes an address of the secure web or of mail. */
function contactOf(origin: string, mailFrom: string | null): string {
  if (origin.startsWith("https:")) return origin;
  const address = /<([^>]+)>/.exec(mailFrom ?? "")?.[1] ?? mailFrom;
  return `mailto:${address ?? `banquise@${new URL(origin).hostname}`}`;
}
