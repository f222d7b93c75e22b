/** A database of the program before logs held what they changed: nothing of it is lost. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  checkExport,
  type Game,
  type GameEvent,
  type MoveObject,
  type StateJson,
  Table,
  type TableExport,
  type TableSnapshot,
  type Viewer,
} from "@banquise/engine";
import { loadRules } from "@banquise/games/frozen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnyGame, allGames } from "./games.ts";
import { LOG_FORMS } from "./storage/schema.ts";
import { Store } from "./storage/store.ts";
import { EarlyGames } from "./tables/early-games.ts";
import { Client } from "./testing/client.ts";
import { placeWith } from "./testing/databases.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServerOn } from "./testing/server.ts";

/** What that program told of its tables, before it was killed. */
interface Told {
  readonly tokens: readonly [string, string];
  readonly tables: readonly {
    readonly id: string;
    readonly viewers: readonly { readonly viewer: Viewer; readonly view: StateJson | null }[];
    /** As a spectator saw it. */
    readonly table: Omit<TableSnapshot, "log"> & {
      readonly log: readonly {
        readonly seat: Viewer;
        readonly undo: boolean;
        readonly events: readonly GameEvent[];
      }[];
    };
    /** The events of each step, as the first person saw them. */
    readonly secretLog: readonly (readonly GameEvent[])[];
    readonly export: {
      readonly ranks: readonly number[];
      readonly totals: readonly number[];
      readonly log: readonly { readonly move?: MoveObject }[];
    } | null;
  }[];
}

const fixture = (name: string) =>
  gunzipSync(readFileSync(new URL(`storage/fixtures/${name}.gz`, import.meta.url)));
const told = JSON.parse(fixture("schema-1.expected.json").toString("utf8")) as Told;
const present = new Map((await allGames()).map((game) => [game.id, game]));
const begun = told.tables.filter(({ table }) => table.status !== "open");

