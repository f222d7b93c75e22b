/** What games that began under earlier rules become. */
import type { GameEvent, Migration, StateJson } from "@banquise/engine";
import { MAX_SEATS, TRACK_DATA } from "./data.ts";

/** Rules 1 had tracks of twelve spaces, and one event for every sacrificed ship. */
const OLD_END = 12;

export const migrate: Migration = {
  state: (state, from) => (from < 2 ? withLongTracks(state) : state),
  event: (event, from) => (from < 2 ? withSacrificesApart(event) : event),
  move: (move) => move,
};

/** Whoever has reached the end of a track stays there: nobody overtakes that cube (ANT-9.6). */
function withLongTracks(state: StateJson): StateJson {
  const { cubes } = state;
  if (typeof cubes !== "object") return state;
  const endOf = (index: number): number => TRACK_DATA[Math.floor(index / MAX_SEATS)]?.length ?? OLD_END;
  return { ...state, cubes: cubes.map((space, index) => (space === OLD_END ? endOf(index) : space)) };
}

function withSacrificesApart(event: GameEvent): GameEvent {
  const spare = event.type === "shipSacrificed" && event.data.zone === undefined;
  return spare ? { ...event, type: "spareShipSacrificed" } : event;
}
