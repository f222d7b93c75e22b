/** What an operator does to a database: looks, tidies, ends games, keeps copies, moves on. */
import { spawnSync } from "node:child_process";
import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { mkdtempSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SeatInfo } from "@banquise/engine";
import { sql } from "kysely";
import Libsql from "libsql";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allGames } from "../games.ts";
import { isAddress, openDatabase } from "../storage/store.ts";
import { Client } from "../testing/client.ts";
import { engine, newEmptyPlace, newPlace, removePlace } from "../testing/databases.ts";
import { Player } from "../testing/player.ts";
import { type TestServer, testServer, testServerOn } from "../testing/server.ts";
import { backup, checkBackup } from "./backup.ts";
import { prune, stats } from "./census.ts";
import { moveTo } from "./moving.ts";
import type { Place } from "./opening.ts";
import { endTable, handSeat, showTable } from "./tables.ts";
import { grantWorker } from "./worker-role.ts";

const DAY = 86_400_000;
const games = await allGames();
const blueprints = games.find(({ id }) => id === "blueprints");
const shared = engine === "postgres";
const at = (place: string): Place => (isAddress(place) ? { database: place } : { data: place });
const newFile = () => join(mkdtempSync(join(tmpdir(), "banquise-test-")), "test.db");

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ clusterBeat: 50 });
});
afterEach(async () => {
  await server.end();
});

/** Two people, and so many moves of the first. */
async function begun(on: TestServer, moves: number): Promise<{ id: string; ana: Client; ben: Client }> {
  const [ana, ben] = [await Client.guest(on.address), await Client.guest(on.address)];
  const table = await ana.open({ seats: 2, options: { firstSeat: "0" } });
  await ben.join(table);
  const player = new Player(ana, table.id, blueprints as never, 1);
  for (let move = 0; move < moves; move++) {
    player.take(await ana.look(table.id));
    await ana.play(table.id, move, player.choose());
    await ana.undo(table.id, move + 1);
    move++;
  }
  return { id: table.id, ana, ben };
}

/** A file has one program that changes it at a time, a database across a network any number. */
async function changing<T>(work: () => Promise<T>): Promise<T> {
  if (shared) return work();
  await expect(work()).rejects.toMatchObject({ name: "StartFailure", problem: "inUse" });
  await server.close();
  const done = await work();
  server = await testServerOn(server.place, { port: Number(new URL(server.address).port), clusterBeat: 50 });
  return done;
}

test("stats count tables by game and status, sessions, entries and bytes while a server runs", async () => {
  const { ana } = await begun(server, 2);
  await ana.open({ seats: 2 });
  expect(await stats(at(server.place))).toMatchObject({
    tables: [
      { game: "blueprints", status: "open", count: 1 },
      { game: "blueprints", status: "playing", count: 1 },
    ],
    sessions: 2,
    entries: 2,
    decisions: 2,
    bytes: expect.toSatisfy((bytes: number) => bytes > 10_000),
  });
});

test("a database that is not there, is none, or has another shape is refused and left as it is", async () => {
  const missing = newFile();
  await expect(stats({ data: missing })).rejects.toMatchObject({ name: "StartFailure", problem: "data" });
  expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
  const letter = newFile();
  writeFileSync(letter, "this is a letter, not a database\n".repeat(100));
  await expect(stats({ data: letter })).rejects.toMatchObject({ problem: "data", about: letter });
  const empty = await newEmptyPlace();
  if (!isAddress(empty)) writeFileSync(empty, "");
  await expect(stats(at(empty))).rejects.toMatchObject({ problem: "data" });
});

test("prune shows old open tables, and removes them only when told to; others stay", async () => {
  const { id: playing, ana } = await begun(server, 0);
  const [old, young] = [await ana.open({ seats: 2 }), await ana.open({ seats: 2 })];
  const database = openDatabase(server.place);
  for (const id of [old.id, playing])
    await database.run(
      database.build
        .updateTable("tables")
        .set({ alive_at: Date.now() - 8 * DAY })
        .where("id", "=", id),
    );
  await database.close();
  const place = at(server.place);
  expect(await prune(place, 7 * DAY, false)).toMatchObject({ found: [{ id: old.id }], removed: null });
  expect(await ana.get(`/api/tables/${old.id}`)).toMatchObject({ status: 200 });
  expect(await changing(() => prune(place, 7 * DAY, true))).toMatchObject({ removed: [old.id] });
  expect(await ana.get(`/api/tables/${old.id}`)).toMatchObject({ status: 404 });
  for (const id of [young.id, playing]) expect((await ana.get(`/api/tables/${id}`)).status).toBe(200);
});

