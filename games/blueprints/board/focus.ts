/** Who plays by keyboard is led from choice to choice: from the die that was taken to the first space that takes it. */
import type { Move } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const CHOICES = ".bp-pool-die, .bp-space";

export function useFocusOnChoices(table: RefObject<HTMLElement | null>, legal: readonly Move[]): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const board = table.current;
    if (!board) return;
    const stop = new AbortController();
    const note = (keyboard: boolean) => () => {
      byKeyboard.current = keyboard;
    };
    board.addEventListener("keydown", note(true), stop);
    document.addEventListener("pointerdown", note(false), stop);
    return () => stop.abort();
  }, [table]);

  useEffect(() => {
    const board = table.current;
    const focused = document.activeElement;
    // The focus is lost with a die that left the pool, or rests on a choice that was made: nobody is interrupted.
    const free = focused === document.body || (focused?.matches(CHOICES) && board?.contains(focused));
    if (board && byKeyboard.current && free && !focused?.matches(".bp-lit")) {
      board.querySelector<HTMLElement>(".bp-lit")?.focus();
    }
  }, [table, legal]);
}
