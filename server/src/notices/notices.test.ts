/** Who is told of what while they are elsewhere, by which ways, when, and how often: exactly as they have chosen. */
import { createHmac } from "node:crypto";
import type { Problem, TableSnapshot } from "@banquise/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allGames } from "../games.ts";
import { noticesSchema } from "../http/notice-schemas.ts";
import type { ServerOptions } from "../options.ts";
import { openDatabase } from "../storage/store.ts";
import { BrowserKeys } from "../testing/browser-keys.ts";
import { Client } from "../testing/client.ts";
import { engine } from "../testing/databases.ts";
import { type Mailbox, mailbox, plain } from "../testing/mailbox.ts";
import { testNodes } from "../testing/nodes.ts";
import { Player } from "../testing/player.ts";
import { type Received, type Receiver, receiver } from "../testing/receiver.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORIGIN = "https://play.example.org";
const DAYS = { kind: "days", days: 3 };
const NONE = { turn: [], begun: [], over: [], invited: [] };

let now: number;
let server: TestServer;
let mails: Mailbox;
let pushes: Receiver;
let hooks: Receiver;
/** What the receivers say instead of yes. */
let answer: number;

const options = (): ServerOptions => ({
  now: () => now,
  origin: ORIGIN,
  smtp: mails.smtp,
  outgoing: { anywhere: true },
  noticeBeat: 10,
  downtime: Number.POSITIVE_INFINITY,
});

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1, 12);
  answer = 201;
  mails = await mailbox();
  pushes = await receiver((response) => response.writeHead(answer).end());
  hooks = await receiver((response) => response.writeHead(answer).end());
  server = await testServer(options());
});
afterEach(async () => {
  await server.end();
  await Promise.all([mails, pushes, hooks].map((each) => each.close()));
});

/** However busy the machine is. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

const guest = (address = server.address) => Client.guest(address);

async function member(name: string, address = server.address): Promise<Client> {
  const client = await Client.guest(address);
  const password = "three fat seals snore";
  const { status, body } = await client.post<{ token: string }>("/api/account", { name, password });
  expect(status).toBe(201);
  client.token = body.token;
  return client;
}

/** Confirms an address as its owner does. */
async function confirmMail(client: Client, email: string): Promise<void> {
  const before = mails.letters.length;
  expect((await client.send("PUT", "/api/account/email", { email }, {})).status).toBeLessThan(300);
  await soon(() => expect(mails.letters.length).toBe(before + 1));
  const [, ticket = ""] = /\/account\/confirm#(\w+)/.exec(mails.letters[before]?.text ?? "") ?? [];
  expect((await client.post("/api/account/email/confirmation", { ticket })).status).toBe(200);
}

const choose = async (client: Client, channels: object, more: object = {}) => {
  const choices = {
    channels: { ...NONE, ...channels },
    quiet: null,
    digest: null,
    zone: "UTC",
    language: "fr",
  };
  expect((await client.send("PUT", "/api/notices", { ...choices, ...more }, {})).status).toBe(204);
};

async function subscribe(client: Client, browser: BrowserKeys, path = "/push"): Promise<void> {
  const made = await client.post("/api/notices/push", { endpoint: pushes.url + path, keys: browser.keys });
  expect(made.status).toBe(201);
}

/** The secret of a webhook that is set up for somebody. */
async function hook(client: Client): Promise<string> {
  const { body } = await client.send<{ secret: string }>(
    "PUT",
    "/api/notices/webhook",
    { url: `${hooks.url}/hook` },
    {},
  );
  return body.secret;
}

/** Two people at a table over days, where the first begins. */
async function seated(first: Client, second: Client, more: object = {}): Promise<TableSnapshot> {
  const table = await first.open({ seats: 2, options: { firstSeat: "0" }, clock: DAYS, ...more });
  expect((await second.join(table)).status).toBe(200);
  return table;
}

/** Somebody plays until it is not their turn any more. */
async function playOn(client: Client, id: string): Promise<void> {
  const [game] = await allGames();
  for (;;) {
    const table = await client.look(id);
    if (table.actor !== table.viewer) return;
    const player = new Player(client, id, game as never, 1);
    player.take(table);
    expect((await client.play(id, table.version, player.choose())).status).toBe(200);
  }
}

