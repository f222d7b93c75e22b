import webPush, { type PushSubscription } from "web-push";
import { type Notice, tableLink, type Wording } from "./notice.ts";
import { type Delivery, mayPostTo, type OutgoingOptions, postTo } from "./outgoing.ts";
import { noticeText } from "./words.ts";

/** The server's own pair of keys: push services know by it who sends. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** Where a browser wants to be told, and the keys that only it can read with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Seconds that a push service keeps what it cannot deliver: a turn of yesterday is worth a look, one of last month is not. */
const TIME_TO_LIVE = 3 * 24 * 3600;
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

/** Tells browsers, through the push service of each. */
export class PushSender {
  private readonly keys: VapidKeys;
  /** Whom a push service may ask about us: an address of the web or of mail. */
  private readonly subject: string;
  private readonly options: OutgoingOptions;

  constructor(keys: VapidKeys, subject: string, options: OutgoingOptions = {}) {
    this.keys = keys;
    this.subject = subject;
    this.options = options;
  }

  /** Whether it could be sent to. */
  accepts({ endpoint, keys }: PushAddress): boolean {
    return (
      mayPostTo(endpoint, this.options) &&
      Buffer.from(keys.p256dh, "base64url").length === PUBLIC_KEY_BYTES &&
      Buffer.from(keys.auth, "base64url").length === AUTH_BYTES
    );
  }

  async send(notice: Notice, to: PushAddress, wording: Wording): Promise<Delivery> {
    if (!this.accepts(to)) return "refused";
    const { id, kind, table } = notice;
    const payload = { id, kind, table, ...noticeText(notice, wording), url: tableLink(notice, wording) };
    const isUrgent = kind === "turn";
    const details = this.sealed(to, JSON.stringify(payload), isUrgent, topicOf(table));
    if (details === null) return "refused";
    const { headers, body } = details;
    return postTo({ url: to.endpoint, headers: headers as Record<string, string>, body }, this.options);
  }

  /** Null when the keys of the browser are none: a point that is not on the curve. */
  private sealed(to: PushAddress, payload: string, isUrgent: boolean, topic: string) {
    try {
      return webPush.generateRequestDetails(to as PushSubscription, payload, {
        vapidDetails: { subject: this.subject, ...this.keys },
        TTL: TIME_TO_LIVE,
        // A browser that was off is told what came last of each table.
        topic,
        urgency: isUrgent ? "high" : "normal",
      });
    } catch {
      return null;
    }
  }
}

/** Letters and digits, at most 32 of them. */
const topicOf = (table: string): string => table.replace(/[^\w-]/g, "").slice(0, 32) || "table";
