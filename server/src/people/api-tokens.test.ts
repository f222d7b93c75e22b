/** What programs may do by a token, how long, and from which pages. */
import type { Problem, TableSnapshot } from "@banquise/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../storage/store.ts";
import { Client } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const DAY = 24 * 3_600_000;
let now = Date.parse("2026-03-01T09:00:00Z");
let server: TestServer;
beforeEach(async () => {
  now = Date.parse("2026-03-01T09:00:00Z");
  server = await testServer({ now: () => now });
});
afterEach(() => server.end());

interface Token {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: number | null;
}

async function member(name: string): Promise<Client> {
  const client = await Client.guest(server.address);
  const made = await client.post<{ token: string }>("/api/account", {
    name,
    password: "three fat seals snore",
  });
  client.token = made.body.token;
  return client;
}

const newToken = async (
  owner: Client,
  scopes: readonly string[],
  days: number | null = 90,
): Promise<Token> => {
  const { status, body } = await owner.post<Token>("/api/account/tokens", { name: "my bot", scopes, days });
  expect(status).toBe(201);
  return body;
};

/** A program with a token of somebody's. */
async function program(owner: Client, scopes: readonly string[], days: number | null = 90): Promise<Client> {
  const client = await Client.guest(server.address);
  client.token = (await newToken(owner, scopes, days)).token;
  return client;
}

test("a token acts for its owner, and is kept as a hash only", async () => {
  const ada = await member("Ada");
  const bot = await program(ada, ["play"]);
  expect(bot.token).toMatch(/^bqt_[\w-]{43}$/);
  const { id } = await bot.open({ seats: 2, bots: [null, "random"] });
  const seen = await ada.look(id);
  expect(seen).toMatchObject({ viewer: 0, seats: [{ name: "Ada" }, {}] });
  const database = openDatabase(server.place);
  const rows = await database.all(database.build.selectFrom("api_tokens").selectAll());
  await database.close();
  expect(JSON.stringify(rows)).not.toContain(String(bot.token).slice(4));
  const { body } = await ada.get<{ tokens: unknown[] }>("/api/account/tokens");
  expect(body.tokens).toMatchObject([{ name: "my bot", scopes: ["play"], seenAt: now }]);
  expect(JSON.stringify(body)).not.toContain(String(bot.token).slice(4, 12));
});

test("a token does what its scopes say, and never reaches the account", async () => {
  const ada = await member("Ada");
  const reader = await program(ada, ["read"]);
  const player = await program(ada, ["play"]);
  const { id } = await player.open({ seats: 2 });
  const refused = async (client: Client, method: string, path: string, body?: object) =>
    (await client.send<Problem>(method, path, body, {})).body.code;
  expect(await refused(reader, "POST", "/api/tables", { game: "blueprints", seats: 2 })).toBe("scopeNeeded");
  expect(await refused(reader, "POST", `/api/tables/${id}/leave`, {})).toBe("scopeNeeded");
  expect(await refused(player, "POST", `/api/tables/${id}/talk`, { text: "hello" })).toBe("scopeNeeded");
  expect(await refused(player, "GET", "/api/relations")).toBe("scopeNeeded");
  expect((await reader.get("/api/relations")).status).toBe(200);
  expect((await reader.get("/api/account/games")).status).toBe(200);
  for (const client of [reader, player]) {
    for (const path of ["/api/account", "/api/account/export", "/api/account/tokens"])
      expect(await refused(client, "GET", path)).toBe("notByToken");
    expect(await refused(client, "POST", "/api/account/tokens", { name: "x", scopes: ["play"] })).toBe(
      "notByToken",
    );
    expect(await refused(client, "DELETE", "/api/account")).toBe("notByToken");
    expect(await refused(client, "PATCH", "/api/session", { name: "Bob" })).toBe("notByToken");
    expect(await refused(client, "DELETE", "/api/session")).toBe("notByToken");
    expect((await client.get("/api/games")).status).toBe(200);
  }
});

