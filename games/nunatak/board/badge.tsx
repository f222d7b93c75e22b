/** Points on a shield in the colour of whoever gets them. */
import type { Point } from "./projection.ts";

/** The middle of a rectangle's outline. */
export const middleOf = (points: readonly Point[]): Point => {
  const [a = [0, 0], , b = [0, 0]] = points;
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

export function Badge({
  at: [x, y],
  colour,
  text,
}: {
  readonly at: Point;
  readonly colour: number;
  readonly text: string;
}) {
  return (
    <g class="nk-badge" data-seat={colour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g class="nk-badge-face">
        <rect x="-36" y="-20" width="72" height="40" rx="20" />
        <text y="9">{text}</text>
      </g>
    </g>
  );
}
