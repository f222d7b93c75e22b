import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { cli } from "../testing.ts";

vi.setConfig({ testTimeout: 30_000 });

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

test("the server starts, answers, tells when its port is taken, and stops when asked", async () => {
  const data = join(await mkdtemp(join(tmpdir(), "banquise-")), "banquise.db");
  const command = fileURLToPath(new URL("../../bin/banquise.js", import.meta.url));
  const server = spawn(process.execPath, [
    command,
    "serve",
    "--port",
    "0",
    "--data",
    data,
    "--log",
    "silent",
    "--json",
  ]);
  running.push(server);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const { value } = await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
  const { address } = JSON.parse(value);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  const again = await cli(`serve --port ${new URL(address).port} --data ${data}.other --log silent`);
  expect(again).toMatchObject({ code: 2 });
  expect(again.err).toContain("cannot listen at 127.0.0.1:");

  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});
