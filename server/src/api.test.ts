import type { Problem } from "@banquise/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Paths } from "./http/examples.ts";
import { PROBLEM_CODES, problemOf } from "./problems.ts";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ metricsToken: "measure" });
});
afterAll(() => server.end());

const anybody = () => new Client(server.address);

test("a guest gets a signed http-only cookie and a friendly name, and keeps both", async () => {
  const first = await anybody().get<{ id: string; name: string }>("/api/session", {
    "accept-language": "en",
  });
  const cookie = first.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^banquise_session=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(first.body.name).toMatch(/^[A-Z][A-Za-z ]+ \d{4}$/);
  const header = { cookie: cookie.split(";")[0] ?? "", "accept-language": "en" };
  const again = await anybody().get("/api/session", header);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("set-cookie")).toBeNull();
});

test("a password that a proxy asks for does not hide the cookie", async () => {
  const { token } = await Client.guest(server.address);
  const { headers, body } = await anybody().get<{ id: string }>("/api/session", {
    authorization: "Basic cGVuZ3VpbjppY2U=",
    cookie: `lang=en; banquise_session=${token}; junk=${"x".repeat(2_000)}`,
  });
  expect(headers.get("set-cookie")).toBeNull();
  expect(token?.startsWith(`${body.id}.`)).toBe(true);
});

test("a refusal names what it is about as it was written", async () => {
  const client = await Client.guest(server.address);
  const request = { game: "blueprints", seats: 2, bots: ["$&$`"] };
  const { body } = await client.post<Problem>("/api/tables?lang=en", request);
  expect(body.detail).toBe("There is no bot called “$&$`”.");
});

test("a forged session is nobody's", async () => {
  const { token } = await Client.guest(server.address);
  const [id] = (token ?? "").split(".");
  for (const forged of [`${id}.x`, `${id}.`, `${token}.x`, "a.b", `${id}.${"A".repeat(43)}`]) {
    const { headers } = await anybody().get("/api/session", { cookie: `banquise_session=${forged}` });
    expect(headers.get("set-cookie")).not.toBeNull();
  }
});

test("a name can be chosen, and shows at the tables", async () => {
  const client = await Client.guest(server.address);
  const { id } = await client.open();
  const stream = await client.stream(id);
  await stream.nextOf("snapshot");
  const renamed = await client.send("PATCH", "/api/session", { name: "  Zoé \u202e  du\tPôle " }, {});
  expect(renamed).toMatchObject({ status: 200, body: { name: "Zoé du Pôle" } });
  let name: string | null | undefined = "";
  while (name !== "Zoé du Pôle") {
    name = (await stream.nextOf<{ seats: { name: string | null }[] }>("seats")).seats[0]?.name;
  }
  await stream.close();
  for (const bad of ["", "   ", "\u200b", "x".repeat(25)]) {
    const refused = await client.send("PATCH", "/api/session", { name: bad }, {});
    expect(refused).toMatchObject({ status: 422, body: { code: "badName" } });
  }
});

test("the list of games says what can be played and how moves look", async () => {
  const { body } = await anybody().get("/api/games");
  const { games, bots } = body as { games: { id: string }[]; bots: string[] };
  expect(games.find(({ id }) => id === "blueprints")).toMatchObject({
    seats: { min: 2, max: 4 },
    moves: { placeDie: { space: [0, 5] } },
  });
  expect(bots.slice(0, 3)).toEqual(["random", "greedy", "level1"]);
});

test("every refusal is a problem in both languages", () => {
  for (const refused of PROBLEM_CODES) {
    const [fr, en] = [problemOf({ refused }, "fr"), problemOf({ refused }, "en")];
    expect(fr.code).toBe(refused);
    expect(fr.status).toBe(en.status);
    expect(fr.detail).not.toBe(en.detail);
  }
});

test("character 0 is refused wherever it stands: no database is asked to keep it", async () => {
  const client = await Client.guest(server.address);
  const about = { status: 400, body: { code: "invalidRequest", detail: expect.stringContaining("\\u0000") } };
  expect(await client.get("/api/tables?game=%00")).toMatchObject(about);
  expect(await client.post("/api/tables/a%00b/leave")).toMatchObject(about);
  expect(await client.post("/api/sessions", { name: "a\u0000b" })).toMatchObject(about);
  expect((await client.post("/api/sessions", { name: "\\u0000" })).status).toBe(200);
});

test("unknown addresses, bad JSON, other formats and large bodies are problems too", async () => {
  const client = anybody();
  const english = { "accept-language": "en" };
  expect(await client.get("/api/nothing", english)).toMatchObject({
    status: 404,
    body: { code: "notFound", title: "Not found", status: 404 },
  });
  expect(await client.get("/nothing")).toMatchObject({ status: 404, body: { code: "notFound" } });
  expect(await client.post("/api/tables", "{")).toMatchObject({
    status: 400,
    body: { code: "invalidRequest" },
  });
  expect(await client.post("/api/tables", '{"__proto__":{}}')).toMatchObject({ status: 400 });
  expect(await client.post("/api/tables", "x", { "content-type": "text/plain" })).toMatchObject({
    status: 415,
    body: { code: "unsupportedMedia" },
  });
  expect(await client.post("/api/tables", { game: "x".repeat(20_000) })).toMatchObject({
    status: 413,
    body: { code: "tooLarge" },
  });
  expect(await client.get("/api/tables?scope=all&lang=en")).toMatchObject({
    status: 400,
    body: { code: "invalidRequest", detail: expect.stringContaining("querystring/scope") },
  });
});

