/** Small sets of integers from 0 to 30, one bit each: the cards of a deck, a hand, a display. */
import type { Random } from "@banquise/engine";

export type Bits = number;

export const hasBit = (bits: Bits, n: number): boolean => (bits & (1 << n)) !== 0;
export const withBit = (bits: Bits, n: number): Bits => bits | (1 << n);
export const withoutBit = (bits: Bits, n: number): Bits => bits & ~(1 << n);
export const allBits = (size: number): Bits => (1 << size) - 1;

/** The smallest member. */
export const lowestBit = (bits: Bits): number => 31 - Math.clz32(bits & -bits);
/** All but the smallest member; it walks through a set: `for (let rest = bits; rest !== 0; rest = dropLowest(rest))`. */
export const dropLowest = (bits: Bits): Bits => bits & (bits - 1);

export function countBits(bits: Bits): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest = dropLowest(rest)) count++;
  return count;
}

/** Any member, each as likely as the others (GEN-2.11). The set must not be empty. */
export function drawBit(bits: Bits, random: Random): number {
  let rest = bits;
  for (let skipped = random.int(countBits(bits)); skipped > 0; skipped--) rest = dropLowest(rest);
  return lowestBit(rest);
}

export function membersOf(bits: Bits): number[] {
  const members: number[] = [];
  for (let rest = bits; rest !== 0; rest = dropLowest(rest)) members.push(lowestBit(rest));
  return members;
}