const folder = mkdtempSync(join(tmpdir(), "banquise-early-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function copy(): Promise<string> {
  const path = join(mkdtempSync(join(folder, `${files++}-`)), "test.db");
  writeFileSync(path, fixture("schema-1.db"));
  return placeWith(path);
}

async function frozen(id: string, version: number): Promise<AnyGame> {
  const rules = await loadRules(id, version);
  if (rules === null) throw new Error(`no rules ${version} of ${id}`);
  return rules as unknown as Game<unknown>;
}

test("the database has tables of all games in all conditions", async () => {
  const kinds = new Set(told.tables.map(({ table }) => `${table.game} ${table.status}`));
  expect(kinds.size).toBe(15);
  expect(begun.some(({ table }) => table.log.some(({ undo }) => undo))).toBe(true);
  expect(told.tables.some(({ table }) => table.rematch !== null)).toBe(true);
});

/** What was told then. Rules that have the same number today may tell more, and name other lines: only frozen ones do not. */
const facts = (events: readonly GameEvent[]) => events.map(({ type, seat, data }) => ({ type, seat, data }));

describe("the logs are those that these moves would have made", () => {
  let store: Store;
  beforeAll(async () => {
    store = await Store.open(await copy());
  });
  afterAll(() => store.close());

  test.each(begun.map((each) => [each.table.game, each.table.status, each.table.version, each] as const))(
    "%s, %s, %i moves",
    async (gameId, status, version, { id, viewers, table: seen, secretLog, export: file }) => {
      const early = new EarlyGames(store.earlyLogs, frozen);
      const stored = await store.tables.find(id);
      if (stored === null) throw new Error("it is there");
      const { moves } = await store.earlyLogs.find(id);
      expect(await early.convert(stored)).toBeNull();
      expect((await store.tables.find(id))?.table).toMatchObject({
        status,
        version,
        log_form: LOG_FORMS.entries,
      });
      expect((await store.earlyLogs.find(id)).moves).toEqual([]);

      const rules = await frozen(gameId, seen.rules);
      const chance = { secret: stored.table.secret, nonces: seen.nonces };
      const part = await store.logs.part(id, 0, version);
      const table = Table.load(rules, { config: seen.config, chance, ...part });
      if ("damage" in table) throw new Error(table.detail);
      for (const { viewer, view } of [...viewers, { viewer: null, view: seen.view }])
        expect(rules.layout.toJson(table.view(viewer))).toEqual(view);
      const eventsFor = (viewer: Viewer) => table.steps(viewer).map(({ events }) => events);
      if (present.get(gameId)?.version !== seen.rules) {
        expect(eventsFor(null)).toMatchObject(seen.log.map(({ events }) => facts(events)));
        expect(eventsFor(viewers[0]?.viewer ?? null)).toMatchObject(secretLog.map(facts));
      }
      expect(table.entries.map(({ kind, seat }) => [kind === "undo", seat])).toEqual(
        seen.log.slice(1).map(({ undo, seat }) => [undo, seat]),
      );
      expect(table.entries.map(({ key, at }) => [key, at])).toEqual(moves.map(({ key, at }) => [key, at]));
      if (file !== null)
        expect(table.entries.map(({ move }) => move ?? undefined)).toEqual(file.log.map(({ move }) => move));
      const again = await store.logs.newest(id, 50);
      expect(again.entries.at(-1)).toEqual(table.entries.at(-1));
    },
  );

  test("nothing of the old kind is left", async () => {
    expect(await store.earlyLogs.waiting(100)).toEqual([]);
  });
});

describe("a server goes on with it", () => {
  let server: TestServer;
  let people: [Client, Client];
  beforeAll(async () => {
    server = await testServerOn(await copy());
    people = told.tokens.map((token) => {
      const client = new Client(server.address);
      client.token = token;
      return client;
    }) as [Client, Client];
  });
  afterAll(() => server.end());

  test.each(
    told.tables.map((each) => [each.table.game, each.table.status, each.table.version, each] as const),
  )(
    "%s, %s, %i moves",
    async (gameId, status, version, { id, table: seen, export: file }) => {
      const game = present.get(gameId);
      if (game === undefined) throw new Error("there is such a game");
      const [ana] = people;
      const now = await ana.look(id);
      // A running game under earlier rules goes on from where it was, and its log says so.
      const carried = status === "playing" && seen.rules !== game.version ? 1 : 0;
      expect(now).toMatchObject({
        status,
        version: version + carried,
        actor: seen.actor,
        config: { seats: seen.config.seats },
        commitment: seen.commitment,
        nonces: seen.nonces,
        rematch: seen.rematch,
        createdAt: seen.createdAt,
      });
      expect(now.seats.map(({ kind, name }) => [kind, name])).toEqual(
        seen.seats.map(({ kind, name }) => [kind, name]),
      );
      if (file !== null)
        expect(now.log.at(-1)?.result?.seats.map(({ rank, total }) => [rank, total])).toEqual(
          file.ranks.map((rank, seat) => [rank, file.totals[seat]]),
        );
      const steps = [...now.log];
      while (status !== "open" && steps[0]?.version !== 0) {
        const { body } = await ana.get<{ steps: TableSnapshot["log"] }>(
          `/api/tables/${id}/steps?before=${steps[0]?.version}&limit=100`,
        );
        steps.unshift(...body.steps);
      }
      expect(steps.map((step) => step.version)).toEqual([...Array(steps.length).keys()]);
      if (carried === 1) expect(steps.at(-1)).toMatchObject({ kind: "rules" });
      if (status === "over") {
        const { body, status: code } = await ana.get<TableExport>(`/api/tables/${id}/export`);
        expect(code).toBe(200);
        const rules = (await loadRules(gameId, seen.rules)) as unknown as AnyGame;
        expect(checkExport(game, body, (number) => (number === seen.rules ? rules : null))).toEqual({
          verdict: "verified",
        });
        expect(file?.ranks).toEqual(body.ranks);
      }
      if (status === "playing") {
        const players = people.map((client, seed) => new Player(client, id, game, seed));
        for (const player of players) player.take(await player.client.look(id));
        const actor = players.find((player) => player.isToMove);
        if (actor === undefined) throw new Error("a person is to move");
        const played = await actor.client.play(id, actor.version, actor.choose());
        expect(played).toMatchObject({ status: 200, body: { version: version + carried + 1 } });
      }
    },
    30_000,
  );

  test("a command of then, sent again, has the answer of then", async () => {
    const [ana] = people;
    const store = await Store.open(await copy());
    const running = begun.find(({ table }) => table.status === "playing" && table.game === "blueprints");
    const { moves } = await store.earlyLogs.find(running?.id ?? "");
    await store.close();
    const first = moves.find(
      ({ key, seat, move }) => key !== null && move !== null && seat === running?.viewers[0]?.viewer,
    );
    const blueprints = present.get("blueprints");
    const move = blueprints?.moves.decode(first?.move ?? 0);
    const again = await ana.play(running?.id ?? "", 0, move, first?.key ?? "");
    expect(again).toMatchObject({ status: 200, body: { version: first?.version } });
  });

  test("open tables start under the present rules", async () => {
    const [ana, zoe] = people;
    for (const { id, table } of told.tables.filter(({ table: { status } }) => status === "open")) {
      const { body } = await (table.public ? zoe : ana).post<{ code?: string }>(`/api/tables/${id}/join`, {});
      expect(body.code ?? "").not.toBe("tableNotFound");
      const other = await ana.post(`/api/tables/${id}/join`, {});
      expect(other.status).toBeLessThan(500);
      const now = await ana.look(id);
      if (now.status !== "open") expect(now.rules).toBe(present.get(now.game)?.version);
    }
  });
});