test("the language comes from the query, the cookie, the browser, in this order", async () => {
  const titleOf = async (path: string, headers: Record<string, string>) =>
    (await anybody().get<{ title: string }>(path, headers)).body.title;
  expect(await titleOf("/api/x?lang=fr", { cookie: "lang=en" })).toBe("Introuvable");
  expect(await titleOf("/api/x", { cookie: "lang=en", "accept-language": "fr" })).toBe("Not found");
  expect(await titleOf("/api/x", { "accept-language": "de, fr;q=0.3, en;q=0.7" })).toBe("Not found");
  expect(await titleOf("/api/x", { "accept-language": "de" })).toBe("Introuvable");
});

test("another site cannot act in somebody's name", async () => {
  const { token } = await Client.guest(server.address);
  const headers = { cookie: `banquise_session=${token}` };
  const table = { game: "blueprints", seats: 2 };
  const { host } = new URL(server.address);
  for (const origin of ["https://evil.example", "null", `https://${host}.evil.example`]) {
    const refused = await anybody().post("/api/tables", table, { ...headers, origin });
    expect(refused).toMatchObject({ status: 403, body: { code: "wrongOrigin" } });
  }
  const own = await anybody().post("/api/tables", table, { ...headers, origin: server.address });
  expect(own.status).toBe(201);
});

test("tables are opened only as the game allows", async () => {
  const client = await Client.guest(server.address);
  const refusalOf = async (body: object) =>
    (await client.post<{ code: string }>("/api/tables", { game: "blueprints", seats: 3, ...body })).body.code;
  expect(await refusalOf({ game: "chess" })).toBe("unknownGame");
  expect(await refusalOf({ seats: 5 })).toBe("badSeats");
  expect(await refusalOf({ seats: 2.5 })).toBe("invalidRequest");
  expect(await refusalOf({ options: { firstSeat: "9" } })).toBe("badOption");
  expect(await refusalOf({ options: { constructor: "x" } })).toBe("badOption");
  expect(await refusalOf({ bots: ["deep blue"] })).toBe("unknownBot");
  expect(await refusalOf({ bots: [null, ""] })).toBe("unknownBot");
  expect(await refusalOf({ bots: [null, null, null, "random"] })).toBe("tooManyBots");
  expect(await refusalOf({ nonce: "a b" })).toBe("badNonce");
});

test("health and metrics are for whoever runs the server", async () => {
  expect(await anybody().get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  const forbidden = { status: 403, body: { code: "forbidden" } };
  // A proxy on the same machine need not say that it is one.
  expect(await anybody().get("/metrics")).toMatchObject(forbidden);
  expect(await anybody().get("/metrics", { "x-forwarded-for": "203.0.113.7" })).toMatchObject(forbidden);
  expect(await anybody().get("/metrics", { authorization: "Bearer guess" })).toMatchObject(forbidden);
  const shown = await anybody().get<string>("/metrics", { authorization: "Bearer measure" });
  expect(shown.body).toContain("banquise_moves_total");
});

test("where no token was chosen nobody measures, however little is shown", async () => {
  const closed = await testServer();
  for (const authorization of ["Bearer ", "Bearer null", ""])
    expect((await new Client(closed.address).get("/metrics", { authorization })).status).toBe(403);
  expect((await new Client(closed.address).get("/metrics")).status).toBe(403);
  await closed.end();
});

interface ApiDocument {
  readonly paths: Paths;
  readonly components: { readonly schemas: object };
}

/** Calls of the API page without an example, or with one that is not as the page says. */
async function unlikeTheirExamples(): Promise<string[]> {
  const { body } = await anybody().get<ApiDocument>("/api/openapi.json");
  const text = JSON.stringify(body.components.schemas).replaceAll("#/components/schemas/", "#/$defs/");
  const $defs = JSON.parse(text);
  const fits = (schema: unknown, example: unknown): boolean => {
    const own = JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/"));
    return z.fromJSONSchema({ ...own, $defs }).safeParse(example).success;
  };
  const wrong: string[] = [];
  for (const [path, calls] of Object.entries(body.paths)) {
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(calls)) {
      const complain = (words: string) => wrong.push(`${method} ${path}: ${words}`);
      for (const { name, in: place, example } of parameters)
        if (place === "path" && example === undefined) complain(`no example of ${name}`);
      const answered = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      const told = [requestBody?.content ?? {}, ...answered.map(([, { content }]) => content ?? {})];
      for (const content of told) {
        const forms = Object.values(content);
        if (forms.length > 0 && forms.every(({ example }) => example === undefined)) complain("no example");
        for (const { schema, example } of forms)
          if (example !== undefined && !fits(schema, example)) complain("an example that does not fit");
      }
    }
  }
  return wrong;
}

test("the API describes itself", async () => {
  const { body } = await anybody().get<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
    "/api/openapi.json",
  );
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(["/api/session", "/api/tables/{id}/moves", "/api/tables/{id}/stream"]),
  );
  for (const [path, calls] of Object.entries(body.paths)) {
    for (const [method, call] of Object.entries(calls)) {
      expect(call, `${method} ${path}`).toMatchObject({
        summary: expect.any(String),
        tags: [expect.any(String)],
      });
    }
  }
  expect(await unlikeTheirExamples()).toEqual([]);
  const docs = await anybody().get<string>("/api/docs/");
  expect(docs.status).toBe(200);
  expect(docs.headers.get("content-security-policy")).not.toMatch(/unsafe|https:/);
  // The bar on top of the other layout brings a style of its own, which the policy forbids.
  const script = await anybody().get<string>("/api/docs/static/swagger-initializer.js");
  expect(script.body).toMatch(/"layout":\s*"BaseLayout"/);
});
