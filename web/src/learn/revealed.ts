import type { Place } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Scrolls the board to what is lit when nothing of it is in sight. */
export function useRevealed(board: RefObject<Element | null>, lit: readonly Place[]): void {
  useEffect(() => {
    // Once the board has drawn it.
    const frame = requestAnimationFrame(() => {
      const frameBox = board.current?.getBoundingClientRect();
      const elements = [...(board.current?.querySelectorAll("[data-lit]") ?? [])];
      const hidden = elements.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return frameBox !== undefined && (bottom > frameBox.bottom || top < frameBox.top);
      });
      // What is named first matters most: it has the last word.
      for (const element of hidden.reverse()) element.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [lit]);
}
