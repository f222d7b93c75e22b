import type { Place } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Scrolls the board to what is lit and not in sight. A place that is drawn twice is seen where one of them is. */
export function useRevealed(board: RefObject<Element | null>, lit: readonly Place[]): void {
  useEffect(() => {
    // Once the board has drawn it.
    const frame = requestAnimationFrame(() => {
      const frameBox = board.current?.getBoundingClientRect();
      const elements = [...(board.current?.querySelectorAll("[data-lit]") ?? [])];
      const isSeen = (element: Element): boolean => {
        const { top, bottom } = element.getBoundingClientRect();
        return frameBox === undefined || (bottom <= frameBox.bottom && top >= frameBox.top);
      };
      const seen = new Set(elements.filter(isSeen).flatMap(placesOf));
      const isMissing = (place: Place): boolean => lit.includes(place) && !seen.has(place);
      const hidden = elements.filter((element) => placesOf(element).some(isMissing));
      // What is named first matters most: it has the last word.
      for (const element of hidden.reverse()) element.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [lit]);
}

const placesOf = (element: Element): Place[] =>
  (element.getAttribute("data-place") ?? "").split(" ") as Place[];
