import { createHmac, randomBytes } from "node:crypto";
import { type Notice, tableLink, type Wording } from "./notice.ts";
import { type Delivery, mayPostTo, type OutgoingOptions, postTo } from "./outgoing.ts";

export interface WebhookAddress {
  readonly url: string;
  /** Known to the receiver and to us: `whsec_` and 32 bytes. */
  readonly secret: string;
}

const PREFIX = "whsec_";

export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** Tells programs. Signed as the Standard Webhooks say, so that libraries for it are everywhere. */
export class WebhookSender {
  private readonly options: OutgoingOptions;
  private readonly now: () => number;

  constructor(options: OutgoingOptions = {}, now: () => number = Date.now) {
    this.options = options;
    this.now = now;
  }

  /** Whether it could be sent to. */
  accepts(url: string): boolean {
    return mayPostTo(url, this.options);
  }

  send(notice: Notice, { url, secret }: WebhookAddress, wording: Wording): Promise<Delivery> {
    const { id, kind, table, game, from, due, at } = notice;
    const body = JSON.stringify({
      type: kind,
      id,
      at,
      table,
      game,
      from,
      due,
      url: tableLink(notice, wording),
    });
    const timestamp = Math.floor(this.now() / 1000);
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`,
    };
    return postTo({ url, headers, body }, this.options);
  }
}

function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return createHmac("sha256", key).update(signed).digest("base64");
}
