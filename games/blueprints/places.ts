/** What can be pointed at: the dice of the pool, one's own plan, everybody's screen, and what is played for. */
import { definePlaces, type GameEvent, type Move, type Place } from "@banquise/engine";
import {
  DIE_KINDS,
  dieOf,
  MATERIAL_OF,
  MATERIALS,
  MAX_SEATS,
  METALS,
  PRIZES,
  SPACES,
  VALUE_OF,
} from "./data.ts";
import { events } from "./events.ts";
import { moves } from "./moves.ts";
import type { State } from "./state.ts";

/** "wood3", by die from 1 on. */
const DIE_NAMES = Array.from(
  { length: DIE_KINDS },
  (_, i) => `${MATERIALS[MATERIAL_OF[i + 1] as number]}${VALUE_OF[i + 1]}`,
);

/** A screen stands for all that a seat has; spaces are those of the viewer's own plan. */
export const places = definePlaces({
  die: DIE_NAMES,
  space: SPACES,
  screen: MAX_SEATS,
  demand: ["first", "second"],
  award: METALS,
  prize: PRIZES,
  table: ["round", "bag", "discards"],
});

/** All dice of the pool that look like this one. */
export const dicePlace = (die: number): Place => places.at("die", die - 1);

/** What a move concerns. */
export function ofMove(_: State, move: Move): readonly Place[] {
  const made = moves.decode(move);
  if (made.type === "placeDie") return [places.at("space", made.space)];
  return [dicePlace(dieOf(MATERIALS.indexOf(made.material), made.value))];
}

/** What an event is about, as far as its viewer was told. */
export function ofEvent(happened: GameEvent): readonly Place[] {
  const event = events.read(happened);
  const screen = happened.seat === null ? [] : [places.at("screen", happened.seat)];
  switch (event?.type) {
    case "roundBegun":
      return [places.at("table", "round"), ...screen];
    case "demandDrawn":
      return [places.at("demand", "first"), places.at("demand", "second")];
    case "diceDrawn":
      return [...new Set(event.data.dice.map(dicePlace))];
    case "diePlaced": {
      const { space } = event.data;
      return space === undefined ? screen : [places.at("space", space), ...screen];
    }
    case "dieDiscarded":
      return [places.at("table", "discards")];
    case "awardGiven":
      return [...screen, places.at("award", event.data.metal)];
    case "prizeGiven":
      return [...screen, places.at("prize", event.data.prize)];
    case "planDealt":
    case "dieTaken":
    case "dieLost":
    case "buildingScored":
      return screen;
    case "gameEnded":
    case undefined:
      return [];
  }
}
