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
/** Those that need a place are chosen in one step more. */
const isPlaced = (move: Move): boolean =>
  typeOf(move) === "layIcebreaker" || typeOf(move) === "sacrificeShip";

const offeredAs = (legal: readonly Move[], where: "answer" | "card" | "sacrifice"): readonly Move[] =>
  legal.filter((move) => OFFERED[typeOf(move)] === where);

/** What can be answered in a step, and the step behind it with what it would offer. */
export interface Step {
  readonly answers: readonly Move[];
  readonly further: readonly { readonly mode: Mode; readonly offers: readonly Move[] }[];
}

export function stepOf(legal: readonly Move[], mode: Mode | null): Step {
  const cards = offeredAs(legal, "card");
  const sacrifices = offeredAs(legal, "sacrifice");
  const further = (steps: readonly (readonly [Mode, readonly Move[]])[]): Step["further"] =>
    steps.flatMap(([next, offers]) => (offers.length > 0 ? [{ mode: next, offers }] : []));
  switch (mode) {
    case null:
      return {
        answers: offeredAs(legal, "answer"),
        further: further([
          ["card", cards],
          ["sacrifice", sacrifices],
        ]),
      };
    case "card":
      return {
        answers: cards.filter((move) => !isPlaced(move)),
        further: further([["icebreaker", cards.filter(isPlaced)]]),
      };
    case "sacrifice":
      return {
        answers: sacrifices.filter((move) => !isPlaced(move)),
        further: further([["sacrificeShip", sacrifices.filter(isPlaced)]]),
      };
    case "icebreaker":
      // Where it goes is shown on the map: all zones may do.
      return { answers: [], further: [] };
    case "sacrificeShip":
      return { answers: sacrifices.filter(isPlaced), further: [] };
  }
}
