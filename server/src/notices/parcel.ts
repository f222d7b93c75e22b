import { createHash } from "node:crypto";
import type { Job } from "../storage/job-store.ts";
import type { Channel } from "./choices.ts";
import type { Notice, NoticeKind } from "./notice.ts";

/** The kinds of what lies in the outbox: something that has happened, of which somebody may want to know; something to send. */
export const NEWS = "news";
export const SENDING = "send";

/** Of which there is no other trace: that a game has begun, that somebody is asked to a table. */
export type News = { readonly begun: string } | { readonly invitation: string };

/** News as they lie in the outbox. */
export function newsOf(news: News): Job {
  const [[kind = "", id = ""] = []] = Object.entries(news);
  return { id: `${kind} ${id}`, payload: JSON.stringify(news), client: id };
}

/** A notice, and what must still be so for it to be worth sending. */
export interface Told {
  readonly notice: Notice;
  /** Of the table, when it was somebody's turn. */
  readonly version: number | null;
  /** The invitation that must still stand. */
  readonly invitation: string | null;
}

/** Something to send to somebody by one channel. */
export interface Parcel {
  readonly person: string;
  readonly channel: Channel;
  /** Of a browser; null where a person has one address of that kind. */
  readonly subscription: string | null;
  /** One, or all of a day. */
  readonly told: readonly Told[];
}

/** The same whenever it is told of, and to nobody the id of anybody. */
export function noticeId(kind: NoticeKind, table: string, version: number, person: string): string {
  const text = [kind, table, version, person].join(" ");
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
