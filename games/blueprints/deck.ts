/**
 * The face-down deck of plans. Nobody knows its order, so none is stored (BLU-2.4): a deck is a set of cards, one bit
 * each, and a card is drawn when it is dealt.
 */
import { at, type Random } from "@banquise/engine";
import { PLANS } from "./data.ts";
import { LOTS, type State } from "./state.ts";

/** Bits 1 to 24. */
export type Deck = number;

const ALL_PLANS: Deck = (2 << PLANS) - 2;

export const without = (deck: Deck, plan: number): Deck => deck & ~(1 << plan);

/** The plans that do not lie open in `s`: of a state its deck, of a view the cards that the viewer never saw. */
export function unseenPlans(s: State): Deck {
  let deck = ALL_PLANS;
  for (let lot = 0; lot < LOTS; lot++) deck = without(deck, at(s.plans, lot));
  return deck;
}

export function sizeOf(deck: Deck): number {
  let size = 0;
  for (let rest = deck; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** Any card of a deck of `size` cards, each as likely as the others. */
export function drawPlan(deck: Deck, size: number, random: Random): number {
  let rest = deck;
  for (let skipped = random.int(size); skipped > 0; skipped--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
