import type { Place } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** What says that somebody looks for themselves: from then on nothing scrolls under their hands. */
const OWN_WAY = ["pointerdown", "wheel", "keydown"] as const;

/**
 * Scrolls the board to what is lit and not in sight, also when the board finds its sizes later, or gives room to the words
 * beside it. A place that is drawn twice is seen where one of them is.
 */
export function useRevealed(board: RefObject<Element | null>, lit: readonly Place[]): void {
  useEffect(() => {
    const { current } = board;
    if (current === null || lit.length === 0) return;
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      // Once the board has drawn it.
      frame = requestAnimationFrame(() => reveal(current, lit));
    };
    const sizes = new ResizeObserver(soon);
    const watch = (): void => {
      sizes.disconnect();
      for (const element of [current, ...current.querySelectorAll("[data-lit]")]) sizes.observe(element);
    };
    const parts = new MutationObserver(watch);
    parts.observe(current, { subtree: true, attributeFilter: ["data-lit"] });
    watch();
    soon();
    const rest = (): void => {
      sizes.disconnect();
      parts.disconnect();
    };
    for (const type of OWN_WAY) current.addEventListener(type, rest, { once: true, passive: true });
    return () => {
      rest();
      cancelAnimationFrame(frame);
      for (const type of OWN_WAY) current.removeEventListener(type, rest);
    };
  }, [lit]);
}

function reveal(board: Element, lit: readonly Place[]): void {
  const frameBox = board.getBoundingClientRect();
  const elements = [...board.querySelectorAll("[data-lit]")];
  const isSeen = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom <= frameBox.bottom && top >= frameBox.top;
  };
  const seen = new Set(elements.filter(isSeen).flatMap(placesOf));
  const isMissing = (place: Place): boolean => lit.includes(place) && !seen.has(place);
  const hidden = elements.filter((element) => placesOf(element).some(isMissing));
  // What is named first matters most: it has the last word.
  for (const element of hidden.reverse()) element.scrollIntoView({ block: "nearest" });
}

const placesOf = (element: Element): Place[] =>
  (element.getAttribute("data-place") ?? "").split(" ") as Place[];
