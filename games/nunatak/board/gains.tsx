/** Points that have just been earned, rising from where they were earned. */
import type { GameEvent } from "@banquise/engine";
import { isPerson, type State } from "../state.ts";
import { Badge, middleOf } from "./badge.tsx";
import { letterOf } from "./ice-block.tsx";
import { cornersOf, type Point, type Projection } from "./projection.ts";

interface Gain {
  /** Positions whose middle the points rise from. */
  readonly from: readonly number[];
  readonly colour: number;
  readonly points: number;
}

/** What the events of a step paid to people. */
export function gainsOf(view: State, events: readonly GameEvent[]): readonly Gain[] {
  return events.flatMap(({ type, data }): readonly Gain[] => {
    const { square, points, position, colour } = data;
    if (type === "squareScored" && typeof square === "number" && typeof points === "object") {
      return points.flatMap((share, each) =>
        share > 0 && isPerson(view, each) ? [{ from: cornersOf(square), colour: each, points: share }] : [],
      );
    }
    if (type === "reinforced" && typeof position === "number" && typeof points === "number") {
      return [{ from: [position], colour: typeof colour === "number" ? colour : 0, points }];
    }
    return [];
  });
}

interface GainsProps {
  readonly view: State;
  readonly projection: Projection;
  readonly gains: readonly Gain[];
}

const APART = 78;

export function Gains({ view, projection, gains }: GainsProps) {
  return (
    <g class="nk-gains">
      {gains.map(({ from, colour, points }, index) => {
        const [x, y] = middleOf(projection.outline(from));
        const row = gains.filter((other) => other.from.join() === from.join());
        const place = gains.slice(0, index).filter((other) => other.from.join() === from.join()).length;
        const at: Point = [x + (place - (row.length - 1) / 2) * APART, y - 10];
        return (
          <g key={index} style={{ animationDelay: `${index * 180}ms` }}>
            <Badge at={at} colour={colour} text={`${letterOf(view, colour)}+${points}`} />
          </g>
        );
      })}
    </g>
  );
}