const hooked = () => hooks.received.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
};

/** Everything that was on its way has arrived: somebody else, who was told later, has been. */
async function settled(address = server.address): Promise<void> {
  const [ben, cleo] = [await Client.guest(address), await Client.guest(address)];
  await hook(cleo);
  const { id } = await seated(ben, cleo);
  await playOn(ben, id);
  now += MINUTE;
  await soon(() => expect(hooked().filter(({ table }) => table === id)).not.toEqual([]));
}

test("somebody who is away for days is told of the beginning, their turn and the end, by the ways they chose", async () => {
  const [ana, zoe] = [await guest(), await member("Zoé")];
  await confirmMail(zoe, "zoe@example.org");
  const browser = new BrowserKeys();
  await subscribe(zoe, browser);
  const secret = await hook(zoe);
  const all = ["push", "email", "webhook"];
  await choose(zoe, { turn: all, begun: ["push"], over: ["email", "webhook"], invited: ["email"] });
  const settings = await zoe.get("/api/notices");
  expect(noticesSchema.strict().parse(settings.body)).toEqual(settings.body);
  expect(JSON.stringify(settings.body)).not.toContain(secret);
  const opened = (kind: string) =>
    pushes.received.map(({ body }) => JSON.parse(browser.open(body))).filter((each) => each.kind === kind);

  const { id } = await seated(ana, zoe);
  now += MINUTE;
  await soon(() => expect(opened("begun")).toHaveLength(1));
  expect(opened("begun")[0]).toMatchObject({ table: id, title: "La partie commence : Blueprints" });

  // A day later Ana plays; Zoé is asked by all three, under one name.
  now += 24 * HOUR;
  await playOn(ana, id);
  now += MINUTE;
  await soon(() => expect(mails.letters).toHaveLength(2));
  await soon(() => expect([hooks.received.length, opened("turn").length]).toEqual([1, 1]));
  const [turn] = hooked();
  expect(turn).toMatchObject({ type: "turn", table: id, game: "blueprints", url: `${ORIGIN}/table/${id}` });
  expect(turn?.due).toBeGreaterThan(now);
  expect(isSigned(hooks.received[0] as Received, secret)).toBe(true);
  expect(opened("turn")[0]).toMatchObject({ id: turn?.id, title: "À toi de jouer : Blueprints" });
  const letter = mails.letters[1];
  expect(plain(letter?.head ?? "")).toContain("Subject: À toi de jouer : Blueprints");
  expect(letter?.head).toContain(`Message-ID: <${turn?.id}@play.example.org>`);
  for (const part of [letter?.text, letter?.html]) expect(part).toContain(`${ORIGIN}/table/${id}`);

  // Zoé plays, and both stop the game: by mail and webhook alone.
  await playOn(zoe, id);
  for (const person of [ana, zoe])
    expect((await person.post(`/api/tables/${id}/abandon`, {})).status).toBe(200);
  await soon(async () => expect((await ana.look(id)).status).toBe("over"));
  now += MINUTE;
  await soon(() => expect(mails.letters).toHaveLength(3));
  await soon(() => expect(hooked().at(-1)).toMatchObject({ type: "over", table: id }));
  await settled();
  expect(pushes.received).toHaveLength(2);
  expect(hooked().filter(({ table }) => table === id)).toHaveLength(2);
  expect(mails.letters).toHaveLength(3);
});

test("whoever has the table in front of them is not told, nor whoever has asked for nothing", async () => {
  const [ana, zoe] = [await guest(), await guest()];
  await hook(zoe);
  const { id } = await seated(ana, zoe);
  const stream = await zoe.stream(id);
  await stream.nextOf("snapshot");
  await playOn(ana, id);
  now += HOUR;
  await settled();
  expect(hooked().filter(({ table }) => table === id)).toEqual([]);
  await stream.close();
});

test("quick turns are told once, and what has passed not at all", async () => {
  const [ana, zoe] = [await guest(), await guest()];
  await hook(zoe);
  await choose(zoe, { turn: ["webhook"] });
  const { id } = await seated(ana, zoe);
  for (let round = 0; round < 3; round++) {
    await playOn(ana, id);
    now += 5_000;
    await playOn(zoe, id);
  }
  await settled();
  expect(hooked().filter(({ table }) => table === id)).toEqual([]);
});

