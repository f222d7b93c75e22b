/** Parts of a screen that stand still while what they show stays the same, however often the screen around them is drawn. */
import type { ComponentType, VNode } from "preact";
import { useCallback, useRef } from "preact/hooks";

/** A part that is drawn again only when a property of it is another one. */
export function still<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Still(props: P) {
    const drawn = useRef<{ readonly props: P; readonly node: VNode } | null>(null);
    if (drawn.current === null || !isSame(drawn.current.props, props))
      drawn.current = { props, node: <Part {...props} /> };
    return drawn.current.node;
  };
}

function isSame<P extends object>(before: P, now: P): boolean {
  const keys = Object.keys(now) as (keyof P)[];
  return keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], now[key]));
}

/** The object of an earlier drawing for as long as it says the same. */
export function useSame<T extends object>(now: T): T {
  const kept = useRef(now);
  if (!isSame(kept.current, now)) kept.current = now;
  return kept.current;
}

/** A handler that is the same at every drawing, and does what the newest one does. */
export function useSteady<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...args: A): R => newest.current(...args), []);
}
