/** Points that an event has brought: trophies during the game, islands at its end. */
import { at, type GameEvent } from "@banquise/engine";
import type { Gain } from "@banquise/ui";
import { BEAR, KIND_VALUES } from "../data.ts";
import { events } from "../events.ts";
import { places } from "../places.ts";

export function gains(happened: GameEvent): readonly Gain[] {
  const event = events.read(happened);
  const from = (space: number) => places.at("space", space);
  switch (event?.type) {
    case "animalHunted":
    case "bearKilled": {
      const kind = event.type === "bearKilled" ? BEAR : event.data.kind;
      if (happened.seat === null) return [];
      return [{ amount: at(KIND_VALUES, kind), from: from(event.data.space), to: happened.seat }];
    }
    case "islandScored": {
      const { spaces, points } = event.data;
      const place = from(spaces[0] ?? 0);
      return points.flatMap((amount, seat) => (amount > 0 ? [{ amount, from: place, to: seat }] : []));
    }
    default:
      return [];
  }
}
