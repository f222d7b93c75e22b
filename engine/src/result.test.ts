import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import { checkExport } from "./check.ts";
import type { Entry } from "./entry.ts";
import { exportTable, type TableExport } from "./export.ts";
import { type Game, OVER, parseConfig, type TableConfig } from "./game.ts";
import { importTable } from "./import.ts";
import { packEntry } from "./packed-entry.ts";
import { parseEntry } from "./parse-entry.ts";
import { Random } from "./random.ts";
import { Table } from "./table.ts";
import { type ToyState, toy } from "./testing/toy.ts";
import { unpackEntry } from "./unpack-entry.ts";

const config = parseConfig(toy, 2) as TableConfig;
const chance = { secret: secretFromSeed(3), nonces: ["a", "b"] };

/** The toy as it is scored by later rules: whoever has least wins. */
const later: Game<ToyState> = {
  ...toy,
  version: toy.version + 1,
  result: (s) => ({
    seats: toy.result(s).seats.map(({ total, rank, lines }) => ({ total: -total, rank: 3 - rank, lines })),
  }),
};
const rulesOf = (rules: number) => (rules === toy.version ? (toy as Game<unknown>) : null);

function played(moves = Number.POSITIVE_INFINITY): Table<ToyState> {
  const table = new Table(toy, config, chance);
  const random = Random.of(1);
  for (let made = 0; made < moves && !table.over; made++) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? -1);
  }
  return table;
}

function under<S>(game: Game<S>, table: Table<S>, change = (entry: Entry): Entry => entry): Table<S> {
  const { entries, ...record } = table.record();
  const kept = entries.map((entry) => change(unpackEntry(packEntry(entry))));
  const loaded = Table.load(game, { ...record, entries: kept });
  if ("damage" in loaded) throw new Error(loaded.detail);
  return loaded;
}

const unscored = (entry: Entry): Entry => ({ ...entry, result: null });

describe("how a game ended", () => {
  const table = played();
  const truth = toy.result(table.state);

  test("is recorded with its last entry, and told with its last step", () => {
    expect(table.entries.map(({ result }) => result)).toEqual([
      ...Array(table.version - 1).fill(null),
      truth,
    ]);
    for (const viewer of [null, 0, 1]) expect(table.steps(viewer).at(-1)?.result).toEqual(truth);
    expect(table.steps(0).at(-2)).not.toHaveProperty("result");
  });

  test("is what it was when the rules count otherwise later", () => {
    const shown = under(later, table);
    expect(later.result(shown.state)).not.toEqual(truth);
    expect(shown.result).toEqual(truth);
    expect(shown.at(shown.version).result).toEqual(truth);
    expect(shown.at(shown.version - 1).result).toEqual(later.result(shown.stateAt(shown.version - 1)));
  });

  test("is said by the rules of then where early programs have not recorded it", () => {
    const shown = under(later, table, unscored);
    expect(shown.isUnscored).toBe(true);
    shown.scoreBy(later as Game<unknown>);
    expect(shown.isUnscored).toBe(true);
    shown.scoreBy(toy as Game<unknown>);
    expect(shown.isUnscored).toBe(false);
    expect(shown.result).toEqual(truth);
    expect(shown.steps(null).at(-1)?.result).toEqual(truth);
  });

  test("is how it stood when it is abandoned", () => {
    const left = played(5);
    const standing = toy.result(left.state);
    const done = left.abandon();
    expect(done).toMatchObject({ kind: "abandon", actor: OVER, result: standing });
    expect(under(later, left).result).toEqual(standing);
    expect(checkExport(toy, exportTable(left, ["Ada", "Bob"]))).toEqual({ verdict: "verified" });
  });

  const file = (change: (entry: Entry) => Entry): TableExport => {
    const made = exportTable(table, ["Ada", "Bob"]);
    return { ...made, log: table.entries.map((entry) => packEntry(change(entry))) };
  };

  test("is checked, and may be missing", () => {
    expect(
      checkExport(
        toy,
        file((entry) => entry),
      ),
    ).toEqual({ verdict: "verified" });
    expect(checkExport(toy, file(unscored))).toEqual({ verdict: "verified" });
    const forged = file((entry) =>
      entry.result === null ? entry : { ...entry, result: later.result(table.state) },
    );
    expect(checkExport(toy, forged)).toMatchObject({ verdict: "wrong", problem: "mismatch" });
    for (const seats of [[], truth.seats.slice(1)]) {
      const short = file((entry) => (entry.result === null ? entry : { ...entry, result: { seats } }));
      expect(checkExport(toy, short)).toMatchObject({ verdict: "wrong", problem: "badRecord" });
    }
    const early = file((entry) => (entry.version === 1 ? { ...entry, result: truth } : entry));
    expect(checkExport(toy, early)).toMatchObject({ verdict: "wrong", problem: "badRecord" });
  });

  test("comes with a file, recorded or not", () => {
    for (const made of [file((entry) => entry), file(unscored)]) {
      const imported = importTable(later, made, rulesOf);
      if ("problem" in imported) throw new Error(imported.detail);
      expect(imported.table.result).toEqual(truth);
    }
  });

  test.each([
    ["no list", {}],
    ["no seat", [1]],
    ["half a seat", [[1, 1]]],
    ["no number", [["1", 1, []]]],
    ["a rank that is none", [[1, 0, []]]],
    ["no lines", [[1, 1, 2]]],
    ["a line without a rule", [[1, 1, [["points", 1]]]]],
    ["a key that is none", [[1, 1, [["<b>", 1, "TOY-1.1"]]]]],
    ["data that is none", [[1, 1, [["points", 1, "TOY-1.1", { a: "x" }]]]]],
  ])("from anywhere is refused when it is no result: %s", (_, z) => {
    const last = packEntry(table.entries.at(-1) as Entry);
    expect(parseEntry(last)).not.toHaveProperty("malformed");
    expect(parseEntry({ ...last, z })).toHaveProperty("malformed");
  });
});