test("a table is shown without its secrets", async () => {
  const { id, ana } = await begun(server, 2);
  const shown = await showTable(at(server.place), id);
  expect(shown).toMatchObject({ id, game: "blueprints", status: "playing", version: 2, actor: 0 });
  expect(shown).toMatchObject({ seats: [{ kind: "person", standIn: null }, { kind: "person" }] });
  expect(JSON.stringify(shown)).not.toMatch(/secret|invitation|nonce|session/i);
  expect(await showTable(at(server.place), "nowhere")).toEqual({ refused: "tableNotFound" });
  expect((await ana.look(id)).version).toBe(2);
});

test("a seat is handed to a bot by an entry of the log, which plays on; not on an old version, nor twice", async () => {
  const { id, ana } = await begun(server, 2);
  const place = at(server.place);
  const hand = (seat: number, bot: string, version?: number) => handSeat(place, id, { seat, bot, version });
  const outcomes = await changing(async () => ({
    stale: await hand(0, "random", 1),
    unknown: await hand(0, "nobody"),
    nowhere: await hand(7, "random"),
    second: await hand(1, "random", 2),
    again: await hand(1, "random"),
  }));
  expect(outcomes).toEqual({
    stale: expect.objectContaining({ refused: "staleVersion" }),
    unknown: { refused: "unknownBot", about: "nobody" },
    nowhere: { refused: "notSeated" },
    second: { version: 3 },
    again: expect.objectContaining({ refused: "nothingToChange" }),
  });
  const watching = await ana.stream(id);
  expect(await changing(() => hand(0, "random"))).toEqual({ version: 4 });
  // Both seats are bots' now: the server hears of it and they play to the end.
  if (shared) while (((await watching.next()) as { event?: string } | null)?.event !== "step");
  watching.close();
  for (;;) if ((await ana.look(id)).status === "over") break;
});

test("a game is ended as it stands, and an open table is removed", async () => {
  const { id, ana } = await begun(server, 2);
  const open = await ana.open({ seats: 2 });
  const place = at(server.place);
  const outcomes = await changing(async () => [
    await endTable(place, id, 1),
    await endTable(place, id, 2),
    await endTable(place, id),
    await endTable(place, open.id),
    await endTable(place, open.id),
  ]);
  expect(outcomes).toMatchObject([
    { refused: "staleVersion" },
    { version: 3 },
    { refused: "gameOver" },
    { removed: true },
    { refused: "tableNotFound" },
  ]);
  for (;;) if ((await ana.look(id)).status === "over") break;
  for (;;) if ((await ana.get(`/api/tables/${open.id}`)).status === 404) break;
});

