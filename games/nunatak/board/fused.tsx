/** A finished square: its four blocks freeze into one, under the emblem of whoever has most of them there. */
import { at } from "@banquise/engine";
import { memo } from "preact/compat";
import { FLOOR_SIDES } from "../data.ts";
import type { State } from "../state.ts";
import { cornersOf, FLOOR, SQUARES } from "../temple.ts";
import { middleOf } from "./badge.tsx";
import { FLAT_SHAPES, SHAPES, shapeOf } from "./ice-block.tsx";
import { type Point, type Projection, polygon } from "./projection.ts";
import "./fused.css";

/** The colours with most blocks in a square whose four blocks stand; none before. */
export function leadersIn(view: State, square: number): readonly number[] {
  const colours = cornersOf(square).map((position) => at(view.blocks, position) - 1);
  if (colours.includes(-1)) return [];
  const counted = [...new Set(colours)].map((colour) => ({
    colour,
    blocks: colours.filter((other) => other === colour).length,
  }));
  const most = Math.max(...counted.map(({ blocks }) => blocks));
  return counted.flatMap(({ colour, blocks }) => (blocks === most ? [colour] : []));
}

interface FusedProps {
  readonly projection: Projection;
  readonly square: number;
  readonly leaders: readonly number[];
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The seams are frozen over; a lone leader colours them. */
const Fused = memo(function Fused({ projection, square, leaders }: FusedProps) {
  const outline = projection.outline(cornersOf(square));
  const [a, b, c, d] = outline as readonly [Point, Point, Point, Point];
  const seams = [
    [between(a, b), between(c, d)],
    [between(b, c), between(d, a)],
  ] as const;
  return (
    <g class="nk-fused" data-seat={leaders.length === 1 ? leaders[0] : undefined}>
      {seams.map(([from, to], index) => (
        <line key={index} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      ))}
      <polygon points={polygon(outline)} />
    </g>
  );
});

interface EmblemProps {
  readonly view: State;
  readonly leaders: readonly number[];
  readonly at: Point;
  readonly flat: boolean;
}

/** From one emblem to the next where several have as many blocks. */
const APART = 30;

export function Emblem({ view, leaders, at: [x, y], flat }: EmblemProps) {
  const shapes = flat ? FLAT_SHAPES : SHAPES;
  return (
    <>
      {leaders.slice(0, 2).map((colour, index, { length }) => (
        <path
          key={colour}
          class="nk-emblem"
          data-seat={colour}
          d={shapes[shapeOf(view, colour)] ?? ""}
          transform={`translate(${(x + (index - (length - 1) / 2) * APART).toFixed(1)} ${y.toFixed(1)}) scale(0.44)`}
        />
      ))}
    </>
  );
}

interface FusedFloorProps {
  readonly view: State;
  readonly projection: Projection;
  readonly floor: number;
  /** No tile carries the emblems: they lie on the ice. */
  readonly bare?: boolean;
}

/** All finished squares of a floor. */
export function FusedFloor({ view, projection, floor, bare = false }: FusedFloorProps) {
  return (
    <>
      {SQUARES_OF[floor - 1]?.map((square) => {
        const leaders = leadersIn(view, square);
        if (leaders.length === 0) return null;
        const { flat } = projection;
        return (
          <g key={square}>
            <Fused projection={projection} square={square} leaders={leaders} />
            {bare && (
              <Emblem
                view={view}
                leaders={leaders}
                at={middleOf(projection.outline(cornersOf(square)))}
                flat={flat}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** By floor, from the ground. */
const SQUARES_OF = FLOOR_SIDES.map((_, index) =>
  Array.from({ length: SQUARES }, (__, square) => square).filter(
    (square) => at(FLOOR, cornersOf(square)[0] ?? 0) === index + 1,
  ),
);
