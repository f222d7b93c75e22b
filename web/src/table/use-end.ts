import { useEffect, useRef } from "preact/hooks";
import type { TableModel } from "./model.ts";

/** The last move is seen before its result is told; a game that had ended before is shown with its result. */
const PAUSE = 900;

/** Opens the result when the game is over. */
export function useEnd(model: TableModel): void {
  const { session } = model;
  const over = session.moment.value.status === "over" && !model.shown.value.walking;
  const began = useRef(over);
  useEffect(() => {
    if (!over || session.kind === "replay") return;
    const timer = setTimeout(
      () => {
        model.dialog.value = "end";
      },
      began.current ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [over, model, session]);
}
