/** Points that an event has brought: all of them at the end. */
import type { GameEvent, Place } from "@banquise/engine";
import type { Gain } from "@banquise/ui";
import { events } from "../events.ts";
import { places } from "../places.ts";

export function gains(happened: GameEvent): readonly Gain[] {
  const event = events.read(happened);
  const to = (points: readonly number[], from: Place | null): readonly Gain[] =>
    points.flatMap((amount, seat) => (amount > 0 ? [{ amount, from, to: seat }] : []));
  switch (event?.type) {
    case "zoneScored":
      return to(event.data.points, places.at("zone", event.data.zone));
    case "trackScored":
      return to(event.data.points, places.at("track", event.data.track));
    case "asterisksScored":
    case "discardsScored":
      return to(event.data.points, null);
    default:
      return [];
  }
}
