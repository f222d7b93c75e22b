import { defineEvents } from "../events.ts";
import type { Context, Game, Result, ScoreLine, Viewer } from "../game.ts";
import { OVER } from "../game.ts";
import { add, at } from "../ints.ts";
import { defineMoves, type Move, type MoveList, range } from "../moves.ts";
import { definePlaces } from "../places.ts";
import { defineState } from "../state.ts";

/**
 * A toy for the engine's own tests: as small as a game can be that has a secret to peek at, dice to roll, moves that
 * change nothing but points, and several moves a turn. Each seat holds a secret number; a turn ends with `pass`.
 */
const layout = defineState(() => ({
  seats: 0,
  turn: 0,
  points: new Uint8Array(4),
  secrets: new Uint8Array(4),
  /** `peeked[a * 4 + b]`: seat a has seen the secret of b. */
  peeked: new Uint8Array(16),
}));

export type ToyState = ReturnType<typeof layout.create>;

export const toyMoves = defineMoves({
  score: { points: range(1, 3) },
  roll: {},
  peek: { seat: 4 },
  pass: {},
});

const events = defineEvents({
  score: { rule: "TOY-1.1", data: { points: "number" } },
  roll: { rule: "TOY-1.1", data: { points: "number" } },
  peek: { rule: "TOY-1.2", secret: { secret: "number" } },
  pass: { rule: "TOY-1.1" },
});

const places = definePlaces({ seat: 4 });

const TURNS_EACH = 3;
const MAX_POINTS = 100;

const actor = (s: ToyState): number => (s.turn >= TURNS_EACH * s.seats ? OVER : s.turn % s.seats);

function whyNot(s: ToyState, move: Move): `TOY-${number}.${number}` | null {
  const seat = actor(s);
  if (seat === OVER) return "TOY-1.1";
  const object = toyMoves.decode(move);
  if (object.type === "peek" && (object.seat >= s.seats || object.seat === seat)) return "TOY-1.2";
  if (object.type === "score" && at(s.points, seat) + object.points > MAX_POINTS) return "TOY-1.3";
  if (object.type === "roll" && at(s.points, seat) > MAX_POINTS) return "TOY-1.3";
  return null;
}

function legal(s: ToyState, out: MoveList): void {
  for (let move = 0; move < toyMoves.size; move++) if (whyNot(s, move) === null) out.push(move);
}

function apply(s: ToyState, move: Move, { random, emit }: Context): void {
  const seat = actor(s);
  const object = toyMoves.decode(move);
  if (object.type === "score") {
    add(s.points, seat, object.points);
    emit?.(events.make("score", seat, { points: object.points }));
  }
  if (object.type === "roll") {
    const points = random.int(6) + 1;
    add(s.points, seat, points);
    emit?.(events.make("roll", seat, { points }));
  }
  if (object.type === "peek") {
    s.peeked[seat * 4 + object.seat] = 1;
    const secret = { seat, data: { secret: at(s.secrets, object.seat) } };
    emit?.(events.make("peek", seat, {}, { secret }));
  }
  if (object.type === "pass") {
    s.turn++;
    emit?.(events.make("pass", seat));
  }
}

const mayKnow = (s: ToyState, viewer: Viewer, seat: number): boolean =>
  viewer !== null && (viewer === seat || at(s.peeked, viewer * 4 + seat) === 1);

function view(s: ToyState, viewer: Viewer, out: ToyState): void {
  out.seats = s.seats;
  out.turn = s.turn;
  out.points.set(s.points);
  out.peeked.set(s.peeked);
  for (let seat = 0; seat < s.seats; seat++)
    if (mayKnow(s, viewer, seat)) out.secrets[seat] = at(s.secrets, seat);
}

const SECRET_VALUES = 200;

function lines(s: ToyState, seat: number): ScoreLine[] {
  return [{ key: "points", points: at(s.points, seat), rule: "TOY-1.1" }];
}

function result(s: ToyState): Result {
  const totals = Array.from(s.points.subarray(0, s.seats));
  const rankOf = (total: number): number => 1 + totals.filter((other) => other > total).length;
  return { seats: totals.map((total, seat) => ({ total, rank: rankOf(total), lines: lines(s, seat) })) };
}

export const toy: Game<ToyState> = {
  id: "toy",
  version: 1,
  prefix: "TOY",
  seats: { min: 2, max: 4 },
  options: { length: { values: ["short", "long"], default: "short" } },
  moves: toyMoves,
  layout,
  events,
  places: {
    table: places,
    ofMove(_, move) {
      const object = toyMoves.decode(move);
      return object.type === "peek" ? [places.at("seat", object.seat)] : [];
    },
    ofEvent(event) {
      return event.seat === null ? [] : [places.at("seat", event.seat)];
    },
  },
  cooperative: false,
  longest: 10_000,
  setup(s, { seats }, { random }) {
    s.seats = seats;
    for (let seat = 0; seat < seats; seat++) s.secrets[seat] = 1 + random.int(SECRET_VALUES);
  },
  actor,
  legal,
  apply,
  whyNot,
  result,
  sheet: lines,
  view,
  redeal(s, viewer, random) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (!mayKnow(s, viewer, seat)) s.secrets[seat] = 1 + random.int(SECRET_VALUES);
    }
  },
  violations: (s) => (s.turn > TURNS_EACH * s.seats ? ["too many turns"] : []),
  evaluate: {
    value: (s, seat) => at(s.points, seat),
    lines: ["points"],
    expect(s, seat, out) {
      out[0] = at(s.points, seat);
    },
    decisiveLead: () => 10,
    prior: () => 0,
  },
};
