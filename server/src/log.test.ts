/** What a long log costs: a snapshot does not grow with it, and all of it can be asked for. */
import type { Step, StepMessage, TableSnapshot } from "@banquise/engine";
import { toy } from "@banquise/engine/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnyGame } from "./games.ts";
import { stepsSchema } from "./http/table-schemas.ts";
import { LOG_FORMS } from "./storage/schema.ts";
import { openDatabase } from "./storage/store.ts";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
let ana: Client;
let ben: Client;
let id: string;
const SCORE = { type: "score", points: 1 };
/** Of the whole log, to compare with. */
const heard: StepMessage[] = [];

beforeAll(async () => {
  server = await testServer({ games: [toy as unknown as AnyGame] });
  [ana, ben] = [await Client.guest(server.address), await Client.guest(server.address)];
  const table = await ana.open({ game: "toy", seats: 2, public: true });
  id = table.id;
  await ben.join(table);
  const stream = await ana.stream(id);
  await stream.nextOf("snapshot");
  // Played and taken back, again and again: the state stays small, the log does not.
  await ana.play(id, 0, { type: "peek", seat: 1 }, "first");
  for (let version = 1; version < 600; version += 2) {
    expect((await ana.play(id, version, SCORE)).status).toBe(200);
    expect((await ana.undo(id, version + 1)).status).toBe(200);
  }
  while (heard.length < 601) heard.push(await stream.nextOf<StepMessage>("step"));
  await stream.close();
}, 60_000);
afterAll(() => server.end());

const pageOf = async (client: Client, before: number, limit: number) =>
  (await client.get<{ steps: Step[] }>(`/api/tables/${id}/steps?before=${before}&limit=${limit}`)).body.steps;

test("a snapshot has the newest steps and no more", async () => {
  const { log, version } = await ana.look(id);
  expect(version).toBe(601);
  expect(log.map((step) => step.version)).toEqual(Array.from({ length: 50 }, (_, i) => 552 + i));
  expect(log).toEqual(heard.slice(-50).map(({ step }) => step));
});

test("older steps come by page, each as its viewer may know it, down to the setup", async () => {
  const steps = [...(await ana.look(id)).log];
  while (steps[0]?.version !== 0) steps.unshift(...(await pageOf(ana, steps[0]?.version ?? 0, 100)));
  expect(stepsSchema.parse({ steps }).steps).toEqual(steps);
  expect(steps.slice(1)).toEqual(heard.map(({ step }) => step));
  expect(steps[0]).toMatchObject({ version: 0, kind: "setup" });
  expect(await pageOf(ana, 0, 10)).toEqual([]);
  expect((await pageOf(ana, 10_000, 3)).map(({ version }) => version)).toEqual([599, 600, 601]);
  expect((await pageOf(ana, 3, 10)).map(({ version }) => version)).toEqual([0, 1, 2]);
  expect((await pageOf(ana, 2, 1))[0]).toMatchObject({ events: [{ data: { secret: expect.any(Number) } }] });
  expect((await pageOf(ben, 2, 1))[0]?.events[0]?.data).toEqual({});
  expect((await pageOf(ben, 2, 1))[0]?.move).toEqual({ type: "peek", seat: 1 });
  const bad = await ana.get(`/api/tables/${id}/steps?before=x`);
  expect(bad).toMatchObject({ status: 400, body: { code: "invalidRequest" } });
});

test("a command from the beginning of a long log is known, and its key is used", async () => {
  const peek = { type: "peek", seat: 1 };
  expect(await ana.play(id, 0, peek, "first")).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await ana.play(id, 0, SCORE, "first")).toMatchObject({ status: 409, body: { code: "keyUsed" } });
});

test("somebody who missed a little is told step by step, somebody who missed a lot gets a snapshot", async () => {
  for (const [from, first] of [
    [400, "step"],
    [345, "step"],
    [344, "snapshot"],
    [0, "snapshot"],
  ] as const) {
    const stream = await ana.stream(id, from);
    const event = await stream.next();
    expect([from, event?.event]).toEqual([from, first]);
    if (first === "step") {
      const messages = [event?.data as StepMessage];
      while (messages.length < 601 - from) messages.push(await stream.nextOf<StepMessage>("step"));
      expect(messages).toEqual(heard.slice(from));
    }
    await stream.close();
  }
});

