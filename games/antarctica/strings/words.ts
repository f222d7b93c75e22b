/** Small things that all texts need. */
import type { Seat } from "@banquise/engine";
import { SHIPYARD_CARDS } from "../data.ts";
import type { Phrases } from "./phrases.ts";

export type Name = (seat: Seat) => string;

/** "Anna and Bob", from a set of seats. */
export function namesIn({ list }: Phrases, seats: number, name: Name): string {
  return list([0, 1, 2, 3].filter((seat) => (seats >> seat) & 1).map(name));
}

/** "2 Icebreaker and 1 Rapid progress", from the counts of shipyard cards. */
export function countedCards(words: Phrases, counts: readonly number[]): string {
  const present = SHIPYARD_CARDS.flatMap((card, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [words.table.count(count, words.cards[card])] : [];
  });
  return present.length === 0 ? words.table.nothing() : words.list(present);
}
