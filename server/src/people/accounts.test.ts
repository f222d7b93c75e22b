import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const PASSWORD = "three fat seals snore";
const MINUTE = 60_000;

interface Entered {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly token: string;
  readonly codes: readonly string[];
  readonly code: string;
}

interface Account {
  readonly name: string;
  readonly codesLeft: number;
  readonly settings: Record<string, unknown>;
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly current: boolean }[];
}

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await testServer({ now: () => now });
});
afterEach(() => server.end());

const guest = () => Client.guest(server.address);

/** Somebody with an account. */
async function member(name = "Nansen", password = PASSWORD): Promise<Client & { codes: readonly string[] }> {
  const client = await guest();
  const { status, body } = await client.post<Entered>("/api/account", { name, password });
  expect({ status, name: body.name }).toEqual({ status: 201, name });
  client.token = body.token;
  return Object.assign(client, { codes: body.codes });
}

async function enter(client: Client, path: string, body: unknown, method = "POST") {
  const answer = await client.send<Entered>(method, path, body, {});
  if (answer.status < 300 && answer.body.token !== undefined) client.token = answer.body.token;
  return answer;
}

const signIn = (client: Client, name = "Nansen", password = PASSWORD) =>
  enter(client, "/api/sign-in", { name, password });

const account = async (client: Client) => (await client.get<Account>("/api/account")).body;

const mine = async (client: Client) =>
  (await client.get<{ tables: { id: string; viewer: number }[] }>("/api/tables?scope=mine")).body.tables;

describe("from guest to account", () => {
  test("keeps tables and seat, under the new name, and the former token is worth nothing", async () => {
    const client = await guest();
    const table = await client.open({ bots: [null, "greedy", "random"] });
    const former = client.token;
    const other = await client.stream(table.id);
    await other.nextOf("snapshot");
    const { body } = await enter(client, "/api/account", { name: "Nansen", password: PASSWORD });
    expect(body).toMatchObject({ name: "Nansen", account: true });
    while ((await other.next()) !== null);
    const look = await client.look(table.id);
    expect(look).toMatchObject({ viewer: 0, seats: [{ name: "Nansen", account: true }, {}, {}] });
    const stale = new Client(server.address);
    stale.token = former;
    expect(await stale.look(table.id)).toMatchObject({ viewer: null });
    expect((await stale.get("/api/account")).status).toBe(401);
  });

  test("another device signs in and has it all, also after a restart", async () => {
    const home = await member();
    const table = await home.open({ bots: [null, "greedy", "random"] });
    const phone = new Client(server.address);
    expect((await signIn(await guest(), "Nansen", "wrong password")).status).toBe(401);
    phone.token = (await guest()).token;
    expect((await signIn(phone, " NANSEN ")).status).toBe(200);
    expect((await phone.look(table.id)).viewer).toBe(0);
    server = await server.restart();
    phone.address = server.address;
    expect(await mine(phone)).toMatchObject([{ id: table.id, viewer: 0 }]);
  });

  test("a guest who signs in brings seats along, but no second one at the same table", async () => {
    const home = await member();
    const shared = await home.open({ seats: 3 });
    const phone = await guest();
    await phone.join(shared);
    const own = await phone.open({ bots: [null, "greedy", "random"] });
    expect((await phone.look(own.id)).viewer).toBe(0);
    await signIn(phone);
    expect((await phone.look(own.id)).viewer).toBe(0);
    expect((await phone.look(shared.id)).viewer).toBe(0);
    expect((await home.look(own.id)).seats[0]).toMatchObject({ name: "Nansen" });
    const { version, actor } = await phone.look(own.id);
    expect({ version: typeof version, actor: typeof actor }).toEqual({ version: "number", actor: "number" });
  });

  test("a second account, a bad name and a weak password are refused, and nothing changes", async () => {
    const client = await member();
    const again = await client.post("/api/account", { name: "Amundsen", password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { code: "alreadyAccount" } });
    const other = await guest();
    for (const [name, password, code] of [
      ["Nansеn", PASSWORD, "badName"], // with a Cyrillic letter
      ["level3", PASSWORD, "badName"],
      ["Scott", "short", "weakPassword"],
      ["Scott", "aaaaaaaaaaaaaa", "weakPassword"],
      ["Scott", "Password123", "weakPassword"],
      ["Robert Scott", "robert-scott-1", "weakPassword"],
    ])
      expect((await other.post("/api/account", { name, password })).body).toMatchObject({ code });
    expect((await other.get("/api/session")).body).toMatchObject({ account: false });
  });

  test("names are one's own, however they are written, also against guests", async () => {
    await member("Élodie");
    const other = await guest();
    for (const name of ["elodie", "ÉLODIE", "É l o d i e", "Élo\u200Bdie"]) {
      const up = await other.post("/api/account", { name, password: PASSWORD });
      expect(up).toMatchObject({ status: 409, body: { code: "nameTaken" } });
      const renamed = await other.send("PATCH", "/api/session", { name }, {});
      expect(renamed).toMatchObject({ status: 409, body: { code: "nameTaken" } });
    }
    // Letters of another alphabet look the same and are others: nobody mixes them, guests neither.
    for (const name of ["Elоdie", "Ѕcott", "Scοtt"]) {
      const up = await other.post("/api/account", { name, password: PASSWORD });
      expect(up).toMatchObject({ status: 422, body: { code: "badName" } });
      const renamed = await other.send("PATCH", "/api/session", { name }, {});
      expect(renamed).toMatchObject({ status: 422, body: { code: "badName" } });
    }
    const scott = await member("Scott");
    const renamed = await scott.send("PATCH", "/api/session", { name: "elodie" }, {});
    expect(renamed.body).toMatchObject({ code: "nameTaken" });
    expect((await scott.send("PATCH", "/api/session", { name: "R. Scott" }, {})).status).toBe(200);
    expect((await signIn(await guest(), "r scott")).status).toBe(200);
  });
});

