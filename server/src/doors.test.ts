/** Every call of the API, asked with pieces of its example and with nonsense, by all kinds of callers. */
import { Random } from "@banquise/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXAMPLES, type Example } from "./http/examples.ts";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

/** `BANQUISE_FUZZ` requests; fewer by default. */
const REQUESTS = Number(process.env.BANQUISE_FUZZ ?? 400);
const AT_ONCE = 20;
/** How long one listens to a stream, in milliseconds. */
const LISTENING = 40;
/** A proof of a password costs a tenth of a second, on purpose: rarely asked. */
const SLOW = /password|sign-in|recovery|account\/proof|^POST \/api\/account$/;
const SLOW_SHARE = 25;

const SCRAPS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1,
  2 ** 53,
  0.5,
  "",
  "x",
  "%00",
  "\u0000\ud800",
  "__proto__",
  "constructor",
  "../x",
  "a".repeat(3_000),
  [],
  [[]],
  {},
  { type: "takeDie" },
  { seat: 0 },
];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

async function accountWithToken(name: string): Promise<{ account: Client; program: Client }> {
  const account = await Client.guest(server.address);
  const { body } = await account.post<{ token: string }>("/api/account", {
    name,
    password: "three fat seals snore",
  });
  account.token = body.token;
  const made = await account.post<{ token: string }>("/api/account/tokens", {
    name: "bot",
    scopes: ["play", "talk", "read"],
    days: 2,
  });
  const program = new Client(server.address);
  program.token = made.body.token;
  return { account, program };
}

test("whatever a call is asked, by whomever, it is answered, and never with a fault of the server", async () => {
  const random = Random.of(REQUESTS);
  const any = <T>(items: readonly T[]): T => items[random.int(items.length)] as T;
  const [guest, other] = [await Client.guest(server.address), await Client.guest(server.address)];
  const { account, program } = await accountWithToken("Fuzz");
  await program.post("/api/account/bot");
  const running = await guest.open({ seats: 2 });
  await program.join(running);
  const ids = [running.id, (await program.open({ seats: 2, public: true })).id, (await other.open()).id];
  const callers = [guest, other, account, program, new Client(server.address)];

  const scrap = (): string => encodeURIComponent(String(any(SCRAPS)).replace("\ud800", "x"));
  const pathValue = (name: string, example: string, path: string): string => {
    if (random.int(6) === 0) return scrap();
    return name === "id" && path.includes("/tables/") ? any(ids) : encodeURIComponent(example);
  };
  const addressOf = (path: string, { parameters }: Example): string => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => pathValue(name, parameters[name] ?? "x", path));
    const names = ["legal", "lang", "scope", "limit", "after", "before", "lastEventId", "game", "token"];
    const query = Array.from({ length: random.int(3) }, () => `${any(names)}=${scrap()}`).join("&");
    return query === "" ? filled : `${filled}?${query}`;
  };
  /** The same with one thing in it replaced, left out or added. */
  const spoiled = (value: unknown): unknown => {
    if (random.int(4) === 0 || typeof value !== "object" || value === null) return any(SCRAPS);
    const entries = Object.entries(value);
    const [key, inner] = entries.length > 0 ? any(entries) : ["x", null];
    if (random.int(5) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
    if (Array.isArray(value)) return value.map((item) => (item === inner ? spoiled(item) : item));
    return { ...value, [random.int(8) === 0 ? "__proto__x" : key]: spoiled(inner) };
  };
  const bodyOf = (name: string, { body }: Example): string | undefined => {
    if (body === undefined || random.int(12) === 0) return random.int(9) === 0 ? "{" : undefined;
    const asked = random.int(3) === 0 ? body : spoiled(body);
    const current = name.endsWith("/moves") ? { version: 0, key: `f${random.int(1_000_000)}` } : {};
    return JSON.stringify(
      Array.isArray(asked) || typeof asked !== "object" ? asked : { ...asked, ...current },
    );
  };
  const ask = async (): Promise<void> => {
    const [name, example] = any(Object.entries(EXAMPLES));
    if (SLOW.test(name) && random.int(SLOW_SHARE) !== 0) return;
    const [method = "", path = ""] = name.split(" ");
    const caller = any(callers);
    const body = method === "GET" ? undefined : bodyOf(name, example);
    const address = addressOf(path, example);
    const response = await fetch(server.address + address, {
      method,
      headers: {
        ...(caller.token !== null && { authorization: `Bearer ${caller.token}` }),
        ...(body !== undefined && {
          "content-type": any(["application/json", "application/json", "text/plain"]),
        }),
        ...(random.int(5) === 0 && { "last-event-id": any(["0", "-1", "x", "999999"]) }),
        accept: any(["*/*", "application/x-ndjson", "text/event-stream"]),
      },
      ...(body !== undefined && { body }),
    });
    // 503 is for a database that does not answer.
    expect(response.status, `${method} ${address} ${body}`).toBeLessThan(500);
    if (/event-stream|ndjson/.test(response.headers.get("content-type") ?? ""))
      setTimeout(() => void response.body?.cancel(), LISTENING);
    else await response.arrayBuffer();
  };
  for (let i = 0; i < REQUESTS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect((await new Client(server.address).get("/healthz")).status).toBe(200);
});
