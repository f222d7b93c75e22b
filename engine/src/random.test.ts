import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Random } from "./random.ts";

const draws = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.uint32());

describe("Random", () => {
  test("never changes: golden vectors", () => {
    expect(draws(new Random([0, 0, 0, 1]), 6)).toMatchInlineSnapshot(`
      [
        1363572419,
        145230303,
        808754475,
        4216505632,
        947923937,
        2491578854,
      ]
    `);
    expect(draws(new Random([1, 2, 3, 4]), 6)).toMatchInlineSnapshot(`
      [
        417285410,
        1196253302,
        123583739,
        800524041,
        903873393,
        3641854082,
      ]
    `);
    expect(draws(Random.of(2026), 4)).toMatchInlineSnapshot(`
      [
        459904624,
        170525146,
        1546566067,
        1661166503,
      ]
    `);
    const random = Random.of(7);
    expect(Array.from({ length: 20 }, () => random.int(6) + 1)).toMatchInlineSnapshot(`
      [
        5,
        3,
        5,
        5,
        5,
        1,
        2,
        1,
        2,
        3,
        3,
        6,
        4,
        1,
        3,
        2,
        3,
        6,
        5,
        1,
      ]
    `);
  });

  test("all 128 bits of the seed matter", () => {
    const seeds = [0, 1, 2, 3].map(
      (word) => [0, 1, 2, 3].map((i) => (i === word ? -1 : 0)) as [number, number, number, number],
    );
    const first = seeds.map((seed) => draws(new Random(seed), 2).join());
    expect(new Set([...first, draws(new Random([0, 0, 0, 0]), 2).join()]).size).toBe(5);
  });

  test("counts its draws, and reseeding starts again", () => {
    const random = Random.of(1);
    expect(random.draws).toBe(0);
    const before = draws(random, 5);
    expect(random.draws).toBe(5);
    random.reseed([1, 0x9e3779b9, 0x243f6a88, 0]);
    expect(random.draws).toBe(0);
    expect(draws(random, 5)).toEqual(before);
  });

  test("integers stay in range and are even", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, n) => {
        const value = Random.of(seed).int(n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
    const random = Random.of(3);
    const counts = new Uint32Array(6);
    for (let i = 0; i < 60_000; i++) {
      const face = random.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // five degrees of freedom, one in a thousand
  });

  test("a draw from a multiset removes what it returns, in proportion", () => {
    const random = Random.of(5);
    const counts = new Uint8Array([3, 0, 1]);
    const drawn = [4, 3, 2, 1].map((total) => random.draw(counts, total));
    expect(drawn.toSorted()).toEqual([0, 0, 0, 2]);
    expect([...counts]).toEqual([0, 0, 0]);
    let rare = 0;
    for (let i = 0; i < 4000; i++) if (random.draw(new Uint8Array([3, 1]), 4) === 1) rare++;
    expect(rare).toBeGreaterThan(900);
    expect(rare).toBeLessThan(1100);
  });

  test("shuffle keeps the items and reaches every order", () => {
    const random = Random.of(9);
    const orders = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const items = [1, 2, 3];
      random.shuffle(items);
      orders.add(items.join());
    }
    expect(orders.size).toBe(6);
  });
});
