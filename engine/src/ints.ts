/**
 * Flat storage of small integers: what a state is made of.
 *
 * `at` and `add` keep `noUncheckedIndexedAccess` on in the whole project without a `!` behind every read:
 * an index outside the array is a bug in the rules, which the conformance suite finds.
 */
export type Ints = Uint8Array | Int8Array | Uint16Array | Int16Array | Int32Array | Uint32Array;

/** The integer at `index`. */
export function at(array: Ints, index: number): number {
  return array[index] as number;
}

/** Adds `by` to the integer at `index` and returns the new value. */
export function add(array: Ints, index: number, by: number): number {
  const value = (array[index] as number) + by;
  array[index] = value;
  return value;
}
