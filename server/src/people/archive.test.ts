import { checkExport, type ListedTable, type TableExport } from "@banquise/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allGames } from "../games.ts";
import { openDatabase } from "../storage/store.ts";
import { Client } from "../testing/client.ts";
import { Player } from "../testing/player.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const games = await allGames();
const blueprints = games.find(({ id }) => id === "blueprints") as never;

interface List {
  readonly tables: readonly ListedTable[];
  readonly next: string | null;
}

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await testServer({ now: () => now, housekeeping: 20 });
});
afterEach(() => server.end());

const guest = () => Client.guest(server.address);

const listed = async (client: Client, query: string) => (await client.get<List>(`/api/tables?${query}`)).body;

/** A game of somebody against bots that is ended as it stands. */
async function ended(client: Client): Promise<string> {
  const { id } = await client.open({ seats: 2, bots: [null, "random"], options: { firstSeat: "0" } });
  now += 1_000;
  expect((await client.post(`/api/tables/${id}/abandon`, {})).status).toBe(200);
  return id;
}

/** A game of two people who agree to end it. */
async function agreed(ana: Client, ben: Client): Promise<string> {
  const table = await ana.open({ seats: 2 });
  await ben.join(table);
  now += 1_000;
  await ana.post(`/api/tables/${table.id}/abandon`, {});
  const { proposal } = await ben.look(table.id);
  const answer = { proposal: proposal?.id, agree: true };
  expect((await ben.post(`/api/tables/${table.id}/answer`, answer)).status).toBe(200);
  return table.id;
}

/** A game that two people play to its end. */
async function played(ana: Client, ben: Client, request: Record<string, unknown> = {}): Promise<string> {
  const table = await ana.open({ seats: 2, ...request });
  await ben.join(table);
  const players = [ana, ben].map((client, seed) => new Player(client, table.id, blueprints, seed));
  for (const player of players) await player.connect();
  for (const player of players) await player.hear();
  now += 1_000;
  await Promise.all(players.map((player) => player.playOn()));
  for (const player of players) await player.disconnect();
  return table.id;
}

/** Each line of an archive, parsed. */
async function archive(client: Client): Promise<TableExport[]> {
  const { status, headers, body } = await client.get<string>("/api/account/games", {
    accept: "application/x-ndjson",
  });
  expect({ status, type: headers.get("content-type") }).toEqual({
    status: 200,
    type: "application/x-ndjson; charset=utf-8",
  });
  expect(headers.get("content-disposition")).toContain("banquise-games.ndjson");
  const text = body as unknown as string;
  expect(text === "" || text.endsWith("\n")).toBe(true);
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TableExport);
}

