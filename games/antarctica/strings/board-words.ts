/** What the board says beside the texts of the game: the words that each language provides. */
import type { Seat } from "@banquise/engine";
import type { Deck, Effect, HandCard, Kind } from "../data.ts";
import type { Standing } from "../standings.ts";
import type { Phrases } from "./phrases.ts";

type Step = "card" | "icebreaker" | "sacrifice" | "sacrificeShip";
type Page = "map" | "decks" | "tracks" | "crews";

export interface BoardWords {
  readonly game: Phrases;
  /** "Staff: 3" */
  readonly fact: (what: string, value: number | string) => string;
  /** Names for where there is little room. */
  readonly short: Readonly<Partial<Record<Kind, string>>>;
  readonly map: string;
  /** What a phone shows one at a time. */
  readonly pages: string;
  readonly page: Readonly<Record<Page, string>>;
  readonly back: string;
  readonly choices: string;
  readonly waiting: (name: string) => string;
  readonly pointAtZone: string;
  /** Where a ship only goes to lie: no action follows. */
  readonly pointAtPlace: string;
  readonly pointAtShip: string;
  /** Choices in steps: the way to each, what it gives, and what is asked once one is there. */
  readonly further: Readonly<Record<Step, string>>;
  readonly furtherGives: Readonly<Record<Step, string | null>>;
  readonly step: Readonly<Record<Step, string>>;
  readonly cancel: string;
  readonly aCube: string;
  readonly aSpareShip: string;
  readonly sacrificeGives: string;
  readonly cardGives: Readonly<Record<HandCard, string>>;
  readonly inPile: (count: number) => string;
  readonly revealed: (count: number) => string;
  readonly offerYes: string;
  readonly offerNo: string;
  /** A coast as a title. */
  readonly zone: (zone: string) => string;
  readonly berth: (berth: number) => string;
  readonly strength: (strength: number) => string;
  /** Answers on buttons, where the question has said where it happens. */
  readonly answerBuild: (kind: Kind) => string;
  readonly answerAdvance: (track: string, spaces: number, to: number) => string;
  readonly answerShip: (zone: string, berth: number) => string;
  readonly offersNothing: string;
  readonly offers: string;
  readonly builds: (kind: string) => string;
  readonly spending: (card: HandCard) => string;
  /** The same where there is little room; only these cards can be spent. */
  readonly withCard: Readonly<Partial<Record<HandCard, string>>>;
  readonly recruits: (count: number) => string;
  readonly researches: (track: string, spaces: number, to: number) => string;
  readonly newShip: string;
  /** An effect in a few words. */
  readonly effect: Readonly<Record<Effect, string>>;
  readonly now: (points: number) => string;
  /** The same where it was said that points are meant as they stand. */
  readonly gain: (points: number) => string;
  readonly thenAdvance: (spaces: number) => string;
  readonly decks: string;
  readonly deck: Readonly<Record<Deck, string>>;
  readonly below: (count: number) => string;
  readonly empty: string;
  readonly canBuild: string;
  readonly canBuildIn: (zone: string) => string;
  readonly missing: (kinds: readonly Kind[], scientists: number) => string;
  readonly standsThere: (zone: string) => string;
  readonly cardPlayed: string;
  readonly ready: string;
  readonly asterisk: string;
  readonly accessTo: (kind: string) => string;
  readonly takesScientists: (count: number) => string;
  readonly tracks: string;
  readonly track: (track: string) => string;
  readonly advancesBy: (kind: string) => string;
  readonly worth: (points: number) => string;
  readonly onSpace: (space: number) => string;
  readonly spacesAhead: string;
  readonly noSpacesAhead: string;
  readonly crews: string;
  readonly staff: string;
  readonly reserve: string;
  readonly spareShips: string;
  readonly spareCubes: string;
  readonly discards: string;
  readonly asterisks: string;
  readonly hand: string;
  readonly noCards: string;
  readonly wouldScore: (points: number) => string;
  readonly vp: (points: number) => string;
  readonly deciding: string;
  readonly piles: string;
  readonly majorityNow: string;
  /** Who would score what in a contest, said aloud; nothing when nobody would. */
  readonly standing: (standing: Standing | null | undefined, name: (seat: Seat) => string) => string;
  readonly categories: readonly [zones: string, tracks: string, asterisks: string, discards: string];
  readonly categoryHelp: readonly [string, string, string, string];
  readonly total: string;
  readonly result: string;
  readonly leads: string;
  readonly majorities: string;
  readonly cardsBuilt: string;
  readonly soFar: string;
}

// --- What both languages need ------------------------------------------------------------------------------------------

export const lacks = (kinds: readonly string[], scientists: string): string =>
  [...kinds, scientists].filter(Boolean).join(", ");
/** "Anna 6, Bob 2" */
export function scores(standing: Standing | null | undefined, name: (seat: Seat) => string): string {
  const points = standing?.points ?? [];
  return points.flatMap((count, seat) => (count > 0 ? [`${name(seat)} ${count}`] : [])).join(", ");
}
export const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
