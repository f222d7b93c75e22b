import { defineEvents, type GameEvent } from "../events.ts";
import type { Context, Game, RuleId, Viewer } from "../game.ts";
import { add } from "../ints.ts";
import { defineMoves, type Move, type MoveList, range } from "../moves.ts";
import { defineState } from "../state.ts";
import { type ToyState, toy, toyMoves } from "./toy.ts";

/**
 * The toy after a change of its rules, its layout, its moves, its events and its options: fields have other names and
 * types, codes have moved, a pass brings a point, and there is a pass without one. It plays by the first rules and says it
 * otherwise.
 */
const layout = defineState(() => ({
  /** Passes so far. */
  rests: 0,
  places: 0,
  turn: 0,
  score: new Int16Array(6),
  hands: new Uint8Array(4),
  seen: new Uint8Array(16),
}));

export type Toy2State = ReturnType<typeof layout.create>;

export const toy2Moves = defineMoves({
  rest: {},
  gain: { amount: range(1, 3) },
  roll: {},
  peek: { seat: 4 },
  pass: {},
});

const events = defineEvents({
  rest: { rule: "TOY-1.1" },
  gained: { rule: "TOY-1.1", data: { amount: "number" } },
  roll: { rule: "TOY-1.1", data: { points: "number" } },
  peek: { rule: "TOY-1.2", secret: { secret: "number" } },
  pass: { rule: "TOY-1.1" },
});

const firstMove = (move: Move): Move =>
  move === toy2Moves.first.rest ? toyMoves.first.pass : move - toy2Moves.first.gain;

function firstState({ places, turn, score, hands, seen }: Toy2State): ToyState {
  const s = toy.layout.create();
  s.seats = places;
  s.turn = turn;
  s.points.set(score.subarray(0, 4));
  s.secrets.set(hands);
  s.peeked.set(seen);
  return s;
}

function write(from: ToyState, to: Toy2State): void {
  to.places = from.seats;
  to.turn = from.turn;
  to.score.set(from.points);
  to.hands.set(from.secrets);
  to.seen.set(from.peeked);
}

/** An event of the first rules as it is told now. */
const eventNow = (event: GameEvent): GameEvent =>
  event.type === "score" ? { ...event, type: "gained", data: { amount: event.data.points ?? 0 } } : event;

function apply(s: Toy2State, move: Move, { random, emit }: Context): void {
  const { type } = toy2Moves.decode(move);
  const first = firstState(s);
  const seat = toy.actor(first);
  const told: GameEvent[] = [];
  toy.apply(first, firstMove(move), { random, emit: (event) => told.push(eventNow(event)) });
  write(first, s);
  if (type === "pass") add(s.score, seat, 1);
  if (type === "pass" || type === "rest") s.rests++;
  if (type === "rest") emit?.(events.make("rest", seat));
  else for (const event of told) emit?.(event);
}

const whyNot = (s: Toy2State, move: Move): RuleId | null => toy.whyNot(firstState(s), firstMove(move));

export const toy2: Game<Toy2State> = {
  id: toy.id,
  version: 2,
  prefix: toy.prefix,
  seats: toy.seats,
  options: { ...toy.options, mood: { values: ["calm", "wild"], default: "calm" } },
  cooperative: toy.cooperative,
  longest: toy.longest,
  moves: toy2Moves,
  layout,
  events,
  places: { ...toy.places, ofMove: (s, move) => toy.places.ofMove(firstState(s), firstMove(move)) },
  setup(s, config, context) {
    const first = toy.layout.create();
    toy.setup(first, config, context);
    write(first, s);
  },
  actor: (s) => toy.actor(firstState(s)),
  legal(s, out: MoveList) {
    for (let move = 0; move < toy2Moves.size; move++) if (whyNot(s, move) === null) out.push(move);
  },
  apply,
  whyNot,
  result: (s) => toy.result(firstState(s)),
  sheet: (s, seat) => toy.sheet(firstState(s), seat),
  view(s, viewer: Viewer, out) {
    const seen = toy.layout.create();
    toy.view(firstState(s), viewer, seen);
    write(seen, out);
    out.rests = s.rests;
  },
  redeal(s, viewer, random) {
    const first = firstState(s);
    toy.redeal(first, viewer, random);
    write(first, s);
  },
  violations: (s) => toy.violations(firstState(s)),
  evaluate: {
    value: (s, seat) => toy.evaluate.value(firstState(s), seat),
    lines: toy.evaluate.lines,
    expect: (s, seat, out) => toy.evaluate.expect(firstState(s), seat, out),
    decisiveLead: () => 10,
    prior: () => 0,
  },
  migrate: {
    state: ({ seats = 0, turn = 0, points = [], secrets = [], peeked = [] }) => ({
      rests: turn,
      places: seats,
      turn,
      score: points,
      hands: secrets,
      seen: peeked,
    }),
    event: eventNow,
    move: (move) => (move.type === "score" ? { type: "gain", amount: move.points ?? 0 } : move),
  },
};
