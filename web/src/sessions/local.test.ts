import "fake-indexeddb/auto";
import { MoveList, parseConfig, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyGame } from "../games.ts";
import { LocalStore } from "../local/local-store.ts";
import { type LocalSeat, newLocalTable } from "../local/local-table.ts";
import type { LocalTables } from "../local/local-tables.ts";
import { browser } from "../local/testing.ts";
import { LocalSession, type LocalTools } from "./local.ts";
import { Pacing } from "./pacing.ts";

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;

const person = (name: string): LocalSeat => ({ kind: "person", name });
const bot: LocalSeat = { kind: "bot", name: "random" };

/** The first legal move, as a bot finds it in what it is shown. */
const firstMove: LocalTools["ask"] = async ({ view }) => {
  const list = new MoveList();
  game.legal(game.layout.fromJson(view), list);
  return list.at(0);
};

afterEach(() => vi.restoreAllMocks());

/** A new table, put where the tables of a browser are. */
async function newTable(tables: LocalTables, ...seats: LocalSeat[]): Promise<string> {
  const config = parseConfig(game, seats.length, { firstSeat: "0" }) as TableConfig;
  const record = newLocalTable(game, config, seats, null, 0);
  await tables.keep(record, null);
  return record.table.id;
}

const NO_PAUSES = { turn: 0, step: 0, scene: 0, round: 0 };

/** Sits down in a tab, with bots that play the first thing that comes to their mind. */
async function sit(tables: LocalTables, id: string, rules: AnyGame = game, ask = firstMove) {
  const found = await tables.find(id);
  if (found === null || "damage" in found) throw new Error(JSON.stringify(found));
  const session = LocalSession.open(rules, found, { ask, tables, pacing: new Pacing(() => NO_PAUSES) });
  if ("damage" in session) throw new Error(session.detail);
  return session;
}

const play = (session: LocalSession): Promise<unknown> => session.play(session.legal.value[0] ?? -1);

async function keptVersion(tables: LocalTables, id: string): Promise<number | undefined> {
  return (await tables.list()).find((table) => table.id === id)?.version;
}

