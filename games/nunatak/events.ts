/** What is told to people. Built only when somebody listens; the state never depends on it. */
import { at, type EventData, type GameEvent, type RuleId, type Viewer } from "@banquise/engine";
import { FACE_CARD, FACE_SYMBOL, FAVOUR_TABLE, MAX_COLOURS } from "./data.ts";
import { isPerson, type State } from "./state.ts";

export type Emit = (event: GameEvent) => void;

/** An event of a colour: its doer is the seat, and nobody when Siku or a dummy did it. */
export function colourEvent(
  s: State,
  type: string,
  rule: RuleId,
  colour: number,
  data: EventData = {},
): GameEvent {
  return { type, rule, seat: isPerson(s, colour) ? colour : null, data: { ...data, colour, seats: s.seats } };
}

export const tableEvent = (
  type: string,
  rule: RuleId,
  data: EventData = {},
  seat: Viewer = null,
): GameEvent => ({ type, rule, seat, data });

export const favourEvent = (type: string, seat: number, favour: number, data: EventData = {}): GameEvent => ({
  type,
  rule: FAVOUR_TABLE[favour]?.rule ?? "NUN-12.1",
  seat,
  data: { ...data, favour },
});

/** A block was placed: by whom, in which colour, where, and which card it cost. */
export function blockPlaced(s: State, position: number, face: number): GameEvent {
  const data = {
    position,
    card: at(FACE_CARD, face),
    symbol: at(FACE_SYMBOL, face),
    tile: at(s.tiles, position),
  };
  const event = colourEvent(s, "blockPlaced", "NUN-5.1", s.builder, data);
  return { ...event, seat: isPerson(s, s.active) ? s.active : null };
}

/** A square was scored: blocks and points of each colour. */
export function squareScored(
  s: State,
  square: number,
  counts: Uint8Array,
  points: Uint8Array,
  boosted: number,
): GameEvent {
  const data = {
    square,
    counts: Array.from(counts.subarray(0, MAX_COLOURS)),
    points: Array.from(points.subarray(0, MAX_COLOURS)),
    /** The colour that `propagation` helped, + 1. */
    boosted: boosted + 1,
    seats: s.seats,
  };
  return {
    type: "squareScored",
    rule: squareRule(counts, points),
    seat: isPerson(s, s.active) ? s.active : null,
    data,
  };
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
