import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const web = mkdtempSync(join(tmpdir(), "banquise-web-"));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(web, "assets"));
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Banquise</title>");
  writeFileSync(join(web, "assets", "app-1a2b3c.js"), "export {};");
  writeFileSync(join(web, "assets", "app-1a2b3c.js.br"), "compressed");
  writeFileSync(join(web, "sw.js"), "// worker");
  server = await testServer({ web });
});
afterAll(async () => {
  await server.end();
  rmSync(web, { recursive: true, force: true });
});

const page = { accept: "text/html,*/*" };

test("every page is the application, with a strict policy and no stale copy", async () => {
  for (const path of ["/", "/table/abc?invitation=x", "/rules/blueprints"]) {
    const { status, body, headers } = await new Client(server.address).get<string>(path, page);
    expect([status, body]).toEqual([200, "<!doctype html><title>Banquise</title>"]);
    expect(headers.get("cache-control")).toBe("no-cache");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("files named by their content are kept for ever, the service worker is not", async () => {
  const client = new Client(server.address);
  const asset = await client.get("/assets/app-1a2b3c.js", { "accept-encoding": "identity" });
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect((await client.get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
});

test("a compressed copy is sent to those who can read it", async () => {
  const response = await fetch(`${server.address}/assets/app-1a2b3c.js`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("content-type")).toContain("javascript");
});

test("what is missing is a problem, not a page; nothing outside the folder is served", async () => {
  const client = new Client(server.address);
  expect(await client.get("/assets/gone.js")).toMatchObject({ status: 404, body: { code: "notFound" } });
  expect(await client.get("/api/gone", page)).toMatchObject({ status: 404, body: { code: "notFound" } });
  const outside = await client.get<string>("/..%2f..%2fetc%2fpasswd");
  expect(outside.body).not.toContain("root:");
});
