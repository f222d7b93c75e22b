/** A game small enough to be solved by hand, for the tests of the search. */
import {
  defineEvents,
  defineMoves,
  definePlaces,
  defineState,
  type Game,
  OVER,
  range,
  type Seat,
} from "@banquise/engine";

const layout = defineState(() => ({
  seats: 0,
  counters: 0,
  active: 0,
  over: 0,
  /** Secret: a coin under the cup, 1 or 2; 0 where it is not known. */
  coin: 0,
}));

type Nim = ReturnType<typeof layout.create>;

export const nimMoves = defineMoves({ take: { counters: range(1, 3) }, call: { coin: range(1, 2) } });

const CALLS = nimMoves.first.call;

/** Whoever takes the last counter wins; and with none on the table, whoever calls the coin under the cup. */
const wins = (s: Nim, seat: Seat): boolean => s.over === seat + 1;

/** Together: all win when seat 0 does. */
export function newNim(counters: number, cooperative = false): Game<Nim> {
  const won = (s: Nim, seat: Seat): boolean => wins(s, cooperative ? 0 : seat);
  return {
    id: "nim",
    version: 1,
    prefix: "NIM",
    seats: { min: 2, max: 2 },
    options: {},
    moves: nimMoves,
    layout,
    events: defineEvents({}),
    places: { table: definePlaces({}), ofMove: () => [], ofEvent: () => [] },
    cooperative,
    longest: counters + 1,
    setup(s, { seats }, { random }) {
      s.seats = seats;
      s.counters = counters;
      s.coin = 1 + random.int(2);
    },
    actor: (s) => (s.over === 0 ? s.active : OVER),
    legal(s, out) {
      if (s.counters === 0) for (let coin = 0; coin < 2; coin++) out.push(CALLS + coin);
      for (let take = 1; take <= Math.min(3, s.counters); take++) out.push(take - 1);
    },
    apply(s, move) {
      const other = 1 - s.active;
      if (move >= CALLS) s.over = (move - CALLS + 1 === s.coin ? s.active : other) + 1;
      else {
        s.counters -= move + 1;
        if (s.counters === 0) s.over = s.active + 1;
      }
      s.active = other;
    },
    whyNot: () => null,
    result: (s) => ({
      seats: [0, 1].map((seat) => ({ total: Number(won(s, seat)), rank: won(s, seat) ? 1 : 2, lines: [] })),
    }),
    sheet: () => [],
    view(s, _, out) {
      layout.copy(s, out);
      out.coin = 0;
    },
    redeal(s, _, random) {
      s.coin = 1 + random.int(2);
    },
    violations: () => [],
    evaluate: {
      value: (s, seat) => Number(won(s, seat)),
      lines: ["victory"],
      expect(s, seat, out) {
        out[0] = Number(won(s, seat));
      },
      decisiveLead: () => 1,
      prior: () => 0,
    },
  };
}
