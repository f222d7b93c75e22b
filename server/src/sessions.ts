import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Language } from "@banquise/engine";
import { newSessionId } from "./ids.ts";
import { cleanName, defaultName } from "./names.ts";
import type { SessionRow } from "./storage/schema.ts";
import type { SessionStore } from "./storage/session-store.ts";
import type { Store } from "./storage/store.ts";

export const SESSION_COOKIE = "banquise_session";

const IS_BEARER = /^Bearer +/i;
/** Headers that were checked before, so that a move does not cost a signature; none so long that they fill the memory. */
const CACHE_SIZE = 20_000;
const CACHED_LENGTH = 512;
const ALIAS_LENGTH = 16;
/** Milliseconds after which a session is looked up again where others may have ended it. */
const GOOD_FOR = 10_000;

export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/**
 * Guests: a session is a random id with our signature on it. Nothing is stored before its first name or seat, so
 * somebody who only looks leaves no trace.
 */
export class Sessions {
  private readonly store: SessionStore;
  private readonly key: string;
  /** Sessions by headers whose signature was checked. */
  private readonly checked = new Map<string, string>();
  /** Sessions that were looked up and had not been ended, and when. */
  private readonly active = new Map<string, number>();
  /** Milliseconds that such an answer is good for: another node may end a session. */
  private readonly goodFor: number;
  /** How many were ended: an answer of the store from before the last one may be out of date. */
  private ends = 0;

  constructor(store: SessionStore, key: string, goodFor = Number.POSITIVE_INFINITY) {
    this.store = store;
    this.key = key;
    this.goodFor = goodFor;
  }

  /** The key made at the first start, unless the operator gives one. */
  static async open(store: Store, key: string | null): Promise<Sessions> {
    return new Sessions(
      store.sessions,
      key ?? (await store.setting("sessionKey", () => randomBytes(32).toString("hex"))),
      store.isShared ? GOOD_FOR : Number.POSITIVE_INFINITY,
    );
  }

  /** A new session: its token is the only proof of it. */
  issue(): { id: string; token: string } {
    const id = newSessionId();
    return { id, token: `${id}.${this.signatureOf(id)}` };
  }

  /** The session of a request, by its headers; null if it shows none, a forged one or one that was ended. */
  async identify(headers: Credentials): Promise<string | null> {
    const id = this.claimed(headers);
    if (id === null || (this.active.get(id) ?? Number.NEGATIVE_INFINITY) > Date.now() - this.goodFor)
      return id;
    const { ends } = this;
    if (await this.store.isEnded(id)) return null;
    if (this.active.size >= CACHE_SIZE) this.active.clear();
    if (ends === this.ends) this.active.set(id, Date.now());
    return id;
  }

  /** Makes the token of a session worthless, everywhere. */
  async end(id: string): Promise<void> {
    await this.store.end(id, Date.now());
    this.forget(id);
  }

  /** A session was ended, perhaps at another node. */
  forget(id: string): void {
    this.ends++;
    this.active.delete(id);
  }

  /** Sessions that were ended since a time, at whichever node. */
  endedSince(at: number): Promise<string[]> {
    return this.store.endedSince(at);
  }

  /** A name for an address that tells nobody which it is. */
  alias(address: string): string {
    return createHmac("sha256", this.key)
      .update(`address ${address}`)
      .digest("base64url")
      .slice(0, ALIAS_LENGTH);
  }

  /** The session that a request shows with our signature, ended or not. */
  claimed(headers: Credentials): string | null {
    // Another kind of authorization is between the browser and a proxy.
    const bearer = headers.authorization !== undefined && IS_BEARER.test(headers.authorization);
    const shown = bearer ? headers.authorization : headers.cookie;
    if (shown === undefined) return null;
    const before = this.checked.get(shown);
    if (before !== undefined) return before;
    const token = bearer ? shown.replace(IS_BEARER, "") : cookieOf(shown);
    const id = token === null ? null : this.verify(token);
    if (id === null || shown.length > CACHED_LENGTH) return id;
    if (this.checked.size >= CACHE_SIZE) this.checked.clear();
    this.checked.set(shown, id);
    return id;
  }

  /** Who that is; with a name of our invention if none was chosen yet. */
  async profile(id: string, language: Language): Promise<SessionRow> {
    return (await this.store.find(id)) ?? { id, name: defaultName(id, language), created_at: Date.now() };
  }

  /** The same, and remembered from now on. */
  async remember(id: string, language: Language): Promise<SessionRow> {
    const known = await this.store.find(id);
    if (known !== null) return known;
    const profile = await this.profile(id, language);
    await this.store.save(profile);
    return profile;
  }

  /** Null when it is not a name. */
  async rename(id: string, wish: string, language: Language): Promise<SessionRow | null> {
    const name = cleanName(wish);
    if (name === null) return null;
    const profile = { ...(await this.profile(id, language)), name };
    await this.store.save(profile);
    return profile;
  }

  private verify(token: string): string | null {
    const [id = "", signature = "", ...rest] = token.split(".");
    if (rest.length > 0) return null;
    const expected = Buffer.from(this.signatureOf(id));
    const shown = Buffer.from(signature);
    return expected.length === shown.length && timingSafeEqual(expected, shown) ? id : null;
  }

  private signatureOf(id: string): string {
    return createHmac("sha256", this.key).update(id).digest("base64url");
  }
}

function cookieOf(header: string): string | null {
  for (const pair of header.split(";")) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === SESSION_COOKIE) return value ?? null;
  }
  return null;
}
