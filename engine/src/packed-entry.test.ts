import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import { parseConfig, type TableConfig } from "./game.ts";
import { packEntry } from "./packed-entry.ts";
import { parseCheckpoint, parseEntry } from "./parse-entry.ts";
import { Table } from "./table.ts";
import { type ToyState, toy, toyMoves } from "./testing/toy.ts";
import { toy2 } from "./testing/toy-2.ts";

/** A table with an entry of every kind. */
function everyKind(): Table<ToyState> {
  const table = new Table(toy, parseConfig(toy, 2) as TableConfig, {
    secret: secretFromSeed(1),
    nonces: ["", ""],
  });
  table.play(0, toyMoves.encode({ type: "peek", seat: 1 }), { key: "a-key_1", at: 1_700_000_000_000 });
  table.play(0, toyMoves.encode({ type: "score", points: 3 }), { by: "person:ada.l@home" });
  table.undo(0);
  table.play(0, toyMoves.encode({ type: "roll" }));
  table.handOver(1, "mcts:4");
  table.return(1);
  table.resign(1, "greedy", { by: "server" });
  table.pause();
  table.resume();
  const later = Table.load(toy2, table.record());
  if ("damage" in later) throw new Error(later.detail);
  later.changeRules();
  later.abandon();
  return later as unknown as Table<ToyState>;
}

const entries = everyKind().entries;
const packed = entries.map((entry) => JSON.parse(JSON.stringify(packEntry(entry))));
const checkpoint = JSON.parse(JSON.stringify(everyKind().checkpoint()));

describe("an entry", () => {
  test("of every kind comes back from its packed form as it was", () => {
    expect(new Set(entries.map(({ kind }) => kind)).size).toBe(9);
    expect(packed.map(parseEntry)).toEqual(entries);
  });

  test("says only what does not go without saying", () => {
    expect(packed[1]).toEqual({
      v: 2,
      s: 0,
      b: "person:ada.l@home",
      m: { type: "score", points: 3 },
      r: 1,
      e: [["score", "TOY-1.1", 0, { points: 3 }]],
      p: { points: [0, 3] },
      a: 0,
    });
    expect(packed[7]).toEqual({ v: 8, k: "pause", b: "server", r: 1, a: 0, o: 4 });
  });

  test.each<[string, object]>([
    ["unknown field", { y: 1 }],
    ["v is not", { v: 0 }],
    ["v is not", { v: 1.5 }],
    ["v is not", { v: "1" }],
    ["k is not one of", { k: "cheat" }],
    ["k is not one of", { k: "constructor" }],
    ["s is not", { s: -1 }],
    ["s is not", { s: 16 }],
    ["whose seat", { s: undefined }],
    ["b is not", { b: "somebody" }],
    ["b is not", { b: "bot:" }],
    ["b is not", { b: "person:<script>" }],
    ["m is not", { m: { type: 3 } }],
    ["m is not", { m: { type: "score", points: {} } }],
    ["m is not", { m: { type: "score", points: "x".repeat(65) } }],
    ["m is not", { m: [] }],
    ["says which", { m: undefined }],
    ["i is not", { i: "" }],
    ["i is not", { i: "a b" }],
    ["t is not", { t: -1 }],
    ["r is not", { r: 0 }],
    ["r is not", { r: undefined }],
    ["e is not", { e: {} }],
    ["an event is not", { e: [null] }],
    ["event rule", { e: [["peek", "1.1", 0]] }],
    ["event type", { e: [["__proto__", "TOY-1.1", 0]] }],
    ["event seat", { e: [["peek", "TOY-1.1", "0"]] }],
    ["event data", { e: [["peek", "TOY-1.1", 0, { a: "b" }]] }],
    ["event data", { e: [["peek", "TOY-1.1", 0, { a: [null] }]] }],
    ["event data", { e: [["peek", "TOY-1.1", 0, {}, 0]] }],
    ["too many parts", { e: [["peek", "TOY-1.1", 0, {}, 0, {}, 1]] }],
    ["scene is not", { c: [[1, null]] }],
    ["a scene is not", { c: [{}] }],
    ["p is not", { p: [] }],
    ["p is not", { p: { points: "x" } }],
    ["half a change", { p: { points: [1] } }],
    ["p at points", { p: { points: [-1, 1] } }],
    ["p at points", { p: { points: [4_096, 1] } }],
    ["too many fields", { p: Object.fromEntries([...Array(513).keys()].map((i) => [`f${i}`, 1])) }],
    ["p has a field", JSON.parse('{ "p": { "__proto__": 1 } }')],
    ["d is not", { d: 0 }],
    ["a is not", { a: -2 }],
    ["on top", { o: 1 }],
    ["on top", { u: 0 }],
    ["goes back", { n: 0 }],
    ["stands in", { w: "greedy" }],
    ["has a state", { x: {} }],
  ])("is refused when it is not one: %s", (words, change) => {
    const answer = parseEntry(JSON.parse(JSON.stringify({ ...packed[0], ...change })));
    expect(answer).toHaveProperty("malformed", expect.stringContaining(words));
  });

  test("from anywhere never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.string(), fc.jsonValue(), (input, index, field, value) => {
        parseEntry(input);
        parseEntry({ ...packed[index % packed.length], [field]: value });
        for (const name of "vksbmitrecpdaounwx")
          parseEntry({ ...packed[index % packed.length], [name]: value });
        parseCheckpoint(input);
        for (const name of Object.keys(checkpoint)) parseCheckpoint({ ...checkpoint, [name]: value });
      }),
      { numRuns: 300 },
    );
  });
});

describe("a kept state", () => {
  test("comes back as it was", () => {
    expect(parseCheckpoint(checkpoint)).toEqual(everyKind().checkpoint());
    const first = {
      ...checkpoint,
      setup: [{ type: "dealt", rule: "TOY-1.1", seat: null, data: { a: [1] } }],
    };
    expect(parseCheckpoint(first)).toEqual(first);
  });

  test.each<[string, object]>([
    ["version", { version: -1 }],
    ["state", { state: { a: [1.5] } }],
    ["state", { state: null }],
    ["top", { top: 99 }],
    ["undoSeat", { undoSeat: undefined }],
    ["condition", { condition: null }],
    ["standIns", { condition: { ...checkpoint.condition, standIns: [1, 2] } }],
    ["paused", { condition: { ...checkpoint.condition, paused: 1 } }],
    ["setup", { setup: {} }],
  ])("is refused when it is not one: %s", (words, change) => {
    expect(parseCheckpoint({ ...checkpoint, ...change })).toHaveProperty(
      "malformed",
      expect.stringContaining(words),
    );
  });
});
