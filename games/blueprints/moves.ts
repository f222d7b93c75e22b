import { defineMoves, type Move, range } from "@banquise/engine";
import { FACES, MATERIALS, SPACES } from "./data.ts";

/** Dice are named by what they look like, never by a physical piece: it says all, and gives nothing away. */
export const moves = defineMoves({
  takeDie: { material: MATERIALS, value: range(1, FACES) },
  placeDie: { space: SPACES },
  discardDie: { material: MATERIALS, value: range(1, FACES) },
});

const FIRST_PLACE = moves.first.placeDie;
const FIRST_DISCARD = moves.first.discardDie;

export const takeDie = (die: number): Move => die - 1;
export const placeDie = (space: number): Move => FIRST_PLACE + space;
export const discardDie = (die: number): Move => FIRST_DISCARD + die - 1;

export const isTake = (move: Move): boolean => move < FIRST_PLACE;
export const isPlace = (move: Move): boolean => move >= FIRST_PLACE && move < FIRST_DISCARD;

/** The die of a take. */
export const dieOfTake = (move: Move): number => move + 1;
/** The space of a placement. */
export const spaceOfPlace = (move: Move): number => move - FIRST_PLACE;
/** The die of a discard. */
export const dieOfDiscard = (move: Move): number => move - FIRST_DISCARD + 1;
