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
/** What has no picture of its own glows where it is. */
const GLOW = "radial-gradient(closest-side, rgb(255 246 220 / 45%), transparent)";

/** What is pressed by an event, if it is something to press. */
export const pressedBy = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest("button, [role=button], [data-choice]") : null;

/** Whatever is pressed gives way a little, at once: what it does may take a moment longer. */
export function showPress(pressed: Element): void {
  const lit = pressed.hasAttribute("data-glows") ? { background: GLOW } : { filter: "brightness(1.15)" };
  const moved = motionAllowed() ? { scale: 0.95 } : {};
  pressed.animate([{ ...lit, ...moved }, {}], PRESS_MS);
}
