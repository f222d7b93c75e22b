/** Complaints, what operators do about them, and what that means for those whom it is about. */
import type { Problem, TableSnapshot, TalkMessage } from "@banquise/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { appoint, audit, closeReport, impose, lift, reports as listed } from "../admin/order.ts";
import { auditSchema, reportsSchema, sanctionsSchema } from "../http/order-schemas.ts";
import { isAddress, openDatabase } from "../storage/store.ts";
import { Client } from "../testing/client.ts";
import { engine } from "../testing/databases.ts";
import { testNodes } from "../testing/nodes.ts";
import { type TestServer, testServer } from "../testing/server.ts";

type Reports = ReturnType<typeof reportsSchema.parse>["reports"];
type Sanctions = ReturnType<typeof sanctionsSchema.parse>["sanctions"];
type Acts = ReturnType<typeof auditSchema.parse>["acts"];

const HOUR = 3_600_000;
const PASSWORD = "three fat seals snore";

let server: TestServer;
let now: number;
beforeEach(async () => {
  // Later than what is done at the command line.
  now = Date.now() + HOUR;
  server = await testServer({ now: () => now, clusterBeat: 30, housekeeping: 50, trustProxy: true });
});
afterEach(() => server.end());

const guest = (address = server.address) => Client.guest(address);

async function member(name: string, address = server.address): Promise<Client> {
  const client = await guest(address);
  const made = await client.post<{ token: string }>("/api/account", { name, password: PASSWORD });
  expect(made.status).toBe(201);
  client.token = made.body.token;
  return client;
}

const placeOf = (place: string) => (isAddress(place) ? { database: place } : { data: place });
const at = () => placeOf(server.place);

async function operator(name = "Olga", address = server.address, place = server.place): Promise<Client> {
  const client = await member(name, address);
  expect(await appoint(placeOf(place), name, true)).toContain(name);
  return client;
}

const say = (client: Client, id: string, text: string) =>
  client.post<TalkMessage & Problem>(`/api/tables/${id}/talk`, { text });
const report = (client: Client, body: unknown) => client.post<Problem>("/api/reports", body);
const waiting = async (client: Client) =>
  (await client.get<{ reports: Reports }>("/api/operators/reports")).body.reports;
const forbid = (client: Client, body: unknown) =>
  client.post<{ id: string } & Problem>("/api/operators/sanctions", body);
const acts = async (client: Client) => (await client.get<{ acts: Acts }>("/api/operators/audit")).body.acts;
const rename = (client: Client, name: string) =>
  client.send<{ name: string } & Problem>("PATCH", "/api/session", { name }, {});

/** Two people at a private table for two. */
async function seated(ana: Client, ben: Client): Promise<TableSnapshot> {
  const table = await ana.open({ seats: 3 });
  await ben.join(table);
  return table;
}

