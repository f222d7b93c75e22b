import type { ListedTable, Seat } from "@banquise/engine";
import { call } from "../sessions/api.ts";

export interface Tally {
  readonly played: number;
  readonly won: number;
}

export interface GameTally extends Tally {
  readonly game: string;
  readonly unfinished: number;
  readonly seats: readonly (Tally & { readonly seats: number })[];
  readonly people: Tally;
  readonly bots: readonly (Tally & { readonly bot: string })[];
}

/** What everybody may know of somebody. */
export interface Profile {
  readonly name: string;
  readonly isYou: boolean;
  readonly createdAt: number;
  readonly daily: { readonly days: number; readonly streak: number; readonly longest: number };
  readonly games: readonly GameTally[];
  readonly opponents: readonly (Tally & { readonly name: string })[];
  readonly last: readonly { readonly seat: Seat; readonly table: ListedTable }[];
}

export const askProfile = (name: string) => call<Profile>("GET", `/api/people/${encodeURIComponent(name)}`);