describe("times of the day", () => {
  test("nothing comes at night but to programs; it comes in the morning, if it is still so", async () => {
    const [ana, zoe] = [await guest(), await guest()];
    await subscribe(zoe, new BrowserKeys());
    await hook(zoe);
    const quiet = { from: "22:00", to: "08:00" };
    await choose(zoe, { turn: ["push", "webhook"] }, { quiet, zone: "Europe/Paris" });
    const [one, two] = [await seated(ana, zoe), await seated(ana, zoe)];
    now = Date.UTC(2026, 0, 1, 23);
    await playOn(ana, one.id);
    await playOn(ana, two.id);
    now += MINUTE;
    await soon(() => expect(hooked()).toHaveLength(2));
    // One of them is played at night.
    await playOn(zoe, two.id);
    now = Date.UTC(2026, 0, 2, 6, 50);
    await settled();
    expect(pushes.received).toHaveLength(0);
    now = Date.UTC(2026, 0, 2, 7, 1);
    await soon(() => expect(pushes.received).toHaveLength(1));
    await settled();
    expect(pushes.received).toHaveLength(1);
  });

  test("one mail a day tells of all tables, each with its link", async () => {
    const [ana, zoe] = [await guest(), await member("Zoé")];
    await confirmMail(zoe, "zoe@example.org");
    await choose(zoe, { turn: ["email"] }, { digest: 18, language: "en" });
    const tables = [await seated(ana, zoe), await seated(ana, zoe), await seated(ana, zoe)];
    for (const { id } of tables) {
      await playOn(ana, id);
      now += MINUTE;
      await settled();
    }
    expect(mails.letters).toHaveLength(1);
    now = Date.UTC(2026, 0, 1, 18, 0, 5);
    await soon(() => expect(mails.letters).toHaveLength(2));
    const letter = mails.letters[1];
    expect(letter?.head).toContain("Subject: News from 3 tables");
    expect(letter?.head).toContain("List-Unsubscribe:");
    for (const { id } of tables) {
      expect(letter?.text).toContain(`${ORIGIN}/table/${id}`);
      expect(letter?.html).toContain(`href="${ORIGIN}/table/${id}"`);
    }
  });
});

