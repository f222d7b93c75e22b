/** How the pieces of one space share it. Everything is a part of the space: 0 is its left or upper edge, 1 the other. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  /** Width and height. */
  readonly size: number;
}

const LARGEST = 0.66;
/** So many stand in front of an igloo; more of them surround it. */
const BEFORE_IGLOO = 2;

/** So many have a place of their own on an open tile. */
const ROOMY = 4;

/**
 * The place of the piece number `index` among the `looks` of all that are on a space. In a crowd those that look the
 * same stand as one, and the last of them says how many they are: so figures never become too small to read.
 */
export function slotIn(
  looks: readonly string[],
  index: number,
  hasIgloo: boolean,
): { readonly slot: Slot | undefined; readonly count: number } {
  if (looks.length <= (hasIgloo ? BEFORE_IGLOO : ROOMY))
    return { slot: slotsFor(looks.length, hasIgloo)[index], count: 1 };
  const kinds = [...new Set(looks)];
  const look = looks[index] ?? "";
  const count = looks.lastIndexOf(look) === index ? looks.filter((other) => other === look).length : 1;
  return { slot: slotsFor(kinds.length, hasIgloo)[kinds.indexOf(look)], count };
}

/** The place of each of `count` pieces, from the back to the front. */
function slotsFor(count: number, hasIgloo: boolean): readonly Slot[] {
  const inFront = hasIgloo && count <= BEFORE_IGLOO;
  const top = inFront ? 0.38 : hasIgloo ? 0.16 : 0.04;
  const height = 0.97 - top;
  const columns = inFront ? count : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const size = Math.min(LARGEST, 0.94 / columns, (height / rows) * (rows > 1 ? 1.1 : 1));
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
