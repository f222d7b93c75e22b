/**
 * What OWASP's list for signing in asks for, tried from outside: fixation, rotation, requests forged by other sites,
 * enumeration, guessing, markup in names and messages, the Host header, redirects. Where strangers may have us send
 * (webhooks, push) is tried in `notices/outgoing.test.ts`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Problem } from "@banquise/engine";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "../testing/client.ts";
import { type Mailbox, mailbox } from "../testing/mailbox.ts";
import { type TestServer, testServer } from "../testing/server.ts";
import { Turns } from "../turns.ts";

/** How often passwords were really hashed: the costly work, whose absence would tell a name that nobody has. */
const hashing = vi.spyOn(Turns.prototype, "run");
afterAll(() => hashing.mockRestore());

const ORIGIN = "https://play.example.org";
const PASSWORD = "three fat seals snore";
const OTHER = "four thin bears yawn";
/** As long as a name may be. */
const MARKUP = "<img src=x onerror=z()>";

interface Entered extends Problem {
  readonly token: string;
  readonly codes: readonly string[];
}

const web = mkdtempSync(join(tmpdir(), "banquise-web-"));
let box: Mailbox;
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Banquise</title>");
  box = await mailbox();
});
afterAll(async () => {
  await box.close();
  rmSync(web, { recursive: true, force: true });
});
beforeEach(async () => {
  server = await testServer({ web, origin: ORIGIN, smtp: box.smtp, trustProxy: true });
});
afterEach(() => server.end());

const guest = () => Client.guest(server.address);

async function member(name = "Nansen"): Promise<Client & { readonly codes: readonly string[] }> {
  const client = await guest();
  const { status, body } = await client.post<Entered>("/api/account", { name, password: PASSWORD });
  expect(status).toBe(201);
  client.token = body.token;
  return Object.assign(client, { codes: body.codes });
}

const cookieOf = (token: string | null) => ({ cookie: `banquise_session=${token}` });

/** The token of the cookie that an answer sets. */
const newToken = (headers: Headers): string | null =>
  /banquise_session=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? null;

const isIn = async (token: string | null): Promise<boolean> =>
  (await new Client(server.address).get("/api/account", cookieOf(token))).status === 200;

