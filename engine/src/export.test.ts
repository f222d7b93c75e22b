import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import { checkExport } from "./check.ts";
import { exportTable, type TableExport } from "./export.ts";
import { parseConfig, type TableConfig } from "./game.ts";
import { importTable } from "./import.ts";
import { Random } from "./random.ts";
import { sha256, toHex, utf8 } from "./sha256.ts";
import { Table } from "./table.ts";
import { type ToyState, toy, toyMoves } from "./testing/toy.ts";

function finishedGame(): Table<ToyState> {
  const config = parseConfig(toy, 3) as TableConfig;
  const table = new Table(toy, config, { secret: secretFromSeed(4), nonces: ["x", "", "z"] });
  const random = Random.of(4);
  table.play(0, toyMoves.encode({ type: "score", points: 1 }), { key: "mine", at: 12, by: "person:ada" });
  table.undo(0);
  table.handOver(1, "greedy");
  table.return(1);
  table.pause();
  table.resume({ by: "person:ada" });
  table.resign(2, "random");
  while (!table.over) {
    const legal = table.legal();
    const { actor } = table;
    table.play(actor, legal[random.int(legal.length)] ?? 0, { by: table.decider(actor) });
  }
  return table;
}

const finished = finishedGame();
const game = exportTable(finished, ["Ada", "Bo", "Cy"]);
const rolled = game.log.findIndex(({ m }) => m?.type === "roll");
const peeked = game.log.findIndex(({ m }) => m?.type === "peek");

/** The export as a file would bring it, with a change. */
const tampered = (change: Record<string, unknown>): unknown => ({
  ...JSON.parse(JSON.stringify(game)),
  ...change,
});

const withEntry = (index: number, change: Record<string, unknown>): unknown =>
  tampered({ log: game.log.map((kept, i) => (i === index ? { ...kept, ...change } : kept)) });

const withStart = (change: Record<string, unknown>): unknown =>
  tampered({ start: { ...game.start, ...change } });

const ofRolled = game.log[rolled] as TableExport["log"][number];
const ofPeeked = game.log[peeked] as TableExport["log"][number];

