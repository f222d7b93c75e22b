/** What every seat did in its last turn, to be seen on the board: where a ship sailed, what was built, which cube moved. */
import type { GameEvent, Seat } from "@banquise/engine";
import { type AntarcticaEvent, events } from "../events.ts";
import { wakePath } from "./geometry.ts";

export interface Trace {
  readonly seat: Seat;
  /** The way of a ship, as a path of the map. */
  readonly wake?: string;
  /** A building that was built, as "zone.kind". */
  readonly built?: string;
  /** A track on which the cube advanced. */
  readonly track?: number;
}

/** The traces that are left after these events: those of a seat stay until its next turn begins. */
export function tracesAfter(before: readonly Trace[], happened: readonly GameEvent[]): readonly Trace[] {
  let traces = [...before];
  for (const each of happened) {
    const event = events.read(each);
    if (!event || event.seat === null) continue;
    const { seat } = event;
    const left = traceOf(event);
    if (event.type === "turnBegun") traces = traces.filter((trace) => trace.seat !== seat);
    else if (left) traces.push({ ...left, seat });
  }
  return traces;
}

function traceOf(event: AntarcticaEvent): Omit<Trace, "seat"> | null {
  switch (event.type) {
    case "shipMoved":
    case "shipRelocated": {
      const { from, fromBerth, zone, berth } = event.data;
      return { wake: wakePath(from, fromBerth, zone, berth) };
    }
    case "buildingBuilt":
      return { built: `${event.data.zone}.${event.data.kind}` };
    case "cubeAdvanced":
      return { track: event.data.track };
    default:
      return null;
  }
}
