/**
 * What a mouse rests on, or the keyboard has reached. A finger points at nothing before it presses: what it would see is the
 * same that its tap shows, a moment later.
 */
import { motionAllowed } from "./motion.ts";

export const pointing = (look: (isLooked: boolean) => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") look(true);
  },
  onPointerLeave: ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") look(false);
  },
  onFocus: ({ currentTarget }: FocusEvent): void => {
    if (currentTarget instanceof Element && currentTarget.matches(":focus-visible")) look(true);
  },
  onBlur: (): void => look(false),
});

const PRESS_MS = 180;

/** Whatever is pressed gives way a little, at once: what it does may take a moment longer. */
export function showPress({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest("button, [role=button], [data-choice]") : null;
  if (pressed === null || !motionAllowed()) return;
  pressed.animate([{ scale: 0.95, filter: "brightness(1.15)" }, {}], PRESS_MS);
}
