import { defineMoves, type Move, range } from "@banquise/engine";
import { FACES, MATERIALS, SPACES } from "./data.ts";

/** Dice are named by what they look like, never by a physical piece: it says all, and gives nothing away. */
export const moves = defineMoves({
  takeDie: { material: MATERIALS, value: range(1, FACES) },
  placeDie: { space: SPACES },
  discardDie: { material: MATERIALS, value: range(1, FACES) },
});

const { first } = moves;

export const takeDie = (die: number): Move => first.takeDie + die - 1;
export const placeDie = (space: number): Move => first.placeDie + space;
export const discardDie = (die: number): Move => first.discardDie + die - 1;

/** The die of a take or a discard, from how far the move is from the first of its type. */
export const dieAtOffset = (offset: number): number => offset + 1;

export const isPlace = (move: Move): boolean => moves.decode(move).type === "placeDie";
