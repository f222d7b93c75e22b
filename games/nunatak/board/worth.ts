/** What a choice would change in a seat's total, by the game's own scoring. */
import { at, type Game, type Move, Random, type Seat } from "@banquise/engine";
import { FACE_KINDS, SCORE_LINES } from "../data.ts";
import { scoreSeat } from "../scoring.ts";
import { layout, type State } from "../state.ts";
import { facesOf } from "./card.tsx";

const points = new Int32Array(SCORE_LINES.length);
const scratch = layout.create();

const totalOf = (s: State, seat: Seat): number => scoreSeat(s, seat, points);

/** The change of the total if the area had one card more of `gained` and one less of `lost` (-1: none). */
export function changeOf(s: State, seat: Seat, gained: number, lost = -1): number {
  layout.copy(s, scratch);
  const count = (face: number, by: number): void => {
    if (face >= 0) scratch.area[seat * FACE_KINDS + face] = at(scratch.area, seat * FACE_KINDS + face) + by;
  };
  count(gained, 1);
  count(lost, -1);
  return totalOf(scratch, seat) - totalOf(s, seat);
}

/** What a card of the row would add to the total with its better face. */
export const cardWorth = (s: State, seat: Seat, card: number, lost = -1): number =>
  Math.max(...facesOf(card).map((face) => changeOf(s, seat, face, lost)));

/** The difference between two moves in the total of a seat, all else equal: the same chance follows both. */
export function differenceOf(
  game: Game<State>,
  s: State,
  seat: Seat,
  move: Move,
  instead: Move | null,
): number {
  const after = (played: Move): number => {
    layout.copy(s, scratch);
    game.apply(scratch, played, { random: Random.of(1), emit: null });
    return totalOf(scratch, seat);
  };
  return after(move) - (instead === null ? totalOf(s, seat) : after(instead));
}
