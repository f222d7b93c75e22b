/** What the player is about to do: the space picked first, the tile chosen in the hand, the kayak on its way. */
import type { Move } from "@banquise/engine";
import { useEffect, useRef, useState } from "preact/hooks";
import { first } from "../moves.ts";
import { ANIMAL_MOVE, LANDING, type State } from "../state.ts";
import { aimOf, type Choices, isKayak, isStart } from "./choices.ts";
import { meantBy } from "./why-not.ts";

export interface Intent {
  /** The space from which something will go, or where several things can be done. */
  readonly picked: number | null;
  /** Moves that lead from the picked space to the same goal: which of them? */
  readonly fork: readonly Move[];
  /** The face chosen in the hand. */
  readonly face: number | null;
  readonly press: (space: number) => void;
  readonly chooseFace: (face: number | null) => void;
  readonly make: (move: Move) => void;
  readonly letGo: () => void;
}

interface IntentProps {
  readonly view: State;
  readonly legal: readonly Move[];
  readonly choices: Choices;
  /** Whether the chosen face is a thaw, which needs a place. */
  readonly isThawFace: (face: number) => boolean;
  readonly play: (move: Move) => void;
  readonly explain: (move: Move) => void;
}

export function useIntent({ view, legal, choices, isThawFace, play, explain }: IntentProps): Intent {
  const [picked, setPicked] = useState<number | null>(null);
  const [fork, setFork] = useState<readonly Move[]>([]);
  const [face, setFace] = useState<number | null>(null);
  /** Where the kayak that was just launched is to land, and where it came from. */
  const voyage = useRef<{ from: number; to: number } | null>(null);

  const letGo = (): void => {
    setPicked(null);
    setFork([]);
    setFace(null);
  };

  // A new question: a pick that still means something stays, so that one walks on with the same inuit.
  useEffect(() => {
    setFork([]);
    setFace(null);
    if (legal.length === 0) return;
    const trip = voyage.current;
    voyage.current = null;
    if (
      trip &&
      view.phase === LANDING &&
      view.focus === trip.from + 1 &&
      legal.includes(first.land + trip.to)
    ) {
      setPicked(null);
      play(first.land + trip.to);
      return;
    }
    setPicked((space) => {
      if (space !== null && isStart(choices, space)) return space;
      // One animal to move, or one inuit: nothing to choose first.
      const [only] = choices.paths.keys();
      return choices.paths.size === 1 && view.phase === ANIMAL_MOVE && only !== undefined ? only : null;
    });
  }, [legal]);

  const make = (move: Move): void => {
    const { from, to } = aimOf(view, move);
    setFork([]);
    setFace(null);
    setPicked(from !== null && to !== null ? to : null);
    play(move);
  };

  const sail = (from: number, to: number): void => {
    voyage.current = { from, to };
    setPicked(null);
    play(first.kayak + from);
  };

  const refuse = (space: number): void => {
    if (legal.length === 0) return;
    const meant = meantBy(view, space, picked);
    if (meant !== null && !legal.includes(meant)) explain(meant);
  };

  const press = (space: number): void => {
    if (face !== null && isThawFace(face)) {
      const [thaw] = choices.thaws.get(space) ?? [];
      if (thaw === undefined) explain(first.playThaw + space);
      else make(thaw);
      return;
    }
    setFace(null);
    setFork([]);
    if (picked !== null && picked !== space) {
      const goals = choices.paths.get(picked)?.get(space) ?? [];
      const [only] = goals;
      if (goals.length > 1) {
        setFork(goals);
        return;
      }
      if (only !== undefined) {
        make(only);
        return;
      }
      if (choices.voyages.get(picked)?.includes(space)) {
        sail(picked, space);
        return;
      }
    }
    const here = choices.direct.get(space) ?? [];
    const [only] = here;
    if (picked === space) setPicked(null);
    else if (isStart(choices, space) || here.length > 1) setPicked(space);
    else if (only !== undefined && !isKayak(only)) make(only);
    else {
      refuse(space);
      setPicked(null);
    }
  };

  return { picked, fork, face, press, chooseFace: setFace, make, letGo };
}
