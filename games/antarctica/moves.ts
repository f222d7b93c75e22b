import { at, defineMoves, type Move } from "@banquise/engine";
import { BERTHS, DECKS, SHIPYARD_CARDS, TRACKS, ZONES } from "./data.ts";

/** Ships have no names: one on the board is named by its zone and its berth, 0 being the first. */
export const moves = defineMoves({
  placeShip: { zone: ZONES },
  placeStartCube: { track: TRACKS },
  moveShip: { zone: ZONES },
  buildBuilding: { deck: DECKS },
  buildShip: {},
  recruit: {},
  research: { track: TRACKS },
  playCard: { card: ["placeScientist", "plusTwo", "rapidProgress"] },
  layIcebreaker: { zone: ZONES },
  sacrificeCube: {},
  sacrificeSpareShip: {},
  sacrificeShip: { zone: ZONES, berth: BERTHS },
  endTurn: {},
  chooseTrack: { track: TRACKS },
  relocateShip: { zone: ZONES, berth: BERTHS },
  relocateTo: { zone: ZONES },
  keepShips: {},
  takeCard: { card: SHIPYARD_CARDS },
  useIcebreaker: { use: ["no", "yes"] },
});

export type MoveName = keyof typeof moves.first;

/** Position in the declaration of the type of each code. */
const TYPE_OF = Uint8Array.from({ length: moves.size }, (_, move) =>
  moves.types.findLastIndex((type) => type.first <= move),
);
const CHOICE_OF = Uint8Array.from(
  { length: moves.size },
  (_, move) => move - (moves.types[at(TYPE_OF, move)]?.first ?? 0),
);

/** What is chosen among the moves of one type: a zone, a track, a deck, a card, or an index of `berths`. */
export const choiceOf = (move: Move): number => at(CHOICE_OF, move);

/** One entry for each type of move, found by the code of a move. */
export function byType<T>(entries: Readonly<Record<MoveName, T>>): (move: Move) => T {
  const list = moves.types.map(({ type }) => entries[type as MoveName]);
  return (move) => list[at(TYPE_OF, move)] as T;
}
