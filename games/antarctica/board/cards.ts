import { BUILDING_CARDS, DECKS, type HandCard, KINDS, type Kind } from "../data.ts";

/** From which deck a kind of building comes. */
export const DECK_OF_KIND = Object.fromEntries(
  KINDS.map((kind) => {
    const card = BUILDING_CARDS.find(({ builds }) => builds === kind);
    return [kind, DECKS.indexOf(card?.deck ?? "basic")];
  }),
) as Readonly<Record<Kind, number>>;

/** The rule that says what a card in hand is for. */
export const CARD_RULES: Readonly<Record<HandCard, string>> = {
  placeScientist: "ANT-11.3",
  plusTwo: "ANT-11.4",
  rapidProgress: "ANT-11.5",
  icebreaker: "ANT-12.1",
  simple: "ANT-6.3",
  expertise: "ANT-6.3",
};
