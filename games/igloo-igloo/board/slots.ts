/** How the pieces of one space share it. Everything is a part of the space: 0 is its left or upper edge, 1 the other. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  /** Width and height. */
  readonly size: number;
}

const LARGEST = 0.66;
/** What an igloo leaves free: the foreground. */
const BEFORE_IGLOO = 0.36;

/** The place of each of `count` pieces, from the back to the front. */
export function slotsFor(count: number, hasIgloo: boolean): readonly Slot[] {
  const top = hasIgloo ? BEFORE_IGLOO : 0.04;
  const height = 0.96 - top;
  const columns = hasIgloo ? Math.max(Math.ceil(count / 2), Math.min(count, 2)) : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const size = Math.min(LARGEST, 0.92 / columns, (height / rows) * (rows > 1 ? 1.12 : 1));
  const stepY = rows > 1 ? (height - size) / (rows - 1) : 0;
  const startY = rows > 1 ? top : top + (height - size) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const step = 0.94 / inRow;
    const x = 0.03 + step * ((i % columns) + 0.5) - size / 2;
    return { x, y: startY + stepY * row, size };
  });
}
