/**
 * Questions that a player does not want to be asked any more: "decline for me, this turn" or "this game". Nothing in
 * Nunatak is secret, so a quick answer tells nobody anything, and the table does not wait.
 */
import type { Move, Seat } from "@banquise/engine";
import { useEffect, useState } from "preact/hooks";
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

/** Until when a Favour is declined: the end of the turn with this block, or of the game. */
type Refusals = Map<string, number>;
const FOREVER = Number.POSITIVE_INFINITY;

/** By the table's own function, so that they outlive the board when it is hidden between two people at one screen. */
const kept = new WeakMap<object, Refusals>();

const REACTIONS: readonly number[] = [REACT_SOLIDITY, REACT_PROPAGATION, REACT_DIVINATION, REACT_FORESIGHT];
export const isReaction = (s: State): boolean => REACTIONS.includes(s.phase);

export const declinedBy = (legal: readonly Move[]): number => {
  const move = legal.find((each) => each >= first.declineFavour && each < first.declineFavour + FAVOURS);
  return move === undefined ? -1 : move - first.declineFavour;
};

export interface Refusing {
  /** Declines the Favour that is asked about, now and until the end of this turn or of the game. */
  decline(favour: number, span: "turn" | "game"): void;
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
  const refusals = kept.get(play) ?? new Map<string, number>();
  kept.set(play, refusals);
  const keyOf = (favour: number): string => `${seat}.${favour}`;

  useEffect(() => {
    const favour = isReaction(view) ? declinedBy(legal) : -1;
    if (favour < 0 || (refusals.get(keyOf(favour)) ?? -1) < view.placements) return;
    // Each question is answered once: whoever takes moves back to it wants to choose anew.
    const question = `${keyOf(favour)}.${view.placements}.${view.square}`;
    if (refusals.has(question)) return;
    refusals.set(question, view.placements);
    play(first.declineFavour + favour);
  }, [view, legal]);

  return {
    decline(favour, span) {
      refusals.set(keyOf(favour), span === "game" ? FOREVER : view.placements);
      play(first.declineFavour + favour);
    },
    forGood: Array.from({ length: FAVOURS }, (_, favour) => favour).filter(
      (favour) => refusals.get(keyOf(favour)) === FOREVER,
    ),
    ask(favour) {
      refusals.delete(keyOf(favour));
      redraw((n) => n + 1);
    },
  };
}