test("a token ends by its date, by its owner's word and with the account; its streams end, too", async () => {
  const ada = await member("Ada");
  const bot = await program(ada, ["play"], 2);
  expect((await bot.get("/api/tables?scope=mine")).status).toBe(200);
  now += 2 * DAY;
  expect((await bot.get<Problem>("/api/tables?scope=mine")).body.code).toBe("badToken");

  const { id, token } = await newToken(await signedInAgain(ada), ["play"], null);
  bot.token = token;
  const table = await bot.open({ seats: 2 });
  const stream = await fetch(`${server.address}/api/tables/${table.id}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = stream.body?.getReader();
  await reader?.read();
  const other = await member("Bob");
  expect((await other.send("DELETE", `/api/account/tokens/${id}`, undefined, {})).status).toBe(404);
  expect((await ada.send("DELETE", `/api/account/tokens/${id}`, undefined, {})).status).toBe(204);
  expect((await bot.get<Problem>("/api/tables?scope=mine")).body.code).toBe("badToken");
  while (!(await reader?.read().catch(() => ({ done: true })))?.done);

  bot.token = (await newToken(ada, ["play"])).token;
  expect((await bot.get("/api/tables?scope=mine")).status).toBe(200);
  expect((await ada.send("DELETE", "/api/account", undefined, {})).status).toBe(204);
  now += 10_001;
  expect((await bot.get<Problem>("/api/tables?scope=mine")).body.code).toBe("badToken");
});

/** Shows the password again, which is asked for after a while. */
async function signedInAgain(client: Client): Promise<Client> {
  expect(
    (await client.post("/api/account/proof", { password: "three fat seals snore" })).status,
  ).toBeLessThan(300);
  return client;
}

test("to make a token one must have shown the password lately, and have few enough", async () => {
  const ada = await member("Ada");
  now += 3_600_000;
  const wish = { name: "my bot", scopes: ["play"] };
  expect((await ada.post<Problem>("/api/account/tokens", wish)).body.code).toBe("proofNeeded");
  await signedInAgain(ada);
  for (const bad of [
    {},
    { name: "x", scopes: [] },
    { name: "", scopes: ["play"] },
    { name: "x", scopes: ["all"] },
  ])
    expect((await ada.post("/api/account/tokens", bad)).status).toBe(400);
  for (let count = 0; count < 50; count++) await newToken(ada, ["play"]);
  expect((await ada.post<Problem>("/api/account/tokens", wish)).body.code).toBe("tooManyTokens");
  const guest = await Client.guest(server.address);
  expect((await guest.post<Problem>("/api/account/tokens", wish)).body.code).toBe("accountNeeded");
});

test("pages of other sites may use a token, and nobody's cookie", async () => {
  const ada = await member("Ada");
  const { token } = await newToken(ada, ["play"]);
  const origin = "https://elsewhere.example";
  const asks = (headers: Record<string, string>, method = "POST") =>
    fetch(`${server.address}/api/tables`, {
      method,
      headers: { origin, "content-type": "application/json", ...headers },
      ...(method === "POST" && { body: JSON.stringify({ game: "blueprints", seats: 2 }) }),
    });
  const preflight = await asks({ "access-control-request-headers": "authorization,content-type" }, "OPTIONS");
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  const opened = await asks({ authorization: `Bearer ${token}` });
  expect(opened.status).toBe(201);
  expect(opened.headers.get("access-control-allow-origin")).toBe("*");
  expect(((await opened.json()) as TableSnapshot).viewer).toBe(0);
  expect((await asks({})).status).toBe(403);
  expect((await asks({ cookie: `banquise_session=${ada.token}` })).status).toBe(403);
  const both = await asks({ cookie: `banquise_session=${ada.token}`, authorization: "Bearer bqt_nothing" });
  expect(await both.json()).toMatchObject({ code: "badToken" });
  expect((await asks({ "access-control-request-headers": "content-type" }, "OPTIONS")).status).toBe(404);
});

test("the account of a program says so at every seat, and is listed", async () => {
  const ada = await member("Ada");
  const table = await ada.open({ seats: 2 });
  expect(table.seats[0]).not.toHaveProperty("program");
  expect((await ada.post("/api/account/bot", {})).status).toBe(204);
  expect((await ada.look(table.id)).seats[0]).toMatchObject({ name: "Ada", program: true });
  const later = await ada.open({ seats: 2 });
  expect(later.seats[0]).toMatchObject({ name: "Ada", program: true });
  const guest = await Client.guest(server.address);
  await guest.post(`/api/tables/${later.id}/join`, { invitation: later.invitation, nonce: "" });
  expect((await guest.look(later.id)).seats).toMatchObject([{ program: true }, { kind: "person" }]);
  expect((await guest.look(later.id)).seats[1]).not.toHaveProperty("program");
  await member("Bob");
  expect((await guest.get("/api/bot-accounts")).body).toMatchObject({ bots: [{ name: "Ada" }] });
  expect((await guest.get("/api/bot-accounts?after=Ada")).body).toEqual({ bots: [] });
});
