/** Parts of values that come from outside: each gives what it should be, or leaves the parser with the reason why not. */

/** Why something is not what it should be, in plain English. */
export interface Malformed {
  readonly malformed: string;
}

/** Leaves a parser from wherever it is; `parsed` catches it. */
export class Unfit extends Error {}

/** What a parser makes of an input, or why it cannot. */
export function parsed<T>(parse: (input: unknown) => T, input: unknown): T | Malformed {
  try {
    return parse(input);
  } catch (error) {
    if (error instanceof Unfit) return { malformed: error.message };
    throw error;
  }
}

/** No list of a table is as long as this. */
const MOST_ITEMS = 65_536;

export function integerIn(what: string, input: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number {
  if (typeof input !== "number" || !Number.isSafeInteger(input) || input < min || input > max)
    throw new Unfit(`${what} is not an integer from ${min} to ${max}`);
  return input;
}

export function textIn(what: string, input: unknown, pattern: RegExp): string {
  if (typeof input !== "string" || !pattern.test(input)) throw new Unfit(`${what} is not such a text`);
  return input;
}

export function flagIn(what: string, input: unknown): boolean {
  if (typeof input !== "boolean") throw new Unfit(`${what} is neither true nor false`);
  return input;
}

export function oneOf<T extends string>(what: string, input: unknown, values: readonly T[]): T {
  const found = values.find((value) => value === input);
  if (found === undefined) throw new Unfit(`${what} is not one of ${values.join(", ")}`);
  return found;
}

export function listIn(what: string, input: unknown): readonly unknown[] {
  if (!Array.isArray(input) || input.length > MOST_ITEMS) throw new Unfit(`${what} is not a list`);
  return input;
}

export function objectIn(what: string, input: unknown): Record<string, unknown> {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new Unfit(`${what} is not an object`);
  return input as Record<string, unknown>;
}
