/** What part of a picture is seen: how large, and how far it is moved. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The whole picture. */
export const REST: Viewport = { scale: 1, x: 0, y: 0 };

const LARGEST = 5;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The picture never leaves its frame. */
function kept(scale: number, x: number, y: number, width: number, height: number): Viewport {
  return {
    scale,
    x: between(x, width * (1 - scale), 0),
    y: between(y, height * (1 - scale), 0),
  };
}

/** Larger or smaller by `factor`, with the point (px, py) of the frame staying where it is. */
export function zoomed(
  now: Viewport,
  factor: number,
  px: number,
  py: number,
  width: number,
  height: number,
): Viewport {
  const scale = between(now.scale * factor, 1, LARGEST);
  const grown = scale / now.scale;
  return kept(scale, px - (px - now.x) * grown, py - (py - now.y) * grown, width, height);
}

export function panned(now: Viewport, dx: number, dy: number, width: number, height: number): Viewport {
  return kept(now.scale, now.x + dx, now.y + dy, width, height);
}
