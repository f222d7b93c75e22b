/** The server, as the pages call it. A refusal is a value; so is a server that cannot be reached. */
import type {
  ListedTable,
  MoveObject,
  Seat,
  Step,
  TableExport,
  TableSnapshot,
  TimeControl,
} from "@banquise/engine";
import { settings } from "../settings.ts";
import { type Refused, refusedBy, UNREACHABLE } from "./refused.ts";

type Answer<T> = Promise<T | Refused>;

interface SessionInfo {
  readonly name: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bots: readonly (string | null)[];
  readonly public: boolean;
  readonly clock: TimeControl | null;
  readonly chat?: boolean;
  readonly nonce: string;
  readonly commitment: string;
}

export type Scope = "mine" | "open" | "watch" | "waiting" | "running" | "finished";

/** A page of tables, and how the next one is asked for. */
export interface TableList {
  readonly tables: readonly ListedTable[];
  readonly next: string | null;
}

const PATIENCE = 15_000;

export const api = {
  rename: (name: string) => call<SessionInfo>("PATCH", "/api/session", { name }),
  /** `filter`: what narrows the list, as the API calls it; nothing for an empty text. */
  tables: (scope: Scope, filter: Readonly<Record<string, string>> = {}) => {
    const wanted = Object.entries(filter).filter(([, value]) => value !== "");
    return call<TableList>("GET", `/api/tables?${new URLSearchParams([["scope", scope], ...wanted])}`);
  },
  /** The chance of the next table is sealed before the nonce is said. */
  commitment: () => call<{ readonly commitment: string }>("POST", "/api/commitments", {}),
  open: (table: NewTable) => call<TableSnapshot>("POST", "/api/tables", table),
  table: (id: string) => call<TableSnapshot>("GET", tablePath(id)),
  /** The steps before a version, a page of them, the oldest first. */
  steps: (id: string, before: number, limit: number) =>
    call<{ readonly steps: readonly Step[] }>(
      "GET",
      `${tablePath(id)}/steps?before=${before}&limit=${limit}`,
    ),
  join: (id: string, invitation: string | null, nonce: string) =>
    call<{ readonly seat: Seat }>("POST", `${tablePath(id)}/join`, {
      ...(invitation === null ? {} : { invitation }),
      nonce,
    }),
  /** Bots take the free seats, and the game begins. */
  fill: (id: string, bot: string) => call<unknown>("POST", `${tablePath(id)}/bots`, { bot }),
  leave: (id: string) => call<unknown>("POST", `${tablePath(id)}/leave`, {}),
  move: (id: string, version: number, key: string, move: MoveObject) =>
    call<unknown>("POST", `${tablePath(id)}/moves`, { version, key, move }),
  undo: (id: string, version: number, key: string) =>
    call<unknown>("POST", `${tablePath(id)}/undo`, { version, key }),
  /** What is not a move: `path` is the last part of its address. */
  affair: (id: string, path: string, body: object) => call<unknown>("POST", `${tablePath(id)}/${path}`, body),
  suggest: (id: string, version: number, move: MoveObject | null) =>
    call<unknown>("POST", `${tablePath(id)}/suggest`, { version, move }),
  export: (id: string) => call<TableExport>("GET", `${tablePath(id)}/export`),
  rematch: (id: string, chance: { readonly commitment: string; readonly nonce: string }) =>
    call<{ readonly id: string }>("POST", `${tablePath(id)}/rematch`, chance),
};

export const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Asks the server for something. */
export async function call<T>(method: string, path: string, body?: object): Answer<T> {
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": settings.language.value,
  };
  if (body) headers["content-type"] = "application/json";
  try {
    const response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return json as T;
    return refusedBy(response.status, json);
  } catch {
    return UNREACHABLE;
  }
}