/** The secret of the link of the latest letter to somebody. */
async function ticketFor(email: string, after: number): Promise<string> {
  await expect.poll(() => box.letters.slice(after).some(({ to }) => to.includes(email))).toBe(true);
  const letter = box.letters.slice(after).find(({ to }) => to.includes(email));
  return /#(\w+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

/** Confirms an address for somebody. */
async function confirm(client: Client, email: string): Promise<void> {
  const before = box.letters.length;
  expect((await client.send("PUT", "/api/account/email", { email }, {})).status).toBe(204);
  const ticket = await ticketFor(email, before);
  expect((await client.post("/api/account/email/confirmation", { ticket })).status).toBe(200);
}

describe("fixation and rotation", () => {
  test("every way in gives a new session; what was shown before is worth nothing, whoever planted it", async () => {
    const owner = await member();
    await confirm(owner, "nansen@example.org");
    const before = box.letters.length;
    await owner.post("/api/account/recovery-mail", { email: "nansen@example.org" });
    const ticket = await ticketFor("nansen@example.org", before);
    const ways = [
      ["POST", "/api/account", { name: "Scott", password: PASSWORD }],
      ["POST", "/api/sign-in", { name: "Nansen", password: PASSWORD }],
      ["POST", "/api/account/recovery", { ticket, password: PASSWORD }],
      ["POST", "/api/account/recovery", { name: "Nansen", code: owner.codes[0], password: PASSWORD }],
    ] as const;
    for (const [method, path, body] of ways) {
      const planted = (await guest()).token;
      const browser = new Client(server.address);
      const answer = await browser.send<Entered>(method, path, body, cookieOf(planted));
      const token = newToken(answer.headers);
      expect([path, answer.status < 300, token === planted, token === null]).toEqual([
        path,
        true,
        false,
        false,
      ]);
      expect([path, await isIn(token), await isIn(planted)]).toEqual([path, true, false]);
    }
  });

  test("a new password renews the session of whoever sets it, and ends the others", async () => {
    const owner = await member();
    const elsewhere = await new Client(server.address).post<Entered>(
      "/api/sign-in",
      { name: "Nansen", password: PASSWORD },
      cookieOf(null),
    );
    const other = newToken(elsewhere.headers);
    const answer = await new Client(server.address).send<Entered>(
      "PUT",
      "/api/account/password",
      { password: OTHER },
      cookieOf(owner.token),
    );
    const token = newToken(answer.headers);
    expect([await isIn(token), await isIn(owner.token), await isIn(other)]).toEqual([true, false, false]);
  });

  test("a session is what was signed here, shown as a header: no other text, and nothing in an address", async () => {
    const owner = await member();
    const token = owner.token ?? "";
    const [id = "", signature = ""] = token.split(".");
    for (const forged of [id, `${id}.`, `${id}.${"A".repeat(signature.length)}`, `x${token}`, `${token}.x`])
      expect([forged, await isIn(forged)]).toEqual([forged, false]);
    for (const query of [`?banquise_session=${token}`, `?token=${token}`, `?session=${token}`])
      expect((await new Client(server.address).get(`/api/account${query}`)).status).toBe(401);
  });

  test("the cookie is kept from scripts, from other sites and from open lines", async () => {
    await member();
    const answer = await new Client(server.address).post("/api/sign-in", {
      name: "Nansen",
      password: PASSWORD,
    });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^banquise_session=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(JSON.stringify(answer.body)).not.toContain(newToken(answer.headers) ?? "-");
  });
});

describe("other sites", () => {
  interface Described {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }

  test("can change nothing: every route of the API that could refuses them, before it looks at anything", async () => {
    const owner = await member();
    const { paths } = (await owner.get<Described>("/api/openapi.json")).body;
    const changing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== "get")
        .map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, "1")] as const),
    );
    expect(changing.length).toBeGreaterThan(35);
    expect(changing).toContainEqual(["POST", "/api/operators/sanctions"]);
    const { host, port } = new URL(server.address);
    for (const [method, path] of changing)
      for (const origin of ["https://evil.example", "null", `https://${host}.evil.example`])
        expect([method, path, await owner.send(method, path, {}, { origin })]).toMatchObject([
          method,
          path,
          { status: 403, body: { code: "wrongOrigin" } },
        ]);
    for (const origin of [
      `http://127.0.0.1:${Number(port) + 1}`,
      "https://play.example.org.evil.example",
      "",
      "x",
    ])
      expect((await owner.send("DELETE", "/api/account", undefined, { origin })).status).toBe(403);
    // Browsers that name no origin still say that it is another one.
    for (const site of ["cross-site", "same-site"])
      expect((await owner.send("DELETE", "/api/account", undefined, { "sec-fetch-site": site })).status).toBe(
        403,
      );
    expect(await isIn(owner.token)).toBe(true);
    const own: Record<string, string>[] = [
      { origin: ORIGIN },
      { origin: server.address },
      { "sec-fetch-site": "same-origin" },
    ];
    for (const headers of own)
      expect((await owner.send("PUT", "/api/account/settings", { settings: {} }, headers)).status).toBe(204);
  });

  test("cannot have a form do it: only JSON is read", async () => {
    const owner = await member();
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
      expect((await owner.send("POST", "/api/sign-in", "{}", { "content-type": type })).status).toBe(415);
  });

  test("may neither read answers nor frame pages", async () => {
    const client = await guest();
    for (const path of ["/api/session", "/api/games", "/"]) {
      const { headers } = await client.get(path, { origin: "https://evil.example", accept: "text/html" });
      expect([path, headers.get("access-control-allow-origin")]).toEqual([path, null]);
    }
    const page = await client.get("/", { accept: "text/html" });
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
  });
});