describe("complaints", () => {
  test("keep what was said as it was, with what was around it, even if it is taken back", async () => {
    const [ana, ben, olga] = [await guest(), await member("Ben"), await operator()];
    const { id } = await seated(ana, ben);
    await say(ana, id, "hello");
    await say(ben, id, "you <b>fool</b>");
    await say(ana, id, "please stop");
    expect((await ben.send("DELETE", `/api/tables/${id}/talk/2`, undefined, {})).status).toBe(204);
    const made = await report(ana, {
      reason: "insult",
      table: id,
      message: 2,
      note: "he did\nit again\u202e",
    });
    expect(made.status).toBe(204);
    const found = await waiting(olga);
    expect(reportsSchema.strict().parse({ reports: found })).toEqual({ reports: found });
    expect(found).toMatchObject([
      {
        reason: "insult",
        note: "he did\nit again",
        at: now,
        table: id,
        message: 2,
        reported: { name: "Ben", account: true, sanctions: [] },
        evidence: {
          name: "Ben",
          game: "blueprints",
          messages: [
            { number: 1, text: "hello", accused: false },
            { number: 2, text: "you <b>fool</b>", accused: true },
            { number: 3, text: "please stop", accused: false },
          ],
        },
        closed: null,
      },
    ]);
    // The same again is the same; nobody reports themselves, or somebody whom they cannot have met.
    expect((await report(ana, { reason: "insult", table: id, message: 2 })).status).toBe(204);
    expect(await waiting(olga)).toHaveLength(1);
    expect((await report(ana, { reason: "insult", table: id, message: 1 })).body.code).toBe("yourself");
    expect((await report(await guest(), { reason: "insult", table: id, message: 2 })).body.code).toBe(
      "personNotFound",
    );
    for (const body of [{ reason: "x", name: "Ben" }, { reason: "name" }, { reason: "name", name: "Nobody" }])
      expect((await report(ana, body)).status).toBeGreaterThanOrEqual(400);
  });

  test("of one person, and of one address, are limited; the next day there are more", async () => {
    const [ana, olga] = [await guest(), await operator()];
    for (let number = 0; number < 11; number++) {
      const ben = await guest();
      const { id } = await seated(ana, ben);
      expect((await report(ana, { reason: "spam", table: id, seat: 1 })).status).toBe(
        number < 10 ? 204 : 429,
      );
    }
    now += 25 * HOUR;
    const { id } = await seated(ana, await guest());
    expect((await report(ana, { reason: "spam", table: id, seat: 1 })).status).toBe(204);
    expect(await waiting(olga)).toHaveLength(11);
  });

  test("are closed once, with a note that the audit log has too, and go when they have been closed for long", async () => {
    const [ana, ben, olga] = [await guest(), await member("Ben"), await operator()];
    const { id } = await seated(ana, ben);
    await report(ana, { reason: "other", table: id, seat: 1 });
    const [first] = await waiting(olga);
    const close = () =>
      olga.post<Problem>(`/api/operators/reports/${first?.id}/closing`, { note: "told him" });
    expect((await close()).status).toBe(204);
    expect(await close()).toMatchObject({ status: 404, body: { code: "reportNotFound" } });
    expect(await waiting(olga)).toEqual([]);
    const closed = await olga.get<{ reports: Reports }>("/api/operators/reports?closed=1");
    expect(closed.body.reports).toMatchObject([{ closed: { at: now, by: "Olga", note: "told him" } }]);
    expect(await acts(olga)).toMatchObject([
      { operator: "Olga", act: "closeReport", about: { person: "Ben", note: "told him" } },
      { operator: null, act: "appoint", about: { whom: "Olga" } },
    ]);
    const database = openDatabase(server.place);
    await database.run(database.build.updateTable("reports").set({ closed_at: Date.now() - 91 * 24 * HOUR }));
    await database.close();
    await expect
      .poll(
        async () => (await olga.get<{ reports: Reports }>("/api/operators/reports?closed=1")).body.reports,
      )
      .toEqual([]);
  });
});

