/** Points that have just been earned, rising from where they were earned. */
import type { GameEvent } from "@banquise/engine";
import { events } from "../events.ts";
import { isPerson, type State } from "../state.ts";
import { cornersOf } from "../temple.ts";
import { Badge, middleOf } from "./badge.tsx";
import { letterOf } from "./ice-block.tsx";
import type { Point, Projection } from "./projection.ts";

interface Gain {
  /** Positions whose middle the points rise from. */
  readonly from: readonly number[];
  readonly colour: number;
  readonly points: number;
}

/** What the events of a step paid to people. */
export function gainsOf(view: State, told: readonly GameEvent[]): readonly Gain[] {
  return told.map(events.read).flatMap((event): readonly Gain[] => {
    if (event?.type === "squareScored") {
      const from = cornersOf(event.data.square);
      return event.data.points.flatMap((points, colour) =>
        points > 0 && isPerson(view, colour) ? [{ from, colour, points }] : [],
      );
    }
    if (event?.type !== "reinforced") return [];
    const { position, colour, points } = event.data;
    return [{ from: [position], colour, points }];
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
