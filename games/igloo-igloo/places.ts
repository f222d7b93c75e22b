/** What can be pointed at: the spaces of the board, everybody's tribe, the tiles of one's hand. */
import { definePlaces, type GameEvent, type Move, type Place } from "@banquise/engine";
import {
  ANIMAL_MOVE_TILE,
  COLOURS,
  ENDURANCE_TILE,
  FACES,
  HARPOON_TILE,
  RED_FACES,
  THAW_TILE,
} from "./data.ts";
import { events } from "./events.ts";
import { moves } from "./moves.ts";
import { chainOf, spaceInTheWay } from "./rules/drift.ts";
import { DIRECTIONS, type Direction, neighbour, OUTSIDE, SPACE_NAMES, spaceNamed } from "./spaces.ts";
import { DISPLACE, LANDING, type State } from "./state.ts";

/** A tribe is what a seat has caught, may build and holds; `hand` is the viewer's own. */
export const places = definePlaces({
  space: SPACE_NAMES,
  tribe: COLOURS,
  hand: FACES.slice(0, RED_FACES),
});

const spaceAt = (space: number): Place => places.at("space", space);
const tile = (face: number): Place => places.at("hand", face);
const beside = (space: number, direction: Direction): number =>
  neighbour(space, DIRECTIONS.indexOf(direction));

/** Spaces beyond the border are no places. */
const spacesAt = (...spaces: readonly number[]): readonly Place[] =>
  spaces.filter((space) => space !== OUTSIDE).map(spaceAt);

/** What a move concerns: what it acts on first. */
export function ofMove(s: State, move: Move): readonly Place[] {
  const made = moves.decode(move);
  switch (made.type) {
    case "placeInuit":
    case "melt":
    case "hunt":
    case "buildIgloo":
      return [places.at("space", made.space)];
    case "playThaw":
      return [places.at("space", made.space), tile(THAW_TILE)];
    case "harpoonHunt":
      return [places.at("space", made.space), tile(HARPOON_TILE)];
    case "playAnimalMove":
      return [tile(ANIMAL_MOVE_TILE)];
    case "playEndurance":
      return [tile(ENDURANCE_TILE + made.value - 1)];
    case "drift":
      return spacesAt(...chainOf(s, spaceNamed(made.space), DIRECTIONS.indexOf(made.direction)));
    case "displace": {
      if (s.phase !== DISPLACE) return [];
      const from = spaceInTheWay(s);
      return spacesAt(from, beside(from, made.direction));
    }
    case "stepAnimal":
    case "walk": {
      const from = spaceNamed(made.from);
      return spacesAt(from, beside(from, made.direction));
    }
    case "useHarpoon":
      return s.focus === 0 ? [tile(HARPOON_TILE)] : [spaceAt(s.focus - 1), tile(HARPOON_TILE)];
    case "declineHarpoon":
      return s.focus === 0 ? [] : [spaceAt(s.focus - 1)];
    case "evictTo":
      return [places.at("space", made.corner)];
    case "kayak":
      return [places.at("space", made.from)];
    case "land":
      return s.phase === LANDING
        ? [places.at("space", made.to), spaceAt(s.focus - 1)]
        : [places.at("space", made.to)];
    case "endTurn":
      return [];
  }
}

/** What an event is about: where things are now first. */
export function ofEvent(happened: GameEvent): readonly Place[] {
  const event = events.read(happened);
  const tribe = happened.seat === null ? [] : [places.at("tribe", happened.seat)];
  switch (event?.type) {
    case "inuitPlaced":
    case "tileMelted":
    case "animalsArrived":
    case "thawPlayed":
    case "preyEaten":
    case "harpoonAsked":
    case "harpoonDeclined":
    case "inuitsHid":
    case "iglooBuilt":
      return [spaceAt(event.data.space)];
    case "tileKept": {
      const { space, face } = event.data;
      return face === undefined ? [spaceAt(space), ...tribe] : [spaceAt(space), tile(face)];
    }
    case "bearKilled":
    case "animalHunted":
      return [spaceAt(event.data.space), ...tribe];
    case "animalsDisplaced":
    case "animalStepped":
    case "inuitEvicted":
    case "inuitWalked":
    case "kayakLanded":
      return [spaceAt(event.data.to), spaceAt(event.data.from)];
    case "kayakLaunched":
      return [spaceAt(event.data.from)];
    case "tilesDrifted":
      return event.data.spaces.map((space) => spaceAt(neighbour(space, event.data.direction)));
    case "islandScored":
      return event.data.spaces.map(spaceAt);
    case "firstSeatChosen":
    case "turnBegun":
    case "turnEnded":
    case "endurancePlayed":
    case "animalMovePlayed":
    case "trophiesScored":
      return tribe;
    case "driftSkipped":
    case "stepsLost":
    case "iceGone":
    case "gameEnded":
    case undefined:
      return [];
  }
}
