/** How things are said: what each language provides. What is said and when stands in `speak.ts` and `table.ts`. */
import type { OptionText } from "@banquise/engine";
import type { EventNumbers, EventType } from "../events.ts";
import type { LINES } from "../lines.ts";
import type { MoveName } from "../moves.ts";
import type { table } from "../places.ts";
import type { QuestionName } from "../questions.ts";

/** Where a place is: "space N3a", "the Platform", "the box for building". */
export interface Phrases {
  readonly options: Readonly<Record<"scenario" | "difficulty" | "council" | "weather", OptionText>>;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  /** "What is asked: a question" */
  about(card: string, question: string): string;
  /** The acts, by index of `ACT_KINDS`. */
  readonly acts: readonly string[];
  /** Places that are no space of the map, from the first building place on. */
  readonly boxes: Readonly<Record<"clearBox" | "buildBox" | "specialBox", string>>;

  /** What is asked; `detail` is the number or name that goes with it. */
  readonly prompt: Readonly<Record<QuestionName, (detail: string) => string>>;
  /** While a scene is shown nothing is asked. */
  readonly meanwhile: string;
  readonly vote: (question: string) => string;
  /** A move; `what` is what it names. */
  readonly move: Readonly<Record<MoveName, (what: string) => string>>;
  readonly cold: string;
  readonly warm: string;
  /** A line of the log; null for what is only seen. `by` is the name of whose doing it was. */
  readonly event: { readonly [T in EventType]: ((data: EventNumbers[T], by: string) => string) | null };
  readonly score: Readonly<
    Record<
      "won" | "nights" | "citizens" | "hope" | "discontent" | "corpses" | "floor",
      (count: number) => string
    >
  >;
  readonly places: PlacePhrases;
  readonly outlook: LinePhrases;
  readonly table: TablePhrases;
}

type NamedKind = "danger" | "boiler" | "day" | "card" | "people" | "reserve";

/** Places, in the middle of a sentence: "the Hope track", "expedition 2". */
export type PlacePhrases = {
  readonly [Kind in NamedKind]: Readonly<Record<(typeof table.kinds)[Kind][number], string>>;
} & {
  stock(resource: string): string;
  stack(number: number): string;
  /** A card by its name. */
  named(name: string): string;
};

/** What each line of the evaluation is about. */
export type LinePhrases = Readonly<Record<(typeof LINES)[number], string>>;

/** The table in words. */
interface TablePhrases {
  before(rounds: number, leader: string): string;
  round(round: number, rounds: number, phase: string, leader: string): string;
  scenario(name: string, objective: string): string;
  deciding(name: string): string;
  won(): string;
  lost(reason: string): string;
  stock(list: string): string;
  heat(heat: number, cold: number, radius: string): string;
  pressure(pressure: number, spaces: number, lodged: number, drawer: number, overheated: boolean): string;
  people(type: string, citizens: number, sick: number, skull: boolean, fatigue: number): string;
  reserve(list: string): string;
  tokens(track: string, tokens: string, count: number): string;
  token(type: string, active: boolean): string;
  danger(corpses: number, corpseLimit: number, hunger: number, hungerLimit: number): string;
  storm(storm: number): string;
  card(name: string, flavour: string): string;
  space(name: string, content: string): string;
  building(name: string, upgraded: boolean, warm: boolean, meeples: string): string;
  laws(list: string): string;
  lawDisplay(list: string): string;
  technologies(list: string): string;
  developing(name: string, round: number): string;
  hand(list: string): string;
  events(list: string): string;
  event(name: string, round: number): string;
  stack(number: number, cards: string, scout: string, space: number, length: number): string;
  stackIdle(number: number, cards: string): string;
  counter(name: string, value: number): string;
  expert(name: string, called: boolean): string;
  weather(list: string): string;
  none(): string;
}
