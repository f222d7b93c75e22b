import { afterEach, expect, test } from "vitest";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
afterEach(() => server.end());

test("a session that is ended is nobody's any more: not here, not in another tab, not after a restart", async () => {
  server = await testServer();
  const client = await Client.guest(server.address);
  const { id } = await client.open();
  const stream = await client.stream(id);
  await stream.nextOf("snapshot");
  const ended = await client.send("DELETE", "/api/session", undefined, {});
  expect(ended.status).toBe(204);
  expect(ended.headers.get("set-cookie")).toMatch(/^banquise_session=; Max-Age=0; Path=\/; HttpOnly/);
  while ((await stream.next()) !== null);
  const isNobody = async () => {
    expect(await client.look(id)).toMatchObject({ viewer: null });
    const again = await client.send("DELETE", "/api/session", undefined, {});
    expect(again).toMatchObject({ status: 401, body: { code: "sessionNeeded" } });
    const cookie = { cookie: `banquise_session=${client.token}` };
    const other = await new Client(server.address).get<{ id: string }>("/api/session", cookie);
    expect(other.headers.get("set-cookie")).not.toBeNull();
    expect(client.token?.startsWith(other.body.id)).toBe(false);
  };
  await isNobody();
  server = await server.restart();
  client.address = server.address;
  await isNobody();
});
