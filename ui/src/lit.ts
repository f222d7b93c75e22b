/**
 * Places that are being spoken of: under a line of the log, a hint, an entry of the list of moves. A board marks what it
 * draws by `data-place` (several names with spaces between them, where one thing stands for several places) and need do
 * nothing else.
 */
import type { Place } from "@banquise/engine";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import "./lit.css";

/** Lights the marked elements under `root`, after whatever has drawn them anew. */
export function useLitPlaces(root: RefObject<Element | null>, lit: readonly Place[]): void {
  useLayoutEffect(() => {
    const wanted: ReadonlySet<string> = new Set(lit);
    for (const element of root.current?.querySelectorAll("[data-place]") ?? [])
      element.toggleAttribute("data-lit", isLit(element.getAttribute("data-place") ?? "", wanted));
  });
}

export const isLit = (places: string, lit: ReadonlySet<string>): boolean =>
  places.split(" ").some((place) => lit.has(place));