describe("a local session", () => {
  it("lets bots play until a person is asked, and keeps every move", async () => {
    const page = browser().tab();
    const id = await newTable(page, person("Ada"), bot, bot);
    const session = await sit(page, id);
    expect(session.moment.value).toMatchObject({ viewer: 0, actor: 0, status: "playing", version: 0 });
    await play(session);
    await play(session);
    await vi.waitFor(() => expect(session.moment.value.version).toBe(6));
    expect(session.moment.value.actor).toBe(0);
    await vi.waitFor(async () => expect(await keptVersion(page, id)).toBe(6));
    expect(session.moment.value.log.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("shows after every step what somebody sees who comes then", async () => {
    const page = browser().tab();
    const session = await sit(page, await newTable(page, person("Ada"), bot, bot));
    for (let moves = 0; moves < 8; moves++) {
      await play(session);
      await vi.waitFor(() => expect(session.moment.value.actor).toBe(0));
      const { view, log, actor, version, mayUndo } = session.moment.value;
      const { table } = session;
      expect(game.layout.equals(view, table.view(0))).toBe(true);
      expect(log).toEqual(table.steps(0));
      expect([actor, version, mayUndo]).toEqual([table.actor, table.version, table.mayUndo(0)]);
    }
  });

  it("goes on from the middle of another game, by other chance", async () => {
    const { tab } = browser();
    const first = await sit(tab(), await newTable(tab(), person("Ada"), bot));
    await play(first);
    const record = newLocalTable(game, first.config, [person("Ada"), bot], first.table.state, 0);
    await tab().keep(record, null);
    const forked = await sit(tab(), record.table.id);
    expect(forked.moment.value).toMatchObject({ version: 0, actor: first.moment.value.actor });
    expect(forked.moment.value.view).toEqual(first.moment.value.view);
    await play(forked);
    await vi.waitFor(async () => expect(await keptVersion(tab(), record.table.id)).toBeGreaterThan(0));
    const again = await sit(tab(), record.table.id);
    expect(again.table.entries).toEqual(forked.table.entries.slice(0, again.table.entries.length));
  });

  it("plays on when a bot answers nonsense, and says so", async () => {
    const heard = vi.spyOn(console, "error").mockImplementation(() => {});
    const page = browser().tab();
    const nonsense = game.moves.size - 1;
    const session = await sit(
      page,
      await newTable(page, person("Ada"), bot, bot),
      game,
      async () => nonsense,
    );
    await play(session);
    await play(session);
    await vi.waitFor(() => expect(session.moment.value.version).toBeGreaterThan(2));
    expect(heard).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({
        game: "blueprints",
        rules: game.version,
        bot: "random",
        seed: 2,
        move: nonsense,
      }),
    );
  });

  it("goes on from what was kept, undo included", async () => {
    const { tab } = browser();
    const id = await newTable(tab(), person("Ada"), bot);
    const first = await sit(tab(), id);
    await play(first);
    first.close();
    await vi.waitFor(async () => expect(await keptVersion(tab(), id)).toBe(1));
    const again = await sit(tab(), id);
    expect(again.moment.value.view).toEqual(first.moment.value.view);
    expect(again.moment.value.log).toEqual(first.moment.value.log);
    expect(again.moment.value.mayUndo).toBe(true);
    expect(await again.undo()).toBeNull();
    expect(again.moment.value).toMatchObject({ version: 2, actor: 0, mayUndo: false });
  });

  it("tells nobody what is somebody else's, and closes the screen between two people", async () => {
    const page = browser().tab();
    const session = await sit(page, await newTable(page, person("Ada"), person("Bob")));
    expect(session.curtain.value).toBe(0);
    expect(session.moment.value.viewer).toBeNull();
    expect(session.legal.value).toEqual([]);
    session.liftCurtain();
    await play(session);
    await play(session);
    await play(session);
    expect(session.curtain.value).toBe(1);
    expect(session.legal.value).toEqual([]);
    session.liftCurtain();
    expect(session.moment.value.viewer).toBe(1);
    const events = session.moment.value.log.flatMap((step) => step.events);
    expect(events.find(({ type }) => type === "diePlaced")?.data).not.toHaveProperty("space");
    expect(JSON.stringify(session.moment.value.log)).not.toContain('"secret"');
  });

  it("refuses by the rules and stays as it was", async () => {
    const page = browser().tab();
    const session = await sit(page, await newTable(page, person("Ada"), bot));
    const before = session.moment.value;
    const illegal = Array.from({ length: game.moves.size }, (_, move) => move).find(
      (move) => !session.legal.value.includes(move),
    );
    expect(await session.play(illegal ?? -1)).toMatchObject({ refused: "illegalMove" });
    expect(await session.undo()).toMatchObject({ refused: "nothingToUndo" });
    expect(session.moment.value).toBe(before);
  });
});

describe("a table that is open in two tabs", () => {
  it("goes on in both from what the faster one did", async () => {
    const { tab } = browser();
    const id = await newTable(tab(), person("Ada"), bot);
    const [one, two] = [await sit(tab(), id), await sit(tab(), id)];
    await play(one);
    await vi.waitFor(() => expect(two.moment.value.version).toBe(1));
    expect(two.moment.value.view).toEqual(one.moment.value.view);
    // Both at the same time: one of them is first, and that is what both show.
    await Promise.all([one.play(one.legal.value[0] ?? -1), two.play(two.legal.value[1] ?? -1)]);
    await vi.waitFor(async () => {
      const { version } = one.moment.value;
      expect(two.moment.value.version).toBe(version);
      expect(await keptVersion(tab(), id)).toBe(version);
      expect(two.table.entries.map(({ move }) => move)).toEqual(one.table.entries.map(({ move }) => move));
    });
    const kept = await tab().find(id);
    if (kept === null || "damage" in kept) throw new Error("not kept");
    expect(kept.record.entries.map(({ version }) => version)).toEqual(
      kept.record.entries.map((_, index) => index + 1),
    );
  });

  it("says so when it is deleted in the other", async () => {
    const { tab } = browser();
    const id = await newTable(tab(), person("Ada"), bot);
    const session = await sit(tab(), id);
    await tab().remove(id);
    await vi.waitFor(() => expect(session.unkept.value).toBe("gone"));
    await play(session);
    expect(await tab().find(id)).toBeNull();
  });
});

describe("a page that is left before the database has confirmed a move", () => {
  const leave = () => vi.spyOn(LocalStore.prototype, "append").mockReturnValue(new Promise(() => {}));

  it("has it all the same when the table is opened again", async () => {
    const { tab, storage } = browser();
    const id = await newTable(tab(), person("Ada"), person("Bob"));
    const first = await sit(tab(), id);
    first.liftCurtain();
    await play(first);
    await vi.waitFor(async () => expect(await keptVersion(tab(), id)).toBe(1));
    const left = leave();
    await play(first);
    await play(first);
    const { version } = first.table;
    expect(version).toBe(3);
    left.mockRestore();
    const again = await sit(tab(), id);
    expect(again.table.entries).toEqual(first.table.entries);
    expect(await keptVersion(tab(), id)).toBe(3);
    expect(storage.length).toBe(0);
  });

  it("leaves nothing behind when the database had it after all", async () => {
    const { tab, storage } = browser();
    const id = await newTable(tab(), person("Ada"), person("Bob"));
    const first = await sit(tab(), id);
    first.liftCurtain();
    await play(first);
    const [key, noted] = [storage.key(0) ?? "", storage.getItem(storage.key(0) ?? "") ?? ""];
    await vi.waitFor(() => expect(storage.length).toBe(0));
    storage.setItem(key, noted);
    expect((await sit(tab(), id)).table.entries).toEqual(first.table.entries);
    expect(storage.length).toBe(0);
  });

  it("takes nothing from there when the table went on otherwise, or it cannot be read", async () => {
    const { tab, storage } = browser();
    const id = await newTable(tab(), person("Ada"), person("Bob"));
    const first = await sit(tab(), id);
    first.liftCurtain();
    const left = leave();
    await play(first);
    left.mockRestore();
    const key = storage.key(0) ?? "";
    const lost = storage.getItem(key) ?? "";
    storage.removeItem(key);
    const other = await sit(tab(), id);
    other.liftCurtain();
    await other.play(other.legal.value[1] ?? -1);
    await vi.waitFor(async () => expect(await keptVersion(tab(), id)).toBe(1));
    for (const found of [
      lost,
      "{",
      "null",
      lost.replace('"base":0', '"base":7'),
      lost.replace('"v":1', '"v":2'),
    ]) {
      storage.setItem(key, found);
      expect((await sit(tab(), id)).table.entries).toEqual(other.table.entries);
    }
  });
});

describe("a browser without room", () => {
  it("lets the game go on, says that it is not kept, and keeps all of it when there is room again", async () => {
    const { tab } = browser();
    const page = tab();
    const id = await newTable(page, person("Ada"), bot);
    const session = await sit(page, id);
    const full = vi.spyOn(LocalStore.prototype, "append").mockResolvedValue("full");
    await play(session);
    await vi.waitFor(() => expect(session.unkept.value).toBe("full"));
    expect(session.moment.value.version).toBe(1);
    // Leaving the table and coming back within the page loses nothing.
    expect((await sit(page, id)).moment.value.version).toBe(1);
    full.mockRestore();
    await play(session);
    await vi.waitFor(() => expect(session.unkept.value).toBeNull());
    await vi.waitFor(async () => expect(await keptVersion(tab(), id)).toBe(session.moment.value.version));
  });
});

describe("a table of earlier rules", () => {
  const renamed = <T extends object>(from: string, to: string, json: T): T =>
    Object.fromEntries(Object.entries(json).map(([key, value]) => [key === from ? to : key, value])) as T;
  const { layout } = game;
  /** The rules as they might have been: a field of the state had another name. */
  const earlier: AnyGame = {
    ...game,
    layout: {
      ...layout,
      toJson: (s) => renamed("round", "season", layout.toJson(s)),
      fromJson: (json) => layout.fromJson(renamed("season", "round", json as object)),
      diff: (a, b) => {
        const patch = layout.diff(a, b);
        return patch && renamed("round", "season", patch);
      },
      patch: (s, patch) => layout.patch(s, renamed("season", "round", patch)),
    },
  };
  const later: AnyGame = {
    ...game,
    version: game.version + 1,
    migrate: {
      state: (json) => renamed("season", "round", json),
      event: (event) => event,
      move: (move) => move,
    },
  };

  async function playedThen(tables: LocalTables, moves: number): Promise<string> {
    const config = parseConfig(game, 2, { firstSeat: "0" }) as TableConfig;
    const record = newLocalTable(earlier, config, [person("Ada"), person("Bob")], null, 0);
    const { id } = record.table;
    await tables.keep(record, null);
    const session = await sit(tables, id, earlier);
    for (let made = 0; made < moves && !session.table.over; made++) {
      session.liftCurtain();
      await play(session);
    }
    await vi.waitFor(async () => expect(await keptVersion(tables, id)).toBe(session.table.version));
    session.close();
    return id;
  }

  it("goes on from its exact state, and its log says so", async () => {
    const { tab } = browser();
    const id = await playedThen(tab(), 7);
    const then = await sit(tab(), id, earlier);
    const now = await sit(tab(), id, later);
    expect(now.table.state).toEqual(then.table.state);
    expect(now.table.steps(0).slice(0, -1)).toEqual(then.table.steps(0));
    expect(now.moment.value.log.at(-1)).toMatchObject({ kind: "rules", version: 8 });
    expect(now.moment.value.mayUndo).toBe(false);
    now.liftCurtain();
    expect(await play(now)).toBeNull();
    await vi.waitFor(async () => expect(await keptVersion(tab(), id)).toBe(9));
    const again = await sit(tab(), id, later);
    expect(again.table.state).toEqual(now.table.state);
    expect(again.moment.value.log.filter(({ kind }) => kind === "rules")).toHaveLength(1);
  });

  it("is shown as it ended when it is over", async () => {
    const { tab } = browser();
    const id = await playedThen(tab(), 1_000);
    const now = await sit(tab(), id, later);
    expect(now.moment.value).toMatchObject({ status: "over", actor: null });
    expect(now.moment.value.log.some(({ kind }) => kind === "rules")).toBe(false);
    expect(now.table.stateAt(5)).toEqual((await sit(tab(), id, earlier)).table.stateAt(5));
  });
});
