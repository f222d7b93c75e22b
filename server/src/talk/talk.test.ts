/** What people say at a table: who hears it, in which room, and who does not. */
import type { Problem, TalkMessage, TalkNews } from "@banquise/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { messageSchema, talkSchema } from "../http/talk-schemas.ts";
import { openDatabase } from "../storage/store.ts";
import { KEPT } from "../storage/talk-store.ts";
import { Client } from "../testing/client.ts";
import { engine } from "../testing/databases.ts";
import { testNodes } from "../testing/nodes.ts";
import { inlineBots, type TestServer, testServer } from "../testing/server.ts";
import type { Talk } from "./talk.ts";

type Heard = Awaited<ReturnType<Talk["heard"]>>;

let server: TestServer;
let now: number;
const asked: string[] = [];
beforeEach(async () => {
  now = Date.now();
  asked.length = 0;
  server = await testServer({
    now: () => now,
    housekeeping: 50,
    botRunner: {
      ...inlineBots,
      ask: (question, ...rest) => {
        asked.push(JSON.stringify(question));
        return inlineBots.ask(question, ...rest);
      },
    },
  });
});
afterEach(() => server.end());

const guest = () => Client.guest(server.address);

async function member(name: string, address = server.address): Promise<Client> {
  const client = await Client.guest(address);
  const made = await client.post<{ token: string }>("/api/account", {
    name,
    password: "three fat seals snore",
  });
  expect(made.status).toBe(201);
  client.token = made.body.token;
  return client;
}

const say = (client: Client, id: string, saying: unknown) =>
  client.post<TalkMessage & Problem>(
    `/api/tables/${id}/talk`,
    typeof saying === "string" ? { text: saying } : saying,
  );
const heard = async (client: Client, id: string) => (await client.get<Heard>(`/api/tables/${id}/talk`)).body;
const texts = async (client: Client, id: string) =>
  (await heard(client, id)).messages.map(({ text }) => text);
const relate = (client: Client, body: unknown) =>
  client.send<{ relations: string[] } & Problem>("PUT", "/api/relations", body, {});

/** Two people at a table for three. */
async function seated(ana: Client, ben: Client, request: Record<string, unknown> = {}): Promise<string> {
  const table = await ana.open({ seats: 3, ...request });
  await ben.join(table);
  return table.id;
}

test("messages and phrases come by the stream, in order, and again to whoever comes later", async () => {
  const [ana, ben] = [await guest(), await guest()];
  const id = await seated(ana, ben);
  const stream = await ben.stream(id);
  await stream.nextOf("snapshot");
  const said = await say(ana, id, "Bonjour <b>toi</b>");
  expect(said).toMatchObject({
    status: 201,
    body: { number: 1, room: "table", seat: 0, own: true, at: now },
  });
  expect(messageSchema.strict().parse(said.body)).toEqual(said.body);
  await say(ben, id, { phrase: "hello" });
  const first = await stream.nextOf<TalkNews>("talk");
  expect(first.all).toBeUndefined();
  expect(first.messages).toMatchObject([{ number: 1, text: "Bonjour <b>toi</b>", phrase: null, own: false }]);
  expect((await stream.nextOf<TalkNews>("talk")).messages).toMatchObject([
    { number: 2, text: null, phrase: "hello", own: true },
  ]);
  const later = await ana.stream(id);
  const before = await later.nextOf<TalkNews>("talk");
  expect(before.all).toBe(true);
  expect(before.messages.map(({ number, own }) => [number, own])).toEqual([
    [1, true],
    [2, false],
  ]);
  const all = await heard(ana, id);
  expect(talkSchema.strict().parse(all)).toEqual(all);
  expect(all).toMatchObject({
    room: "table",
    voice: "messages",
    silence: null,
    people: [{ seat: 1, account: false, relations: [] }],
  });
  await Promise.all([stream.close(), later.close()]);
});

test("they are there after a restart, and gone with the table", async () => {
  const [ana, ben] = [await guest(), await guest()];
  const id = await seated(ana, ben);
  await say(ana, id, "still here");
  server = await server.restart();
  for (const client of [ana, ben]) client.address = server.address;
  const stream = await ben.stream(id);
  expect((await stream.nextOf<TalkNews>("talk")).messages).toMatchObject([{ text: "still here" }]);
  await stream.close();
  await Promise.all([ana, ben].map((client) => client.post(`/api/tables/${id}/leave`)));
  expect((await ana.get(`/api/tables/${id}/talk`)).status).toBe(404);
});

