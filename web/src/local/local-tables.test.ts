import "fake-indexeddb/auto";
import { type Entry, parseConfig, Table, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyState } from "../games.ts";
import { answer, openDatabase } from "./database.ts";
import { asLocal, type LocalRecord, newLocalTable } from "./local-table.ts";
import { browser } from "./testing.ts";

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;
const config = parseConfig(game, 2, { firstSeat: "0" }) as TableConfig;
const seats = [
  { kind: "person", name: "Ada" },
  { kind: "bot", name: "random" },
] as const;

function newRecord(now = 1): LocalRecord {
  return newLocalTable(game, config, seats, null, now);
}

/** The table some moves later. */
function playedOn(record: LocalRecord, moves: number): LocalRecord {
  const table = Table.load(game, record.record) as Table<AnyState>;
  for (let i = 0; i < moves; i++) table.play(table.actor, table.legal()[0] ?? -1);
  return asLocal(record.table, table);
}

const quota = () => new DOMException("no room", "QuotaExceededError");

afterEach(() => vi.restoreAllMocks());

describe("tables of this browser", () => {
  it("come back as they were, move by move", async () => {
    const { tab } = browser();
    const page = tab();
    const first = newRecord();
    const later = playedOn(first, 3);
    const last = playedOn(later, 2);
    expect(await page.keep(first, null)).toBe("kept");
    expect(await page.keep(later, 0)).toBe("kept");
    expect(await page.keep(last, 3)).toBe("kept");
    expect(await tab().find(first.table.id)).toEqual({ ...last, kept: 5 });
    expect(await page.find("nowhere")).toBeNull();
  });

  it("are listed, the latest played first, and all of them are kept", async () => {
    const { tab } = browser();
    const page = tab();
    const times = Array.from({ length: 40 }, (_, i) => i + 1);
    for (const time of times) await page.keep(newRecord(time), null);
    expect((await page.list()).map(({ updatedAt }) => updatedAt)).toEqual(times.toReversed());
  });

  it("write only what is new", async () => {
    const { tab, factory } = browser();
    const page = tab();
    const first = playedOn(newRecord(), 3);
    await page.keep(first, null);
    const database = await openDatabase(factory);
    const add = vi.spyOn(
      Object.getPrototypeOf(database.transaction("entries").objectStore("entries")),
      "add",
    );
    await page.keep(playedOn(first, 2), 3);
    expect(add).toHaveBeenCalledTimes(2);
  });

  it("are gone without a trace when they are deleted, here and in other tabs", async () => {
    const { tab, factory } = browser();
    const [page, other] = [tab(), tab()];
    const [kept, removed] = [playedOn(newRecord(), 2), playedOn(newRecord(), 2)];
    for (const record of [kept, removed]) await page.keep(record, null);
    const heard: unknown[] = [];
    other.listen((id, elsewhere) => heard.push([id, elsewhere]));
    await page.remove(removed.table.id);
    await Promise.resolve();
    expect(heard).toEqual([[removed.table.id, true]]);
    expect((await other.list()).map(({ id }) => id)).toEqual([kept.table.id]);
    const database = await openDatabase(factory);
    for (const name of ["checkpoints", "entries"]) {
      const keys = await answer(database.transaction(name).objectStore(name).getAllKeys());
      expect(keys.every((key) => (key as [string])[0] === kept.table.id)).toBe(true);
    }
    expect(await page.keep(playedOn(removed, 1), 2)).toBe("gone");
  });

  it("are not written to by a tab that has missed something", async () => {
    const { tab } = browser();
    const [page, other] = [tab(), tab()];
    const first = playedOn(newRecord(), 2);
    await page.keep(first, null);
    const theirs = playedOn(first, 1);
    expect(await other.keep(theirs, 2)).toBe("kept");
    expect(await page.keep(playedOn(first, 2), 2)).toBe("moved");
    expect(await page.find(first.table.id)).toEqual({ ...theirs, kept: 3 });
  });

  it("say that there is no room, write nothing of what did not fit, and are there until the page is left", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { tab, factory } = browser();
    const page = tab();
    const first = playedOn(newRecord(), 2);
    await page.keep(first, null);
    const database = await openDatabase(factory);
    const prototype = Object.getPrototypeOf(database.transaction("entries").objectStore("entries"));
    const full = vi.spyOn(prototype, "put").mockImplementation(() => {
      throw quota();
    });
    const later = playedOn(first, 2);
    expect(await page.keep(later, 2)).toBe("full");
    const fresh = newRecord(9);
    expect(await page.keep(fresh, null)).toBe("full");
    expect((await page.list()).map(({ id }) => id)).toEqual([fresh.table.id, first.table.id]);
    expect(await page.find(first.table.id)).toEqual({ ...later, kept: 2 });
    expect(await page.find(fresh.table.id)).toEqual({ ...fresh, kept: null });
    full.mockRestore();
    expect(await tab().find(first.table.id)).toEqual({ ...first, kept: 2 });
    expect(await page.keep(later, 2)).toBe("kept");
    expect(await page.keep(fresh, null)).toBe("kept");
    expect(await tab().find(fresh.table.id)).toEqual({ ...fresh, kept: 0 });
    expect(said).toHaveBeenCalled();
  });

  it("are told apart from what can no longer be read, which stays where it is", async () => {
    const { tab, factory } = browser();
    const page = tab();
    const record = playedOn(newRecord(), 3);
    const { id } = record.table;
    await page.keep(record, null);
    const database = await openDatabase(factory);
    const broken = { ...(record.record.entries[1] as Entry), version: "two" };
    await answer(database.transaction("entries", "readwrite").objectStore("entries").put(broken, [id, 2]));
    expect(await page.find(id)).toMatchObject({ damage: "state", version: 2 });
    expect((await page.list()).map((table) => table.id)).toEqual([id]);
  });
});
