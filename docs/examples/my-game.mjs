/**
 * A game from outside, as small as one can be: take one to three stones; whoever takes the last one wins.
 *
 *     npm install ./banquise-engine-0.2.0.tgz
 *     banquise sim --game ./my-game.mjs --check
 *     banquise arena --game ./my-game.mjs --bots level3,random
 */
import { defineEvents, defineMoves, definePlaces, defineState, OVER, range } from "@banquise/engine";

const STONES = 21;
const MOST = 3;

const layout = defineState(() => ({ seats: 0, turn: 0, stones: 0, winner: 0 }));
const moves = defineMoves({ take: { stones: range(1, MOST) } });
const events = defineEvents({ taken: { rule: "STO-1.1", data: { stones: "number" } } });
const places = definePlaces({ heap: 1 });

const total = (s, seat) => (s.winner === seat + 1 ? 1 : 0);
const lines = (s, seat) => [{ key: "last", points: total(s, seat), rule: "STO-1.2" }];

export const game = {
  id: "stones",
  version: 1,
  prefix: "STO",
  seats: { min: 2, max: 4 },
  options: {},
  moves,
  layout,
  events,
  places: { table: places, ofMove: () => ["heap.0"], ofEvent: () => ["heap.0"] },
  cooperative: false,
  longest: STONES,
  setup(s, { seats }) {
    s.seats = seats;
    s.stones = STONES;
  },
  actor: (s) => (s.stones === 0 ? OVER : s.turn),
  legal(s, out) {
    for (let n = 1; n <= Math.min(MOST, s.stones); n++) out.push(moves.encode({ type: "take", stones: n }));
  },
  whyNot(s, move) {
    if (s.stones === 0) return "STO-1.2";
    return moves.decode(move).stones > s.stones ? "STO-1.1" : null;
  },
  apply(s, move, { emit }) {
    const { stones } = moves.decode(move);
    const seat = s.turn;
    s.stones -= stones;
    if (s.stones === 0) s.winner = seat + 1;
    else s.turn = (seat + 1) % s.seats;
    emit?.(events.make("taken", seat, { stones }));
  },
  result: (s) => ({
    seats: Array.from({ length: s.seats }, (_, seat) => ({
      total: total(s, seat),
      rank: s.winner === 0 || s.winner === seat + 1 ? 1 : 2,
      lines: lines(s, seat),
    })),
  }),
  sheet: lines,
  view: (s, _, out) => layout.copy(s, out),
  redeal() {},
  violations: (s) => (s.stones > STONES ? ["stones from nowhere"] : []),
  evaluate: {
    value: total,
    lines: ["last"],
    expect(s, seat, out) {
      out[0] = total(s, seat);
    },
    decisiveLead: () => 1,
    prior: () => 0,
  },
};

const english = {
  options: {},
  prompt: (s) => `There are ${s.stones} stones. How many do you take?`,
  move: ({ stones }) => `Take ${stones}`,
  event: ({ seat, data }, name) => `${name(seat)} takes ${data.stones}.`,
  score: () => "the last stone",
  place: () => "the heap",
  outlook: { last: "the last stone" },
  describe: (s) => [`Stones: ${s.stones}`],
};

/** A second language is made like the first. */
export const text = { en: async () => english, fr: async () => english };