test("those who watch have a room of their own, and neither hears the other", async () => {
  const [ana, ben, eve] = [await member("Ana"), await guest(), await member("Eve")];
  const id = await seated(ana, ben);
  const [inside, outside] = [await ana.stream(id), await eve.stream(id)];
  await Promise.all([inside.nextOf("snapshot"), outside.nextOf("snapshot")]);
  expect(await say(eve, id, "take the wood")).toMatchObject({
    status: 201,
    body: { room: "audience", seat: null },
  });
  await say(ana, id, "among us");
  expect((await inside.nextOf<TalkNews>("talk")).messages).toMatchObject([{ text: "among us" }]);
  expect((await outside.nextOf<TalkNews>("talk")).messages).toMatchObject([{ text: "take the wood" }]);
  expect(await texts(ben, id)).toEqual(["among us"]);
  expect(await texts(eve, id)).toEqual(["take the wood"]);
  // Nor can what was said in the other room be pointed at.
  expect((await relate(eve, { kind: "mute", table: id, message: 2 })).body.code).toBe("personNotFound");
  await Promise.all([inside.close(), outside.close()]);
});

test("strangers without an account have phrases, and where nobody writes everybody has", async () => {
  const [ana, ben] = [await member("Ana"), await guest()];
  const id = await seated(ana, ben, { public: true });
  expect((await heard(ben, id)).voice).toBe("phrases");
  expect(await say(ben, id, "hello")).toMatchObject({ status: 403, body: { code: "phrasesOnly" } });
  expect((await say(ben, id, { phrase: "hello" })).status).toBe(201);
  expect((await say(ana, id, "hello")).status).toBe(201);
  const quiet = await seated(await guest(), ana, { chat: false });
  expect(await say(ana, quiet, "hello")).toMatchObject({ status: 403, body: { code: "chatOff" } });
  expect((await say(ana, quiet, { phrase: "thanks" })).status).toBe(201);
  const nobody = new Client(server.address);
  expect((await heard(nobody, id)).voice).toBe("nothing");
});

test("what is no message is refused, too much at once too, and the same key says it once", async () => {
  const [ana, ben] = [await guest(), await guest()];
  const id = await seated(ana, ben);
  for (const bad of [{}, { text: " \u202e " }, { text: "x".repeat(301) }, { text: "a", phrase: "hello" }])
    expect(await say(ana, id, bad)).toMatchObject({ status: 422, body: { code: "badMessage" } });
  expect((await say(ana, id, { phrase: "curse" })).status).toBe(400);
  expect((await say(ana, id, { text: "x".repeat(5_000) })).status).toBe(400);
  const once = await say(ana, id, { text: "once", key: "k1" });
  expect((await say(ana, id, { text: "once", key: "k1" })).body.number).toBe(once.body.number);
  for (let count = 1; count < 6; count++) expect((await say(ana, id, `${count}`)).status).toBe(201);
  expect(await say(ana, id, "seven")).toMatchObject({ status: 429, body: { code: "tooMuchTalk" } });
  expect((await say(ben, id, "mine")).status).toBe(201);
  now += 11_000;
  expect((await say(ana, id, "seven")).status).toBe(201);
  expect((await say(ana, "nosuchtable2", "hello")).status).toBe(404);
});

test("only so much is kept", async () => {
  const [ana, ben] = [await guest(), await guest()];
  const id = await seated(ana, ben);
  for (let count = 1; count <= KEPT + 5; count++) {
    now += 5_000;
    await say(count % 2 ? ana : ben, id, `${count}`);
  }
  const kept = await texts(ana, id);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([KEPT, "6", `${KEPT + 5}`]);
});

