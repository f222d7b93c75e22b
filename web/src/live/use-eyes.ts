import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";

/** Answers once somebody looks at the place: it is in sight, and so is the page. */
export function useEyes(place: RefObject<Element | null>): () => Promise<void> {
  const eyes = useMemo(() => new Eyes(), []);
  useEffect(() => eyes.watch(place.current), [eyes, place]);
  return eyes.open;
}

class Eyes {
  private inSight = false;
  private waiting: (() => void)[] = [];

  readonly open = (): Promise<void> =>
    this.areOpen ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));

  watch(element: Element | null): () => void {
    const sight = new IntersectionObserver((entries) => {
      this.inSight = entries.at(-1)?.isIntersecting ?? false;
      this.tell();
    });
    if (element !== null) sight.observe(element);
    document.addEventListener("visibilitychange", this.tell);
    return () => {
      sight.disconnect();
      document.removeEventListener("visibilitychange", this.tell);
    };
  }

  private get areOpen(): boolean {
    return this.inSight && !document.hidden;
  }

  private readonly tell = (): void => {
    if (!this.areOpen) return;
    for (const go of this.waiting.splice(0)) go();
  };
}
