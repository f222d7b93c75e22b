import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import { checkExport, exportTable, importTable, type TableExport } from "./export.ts";
import { parseConfig, type TableConfig } from "./game.ts";
import { Random } from "./random.ts";
import { Table } from "./table.ts";
import { toy, toyMoves } from "./testing/toy.ts";

function finishedGame(): TableExport {
  const config = parseConfig(toy, 3) as TableConfig;
  const table = new Table(toy, config, { secret: secretFromSeed(4), nonces: ["x", "", "z"] });
  const random = Random.of(4);
  table.play(0, toyMoves.encode({ type: "score", points: 1 }));
  table.undo(0);
  while (!table.over) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? 0);
  }
  return exportTable(table, ["Ada", "Bo", "Cy"]);
}

const game = finishedGame();
const rolled = game.log.findIndex((entry) => "move" in entry && entry.move.type === "roll");

/** The export as a file would bring it, with a change. */
const tampered = (change: Record<string, unknown>): unknown => ({
  ...JSON.parse(JSON.stringify(game)),
  ...change,
});

const withEntry = (index: number, entry: unknown): unknown =>
  tampered({ log: game.log.map((kept, i) => (i === index ? entry : kept)) });

describe("an export", () => {
  test("of a finished game is verified completely", () => {
    expect(checkExport(toy, tampered({}))).toBeNull();
    expect(game.log).toContainEqual({ seat: 0, undo: true });
  });

  test("can be watched again", () => {
    const imported = importTable(toy, tampered({}));
    if ("problem" in imported) throw new Error(imported.detail);
    expect(imported.names).toEqual(["Ada", "Bo", "Cy"]);
    expect(imported.table.version).toBe(game.log.length);
  });

  test.each([
    ["notAnExport", null, "text"],
    ["notAnExport", null, tampered({ format: "other" })],
    ["notAnExport", null, tampered({ hashes: [] })],
    ["notAnExport", null, tampered({ names: ["Ada"] })],
    ["otherGame", null, tampered({ game: "chess" })],
    ["otherGame", null, tampered({ game: { toString: 1 } })],
    ["otherVersion", null, tampered({ version: 99 })],
    ["otherVersion", null, tampered({ version: { toString: 1 } })],
    ["badConfig", null, tampered({ config: { seats: 9, options: {} } })],
    ["badSecret", null, tampered({ secret: "12" })],
    ["commitmentMismatch", null, tampered({ secret: secretFromSeed(5) })],
    ["badNonces", null, tampered({ nonces: ["x"] })],
    ["hashMismatch", 0, tampered({ nonces: ["y", "", "z"] })],
    ["badEntry", 1, withEntry(0, { seat: 0, move: { type: "cheat" } })],
    ["refusedEntry", 1, withEntry(0, { seat: 1, move: { type: "pass" } })],
    ["hashMismatch", 1, withEntry(0, { seat: 0, move: { type: "score", points: 3 } })],
    [
      "hashMismatch",
      rolled + 1,
      withEntry(rolled, { ...game.log[rolled], move: { type: "score", points: 1 } }),
    ],
    ["notOver", null, tampered({ log: game.log.slice(0, 3), hashes: game.hashes.slice(0, 4) })],
    ["wrongResult", null, tampered({ totals: [99, 0, 0] })],
    ["wrongResult", null, tampered({ ranks: [1, 1, 1] })],
    ["wrongResult", null, tampered({ totals: JSON.parse("[".repeat(50_000) + "]".repeat(50_000)) })],
    ["wrongResult", null, tampered({ totals: null })],
  ] as const)("that was tampered with is found out: %s at %s", (problem, entry, input) => {
    expect(checkExport(toy, input)).toMatchObject({ problem, entry });
  });

  test("is not made of a fork, which could not be played again", () => {
    const table = new Table(toy, parseConfig(toy, 2) as TableConfig, {
      secret: secretFromSeed(1),
      nonces: ["", ""],
    });
    table.play(0, toyMoves.encode({ type: "score", points: 1 }));
    expect(exportTable(table, ["Ada", "Bo"]).log).toHaveLength(1);
    const fork = table.fork(1, { secret: secretFromSeed(2), nonces: ["", ""] });
    expect(() => exportTable(fork, ["Ada", "Bo"])).toThrow("fork");
  });

  test("says why an entry was refused", () => {
    const refusal = { refused: "notYourTurn", rule: null };
    expect(checkExport(toy, withEntry(0, { seat: 1, move: { type: "pass" } }))).toMatchObject({ refusal });
  });
});
