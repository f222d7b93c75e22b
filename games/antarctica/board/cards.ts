import { BUILDING_CARDS, DECKS, KINDS, type Kind } from "../data.ts";

/** From which deck a kind of building comes. */
export const DECK_OF_KIND = Object.fromEntries(
  KINDS.map((kind) => {
    const card = BUILDING_CARDS.find(({ builds }) => builds === kind);
    return [kind, DECKS.indexOf(card?.deck ?? "basic")];
  }),
) as Readonly<Record<Kind, number>>;
