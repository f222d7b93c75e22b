/** A new question is brought into sight: where the table is longer than the screen it may have been scrolled away. */
import { motionAllowed } from "@banquise/ui";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** `list` is the selector of the choices; `question` is new with every question to this player, null without one. */
export function useQuestionInSight(
  table: RefObject<HTMLElement | null>,
  list: string,
  question: unknown | null,
): void {
  useEffect(() => {
    const screen = table.current?.parentElement;
    if (!screen || question === null) return;
    // With the frame that comes, when all is drawn: a look before would lay the page out once more.
    const frame = requestAnimationFrame(() => {
      table.current?.querySelector(list)?.scrollTo({ top: 0 });
      if (screen.scrollTop > 0) screen.scrollTo({ top: 0, behavior: motionAllowed() ? "smooth" : "auto" });
    });
    return () => cancelAnimationFrame(frame);
  }, [table, list, question]);
}
