/** What can be pointed at: coasts and their berths, tracks, decks and piles, and what belongs to a seat. */
import { definePlaces, type GameEvent, type Move, type Place } from "@banquise/engine";
import { BERTHS, DECKS, MAX_SEATS, TRACKS, ZONES } from "./data.ts";
import { type AntarcticaEvent, events } from "./events.ts";
import { moves } from "./moves.ts";
import { DRAFT, type State, targetZone } from "./state.ts";
import { cardData } from "./tables.ts";

/** A berth counts from the first one of the first zone on; a crew is all that a seat has off the board. */
export const places = definePlaces({
  zone: ZONES,
  berth: ZONES.length * BERTHS,
  track: TRACKS,
  deck: DECKS,
  pile: ["shipyard", "drafted"],
  crew: MAX_SEATS,
});

const zone = (index: number): Place => places.at("zone", index);
const berth = (inZone: number, index: number): Place => places.at("berth", inZone * BERTHS + index);
const track = (index: number): Place => places.at("track", index);
const crew = (seat: number): Place => places.at("crew", seat);

/** What a move concerns: what it acts on first. */
export function ofMove(s: State, move: Move): readonly Place[] {
  const made = moves.decode(move);
  const target = targetZone(s) < 0 ? [] : [zone(targetZone(s))];
  switch (made.type) {
    case "placeShip":
    case "moveShip":
    case "layIcebreaker":
      return [places.at("zone", made.zone)];
    case "relocateTo":
      return [places.at("zone", made.zone), ...(s.lifted === 0 ? [] : [places.at("berth", s.lifted - 1)])];
    case "placeStartCube":
    case "chooseTrack":
      return [places.at("track", made.track)];
    case "research":
      return [places.at("track", made.track), ...target];
    case "buildBuilding":
      return [places.at("deck", made.deck), ...target];
    case "buildShip":
      return [zone(s.sun), ...target];
    case "recruit":
      return [...target, crew(s.decider)];
    case "playCard":
      return made.card === "placeScientist" ? [...target, crew(s.decider)] : [crew(s.decider)];
    case "sacrificeShip":
    case "relocateShip":
      return [berth(ZONES.indexOf(made.zone), made.berth)];
    case "takeCard":
      return [places.at("pile", s.phase === DRAFT ? "drafted" : "shipyard")];
    case "useIcebreaker":
      return [zone(s.sun)];
    case "sacrificeCube":
    case "sacrificeSpareShip":
      return [crew(s.decider)];
    case "endTurn":
    case "keepShips":
      return [];
  }
}

/** What an event is about: where things are now first. */
export function ofEvent(happened: GameEvent): readonly Place[] {
  const event = events.read(happened);
  return event === null ? [] : placesOf(event);
}

function placesOf(event: AntarcticaEvent): readonly Place[] {
  const own = event.seat === null ? [] : [crew(event.seat)];
  switch (event.type) {
    case "sunMoved":
      return [zone(event.data.zone)];
    case "turnBegun":
      return [zone(event.data.zone), ...own];
    case "shipPlaced":
    case "shipBuilt":
      return [berth(event.data.zone, event.data.berth)];
    case "shipMoved":
    case "shipRelocated":
      return [berth(event.data.zone, event.data.berth), zone(event.data.from)];
    case "icebreakerDeclined":
    case "icebreakersGone":
    case "icebreakerLaid":
    case "buildingBuilt":
    case "scientistPlaced":
    case "zoneScored":
      return [zone(event.data.zone)];
    case "shipSacrificed":
      return [zone(event.data.zone), ...own];
    case "startCubePlaced":
    case "cubeAdvanced":
    case "effectTriggered":
    case "trackScored":
      return [track(event.data.track)];
    case "cardRevealed":
      return [places.at("deck", event.data.deck)];
    case "buildingCardTaken":
      return [...own, places.at("deck", cardData(event.data.card).deck)];
    case "shipyardCardTaken":
      return [...own, places.at("pile", event.rule === "ANT-10.6" ? "drafted" : "shipyard")];
    case "pileRemoved":
      return [places.at("pile", "shipyard")];
    case "draftRevealed":
      return [places.at("pile", "drafted")];
    case "gameEnded":
      return event.data.winners.map(crew);
    case "boardSet":
    case "turnEnded":
    case "resourceSpent":
    case "advanceLost":
    case "recruited":
    case "cardPlayed":
    case "cubeSacrificed":
    case "spareShipSacrificed":
    case "effectLapsed":
    case "resourceGained":
    case "shipsKept":
    case "noTrackLeft":
    case "endTriggered":
      return own;
    case "asterisksScored":
    case "discardsScored":
      return event.data.points.flatMap((points, seat) => (points > 0 ? [crew(seat)] : []));
  }
}