test("one request without a session ends the mails, and looking at the link does not", async () => {
  const [ana, zoe] = [await guest(), await member("Zoé")];
  await confirmMail(zoe, "zoe@example.org");
  await hook(zoe);
  await choose(zoe, { turn: ["email", "webhook"] });
  const first = await seated(ana, zoe);
  await playOn(ana, first.id);
  now += MINUTE;
  await soon(() => expect(mails.letters).toHaveLength(2));
  const [, link = ""] = /List-Unsubscribe: <(.+?)>/.exec(mails.letters[1]?.head ?? "") ?? [];
  const path = link.replace(ORIGIN, server.address);
  const look = await fetch(path, { redirect: "manual" });
  expect(look.status).toBe(303);
  expect(look.headers.get("location")).toMatch(/^\/unsubscribe#\w+$/);
  const fields = { "List-Unsubscribe": "One-Click" };
  // Mail programs send one kind of form or the other.
  const form = new FormData();
  form.append("List-Unsubscribe", "One-Click");
  const stop = (url: string, body: FormData | URLSearchParams = new URLSearchParams(fields)) =>
    fetch(url, { method: "POST", body });
  expect((await stop(`${server.address}/api/unsubscribe?token=guess`)).status).toBe(204);
  const chosen = async () =>
    (await zoe.get<{ choices: { channels: { turn: string[] } } }>("/api/notices")).body;
  expect((await chosen()).choices.channels.turn).toEqual(["email", "webhook"]);
  expect((await stop(path, form)).status).toBe(204);
  expect((await chosen()).choices.channels.turn).toEqual(["webhook"]);
  expect((await stop(path)).status).toBe(204);
  const second = await seated(ana, zoe);
  await playOn(ana, second.id);
  now += MINUTE;
  await soon(() => expect(hooked().filter(({ table }) => table === second.id)).toHaveLength(1));
  expect(mails.letters).toHaveLength(2);
});

test("a browser that is gone is forgotten, one that is not wanted, and one that is signed out", async () => {
  const [ana, zoe] = [await guest(), await member("Zoé")];
  await subscribe(zoe, new BrowserKeys());
  const browsers = async () =>
    (await zoe.get<{ browsers: { id: string; current: boolean }[] }>("/api/notices")).body.browsers;
  expect(await browsers()).toMatchObject([{ current: true }]);
  const [{ id: first = "" } = {}] = await browsers();
  expect((await zoe.send("DELETE", `/api/notices/push/${first}`, undefined, {})).status).toBe(204);
  expect(await browsers()).toEqual([]);
  await subscribe(zoe, new BrowserKeys());
  const { id } = await seated(ana, zoe);
  await playOn(ana, id);
  answer = 410;
  now += MINUTE;
  await soon(async () => expect(await browsers()).toEqual([]));
  answer = 201;
  const sent = pushes.received.length;
  await subscribe(zoe, new BrowserKeys());
  expect((await zoe.send("DELETE", "/api/session", undefined, {})).status).toBe(204);
  const other = await guest();
  const next = await seated(ana, other);
  await playOn(ana, next.id);
  await playOn(other, id);
  now += HOUR;
  await settled();
  expect(pushes.received).toHaveLength(sent);
});

test("what could not be sent is tried again under the same name, also after a restart, and given up in the end", async () => {
  const [ana, zoe] = [await guest(), await guest()];
  await hook(zoe);
  await choose(zoe, { turn: ["webhook"] });
  const { id } = await seated(ana, zoe);
  await playOn(ana, id);
  answer = 503;
  now += MINUTE;
  await soon(() => expect(hooks.received).toHaveLength(1));
  server = await server.restart(options());
  for (const client of [ana, zoe]) client.address = server.address;
  for (let times = 2; times <= 6; times++) {
    now += 9 * HOUR;
    await soon(() => expect(hooks.received).toHaveLength(times));
  }
  expect(new Set(hooked().map((each) => each.id)).size).toBe(1);
  answer = 201;
  now += 9 * HOUR;
  await settled();
  expect(hooked().filter(({ table }) => table === id)).toHaveLength(6);
});

test("a server that stops ends what it is sending first: nobody is told twice", async () => {
  const slow = await receiver((response) => setTimeout(() => response.writeHead(201).end(), 150));
  const [ana, zoe] = [await guest(), await guest()];
  const { keys } = new BrowserKeys();
  expect((await zoe.post("/api/notices/push", { endpoint: slow.url, keys })).status).toBe(201);
  const { id } = await seated(ana, zoe);
  await playOn(ana, id);
  now += MINUTE;
  await soon(() => expect(slow.received).toHaveLength(1));
  server = await server.restart();
  now += 10 * MINUTE;
  await settled();
  expect(slow.received).toHaveLength(1);
  await slow.close();
});

test("an invitation is told as long as it stands, with the name of whoever asks as text", async () => {
  const [ana, zoe] = [await member("Ana <i>"), await member("Zoé")];
  await confirmMail(zoe, "zoe@example.org");
  await choose(zoe, { invited: ["email"] });
  await ana.send("PUT", "/api/relations", { kind: "follow", name: "Zoé" }, {});
  const { body } = await ana.get<{ relations: { id: string }[] }>("/api/relations");
  const relation = body.relations[0]?.id;
  // Somebody whom Zoé does not know rings at nobody's door: she finds it when she comes.
  const unheard = await ana.open({ seats: 2 });
  await ana.post(`/api/tables/${unheard.id}/invitations`, { relation });
  await settled();
  expect(mails.letters).toHaveLength(1);
  expect((await zoe.get("/api/invitations")).body).toMatchObject({ invitations: [{ table: unheard.id }] });
  await zoe.send("PUT", "/api/relations", { kind: "follow", name: "Ana <i>" }, {});
  const table = await ana.open({ seats: 2 });
  expect((await ana.post(`/api/tables/${table.id}/invitations`, { relation })).status).toBe(204);
  await soon(() => expect(mails.letters).toHaveLength(2));
  const letter = mails.letters[1];
  expect(plain(letter?.head ?? "")).toContain("Subject: Ana <i> t’invite à jouer : Blueprints");
  expect(letter?.html).toContain("Ana &lt;i&gt; t’invite");
  expect(letter?.html).not.toContain("<i>");
});

test("it is in the copy of one's data, follows a guest into an account, and goes with it", async () => {
  const zoe = await guest();
  await subscribe(zoe, new BrowserKeys());
  await hook(zoe);
  const copy = async () =>
    (await zoe.get<{ notices: { webhook: string; browsers: object[] } | null }>("/api/account/export")).body;
  expect((await copy()).notices).toMatchObject({ webhook: `${hooks.url}/hook`, browsers: [{}] });
  const password = "three fat seals snore";
  const made = await zoe.post<{ token: string }>("/api/account", { name: "Zoé", password });
  zoe.token = made.body.token;
  expect((await copy()).notices).toMatchObject({ webhook: `${hooks.url}/hook`, browsers: [{}] });
  expect((await zoe.send("DELETE", "/api/account", undefined, {})).status).toBe(204);
  const database = openDatabase(server.place);
  const left = await database.all(database.build.selectFrom("push_subscriptions").select("id"));
  expect(left).toEqual([]);
  expect(await database.all(database.build.selectFrom("notice_settings").select("person_id"))).toEqual([]);
  await database.close();
});

test("addresses that lead into the private network, and what is no choice, are refused", async () => {
  await server.end();
  server = await testServer({ ...options(), outgoing: {} });
  const zoe = await guest();
  const { keys } = new BrowserKeys();
  for (const url of [
    "http://example.org/",
    "https://127.0.0.1/",
    "https://[::1]/x",
    "ftp://example.org/",
    "x",
  ]) {
    const put = await zoe.send<Problem>("PUT", "/api/notices/webhook", { url }, {});
    expect(put).toMatchObject({ status: 422, body: { code: "badWebhook" } });
    const push = await zoe.post<Problem>("/api/notices/push", { endpoint: url, keys });
    expect(push).toMatchObject({ status: 422, body: { code: "badPushAddress" } });
  }
  const choices = { channels: NONE, quiet: null, digest: null, zone: "UTC", language: "fr" };
  for (const wrong of [
    { zone: "Moon/Base" },
    { quiet: { from: "25:00", to: "08:00" } },
    { digest: 24 },
    { channels: {} },
  ])
    expect((await zoe.send("PUT", "/api/notices", { ...choices, ...wrong }, {})).status).toBe(400);
  expect((await zoe.send("DELETE", "/api/notices/push/nothing", undefined, {})).status).toBe(404);
});

test("a server that does not know its own address tells nobody anything, and says so", async () => {
  await server.end();
  server = await testServer({ now: () => now });
  const zoe = await guest();
  const { body } = await zoe.get<{ possible: object }>("/api/notices");
  expect(body.possible).toEqual({ push: null, email: false, webhook: false });
  const put = await zoe.send<Problem>("PUT", "/api/notices/webhook", { url: "https://example.org/" }, {});
  expect(put.body.code).toBe("noNotices");
});

test.skipIf(engine !== "postgres")(
  "of several nodes one tells it, and a look at any of them counts",
  async () => {
    const nodes = await testNodes(3, options());
    try {
      const [ana, zoe] = [await guest(nodes.address(0)), await guest(nodes.address(1))];
      await hook(zoe);
      await choose(zoe, { turn: ["webhook"] });
      const tables: TableSnapshot[] = [];
      for (let count = 0; count < 4; count++) tables.push(await seated(ana, zoe));
      const [seen] = tables;
      const stream = await zoe.stream(seen?.id ?? "");
      await stream.nextOf("snapshot");
      for (const { id } of tables) await playOn(ana, id);
      now += HOUR;
      await soon(() => expect(hooked()).toHaveLength(3));
      await settled(nodes.address(2));
      const told = hooked().filter(({ table }) => tables.some(({ id }) => id === table));
      expect(new Set(told.map(({ table }) => table))).toEqual(new Set(tables.slice(1).map(({ id }) => id)));
      expect(told).toHaveLength(3);
      await stream.close();
    } finally {
      await nodes.end();
    }
  },
);
