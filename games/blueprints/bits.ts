/** Small sets of integers from 1 to 30, one bit each: the kinds of dice in the pool, the cards of a deck. */
export type Bits = number;

export const withBit = (bits: Bits, n: number): Bits => bits | (1 << n);
export const withoutBit = (bits: Bits, n: number): Bits => bits & ~(1 << n);

/** The smallest member. */
export const lowestBit = (bits: Bits): number => 31 - Math.clz32(bits & -bits);
/** All but the smallest member; it walks through a set: `for (let rest = bits; rest !== 0; rest = dropLowest(rest))`. */
export const dropLowest = (bits: Bits): Bits => bits & (bits - 1);

export function countBits(bits: Bits): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest = dropLowest(rest)) count++;
  return count;
}
