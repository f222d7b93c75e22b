/**
 * Work that may take longer than a frame: the page first shows that it was pressed, then works. If the page is left in
 * between, the work is done at once: what was pressed counts.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    removeEventListener("pagehide", once);
    work();
  };
  // A page that is not seen draws no frames.
  if (document.hidden) {
    once();
    return;
  }
  addEventListener("pagehide", once);
  requestAnimationFrame(() => setTimeout(once));
}