test("a message is taken back by its writer alone, for everybody, and a day later nothing is left of it", async () => {
  const [ana, ben] = [await guest(), await guest()];
  const id = await seated(ana, ben);
  await say(ana, id, "oops");
  const stream = await ben.stream(id);
  await stream.nextOf("talk");
  const remove = (client: Client) =>
    client.send<Problem>("DELETE", `/api/tables/${id}/talk/1`, undefined, {});
  expect(await remove(ben)).toMatchObject({ status: 404, body: { code: "messageNotFound" } });
  expect((await remove(ana)).status).toBe(204);
  expect((await stream.nextOf<TalkNews>("talk")).messages).toMatchObject([
    { number: 1, text: null, phrase: null },
  ]);
  expect(await texts(ben, id)).toEqual([null]);
  expect((await remove(ana)).status).toBe(204);
  await stream.close();
  await say(ana, id, "long ago");
  const stored = openDatabase(server.place);
  now -= 25 * 3_600_000;
  await ana.send("DELETE", `/api/tables/${id}/talk/2`, undefined, {});
  const left = stored.build
    .selectFrom("messages")
    .select("text")
    .where("table_id", "=", id)
    .orderBy("number");
  await expect.poll(async () => (await stored.all(left)).map(({ text }) => text)).toEqual(["oops", null]);
  await stored.close();
});

test("bots are asked without a word of it", async () => {
  const [ana, ben] = [await guest(), await guest()];
  const table = await ana.open({ seats: 3, bots: [null, null, "greedy"], options: { firstSeat: "2" } });
  await say(ana, table.id, "a secret plan");
  await ben.join(table);
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(asked.join()).not.toMatch(/secret plan/);
});

