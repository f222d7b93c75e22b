import { playSound } from "@banquise/ui";
import { useEffect, useRef } from "preact/hooks";
import type { TableSession } from "../sessions/session.ts";

/** Whether whoever looks at an online table must decide: not a bot in their stead, and not in a pause. */
export function isYourTurn({ kind, moment, affairs }: TableSession): boolean {
  const { viewer, actor, status } = moment.value;
  if (kind !== "remote" || status !== "playing" || viewer === null || viewer !== actor) return false;
  return !affairs?.paused.value && (affairs?.standIn(viewer) ?? null) === null;
}

/** Tells somebody who may be looking elsewhere that the turn has come to them: by a sound, and by a badge until they look. */
export function useYourTurn(session: TableSession): void {
  const isMine = isYourTurn(session);
  // Whoever opens the page sees it: only what comes later is told.
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current) playSound("turn");
    wasMine.current = isMine;
    const show = (): void => badge(isMine && document.hidden);
    show();
    document.addEventListener("visibilitychange", show);
    return () => {
      document.removeEventListener("visibilitychange", show);
      badge(false);
    };
  }, [isMine]);
}

/** On the icon of the installed page, where there is one. */
function badge(on: boolean): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  // A browser may know badges and refuse them: then there is none.
  if (on) setAppBadge?.call(navigator).catch(() => {});
  else clearAppBadge?.call(navigator).catch(() => {});
}