describe("names that nobody has", () => {
  /** What somebody learns who asks: all of the answer that does not change by itself. */
  async function learnt(path: string, body: unknown) {
    const before = hashing.mock.calls.length;
    const { status, headers, body: said } = await (await guest()).post(path, body);
    const told = ["retry-after", "set-cookie", "content-type", "content-length"].map((name) =>
      headers.get(name),
    );
    return { status, said, told, work: hashing.mock.calls.length - before };
  }

  test("get the same answers for the same work", async () => {
    const owner = await member();
    await confirm(owner, "nansen@example.org");
    // The first comparison of a process makes what absent passwords are compared with.
    await learnt("/api/sign-in", { name: "Somebody", password: OTHER });
    for (const [path, body] of [
      ["/api/sign-in", { password: OTHER }],
      ["/api/account/recovery", { code: "aaaa-bbbb-cccc-dddd", password: OTHER }],
    ] as const) {
      const known = await learnt(path, { ...body, name: "Nansen" });
      const unknown = await learnt(path, { ...body, name: "Nobody" });
      expect(known.work).toBeGreaterThan(0);
      expect([path, unknown]).toEqual([path, known]);
    }
    const path = "/api/account/recovery-mail";
    const known = await learnt(path, { email: "nansen@example.org" });
    expect(await learnt(path, { email: "nobody@example.org" })).toEqual(known);
    expect(known.status).toBe(204);
  });

  test("are not listed anywhere, and an account is not told from a guest by those who ask for its id", async () => {
    const owner = await member();
    const { body } = await owner.get<{ id: string }>("/api/account");
    const stranger = await guest();
    for (const path of ["/api/accounts", "/api/people", "/api/users", `/api/account/${body.id}`])
      expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get("/api/account/export")).body).not.toHaveProperty("account.email");
  });
});

