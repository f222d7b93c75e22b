/**
 * What a table says to those who look at it, as JSON: the messages between the server and its clients, and between a
 * local table and its screen. Types only; every message is made for one viewer and holds nothing that viewer may not know.
 */
import type { Clock, TimeControl } from "./clock.ts";
import type { RuleId, Seat, SeatPlace, TableConfig, Viewer } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import type { StateJson } from "./state.ts";
import type { Step, StepMessage } from "./steps.ts";
import type { Language } from "./text.ts";

/** open: seats are free; playing; over. */
export type TableStatus = "open" | "playing" | "over";

export interface SeatInfo {
  readonly kind: "free" | "person" | "bot";
  /** Null for a free seat; the id of the bot for a bot. */
  readonly name: string | null;
  /** A person whose screen is connected now. Bots always are. */
  readonly online: boolean;
  /** Of a person who is not connected: milliseconds since they last were, when this was said. Absent in lists. */
  readonly away?: number;
  /** The bot that plays in the person's stead; absent while the person decides. */
  readonly standIn?: string;
  /** Present when the person has left for good. */
  readonly resigned?: true;
  /** Present for somebody with an account, who has a page of their own. */
  readonly account?: true;
  /** Present for the account of a program. */
  readonly program?: true;
}

/** Milliseconds after which somebody who is not connected can be done without, where no clock runs. */
export const ABSENCE = 3 * 60_000;

/** The clock of a table, and what time it was when this was said: screens count on from there. */
export interface TimeMessage extends Clock {
  /** Milliseconds since 1970, by the server. */
  readonly now: number;
}

/** What those at a table decide together. */
export const PROPOSAL_KINDS = ["pause", "abandon", "handOver", "undo"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Something that somebody at the table asks the others to agree to. */
export interface Proposal {
  /** Another one for each proposal of a table: an answer names it. */
  readonly id: string;
  readonly kind: ProposalKind;
  /** Who asks. */
  readonly by: Seat;
  /** Of a hand-over: the seat that a bot should play; otherwise null. */
  readonly seat: Seat | null;
  /** Of an undo: the version to go back to, just before a move of whoever asks; otherwise null. */
  readonly back: number | null;
  /** Who has agreed, whoever asks among them. */
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** Whose answer is waited for. */
  readonly asked: readonly Seat[];
}

/** What a list of tables shows. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly config: TableConfig;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** The caller's seat, or null for somebody who only watches. */
  readonly viewer: Viewer;
  /** The seat that decides now; null before the start and after the end. */
  readonly actor: Seat | null;
  /** Anybody may take a free seat; otherwise only with the invitation. */
  readonly public: boolean;
  /** Which language is spoken there, as whoever opened it said; null if nobody did. */
  readonly language: Language | null;
  /** The day ("2026-11-18") whose challenge is played here; null at any other table. */
  readonly daily: string | null;
  /** How much time people have to decide; null for as much as they like. */
  readonly clock: TimeControl | null;
  /** When the time of whoever decides is up; null when no clock runs. Milliseconds since 1970. */
  readonly due: number | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The same with how it ended. */
export interface ListedTable extends TableSummary {
  /** By seat; null before the end, and where nobody can say. */
  readonly results: readonly SeatPlace[] | null;
  /** Ended as it stood: nobody has won or lost it. */
  readonly abandoned: boolean;
}

/** What goes on around the game, and changes without a move. */
export interface Surroundings {
  readonly seats: readonly SeatInfo[];
  /** The table where its players meet again, once somebody has asked for a rematch. */
  readonly rematch: string | null;
  /** Nobody decides until somebody says that it goes on. */
  readonly paused: boolean;
  /** Null without a clock, before the start and after the end. */
  readonly time: TimeMessage | null;
  readonly proposal: Proposal | null;
}

/** Everything a viewer needs to draw the table: the first message of every stream. */
export interface TableSnapshot extends TableSummary, Surroundings {
  readonly version: number;
  /** Rules version of the game. */
  readonly rules: number;
  /** Rules version in whose form the view, its patches and the moves are: while servers are replaced it may differ. */
  readonly form: number;
  /** SHA-256 of the secret that all chance comes from. */
  readonly commitment: string;
  readonly nonces: readonly string[];
  /** Token of the invitation link, for those who sit at the table while it is open; otherwise null. */
  readonly invitation: string | null;
  /** Null while the table is open. */
  readonly view: StateJson | null;
  readonly log: readonly Step[];
  readonly mayUndo: boolean;
}

/** Who sits where and is connected, what they are asked, how late it is. */
export interface SeatsMessage extends Surroundings {
  readonly status: TableStatus;
}

/** A step as the server tells it: where a clock runs, with the time. */
export interface TimedStepMessage extends StepMessage {
  readonly time?: TimeMessage;
}

/** What a seat would do in the place of the one that decides, where all win or lose together. */
export interface Suggestion {
  readonly seat: Seat;
  readonly move: MoveObject;
}

/** All suggestions for the decision of a version; none are left when it is made. */
export interface SuggestionsMessage {
  readonly version: number;
  readonly suggestions: readonly Suggestion[];
}

/** Sent when nothing else is: tells a client that missed something. */
export interface BeatMessage {
  readonly version: number;
}

/** The body of every refusal (`application/problem+json`). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** For programs: "illegalMove". */
  readonly code: string;
  /** For people, in the caller's language. */
  readonly detail: string;
  /** The rule that forbids it, when it is a matter of rules. */
  readonly rule: RuleId | null;
  /** Until when, for what is forbidden for a while: milliseconds since 1970. */
  readonly until?: number;
}