describe("one's games", () => {
  test("have their place and points when they are over, also for who was a guest then", async () => {
    const [ana, ben] = [await guest(), await guest()];
    const id = await played(ana, ben);
    const running = await ana.open({ seats: 2, bots: [null, "random"], options: { firstSeat: "0" } });
    const file = (await ana.get<TableExport>(`/api/tables/${id}/export`)).body;
    const results = file.ranks.map((rank, seat) => ({ rank, total: file.totals[seat] }));
    const won = file.ranks[0] === 1 ? "won" : "lost";
    for (const client of [ana, ben])
      expect((await listed(client, "scope=finished")).tables).toMatchObject([
        { id, results, abandoned: false },
      ]);
    expect((await listed(ana, "scope=waiting")).tables).toMatchObject([{ id: running.id, results: null }]);
    expect((await listed(ana, `scope=finished&result=${won}`)).tables).toHaveLength(1);
    expect((await listed(ana, `scope=finished&result=${won === "won" ? "lost" : "won"}`)).tables).toEqual([]);
    expect((await listed(ana, "scope=mine")).tables.map((table) => table.id)).toEqual([running.id, id]);
    // Nobody else's.
    for (const scope of ["mine", "waiting", "running", "finished"]) {
      expect((await listed(await guest(), `scope=${scope}`)).tables).toEqual([]);
      expect((await listed(new Client(server.address), `scope=${scope}`)).tables).toEqual([]);
    }
    const { body } = await ana.post<{ token: string }>("/api/account", {
      name: "Nansen",
      password: "three fat seals snore",
    });
    ana.token = body.token;
    expect((await listed(ana, "scope=finished")).tables).toMatchObject([{ id, results }]);
    expect((await listed(ben, "scope=finished&opponent=NANS")).tables).toHaveLength(1);
  });

  test("come by page, and a page that nobody was given is refused", async () => {
    const ana = await guest();
    const ids = [];
    for (let count = 0; count < 5; count++) ids.unshift(await ended(ana));
    const found = [];
    let next: string | null = "";
    while (next !== null) {
      const page: List = await listed(ana, `scope=finished&limit=2${next && `&after=${next}`}`);
      found.push(...page.tables.map(({ id }) => id));
      next = page.next;
    }
    expect(found).toEqual(ids);
    for (const after of ["x", "1", "1-", "-a", "1-a%20b", `${"9".repeat(20)}-a`, "1-%00"])
      expect((await ana.get(`/api/tables?scope=finished&after=${after}`)).status).toBe(400);
  });

  test("that ended under an earlier program get their results from their logs", async () => {
    const ana = await guest();
    const id = await ended(ana);
    const { tables } = await listed(ana, "scope=finished");
    const database = openDatabase(server.place);
    await database.run(database.build.updateTable("seats").set({ rank: null, total: null, ended_at: null }));
    await database.run(database.build.updateTable("tables").set({ ending: null }));
    await database.close();
    await vi.waitFor(async () => expect((await listed(ana, "scope=finished")).tables).toEqual(tables), 5_000);
    expect(tables).toMatchObject([{ id, abandoned: true, results: [{ rank: expect.any(Number) }, {}] }]);
  });
});

describe("the archive", () => {
  test("has every finished game of one's own, one a line, and each can be verified", async () => {
    const [ana, ben] = [await guest(), await guest()];
    const ids = [await ended(ana), await agreed(ana, ben), await ended(ana)];
    await ended(ben);
    await ana.open({ seats: 2, bots: [null, "random"] });
    const files = await archive(ana);
    const singles = await Promise.all(ids.map((id) => ana.get<TableExport>(`/api/tables/${id}/export`)));
    expect(files).toEqual(singles.map(({ body }) => body));
    for (const file of files) expect(checkExport(blueprints, file)).toEqual({ verdict: "verified" });
    // Packed, and after a restart: out of the database.
    server = await server.restart();
    ana.address = server.address;
    expect(await archive(ana)).toEqual(files);
  });

  test("is empty for who has played nothing, refused without a session, and keeps today's challenge for tomorrow", async () => {
    expect((await new Client(server.address).get("/api/account/games")).status).toBe(401);
    const ana = await guest();
    expect(await archive(ana)).toEqual([]);
    const { body } = await ana.post<{ table: string }>("/api/daily/blueprints");
    expect((await ana.post(`/api/tables/${body.table}/abandon`, {})).status).toBe(200);
    expect(await archive(ana)).toEqual([]);
    now += 24 * 3_600_000;
    expect(await archive(ana)).toHaveLength(1);
  });

  test("is written once at a time, and whoever goes away early can ask again", async () => {
    const ana = await guest();
    for (let count = 0; count < 3; count++) await ended(ana);
    const headers = { authorization: `Bearer ${ana.token}` };
    const leaving = new AbortController();
    const ask = (signal?: AbortSignal) =>
      fetch(`${server.address}/api/account/games`, { headers, ...(signal && { signal }) });
    const [first, second] = await Promise.all([ask(leaving.signal), ask()]);
    const codes = [first.status, second.status].sort();
    expect([
      [200, 429],
      [200, 200],
    ]).toContainEqual(codes);
    leaving.abort();
    await second.text().catch(() => {});
    await vi.waitFor(async () => expect(await archive(ana)).toHaveLength(3), 5_000);
  });
});
