import type { Ints } from "./ints.ts";

/**
 * A state is plain data: numbers, and flat typed arrays of small integers. No classes with behaviour, no maps, no
 * undefined, no object per piece. So one description of the blank state gives everything that is done to states in
 * general: create, copy without allocating, compare, write as JSON, and send only what changed.
 */
export interface StateLayout<S> {
  create(): S;
  /** Makes `to` equal to `from`; they share nothing. */
  copy(from: S, to: S): void;
  clone(from: S): S;
  equals(a: S, b: S): boolean;
  /** Lossless and small: the tail of an array that is as in the blank state is left out. */
  toJson(s: S): StateJson;
  /** Throws `TypeError` for anything that is not such a state. */
  fromJson(json: unknown): S;
  /** What must be written into `from` to make it `to`; null when they are equal. */
  diff(from: S, to: S): Patch | null;
  patch(s: S, patch: Patch): void;
}

/** `{ round: 2, pool: [0, 3, 1] }` */
export type StateJson = Readonly<Record<string, number | readonly number[]>>;

/** A number replaces a number; a list holds pairs of index and new value. */
export type Patch = Readonly<Record<string, number | readonly number[]>>;

type Fields = Record<string, number | Ints>;

/**
 * Describes a state by its blank value. The blank value of a field is also what a view holds where its seat may not
 * know, so choose 0 (or another value that no real one has) to mean "nothing or unknown".
 */
export function defineState<S extends object>(blank: () => S): StateLayout<S> {
  const model = blank() as Fields;
  const numbers = Object.keys(model).filter((key) => typeof model[key] === "number");
  const arrays = Object.keys(model).filter((key) => typeof model[key] !== "number");

  const copy = (from: S, to: S): void => {
    const source = from as Fields;
    const target = to as Fields;
    for (let i = 0; i < numbers.length; i++) {
      const key = numbers[i] as string;
      target[key] = source[key] as number;
    }
    for (let i = 0; i < arrays.length; i++) {
      const key = arrays[i] as string;
      (target[key] as Ints).set(source[key] as Ints);
    }
  };

  const clone = (from: S): S => {
    const to = blank();
    copy(from, to);
    return to;
  };

  const diff = (from: S, to: S): Patch | null => {
    const before = from as Fields;
    const after = to as Fields;
    const patch: Record<string, number | number[]> = {};
    let changed = false;
    for (const key of numbers) {
      if (before[key] === after[key]) continue;
      patch[key] = after[key] as number;
      changed = true;
    }
    for (const key of arrays) {
      const pairs = changedPairs(before[key] as Ints, after[key] as Ints);
      if (pairs === null) continue;
      patch[key] = pairs;
      changed = true;
    }
    return changed ? patch : null;
  };

  const patch = (s: S, changes: Patch): void => {
    const target = s as Fields;
    for (const [key, change] of Object.entries(changes)) {
      if (typeof change === "number") {
        target[key] = change;
        continue;
      }
      const array = target[key] as Ints;
      for (let i = 0; i < change.length; i += 2) array[change[i] as number] = change[i + 1] as number;
    }
  };

  const toJson = (s: S): StateJson => {
    const source = s as Fields;
    const json: Record<string, number | number[]> = {};
    for (const [key, initial] of Object.entries(model)) {
      const value = source[key] as number | Ints;
      json[key] = typeof initial === "number" ? (value as number) : trimmed(value as Ints, initial);
    }
    return json;
  };

  const fromJson = (json: unknown): S => {
    if (typeof json !== "object" || json === null) throw new TypeError("a state is an object");
    const fields = json as Record<string, unknown>;
    const s = blank();
    const target = s as Fields;
    for (const key of Object.keys(fields)) {
      if (!Object.hasOwn(model, key)) throw new TypeError(`a state has no field ${key}`);
    }
    for (const key of numbers) target[key] = integer(key, fields[key]);
    for (const key of arrays) fill(key, target[key] as Ints, fields[key]);
    return s;
  };

  return { create: blank, copy, clone, equals: (a, b) => diff(a, b) === null, toJson, fromJson, diff, patch };
}

function changedPairs(before: Ints, after: Ints): number[] | null {
  let pairs: number[] | null = null;
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    pairs ??= [];
    pairs.push(i, after[i] as number);
  }
  return pairs;
}

function trimmed(array: Ints, initial: Ints): number[] {
  let length = array.length;
  while (length > 0 && array[length - 1] === initial[length - 1]) length--;
  // A plain loop: `Array.from` of a typed array takes several times as long, and this runs at every stored move.
  const list = new Array<number>(length);
  for (let i = 0; i < length; i++) list[i] = array[i] as number;
  return list;
}

function integer(key: string, value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value))
    throw new TypeError(`${key} must be an integer`);
  return value;
}

function fill(key: string, array: Ints, value: unknown): void {
  if (!Array.isArray(value) || value.length > array.length)
    throw new TypeError(`${key} must be a short list`);
  for (let i = 0; i < value.length; i++) {
    const item = integer(key, value[i]);
    array[i] = item;
    if (array[i] !== item) throw new TypeError(`${key} holds a number out of range`);
  }
}
