/**
 * Effects (GEN-28) as instructions: four integers each, `[operation, a, b, c]`, lists one after the other, each closed by
 * an end. Nested lists stand before the list that names them. What the arguments mean, the row of the operation says
 * (`effects/`).
 */
import { CITIZEN_TYPES, type Option, type Who } from "../content/types.ts";

/** Integers of an instruction. */
export const WIDTH = 4;
/** The operation that closes a list. */
export const END = 0;

export type Arguments = readonly [number?, number?, number?];
export type Instruction = readonly [operation: number, ...Arguments];

/** Whom: a citizen type, or one of these. */
export const WHO_CHOOSE = 3;
export const WHO_EACH = 4;
export const WHO_ACTING = 5;
export const WHO_FED = 6;
export const WHO: readonly Who[] = [...CITIZEN_TYPES, "choose", "each", "acting", "fed"];

/** What a list of options is made of, for the rules and for the screen. */
export interface Group {
  readonly options: readonly Option[];
  /** Index of `sources`. */
  readonly source: number;
  /** Row of the first option in the option tables. */
  readonly first: number;
}

/** Where a piece of code comes from: which card is being resolved. */
export interface Source {
  readonly kind: SourceKind;
  /** Index in the list of its kind. */
  readonly index: number;
}

export type SourceKind =
  | "rules"
  | "morning"
  | "event"
  | "dusk"
  | "consequence"
  | "law"
  | "technology"
  | "citizen"
  | "death"
  | "expert"
  | "call"
  | "expedition"
  | "building"
  | "special"
  | "trigger"
  | "storm"
  | "nightly"
  | "hunger"
  | "sickness";
