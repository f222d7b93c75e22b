import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Language } from "@banquise/engine";
import { newSessionId } from "./ids.ts";
import { defaultName } from "./names.ts";
import { type ApiTokens, type Scope, TOKEN_PREFIX } from "./people/api-tokens.ts";
import type { Person } from "./storage/schema.ts";
import type { SessionStore } from "./storage/session-store.ts";
import type { Store } from "./storage/store.ts";

export const SESSION_COOKIE = "banquise_session";

const IS_BEARER = /^Bearer +/i;
/** Headers that were checked before, so that a move does not cost a signature; none so long that they fill the memory. */
const CACHE_SIZE = 20_000;
const CACHED_LENGTH = 512;
const ALIAS_LENGTH = 16;
/** Milliseconds between two notes that a session is used. */
const NOTED_EVERY = 3_600_000;
/** Milliseconds after which a session is looked up again where others may have ended it. */
const GOOD_FOR = 10_000;

/** A session that counts. */
interface Active {
  readonly person: string;
  /** When it was looked up. */
  readonly at: number;
  /** When it was last noted that it is used. */
  notedAt: number;
}

/** Who asks, and by which session. A guest's session has the id of the guest. */
export interface Identity {
  readonly session: string;
  readonly person: string;
  /** What whoever shows a token of an account may do; absent for those who have signed in, and for guests. */
  readonly scopes?: readonly Scope[];
  /** When that token ends; null: not by itself. */
  readonly until?: number | null;
}

export const isGuest = ({ session, person }: Identity): boolean => session === person;

export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/**
 * A session is a random id with our signature on it. Nothing is stored before its first name or seat, so somebody who only
 * looks leaves no trace; those who sign in get a session that is noted as theirs.
 */
export class Sessions {
  private readonly store: SessionStore;
  private readonly tokens: ApiTokens;
  private readonly key: string;
  /** Sessions by headers whose signature was checked. */
  private readonly checked = new Map<string, string>();
  /** Sessions that were looked up and had not been ended: whose they are, and when that was so. */
  private readonly active = new Map<string, Active>();
  /** Milliseconds that such an answer is good for: another node may end a session. */
  private readonly goodFor: number;
  /** How many were ended: an answer of the store from before the last one may be out of date. */
  private ends = 0;

  constructor(store: SessionStore, tokens: ApiTokens, key: string, goodFor = Number.POSITIVE_INFINITY) {
    this.store = store;
    this.tokens = tokens;
    this.key = key;
    this.goodFor = goodFor;
  }

  /** The key made at the first start, unless the operator gives one. */
  static async open(store: Store, tokens: ApiTokens, key: string | null): Promise<Sessions> {
    return new Sessions(
      store.sessions,
      tokens,
      key ?? (await store.setting("sessionKey", () => randomBytes(32).toString("hex"))),
      store.isShared ? GOOD_FOR : Number.POSITIVE_INFINITY,
    );
  }

  /** A new session: its token is the only proof of it. */
  issue(): { id: string; token: string } {
    const id = newSessionId();
    return { id, token: `${id}.${this.signatureOf(id)}` };
  }

  /** The person of a request, by its headers; null if it shows no session, a forged one or one that was ended. */
  async identify(headers: Credentials): Promise<string | null> {
    return (await this.identity(headers))?.person ?? null;
  }

  /** The same with the session that they show. */
  async identity(headers: Credentials): Promise<Identity | null> {
    const token = tokenOf(headers);
    if (token !== null) return this.tokens.identify(token);
    const session = this.claimed(headers);
    if (session === null) return null;
    const known = this.active.get(session);
    const now = Date.now();
    if (known !== undefined && known.at > now - this.goodFor) {
      if (known.person !== session && known.notedAt < now - NOTED_EVERY) {
        known.notedAt = now;
        await this.store.noteUse(session, now);
      }
      return { session, person: known.person };
    }
    const { ends } = this;
    const found = await this.store.lookUp(session);
    if ("ended" in found) return null;
    const { person, seenAt } = found;
    if (this.active.size >= CACHE_SIZE) this.active.clear();
    if (ends === this.ends) this.active.set(session, { person, at: now, notedAt: seenAt });
    return { session, person };
  }

  /** Makes the tokens of sessions worthless, everywhere. */
  async end(ids: readonly string[]): Promise<void> {
    await this.store.end(ids, Date.now());
    for (const id of ids) this.forget(id);
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

  /** Whether a request shows its session as programs do, and not by a cookie. */
  shownAsToken({ authorization }: Credentials): boolean {
    // Another kind of authorization is between the browser and a proxy.
    return authorization !== undefined && IS_BEARER.test(authorization);
  }

  /** The session that a request shows with our signature, ended or not. */
  claimed(headers: Credentials): string | null {
    const apiToken = tokenOf(headers);
    if (apiToken !== null) return this.tokens.recall(apiToken);
    const bearer = this.shownAsToken(headers);
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
  async profile(id: string, language: Language): Promise<Person> {
    return (
      (await this.store.find(id)) ?? {
        id,
        name: defaultName(id, language),
        created_at: Date.now(),
        program: null,
      }
    );
  }

  /** The same, and remembered from now on. */
  async remember(id: string, language: Language): Promise<Person> {
    const known = await this.store.find(id);
    if (known !== null) return known;
    const profile = await this.profile(id, language);
    await this.store.save(profile);
    return profile;
  }

  /** The same under another name. */
  async rename(id: string, name: string, language: Language): Promise<Person> {
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

/** The token of an account that a request shows; null for none. */
export function tokenOf({ authorization }: Credentials): string | null {
  const token = authorization?.replace(IS_BEARER, "");
  return token?.startsWith(TOKEN_PREFIX) ? token : null;
}

function cookieOf(header: string): string | null {
  for (const pair of header.split(";")) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === SESSION_COOKIE) return value ?? null;
  }
  return null;
}
