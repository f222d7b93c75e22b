/** A new question is brought into sight: where the table is longer than the screen it may have been scrolled away. */
import { motionAllowed } from "@banquise/ui";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Of the height of the screen: what begins above this line is in sight. */
const IN_SIGHT = 0.6;

/** `part` is the selector of what is asked on; `question` is new with every question to this player, null without one. */
export function useQuestionInSight(
  table: RefObject<HTMLElement | null>,
  part: string,
  question: unknown | null,
): void {
  useEffect(() => {
    const asked = table.current?.querySelector<HTMLElement>(part);
    const screen = table.current?.parentElement;
    if (!asked || !screen || question === null) return;
    asked.scrollTop = 0;
    if (screen.scrollHeight <= screen.clientHeight) return;
    const from = asked.getBoundingClientRect().top - screen.getBoundingClientRect().top;
    if (from >= 0 && from < screen.clientHeight * IN_SIGHT) return;
    screen.scrollBy({ top: from, behavior: motionAllowed() ? "smooth" : "auto" });
  }, [table, part, question]);
}
