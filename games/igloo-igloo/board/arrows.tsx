/** Signs of movement: where a push goes, and where a kayak lands. */
import { Drawing } from "@banquise/ui";
import { SIZE } from "../data.ts";
import { type Choices, directionTo } from "./choices.ts";
import { columnOf, rowOf } from "./islands.ts";

const QUARTER_TURN = 90;
const CHEVRON = "M-.1-.31 0-.41.1-.31";

/** A small chevron at each edge to which a tile can be pushed. */
export function PushArrows({ choices }: { readonly choices: Choices }) {
  return (
    <Drawing class="ig-arrows" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      {[...choices.paths].flatMap(([from, goals]) =>
        [...goals.keys()].map((to) => (
          <g
            key={`${from}.${to}`}
            transform={`translate(${columnOf(from) + 0.5} ${rowOf(from) + 0.5}) rotate(${directionTo(from, to) * QUARTER_TURN})`}
          >
            <path class="ig-arrow-rim" d={CHEVRON} />
            <path d={CHEVRON} />
          </g>
        )),
      )}
    </Drawing>
  );
}

export function PushMark({ direction }: { readonly direction: number }) {
  return (
    <span class="ig-arrow">
      <Drawing viewBox="0 0 48 48">
        <path d="M24 4 42 24H31v20H17V24H6Z" transform={`rotate(${direction * QUARTER_TURN} 24 24)`} />
      </Drawing>
    </span>
  );
}

export function KayakMark() {
  return (
    <span class="ig-mark">
      <Drawing viewBox="0 0 48 48">
        <path class="ig-boat" d="M2 24c8 14 36 14 44 0-6 3-14 4-22 4S8 27 2 24Z" />
        <path class="ig-boat" d="M20 27c0-5 8-5 8 0ZM12 8l26 14-1.500 2.500L10.500 10.500Z" />
      </Drawing>
    </span>
  );
}