describe("an export", () => {
  test("of a finished game is verified completely", () => {
    expect(checkExport(toy, tampered({}))).toEqual({ verdict: "verified" });
    expect(game.log.slice(1, 7).map(({ k }) => k)).toEqual([
      "undo",
      "handOver",
      "return",
      "pause",
      "resume",
      "resign",
    ]);
  });

  test("is verified in whatever order its fields stand", () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversed(item)]),
      );
    };
    expect(checkExport(toy, reversed(tampered({})))).toEqual({ verdict: "verified" });
  });

  test("can be watched again without rules, step by step as it was", () => {
    const blind = { ...toy, setup: noRules, apply: noRules, legal: noRules };
    const imported = importTable(blind, tampered({}));
    if ("problem" in imported) throw new Error(imported.detail);
    expect(imported.names).toEqual(["Ada", "Bo", "Cy"]);
    expect(imported.table.version).toBe(game.log.length);
    for (const viewer of [0, 1, 2, null]) {
      expect(imported.table.messages(viewer, 0)).toEqual(
        finished.messages(viewer, 0).map((message) => withoutNames(message)),
      );
    }
  });

  test("names neither people nor commands", () => {
    expect(JSON.stringify(game)).not.toMatch(/ada|mine/);
    expect(finished.entries[0]).toMatchObject({ key: "mine", by: "person:ada" });
  });

  test.each([
    ["notAnExport", null, "text"],
    ["notAnExport", null, tampered({ format: "other" })],
    ["notAnExport", null, tampered({ log: {} })],
    ["notAnExport", null, tampered({ names: ["Ada"] })],
    ["otherGame", null, tampered({ game: "chess" })],
    ["otherGame", null, tampered({ game: { toString: 1 } })],
    ["otherVersion", null, tampered({ rules: { toString: 1 } })],
    ["badConfig", null, tampered({ config: { seats: 9, options: {} } })],
    ["badSecret", null, tampered({ secret: "12" })],
    ["commitmentMismatch", null, tampered({ secret: secretFromSeed(5) })],
    ["badNonces", null, tampered({ nonces: ["x"] })],
    ["mismatch", 0, tampered({ nonces: ["y", "", "z"] })],
    ["badRecord", 0, tampered({ start: null })],
    ["badRecord", 0, withStart({ events: null })],
    ["badRecord", 0, withStart({ state: { ...game.start.state, stray: 1 } })],
    ["mismatch", 0, withStart({ events: [{ type: "boast", rule: "TOY-1.1", seat: 0, data: {} }] })],
    ["badEntry", 1, withEntry(0, { m: { type: ["cheat"] } })],
    ["badEntry", 1, withEntry(0, { z: 1 })],
    ["badEntry", 1, tampered({ log: [null] })],
    ["badEntry", 1, withEntry(0, { m: { type: "cheat" } })],
    ["badRecord", 1, withEntry(0, { s: 1 })],
    ["badRecord", 2, withEntry(0, { v: 2 })],
    ["badRecord", 1, withEntry(0, { p: { stray: 1 } })],
    ["badRecord", 1, withEntry(0, { p: { points: [9, 1] } })],
    ["badRecord", 1, withEntry(0, { p: { points: [0, 256] } })],
    ["badRecord", 2, withEntry(1, { o: 1 })],
    ["badRecord", 2, withEntry(1, { n: 1 })],
    ["badRecord", 3, withEntry(2, { a: 2 })],
    ["badRecord", 3, withEntry(2, { p: { turn: 4 } })],
    ["badRecord", 3, withEntry(2, { s: 5 })],
    ["mismatch", 1, withEntry(0, { m: { type: "score", points: 3 } })],
    ["mismatch", 1, withEntry(0, { d: 1 })],
    ["mismatch", rolled + 1, withEntry(rolled, { m: { type: "score", points: 1 } })],
    ["mismatch", rolled + 1, withEntry(rolled, { p: { points: [0, 99] } })],
    ["mismatch", rolled + 1, withEntry(rolled, { e: [["roll", "TOY-1.1", ofRolled.s, { of: 6 }]] })],
    ["mismatch", peeked + 1, withEntry(peeked, { e: [] })],
    ["mismatch", peeked + 1, withEntry(peeked, { c: [[0, { points: [0, 99] }]] })],
    ["mismatch", peeked + 1, withEntry(peeked, { p: { ...ofPeeked.p, points: [0, 99] } })],
    ["notOver", null, tampered({ log: game.log.slice(0, 3) })],
    [
      "badRecord",
      game.log.length + 1,
      tampered({ log: [...game.log, { ...game.log[2], v: game.log.length + 1 }] }),
    ],
    ["wrongResult", null, tampered({ totals: [99, 0, 0] })],
    ["wrongResult", null, tampered({ ranks: [1, 1, 1] })],
    ["wrongResult", null, tampered({ totals: JSON.parse("[".repeat(50_000) + "]".repeat(50_000)) })],
    ["wrongResult", null, tampered({ totals: null })],
  ] as const)("that was tampered with is found out: %s at %s", (problem, entry, input) => {
    expect(checkExport(toy, input)).toMatchObject({ verdict: "wrong", problem, entry });
  });

  test("of rules that nobody here has is neither verified nor wrong", () => {
    expect(checkExport(toy, tampered({ rules: 2 }))).toEqual({ verdict: "unverifiable", rules: 2 });
    expect(checkExport(toy, withEntry(0, { r: 3, k: "rules", x: {} }))).toMatchObject({ verdict: "wrong" });
    expect(importTable(toy, tampered({ rules: 2 }))).toMatchObject({ problem: "otherVersion" });
  });

  test("is not made of a fork, which could not be played again, nor of half a log", () => {
    const table = new Table(toy, parseConfig(toy, 2) as TableConfig, {
      secret: secretFromSeed(1),
      nonces: ["", ""],
    });
    table.play(0, toyMoves.encode({ type: "score", points: 1 }));
    expect(exportTable(table, ["Ada", "Bo"]).log).toHaveLength(1);
    const fork = table.fork(1, { secret: secretFromSeed(2), nonces: ["", ""] });
    expect(() => exportTable(fork, ["Ada", "Bo"])).toThrow("fork");
    const half = Table.load(toy, { ...table.record(), from: table.checkpoint(), entries: [] });
    expect(() => exportTable(half as Table<ToyState>, ["Ada", "Bo"])).toThrow("whole game");
  });

  test("says why an entry is refused", () => {
    const passes = Array.from({ length: 9 }, (_, i) => ({
      v: i + 1,
      s: i % 3,
      m: { type: "pass" },
      r: 1,
      a: (i + 1) % 3,
    }));
    const forged = passes.map((entry, i) => ({
      ...entry,
      a: i === 8 ? -1 : entry.a,
      m: i === 2 ? { type: "peek", seat: 2 } : entry.m,
    }));
    expect(checkExport(toy, tampered({ log: forged }))).toMatchObject({ problem: "mismatch", entry: 1 });
    const log = game.log.map((entry) =>
      entry.k === "return" ? { ...entry, k: "handOver", w: "greedy" } : entry,
    );
    const refusal = { refused: "nothingToChange", rule: null };
    expect(checkExport(toy, tampered({ log }))).toMatchObject({ problem: "refusedEntry", entry: 4, refusal });
  });
});

