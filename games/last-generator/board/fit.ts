/** From far a board shows shapes, near it shows words: as many words as the choices leave room for. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * full: everything that there is to say; brief: without what only decorates; short: the same in small letters; close: the
 * same, and the city gives way; chips: pictures, names and prices, whose words come when one is looked at; tight: the same,
 * smaller; map: nothing, as the map names all of it.
 */
type Fit = "full" | "brief" | "short" | "close" | "chips" | "tight" | "map";

const IN_A_LIST: readonly Fit[] = ["full", "brief", "short", "close", "chips", "tight"];
const ON_THE_MAP: readonly Fit[] = ["full", "brief", "map"];
/** More choices than this are never told in full: every level that is tried costs time. */
const MOST_IN_FULL = 7;
const FIRST_FOR_MANY = IN_A_LIST.indexOf("short");

/** Whether what a choice does is told elsewhere than on the choice. */
export const isWordless = (fit: string | undefined): boolean =>
  fit === "chips" || fit === "tight" || fit === "map";

interface Listed {
  /** New with every question. */
  readonly choices: readonly unknown[];
  /** Each answer is a place of the map. */
  readonly isOnMap: boolean;
}

/** Says on the table (`data-fit`) how much of the choices is told, so that all of them are seen without scrolling. */
export function useFit(table: RefObject<HTMLElement | null>, listed: Listed): void {
  const now = useRef(listed);
  now.current = listed;
  const { choices, isOnMap } = listed;
  useLayoutEffect(() => {
    // With the frame that comes, when all is drawn: a look before would lay the page out once more.
    const frame = requestAnimationFrame(() => fit(table.current, now.current));
    return () => cancelAnimationFrame(frame);
  }, [table, choices, isOnMap]);
  // Fonts come later than words, and screens are turned.
  useEffect(() => {
    const room = table.current;
    const board = room?.closest(".lg");
    if (!room || !board) return;
    let seen = "";
    const again = (): void => fit(room, now.current);
    const observer = new ResizeObserver(() => {
      const size = `${board.clientWidth} ${board.clientHeight}`;
      if (seen !== "" && seen !== size) again();
      seen = size;
    });
    observer.observe(board);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, [table]);
}

function fit(room: HTMLElement | null, { choices, isOnMap }: Listed): void {
  if (room === null) return;
  const list = room.querySelector(".lg-decision");
  const levels = isOnMap ? ON_THE_MAP : IN_A_LIST.slice(choices.length > MOST_IN_FULL ? FIRST_FOR_MANY : 0);
  // What was tapped may stand in place of the list, and the city need not be laid out to measure it.
  room.toggleAttribute("data-measured", true);
  for (const level of levels) {
    room.dataset.fit = level;
    if (list === null || list.scrollHeight <= list.clientHeight + 1) break;
  }
  room.toggleAttribute("data-measured", false);
}
