/** What the other seats did in their last turns, to be seen on the board: a step, or a space where something happened. */
import type { GameEvent, Seat, Viewer } from "@banquise/engine";
import { events, type IglooEvent } from "../events.ts";
import { neighbour } from "../spaces.ts";

export interface Trace {
  readonly seat: Seat;
  /** Null where nothing moved. */
  readonly from: number | null;
  readonly to: number;
}

/** The traces that are left after these events: those of a seat stay until its next turn begins. */
export function tracesAfter(
  before: readonly Trace[],
  happened: readonly GameEvent[],
  viewer: Viewer,
): readonly Trace[] {
  let traces = [...before];
  for (const each of happened) {
    const event = events.read(each);
    if (!event || event.seat === null || event.seat === viewer) continue;
    const { seat } = event;
    const left = traceOf(event);
    if (event.type === "turnBegun") traces = traces.filter((trace) => trace.seat !== seat);
    else if (left) traces.push({ ...left, seat });
  }
  return traces;
}

function traceOf(event: IglooEvent): Omit<Trace, "seat"> | null {
  switch (event.type) {
    case "inuitPlaced":
    case "tileMelted":
    case "tileKept":
    case "thawPlayed":
    case "bearKilled":
    case "animalHunted":
    case "iglooBuilt":
      return { from: null, to: event.data.space };
    case "inuitWalked":
    case "kayakLanded":
    case "animalStepped":
    case "animalsDisplaced":
    case "inuitEvicted":
      return { from: event.data.from, to: event.data.to };
    case "tilesDrifted": {
      const [from = 0] = event.data.spaces;
      return { from, to: neighbour(from, event.data.direction) };
    }
    default:
      return null;
  }
}
