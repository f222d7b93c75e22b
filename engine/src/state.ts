import type { Ints } from "./ints.ts";

/**
 * A state is plain data: numbers, and flat typed arrays of small integers. No classes with behaviour, no maps, no
 * undefined, no object per piece. So one description of the blank state gives everything that is done to states in
 * general: create, copy without allocating, compare, write as JSON, and send only what changed.
 */
export interface StateLayout<S> {
  create(): S;
  /** Makes it blank again. */
  clear(s: S): void;
  /** Makes `to` equal to `from`; they share nothing. */
  copy(from: S, to: S): void;
  /** Throws `TypeError` for a state whose array was replaced by another one: no copy would hold it. */
  clone(from: S): S;
  equals(a: S, b: S): boolean;
  /** Lossless and small: zeros at the end of an array are left out. */
  toJson(s: S): StateJson;
  /** Throws `TypeError` for anything that is not such a state. */
  fromJson(json: unknown): S;
  /** What must be written into `from` to make it `to`; null when they are equal. */
  diff(from: S, to: S): Patch | null;
  /** Throws `TypeError`, and leaves `s` as it was, for a patch that no such states differ by. */
  patch(s: S, patch: Patch): void;
}

/** `{ round: 2, pool: [0, 3, 1] }` */
export type StateJson = Readonly<Record<string, number | readonly number[]>>;

export type MutableStateJson = Record<string, number | number[]>;

/** A number replaces a number; a list holds pairs of index and new value. */
export type Patch = Readonly<Record<string, number | readonly number[]>>;

type Fields = Record<string, number | Ints>;

/** Arrays are written into, never replaced. */
type Fixed<S> = { [Key in keyof S as S[Key] extends number ? Key : never]: S[Key] } & {
  readonly [Key in keyof S as S[Key] extends number ? never : Key]: S[Key];
};

/** Fields of a state, and items of an array: what is larger in a file from outside is no state. */
export const MOST_FIELDS = 512;
export const MOST_LENGTH = 4_096;

/**
 * Describes a state by its blank value, which is also what a view holds where its seat may not know: 0 means "nothing
 * or unknown". A blank array is all zeros, so that the JSON form can be patched by whoever no longer has the layout.
 */
export function defineState<S extends object>(blank: () => S): StateLayout<Fixed<S>> {
  const model = blank() as Fields;
  const numbers = Object.keys(model).filter((key) => typeof model[key] === "number");
  const { slots, bytes } = slotsOf(model);
  const first = slots[0]?.key ?? "";

  /** All arrays of a state are windows on one buffer, which is copied and compared as a whole. The object still comes from
   *  the game's own literal: the compiler knows its shape, and rules run a tenth faster than on an object built here. */
  const create = (): S => {
    const s = blank() as Fields;
    const buffer = new ArrayBuffer(bytes);
    for (let i = 0; i < slots.length; i++) {
      const { key, type, offset, length } = slots[i] as Slot;
      s[key] = new type(buffer, offset, length);
    }
    return s as S;
  };

  const wordsOf = (s: Fields): Int32Array => new Int32Array((s[first] as Ints).buffer);

  const copy = (from: S, to: S): void => {
    const source = from as Fields;
    const target = to as Fields;
    for (let i = 0; i < numbers.length; i++) {
      const key = numbers[i] as string;
      target[key] = source[key] as number;
    }
    if (bytes > 0) wordsOf(target).set(wordsOf(source));
  };

  const clear = (s: S): void => {
    const target = s as Fields;
    for (let i = 0; i < numbers.length; i++) {
      const key = numbers[i] as string;
      target[key] = model[key] as number;
    }
    if (bytes > 0) wordsOf(target).fill(0);
  };

  const clone = (from: S): S => {
    checkWindows(from as Fields, slots);
    const to = create();
    copy(from, to);
    return to;
  };

  const equals = (a: S, b: S): boolean => {
    const one = a as Fields;
    const two = b as Fields;
    for (let i = 0; i < numbers.length; i++) {
      const key = numbers[i] as string;
      if (one[key] !== two[key]) return false;
    }
    return bytes === 0 || sameWords(wordsOf(one), wordsOf(two), 0, bytes / WORD);
  };

  const diff = (from: S, to: S): Patch | null => {
    const before = from as Fields;
    const after = to as Fields;
    let patch: Record<string, number | number[]> | null = null;
    for (let i = 0; i < numbers.length; i++) {
      const key = numbers[i] as string;
      if (before[key] === after[key]) continue;
      patch ??= {};
      patch[key] = after[key] as number;
    }
    if (bytes === 0) return patch;
    const [old, now] = [wordsOf(before), wordsOf(after)];
    for (let i = 0; i < slots.length; i++) {
      const { key, offset, end } = slots[i] as Slot;
      if (sameWords(old, now, offset / WORD, end / WORD)) continue;
      patch ??= {};
      patch[key] = changedPairs(before[key] as Ints, after[key] as Ints);
    }
    return patch;
  };

  const patch = (s: S, changes: Patch): void => {
    const target = s as Fields;
    for (const key in changes) {
      if (!Object.hasOwn(model, key)) throw new TypeError(`a state has no field ${key}`);
      checkChange(key, target[key] as number | Ints, changes[key] as Patch[string]);
    }
    for (const key in changes) {
      const change = changes[key] as Patch[string];
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
      json[key] = typeof initial === "number" ? (value as number) : trimmed(value as Ints);
    }
    return json;
  };

  const fromJson = (json: unknown): S => {
    if (typeof json !== "object" || json === null) throw new TypeError("a state is an object");
    const fields = json as Record<string, unknown>;
    const s = create();
    const target = s as Fields;
    for (const key of Object.keys(fields)) {
      if (!Object.hasOwn(model, key)) throw new TypeError(`a state has no field ${key}`);
    }
    for (const key of numbers) target[key] = integer(key, fields[key]);
    for (const { key } of slots) fill(key, target[key] as Ints, fields[key]);
    return s;
  };

  return { create, clear, copy, clone, equals, toJson, fromJson, diff, patch };
}

