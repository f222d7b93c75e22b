/**
 * A picture that fills the space it gets, and can be looked at closely: wheel and pinch zoom, drag, keys, a double tap
 * goes back. At normal size a finger scrolls the page as usual.
 */
import type { Language } from "@banquise/engine";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./board-frame.css";
import { Button } from "./button.tsx";
import { panned, REST, type Viewport, zoomed } from "./viewport.ts";
import { WORDS } from "./words.ts";

const KEY_ZOOM = 1.3;
const KEY_PAN_PX = 60;
const WHEEL_ZOOM = 0.0018;
const DOUBLE_TAP_MS = 300;

interface BoardFrameProps {
  readonly language: Language;
  readonly label: string;
  readonly children: ComponentChildren;
}

export function BoardFrame({ language, label, children }: BoardFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<Viewport>(REST);
  useGestures(frame, setViewport);
  const words = WORDS[language];
  const change = (next: (viewport: Viewport, width: number, height: number) => Viewport): void => {
    const box = frame.current;
    if (box) setViewport((now) => next(now, box.clientWidth, box.clientHeight));
  };
  const zoomBy = (factor: number): void => change((now, w, h) => zoomed(now, factor, w / 2, h / 2, w, h));
  const panBy = (x: number, y: number): void => change((now, w, h) => panned(now, x, y, w, h));

  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoomBy(KEY_ZOOM),
    "=": () => zoomBy(KEY_ZOOM),
    "-": () => zoomBy(1 / KEY_ZOOM),
    "0": () => setViewport(REST),
    ArrowLeft: () => panBy(KEY_PAN_PX, 0),
    ArrowRight: () => panBy(-KEY_PAN_PX, 0),
    ArrowUp: () => panBy(0, KEY_PAN_PX),
    ArrowDown: () => panBy(0, -KEY_PAN_PX),
  };

  const transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`;
  return (
    <section
      ref={frame}
      class={`frame ${viewport.scale > 1 ? "frame-close" : ""}`}
      aria-label={label}
      aria-description={words.frameHelp}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key.startsWith("Arrow") && viewport.scale === 1) return;
        event.preventDefault();
        act();
      }}
    >
      <div class="frame-picture" style={{ transform }}>
        {children}
      </div>
      {viewport.scale > 1 && (
        <div class="frame-tools">
          <Button size="small" icon="minus" label={words.zoomOut} onClick={() => zoomBy(1 / KEY_ZOOM)} />
          <Button size="small" icon="fit" label={words.zoomReset} onClick={() => setViewport(REST)} />
          <Button size="small" icon="plus" label={words.zoomIn} onClick={() => zoomBy(KEY_ZOOM)} />
        </div>
      )}
    </section>
  );
}

/** Listens by hand: wheel and touch must be able to stop the page from scrolling, which passive listeners cannot. */
function useGestures(
  frame: RefObject<HTMLElement | null>,
  setViewport: (next: (now: Viewport) => Viewport) => void,
): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const stop = new AbortController();
    const on = { signal: stop.signal, passive: false };
    const pointers = new Map<number, { x: number; y: number }>();
    let lastTap = 0;

    const inside = (x: number, y: number): [number, number] => {
      const rect = box.getBoundingClientRect();
      return [x - rect.left, y - rect.top];
    };
    const zoomAt = (factor: number, x: number, y: number): void => {
      const [px, py] = inside(x, y);
      setViewport((now) => zoomed(now, factor, px, py, box.clientWidth, box.clientHeight));
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * WHEEL_ZOOM * (event.ctrlKey ? 4 : 1)), event.clientX, event.clientY);
    };
    const down = (event: PointerEvent): void => {
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const onButton = event.target instanceof Element && event.target.closest("button, [role=button]");
      if (pointers.size > 1 || onButton) return;
      if (event.timeStamp - lastTap < DOUBLE_TAP_MS) setViewport(() => REST);
      lastTap = event.timeStamp;
    };
    const move = (event: PointerEvent): void => {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      const others = [...pointers].filter(([id]) => id !== event.pointerId);
      const other = others[0]?.[1];
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (other) {
        const before = Math.hypot(from.x - other.x, from.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        if (before > 0) zoomAt(after / before, other.x, other.y);
      } else {
        setViewport((now) => panned(now, x, y, box.clientWidth, box.clientHeight));
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);

    box.addEventListener("wheel", wheel, on);
    box.addEventListener("pointerdown", down, on);
    window.addEventListener("pointermove", move, on);
    window.addEventListener("pointerup", up, on);
    window.addEventListener("pointercancel", up, on);
    return () => stop.abort();
  }, [frame, setViewport]);
}
