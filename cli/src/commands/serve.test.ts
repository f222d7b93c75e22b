import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { cli } from "../testing.ts";

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

interface Serving {
  readonly server: ChildProcess;
  /** What it prints after its address. */
  readonly lines: AsyncIterator<string>;
  readonly address: string;
  readonly data: string;
}

async function serving(log: string, env: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const data = join(await mkdtemp(join(tmpdir(), "banquise-")), "banquise.db");
  const command = fileURLToPath(new URL("../../bin/banquise.js", import.meta.url));
  const args = [command, "serve", "--port", "0", "--data", data, "--log", log, "--json"];
  const server = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  running.push(server);
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  for (;;) {
    const { value } = await lines.next();
    const { address } = JSON.parse(value);
    if (address !== undefined) return { server, lines, address, data };
  }
}

test("the server starts, answers, tells when its port is taken, and stops when asked", async () => {
  const { server, address, data } = await serving("silent");
  const ended = new Promise((resolve) => server.once("exit", resolve));
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  const again = await cli(`serve --port ${new URL(address).port} --data ${data}.other --log silent`);
  expect(again).toMatchObject({ code: 2 });
  expect(again.err).toContain("cannot listen at 127.0.0.1:");

  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("requests are noted with their addresses where the operator wants it", async () => {
  const { lines, address } = await serving("info", { BANQUISE_ACCESS_LOG: "on" });
  await fetch(`${address}/healthz?secret`);
  let noted: Record<string, unknown> = {};
  while (noted.msg !== "request") noted = JSON.parse((await lines.next()).value);
  expect(noted).toMatchObject({ address: "127.0.0.1", method: "GET", path: "/healthz", status: 200 });
});

test("what cannot work is told in words: a port, an address, a file that is no database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "banquise-"));
  const data = join(folder, "banquise.db");
  const text = join(folder, "text.db");
  await writeFile(text, "this is a letter, not a database\n".repeat(100));
  for (const [line, words] of [
    [`serve --port 99999 --data ${data}`, "cannot listen at 127.0.0.1:99999 ("],
    [`serve --port 0 --host 203.0.113.1 --data ${data}`, "cannot listen at 203.0.113.1:0 ("],
    [`serve --port 0 --data ${text}`, "text.db” cannot be used as the database ("],
    [`serve --port 0 --data ${text}/below.db`, "below.db” cannot be used as the database ("],
  ] as const) {
    const { code, err } = await cli(`${line} --log silent`);
    expect(code).toBe(2);
    expect(err).toContain(words);
  }
});
