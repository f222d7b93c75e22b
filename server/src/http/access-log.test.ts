import fastify, { LogController } from "fastify";
import { expect, test } from "vitest";
import { logRequests } from "./access-log.ts";

test("a request is noted with its address, and without the invitation in its query", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({
    trustProxy: true,
    logger: { level: "info", stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.get("/table/:id", async () => ({}));
  await app.inject({ url: "/table/x?invitation=secret", headers: { "x-forwarded-for": "203.0.113.7" } });
  await app.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    address: "203.0.113.7",
    method: "GET",
    path: "/table/x",
    status: 200,
    msg: "request",
  });
  expect(lines[0]).not.toContain("secret");
});
