/** What can be pointed at. */
import { definePlaces, type Places } from "@banquise/engine";
import { MAX_SEATS } from "./data.ts";
import { events } from "./events.ts";
import { moves } from "./moves.ts";
import type { State } from "./state.ts";

export const table = definePlaces({ stone: MAX_SEATS, cup: ["pot"] });

const POT = table.at("cup", "pot");

export const places: Places<State> = {
  table,
  ofMove(_, move) {
    const played = moves.decode(move);
    return played.type === "look" ? [table.at("stone", played.seat)] : [POT];
  },
  ofEvent(event) {
    const told = events.read(event);
    if (told?.type === "looked") return [table.at("stone", told.data.seat)];
    if (told?.type === "stonesShown") return told.data.stones.map((_, seat) => table.at("stone", seat));
    return told === null || told.type === "ended" ? [] : [POT];
  },
};
