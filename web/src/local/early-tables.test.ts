import "fake-indexeddb/auto";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Damage, Table } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { loadRules } from "@banquise/games/frozen";
import { describe, expect, it, vi } from "vitest";
import { LocalStore } from "./local-store.ts";
import type { FoundTable } from "./local-tables.ts";
import { browser } from "./testing.ts";

interface Expected {
  readonly game: string;
  readonly rules: number;
  readonly version: number;
  readonly actor: number | null;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly mayUndo: readonly boolean[];
  readonly hash: string;
}

/** What a browser held after games played with the build that kept tables in local storage. */
const fixture = JSON.parse(
  readFileSync(new URL("./fixtures/early-tables.json", import.meta.url), "utf8"),
) as { readonly storage: Record<string, string>; readonly tables: Record<string, Expected> };
const tables = Object.entries(fixture.tables);
const keyOf = (id: string): string => `banquise.table.${id}`;

/** As that build wrote it into exports. */
const hashOf = (state: object): string =>
  createHash("sha256").update(JSON.stringify(state)).digest("hex").slice(0, 16);

async function rulesOf({ game, rules }: Expected) {
  const found = await loadRules(game, rules);
  if (found === null) throw new Error(`${game} ${rules}`);
  return found;
}

function expectFound(found: FoundTable | Damage | null): FoundTable {
  if (found === null || "damage" in found) throw new Error(JSON.stringify(found));
  return found;
}

describe("tables of the build that kept them in local storage", () => {
  it("are of all five games, running and finished, and one goes on from another game", () => {
    const running = new Set(tables.filter(([, table]) => !table.over).map(([, { game }]) => game));
    const finished = new Set(tables.filter(([, table]) => table.over).map(([, { game }]) => game));
    expect([running.size, finished.size]).toEqual([5, 5]);
    expect(Object.values(fixture.storage).some((text) => text.includes('"start"'))).toBe(true);
  });

  it("are listed before they have moved, and all of them move over with nothing lost", async () => {
    const { storage, tab } = browser(fixture.storage, loadRules);
    const page = tab();
    const before = await page.list();
    expect(before.map(({ id }) => id).sort()).toEqual(tables.map(([id]) => id).sort());
    await page.takeOver();
    for (const [id] of tables) expect(storage.getItem(keyOf(id))).toBeNull();
    expect(storage.getItem("banquise.settings")).not.toBeNull();
    expect((await page.list()).map(({ id, version }) => [id, version])).toEqual(
      before.map(({ id, version }) => [id, version]),
    );

    for (const [id, expected] of tables) {
      const found = expectFound(await tab().find(id));
      expect(found).toMatchObject({
        kept: expected.version,
        table: { game: expected.game, version: expected.version, actor: expected.actor },
      });
      // Under its own rules it is exactly what it was.
      const then = Table.load(await rulesOf(expected), found.record);
      if ("damage" in then) throw new Error(then.detail);
      expect(hashOf(then.game.layout.toJson(then.state))).toBe(expected.hash);
      expect(then.steps(null)).toHaveLength(expected.version + 1);
      expect(expected.mayUndo.map((_, seat) => then.mayUndo(seat))).toEqual(expected.mayUndo);
      // Under the rules of today it is shown, and goes on.
      const game = (await loadGame(expected.game))?.game;
      const now = game && Table.load(game, found.record);
      if (!now || "damage" in now) throw new Error(`${expected.game} ${now?.detail}`);
      if (now.over && now.rules === now.game.version)
        expect(now.game.result(now.state).seats.map(({ total }) => total)).toEqual(expected.totals);
      if (now.over) continue;
      if (now.rules !== now.game.version) now.changeRules();
      expect(now.play(now.actor, now.legal()[0] ?? -1)).toMatchObject({ kind: "move" });
    }
  });

  it("move over one by one when they are opened", async () => {
    const { storage, tab } = browser(fixture.storage, loadRules);
    const [id] = tables[0] as [string, Expected];
    expectFound(await tab().find(id));
    expect(storage.getItem(keyOf(id))).toBeNull();
    expect(storage.length).toBe(Object.keys(fixture.storage).length - 1);
    expectFound(await tab().find(id));
  });

  it("stay where they are for as long as they cannot be written, and can be played all the same", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const full = vi.spyOn(LocalStore.prototype, "create").mockResolvedValue("full");
    const { storage, tab } = browser(fixture.storage, loadRules);
    const page = tab();
    await page.takeOver();
    expect(storage.length).toBe(Object.keys(fixture.storage).length);
    const [id] = tables[0] as [string, Expected];
    expect(expectFound(await page.find(id)).kept).toBeNull();
    expect(storage.getItem(keyOf(id))).not.toBeNull();
    full.mockRestore();
    await page.takeOver();
    expect(storage.getItem(keyOf(id))).toBeNull();
    said.mockRestore();
  });

  it("stay where they are when nobody knows their rules any more, or they are not tables at all", async () => {
    const [id] = tables[0] as [string, Expected];
    const items = {
      [keyOf(id)]: fixture.storage[keyOf(id)] ?? "",
      "banquise.table.broken": "{",
      "banquise.table.other": '{"id":"other"}',
    };
    const { storage, tab } = browser(items);
    const page = tab();
    await page.takeOver();
    expect(storage.length).toBe(3);
    expect((await page.list()).map((table) => table.id)).toEqual([id]);
    expect(await page.find(id)).toMatchObject({ damage: "refused" });
    expect(await page.find("broken")).toBeNull();
  });

  it("stay when an earlier build has played on after they moved", async () => {
    const { storage, tab } = browser(fixture.storage, loadRules);
    const page = tab();
    await page.takeOver();
    const [id] = tables[0] as [string, Expected];
    const early = JSON.parse(fixture.storage[keyOf(id)] ?? "");
    storage.setItem(keyOf(id), JSON.stringify({ ...early, log: [...early.log, { seat: 0, move: 0 }] }));
    await page.takeOver();
    expect(storage.getItem(keyOf(id))).not.toBeNull();
    storage.setItem(keyOf(id), JSON.stringify(early));
    await page.takeOver();
    expect(storage.getItem(keyOf(id))).toBeNull();
  });
});
