/** One key for each thing that one does in a lesson, the same as at a table where there is such a thing. */
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LessonSession } from "./lesson-session.ts";

/** n goes on, m lists the moves. Enter and space press what has the focus. */
export function useLessonKeys(session: LessonSession, listOpen: Signal<boolean>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const inDialog = document.querySelector("dialog[open]") !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || inDialog) return;
      const { phase, over } = session.lesson.peek();
      if (event.key === "m") listOpen.value = true;
      else if (event.key !== "n" || over) return;
      else if (phase === "wrong") session.retry();
      else session.next();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [session]);
}