describe("sessions", () => {
  test("are listed by device, and ended one by one or all others at once", async () => {
    const home = await member();
    const devices = [await guest(), await guest(), await guest()];
    for (const device of devices) await signIn(device);
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const laptop = await guest();
    const entered = await laptop.post<Entered>(
      "/api/sign-in",
      { name: "Nansen", password: PASSWORD },
      { "user-agent": firefox },
    );
    laptop.token = entered.body.token;
    const { sessions } = await account(laptop);
    expect(sessions).toHaveLength(5);
    expect(sessions.find(({ current }) => current)?.device).toBe("Firefox · Linux");
    const first = (await account(devices[0] as Client)).sessions.find(({ current }) => current)?.id;
    const ended = await laptop.send("DELETE", `/api/account/sessions/${first}`, undefined, {});
    expect(ended.status).toBe(204);
    expect((await devices[0]?.get("/api/account"))?.status).toBe(401);
    expect((await devices[1]?.get("/api/account"))?.status).toBe(200);
    await laptop.send("DELETE", "/api/account/sessions", undefined, {});
    expect((await account(laptop)).sessions).toHaveLength(1);
    expect((await home.get("/api/account")).status).toBe(401);
    // Nobody ends somebody else's.
    const stranger = await member("Scott");
    const own = (await account(laptop)).sessions[0]?.id;
    const refused = await stranger.send("DELETE", `/api/account/sessions/${own}`, undefined, {});
    expect(refused).toMatchObject({ status: 404, body: { code: "sessionNotFound" } });
    expect((await laptop.get("/api/account")).status).toBe(200);
  });

  test("a changed password ends the others and renews this one; without fresh proof it is refused", async () => {
    const home = await member();
    const phone = await guest();
    await signIn(phone);
    const former = home.token;
    now += 16 * MINUTE;
    const change = () => enter(home, "/api/account/password", { password: "four thin bears yawn" }, "PUT");
    expect(await change()).toMatchObject({ status: 403, body: { code: "proofNeeded" } });
    expect((await home.post("/api/account/proof", { password: "wrong" })).status).toBe(401);
    expect((await home.post("/api/account/proof", { password: PASSWORD })).status).toBe(204);
    expect((await change()).status).toBe(200);
    expect(home.token).not.toBe(former);
    expect((await phone.get("/api/account")).status).toBe(401);
    expect((await home.get("/api/account")).status).toBe(200);
    expect((await signIn(await guest())).status).toBe(401);
    expect((await signIn(await guest(), "Nansen", "four thin bears yawn")).status).toBe(200);
  });

  test("signing out ends this one alone", async () => {
    const home = await member();
    const phone = await guest();
    await signIn(phone);
    expect((await phone.send("DELETE", "/api/session", undefined, {})).status).toBe(204);
    expect((await phone.get("/api/account")).status).toBe(401);
    expect((await home.get("/api/account")).status).toBe(200);
  });
});

describe("getting back in", () => {
  test("each code is good once, sets a new password and ends all sessions", async () => {
    const home = await member();
    const [code = "", other = ""] = home.codes;
    expect(home.codes).toHaveLength(8);
    const phone = await guest();
    const recover = (name: string, given: string) =>
      enter(phone, "/api/account/recovery", { name, code: given, password: "four thin bears yawn" });
    expect(await recover("Scott", code)).toMatchObject({ status: 401, body: { code: "wrongCode" } });
    expect((await recover("Nansen", "abcd-abcd-abcd-abcd")).status).toBe(401);
    expect((await recover("Nansen", code.toUpperCase().replaceAll("-", " "))).status).toBe(200);
    expect((await home.get("/api/account")).status).toBe(401);
    expect((await account(phone)).codesLeft).toBe(7);
    expect((await recover("Nansen", code)).status).toBe(401);
    const fresh = await phone.post<Entered>("/api/account/codes");
    expect(fresh.body.codes).toHaveLength(8);
    expect((await recover("Nansen", other)).status).toBe(401);
    expect((await recover("Nansen", fresh.body.codes[3] ?? "")).status).toBe(200);
  });
});

