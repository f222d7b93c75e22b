/** Accounts, as the pages ask the server for them. */
import { call } from "../sessions/api.ts";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { enteredAs, left } from "./me.ts";

export interface Passkey {
  readonly id: string;
  /** Where it was made: "Firefox · Linux". */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Device {
  readonly id: string;
  /** "Firefox · Linux"; empty for a program. */
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

export interface Passkey {
  readonly id: string;
  /** Where it was made: "Firefox · Linux". */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Account {
  readonly name: string;
  readonly createdAt: number;
  readonly email: string | null;
  /** Whether the server sends mail. */
  readonly mail: boolean;
  readonly codesLeft: number;
  /** Whether there is one; otherwise passkeys alone let in. */
  readonly password: boolean;
  readonly passkeys: readonly Passkey[];
  /** Whether it is a program's. */
  readonly program: boolean;
  /** Whether they keep order here. */
  readonly operator: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sessions: readonly Device[];
}

export interface Entered {
  readonly name: string;
}

export interface Codes {
  readonly codes: readonly string[];
}

type Answer<T> = Promise<T | Refused>;

/** Remembers who that is, instead of whoever was here before. */
export async function entering<T extends Entered>(asked: Answer<T>): Answer<T> {
  const answer = await asked;
  if (!isRefused(answer)) left();
  return named(answer);
}

function named<T extends Entered>(answer: T | Refused): T | Refused {
  if (!isRefused(answer)) enteredAs(answer.name);
  return answer;
}

/** Forgets who was here if the server knows of nobody. */
export async function asMember<T>(asked: Answer<T>): Answer<T> {
  const answer = await asked;
  if (isRefused(answer) && ["sessionNeeded", "accountNeeded"].includes(answer.refused)) left();
  return answer;
}

export const accountApi = {
  signUp: (name: string, password: string) =>
    entering(call<Entered & Codes>("POST", "/api/account", { name, password })),
  signIn: (name: string, password: string) =>
    entering(call<Entered>("POST", "/api/sign-in", { name, password })),
  recover: (name: string, code: string, password: string) =>
    entering(call<Entered>("POST", "/api/account/recovery", { name, code, password })),
  recoverByLink: (ticket: string, password: string) =>
    entering(call<Entered>("POST", "/api/account/recovery", { ticket, password })),
  recoveryMail: (email: string) => call<null>("POST", "/api/account/recovery-mail", { email }),
  confirmEmail: (ticket: string) =>
    call<{ readonly email: string }>("POST", "/api/account/email/confirmation", { ticket }),

  account: () => asMember(call<Account>("GET", "/api/account")),
  prove: (password: string) => asMember(call<null>("POST", "/api/account/proof", { password })),
  rename: async (name: string) => named(await call<Entered>("PATCH", "/api/session", { name })),
  changePassword: (password: string) => asMember(call<Entered>("PUT", "/api/account/password", { password })),
  newCodes: () => asMember(call<Codes>("POST", "/api/account/codes", {})),
  setEmail: (email: string) => asMember(call<null>("PUT", "/api/account/email", { email })),
  removeEmail: () => asMember(call<null>("DELETE", "/api/account/email")),
  keepSettings: (settings: Readonly<Record<string, string | number | boolean>>) =>
    asMember(call<null>("PUT", "/api/account/settings", { settings })),
  endSession: (id: string) =>
    asMember(call<null>("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`)),
  endOtherSessions: () => asMember(call<null>("DELETE", "/api/account/sessions")),
  export: () => call<object>("GET", "/api/account/export"),

  signOut: () => leaving(call<null>("DELETE", "/api/session")),
  remove: () => leaving(call<null>("DELETE", "/api/account")),
};

async function leaving(asked: Answer<null>): Answer<null> {
  const answer = await asMember(asked);
  if (!isRefused(answer)) left();
  return answer;
}
