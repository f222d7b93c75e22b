import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { defineMoves, MoveList, range } from "./moves.ts";

const moves = defineMoves({
  takeDie: { material: ["wood", "stone"], value: range(1, 6) },
  pass: {},
  place: { space: 4, turn: 2 },
});

describe("defineMoves", () => {
  test("gives every move a code of its own, in the order of the declaration", () => {
    expect(moves.size).toBe(12 + 1 + 8);
    expect(moves.first).toEqual({ takeDie: 0, pass: 12, place: 13 });
    for (let code = 0; code < moves.size; code++) expect(moves.parse(moves.decode(code))).toBe(code);
  });

  test("decodes to an object that a person can read", () => {
    expect(moves.decode(8)).toEqual({ type: "takeDie", material: "stone", value: 3 });
    expect(moves.print(8)).toBe("takeDie stone 3");
    expect(moves.decode(12)).toEqual({ type: "pass" });
    expect(moves.encode({ type: "place", space: 3, turn: 1 })).toBe(20);
  });

  test("tells the type and the parameters of a code without making an object", () => {
    const values = [
      ["wood", "stone"],
      [1, 2, 3, 4, 5, 6],
    ] as const;
    for (let code = 0; code < moves.size; code++) {
      const object = moves.decode(code);
      const type = moves.types[moves.typeIndex(code)];
      expect(type?.type).toBe(object.type);
      expect((type?.first ?? 0) + moves.offset(code)).toBe(code);
      if (object.type === "takeDie")
        expect([values[0][moves.parameter(code, 0)], values[1][moves.parameter(code, 1)]]).toEqual([
          object.material,
          object.value,
        ]);
      if (object.type === "place")
        expect([moves.parameter(code, 0), moves.parameter(code, 1)]).toEqual([object.space, object.turn]);
    }
    expect(moves.byType({ pass: "p", place: "q", takeDie: "t" })).toEqual(["t", "p", "q"]);
    expect(() => moves.decode(-1)).toThrow(RangeError);
    expect(() => moves.decode(moves.size)).toThrow(RangeError);
  });

  test("types follow the declaration", () => {
    const move = moves.decode(0);
    if (move.type === "takeDie") expectTypeOf(move.material).toEqualTypeOf<"wood" | "stone">();
  });

  test.each([
    null,
    7,
    "pass",
    [],
    {},
    { type: "fly" },
    { type: "takeDie" },
    { type: "takeDie", material: "gold", value: 3 },
    { type: "takeDie", material: "wood", value: 7 },
    { type: "takeDie", material: "wood", value: 1.5 },
    { type: "takeDie", material: "wood", value: "3" },
    { type: "takeDie", material: 0, value: 3 },
    { type: "pass", extra: 1 },
    { type: "place", space: -1, turn: 0 },
    { type: "constructor" },
    { type: "place", space: 0, __proto__: { turn: 0 } },
  ])("refuses what is not a move: %j", (input) => {
    expect(moves.parse(input)).toBeNull();
  });

  test("never throws on untrusted input", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => moves.parse(input) === null || typeof input === "object"),
    );
  });

  test("throws for a code that does not exist", () => {
    expect(() => moves.decode(moves.size)).toThrow(RangeError);
  });
});

test("MoveList is filled and emptied without allocating", () => {
  const list = new MoveList(4);
  list.push(3);
  list.push(9);
  expect(list.toArray()).toEqual([3, 9]);
  expect([list.at(1), list.includes(9), list.includes(4)]).toEqual([9, true, false]);
  list.clear();
  expect([list.length, list.includes(3)]).toEqual([0, false]);
});

test("more codes than a list of moves can hold are refused when they are declared", () => {
  expect(defineMoves({ far: { x: 256, y: 256 } }).size).toBe(65_536);
  expect(() => defineMoves({ far: { x: 256, y: 256 }, pass: {} })).toThrow(RangeError);
});
