import { OVER, Random } from "@banquise/engine";
import { expect, test } from "vitest";
import { HIGHEST_STONE, MOST_ROLLS, ROUNDS } from "./data.ts";
import { moves } from "./moves.ts";
import { actor, setup, whyNot } from "./rules.ts";
import { layout } from "./state.ts";
import { arrange, configOf, play } from "./testing.ts";

const roll = { type: "roll" } as const;
const take = { type: "take" } as const;
const look = (seat: number) => ({ type: "look", seat }) as const;
const reason = (s: ReturnType<typeof arrange>, move: Parameters<typeof moves.encode>[0]) =>
  whyNot(s, moves.encode(move));

test("TOY-1.1 · everybody gets a stone from 1 to 6", () => {
  const stones = new Set<number>();
  for (let seed = 0; seed < 50; seed++) {
    const s = layout.create();
    setup(s, configOf(4), { random: Random.of(seed), emit: null });
    for (const stone of s.stones) stones.add(stone);
  }
  expect([...stones].sort()).toEqual(Array.from({ length: HIGHEST_STONE }, (_, i) => i + 1));
});

test.each([
  ["short", ROUNDS.short],
  ["long", ROUNDS.long],
])("TOY-1.2 · a %s game has %i rounds, turns go round from seat 0", (length, rounds) => {
  const s = layout.create();
  setup(s, configOf(3, { length }), { random: Random.of(1), emit: null });
  const order: number[] = [];
  for (; actor(s) !== OVER; play(s, roll, 1)) order.push(actor(s));
  expect(order).toEqual(Array.from({ length: 3 * rounds }, (_, turn) => turn % 3));
});

test("TOY-2.1 · what is rolled is added to the pot", () => {
  const s = arrange(2, { pot: 4, rolls: 1 });
  play(s, roll, 5);
  expect(s).toMatchObject({ pot: 9, rolls: 2, turns: 0 });
});

test("TOY-2.2 · a 1 empties the pot and ends the turn", () => {
  const s = arrange(2, { pot: 9, rolls: 2 });
  play(s, roll, 1);
  expect(s).toMatchObject({ pot: 0, rolls: 0, turns: 1 });
  expect(s.points[0]).toBe(0);
});

test("TOY-2.3 · the pot becomes points and ends the turn; an empty one cannot be taken", () => {
  const s = arrange(2, { pot: 9, rolls: 2 });
  play(s, take);
  expect(s).toMatchObject({ pot: 0, rolls: 0, turns: 1 });
  expect(s.points[0]).toBe(9);
  expect(reason(s, take)).toBe("TOY-2.3");
});

test("TOY-2.4 · after five rolls the pot must be taken", () => {
  const s = arrange(2, { pot: 12, rolls: MOST_ROLLS - 1 });
  expect(reason(s, roll)).toBeNull();
  play(s, roll, 3);
  expect(reason(s, roll)).toBe("TOY-2.4");
  expect(reason(s, take)).toBeNull();
});

test("TOY-2.5 · one looks at another's stone, once, before the first roll", () => {
  const s = arrange(3);
  expect(reason(s, look(0))).toBe("TOY-2.5");
  expect(reason(s, look(3))).toBe("TOY-2.5");
  play(s, look(1));
  expect(reason(s, look(1))).toBe("TOY-2.5");
  expect(reason(s, look(2))).toBeNull();
  play(s, roll, 4);
  expect(reason(s, look(2))).toBe("TOY-2.5");
});