test("a file that was changed anywhere never throws, and what is shown of it can be shown whole", () => {
  const present = { ...toy, version: 2 };
  const rulesOf = (rules: number) => (rules === 1 ? toy : null);
  fc.assert(
    fc.property(fc.nat(), fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 300 })), (seed, value) => {
      const file = changedSomewhere(tampered({}), Random.of(seed), value);
      for (const game of [toy, present]) {
        checkExport(game, file, rulesOf);
        const imported = importTable(game, file);
        if ("problem" in imported) continue;
        const { table } = imported;
        for (const eyes of [0, 1, 2, null, "all"] as const) {
          expect(table.steps(eyes)).toHaveLength(table.version + 1);
          expect(table.messages(eyes, 0)).toHaveLength(table.version);
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** A copy with one value, anywhere in it, replaced or taken away. */
function changedSomewhere(input: unknown, random: Random, value: unknown): unknown {
  if (typeof input !== "object" || input === null || random.int(5) === 0) return value;
  const keys = Object.keys(input);
  const key = keys[random.int(Math.max(1, keys.length))];
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(input)
    ? ([...input] as unknown as Record<string, unknown>)
    : { ...input };
  if (random.int(10) === 0) delete copy[key];
  else copy[key] = changedSomewhere(copy[key], random, value);
  return copy;
}

describe("an early export", () => {
  const early = earlyExport();

  test("is verified by playing it", () => {
    expect(checkExport(toy, early)).toEqual({ verdict: "verified" });
    const imported = importTable(toy, early);
    if ("problem" in imported) throw new Error(imported.detail);
    expect(imported.table.version).toBe(early.log.length);
    expect(imported.table.over).toBe(true);
  });

  test.each([
    ["notAnExport", null, { ...early, hashes: [] }],
    ["mismatch", 0, { ...early, nonces: ["y", ""] }],
    ["badEntry", 1, { ...early, log: [{ seat: 0, move: { type: "cheat" } }, ...early.log.slice(1)] }],
    ["refusedEntry", 1, { ...early, log: [{ seat: 1, move: { type: "pass" } }, ...early.log.slice(1)] }],
    ["mismatch", 1, { ...early, log: [{ seat: 0, move: { type: "roll" } }, ...early.log.slice(1)] }],
    ["notOver", null, { ...early, log: early.log.slice(0, 3), hashes: early.hashes.slice(0, 4) }],
    ["wrongResult", null, { ...early, totals: [99, 0] }],
  ] as const)("that was tampered with is found out: %s at %s", (problem, entry, input) => {
    expect(checkExport(toy, input)).toMatchObject({ verdict: "wrong", problem, entry });
  });

  test("of earlier rules needs them", () => {
    const present = { ...toy, version: 2 };
    expect(checkExport(present, early)).toEqual({ verdict: "unverifiable", rules: 1 });
    expect(importTable(present, early)).toMatchObject({ problem: "otherVersion" });
    const rulesOf = (rules: number) => (rules === 1 ? toy : null);
    expect(checkExport(present, early, rulesOf)).toEqual({ verdict: "verified" });
    const imported = importTable(present, early, rulesOf);
    if ("problem" in imported) throw new Error(imported.detail);
    expect(imported.table).toMatchObject({ rules: 1, over: true });
  });
});

function noRules(): never {
  throw new Error("no rules run here");
}

/** What an export leaves of a step. */
function withoutNames<T>(message: T): T {
  return JSON.parse(JSON.stringify(message));
}

/** A file as it was written before entries held what they changed. */
function earlyExport() {
  const config = parseConfig(toy, 2) as TableConfig;
  const chance = { secret: secretFromSeed(4), nonces: ["x", ""] };
  const table = new Table(toy, config, chance);
  const random = Random.of(1);
  table.play(0, toyMoves.encode({ type: "score", points: 1 }));
  table.undo(0);
  while (!table.over) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? 0);
  }
  const { seats } = toy.result(table.state);
  const hash = (version: number): string =>
    toHex(sha256(utf8(JSON.stringify(toy.layout.toJson(table.stateAt(version)))))).slice(0, 16);
  return {
    format: "banquise-game/1",
    game: "toy",
    version: 1,
    config,
    names: ["Ada", "Bo"],
    commitment: exportTable(table, ["", ""]).commitment,
    secret: chance.secret,
    nonces: chance.nonces,
    log: table.entries.map(({ seat, move }) => (move === null ? { seat, undo: true } : { seat, move })),
    hashes: [...Array(table.version + 1).keys()].map(hash),
    totals: seats.map(({ total }) => total),
    ranks: seats.map(({ rank }) => rank),
  };
}
