/** A block of ice: translucent, in the colour of its owner, with the owner's shape and letter frozen on top. */
import { seatLetter } from "@banquise/ui";
import { memo } from "preact/compat";
import { places } from "../places.ts";
import { isPerson, type State } from "../state.ts";
import { guestLetter } from "./medal.tsx";
import { polygon, type Spot } from "./projection.ts";

/** Outlines on the top of a block, in per cent of its width from its middle. */
export const SHAPES = [
  "M-30 0a30 17 0 1 0 60 0a30 17 0 1 0-60 0Z",
  "M-26-16H26V16H-26Z",
  "M0-22 38 0 0 22-38 0Z",
  "M0-20 36 15H-36Z",
  "M-18-17H18L34 0 18 17H-18L-34 0Z",
] as const;
export const FLAT_SHAPES = [
  "M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z",
  "M-27-27H27V27H-27Z",
  "M0-38 38 0 0 38-38 0Z",
  "M0-34 36 28H-36Z",
  "M0-34 30-17V17L0 34-30 17V-17Z",
] as const;
const GUEST_SHAPE = 4;

interface IceBlockProps {
  readonly spot: Spot;
  readonly colour: number;
  readonly letter: string;
  readonly shape: number;
  readonly look: string;
}

export const letterOf = (s: State, colour: number): string =>
  isPerson(s, colour) ? seatLetter(colour) : guestLetter(s, colour);
export const shapeOf = (s: State, colour: number): number => (isPerson(s, colour) ? colour : GUEST_SHAPE);

export const IceBlock = memo(function IceBlock({ spot, colour, letter, shape, look }: IceBlockProps) {
  const [top = [], left, right] = spot.block;
  const [x, y] = spot.blockCentre;
  const shapes = left ? SHAPES : FLAT_SHAPES;
  return (
    <g
      class={`nk-block ${look}`}
      data-seat={colour}
      data-position={spot.position}
      data-place={places.at("tile", spot.position)}
    >
      {left && <polygon class="nk-block-left" points={polygon(left)} />}
      {right && <polygon class="nk-block-right" points={polygon(right)} />}
      {left && <polygon class="nk-block-shine" points={polygon(left)} />}
      {right && <polygon class="nk-block-shine" points={polygon(right)} />}
      <polygon class="nk-block-top" points={polygon(top)} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path class="nk-block-shape" d={shapes[shape] ?? ""} />
        <text class="nk-block-letter" y={left ? 9 : 14}>
          {letter}
        </text>
      </g>
    </g>
  );
});