describe("guessing", () => {
  test("many names with one password from one address are stopped, and not by a made-up address", async () => {
    await server.end();
    server = await testServer({ rateLimit: true, trustProxy: true });
    const client = new Client(server.address);
    // Only the nearest proxy is believed: what a caller says of itself stands further left.
    const from = (number: number) => ({ "x-forwarded-for": `10.0.0.${number}, 203.0.113.7` });
    const guess = (number: number) =>
      client.post<Problem>("/api/sign-in", { name: `Name ${number}`, password: OTHER }, from(number));
    const answers = await Promise.all(Array.from({ length: 55 }, (_, number) => guess(number)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
    expect(answers.filter(({ body }) => body.code === "tooManyTries")).toHaveLength(5);
  });

  test("codes and proofs count like passwords, all together", async () => {
    const owner = await member();
    const stranger = await guest();
    const from = { "x-forwarded-for": "203.0.113.7" };
    const tries = Array.from({ length: 12 }, (_, number) =>
      number % 2 === 0
        ? stranger.post("/api/sign-in", { name: "Nansen", password: OTHER }, from)
        : stranger.post(
            "/api/account/recovery",
            { name: "nansen", code: `aaaa-bbbb-cccc-dd${10 + number}`, password: OTHER },
            from,
          ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const proofs = await Promise.all(
      Array.from({ length: 12 }, () => owner.post("/api/account/proof", { password: OTHER }, from)),
    );
    expect(proofs.every(({ status }) => status === 429 || status === 401)).toBe(true);
    expect(proofs.some(({ status }) => status === 429)).toBe(true);
  });

  test("a link of a letter is good once, for what it is for, and only as long as it was not replaced", async () => {
    const owner = await member();
    await confirm(owner, "nansen@example.org");
    const before = box.letters.length;
    await owner.post("/api/account/recovery-mail", { email: "nansen@example.org" });
    const ticket = await ticketFor("nansen@example.org", before);
    const stranger = await guest();
    expect((await stranger.post("/api/account/email/confirmation", { ticket })).status).toBe(422);
    const recover = (secret: string) =>
      stranger.post<Problem>("/api/account/recovery", { ticket: secret, password: OTHER });
    expect((await recover(`${ticket.slice(0, -1)}${ticket.endsWith("a") ? "b" : "a"}`)).body.code).toBe(
      "staleLink",
    );
    expect((await recover(ticket)).status).toBe(200);
    expect((await recover(ticket)).body.code).toBe("staleLink");
  });
});

describe("markup", () => {
  test("in names and messages is text: answers are JSON that no browser takes for a page", async () => {
    const owner = await member(MARKUP);
    const table = await owner.open({ seats: 2 });
    const said = await owner.post(`/api/tables/${table.id}/talk`, { text: `${MARKUP}</script>` });
    expect(said.status).toBe(201);
    for (const path of [
      "/api/session",
      `/api/tables/${table.id}`,
      `/api/tables/${table.id}/talk`,
      "/api/tables?scope=mine",
      "/api/account/export",
    ]) {
      const { headers } = await owner.get(path, { accept: "text/html" });
      expect([
        path,
        headers.get("content-type")?.split(";")[0],
        headers.get("x-content-type-options"),
      ]).toEqual([path, "application/json", "nosniff"]);
    }
    const refused = await owner.get<string>(`/api/${encodeURIComponent(MARKUP)}`, { accept: "text/html" });
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
    expect(JSON.stringify(refused.body)).not.toContain("<img");
  });

  test("in an address comes back in no page, and pages run no script but our own", async () => {
    for (const path of [`/${MARKUP}`, "/table/%3Cscript%3E", `/?name=${encodeURIComponent(MARKUP)}`]) {
      const { body, headers } = await (await guest()).get<string>(encodeURI(path), { accept: "text/html" });
      expect(body).toBe("<!doctype html><title>Banquise</title>");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });

  test("in a name is text in letters, too", async () => {
    const owner = await member(MARKUP);
    const before = box.letters.length;
    await owner.send("PUT", "/api/account/email", { email: "markup@example.org" }, {});
    await ticketFor("markup@example.org", before);
    const letter = box.letters[before];
    expect(letter?.html).toContain("&lt;img src=x onerror=z()&gt;");
    expect(letter?.html).not.toContain("<img");
    for (const email of [
      "a@example.org\r\nBcc: b@example.org",
      "a@example.org, b@example.org",
      "<a@example.org>",
    ])
      expect((await owner.send("PUT", "/api/account/email", { email }, {})).status).toBeGreaterThanOrEqual(
        400,
      );
  });
});

describe("where links lead", () => {
  /** As somebody would who writes requests by hand; `fetch` does not let go of the Host header. */
  const raw = (
    path: string,
    headers: Record<string, string>,
    body: unknown = null,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address);
      const sending = request(
        { hostname, port, path, method: body === null ? "GET" : "POST", headers },
        resolve,
      );
      sending.once("error", reject);
      sending.end(body === null ? undefined : JSON.stringify(body));
    });

  test("in letters to the address that the operator has set, whatever host a request names", async () => {
    const owner = await member();
    await confirm(owner, "nansen@example.org");
    const before = box.letters.length;
    const answer = await raw(
      "/api/account/recovery-mail",
      {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        forwarded: "host=evil.example",
        "content-type": "application/json",
      },
      { email: "nansen@example.org" },
    );
    expect(answer.statusCode).toBe(204);
    await ticketFor("nansen@example.org", before);
    const letter = box.letters[before];
    expect(JSON.stringify(letter)).not.toContain("evil.example");
    expect(letter?.text).toContain(`${ORIGIN}/account/recover#`);
    // Without such an address there is no server that could send letters.
    await expect(testServer({ smtp: box.smtp })).rejects.toThrow("https://");
  });

  test("nowhere else: no request is answered with a way to another site", async () => {
    for (const path of [
      "//evil.example",
      "//evil.example/%2e%2e",
      "/\\evil.example",
      "/%5cevil.example",
      "/%2f%2fevil.example/",
      "/assets/..//evil.example",
      "/sign-in?next=https://evil.example",
      "/api//evil.example",
      "/api/docs?url=https://evil.example",
    ]) {
      const { statusCode = 0, headers } = await raw(path, { accept: "text/html" });
      const { location = "" } = headers;
      expect([path, statusCode < 500, /^(\/(?!\/|\\).*)?$/.test(location)]).toEqual([path, true, true]);
    }
  });
});
