import { createHash, randomBytes } from "node:crypto";
import { newCaseId } from "../ids.ts";
import type { Refused } from "../problems.ts";
import type { ApiTokenStore } from "../storage/api-token-store.ts";
import type { ApiTokenRow } from "../storage/schema.ts";

/** What a token can be for. The account itself, and who it trusts, is never in reach of one. */
export const SCOPES = ["play", "talk", "read"] as const;
export type Scope = (typeof SCOPES)[number];

/** By which people, and those who look for leaked secrets, know what it is. */
export const TOKEN_PREFIX = "bqt_";
const SECRET_BYTES = 32;
const DAY = 24 * 3_600_000;
/** Enough for every program that somebody has. */
const MOST_TOKENS = 50;
/** Milliseconds that an answer of the store is good for: another node may revoke a token. */
const GOOD_FOR = 10_000;
const NOTED_EVERY = 3_600_000;
const CACHE_SIZE = 10_000;

/** Who acts by a token, and what they may do. */
export interface TokenIdentity {
  /** The id of the token. */
  readonly session: string;
  readonly person: string;
  readonly scopes: readonly Scope[];
  /** When it ends; null: not by itself. */
  readonly until: number | null;
}

interface Known {
  readonly identity: TokenIdentity | null;
  readonly at: number;
}

export interface NewToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Null: until it is revoked. */
  readonly days: number | null;
}

/** Keys that let programs act for the owner of an account: limited in what they may do and how long, and revocable. */
export class ApiTokens {
  private readonly store: ApiTokenStore;
  private readonly now: () => number;
  private readonly known = new Map<string, Known>();

  constructor(store: ApiTokenStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A new token, which is shown now and never again. */
  async make(
    person: string,
    { name, scopes, days }: NewToken,
  ): Promise<{ row: ApiTokenRow; token: string } | Refused> {
    const token = `${TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString("base64url")}`;
    const at = this.now();
    const row: ApiTokenRow = {
      id: newCaseId(),
      person_id: person,
      hash: hashOf(token),
      name,
      scopes: SCOPES.filter((scope) => scopes.includes(scope)).join(" "),
      created_at: at,
      expires_at: days === null ? null : at + days * DAY,
      seen_at: null,
    };
    return (await this.store.add(row, MOST_TOKENS)) ? { row, token } : { refused: "tooManyTokens" };
  }

  of(person: string): Promise<ApiTokenRow[]> {
    return this.store.of(person);
  }

  /** Worth nothing from then on; false if somebody has no such token. */
  async revoke(id: string, person: string): Promise<boolean> {
    const isRevoked = await this.store.remove(id, person);
    this.known.clear();
    return isRevoked;
  }

  /** Whose token that is; null if it is none, or no more. */
  async identify(token: string): Promise<TokenIdentity | null> {
    const hash = hashOf(token);
    const now = this.now();
    let known = this.known.get(hash);
    if (known === undefined || known.at <= now - GOOD_FOR || known.at > now) {
      const row = await this.store.find(hash);
      known = { identity: row === null ? null : identityOf(row), at: now };
      if (this.known.size >= CACHE_SIZE) this.known.clear();
      this.known.set(hash, known);
      if (row !== null && (row.seen_at ?? 0) < now - NOTED_EVERY) await this.store.noteUse(row.id, now);
    }
    const { identity } = known;
    return identity !== null && (identity.until === null || identity.until > now) ? identity : null;
  }

  /** The id of a token that was shown here before; without a question. */
  recall(token: string): string | null {
    return this.known.get(hashOf(token))?.identity?.session ?? null;
  }
}

export const scopesOf = ({ scopes }: ApiTokenRow): Scope[] =>
  SCOPES.filter((scope) => scopes.split(" ").includes(scope));

const identityOf = (row: ApiTokenRow): TokenIdentity => ({
  session: row.id,
  person: row.person_id,
  scopes: scopesOf(row),
  until: row.expires_at,
});

/** Enough bits are in it that one round of hashing keeps it secret. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
