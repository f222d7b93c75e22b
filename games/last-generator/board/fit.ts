/** From far a board shows shapes, near it shows words: as many words as the choices leave room for. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * full: everything that there is to say; brief: without what only decorates; short: the same in small letters; close: the
 * same, and the city gives way; chips: pictures, names and prices, whose words
 * come when one is looked at; tight: the same, smaller; map: nothing, as the map names all of it.
 */
type Fit = "full" | "brief" | "short" | "close" | "chips" | "tight" | "map";

const IN_A_LIST: readonly Fit[] = ["full", "brief", "short", "close", "chips", "tight"];
const ON_THE_MAP: readonly Fit[] = ["full", "brief", "map"];

/** Whether what a choice does is told elsewhere than on the choice. */
export const isWordless = (fit: string | undefined): boolean =>
  fit === "chips" || fit === "tight" || fit === "map";

/**
 * Says on the table (`data-fit`) how much of the choices is told, so that all of them are seen without scrolling. `question`
 * changes with every question, and `isOnMap` says that each of its answers is a place.
 */
export function useFit(table: RefObject<HTMLElement | null>, question: unknown, isOnMap: boolean): void {
  useLayoutEffect(() => {
    const room = table.current;
    if (room === null) return;
    const levels = isOnMap ? ON_THE_MAP : IN_A_LIST;
    const fit = (): void => {
      const list = room.querySelector(".lg-decision");
      // What was tapped may stand in its place.
      room.toggleAttribute("data-measured", true);
      for (const level of levels) {
        room.dataset.fit = level;
        if (list === null || list.scrollHeight <= list.clientHeight + 1) break;
      }
      room.toggleAttribute("data-measured", false);
    };
    fit();
    // Fonts come later than words, and screens are turned.
    const observer = new ResizeObserver(fit);
    const board = room.closest(".lg");
    if (board) observer.observe(board);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  }, [table, question, isOnMap]);
}
