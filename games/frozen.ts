/**
 * Rules as they were before a game's rules number was raised (`scripts/freeze-rules.js`). Logs and exports of early
 * versions hold only moves: without the rules that they were made by nobody could say what those moves did.
 */
import { defineEvents, definePlaces, type Game } from "@banquise/engine";
import { type AnyState, loadGame } from "./index.ts";

const MODULES = import.meta.glob<{ readonly game: Game<AnyState> }>("./frozen/*.js");

/** What games did not declare when their first rules were frozen. */
const UNDECLARED = {
  events: defineEvents({}),
  places: { table: definePlaces({}), ofMove: () => [], ofEvent: () => [] },
};

/** The rules of a game by their number, present or frozen; null when they are not kept here. */
export async function loadRules(id: string, version: number): Promise<Game<AnyState> | null> {
  const present = await loadGame(id);
  if (present?.game.version === version) return present.game;
  const load = MODULES[`./frozen/${id}-${version}.js`];
  return load ? { ...UNDECLARED, ...(await load()).game } : null;
}
