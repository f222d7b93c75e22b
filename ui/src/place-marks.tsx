/**
 * Pins on places of a board, one for each seat that did something there last. They lie over the board, which marks its
 * places by `data-place` and need do nothing else.
 */
import type { Place, Seat } from "@banquise/engine";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { SeatMark } from "./seat-mark.tsx";
import "./place-marks.css";

export interface PlaceMark {
  readonly place: Place;
  readonly seat: Seat;
}

interface PlaceMarksProps {
  /** The board; it and this layer have the same parent, in which the layer lies. */
  readonly root: RefObject<HTMLElement | null>;
  readonly marks: readonly PlaceMark[];
}

/** Pins of several seats on one place stand side by side, this many pixels apart. */
const BESIDE = 11;
/** How far down a place they stand where its corner is taken: a share of its height. */
const LOWER = 0.45;

export function PlaceMarks({ root, marks }: PlaceMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = root.current;
    const over = layer.current;
    if (board === null || over === null) return;
    const put = (): void => putPins(board, over, marks);
    let asked = 0;
    const again = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(put);
    };
    // With the frame that comes, when everything has its place: a look before would lay the page out once more.
    again();
    // Whatever moves the picture under the pins: another size, scrolling, a closer look.
    const observer = new ResizeObserver(again);
    observer.observe(board);
    // Parts of a board come later.
    const arrivals = new MutationObserver(again);
    arrivals.observe(board, { subtree: true, childList: true });
    const stop = new AbortController();
    for (const type of ["scroll", "wheel", "pointermove", "pointerup", "keyup", "transitionend"])
      board.addEventListener(type, again, { capture: true, passive: true, signal: stop.signal });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      arrivals.disconnect();
      stop.abort();
    };
  });
  return (
    <div ref={layer} class="place-marks" aria-hidden="true">
      {marks.map(({ place, seat }) => (
        <span key={`${place} ${seat}`} class="place-mark" data-seat={seat}>
          <SeatMark seat={seat} size={0.8} />
        </span>
      ))}
    </div>
  );
}

function putPins(board: HTMLElement, over: HTMLElement, marks: readonly PlaceMark[]): void {
  const frame = over.getBoundingClientRect();
  const edge = board.getBoundingClientRect();
  const lower = board.querySelector("[data-pins=lower]") === null ? 0 : LOWER;
  const standing = new Map<string, number>();
  for (const [index, { place }] of marks.entries()) {
    const pin = over.children[index] as HTMLElement | undefined;
    const box = boxOf(board, place);
    if (pin === undefined) continue;
    const isSeen = box !== null && box.top >= edge.top - 1 && box.top < edge.bottom && box.left < edge.right;
    pin.hidden = !isSeen;
    if (box === null || !isSeen) continue;
    const before = standing.get(place) ?? 0;
    standing.set(place, before + 1);
    const x = box.left - frame.left + before * BESIDE;
    pin.style.translate = `${x.toFixed(1)}px ${(box.top - frame.top + lower * box.height).toFixed(1)}px`;
  }
}

/** Where a place is drawn, at its `data-pin` if it has one; null when it is not drawn. */
export function boxOf(board: HTMLElement, place: Place): DOMRect | null {
  const name = CSS.escape(place);
  const [pin] = board.querySelectorAll(`[data-pin="${name}"]`);
  const drawn = [...(pin ? [pin] : []), ...board.querySelectorAll(`[data-place~="${name}"]`)];
  return drawn.map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0) ?? null;
}