/** Types forbid to replace an array, but `Object.assign` does not know them. Too slow for every copy. */
function checkWindows(s: Fields, slots: readonly Slot[]): void {
  const buffers = new Set(slots.map(({ key }) => (s[key] as Ints).buffer));
  if (buffers.size > 1 || slots.some(({ key, offset }) => (s[key] as Ints).byteOffset !== offset))
    throw new TypeError("an array of the state was replaced: write into it");
}

/** Every array begins at a whole word. */
const WORD = Int32Array.BYTES_PER_ELEMENT;

/** Where an array of a state is in its buffer. */
interface Slot {
  readonly key: string;
  readonly type: new (buffer: ArrayBuffer, offset: number, length: number) => Ints;
  readonly offset: number;
  readonly length: number;
  /** Where the next one begins. */
  readonly end: number;
}

function slotsOf(model: Fields): { readonly slots: readonly Slot[]; readonly bytes: number } {
  const slots: Slot[] = [];
  let bytes = 0;
  if (Object.keys(model).length > MOST_FIELDS) throw new RangeError(`more than ${MOST_FIELDS} fields`);
  for (const [key, array] of Object.entries(model)) {
    if (typeof array === "number") continue;
    if (array.some((item) => item !== 0)) throw new TypeError(`${key} is not blank: 0 is`);
    if (array.length > MOST_LENGTH) throw new RangeError(`${key} is longer than ${MOST_LENGTH}`);
    const offset = bytes;
    bytes += Math.ceil(array.byteLength / WORD) * WORD;
    slots.push({ key, type: array.constructor as Slot["type"], offset, length: array.length, end: bytes });
  }
  return { slots, bytes };
}

function sameWords(a: Int32Array, b: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Whether a field of a state can be changed that way: an index or a number out of range would be lost in silence. */
function checkChange(key: string, field: number | Ints, change: Patch[string]): void {
  if ((typeof field === "number") !== (typeof change === "number"))
    throw new TypeError(`${key} cannot be changed that way`);
  if (typeof field === "number" || typeof change === "number") {
    integer(key, change);
    return;
  }
  if (change.length % 2 !== 0) throw new TypeError(`half a change of ${key}`);
  const [least, most] = rangeOf(field);
  for (let i = 0; i < change.length; i += 2) {
    const index = integer(key, change[i]);
    const value = integer(key, change[i + 1]);
    if (index < 0 || index >= field.length) throw new TypeError(`${key} has no item ${index}`);
    if (value < least || value > most) throw new TypeError(`${key} holds a number out of range`);
  }
}

/** The smallest and the largest number that an array can hold. */
export function rangeOf(array: Ints): readonly [number, number] {
  const values = 2 ** (8 * array.BYTES_PER_ELEMENT);
  const signed = array instanceof Int8Array || array instanceof Int16Array || array instanceof Int32Array;
  return signed ? [-values / 2, values / 2 - 1] : [0, values - 1];
}

function changedPairs(before: Ints, after: Ints): number[] {
  const pairs: number[] = [];
  for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) pairs.push(i, after[i] as number);
  return pairs;
}

function trimmed(array: Ints): number[] {
  let length = array.length;
  while (length > 0 && array[length - 1] === 0) length--;
  // A plain loop: `Array.from` of a typed array takes several times as long, and this runs at every stored move.
  const list = new Array<number>(length);
  for (let i = 0; i < length; i++) list[i] = array[i] as number;
  return list;
}

/** Writes a patch into the JSON form of a state whose layout may be long gone. */
export function patchJson(json: MutableStateJson, patch: Patch): void {
  for (const [key, change] of Object.entries(patch)) {
    const field = json[key];
    if (typeof change === "number") {
      if (typeof field !== "number") throw new TypeError(`${key} is not a number of the state`);
      json[key] = change;
      continue;
    }
    if (!Array.isArray(field)) throw new TypeError(`${key} is not a list of the state`);
    for (let i = 0; i < change.length; i += 2) {
      const index = change[i] as number;
      while (field.length <= index) field.push(0);
      field[index] = change[i + 1] as number;
    }
  }
}

/** A copy of a JSON form that may be patched. */
export function mutableJson(json: StateJson): MutableStateJson {
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, typeof value === "number" ? value : [...value]]),
  );
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