describe("against guessing", () => {
  test("ten wrong tries about a name close it for a quarter of an hour, whether somebody has it or not", async () => {
    await member();
    const stranger = await guest();
    const outcomes = async (name: string) => {
      const answers = [];
      for (let i = 0; i < 12; i++) {
        const { status, body, headers } = await signIn(stranger, name, `wrong guess ${i}`);
        answers.push({ status, code: body.code, wait: headers.get("retry-after") });
      }
      return answers;
    };
    server = await server.restart({ now: () => now });
    stranger.address = server.address;
    const unknown = await outcomes("Nobody");
    expect(unknown.map(({ code }) => code)).toEqual([
      ...Array<string>(10).fill("wrongCredentials"),
      "tooManyTries",
      "tooManyTries",
    ]);
    expect(unknown.at(-1)).toEqual({ status: 429, code: "tooManyTries", wait: "900" });
    now += 15 * MINUTE;
    expect((await signIn(stranger, "Nobody", "once more please")).status).toBe(401);
  });

  test("strangers elsewhere do not keep the owner out, and many guesses at once do not slip through", async () => {
    await server.end();
    server = await testServer({ now: () => now, trustProxy: true });
    await member();
    const stranger = await guest();
    const from = { "x-forwarded-for": "203.0.113.7" };
    const wrong = { name: "nansen", password: "wrong guess here" };
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => stranger.post<Entered>("/api/sign-in", wrong, from)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    const right = { name: "Nansen", password: PASSWORD };
    expect((await stranger.post("/api/sign-in", right, from)).status).toBe(429);
    // Neither at home nor where the owner has never been before.
    const hotel = { "x-forwarded-for": "198.51.100.4" };
    for (const place of [{}, hotel])
      expect((await stranger.post("/api/sign-in", right, place)).status).toBe(200);
  });

  test("guessing from everywhere at once is stopped; the owner gets in at home, and by a code anywhere", async () => {
    await server.end();
    server = await testServer({ now: () => now, trustProxy: true });
    const { codes } = await member();
    const place = (number: number) => ({ "x-forwarded-for": `203.0.113.${number}` });
    const wrong = { name: "nansen", password: "wrong guess here" };
    const stranger = await guest();
    for (let number = 1; number <= 12; number++)
      await Promise.all(Array.from({ length: 9 }, () => stranger.post("/api/sign-in", wrong, place(number))));
    const right = { name: "Nansen", password: PASSWORD };
    expect((await stranger.post("/api/sign-in", right, place(99))).status).toBe(429);
    expect((await stranger.post("/api/sign-in", right)).status).toBe(200);
    const [code = ""] = codes;
    const recovery = { name: "Nansen", code, password: "four thin bears yawn" };
    expect((await stranger.post("/api/account/recovery", recovery, place(99))).status).toBe(200);
  });
});

describe("what belongs to somebody", () => {
  test("settings follow, and are bounded", async () => {
    const home = await member();
    const kept = { settings: { theme: "dark", pace: 2, sound: false } };
    expect((await home.send("PUT", "/api/account/settings", kept, {})).status).toBe(204);
    const phone = await guest();
    await signIn(phone);
    expect((await account(phone)).settings).toEqual(kept.settings);
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, i]));
    expect((await home.send("PUT", "/api/account/settings", { settings: many }, {})).status).toBe(400);
  });

  test("the export has everything, and nothing that opens a door", async () => {
    const home = await member();
    const table = await home.open({ bots: [null, "greedy", "random"] });
    const { body, headers } = await home.get<Record<string, unknown>>("/api/account/export");
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(body).toMatchObject({
      format: 1,
      person: { name: "Nansen" },
      account: { email: null, codesLeft: 8, sessions: [{}] },
      tables: [{ id: table.id, game: "blueprints", seat: 0, status: "playing" }],
    });
    const text = JSON.stringify(body);
    for (const secret of ["argon2", "invitation", home.token ?? "", ...home.codes])
      expect(text).not.toContain(secret);
    expect((await new Client(server.address).get("/api/account/export")).status).toBe(401);
  });

  test("deletion leaves open tables, resigns running games, and takes the name off all of them", async () => {
    const home = await member();
    const friend = await guest();
    const running = await home.open({ seats: 2 });
    await friend.join(running);
    const open = await home.open({ seats: 3 });
    await friend.join(open);
    now += 16 * MINUTE;
    const remove = () => home.send("DELETE", "/api/account", undefined, { "accept-language": "en" });
    expect(await remove()).toMatchObject({ status: 403, body: { code: "proofNeeded" } });
    await home.post("/api/account/proof", { password: PASSWORD });
    expect((await remove()).status).toBe(204);
    expect((await home.get("/api/account")).status).toBe(401);
    const { seats } = await friend.look(running.id);
    expect(seats[0]).toMatchObject({ name: "Anonymous", resigned: true });
    expect(seats[0]).not.toHaveProperty("account");
    expect((await friend.look(open.id)).seats[0]).toMatchObject({ kind: "free" });
    expect((await signIn(await guest())).status).toBe(401);
    await member("Nansen");
  });
});
