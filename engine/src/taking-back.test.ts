import { describe, expect, test } from "vitest";
import { checkExport } from "./check.ts";
import { exportTable } from "./export.ts";
import { parseConfig, type TableConfig } from "./game.ts";
import { packEntry } from "./packed-entry.ts";
import { parseEntry } from "./parse-entry.ts";
import { Table } from "./table.ts";
import { type ToyState, toy, toyMoves } from "./testing/toy.ts";

const config = parseConfig(toy, 2) as TableConfig;
const chance = { secret: "000102030405060708090a0b0c0d0e0f", nonces: ["", ""] };
const score = toyMoves.encode({ type: "score", points: 2 });
const roll = toyMoves.encode({ type: "roll" });
const pass = toyMoves.encode({ type: "pass" });
const peek = toyMoves.encode({ type: "peek", seat: 1 });

/** Seat 0 begins; each move is of whoever's turn it is. */
function played(...moves: number[]): Table<ToyState> {
  const table = new Table(toy, config, chance);
  for (const move of moves) {
    const done = table.play(table.actor, move);
    if ("refused" in done) throw new Error(done.refused);
  }
  return table;
}

const refused = (code: string) => ({ refused: code, rule: null });

describe("several moves of one's own", () => {
  test("are taken back at once, up to where one's turn began", () => {
    const table = played(score, pass, score, score, score);
    const before = table.stateAt(3);
    expect(table.undo(1, {}, { to: 1 })).toEqual(refused("nothingToUndo"));
    expect(table.undo(0, {}, { to: 3 })).toEqual(refused("nothingToUndo"));
    expect(table.undo(1, {}, { to: 3 })).toMatchObject({ kind: "undo", back: 3, top: 3, undoSeat: 1 });
    expect(table.state).toEqual(before);
    expect(table.undo(1, {}, { to: 2 })).toMatchObject({ back: 2 });
    expect(table.undo(1)).toEqual(refused("nothingToUndo"));
  });

  test("do not pass what was drawn or seen, wherever it stands among them", () => {
    for (const barrier of [roll, peek]) {
      const table = played(score, barrier, score);
      expect(table.undo(0, {}, { to: 1 })).toEqual(refused("undoBarrier"));
      expect(table.undo(0, {}, { to: 0 })).toEqual(refused("undoBarrier"));
      expect(table.undo(0, {}, { to: 2 })).toMatchObject({ back: 2 });
    }
  });

  test("are counted from moves that still stand", () => {
    const table = played(score, score);
    table.undo(0);
    table.play(0, score);
    // Version 1 is before the move that was taken back; the one that stands now was made at version 3.
    expect(table.undo(0, {}, { to: 1 })).toEqual(refused("nothingToUndo"));
    expect(table.undo(0, {}, { to: 9 })).toEqual(refused("nothingToUndo"));
    expect(table.undo(0, {}, { to: 0 })).toMatchObject({ back: 0, top: 0 });
    expect(table.state.points[0]).toBe(0);
  });
});

describe("with the consent of the others", () => {
  test("an undo goes back to any decision of one's own, past dice, secrets and other people's moves", () => {
    const table = played(score, roll, peek, pass, score, pass, roll);
    expect(table.undo(0, {}, { to: 1 })).toEqual(refused("nothingToUndo"));
    expect(table.undo(0, {}, { to: 4, consent: true })).toEqual(refused("nothingToUndo"));
    const before = table.stateAt(1);
    const done = table.undo(0, {}, { to: 1, consent: true });
    expect(done).toMatchObject({
      kind: "undo",
      seat: 0,
      back: 1,
      consent: true,
      top: 1,
      undoSeat: 0,
      actor: 0,
    });
    expect(table.state).toEqual(before);
    expect(table.steps(1).at(-1)).toMatchObject({ kind: "undo", back: 1, consent: true });
    // What stands now is what stood then.
    expect(table.undo(0)).toMatchObject({ back: 0, consent: false });
    expect(table.play(0, roll)).toMatchObject({ version: 10, top: 10 });
  });

  test("it takes back one's own last decision, if nothing else is said, and what the others did after it", () => {
    const table = played(score, pass, score, roll);
    expect(table.undoTarget(0)).toBeNull();
    expect(table.undoTarget(0, { consent: true })).toBe(1);
    expect(table.undoTarget(1, { consent: true })).toBe(3);
    expect(table.undoTarget(0, { to: 0, consent: true })).toBe(0);
    expect(table.undoTarget(0, { to: 3, consent: true })).toBeNull();
    expect(table.undo(0, {}, { consent: true })).toMatchObject({ back: 1, actor: 0 });
  });

  test("it does not open a game that is over, nor one that is paused, and counts like any other", () => {
    const over = played(pass, pass, pass, pass, pass, pass);
    expect(over.undo(0, {}, { to: 0, consent: true })).toEqual(refused("gameOver"));
    const table = played(score, roll);
    table.pause();
    expect(table.undo(0, {}, { to: 0, consent: true })).toEqual(refused("paused"));
    table.resume();
    expect(table.undo(0, {}, { to: 0, consent: true, most: 0 })).toEqual(refused("tooManyUndos"));
    expect(table.undo(0, {}, { to: 0, consent: true })).toMatchObject({ back: 0 });
    expect(table.condition.undos).toBe(1);
  });

  test("the log keeps that they agreed, and whoever checks it believes nothing else", () => {
    const table = played(score, roll, pass, score);
    table.undo(0, {}, { to: 1, consent: true });
    while (!table.over) table.play(table.actor, pass);
    for (const entry of table.entries) expect(parseEntry(packEntry(entry))).toEqual(entry);
    const file = exportTable(table, ["Ada", "Bob"]);
    expect(checkExport(toy, file)).toEqual({ verdict: "verified" });
    const log = file.log.map(({ g: _, ...entry }) => entry);
    expect(checkExport(toy, { ...file, log })).toMatchObject({ verdict: "wrong", problem: "refusedEntry" });
    const [move] = file.log;
    expect(parseEntry({ ...move, g: 1 })).toHaveProperty("malformed");
  });
});
