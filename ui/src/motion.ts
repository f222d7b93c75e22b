/**
 * Things that move between two views. The board is drawn as it is now, at once; what changed place then slides there
 * from where it was. Nothing waits for it, so input is never blocked.
 *
 * Elements take part by `data-flip="key"`. One that appears under a new key says where it comes from by
 * `data-from="key"`: the die in hand comes from the pool.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const SLIDE_MS = 380;
const APPEAR_MS = 240;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Less than this is not worth a slide. */
const NEAR_PX = 2;

/** Whether the player, or else the system, wants motion. */
export function motionAllowed(): boolean {
  const wish = document.documentElement.dataset.motion;
  if (wish === "off") return false;
  return wish === "on" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Places = Map<string, DOMRect>;

const movers = (root: Element): Iterable<Element> => root.querySelectorAll("[data-flip]");
const keyOf = (element: Element): string => element.getAttribute("data-flip") ?? "";

function placesOf(root: Element): Places {
  const places: Places = new Map();
  for (const element of movers(root)) places.set(keyOf(element), element.getBoundingClientRect());
  return places;
}

/** How to get from one place to another, as a transform at the new place. */
export function slideFrom(from: DOMRectReadOnly, to: DOMRectReadOnly): string | null {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (to.width === 0 || from.width === 0) return null;
  const scale = from.width / to.width;
  if (Math.hypot(x, y) < NEAR_PX && Math.abs(scale - 1) < 0.05) return null;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function animate(root: Element, before: Places, flying: Set<Element>): void {
  // All places are read before anything is set in motion: a look in between would lay the page out again each time.
  const now = Array.from(movers(root), (element) => ({ element, to: element.getBoundingClientRect() }));
  for (const { element, to } of now) {
    const origin = element.getAttribute("data-from");
    const known = before.get(keyOf(element));
    const from = known ?? (origin === null ? undefined : before.get(origin));
    const transform = from ? slideFrom(from, to) : null;
    if (!from) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS, easing: EASE });
    else if (transform !== null && known) slide(element, transform);
    else if (transform !== null) fly(element, to, transform, flying);
  }
}

const slide = (element: Element, transform: string): Animation =>
  element.animate([{ transform }, { transform: "none" }], { duration: SLIDE_MS, easing: EASE });

/**
 * From one part of the board to another: the picture inside the element flies as a double over everything, since parts
 * of a board cut off what leaves them. Only the picture: a double must never pass for something to press.
 */
function fly(element: Element, to: DOMRectReadOnly, transform: string, flying: Set<Element>): void {
  const picture = element.firstElementChild;
  if (!picture) return;
  const double = document.createElement("div");
  double.append(picture.cloneNode(true));
  double.inert = true;
  double.dataset.flying = "";
  double.setAttribute("aria-hidden", "true");
  Object.assign(double.style, {
    position: "fixed",
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: "50",
    pointerEvents: "none",
  });
  document.body.append(double);
  flying.add(double);
  element.animate([{ opacity: 0 }, { opacity: 0 }], SLIDE_MS);
  const done = (): void => {
    double.remove();
    flying.delete(double);
  };
  slide(double, transform).finished.then(done, done);
}

/**
 * Slides the marked elements under `root` whenever `moment` changes, unless something else has the eye (`still`): then what
 * still flies lands at once.
 */
export function useSlides(root: RefObject<Element | null>, moment: unknown, still = false): void {
  const last = useRef(moment);
  const before = useRef<Places | null>(null);
  const flying = useRef(new Set<Element>());
  const frame = useRef(0);
  // The places are taken while the old picture still stands: after this the new one is drawn. Of several pictures before
  // the next frame only the first was seen.
  if (last.current !== moment) {
    last.current = moment;
    if (still) before.current = null;
    else if (root.current && motionAllowed()) before.current ??= placesOf(root.current);
  }
  useLayoutEffect(() => {
    if (before.current === null || frame.current !== 0) return;
    // With the frame that comes, when all is drawn: a look before would lay the page out once more.
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      const places = before.current;
      before.current = null;
      if (places && root.current) animate(root.current, places, flying.current);
    });
  }, [moment, root]);
  useLayoutEffect(() => {
    const land = (): void => {
      for (const double of flying.current) double.remove();
    };
    if (still) {
      before.current = null;
      land();
    }
    return land;
  }, [still]);
}
