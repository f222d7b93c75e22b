/**
 * Questions that a player does not want to be asked any more: "decline for me, this turn" or "this game". Nothing in
 * Nunatak is secret, so a quick answer tells nobody anything, and the table does not wait.
 */
import type { Move, Seat } from "@banquise/engine";
import { useEffect, useRef, useState } from "preact/hooks";
import { FAVOURS } from "../data.ts";
import { moves } from "../moves.ts";
import {
  REACT_DIVINATION,
  REACT_FORESIGHT,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  type State,
} from "../state.ts";

const { first } = moves;
const FOREVER = Number.POSITIVE_INFINITY;
export type Span = "turn" | "game";

const REACTIONS: readonly number[] = [REACT_SOLIDITY, REACT_PROPAGATION, REACT_DIVINATION, REACT_FORESIGHT];
export const isReaction = (s: State): boolean => REACTIONS.includes(s.phase);

/** The Favour that is asked about, or -1. */
export const declinedBy = (legal: readonly Move[]): number => {
  const move = legal.find((each) => each >= first.declineFavour && each < first.declineFavour + FAVOURS);
  return move === undefined ? -1 : move - first.declineFavour;
};

/** What the people at one screen decline without being asked. */
export class Refusals {
  /** By seat and Favour: up to which block of the temple it is declined. */
  private readonly until = new Map<string, number>();
  private readonly answered = new Set<string>();

  add({ placements }: State, seat: Seat, favour: number, span: Span): void {
    this.until.set(keyOf(seat, favour), span === "game" ? FOREVER : placements);
  }

  /** The player wants to be asked again. */
  remove(seat: Seat, favour: number): void {
    this.until.delete(keyOf(seat, favour));
  }

  isForGood(seat: Seat, favour: number): boolean {
    return this.until.get(keyOf(seat, favour)) === FOREVER;
  }

  /** Whether to answer for the player. Once for each question: whoever takes a move back to it wants to choose anew. */
  answers({ placements, square }: State, seat: Seat, favour: number): boolean {
    const key = keyOf(seat, favour);
    const question = `${key}.${placements}.${square}`;
    if ((this.until.get(key) ?? -1) < placements || this.answered.has(question)) return false;
    this.answered.add(question);
    return true;
  }
}

const keyOf = (seat: Seat, favour: number): string => `${seat}.${favour}`;

/** By the table's own function, so that they outlive the board when it is hidden between two people at one screen. */
const kept = new WeakMap<object, Refusals>();

export interface Refusing {
  /** Declines the Favour that is asked about, now and until the end of this turn or of the game. */
  decline(favour: number, span: Span): void;
  /** Favours that are declined for the rest of the game. */
  readonly forGood: readonly number[];
  /** Wants to be asked again. */
  ask(favour: number): void;
}

export function useRefusals(
  view: State,
  seat: Seat | null,
  legal: readonly Move[],
  play: (move: Move) => void,
): Refusing {
  const [, redraw] = useState(0);
  const refusals = kept.get(play) ?? new Refusals();
  kept.set(play, refusals);
  const shown = useRef(view);
  shown.current = view;

  useEffect(() => {
    const favour = seat !== null && isReaction(view) ? declinedBy(legal) : -1;
    if (favour < 0 || seat === null || !refusals.answers(view, seat, favour)) return;
    const move = first.declineFavour + favour;
    play(move);
    // Whoever wants every move confirmed has confirmed this one already.
    const confirm = setTimeout(() => shown.current === view && play(move));
    return () => clearTimeout(confirm);
  }, [view, legal]);

  return {
    decline(favour, span) {
      if (seat !== null) refusals.add(view, seat, favour, span);
      play(first.declineFavour + favour);
    },
    forGood: Array.from({ length: FAVOURS }, (_, favour) => favour).filter(
      (favour) => seat !== null && refusals.isForGood(seat, favour),
    ),
    ask(favour) {
      if (seat !== null) refusals.remove(seat, favour);
      redraw((n) => n + 1);
    },
  };
}
