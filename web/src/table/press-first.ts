/**
 * Phones are slow: a finger sees with the next frame that it has pressed, and what that does with the frame after. A mouse
 * and a keyboard do not wait.
 */
import { pressedBy, showPress } from "@banquise/ui";
import { useMemo } from "preact/hooks";
import { afterPaint } from "./after-paint.ts";

interface PressFirst {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** The handlers of whatever surrounds things to press. */
export const usePressFirst = (): PressFirst => useMemo(pressFirst, []);

function pressFirst(): PressFirst {
  let isTouched = false;
  let isSecond = false;

  /** The same click once more; what is gone by then can no longer be pressed. */
  const repeat = (target: Element, event: MouseEvent): void => {
    if (!target.isConnected) return;
    isSecond = true;
    target.dispatchEvent(new MouseEvent("click", event));
    isSecond = false;
  };
  return {
    onPointerDownCapture: ({ pointerType }) => {
      isTouched = pointerType === "touch";
    },
    onClickCapture: (event) => {
      const pressed = pressedBy(event);
      if (isSecond || pressed === null) return;
      showPress(pressed);
      // A keyboard presses without pointing.
      if (!isTouched || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
      afterPaint(() => repeat(event.target as Element, event));
    },
  };
}
