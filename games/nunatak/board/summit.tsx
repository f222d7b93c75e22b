/** The temple top, set at the end in the colour of whoever won it. */
import { type Point, polygon } from "./projection.ts";

interface SummitProps {
  readonly at: Point;
  /** -1: nobody won it. */
  readonly colour: number;
}

const LEFT: readonly Point[] = [
  [-56, -34],
  [0, -2],
  [0, -168],
];
const RIGHT: readonly Point[] = [
  [56, -34],
  [0, -2],
  [0, -168],
];
const FOOT: readonly Point[] = [
  [0, -66],
  [74, -24],
  [0, 18],
  [-74, -24],
];

export function Summit({ at: [x, y], colour }: SummitProps) {
  return (
    <g class="nk-summit" data-seat={colour < 0 ? undefined : colour} transform={`translate(${x} ${y + 12})`}>
      <polygon class="nk-summit-foot" points={polygon(FOOT)} />
      <polygon class="nk-summit-left" points={polygon(LEFT)} />
      <polygon class="nk-summit-right" points={polygon(RIGHT)} />
      <path class="nk-summit-glint" d="M-8-40-4-130" />
      <path class="nk-summit-star" d="M0-214 8-186 36-178 8-170 0-142-8-170-36-178-8-186Z" />
    </g>
  );
}
