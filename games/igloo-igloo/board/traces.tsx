/** What the others did last, drawn over the ice: an arrow for each way, a mark where something happened. */
import { Drawing, SeatMark } from "@banquise/ui";
import { SIZE } from "../data.ts";
import { columnOf, rowOf } from "./islands.ts";
import type { Trace } from "./last-turns.ts";
import { placed } from "./picture.tsx";
import type { Slot } from "./slots.ts";
import "./traces.css";

/** Arrows end before the middle of a space, where pieces stand. */
const SHORTENED = 0.3;
const CORNER: Slot = { x: 0.02, y: 0.72, size: 0.26 };

const middle = (space: number): readonly [number, number] => [columnOf(space) + 0.5, rowOf(space) + 0.5];

function wayOf(from: number, to: number): string {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const along = (part: number): string =>
    `${(x1 + ((x2 - x1) * part) / length).toFixed(3)} ${(y1 + ((y2 - y1) * part) / length).toFixed(3)}`;
  return `M${along(SHORTENED)}L${along(length - SHORTENED)}`;
}

export function Traces({ traces }: { readonly traces: readonly Trace[] }) {
  const ways = traces.flatMap(({ seat, from, to }) =>
    from === null || from === to ? [] : [{ seat, from, to }],
  );
  // One mark for each seat and space, however much it did there.
  const marks = [...new Set(traces.map(({ seat, to }) => seat * SIZE * SIZE + to))];
  return (
    <>
      <Drawing class="ig-traces" viewBox={`0 0 ${SIZE} ${SIZE}`}>
        {ways.map(({ seat, from, to }, i) => (
          <g key={`${i}.${from}.${to}`} data-seat={seat}>
            <path class="ig-trace-rim" d={wayOf(from, to)} />
            <path class="ig-trace-way" d={wayOf(from, to)} />
          </g>
        ))}
      </Drawing>
      {marks.map((mark) => (
        <div
          key={mark}
          class="ig-at ig-trace-mark"
          style={placed(mark % (SIZE * SIZE), CORNER)}
          aria-hidden="true"
        >
          <SeatMark seat={Math.floor(mark / (SIZE * SIZE))} size={1} />
        </div>
      ))}
    </>
  );
}
