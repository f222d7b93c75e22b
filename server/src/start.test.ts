import { afterEach, expect, test, vi } from "vitest";
import { startServer } from "./start.ts";
import { Client } from "./testing/client.ts";
import { testServer } from "./testing/server.ts";

afterEach(() => vi.unstubAllEnvs());

test("a setting that means nothing stops the start, by its name", async () => {
  vi.stubEnv("BANQUISE_SESSION_KEY", "");
  await expect(startServer({ port: 0 })).rejects.toMatchObject({
    name: "StartFailure",
    problem: "setting",
    about: "BANQUISE_SESSION_KEY",
  });
});

test("a second server on the same file is refused, and the first goes on; a third comes when it is gone", async () => {
  const first = await testServer();
  const second = startServer({ port: 0, data: first.data, logLevel: "silent", web: null });
  await expect(second).rejects.toMatchObject({ name: "StartFailure", problem: "inUse", about: first.data });
  const client = await Client.guest(first.address);
  expect(await client.open()).toMatchObject({ status: "open" });
  const third = await first.restart();
  expect((await client.get("/healthz").catch(() => null))?.status).toBeUndefined();
  await third.end();
});
