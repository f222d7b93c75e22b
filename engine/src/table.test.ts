import { describe, expect, test } from "vitest";
import { parseConfig, type TableConfig } from "./game.ts";
import { Table } from "./table.ts";
import { toy, toyMoves } from "./testing/toy.ts";

const config = parseConfig(toy, 2) as TableConfig;
const chance = { secret: "000102030405060708090a0b0c0d0e0f", nonces: ["", ""] };
const newTable = (): Table<ReturnType<typeof toy.layout.create>> => new Table(toy, config, chance);

const score = (points: number): number => toyMoves.encode({ type: "score", points });
const roll = toyMoves.encode({ type: "roll" });
const pass = toyMoves.encode({ type: "pass" });
const peek = (seat: number): number => toyMoves.encode({ type: "peek", seat });

describe("play", () => {
  test("a move is accepted from the acting seat only, if legal, at the expected version", () => {
    const table = newTable();
    expect(table.play(1, score(1))).toEqual({ refused: "notYourTurn", rule: null });
    expect(table.play(0, score(1), { version: 1 })).toEqual({ refused: "staleVersion", rule: null });
    expect(table.play(0, peek(0))).toEqual({ refused: "illegalMove", rule: "TOY-1.2" });
    expect(table.play(0, 999)).toEqual({ refused: "malformedMove", rule: null });
    expect(table.version).toBe(0);
    expect(table.play(0, score(2))).toMatchObject({ version: 1, kind: "move", seat: 0 });
    expect(table.play(0, score(2), { version: 0 })).toEqual({ refused: "staleVersion", rule: null });
  });

  test("nothing is accepted after the end", () => {
    const table = newTable();
    for (let turn = 0; turn < 6; turn++) table.play(table.actor, pass);
    expect(table.over).toBe(true);
    expect(table.legal()).toEqual([]);
    expect(table.play(0, pass)).toEqual({ refused: "gameOver", rule: null });
    expect(table.mayUndo(1)).toBe(false);
    expect(table.undo(1)).toEqual({ refused: "gameOver", rule: null });
  });
});

describe("undo", () => {
  test("goes back step by step, and the log keeps it", () => {
    const table = newTable();
    table.play(0, score(1));
    table.play(0, score(2));
    expect(table.undo(0)).toMatchObject({ version: 3, kind: "undo", seat: 0 });
    expect(table.state.points[0]).toBe(1);
    expect(table.undo(0)).toMatchObject({ version: 4 });
    expect(table.state.points[0]).toBe(0);
    expect(table.undo(0)).toEqual({ refused: "nothingToUndo", rule: null });
    table.play(0, score(3));
    const again = Table.load(toy, table.record());
    if ("damage" in again) throw new Error(again.detail);
    expect(toy.layout.equals(again.state, table.state)).toBe(true);
  });

  test("reaches over the end of one's turn, but never takes back another's move", () => {
    const table = newTable();
    table.play(0, pass);
    expect(table.undo(1)).toEqual({ refused: "nothingToUndo", rule: null });
    expect(table.mayUndo(1)).toBe(false);
    expect(table.mayUndo(0)).toBe(true);
    expect(table.undo(0)).toMatchObject({ version: 2 });
    table.play(0, pass);
    table.play(1, score(1));
    expect(table.undo(0)).toEqual({ refused: "nothingToUndo", rule: null });
  });

  test("stops where chance was consumed", () => {
    const table = newTable();
    table.play(0, roll);
    expect(table.mayUndo(0)).toBe(false);
    expect(table.undo(0)).toEqual({ refused: "undoBarrier", rule: null });
    table.play(0, score(1));
    expect(table.undo(0)).toMatchObject({ version: 3 });
    expect(table.undo(0)).toEqual({ refused: "undoBarrier", rule: null });
  });

  test("stops where something hidden was seen, though nothing was drawn", () => {
    const table = newTable();
    table.play(0, peek(1));
    expect(table.undo(0)).toEqual({ refused: "undoBarrier", rule: null });
    table.play(0, peek(1));
    expect(table.undo(0)).toMatchObject({ version: 3 });
  });

  test("is refused for a stale version", () => {
    const table = newTable();
    table.play(0, score(1));
    expect(table.undo(0, { version: 0 })).toEqual({ refused: "staleVersion", rule: null });
  });
});

describe("looking", () => {
  test("a view holds only what its viewer may know", () => {
    const table = newTable();
    expect(table.view(0).secrets[0]).toBeGreaterThan(0);
    expect(table.view(0).secrets[1]).toBe(0);
    expect([...table.view(null).secrets]).toEqual([0, 0, 0, 0]);
    table.play(0, peek(1));
    expect(table.view(0).secrets[1]).toBe(table.state.secrets[1]);
  });

  test("history tells each viewer its own side, from any version on", () => {
    const table = newTable();
    table.play(0, peek(1));
    table.play(0, pass);
    const own = table.steps(0);
    expect(own.map((step) => [step.version, step.seat])).toEqual([
      [0, null],
      [1, 0],
      [2, 0],
    ]);
    expect(own[1]?.events[0]?.data).toEqual({ secret: table.state.secrets[1] });
    expect(table.steps(1)[1]?.events[0]?.data).toEqual({});
    expect(JSON.stringify(table.steps(null))).not.toContain("secret");
    expect(table.steps(0, 1).map((step) => step.version)).toEqual([2]);
  });

  test("replays to any version, and forks go on with other chance", () => {
    const table = newTable();
    table.play(0, score(2));
    table.play(0, roll);
    expect(table.at(1).state.points[0]).toBe(2);
    expect(toy.layout.equals(table.at(2).state, table.state)).toBe(true);
    const fork = table.fork(1, { ...chance, secret: "f".repeat(32) });
    expect(fork.version).toBe(0);
    expect(fork.state.points[0]).toBe(2);
    fork.play(0, score(1));
    expect(fork.undo(0)).toMatchObject({ version: 2 });
    expect(fork.state.points[0]).toBe(2);
    expect(fork.steps(0)).toHaveLength(3);
    expect(table.state.points[0]).toBeGreaterThan(2);
  });
});