describe("operators", () => {
  test("are made at the command line alone; for everybody else there is nothing, whatever they send", async () => {
    const [ana, olga] = [await member("Ana"), await operator()];
    for (const client of [ana, await guest(), new Client(server.address)])
      for (const [method, path, body] of [
        ["GET", "reports", undefined],
        ["GET", "sanctions", undefined],
        ["GET", "audit", undefined],
        ["POST", "sanctions", { kind: "nonsense" }],
        ["POST", "sanctions", { kind: "ban", name: "Olga", hours: 1 }],
        ["POST", "names", { name: "Olga", to: "Fool" }],
        ["DELETE", "tables/x/talk/1", undefined],
      ] as const)
        expect([path, await client.send(method, `/api/operators/${path}`, body, {})]).toMatchObject([
          path,
          { status: 404, body: { code: "notFound" } },
        ]);
    expect(await appoint(at(), "nobody", true)).toEqual({ refused: "personNotFound" });
    expect(await forbid(olga, { kind: "ban", name: "Olga", hours: 1 })).toMatchObject({
      status: 409,
      body: { code: "isOperator" },
    });
    expect(await appoint(at(), "Olga", false)).toEqual([]);
    expect((await olga.get("/api/operators/reports")).status).toBe(404);
  });

  test("take somebody's voice for a while; they go on playing, and are told until when", async () => {
    const [ana, ben, olga] = [await guest(), await member("Ben"), await operator()];
    const { id } = await seated(ana, ben);
    expect((await say(ben, id, "first")).status).toBe(201);
    expect((await forbid(olga, { kind: "mute", name: "ben", hours: 2, reason: "insults" })).status).toBe(201);
    const said = await say(ben, id, "second");
    expect(said).toMatchObject({ status: 403, body: { code: "muted", until: now + 2 * HOUR } });
    expect(said.body.detail).toMatch(/jusqu’au .*UTC/);
    expect((await ben.post(`/api/tables/${id}/talk`, { phrase: "hello" })).status).toBe(403);
    const heard = await ben.get<{ voice: string; muted: unknown }>(`/api/tables/${id}/talk`);
    expect(heard.body).toMatchObject({ voice: "nothing", muted: { until: now + 2 * HOUR } });
    expect((await say(ana, id, "I may")).status).toBe(201);
    expect((await ben.post(`/api/tables/${id}/leave`)).status).toBe(204);
    now += 2 * HOUR + 1;
    expect((await ben.open()).id).not.toBe("");
    expect((await say(ben, (await ben.open()).id, "again")).status).toBe(201);
  });

  test("remove messages and replace names, which stay replaced for a while", async () => {
    const [ana, ben, olga] = [await guest(), await member("Rude Name"), await operator()];
    const table = await seated(ana, ben);
    await say(ben, table.id, "away with it");
    await report(ana, { reason: "name", table: table.id, seat: 1 });
    const [first] = await waiting(olga);
    expect(
      (await olga.send("DELETE", `/api/operators/tables/${table.id}/talk/1`, undefined, {})).status,
    ).toBe(204);
    const heard = await ana.get<{ messages: TalkMessage[] }>(`/api/tables/${table.id}/talk`);
    expect(heard.body.messages).toMatchObject([{ text: null, phrase: null }]);
    now++;
    const renamed = await olga.post<{ name: string }>("/api/operators/names", { report: first?.id });
    expect(renamed.status).toBe(200);
    expect(renamed.body.name).toMatch(/^\S+ \d{4}$/);
    expect((await ana.look(table.id)).seats[1]).toMatchObject({ name: renamed.body.name });
    expect(
      (await ana.post<{ code: string }>("/api/sign-in", { name: "Rude Name", password: PASSWORD })).status,
    ).toBe(401);
    expect(await rename(ben, "Rude Name")).toMatchObject({ status: 403, body: { code: "nameHeld" } });
    now += 31 * 24 * HOUR;
    expect((await rename(ben, "Nansen")).status).toBe(200);
    expect((await acts(olga)).map(({ act, about }) => [act, about])).toEqual([
      ["rename", { from: "Rude Name", to: renamed.body.name }],
      ["removeMessage", { table: table.id, message: 1 }],
      ["appoint", { whom: "Olga" }],
    ]);
    // A guest whose name was replaced does not get around it by an account.
    const carl = await guest();
    await rename(carl, "Ruder Name");
    const next = await seated(ana, carl);
    await report(ana, { reason: "name", table: next.id, seat: 1 });
    const about = (await waiting(olga)).find(({ table: id }) => id === next.id);
    expect((await olga.post("/api/operators/names", { report: about?.id, to: "Carl" })).status).toBe(200);
    const account = { name: "Ruder Name", password: PASSWORD };
    expect((await carl.post<Problem>("/api/account", account)).body.code).toBe("nameHeld");
  });
});

