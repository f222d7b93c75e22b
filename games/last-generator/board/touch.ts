/** Whether the last press was a finger's: it has looked at nothing before it pressed. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Older browsers tell the kind of pointer with `pointerdown` only, not with the click that follows. */
export function useTouch(table: RefObject<HTMLElement | null>): () => boolean {
  const touched = useRef(false);
  useEffect(() => {
    const board = table.current;
    if (board === null) return;
    const stop = new AbortController();
    const note = { capture: true, passive: true, signal: stop.signal };
    board.addEventListener(
      "pointerdown",
      ({ pointerType }) => {
        touched.current = pointerType === "touch" || pointerType === "pen";
      },
      note,
    );
    board.addEventListener(
      "keydown",
      () => {
        touched.current = false;
      },
      note,
    );
    return () => stop.abort();
  }, [table]);
  return () => touched.current;
}