describe("who decides", () => {
  test("a stand-in plays for the owner until the owner comes back", () => {
    const table = newTable();
    expect(table.return(0)).toEqual({ refused: "nothingToChange", rule: null });
    expect(table.handOver(0, "greedy", { by: "server", at: 5 })).toMatchObject({
      version: 1,
      kind: "handOver",
      seat: 0,
      by: "server",
      standIn: "greedy",
      at: 5,
    });
    expect(table.handOver(0, "greedy")).toEqual({ refused: "nothingToChange", rule: null });
    expect(table.decider(0)).toBe("bot:greedy");
    expect(table.decider(1)).toBe("owner");
    expect(table.play(0, score(1))).toEqual({ refused: "handedOver", rule: null });
    expect(table.play(0, score(1), { by: "bot:greedy" })).toMatchObject({ version: 2, by: "bot:greedy" });
    expect(table.mayUndo(0)).toBe(false);
    expect(table.undo(0)).toEqual({ refused: "handedOver", rule: null });
    expect(table.return(0)).toMatchObject({ version: 3, kind: "return", by: "owner" });
    expect(table.decider(0)).toBe("owner");
    expect(table.play(0, score(1), { by: "bot:greedy", version: 2 })).toEqual({
      refused: "staleVersion",
      rule: null,
    });
    expect(table.play(0, score(1))).toMatchObject({ version: 4 });
  });

  test("nothing is written that could not be read back", () => {
    const table = newTable();
    expect(() => table.handOver(2, "greedy")).toThrow(RangeError);
    expect(() => table.handOver(-1, "greedy")).toThrow(RangeError);
    expect(() => table.handOver(0, "a b")).toThrow(TypeError);
    expect(() => table.pause({ key: "a b" })).toThrow(TypeError);
    expect(() => table.pause({ at: 1.5 })).toThrow(TypeError);
    expect(() => table.pause({ by: "person:" })).toThrow(TypeError);
    expect(() => table.play(0, score(1), { key: "" })).toThrow(TypeError);
    expect(table.state.points[0]).toBe(0);
    expect(table.version).toBe(0);
  });

  test("whoever resigns does not come back", () => {
    const table = newTable();
    expect(table.resign(1, "random")).toMatchObject({ kind: "resign", seat: 1, standIn: "random" });
    expect(table.resign(1, "random")).toEqual({ refused: "nothingToChange", rule: null });
    expect(table.return(1)).toEqual({ refused: "resigned", rule: null });
    expect(table.condition).toMatchObject({ resigned: [false, true], standIns: [null, "random"] });
  });

  test("nobody plays while the table is paused", () => {
    const table = newTable();
    table.play(0, score(1));
    expect(table.resume()).toEqual({ refused: "nothingToChange", rule: null });
    expect(table.pause({ by: "person:ada" })).toMatchObject({ kind: "pause", seat: null, by: "person:ada" });
    expect(table.pause()).toEqual({ refused: "nothingToChange", rule: null });
    expect(table.play(0, score(1))).toEqual({ refused: "paused", rule: null });
    expect(table.undo(0)).toEqual({ refused: "paused", rule: null });
    expect(table.mayUndo(0)).toBe(false);
    expect(table.resume()).toMatchObject({ kind: "resume" });
    expect(table.undo(0)).toMatchObject({ kind: "undo", back: 0 });
  });

  test("an abandoned game is over, with the result as it stands", () => {
    const table = newTable();
    table.play(0, score(3));
    expect(table.abandon({ version: 0 })).toEqual({ refused: "staleVersion", rule: null });
    expect(table.abandon()).toMatchObject({ kind: "abandon", actor: -1 });
    expect(table).toMatchObject({ over: true, status: "over", actor: -1 });
    expect(table.legal()).toEqual([]);
    expect(toy.result(table.state).seats.map(({ total }) => total)).toEqual([3, 0]);
    const gameOver = { refused: "gameOver", rule: null };
    for (const done of [
      table.play(0, pass),
      table.undo(0),
      table.handOver(0, "x"),
      table.abandon(),
      table.pause(),
    ])
      expect(done).toEqual(gameOver);
    expect(table.steps(null).at(-1)).toMatchObject({ kind: "abandon" });
    expect(table.messages(0, 1)).toMatchObject([{ status: "over", actor: null, patch: null }]);
  });
});

test("parseConfig fills in defaults and names what is wrong", () => {
  expect(config).toEqual({ seats: 2, options: { length: "short" } });
  expect(parseConfig(toy, 3, { length: "long" })).toEqual({ seats: 3, options: { length: "long" } });
  expect(parseConfig(toy, 5)).toEqual({ problem: "seats", name: "5" });
  expect(parseConfig(toy, 2, { length: "endless" })).toEqual({ problem: "option", name: "length" });
  expect(parseConfig(toy, 2, { toString: "x" })).toEqual({ problem: "option", name: "toString" });
});
