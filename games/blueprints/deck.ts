/**
 * The face-down deck of plans. Nobody knows its order, so none is stored (BLU-2.4): a deck is a set of cards, and a
 * card is drawn when it is dealt.
 */
import { at, type Random } from "@banquise/engine";
import { type Bits, dropLowest, lowestBit, withoutBit } from "./bits.ts";
import { PLANS } from "./data.ts";
import { LOTS, type State } from "./state.ts";

const ALL_PLANS: Bits = (2 << PLANS) - 2;

/** The plans that do not lie open in `s`: of a state its deck, of a view the cards that the viewer never saw. */
export function unseenPlans(s: State): Bits {
  let deck = ALL_PLANS;
  for (let lot = 0; lot < LOTS; lot++) deck = withoutBit(deck, at(s.plans, lot));
  return deck;
}

/** Any card of a deck of `size` cards, each as likely as the others. */
export function drawPlan(deck: Bits, size: number, random: Random): number {
  let rest = deck;
  for (let skipped = random.int(size); skipped > 0; skipped--) rest = dropLowest(rest);
  return lowestBit(rest);
}
