/**
 * The engine's toy in two versions of its rules. In the second one points are called score, moves and events have other
 * names, codes and order, a roll counts double, and there is an option more.
 */
import {
  type Context,
  defineEvents,
  defineMoves,
  defineState,
  type Game,
  type GameEvent,
  type Move,
  range,
  type StateJson,
} from "@banquise/engine";
import { type ToyState, toy, toyMoves } from "@banquise/engine/testing";
import type { AnyGame } from "../games.ts";

const layout = defineState(() => ({
  rolls: 0,
  seats: 0,
  turn: 0,
  score: new Uint8Array(4),
  secrets: new Uint8Array(4),
  peeked: new Uint8Array(16),
}));

type State = ReturnType<typeof layout.create>;

const moves = defineMoves({ pass: {}, peek: { seat: 4 }, throwDie: {}, gain: { amount: range(1, 3) } });

const events = defineEvents({
  gained: { rule: "TOY-1.1", data: { amount: "number" } },
  thrown: { rule: "TOY-1.1", data: { amount: "number" } },
  peek: { rule: "TOY-1.2", secret: { secret: "number" } },
  pass: { rule: "TOY-1.1" },
});

/** The same arrays by their former names. */
const asFormer = (s: State): ToyState => ({
  seats: s.seats,
  turn: s.turn,
  points: s.score,
  secrets: s.secrets,
  peeked: s.peeked,
});

function formerMove(move: Move): Move {
  const object = moves.decode(move);
  const former =
    object.type === "gain"
      ? { type: "score", points: object.amount }
      : object.type === "throwDie"
        ? { type: "roll" }
        : object;
  return toyMoves.parse(former) ?? -1;
}

function eventNow(event: GameEvent): GameEvent {
  const { type, data } = event;
  if (type === "score") return { ...event, type: "gained", data: { amount: data.points ?? 0 } };
  if (type === "roll") return { ...event, type: "thrown", data: { amount: data.points ?? 0 } };
  return event;
}

function apply(s: State, move: Move, { random, emit }: Context): void {
  const former = asFormer(s);
  const seat = toy.actor(former);
  if (moves.decode(move).type === "throwDie") {
    const amount = 2 * (random.int(6) + 1);
    s.score[seat] = (s.score[seat] ?? 0) + amount;
    s.rolls++;
    emit?.(events.make("thrown", seat, { amount }));
    return;
  }
  toy.apply(former, formerMove(move), { random, emit: emit && ((event) => emit(eventNow(event))) });
  s.turn = former.turn;
}

const second: Game<State> = {
  id: toy.id,
  version: 2,
  prefix: toy.prefix,
  seats: toy.seats,
  options: { ...toy.options, mood: { values: ["calm", "wild"], default: "calm" } },
  moves,
  layout,
  events,
  places: { ...toy.places, ofMove: (s, move) => toy.places.ofMove(asFormer(s), formerMove(move)) },
  cooperative: false,
  longest: toy.longest,
  setup(s, config, context) {
    const former = asFormer(s);
    toy.setup(former, config, context);
    s.seats = former.seats;
  },
  actor: (s) => toy.actor(asFormer(s)),
  legal(s, out) {
    for (let move = 0; move < moves.size; move++) if (second.whyNot(s, move) === null) out.push(move);
  },
  apply,
  whyNot: (s, move) => toy.whyNot(asFormer(s), formerMove(move)),
  result: (s) => toy.result(asFormer(s)),
  sheet: (s, seat) => toy.sheet(asFormer(s), seat),
  view(s, viewer, out) {
    const former = asFormer(out);
    toy.view(asFormer(s), viewer, former);
    out.seats = s.seats;
    out.turn = s.turn;
    out.rolls = s.rolls;
  },
  redeal: (s, viewer, random) => toy.redeal(asFormer(s), viewer, random),
  violations: (s) => toy.violations(asFormer(s)),
  evaluate: {
    value: (s, seat) => s.score[seat] ?? 0,
    lines: toy.evaluate.lines,
    expect: (s, seat, out) => toy.evaluate.expect(asFormer(s), seat, out),
    decisiveLead: () => 10,
    prior: () => 0,
  },
  migrate: {
    state({ points, ...rest }: StateJson): StateJson {
      return { ...rest, ...(points !== undefined && { score: points }), rolls: 0 };
    },
    event: eventNow,
    move: (move) => {
      const { type } = move;
      if (type === "score") return { type: "gain", amount: move.points ?? 1 };
      return type === "roll" ? { type: "throwDie" } : move;
    },
  },
};

export const toyOne = toy as unknown as AnyGame;
export const toyTwo = second as unknown as AnyGame;
