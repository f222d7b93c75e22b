import { MoveList } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { describe, expect, it, vi } from "vitest";
import { LocalSession, type LocalTools } from "./local.ts";
import {
  listTables,
  loadTable,
  newLocalTable,
  type SavedSeat,
  type SavedTable,
  saveTable,
} from "./local-store.ts";

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;

const person = (name: string): SavedSeat => ({ kind: "person", name });
const bot: SavedSeat = { kind: "bot", name: "random" };

function newTable(...seats: SavedSeat[]): SavedTable {
  return newLocalTable(game, { seats: seats.length, options: { firstSeat: "0" } }, seats, 0);
}

/** The first legal move, as a bot finds it in what it is shown. */
const firstMove: LocalTools["ask"] = async ({ view }) => {
  const list = new MoveList();
  game.legal(game.layout.fromJson(view), list);
  return list.at(0);
};

/** A bot that always plays the first thing that comes to its mind, and a store that only remembers the last save. */
function tools(): LocalTools & { last: SavedTable | null } {
  const store: LocalTools & { last: SavedTable | null } = {
    last: null,
    ask: firstMove,
    pace: () => 0,
    save: (table) => {
      store.last = table;
    },
  };
  return store;
}

const play = (session: LocalSession): Promise<unknown> => session.play(session.legal.value[0] ?? -1);

describe("a local session", () => {
  it("lets bots play until a person is asked, and saves every move", async () => {
    const store = tools();
    const session = new LocalSession(game, newTable(person("Ada"), bot, bot), store);
    expect(session.moment.value).toMatchObject({ viewer: 0, actor: 0, status: "playing", version: 0 });
    await play(session);
    expect(store.last?.log).toHaveLength(1);
    await play(session);
    await vi.waitFor(() => expect(session.moment.value.version).toBe(6));
    expect(session.moment.value.actor).toBe(0);
    expect(store.last?.log).toHaveLength(6);
    expect(session.moment.value.log.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("goes on from the middle of another game, by other chance", async () => {
    const first = new LocalSession(game, newTable(person("Ada"), bot), tools());
    await play(first);
    const start = game.layout.toJson(first.table.state);
    const store = tools();
    const forked = new LocalSession(game, { ...newTable(person("Ada"), bot), start }, store);
    expect(forked.moment.value).toMatchObject({ version: 0, actor: first.moment.value.actor });
    expect(forked.moment.value.view).toEqual(first.moment.value.view);
    expect(forked.whole).toBe(false);
    await play(forked);
    if (store.last === null) throw new Error("nothing saved");
    const again = new LocalSession(game, store.last, tools());
    expect(again.table.entries).toEqual(forked.table.entries.slice(0, again.table.entries.length));
    expect(again.table.version).toBeGreaterThan(0);
  });

  it("plays on when a bot answers nonsense, and says so", async () => {
    const heard = vi.spyOn(console, "error").mockImplementation(() => {});
    const illegal = async () => game.moves.size - 1;
    const session = new LocalSession(game, newTable(person("Ada"), bot, bot), { ...tools(), ask: illegal });
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
        move: game.moves.size - 1,
      }),
    );
    heard.mockRestore();
  });

  it("goes on from what was saved", async () => {
    const store = tools();
    const first = new LocalSession(game, newTable(person("Ada"), bot), store);
    await play(first);
    first.close();
    if (store.last === null) throw new Error("nothing saved");
    const again = new LocalSession(game, store.last, tools());
    expect(again.moment.value.view).toEqual(first.moment.value.view);
    expect(again.moment.value.log).toEqual(first.moment.value.log);
    expect(again.moment.value.mayUndo).toBe(true);
  });

  it("tells nobody what is somebody else's, and closes the screen between two people", async () => {
    const session = new LocalSession(game, newTable(person("Ada"), person("Bob")), tools());
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
    const session = new LocalSession(game, newTable(person("Ada"), bot), tools());
    const before = session.moment.value;
    const illegal = Array.from({ length: game.moves.size }, (_, move) => move).find(
      (move) => !session.legal.value.includes(move),
    );
    expect(await session.play(illegal ?? -1)).toMatchObject({ code: "illegalMove" });
    expect(await session.undo()).toMatchObject({ code: "nothingToUndo" });
    expect(session.moment.value).toBe(before);
  });
});

describe("the store of local tables", () => {
  const storage = (): Storage => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      key: (index: number) => [...items.keys()][index] ?? null,
      clear: () => items.clear(),
      get length() {
        return items.size;
      },
    };
  };

  it("gives back what was stored, the latest first, and nothing that is not a table", () => {
    const place = storage();
    const [older, newer] = [newTable(person("Ada"), bot), { ...newTable(person("Bob"), bot), updatedAt: 5 }];
    saveTable(older, place);
    saveTable(newer, place);
    place.setItem("banquise.table.broken", "{");
    place.setItem("banquise.table.other", '{"id":"other"}');
    expect(listTables(place).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(loadTable(older.id, place)).toEqual(older);
    expect(loadTable("broken", place)).toBeNull();
    expect(loadTable("other", place)).toBeNull();
  });

  it("forgets the oldest finished games, never one that is being played", () => {
    const place = storage();
    const playing = newTable(person("Ada"), bot);
    saveTable(playing, place);
    for (let i = 1; i <= 35; i++)
      saveTable({ ...newTable(person("Ada"), bot), actor: null, updatedAt: i }, place);
    const kept = listTables(place);
    expect(kept).toHaveLength(31);
    expect(kept.at(-1)?.id).toBe(playing.id);
    expect(kept[0]?.updatedAt).toBe(35);
  });
});
