import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
afterEach(() => server.end());

test("too many requests are told to wait", async () => {
  server = await testServer({ rateLimit: true });
  const client = new Client(server.address);
  const answers = await Promise.all(Array.from({ length: 70 }, () => client.post("/api/sessions", {})));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ body: { code: "rateLimited" } });
  expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("sixty sessions a minute are made for an address, whichever call makes them", async () => {
  server = await testServer({ rateLimit: true });
  const nobody = new Client(server.address);
  const calls = [
    () => nobody.get("/api/session"),
    () => nobody.send("PATCH", "/api/session", { name: "Zoé" }, {}),
    () => nobody.post("/api/sessions", {}),
    () => nobody.post("/api/commitments"),
    () => nobody.post("/api/tables", { game: "blueprints", seats: 3 }),
  ];
  const guest = await Client.guest(server.address);
  for (let i = 0; i < 59; i++) expect((await calls[i % calls.length]?.())?.status).toBeLessThan(300);
  for (const call of calls) {
    const refused = await call();
    expect(refused).toMatchObject({ status: 429, body: { code: "rateLimited" } });
    expect(refused.headers.get("set-cookie")).toBeNull();
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  }
  expect((await guest.get("/api/session")).status).toBe(200);
  expect((await guest.open()).status).toBe("open");
});

test("names are looked up so often by an address, however many sessions ask", async () => {
  server = await testServer({ rateLimit: true });
  const guests = await Promise.all([0, 1, 2].map(() => Client.guest(server.address)));
  const ways = [
    (client: Client, name: string) => client.send("PUT", "/api/relations", { kind: "mute", name }, {}),
    (client: Client, name: string) => client.send("PATCH", "/api/session", { name }, {}),
    (client: Client, name: string) => client.get(`/api/people/${name}`),
  ];
  for (const way of ways) {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, number) => way(guests[number % 3] as Client, `name${number}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  }
});

test("a network of IPv6 addresses counts as one address", async () => {
  server = await testServer({ rateLimit: true, trustProxy: true });
  const client = new Client(server.address);
  const from = (address: string) => client.post("/api/sessions", {}, { "x-forwarded-for": address });
  for (let i = 0; i < 60; i++) expect((await from(`2001:db8:0:1::${i.toString(16)}`)).status).toBe(200);
  expect((await from("2001:db8:0:1:ffff::1")).status).toBe(429);
  expect((await from("2001:db8:0:2::1")).status).toBe(200);
});

test("streams asked for behind one another on a connection are not counted", async () => {
  server = await testServer({ rateLimit: true });
  const [one, two, three] = (await Promise.all([0, 1, 2].map(() => Client.guest(server.address)))) as [
    Client,
    Client,
    Client,
  ];
  const { id } = await one.open();
  const { port, host } = new URL(server.address);
  const request = ({ token }: Client) =>
    `GET /api/tables/${id}/stream HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`;
  // More than an address may have open, in three minutes' worth of requests of two sessions.
  const sockets = [one, two].map((client) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(request(client).repeat(280));
    socket.resume();
    return socket;
  });
  // Each connection is read to its end before an answer to what comes last on it.
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("data", resolve))));
  await one.get("/api/session");
  const stream = await three.stream(id);
  expect((await stream.next())?.event).toBe("snapshot");
  await stream.close();
  for (const socket of sockets) socket.destroy();
});
