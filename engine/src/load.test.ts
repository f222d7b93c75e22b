import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import type { Checkpoint, Entry } from "./entry.ts";
import { fromMoves } from "./from-moves.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
import { MOST_UNDOS, type TableRecord } from "./history.ts";
import { CHECKPOINT_EVERY } from "./log.ts";
import { packEntry } from "./packed-entry.ts";
import { parseCheckpoint, parseEntry } from "./parse-entry.ts";
import { Random } from "./random.ts";
import { Table } from "./table.ts";
import { type ToyState, toy, toyMoves } from "./testing/toy.ts";

const config = parseConfig(toy, 3) as TableConfig;
const chance = { secret: secretFromSeed(8), nonces: ["a", "", "c"] };
const newTable = (): Table<ToyState> => new Table(toy, config, chance);
const score = toyMoves.encode({ type: "score", points: 1 });

/** The toy where every rule has been lost: what works with it runs no rules. */
const ruleless: Game<ToyState> = {
  ...toy,
  setup: lost,
  legal: lost,
  apply: lost,
  whyNot: lost,
  redeal: lost,
  actor: lost,
};

function lost(): never {
  throw new Error("a rule ran");
}

/** A table as a disk gives it back, from a kept state on. */
function reloaded(table: Table<ToyState>, floor = table.floor, game = toy): Table<ToyState> {
  const loaded = Table.load(game, recordFrom(table, floor));
  if ("damage" in loaded) throw new Error(`${loaded.damage} at ${loaded.version}: ${loaded.detail}`);
  return loaded;
}

function recordFrom(table: Table<ToyState>, floor: number): TableRecord {
  const from = parseCheckpoint(JSON.parse(JSON.stringify(table.at(floor).checkpoint()))) as Checkpoint;
  const entries = table.entries
    .slice(floor - table.floor)
    .map((entry) => parseEntry(JSON.parse(JSON.stringify(packEntry(entry)))) as Entry);
  return { config, chance, from, entries };
}

/** Something that happens at a table: moves mostly, and everything else now and then. */
function anything(table: Table<ToyState>, random: Random): void {
  const seat = random.int(3);
  const { actor } = table;
  const legal = table.legal();
  // Rarely a pass, so that games are long.
  const move = random.int(40) === 0 ? (legal.at(-1) ?? 0) : (legal[random.int(legal.length)] ?? 0);
  switch (random.int(12)) {
    case 0:
      table.handOver(seat, "greedy");
      break;
    case 1:
      table.return(seat);
      break;
    case 2:
      table.pause();
      break;
    case 3:
    case 4:
      table.undo(seat, { by: "server" });
      break;
    default:
      table.resume();
      if (move !== toyMoves.first.pass || random.int(20) === 0) table.play(actor, move, { by: "server" });
  }
}

function longTable(seed: number, entries: number): Table<ToyState> {
  const table = newTable();
  const random = Random.of(seed);
  for (let i = 0; i < 10 * entries && table.version < entries && !table.over; i++) anything(table, random);
  return table;
}

