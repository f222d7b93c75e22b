/** Who plays by keyboard is led from choice to choice: from the piece that was taken to the first place that is lit. */
import type { Move } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** `choices` and `lit` are selectors: of all that can ever be chosen on this board, and of what can be chosen now. */
export function useFocusOnChoices(
  table: RefObject<HTMLElement | null>,
  legal: readonly Move[],
  choices: string,
  lit: string,
): void {
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
    // The focus is lost with a choice that is gone, or rests on one that was made: nobody is interrupted.
    const free = focused === document.body || (focused?.matches(choices) && board?.contains(focused));
    if (board && byKeyboard.current && free && !focused?.matches(lit)) {
      board.querySelector<HTMLElement>(lit)?.focus();
    }
  }, [table, legal, choices, lit]);
}

/**
 * Whether the keyboard comes to something that a selector names. Where the focus rests nothing changes: for that, browsers
 * would lay out the whole page at once.
 */
export function tabIndexOf(selector: string, inReach: boolean): number {
  const focused = globalThis.document?.activeElement;
  if (focused instanceof HTMLElement && focused.matches(selector)) return focused.tabIndex;
  return inReach ? 0 : -1;
}
