import type { Language } from "@banquise/engine";

/** turn: somebody must decide. begun, over: the game. invited: somebody asks them to sit down. */
export const NOTICE_KINDS = ["turn", "begun", "over", "invited"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that a person is told while they are elsewhere. */
export interface Notice {
  /** The same however often it is sent, so that sending twice can be told. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** Of the table. */
  readonly table: string;
  /** Of the game: "blueprints". */
  readonly game: string;
  /** Who asks, where somebody does. */
  readonly from: string | null;
  /** When the time to decide is up; null without a clock. Milliseconds since 1970. */
  readonly due: number | null;
  /** When it happened. */
  readonly at: number;
}

/** How a notice is put for its reader. */
export interface Wording {
  readonly language: Language;
  /** What people call the game: "Igloo Igloo". */
  readonly gameName: string;
  /** The address that people type, without a slash at its end. Never what a request says it is. */
  readonly origin: string;
  /** Where the reader's days begin and end: "Europe/Paris". */
  readonly zone: string;
}

/** The very table. */
export const tableLink = ({ table }: Notice, { origin }: Wording): string =>
  `${origin}/table/${encodeURIComponent(table)}`;
