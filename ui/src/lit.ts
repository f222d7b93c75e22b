/**
 * Places that are being spoken of: under a line of the log, a hint, an entry of the list of moves. A board marks what it
 * draws by `data-place` (several names with spaces between them, where one thing stands for several places) and need do
 * nothing else.
 */
import type { Place } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import "./lit.css";

/** Lights the marked elements under `root`, whenever whatever draws them has done so. */
export function useLitPlaces(root: RefObject<Element | null>, lit: readonly Place[]): void {
  const wanted = useRef<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    wanted.current = new Set(lit);
    light(root.current, wanted.current);
  });
  // Parts of a board come later, or draw themselves anew.
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    const observer = new MutationObserver(() => light(current, wanted.current));
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ["data-place"] });
    return () => observer.disconnect();
  }, []);
}

function light(root: Element | null, lit: ReadonlySet<string>): void {
  for (const element of root?.querySelectorAll("[data-place]") ?? [])
    element.toggleAttribute("data-lit", isLit(element.getAttribute("data-place") ?? "", lit));
}

export const isLit = (places: string, lit: ReadonlySet<string>): boolean =>
  places.split(" ").some((place) => lit.has(place));
