/** The rows of what people say to one another, what they are to one another, and what operators do about it. */
import type { Phrase, TalkRoom } from "@banquise/engine";

/** Something that was said at a table. */
export interface MessageRow {
  table_id: string;
  /** Counts the messages of a table. */
  number: number;
  /** What the table's `talk_revision` became when it was said, or taken back. */
  revision: number;
  room: TalkRoom;
  person_id: string;
  /** Null for somebody who watched. */
  seat: number | null;
  phrase: Phrase | null;
  text: string | null;
  /** The client's own key: said twice, it counts once. */
  key: string | null;
  at: number;
  /** When it was taken back; what it said stays for a day, for those who report it. */
  removed_at: number | null;
}

export const RELATIONS = ["follow", "mute", "block"] as const;
export type Relation = (typeof RELATIONS)[number];

/** What somebody is to somebody else. */
export interface RelationRow {
  /** By which its owner names it. */
  id: string;
  person_id: string;
  other_id: string;
  kind: Relation;
  at: number;
}

export const REPORT_REASONS = ["insult", "spam", "cheating", "name", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Somebody complains about somebody. */
export interface ReportRow {
  id: string;
  reporter_id: string;
  reported_id: string;
  table_id: string | null;
  /** The number of the message that it is about. */
  message: number | null;
  reason: ReportReason;
  note: string;
  /** JSON, an `Evidence`: how things were then. */
  evidence: string;
  at: number;
  /** When an operator has dealt with it; null while it waits. */
  closed_at: number | null;
  /** Who has; null for somebody at the command line. */
  closed_by: string | null;
  closing_note: string;
}

export const SANCTIONS = ["mute", "ban", "name"] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** What somebody may not do for a while. */
export interface SanctionRow {
  id: string;
  /** mute: say anything. ban: do anything but look. name: choose their name. */
  kind: Sanction;
  /** Of a person, or of addresses; the other is null. */
  person_id: string | null;
  /** "192.0.2.0/24" */
  range: string | null;
  reason: string;
  /** Null: until it is lifted. */
  ends_at: number | null;
  at: number;
  lifted_at: number | null;
  /** When the seats of somebody who is banned were handed to bots. */
  seen_to_at: number | null;
}

/** Somebody who keeps order here. */
export interface OperatorRow {
  person_id: string;
  at: number;
}

/** What an operator has done. Nobody changes it. */
export interface AuditRow {
  id: string;
  at: number;
  /** Who did it; null for somebody at the command line. */
  operator_id: string | null;
  act: string;
  /** JSON: what it was about. */
  about: string;
}