describe.runIf(shared)("PostgreSQL", () => {
  test("a backup is a line to type, without the password", async () => {
    const line = await backup({ database: "postgres://ada:secret@db.example.org/banquise" }, "b.dump");
    expect(line).toEqual({
      command: "pg_dump --format=custom --file='b.dump' 'postgres://ada@db.example.org/banquise'",
    });
  });

  test("a shell reads the line as it is meant, whatever is in the names", async () => {
    const address = "postgres://o'hara:it's;$HOME@db.example.org/ban'quise";
    const made = await backup({ database: address }, "it's $(date) `b`.dump");
    if (!("command" in made)) throw new Error("a line to type");
    const { stdout } = spawnSync("sh", ["-c", made.command.replace("pg_dump", "printf '%s\\n'")], {
      encoding: "utf8",
    });
    expect(stdout.trimEnd().split("\n")).toEqual([
      "--format=custom",
      "--file=it's $(date) `b`.dump",
      "postgres://o'hara@db.example.org/ban'quise",
    ]);
  });

  test("a worker's role may do what a worker does, has its password, and loses what it had beyond", async () => {
    const role = `o'hara "${randomBytes(4).toString("hex")}"`;
    const password = "it's a \\ secret";
    const place = at(server.place);
    expect(await grantWorker(place, role, password)).toEqual({ role });
    const owner = new pg.Client({ connectionString: server.place });
    await owner.connect();
    await owner.query(`grant select on sessions, settings to ${pg.escapeIdentifier(role)}`);
    expect(await grantWorker(place, role, null)).toEqual({ role });
    const { rows } = await owner.query(
      `select table_name as name, string_agg(privilege_type, ' ' order by privilege_type) as rights
        from information_schema.role_table_grants where grantee = $1 group by 1 order by 1`,
      [role],
    );
    expect(rows).toEqual([
      { name: "jobs", rights: "SELECT UPDATE" },
      { name: "nodes", rights: "DELETE INSERT SELECT UPDATE" },
    ]);
    const kept = await owner.query("select rolpassword as kept from pg_authid where rolname = $1", [role]);
    expect(isPasswordOf(kept.rows[0].kept, password)).toBe(true);
    await owner.query(`drop owned by ${pg.escapeIdentifier(role)}`);
    await owner.query(`drop role ${pg.escapeIdentifier(role)}`);
    await owner.end();
  });

  test("a file moves to an empty database whole, once, and a server goes on there", async () => {
    const file = newFile();
    const before = await testServerOn(file);
    const { id, ana } = await begun(before, 4);
    const open = await Promise.all(Array.from({ length: 3 }, () => ana.open({ seats: 2 })));
    const place = await newEmptyPlace();
    await expect(moveTo({ data: file }, place)).rejects.toMatchObject({ problem: "inUse" });
    const shown = await ana.look(id);
    await before.close();
    // More rows than go at once.
    const many = new Libsql(file);
    many.exec(
      "with recursive n(i) as (select 1 union all select i + 1 from n where i < 1203) insert into sessions select 'many-' || i, 'Zoé ' || i, i from n",
    );
    many.close();
    const outcome = await moveTo({ data: file }, place);
    const moved = "moved" in outcome ? outcome.moved : [];
    expect(moved.find(({ table }) => table === "sessions")?.rows).toBe(1_205);
    expect(moved.find(({ table }) => table === "entries")?.rows).toBe(4);
    expect(await moveTo({ data: file }, place)).toEqual({ refused: "notEmpty" });
    expect(await stats({ database: place })).toMatchObject({ sessions: 1_205, entries: 4 });
    const after = await testServerOn(place);
    ana.address = after.address;
    expect(await ana.look(id)).toMatchObject({ version: shown.version, view: shown.view });
    for (const table of open) expect((await ana.get(`/api/tables/${table.id}`)).status).toBe(200);
    await after.end();
  });

  test("a database that is somebody else's, or of another shape, is not touched", async () => {
    const file = newFile();
    await (await testServerOn(file)).close();
    const place = await newEmptyPlace();
    const to = openDatabase(place);
    const run = (text: string) =>
      to.run({ compile: () => ({ sql: text, parameters: [], query: {} as never, queryId: {} as never }) });
    const names = sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema()`;
    const tables = () => to.all({ compile: () => names.compile(to.build) } as never);
    await run("create table strangers (id integer)");
    expect(await moveTo({ data: file }, place)).toEqual({ refused: "notOurs" });
    expect(await tables()).toEqual([{ name: "strangers" }]);
    await run("create table settings (name text primary key, value text)");
    await run("insert into settings values ('schemaVersion', '3')");
    expect(await moveTo({ data: file }, place)).toEqual({ refused: "notOurs" });
    expect(await tables()).toHaveLength(2);
    await to.close();
  });

  test("a copy that does not arrive as it was is not kept", async () => {
    const file = newFile();
    const before = await testServerOn(file);
    await begun(before, 2);
    await before.close();
    const place = await newPlace();
    const to = openDatabase(place);
    await to.run({ compile: () => ({ ...MEDDLE, query: {} as never, queryId: {} as never }) });
    await to.run({ compile: () => ({ ...TRIGGER, query: {} as never, queryId: {} as never }) });
    expect(await moveTo({ data: file }, place)).toEqual({ differs: "seats (2 → 2)" });
    expect(await to.all(to.build.selectFrom("sessions").selectAll())).toEqual([]);
    await to.close();
  });

  test("what does not move is told apart: no address, no file, nobody there", async () => {
    const file = newFile();
    await (await testServerOn(file)).close();
    expect(await moveTo({ data: file }, `${file}.other`)).toEqual({ refused: "notPostgres" });
    expect(await moveTo(at(server.place), await newEmptyPlace())).toEqual({ refused: "notFile" });
    const nowhere = "postgres://ada:secret@127.0.0.1:1/nowhere";
    await expect(moveTo({ data: file }, nowhere)).rejects.toMatchObject({
      name: "StartFailure",
      about: "postgres://ada@127.0.0.1:1/nowhere",
    });
  });
});

/** How PostgreSQL keeps a password: SCRAM-SHA-256$rounds:salt$stored key:server key (RFC 5802). */
function isPasswordOf(kept: string, password: string): boolean {
  const [, rounds, salt, stored] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(kept) ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt ?? "", "base64"), Number(rounds), 32, "sha256");
  const key = createHmac("sha256", salted).update("Client Key").digest();
  return createHash("sha256").update(key).digest("base64") === stored;
}

const MEDDLE = {
  sql: "create function meddle() returns trigger language plpgsql as 'begin new.nonce = new.nonce || ''x''; return new; end'",
  parameters: [],
};
const TRIGGER = {
  sql: "create trigger meddling before insert on seats for each row execute function meddle()",
  parameters: [],
};

const present = (seat: SeatInfo): SeatInfo => ({ ...seat, away: 0 });

describe.runIf(!shared)("a file", () => {
  test("a backup is made while moves are stored, is private, complete, and is not written over", async () => {
    const { id, ana } = await begun(server, 4);
    const file = join(mkdtempSync(join(tmpdir(), "banquise-test-")), "backup.db");
    const playing = ana.open({ seats: 2 });
    expect(await backup({ data: server.place }, file)).toMatchObject({ file, bytes: statSync(file).size });
    await playing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await backup({ data: server.place }, file)).toEqual({ exists: file });
    for (const path of [join(file, "in-a-file.db"), join(file, "..", "no-folder", "backup.db")])
      expect(await backup({ data: server.place }, path)).toEqual({
        unwritable: path,
        reason: expect.stringMatching(/ENOTDIR|ENOENT/),
      });
    expect(await checkBackup(file)).toMatchObject({ damage: [], unreadable: [], schema: expect.any(Number) });
    const restored = await testServerOn(file);
    const shown = await ana.look(id);
    ana.address = restored.address;
    const again = await ana.look(id);
    // How long somebody is away is counted by the server that missed them.
    expect({ ...again, seats: again.seats.map(present) }).toEqual({
      ...shown,
      seats: shown.seats.map(present),
    });
    await restored.close();
    await removePlace(file);
  });

  test("a check finds what is no backup, what is cut short, and tables that cannot be read; the file is left alone", async () => {
    const { id } = await begun(server, 2);
    const folder = mkdtempSync(join(tmpdir(), "banquise-test-"));
    const [whole, cut, gap] = ["whole.db", "cut.db", "gap.db"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const file of [whole, cut, gap]) await backup({ data: server.place }, file);
    const letter = join(folder, "letter.db");
    writeFileSync(letter, "this is a letter, not a database\n".repeat(100));
    expect(await checkBackup(letter)).toMatchObject({ schema: null, damage: [expect.any(String)] });
    truncateSync(cut, Math.floor(statSync(cut).size / 2));
    expect((await checkBackup(cut)).damage.length).toBeGreaterThan(0);
    const meddling = new Libsql(gap);
    meddling.exec("delete from entries where version = 1");
    meddling.close();
    const { mtimeMs } = statSync(gap);
    expect(await checkBackup(gap)).toMatchObject({ damage: [], tables: 1, tried: 1, unreadable: [id] });
    expect(statSync(gap).mtimeMs).toBe(mtimeMs);
    expect(await checkBackup(whole)).toMatchObject({ damage: [], tables: 1, tried: 1, unreadable: [] });
    await expect(checkBackup(join(folder, "missing.db"))).rejects.toMatchObject({ code: "ENOENT" });
    await removePlace(whole);
  });
});
