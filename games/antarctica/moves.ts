import { defineMoves } from "@banquise/engine";
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
