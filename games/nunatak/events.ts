/** What is told to people, each event declared once. The state shows what an event says before it is told. */
import {
  defineEvents,
  type EventOf,
  type GameEvent,
  type RuleId,
  type Seat,
  type Viewer,
} from "@banquise/engine";
import { FAVOUR_TABLE, MAX_COLOURS } from "./data.ts";
import { isPerson, type State } from "./state.ts";

/**
 * Whatever Siku and the dummies can do, too, names the `colour` that did it and the number of `seats`: from that many on
 * a colour is nobody's. `row` has a card for each slot, `points`, `counts` and `blocks` are by colour, `totals` by seat.
 */
export const events = defineEvents({
  // Setup.
  gameBegun: { rule: "NUN-2.9" },
  rowDealt: { rule: "NUN-2.3", data: { row: "list" } },
  completionShown: { rule: "NUN-2.7", data: { completion: "number" } },

  // Cards.
  cardRevealed: { rule: "NUN-10.1", data: { slot: "number", card: "number" } },
  rowRenewed: { rule: "NUN-4.5", data: { row: "list" }, scene: true },
  nothingMatches: { rule: "NUN-4.8" },
  cardTaken: {
    rule: "NUN-4.1",
    data: { colour: "number", seats: "number", slot: "number", card: "number" },
  },
  /** `cube` is the slot at which the dummy looked first. */
  dummyTook: {
    rule: "NUN-18.6",
    data: { colour: "number", seats: "number", slot: "number", card: "number", cube: "number" },
  },
  /** `colour` is whose the card will be: the seat's, or Siku's. */
  cardAssigned: { rule: "NUN-17.2", data: { colour: "number" } },
  turnSkipped: { rule: "NUN-13.9" },

  // Blocks.
  tilesExchanged: { rule: "NUN-5.2", data: { positions: "list" }, scene: true },
  /** All that a dummy weighed, tile by tile, and the criterion that decided: an index of `DUMMY_CRITERIA`. */
  dummyWeighed: {
    rule: "NUN-18.9",
    data: {
      colour: "number",
      seats: "number",
      criterion: "number",
      positions: "list",
      points: "list",
      squarePoints: "list",
      lines: "list",
      reinforcement: "list",
    },
  },
  /** `colour` is that of the block; the event's seat is who placed it. */
  blockPlaced: {
    rule: "NUN-5.1",
    data: {
      colour: "number",
      seats: "number",
      position: "number",
      card: "number",
      symbol: "number",
      tile: "number",
    },
    scene: true,
  },
  reinforced: {
    rule: "NUN-7.1",
    data: { colour: "number", seats: "number", position: "number", supports: "number", points: "number" },
  },
  /** `index` is the square of the Engineering track that was reached. */
  linesCompleted: {
    rule: "NUN-8.1",
    data: { colour: "number", seats: "number", lines: "list", steps: "number", index: "number" },
  },
  /** `boosted` is the colour that `propagation` helped, + 1. */
  squareScored: {
    rule: "NUN-9.2",
    data: { square: "number", counts: "list", points: "list", boosted: "number", seats: "number" },
    scene: true,
  },
  tilesTurnedUp: { rule: "NUN-13.10", data: { tiles: "list" } },
  tileLaid: { rule: "NUN-9.7", data: { position: "number", tile: "number" } },

  // Favours.
  favourRevealed: { rule: "NUN-10.2", data: { favour: "number" } },
  favourTaken: { rule: "NUN-6.1", data: { favour: "number", slot: "number" } },
  favourPlayed: { rule: "NUN-12.1", data: { favour: "number" } },
  favourDeclined: { rule: "NUN-12.1", data: { favour: "number" } },
  favourScored: { rule: "NUN-12.1", data: { favour: "number", points: "number" } },
  favourRemoved: {
    rule: "NUN-18.15",
    data: { colour: "number", seats: "number", favour: "number", slot: "number" },
  },
  engineeringAdvanced: { rule: "NUN-13.1", data: { steps: "number", index: "number" } },
  /** `symbol` is the one that the card received lies with. */
  cardsExchanged: {
    rule: "NUN-13.4",
    data: { slot: "number", given: "number", received: "number", symbol: "number" },
  },
  cardReserved: { rule: "NUN-13.8", data: { slot: "number", card: "number" } },
  reservationLapsed: { rule: "NUN-13.8", data: { slot: "number" } },
  /** Faces. */
  cardTransformed: { rule: "NUN-13.16", data: { from: "number", to: "number" } },

  // The end.
  completionRanked: { rule: "NUN-14.4", data: { completion: "number", ranking: "list" }, scene: true },
  templeTop: { rule: "NUN-15.2", data: { colour: "number", seats: "number", blocks: "list" } },
  templeTopUnclaimed: { rule: "NUN-15.3", data: { blocks: "list" } },
  /** `line` is an index of `SCORE_LINES`; what it counts is as in the line of the score. */
  categoryScored: {
    rule: "NUN-15.4",
    data: {
      line: "number",
      points: "number",
      count: "number",
      symbols: "number",
      reached: "number",
      tools: "list",
    },
  },
  gameEnded: { rule: "NUN-16.1", data: { winners: "list", totals: "list" } },
});

export type NunatakEvent = EventOf<typeof events>;
export type Emit = (event: GameEvent) => void;

/** Whose doing it is: nobody's when Siku or a dummy did it. */
export const doerOf = (s: State, colour: number): Viewer => (isPerson(s, colour) ? colour : null);
/** What names a colour in an event. */
export const colourIn = (s: State, colour: number) => ({ colour, seats: s.seats });

export const favourRule = (favour: number): RuleId => FAVOUR_TABLE[favour]?.rule ?? "NUN-12.1";

/** A square was scored: blocks and points of each colour; `boosted` is -1 when `propagation` helped nobody. */
export function squareScored(
  s: State,
  square: number,
  counts: Uint8Array,
  points: Uint8Array,
  boosted: Seat,
): GameEvent {
  const data = {
    square,
    counts: Array.from(counts.subarray(0, MAX_COLOURS)),
    points: Array.from(points.subarray(0, MAX_COLOURS)),
    boosted: boosted + 1,
    seats: s.seats,
  };
  return events.make("squareScored", doerOf(s, s.active), data, { rule: squareRule(counts, points) });
}

/** The rule that decided: a plain majority, a tie won, a shared second place, four colours, or none of these. */
function squareRule(counts: Uint8Array, points: Uint8Array): RuleId {
  const winners = points.filter((n) => n > 0).length;
  const present = counts.filter((n) => n > 0).length;
  const most = Math.max(...counts);
  const winner = points.indexOf(Math.max(...points));
  if (present === MAX_COLOURS && winners === 1) return "NUN-9.5";
  if (points.filter((n) => n === points[winner]).length > 1) return "NUN-9.6";
  if (points.includes(1)) return "NUN-9.4";
  const tiedFirst = counts.filter((n) => n === most).length > 1;
  const rest = counts.filter((n, colour) => n > 0 && colour !== winner);
  const second = Math.max(0, ...rest);
  const tiedSecond = rest.filter((n) => n === second).length > 1;
  return tiedFirst || tiedSecond ? "NUN-9.3" : "NUN-9.2";
}
