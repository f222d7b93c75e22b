/** What an event has brought to the stock of the city, or taken from it. */
import type { GameEvent } from "@banquise/engine";
import type { Gain } from "@banquise/ui";
import { FOOD } from "../data.ts";
import { events } from "../events.ts";
import { table as places } from "../places.ts";

export function gains(happened: GameEvent): readonly Gain[] {
  const event = events.read(happened);
  switch (event?.type) {
    case "gathered": {
      const { space, resource, n } = event.data;
      return [{ amount: n, from: places.at("place", space), to: places.at("stock", resource) }];
    }
    case "resourceChanged":
      return [{ amount: event.data.n, from: null, to: places.at("stock", event.data.resource) }];
    case "hunted":
      return [{ amount: event.data.food, from: null, to: places.at("stock", FOOD) }];
    default:
      return [];
  }
}
