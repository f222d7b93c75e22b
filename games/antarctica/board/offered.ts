import type { Move } from "@banquise/engine";
import { type MoveName, moves } from "../moves.ts";
import type { Mode } from "./scene.ts";

export const typeOf = (move: Move): MoveName => moves.decode(move).type;

/** Where each type of move is offered. Wedges, decks and tracks can also be chosen where they lie. */
const OFFERED: Readonly<Record<MoveName, "map" | "answer" | "card" | "sacrifice">> = {
  placeShip: "map",
  moveShip: "map",
  relocateTo: "map",
  buildBuilding: "answer",
  buildShip: "answer",
  recruit: "answer",
  research: "answer",
  endTurn: "answer",
  placeStartCube: "answer",
  chooseTrack: "answer",
  relocateShip: "answer",
  keepShips: "answer",
  takeCard: "answer",
  useIcebreaker: "answer",
  playCard: "card",
  layIcebreaker: "card",
  sacrificeCube: "sacrifice",
  sacrificeSpareShip: "sacrifice",
  sacrificeShip: "sacrifice",
};
/** Those that need a place are chosen in two steps. */
export const MODES: Readonly<Record<Mode, MoveName>> = {
  icebreaker: "layIcebreaker",
  sacrifice: "sacrificeShip",
};

export const offeredAs = (legal: readonly Move[], where: "answer" | "card" | "sacrifice"): readonly Move[] =>
  legal.filter((move) => OFFERED[typeOf(move)] === where);