test("after a load a move can be taken back whose turn began long before, and no more than at first", async () => {
  server = await server.restart();
  for (const client of [ana, ben]) client.address = server.address;
  const open = await ana.open({ game: "toy", seats: 2, public: true });
  await ben.join(open);
  for (let version = 0; version < 70; version++) await ana.play(open.id, version, SCORE);
  server = await server.restart();
  for (const client of [ana, ben]) client.address = server.address;
  for (let taken = 0; taken < 70; taken++) {
    const { status, body } = await ana.undo(open.id, 70 + taken);
    expect([taken, status, body.code]).toEqual([taken, 200, undefined]);
    // Also when the table was read again in between.
    if (taken === 40) server = await server.restart();
    ana.address = server.address;
  }
  expect(await ana.look(open.id)).toMatchObject({ version: 140, view: { points: [] }, mayUndo: false });
  expect(await ana.undo(open.id, 140)).toMatchObject({ status: 409, body: { code: "nothingToUndo" } });
  // What showed something hidden stays, however it got here.
  const { version } = await ana.look(id);
  expect(await ana.undo(id, version)).toMatchObject({ status: 409, body: { code: "undoBarrier" } });
}, 60_000);

test("all moves since a version are taken back at once, also after a load, and the same command again changes nothing", async () => {
  for (const client of [ana, ben]) client.address = server.address;
  const open = await ana.open({ game: "toy", seats: 2, public: true });
  await ben.join(open);
  for (let version = 0; version < 90; version++) await ana.play(open.id, version, SCORE);
  server = await server.restart();
  for (const client of [ana, ben]) client.address = server.address;
  const path = `/api/tables/${open.id}/undo`;
  const back = { version: 90, key: "back", to: 2 };
  expect(await ben.post(path, { ...back, key: "bens" })).toMatchObject({ body: { code: "nothingToUndo" } });
  for (let times = 0; times < 2; times++)
    expect(await ana.post(path, back)).toMatchObject({ status: 200, body: { version: 91 } });
  expect(await ana.post(path, { ...back, to: 3 })).toMatchObject({ status: 409, body: { code: "keyUsed" } });
  const now = await ana.look(open.id);
  expect(now).toMatchObject({ version: 91, mayUndo: true });
  expect(now.log.at(-1)).toMatchObject({ kind: "undo", back: 2 });
  expect(await ana.post(path, { version: 91, key: "bad", to: -1 })).toMatchObject({ status: 400 });
});

test("a finished game is packed after a while, and stays what it was", async () => {
  const patient = await testServer({ games: [toy as unknown as AnyGame], housekeeping: 20 });
  const people = [await Client.guest(patient.address), await Client.guest(patient.address)] as const;
  const table = await people[0].open({ game: "toy", seats: 2, public: true });
  await people[1].join(table);
  let version = 0;
  for (let turn = 0; turn < 6; turn++) {
    const client = people[turn % 2] ?? people[0];
    for (let i = 0; i < 20; i++) await client.play(table.id, version++, SCORE, `k${version}`);
    await client.play(table.id, version++, { type: "pass" }, `k${version}`);
  }
  const before = await people[0].look(table.id);
  expect(before).toMatchObject({ status: "over", version: 126 });
  const intruder = openDatabase(patient.place);
  const form = intruder.build.selectFrom("tables").select("log_form").where("id", "=", table.id);
  const formOf = async () => (await intruder.first(form))?.log_form;
  expect(await formOf()).toBe(LOG_FORMS.entries);
  await intruder.run(intruder.build.updateTable("tables").set({ updated_at: 1 }));
  while ((await formOf()) !== LOG_FORMS.pages) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await intruder.all(intruder.build.selectFrom("entries").selectAll())).toEqual([]);
  await intruder.close();
  const again = await patient.restart();
  for (const client of people) client.address = again.address;
  const after = await people[0].look(table.id);
  const { updatedAt: _, seats: __, ...rest } = before;
  expect(after).toMatchObject(rest);
  expect(await people[0].play(table.id, 3, SCORE, "k4")).toMatchObject({ status: 200, body: { version: 4 } });
  expect((await people[0].get<TableSnapshot>(`/api/tables/${table.id}/export`)).status).toBe(200);
  await again.end();
}, 60_000);
