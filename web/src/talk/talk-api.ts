/** Talk and friends, as the pages ask the server for them. */
import type { Phrase, Seat, TalkMessage, TalkRoom, TimeControl } from "@banquise/engine";
import { call, tablePath } from "../sessions/api.ts";

export const RELATIONS = ["follow", "mute", "block"] as const;
export type Relation = (typeof RELATIONS)[number];

/** Somebody else who sits at a table. */
export interface Acquaintance {
  readonly seat: Seat;
  readonly name: string;
  /** Whether they have an account: only then they can be followed. */
  readonly account: boolean;
  readonly relations: readonly Relation[];
}

export interface Heard {
  readonly room: TalkRoom;
  /** What whoever asks may say. */
  readonly voice: "messages" | "phrases" | "nothing";
  /** Why no messages, as a refusal would call it. */
  readonly silence: string | null;
  /** Whether an operator has taken their voice, and until when; null: until it is lifted. */
  readonly muted: { readonly until: number | null } | null;
  readonly people: readonly Acquaintance[];
  readonly messages: readonly TalkMessage[];
}

/** Somebody, by where they were met: nobody is told another's id. */
export type Whom =
  | { readonly table: string; readonly seat: Seat }
  | { readonly table: string; readonly message: number }
  | { readonly relation: string }
  | { readonly name: string };

/** One or the other. */
export type Saying = { readonly phrase: Phrase } | { readonly text: string };

export interface Related {
  readonly id: string;
  readonly kind: Relation;
  readonly name: string;
  readonly account: boolean;
}

/** A table that somebody is asked to. */
export interface Invitation {
  readonly id: string;
  readonly table: string;
  /** The token to join it by. */
  readonly invitation: string;
  readonly game: string;
  readonly clock: TimeControl | null;
  readonly from: string;
}

export interface SentInvitation {
  readonly name: string;
  readonly declined: boolean;
}

const talkPath = (table: string): string => `${tablePath(table)}/talk`;

export const talkApi = {
  heard: (table: string) => call<Heard>("GET", talkPath(table)),
  say: (table: string, saying: Saying, key: string) =>
    call<TalkMessage>("POST", talkPath(table), { ...saying, key }),
  takeBack: (table: string, number: number) => call<null>("DELETE", `${talkPath(table)}/${number}`),
  /** Answers with all that they are to whoever asks. */
  relate: (kind: Relation, on: boolean, whom: Whom) =>
    call<{ readonly relations: readonly Relation[] }>("PUT", "/api/relations", { kind, on, ...whom }),
  relations: () => call<{ readonly relations: readonly Related[] }>("GET", "/api/relations"),
  invite: (table: string, relation: string) =>
    call<null>("POST", `${tablePath(table)}/invitations`, { relation }),
  sentInvitations: (table: string) =>
    call<{ readonly invitations: readonly SentInvitation[] }>("GET", `${tablePath(table)}/invitations`),
  invitations: () => call<{ readonly invitations: readonly Invitation[] }>("GET", "/api/invitations"),
  decline: (id: string) => call<null>("DELETE", `/api/invitations/${encodeURIComponent(id)}`),
  sendAway: (table: string, seat: Seat) => call<null>("POST", `${tablePath(table)}/send-away`, { seat }),
};