describe("a ban", () => {
  test("shuts somebody out at once, streams and all; they can still look, and get or remove their data", async () => {
    const [ana, ben, olga] = [await guest(), await member("Ben"), await operator()];
    const open = await seated(ana, ben);
    const running = await ana.open({ seats: 2 });
    await ben.join(running);
    const stream = await ben.stream(running.id);
    await stream.nextOf("snapshot");
    const headers = { authorization: `Bearer ${ben.token}` };
    const own = await fetch(`${server.address}/api/account/stream`, { headers });
    expect(own.status).toBe(200);
    expect((await forbid(olga, { kind: "ban", name: "Ben", hours: 24, reason: "" })).status).toBe(201);
    await stream.ended();
    await own.text();
    // A bot plays for him, and nobody waits at the open table.
    expect((await ana.look(running.id)).seats[1]).toMatchObject({ name: "Ben", standIn: "level3" });
    expect((await ana.look(open.id)).seats[1]).toMatchObject({ kind: "free" });
    for (const [method, path, body] of [
      ["POST", "/api/tables", { game: "blueprints", seats: 2 }],
      ["POST", `/api/tables/${running.id}/return`, {}],
      ["POST", `/api/tables/${running.id}/talk`, { text: "but" }],
      ["POST", "/api/reports", { reason: "other", name: "Olga" }],
      ["PATCH", "/api/session", { name: "Other" }],
      ["GET", `/api/tables/${running.id}`, undefined],
      ["GET", `/api/tables/${running.id}/stream`, undefined],
    ] as const)
      expect([path, await ben.send(method, path, body, { "accept-language": "en" })]).toMatchObject([
        path,
        {
          status: 403,
          body: { code: "banned", until: now + 24 * HOUR, detail: expect.stringContaining("UTC") },
        },
      ]);
    for (const path of ["/api/games", "/api/session", "/api/account", "/api/tables"])
      expect([path, (await ben.get(path)).status]).toEqual([path, 200]);
    const copy = await ben.get<{ sanctions: unknown[] }>("/api/account/export");
    expect(copy.body.sanctions).toMatchObject([{ kind: "ban", endsAt: now + 24 * HOUR }]);
    // On another device, too.
    const elsewhere = await new Client(server.address).post<{ id: string }>("/api/sign-in", {
      name: "Ben",
      password: PASSWORD,
    });
    expect(elsewhere.status).toBe(200);
    expect((await ben.send("DELETE", "/api/account", undefined, {})).status).toBe(204);
  });

  test("ends by itself or by an operator, and the seat is there to come back to", async () => {
    const [ana, ben, olga] = [await guest(), await member("Ben"), await operator()];
    const running = await ana.open({ seats: 2 });
    await ben.join(running);
    const back = () => ben.post(`/api/tables/${running.id}/return`, {});
    await forbid(olga, { kind: "ban", name: "Ben", hours: 1 });
    expect((await back()).status).toBe(403);
    now += HOUR + 1;
    expect((await back()).status).toBe(200);
    const { id } = (await forbid(olga, { kind: "ban", name: "Ben", hours: null })).body;
    const refused = await ben.get<Problem>(`/api/tables/${running.id}`, { "accept-language": "en" });
    expect(refused.body.detail).toContain("until further notice");
    const { sanctions } = (await olga.get<{ sanctions: Sanctions }>("/api/operators/sanctions")).body;
    expect(sanctionsSchema.strict().parse({ sanctions })).toEqual({ sanctions });
    expect(sanctions).toMatchObject([{ id, kind: "ban", name: "Ben", endsAt: null }]);
    now++;
    const undo = () => olga.send("DELETE", `/api/operators/sanctions/${id}`, undefined, {});
    expect((await undo()).status).toBe(204);
    expect((await undo()).status).toBe(404);
    expect((await back()).status).toBe(200);
    const all = await acts(olga);
    expect(auditSchema.strict().parse({ acts: all })).toEqual({ acts: all });
    expect(all.map(({ act }) => act)).toEqual(["unban", "ban", "ban", "appoint"]);
  });

  test("of a guest goes along when the guest signs in", async () => {
    const [ana, ben, olga] = [await guest(), await guest(), await operator()];
    await member("Ben");
    const { id } = await seated(ana, ben);
    await report(ana, { reason: "insult", table: id, seat: 1 });
    const [first] = await waiting(olga);
    await forbid(olga, { kind: "ban", report: first?.id, hours: 5 });
    expect((await ben.post<Problem>("/api/account", { name: "New", password: PASSWORD })).body.code).toBe(
      "banned",
    );
    const entered = await ben.post<{ token: string }>("/api/sign-in", { name: "Ben", password: PASSWORD });
    ben.token = entered.body.token;
    await expect.poll(async () => (await ben.post("/api/tables", {})).status).toBe(403);
  });

  test("of addresses holds for whoever comes from there, and for open streams; operators are exempt", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const [ana, olga] = [await guest(), await operator()];
    const { id } = await ana.open({ seats: 2, public: true });
    const open = (address: string) =>
      fetch(`${server.address}/api/tables/${id}/stream`, { headers: from(address) });
    const [near, far] = [await open("192.0.2.200"), await open("198.51.100.1")];
    for (const range of ["nonsense", "0.0.0.0/0", "192.0.2.0/33"])
      expect((await forbid(olga, { kind: "ban", range, hours: 1 })).body.code).toBe("badRange");
    expect((await forbid(olga, { kind: "mute", range: "192.0.2.0/24", hours: 1 })).status).toBe(404);
    for (const range of ["192.0.2.7/24", "2001:db8:7::/48"])
      expect((await forbid(olga, { kind: "ban", range, hours: 1, reason: "flood" })).status).toBe(201);
    const reader = near.body?.getReader();
    while (!(await reader?.read())?.done);
    const post = (client: Client, address: string) =>
      client.send<Problem>("POST", "/api/sessions", {}, from(address));
    for (const address of ["192.0.2.1", "::ffff:192.0.2.9", "2001:db8:7:1::5"])
      expect([address, await post(ana, address)]).toMatchObject([
        address,
        { status: 403, body: { code: "banned" } },
      ]);
    for (const address of ["192.0.3.1", "2001:db8:8::1"]) expect((await post(ana, address)).status).toBe(200);
    expect((await post(olga, "192.0.2.1")).status).toBe(200);
    expect((await open("192.0.2.200")).status).toBe(403);
    now += HOUR + 1;
    expect((await post(ana, "192.0.2.1")).status).toBe(200);
    await far.body?.cancel();
  });

  test("is forgotten with its addresses three months after its end", async () => {
    const olga = await operator();
    await forbid(olga, { kind: "ban", range: "192.0.2.0/24", hours: 1 });
    const database = openDatabase(server.place);
    await database.run(database.build.updateTable("sanctions").set({ ends_at: Date.now() - 91 * 24 * HOUR }));
    await expect.poll(() => database.all(database.build.selectFrom("sanctions").selectAll())).toEqual([]);
    await database.close();
  });

  test("by the command line holds at a server that runs, and so does its end", async () => {
    const [ana, ben] = [await guest(), await member("Ben")];
    const running = await ana.open({ seats: 2 });
    await ben.join(running);
    const stream = await ben.stream(running.id);
    await stream.nextOf("snapshot");
    const reason = "by hand";
    expect(typeof (await impose(at(), { kind: "ban", name: "Ben", span: HOUR, reason }))).toBe("string");
    await stream.ended();
    await expect.poll(async () => (await ana.look(running.id)).seats[1]?.standIn).toBe("level3");
    expect((await ben.post("/api/tables", {})).status).toBe(403);
    expect(await lift(at(), "ban", { name: "Ben" })).toBe(1);
    expect(await lift(at(), "ban", { name: "Ben" })).toEqual({ refused: "sanctionNotFound" });
    await expect.poll(async () => (await ben.get(`/api/tables/${running.id}`)).status).toBe(200);
    await report(ana, { reason: "cheating", table: running.id, seat: 1, note: "?" });
    const [first] = await listed(at(), false);
    expect(first).toMatchObject({ reason: "cheating", reported: "Ben", evidence: { name: "Ben" } });
    expect(await closeReport(at(), first?.id ?? "", "no")).toBeNull();
    expect((await audit(at())).map(({ act, operator: by }) => [act, by])).toEqual([
      ["closeReport", null],
      ["unban", null],
      ["ban", null],
    ]);
  });

  test.runIf(engine === "postgres")("holds at all nodes, even at one that hears nothing", async () => {
    for (const isDeaf of [false, true]) {
      const nodes = await testNodes(2, { isDeaf, clusterBeat: isDeaf ? 30 : 60_000 });
      const olga = await operator("Olga", nodes.address(0), nodes.place);
      const [ana, ben] = [await guest(nodes.address(1)), await member("Ben", nodes.address(1))];
      const running = await ana.open({ seats: 2 });
      await ben.join(running);
      const stream = await ben.stream(running.id);
      await stream.nextOf("snapshot");
      await forbid(olga, { kind: "ban", name: "Ben", hours: 1 });
      await stream.ended();
      expect((await ben.post("/api/tables", {})).status).toBe(403);
      await nodes.end();
    }
  });
});
