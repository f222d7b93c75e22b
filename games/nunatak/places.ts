/** What can be pointed at: the tiles of the temple, the cards and Favours on offer, and what belongs to a seat. */
import { definePlaces, type GameEvent, type Move, type Place } from "@banquise/engine";
import { DIVINATION_TILES, FAVOUR_IDS, MAX_SEATS, PROPAGATION, ROW, SHOWN_FAVOURS } from "./data.ts";
import { events, type NunatakEvent } from "./events.ts";
import { moves } from "./moves.ts";
import { FACE, type State } from "./state.ts";
import { cornersOf, LINES, POSITIONS, positionOver } from "./temple.ts";

/** `known` are the next tiles, once they were turned up; `area` and `track` a seat's cards and its Engineering track. */
export const places = definePlaces({
  tile: POSITIONS,
  slot: ROW,
  favour: SHOWN_FAVOURS,
  known: DIVINATION_TILES,
  held: FAVOUR_IDS,
  area: MAX_SEATS,
  track: MAX_SEATS,
});

const tile = (position: number): Place => places.at("tile", position);
const slot = (index: number): Place => places.at("slot", index);
const held = (favour: number): Place => places.at("held", favour);
/** What a stored place says, which counts from 1; nothing when there is none. */
const ifAny = (name: (index: number) => Place, stored: number): readonly Place[] =>
  stored === 0 ? [] : [name(stored - 1)];

/** What a move concerns: what it acts on first. */
export function ofMove(s: State, move: Move): readonly Place[] {
  const made = moves.decode(move);
  const own = places.at("area", s.decider);
  switch (made.type) {
    case "takeCard":
    case "exchangeTake":
    case "reserve":
      return [slot(made.slot)];
    case "placeBlock":
    case "swapInto":
    case "dummyTile":
      return [tile(made.position)];
    case "swapSource":
      return [tile(made.position), ...ifAny(tile, s.position)];
    case "displace":
      return [tile(made.position), ...ifAny(tile, s.displaced)];
    case "chooseFace":
      return s.phase === FACE ? ifAny(tile, s.position) : ifAny(slot, s.offeredSlot);
    case "playFavour":
    case "declineFavour": {
      const favour = places.at("held", made.favour);
      const asksAboutSquare = made.favour === FAVOUR_IDS[PROPAGATION] && s.square !== 0;
      return asksAboutSquare ? [favour, ...cornersOf(s.square - 1).map(tile)] : [favour];
    }
    case "pickFavour":
      return [places.at("favour", made.slot)];
    case "divinationPick":
      return s.square === 0
        ? [places.at("known", made.tile)]
        : [places.at("known", made.tile), tile(positionOver(s.square - 1))];
    case "orderSquare":
      return cornersOf(made.square).map(tile);
    case "chooseOpponent":
      return [places.at("area", made.seat)];
    case "assign":
      return made.to === "self" ? [own] : [];
    case "exchangeGive":
    case "transformCard":
    case "transformTo":
      return [own];
    case "endPass":
      return [];
  }
}

/** What an event is about: where things are now first. */
export function ofEvent(happened: GameEvent): readonly Place[] {
  const event = events.read(happened);
  return event === null ? [] : placesOf(event);
}

function placesOf(event: NunatakEvent): readonly Place[] {
  const area = event.seat === null ? [] : [places.at("area", event.seat)];
  const track = event.seat === null ? [] : [places.at("track", event.seat)];
  switch (event.type) {
    case "cardRevealed":
    case "dummyTook":
    case "cardReserved":
    case "reservationLapsed":
      return [slot(event.data.slot)];
    case "cardTaken":
    case "cardsExchanged":
      return [...area, slot(event.data.slot)];
    case "rowDealt":
    case "rowRenewed":
      return event.data.row.flatMap((card, index) => (card === 0 ? [] : [slot(index)]));
    case "tilesExchanged":
    case "dummyWeighed":
      return event.data.positions.map(tile);
    case "blockPlaced":
    case "reinforced":
    case "tileLaid":
      return [tile(event.data.position)];
    case "linesCompleted":
      return [...event.data.lines.flatMap((line) => LINES[line] ?? []).map(tile), ...track];
    case "squareScored":
      return cornersOf(event.data.square).map(tile);
    case "tilesTurnedUp":
      return event.data.tiles.map((_, index) => places.at("known", index));
    case "favourTaken":
    case "favourPlayed":
    case "favourDeclined":
    case "favourScored":
      return [held(event.data.favour), ...area];
    case "engineeringAdvanced":
      return track;
    case "gameBegun":
    case "cardAssigned":
    case "turnSkipped":
    case "cardTransformed":
    case "templeTop":
    case "templeTopUnclaimed":
    case "categoryScored":
      return area;
    case "completionRanked":
      return event.data.ranking.map((seat) => places.at("area", seat));
    case "gameEnded":
      return event.data.winners.map((seat) => places.at("area", seat));
    case "completionShown":
    case "nothingMatches":
    case "favourRevealed":
    case "favourRemoved":
      return [];
  }
}
