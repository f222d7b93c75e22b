/** The challenge of the day, as the server tells of it. */
import type { TableConfig } from "@banquise/engine";
import { call } from "../sessions/api.ts";

/** begun: not over. verifying: over, and being played again. unverified: it counts. notOwn: somebody else decided, late: the secret was out: so it does not. */
type TryState = "begun" | "verifying" | "verified" | "unverified" | "notOwn" | "late";

/** Somebody's own try. */
export interface DailyTry {
  readonly table: string;
  readonly state: TryState;
  readonly total: number | null;
  readonly rank: number | null;
  /** Among all tries of the day; null when it does not count, or not yet. */
  readonly place: number | null;
}

/** Today's challenge in one game. */
export interface DailyGame {
  readonly game: string;
  readonly config: TableConfig;
  readonly bot: string;
  readonly commitment: string;
  /** The commitment of tomorrow. */
  readonly next: string | null;
  /** How many have ended a try. */
  readonly tries: number;
  readonly mine: DailyTry | null;
}

export interface Today {
  readonly day: string;
  /** When the next day begins, in milliseconds since 1970. */
  readonly ends: number;
  /** Days in a row on which one has ended a try. */
  readonly streak: number;
  readonly games: readonly DailyGame[];
}

export interface DailyResult {
  readonly place: number;
  readonly name: string;
  readonly isYou: boolean;
  /** Null while others may still have to play. */
  readonly table: string | null;
  readonly total: number;
  readonly rank: number;
  readonly verified: boolean;
}

export interface DailyResults {
  readonly day: string;
  readonly commitment: string;
  /** Null until the day is over. */
  readonly secret: string | null;
  readonly tries: number;
  readonly mine: DailyTry | null;
  readonly results: readonly DailyResult[];
}

const pathOf = (...parts: readonly string[]): string =>
  ["/api/daily", ...parts.map(encodeURIComponent)].join("/");

export const daily = {
  today: () => call<Today>("GET", pathOf()),
  results: (day: string, game: string) => call<DailyResults>("GET", pathOf(day, game)),
  /** Begins one's try, or leads back to it. */
  take: (game: string) => call<{ readonly table: string }>("POST", pathOf(game), {}),
};

export const dailyAddress = (game: string): string => `/daily/${game}`;
