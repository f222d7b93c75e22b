import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineState } from "./state.ts";

const layout = defineState(() => ({
  round: 1,
  pool: new Uint8Array(5),
  score: new Int16Array(3),
}));
type State = ReturnType<typeof layout.create>;

const states = fc
  .record({
    round: fc.integer({ min: 0, max: 9 }),
    pool: fc.uint8Array({ minLength: 5, maxLength: 5 }),
    score: fc.int16Array({ minLength: 3, maxLength: 3 }),
  })
  .map(({ round, pool, score }): State => {
    const s = layout.create();
    s.round = round;
    s.pool.set(pool);
    s.score.set(score);
    return s;
  });

describe("defineState", () => {
  test("a copy is equal and shares nothing", () => {
    fc.assert(
      fc.property(states, (s) => {
        const copy = layout.clone(s);
        expect(layout.equals(s, copy)).toBe(true);
        copy.pool[2] = (copy.pool[2] ?? 0) ^ 1;
        expect(layout.equals(s, copy)).toBe(false);
      }),
    );
  });

  test("JSON is lossless, and leaves out the tail that is blank", () => {
    fc.assert(
      fc.property(states, (s) =>
        layout.equals(s, layout.fromJson(JSON.parse(JSON.stringify(layout.toJson(s))))),
      ),
    );
    const s = layout.create();
    s.pool[1] = 7;
    expect(layout.toJson(s)).toEqual({ round: 1, pool: [0, 7], score: [] });
  });

  test("a patch turns one state into the other and holds only what changed", () => {
    fc.assert(
      fc.property(states, states, (a, b) => {
        const patch = layout.diff(a, b);
        const s = layout.clone(a);
        if (patch !== null) layout.patch(s, patch);
        return layout.equals(s, b);
      }),
    );
    const before = layout.create();
    const after = layout.create();
    expect(layout.diff(before, after)).toBeNull();
    after.round = 2;
    after.score[2] = 30;
    expect(layout.diff(before, after)).toEqual({ round: 2, score: [2, 30] });
  });

  test("arrays of all widths share one buffer and no byte", () => {
    const mixed = defineState(() => ({
      a: new Uint8Array(3),
      b: new Int16Array(1),
      c: new Uint32Array(2),
      d: new Int8Array(5),
    }));
    const s = mixed.create();
    expect(new Set([s.a, s.b, s.c, s.d].map(({ buffer }) => buffer)).size).toBe(1);
    s.a.fill(255);
    s.b.fill(-1);
    s.c.fill(4_294_967_295);
    s.d.fill(-128);
    const to = mixed.create();
    mixed.copy(s, to);
    expect(to).toEqual({
      a: new Uint8Array(3).fill(255),
      b: new Int16Array(1).fill(-1),
      c: new Uint32Array(2).fill(4_294_967_295),
      d: new Int8Array(5).fill(-128),
    });
    to.b[0] = 3;
    expect(mixed.diff(s, to)).toEqual({ b: [0, 3] });
    expect(mixed.equals(s, to)).toBe(false);
  });

  test("a state may be numbers alone", () => {
    const plain = defineState(() => ({ a: 1, b: 0 }));
    const s = plain.clone({ a: 5, b: 6 });
    expect(s).toEqual({ a: 5, b: 6 });
    expect(plain.diff(plain.create(), s)).toEqual({ a: 5, b: 6 });
    expect(plain.equals(plain.create(), s)).toBe(false);
  });

  test("an array is written into: another one in its place is a mistake for types, and for clone", () => {
    const s = layout.create();
    // @ts-expect-error it is fixed
    const replace = (array: Uint8Array) => (s.pool = array);
    expect(layout.equals(layout.clone(s), s)).toBe(true);
    replace(new Uint8Array(4));
    expect(() => layout.clone(s)).toThrow("was replaced");
    const { score } = layout.create();
    expect(() => layout.clone(Object.assign(layout.create(), { score }))).toThrow("was replaced");
  });

  test("0 is the blank of every array", () => {
    expect(() => defineState(() => ({ a: new Int8Array([0, -1]) }))).toThrow("a is not blank");
  });

  test.each<object>([
    { nothing: 1 },
    { pool: [5, 1] },
    { pool: [-1, 1] },
    { pool: [0, 256] },
    { pool: [0, 1.5] },
    { pool: [0] },
    { pool: 3 },
    { round: [0, 1] },
    { round: 0.5 },
    { round: 2, score: [0, 40_000] },
    JSON.parse('{ "__proto__": [0, 1] }'),
    { toString: [0, 1] },
  ])("refuses what is not a patch, and leaves the state alone: %j", (patch) => {
    const s = layout.create();
    expect(() => layout.patch(s, patch as never)).toThrow(TypeError);
    expect(layout.equals(s, layout.create())).toBe(true);
    expect(Object.keys(s)).toEqual(["round", "pool", "score"]);
  });

  test.each([
    null,
    5,
    {},
    { round: 1, pool: [], score: [], extra: 1 },
    { round: 1.5, pool: [], score: [] },
    { round: "1", pool: [], score: [] },
    { round: 1, pool: [256], score: [] },
    { round: 1, pool: [-1], score: [] },
    { round: 1, pool: [1, 2, 3, 4, 5, 6], score: [] },
    { round: 1, pool: "12", score: [] },
  ])("refuses what is not a state: %j", (input) => {
    expect(() => layout.fromJson(input)).toThrow(TypeError);
  });
});
