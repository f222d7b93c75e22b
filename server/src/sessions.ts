import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Language } from "@banquise/engine";
import { newSessionId } from "./ids.ts";
import type { SessionRow } from "./storage/schema.ts";
import type { Store } from "./storage/store.ts";

export const SESSION_COOKIE = "banquise_session";

/** None of them is the name of a bot. */
const ANIMALS: Readonly<Record<Language, readonly string[]>> = {
  fr: ["Macareux", "Pétrel", "Phoque", "Eider", "Narval", "Béluga", "Renne", "Harfang"],
  en: ["Puffin", "Petrel", "Seal", "Eider", "Narwhal", "Beluga", "Reindeer", "Snowy Owl"],
};

const NAME_LENGTH = 24;
const IS_BEARER = /^Bearer +/i;
/** Headers that were checked before, so that a move does not cost a signature; none so long that they fill the memory. */
const CACHE_SIZE = 20_000;
const CACHED_LENGTH = 512;

/**
 * Guests: a session is a random id with our signature on it. Nothing is stored before its first name or seat, so
 * somebody who only looks leaves no trace.
 */
export class Sessions {
  private readonly store: Store;
  private readonly key: string;
  private readonly checked = new Map<string, string>();

  constructor(store: Store, key: string) {
    this.store = store;
    this.key = key;
  }

  /** The key made at the first start, unless the operator gives one. */
  static async open(store: Store, key: string | null): Promise<Sessions> {
    return new Sessions(
      store,
      key ?? (await store.setting("sessionKey", () => randomBytes(32).toString("hex"))),
    );
  }

  /** A new session: its token is the only proof of it. */
  issue(): { id: string; token: string } {
    const id = newSessionId();
    return { id, token: `${id}.${this.signatureOf(id)}` };
  }

  /** The session of a request, by its headers; null if it shows none, or a forged one. */
  identify(headers: { authorization?: string | undefined; cookie?: string | undefined }): string | null {
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
    return (await this.store.session(id)) ?? { id, name: defaultName(id, language), created_at: Date.now() };
  }

  /** The same, and remembered from now on. */
  async remember(id: string, language: Language): Promise<SessionRow> {
    const known = await this.store.session(id);
    if (known !== null) return known;
    const profile = await this.profile(id, language);
    await this.store.saveSession(profile);
    return profile;
  }

  /** Null when it is not a name. */
  async rename(id: string, wish: string, language: Language): Promise<SessionRow | null> {
    const name = cleanName(wish);
    if (name === null) return null;
    const profile = { ...(await this.profile(id, language)), name };
    await this.store.saveSession(profile);
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

/** One line of visible characters, or null. */
function cleanName(wish: string): string | null {
  const name = wish.normalize("NFC").replace(/\s/gu, " ").replace(/\p{C}/gu, "").replace(/ +/g, " ").trim();
  return name.length > 0 && [...name].length <= NAME_LENGTH ? name : null;
}

function defaultName(id: string, language: Language): string {
  const digest = createHmac("sha256", "name").update(id).digest();
  const animals = ANIMALS[language];
  return `${animals[digest.readUInt8(0) % animals.length]} ${1000 + (digest.readUInt16BE(1) % 9000)}`;
}

function cookieOf(header: string): string | null {
  for (const pair of header.split(";")) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === SESSION_COOKIE) return value ?? null;
  }
  return null;
}