describe("muted and blocked", () => {
  test("who is muted is not read any more, and nobody is told", async () => {
    const [ana, ben] = [await guest(), await guest()];
    const id = await seated(ana, ben);
    await say(ben, id, "spam");
    expect((await relate(ana, { kind: "mute", table: id, seat: 1 })).body).toEqual({ relations: ["mute"] });
    const stream = await ana.stream(id);
    await stream.nextOf("snapshot");
    await say(ben, id, "more spam");
    await say(ana, id, "mine");
    expect((await stream.nextOf<TalkNews>("talk")).messages.map(({ text }) => text)).toEqual(["mine"]);
    expect(await texts(ana, id)).toEqual(["mine"]);
    expect(await texts(ben, id)).toEqual(["spam", "more spam", "mine"]);
    expect((await heard(ben, id)).people).toMatchObject([{ relations: [] }]);
    expect((await relate(ana, { kind: "mute", on: false, table: id, message: 1 })).body).toEqual({
      relations: [],
    });
    expect(await texts(ana, id)).toEqual(["spam", "more spam", "mine"]);
    await stream.close();
  });

  test("who is blocked reads nothing, takes no seat and sees no open table, in both directions", async () => {
    const [ana, ben, eve] = [await member("Ana"), await member("Ben"), await guest()];
    const id = await seated(ana, ben, { public: true });
    await say(ana, id, "from Ana");
    expect((await relate(ana, { kind: "block", name: "ben" })).body).toEqual({ relations: ["block"] });
    expect(await texts(ben, id)).toEqual([]);
    await say(ben, id, "from Ben");
    expect(await texts(ana, id)).toEqual(["from Ana"]);
    for (const [host, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      for (const isPublic of [true, false]) {
        const table = await host.open({ seats: 3, public: isPublic });
        expect((await other.join(table)).body.code).toBe("notWelcome");
        const open = async (client: Client) =>
          (await client.get<{ tables: { id: string }[] }>("/api/tables?scope=open")).body.tables.map(
            (each) => each.id,
          );
        expect(await open(other)).not.toContain(table.id);
        if (isPublic) expect(await open(eve)).toContain(table.id);
      }
    }
    const [mine] = (await ana.get<{ relations: { id: string }[] }>("/api/relations")).body.relations;
    expect((await ben.get("/api/relations")).body).toEqual({ relations: [] });
    // Nobody ends another's.
    expect((await relate(ben, { kind: "block", on: false, relation: mine?.id })).status).toBe(404);
    expect((await relate(ana, { kind: "block", on: false, relation: mine?.id })).body).toEqual({
      relations: [],
    });
    expect((await ben.join(await ana.open({ seats: 3 }))).status).toBe(200);
  });

  test("friends have accounts, and are friends no more when one blocks the other", async () => {
    const [ana, ben, eve] = [await member("Ana"), await member("Ben"), await guest()];
    const id = await seated(ana, eve);
    expect((await relate(ana, { kind: "follow", name: "Ben" })).body).toEqual({ relations: ["follow"] });
    expect((await relate(ana, { kind: "follow", table: id, seat: 1 })).body.code).toBe("notFollowable");
    expect((await relate(eve, { kind: "follow", name: "Ben" })).body.code).toBe("accountNeeded");
    expect((await relate(ana, { kind: "follow", name: "Ana" })).body.code).toBe("yourself");
    expect((await relate(ana, { kind: "follow", name: "Nobody" })).body.code).toBe("personNotFound");
    expect((await relate(ana, { kind: "follow", table: id, seat: 2 })).body.code).toBe("personNotFound");
    await relate(ben, { kind: "block", name: "Ana" });
    expect((await ana.get("/api/relations")).body).toEqual({ relations: [] });
    expect((await relate(ana, { kind: "follow", name: "Ben" })).body.code).toBe("notWelcome");
  });

  test("a guest who signs in keeps whom they block", async () => {
    const [ana, ben] = [await member("Ana"), await guest()];
    const id = await seated(await guest(), ben);
    const phone = await guest();
    await relate(phone, { kind: "block", table: id, seat: 1 });
    const { body } = await phone.post<{ token: string }>("/api/sign-in", {
      name: "Ana",
      password: "three fat seals snore",
    });
    phone.token = body.token;
    expect((await ana.get<{ relations: unknown[] }>("/api/relations")).body.relations).toMatchObject([
      { kind: "block" },
    ]);
    expect((await ben.join(await phone.open({ seats: 2 }))).body.code).toBe("notWelcome");
  });
});

test("whoever sits first sends somebody away from an open table, for good", async () => {
  const [ana, ben, eve] = [await guest(), await guest(), await guest()];
  const table = await ana.open({ seats: 3, public: true });
  await ben.join(table);
  const stream = await ben.stream(table.id);
  await stream.nextOf("snapshot");
  const away = (client: Client, seat: number) =>
    client.post<Problem>(`/api/tables/${table.id}/send-away`, { seat });
  expect((await away(ben, 0)).body.code).toBe("notHost");
  expect((await away(eve, 1)).body.code).toBe("notSeated");
  expect((await away(ana, 0)).body.code).toBe("personNotFound");
  expect((await away(ana, 2)).body.code).toBe("personNotFound");
  expect((await away(ana, 1)).status).toBe(204);
  expect(await stream.nextOf("snapshot")).toMatchObject({ viewer: null, seats: [{}, { kind: "free" }, {}] });
  expect((await ben.join(table)).body.code).toBe("notWelcome");
  expect((await eve.join(table)).body.seat).toBe(1);
  await stream.close();
});

test("open tables are found by the language that is spoken there", async () => {
  const ana = await guest();
  const french = await ana.open({ seats: 3, public: true, language: "fr" });
  const { body: english } = await ana.post<{ id: string; language: string }>(
    "/api/tables",
    { game: "blueprints", seats: 3, public: true },
    { "accept-language": "en" },
  );
  expect(english.language).toBe("en");
  const found = async (language: string) =>
    (await ana.get<{ tables: { id: string }[] }>(`/api/tables?language=${language}`)).body.tables.map(
      ({ id }) => id,
    );
  expect([await found("fr"), await found("en")]).toEqual([[french.id], [english.id]]);
});

test.runIf(engine === "postgres")("what is said at one node is heard at the others", async () => {
  const nodes = await testNodes(2);
  const [ana, ben] = [await Client.guest(nodes.address(0)), await Client.guest(nodes.address(1))];
  const id = await seated(ana, ben);
  const stream = await ben.stream(id);
  await stream.nextOf("snapshot");
  await say(ana, id, "one");
  expect((await stream.nextOf<TalkNews>("talk")).messages).toMatchObject([{ number: 1, text: "one" }]);
  ana.address = nodes.address(1);
  await say(ana, id, "two");
  expect((await stream.nextOf<TalkNews>("talk")).messages).toMatchObject([{ number: 2, text: "two" }]);
  ana.address = nodes.address(0);
  await ana.send("DELETE", `/api/tables/${id}/talk/1`, undefined, {});
  expect((await stream.nextOf<TalkNews>("talk")).messages).toMatchObject([{ number: 1, text: null }]);
  await stream.close();
  await nodes.end();
});
