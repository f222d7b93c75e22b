/** Tokens, and what an account of a program is, as the pages ask the server for them. */
import { asMember } from "../people/account-api.ts";
import { call } from "../sessions/api.ts";

export const SCOPES = ["play", "talk", "read"] as const;
export type Scope = (typeof SCOPES)[number];

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly seenAt: number | null;
}

export interface NewToken extends Token {
  /** Shown now and never again. */
  readonly token: string;
}

export const programsApi = {
  tokens: () => asMember(call<{ readonly tokens: readonly Token[] }>("GET", "/api/account/tokens")),
  make: (name: string, scopes: readonly Scope[], days: number | null) =>
    asMember(call<NewToken>("POST", "/api/account/tokens", { name, scopes, days })),
  revoke: (id: string) => asMember(call<null>("DELETE", `/api/account/tokens/${encodeURIComponent(id)}`)),
  becomeBot: () => asMember(call<null>("POST", "/api/account/bot", {})),
};