describe("a table that is loaded", () => {
  test("is where it was, whatever it is loaded from, and no rules run", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(150), fc.nat(), (seed, entries, part) => {
        const table = longTable(seed, entries);
        const floor = part % (table.version + 1);
        const again = reloaded(table, floor, ruleless);
        expect(again.checkpoint()).toEqual(table.checkpoint());
        expect(again.state).toEqual(table.state);
        expect(again).toMatchObject({ version: table.version, actor: table.actor, floor, rules: 1 });
        expect(again.condition).toEqual(table.condition);
        for (const viewer of [0, 1, 2, null]) {
          expect(again.view(viewer)).toEqual(table.view(viewer));
          expect(again.steps(viewer, floor)).toEqual(table.steps(viewer, floor));
          expect(again.messages(viewer, floor)).toEqual(table.messages(viewer, floor));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("takes back exactly what it could before, over many moves, barriers included", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(150), fc.nat(), fc.boolean(), (seed, entries, part, goesFar) => {
        const table = longTable(seed, entries);
        const again = reloaded(table, part % (table.version + 1));
        for (let i = 0; i < 40; i++) {
          for (const viewer of [0, 1, 2, null]) expect(again.mayUndo(viewer)).toBe(table.mayUndo(viewer));
          const seat = i % 3;
          const terms = goesFar ? { to: part % (table.version + 1), consent: i % 2 === 0 } : {};
          for (let needs = again.undoNeeds(seat, terms); needs !== null; needs = again.undoNeeds(seat, terms))
            prepend(again, table, needs);
          expect(again.undo(seat, { by: "server" }, terms)).toEqual(
            table.undo(seat, { by: "server" }, terms),
          );
          expect(again.state).toEqual(table.state);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("does not undo what it does not have: it asks for the older part first", () => {
    const table = newTable();
    table.play(0, score);
    for (let i = 0; i < 3; i++) {
      table.play(0, score);
      table.undo(0);
    }
    const again = reloaded(table, 6);
    expect([again.floor, again.undoNeeds(0)]).toEqual([6, 0]);
    expect(again.mayUndo(0)).toBe(true);
    expect(() => again.undo(0)).toThrow("version 0");
    expect(again.prepend(table.at(1).checkpoint(), table.entries.slice(1, 5))).toMatchObject({
      damage: "gap",
    });
    const elsewhere = new Table(toy, config, { ...chance, secret: secretFromSeed(9) });
    for (const { seat, move } of table.entries.slice(0, 6)) {
      if (move === null) elsewhere.undo(seat ?? 0);
      else elsewhere.play(seat ?? 0, score);
    }
    expect(again.prepend(elsewhere.record().from, elsewhere.entries)).toMatchObject({ damage: "misfit" });
    expect(again.floor).toBe(6);
    prepend(again, table, 0);
    expect(again.undo(0)).toMatchObject({ version: 8, back: 0 });
    expect(again.state.points[0]).toBe(0);
  });

  test("goes on with the same chance as if it had never been away", () => {
    const table = longTable(5, 50);
    const again = reloaded(table, 40);
    const roll = toyMoves.encode({ type: "roll" });
    for (const one of [table, again]) one.resume();
    expect(again.play(again.actor, roll, { by: "server" })).toEqual(
      table.play(table.actor, roll, { by: "server" }),
    );
  });

  test("from the last kept state costs no more after ten thousand entries than after a hundred", () => {
    const table = newTable();
    for (let i = 0; i < 5_000; i++) {
      table.play(0, score);
      table.undo(0, {}, { most: Number.POSITIVE_INFINITY });
    }
    expect(table.version).toBe(10_000);
    const record = recordFrom(table, 9_984);
    expect(record.entries).toHaveLength(16);
    const again = reloaded(table, 9_984);
    expect(again).toMatchObject({ version: 10_000, condition: { undos: 5_000 } });
    expect(again.newest(null, 50)).toHaveLength(16);
  });

  test.each<[string, number, (record: TableRecord) => object]>([
    ["newerRules", 0, ({ from }) => ({ from: { ...from, rules: 2 } })],
    ["state", 0, ({ from }) => ({ from: { ...from, state: { ...from.state, stray: 1 } } })],
    ["state", 0, ({ from }) => ({ from: { ...from, state: {} } })],
    ["condition", 0, ({ from }) => ({ from: { ...from, condition: { ...from.condition, resigned: [] } } })],
    ["gap", 3, ({ entries }) => ({ entries: entries.toSpliced(1, 1) })],
    ["gap", 1, ({ entries }) => ({ entries: [entries[0], ...entries] })],
    ["patch", 2, (record) => changed(record, 1, { patch: { nothing: 1 } })],
    ["patch", 2, (record) => changed(record, 1, { patch: { points: [4, 1] } })],
    ["patch", 2, (record) => changed(record, 1, { patch: { points: [0, -1] } })],
    ["patch", 2, (record) => changed(record, 1, { patch: { points: 3 } })],
    ["patch", 2, (record) => changed(record, 1, { patch: { turn: [0, 3] } })],
    ["patch", 2, (record) => changed(record, 1, { patch: { points: [0] } })],
    ["misfit", 2, (record) => changed(record, 1, { seat: 1 })],
    ["misfit", 2, (record) => changed(record, 1, { rules: 0 })],
    ["misfit", 3, (record) => changed(record, 2, { back: 2, top: 2 })],
    ["misfit", 3, (record) => changed(record, 2, { undoSeat: 2 })],
    ["misfit", 4, (record) => changed(record, 3, { actor: 2 })],
    ["misfit", 4, (record) => changed(record, 3, { patch: { turn: 9 } })],
    ["misfit", 4, (record) => changed(record, 2, { actor: -1 })],
  ])("and was damaged is told so: %s at %s", (damage, version, change) => {
    const table = newTable();
    table.play(0, score);
    table.play(0, score);
    table.undo(0);
    table.handOver(1, "greedy");
    const record = table.record();
    expect(Table.load(toy, { ...record, ...change(record) })).toMatchObject({ damage, version });
  });
});

const changed = ({ entries }: TableRecord, index: number, change: Partial<Entry>): object => ({
  entries: entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry)),
});

function prepend(part: Table<ToyState>, whole: Table<ToyState>, from: number): void {
  const wrong = part.prepend(whole.at(from).checkpoint(), whole.entries.slice(from, part.floor));
  expect(wrong).toBeNull();
  expect(part.floor).toBe(from);
}

describe("the state at a version", () => {
  test("is found by patches, near a kept state, at any version", () => {
    const table = newTable();
    const states = new Map([[0, toy.layout.clone(table.state)]]);
    const random = Random.of(2);
    while (table.version < 3 * CHECKPOINT_EVERY) {
      anything(table, random);
      states.set(table.version, toy.layout.clone(table.state));
    }
    for (const [version, state] of states) {
      expect(table.stateAt(version)).toEqual(state);
      expect(table.at(version).state).toEqual(state);
    }
    expect(() => table.stateAt(-1)).toThrow(RangeError);
    expect(() => table.stateAt(table.version + 1)).toThrow(RangeError);
  });

  test("is the caller's own", () => {
    const table = longTable(1, 5);
    table.stateAt(table.version).points[0] = 77;
    table.stateAt(2).points[0] = 77;
    expect(table.state.points[0]).not.toBe(77);
    expect(table.stateAt(2).points[0]).not.toBe(77);
  });
});

describe("undo", () => {
  test("cannot be used to grow a table for ever", () => {
    const table = newTable();
    for (let i = 0; i < MOST_UNDOS; i++) {
      table.play(0, score);
      expect(table.undo(0)).toMatchObject({ kind: "undo" });
    }
    table.play(0, score);
    expect(table.mayUndo(0)).toBe(false);
    expect(table.undo(0)).toEqual({ refused: "tooManyUndos", rule: null });
    const again = reloaded(table, table.version);
    expect(again.mayUndo(0)).toBe(false);
    prepend(again, table, 1_990);
    expect(again.undo(0)).toEqual({ refused: "tooManyUndos", rule: null });
  });

  test("leaves hand-overs and pauses as they are", () => {
    const table = newTable();
    table.play(0, score);
    table.handOver(1, "greedy");
    expect(table.undo(0)).toMatchObject({ version: 3, back: 0, top: 0 });
    expect(table.decider(1)).toBe("bot:greedy");
    expect(table.state.points[0]).toBe(0);
  });
});

describe("a log that holds only moves", () => {
  test("becomes a table by being played once", () => {
    const log = [
      { seat: 0, move: score, key: "k1", at: 10 },
      { seat: 0, undo: true as const, at: 11 },
      { seat: 0, move: toyMoves.encode({ type: "roll" }) },
    ];
    const table = fromMoves(toy, config, chance, log);
    if ("damage" in table) throw new Error(table.detail);
    expect(table.entries).toMatchObject([
      { kind: "move", key: "k1", at: 10, move: { type: "score", points: 1 } },
      { kind: "undo", key: null, at: 11 },
      { kind: "move", drew: true, at: 0 },
    ]);
    const fork = fromMoves(toy, config, chance, log, table.state);
    if ("damage" in fork) throw new Error(fork.detail);
    expect(fork.state.points[0]).toBeGreaterThan(table.state.points[0] ?? 0);
    expect(fork.record().from.setup).toBeNull();
  });

  test("may hold more undos than a table takes today", () => {
    const log = Array.from({ length: MOST_UNDOS + 1 }, () => [
      { seat: 0, move: score },
      { seat: 0, undo: true as const },
    ]).flat();
    expect(fromMoves(toy, config, chance, log)).toMatchObject({ version: log.length });
  });

  test("that the rules refuse says where", () => {
    expect(fromMoves(toy, config, chance, [{ seat: 1, move: score }])).toEqual({
      damage: "refused",
      version: 1,
      detail: "notYourTurn",
    });
  });
});
