import { afterEach, expect, test } from "vitest";
import { newPlace, removePlace } from "../testing/databases.ts";
import type { TableRow } from "./schema.ts";
import { Store } from "./store.ts";

const NOW = 1_700_000_000_000;
const DOWNTIME = 2_500;

let place: string;
let store: Store;
afterEach(async () => {
  await store.close();
  await removePlace(place);
});

async function withTables(...due: readonly (number | null)[]): Promise<void> {
  place = await newPlace();
  store = await Store.open(place);
  for (const [index, due_at] of due.entries()) {
    const row: TableRow = {
      id: `t${index}`,
      game: "blueprints",
      rules: 1,
      seats: 2,
      options: "{}",
      public: 0,
      status: "playing",
      secret: "",
      invitation: "",
      rematch: null,
      version: 0,
      actor: 0,
      log_form: 2,
      clock: null,
      stand_in: "level3",
      due_at,
      time_left: null,
      proposal: null,
      opened_from: "",
      alive_at: 0,
      created_at: 0,
      updated_at: 0,
      revision: 0,
      suggestions: null,
      think_at: null,
      claimed_by: null,
      daily: null,
      chat: 1,
      talk_revision: 0,
      language: null,
      sent_away: null,
      ending: null,
      tell_at: null,
    };
    await store.tables.create(row, []);
  }
}

const dues = async () =>
  Promise.all(["t0", "t1", "t2"].map(async (id) => (await store.tables.find(id))?.table.due_at));

test("clocks are set on by the time in which no server was up, and by nothing else", async () => {
  await withTables(NOW + 60_000, null, NOW + 90_000);
  expect(await store.clocks.beat(NOW, DOWNTIME)).toBe(0);
  expect(await store.clocks.beat(NOW + 1_000, DOWNTIME)).toBe(0);
  expect(await store.clocks.beat(NOW + 3_400, DOWNTIME)).toBe(0);
  expect(await dues()).toEqual([NOW + 60_000, null, NOW + 90_000]);
  expect(await store.clocks.beat(NOW + 103_400, DOWNTIME)).toBe(100_000);
  expect(await dues()).toEqual([NOW + 160_000, null, NOW + 190_000]);
  expect(await store.clocks.beat(NOW + 104_000, DOWNTIME)).toBe(0);
});

test("clocks follow when the time of day is set back", async () => {
  await withTables(NOW + 60_000, null, NOW + 90_000);
  await store.clocks.beat(NOW, DOWNTIME);
  expect(await store.clocks.beat(NOW - 3_600_000, DOWNTIME)).toBe(-3_600_000);
  expect(await dues()).toEqual([NOW - 3_540_000, null, NOW - 3_510_000]);
});

test("of two servers one may be a little behind: it takes nothing back", async () => {
  await withTables(NOW + 60_000);
  await store.clocks.beat(NOW, DOWNTIME);
  expect(await store.clocks.beat(NOW - 1_000, DOWNTIME)).toBe(0);
  expect(await store.clocks.beat(NOW + 2_000, DOWNTIME)).toBe(0);
  await Promise.all([store.clocks.beat(NOW + 50_000, DOWNTIME), store.clocks.beat(NOW + 50_001, DOWNTIME)]);
  // Whichever came first, the gap counts once.
  expect([NOW + 108_000, NOW + 108_001]).toContain((await dues())[0]);
});

test("those whose time is up are found, the longest waited for first", async () => {
  await withTables(NOW + 2, null, NOW + 1);
  const [t0, t2] = [
    { id: "t0", due: NOW + 2 },
    { id: "t2", due: NOW + 1 },
  ];
  expect(await store.clocks.overdue(NOW, 9)).toEqual([]);
  expect(await store.clocks.overdue(NOW + 1, 9)).toEqual([t2]);
  expect(await store.clocks.overdue(NOW + 9, 9)).toEqual([t2, t0]);
  expect(await store.clocks.overdue(NOW + 9, 1)).toEqual([t2]);
  expect(await store.clocks.overdue(NOW + 9, 9, t2)).toEqual([t0]);
  expect(await store.clocks.overdue(NOW + 9, 9, { id: "t1", due: NOW + 1 })).toEqual([t2, t0]);
});
