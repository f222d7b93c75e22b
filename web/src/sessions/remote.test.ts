import {
  commitmentTo,
  type SeatInfo,
  type SuggestionsMessage,
  secretFromSeed,
  Table,
  type TableSnapshot,
} from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "./session.ts";
import type { TableStream } from "./stream.ts";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { TableAffairs } = await import("./affairs.ts");
const { TableTalk } = await import("./table-talk.ts");
const { RemoteSession } = await import("./remote.ts");

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;
const secret = secretFromSeed(1);
const chance = { secret, nonces: ["", ""] };

const newTable = () => new Table(game, { seats: 2, options: { firstSeat: "0" } }, chance);

function snapshotOf(table: ReturnType<typeof newTable>): TableSnapshot {
  return {
    id: "t1",
    game: game.id,
    config: table.config,
    status: "playing",
    seats: [],
    viewer: 0,
    actor: table.actor,
    public: false,
    language: null,
    daily: null,
    clock: null,
    due: null,
    createdAt: 0,
    updatedAt: 0,
    version: table.version,
    rules: game.version,
    form: game.version,
    commitment: commitmentTo(secret),
    nonces: chance.nonces,
    invitation: null,
    view: game.layout.toJson(table.view(0)),
    log: table.steps(0),
    mayUndo: table.mayUndo(0),
    rematch: null,
    paused: false,
    time: null,
    proposal: null,
  };
}

function newAround() {
  const seats = signal<readonly SeatInfo[]>([]);
  const suggestions = signal<SuggestionsMessage | null>(null);
  const affairs = new TableAffairs("t1", null, seats, () => {});
  return { seats, suggestions, affairs, talk: new TableTalk("t1") };
}

function open() {
  const table = newTable();
  const resync = vi.fn();
  const stream = { connection: signal<Connection>("live"), resync } as unknown as TableStream;
  const around = newAround();
  const session = RemoteSession.open(game, snapshotOf(table), around, stream);
  if (session === null) throw new Error("an old page");
  /** The server plays a move and tells it. */
  const tell = (move: number): void => {
    const done = table.play(table.actor, move);
    if ("refused" in done) throw new Error(done.refused);
    for (const message of table.messages(0, done.version - 1)) session.step(message);
  };
  return { table, session, resync, tell };
}

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

describe("a remote session", () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetch);
    fetch.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it("shows what the server says, and only that", async () => {
    const { session, tell, table } = open();
    fetch.mockResolvedValue(answer(200, { version: 1 }));
    const move = session.legal.value[0] ?? -1;
    const sent = session.play(move);
    expect(session.moment.value.version).toBe(0);
    expect(session.legal.value).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    tell(move);
    expect(await sent).toBeNull();
    expect(session.moment.value.version).toBe(1);
    expect(game.layout.equals(session.moment.value.view, table.view(0))).toBe(true);
    expect(session.legal.value).toEqual(table.legal());
  });

  it("sends a move that was not answered again under the same key", async () => {
    const { session, tell } = open();
    const move = session.legal.value[0] ?? -1;
    fetch.mockRejectedValueOnce(new TypeError("offline")).mockRejectedValueOnce(new TypeError("offline"));
    fetch.mockResolvedValue(answer(200, { version: 1 }));
    const sent = session.play(move);
    await vi.advanceTimersByTimeAsync(3_000);
    tell(move);
    expect(await sent).toBeNull();
    const keys = fetch.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { key: string }).key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it("asks for everything anew after a refusal, and says why", async () => {
    const { session, resync } = open();
    fetch.mockResolvedValue(answer(409, { code: "staleVersion", detail: "Too late.", rule: null }));
    const sent = session.play(session.legal.value[0] ?? -1);
    expect(await sent).toMatchObject({ refused: "staleVersion", rule: null, detail: "Too late." });
    expect(resync).toHaveBeenCalled();
    expect(session.legal.value.length).toBeGreaterThan(0);
  });

  it("ignores a step it knows, and asks again when one is missing", () => {
    const { session, resync, tell, table } = open();
    tell(table.legal()[0] ?? -1);
    const known = session.moment.value;
    const step = known.log.at(-1);
    if (!step) throw new Error("no step");
    session.step({ step, patch: null, actor: 0, status: "playing", mayUndo: false });
    expect(session.moment.value).toBe(known);
    session.step({ step: { ...step, version: 5 }, patch: null, actor: 0, status: "playing", mayUndo: false });
    expect(session.moment.value).toBe(known);
    expect(resync).toHaveBeenCalledTimes(1);
  });

  it("offers nothing to suggest where everyone plays alone", () => {
    const { session } = open();
    expect(session.suggestable.value).toEqual([]);
  });

  it("asks for older steps by page, and keeps them when the server tells everything anew", async () => {
    const { session, table, tell } = open();
    for (let moves = 0; moves < 6; moves++) tell(table.legal()[0] ?? -1);
    const newest = (count: number): TableSnapshot => ({ ...snapshotOf(table), log: table.newest(0, count) });
    session.reset({ ...newest(2), viewer: 0 });
    expect(session.moment.value.log.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // Somebody who comes now has the newest page only.
    const { session: late } = open();
    late.reset({ ...newest(2), viewer: 0 });
    expect(late.moment.value.log.map(({ version }) => version)).toEqual([5, 6]);
    fetch.mockImplementation(async (url) => {
      const query = new URL(String(url), "http://localhost").searchParams;
      expect(query.get("before")).toBe("5");
      return answer(200, { steps: table.steps(0, 1, 3) });
    });
    expect(await Promise.all([late.older(), late.older()])).toEqual([null, null]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(late.moment.value.log.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6]);
    expect(late.moment.value.events).toEqual([]);
    fetch.mockResolvedValue(answer(404, { code: "tableNotFound", detail: "Gone.", rule: null }));
    expect(await late.older()).toMatchObject({ refused: "tableNotFound" });
  });

  it("does not pretend to know rules that are newer than the page", () => {
    const table = newTable();
    const stream = { connection: signal<Connection>("live") } as unknown as TableStream;
    const newer = { ...snapshotOf(table), form: game.version + 1 };
    expect(RemoteSession.open(game, newer, newAround(), stream)).toBeNull();
  });
});
