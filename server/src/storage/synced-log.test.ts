import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SyncedLog } from "./synced-log.ts";

const folder = mkdtempSync(join(tmpdir(), "banquise-synced-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A log whose syncs end when the test says so. */
function slowLog() {
  const path = join(folder, "slow.db");
  writeFileSync(`${path}-wal`, "");
  const syncs: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const log = new SyncedLog(path, () => new Promise((resolve, reject) => syncs.push({ resolve, reject })));
  return { log, syncs };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("whoever commits while a sync is under way waits for the next one, with all others who do", async () => {
  const { log, syncs } = slowLog();
  const done: string[] = [];
  const commit = (name: string) => log.synced().then(() => done.push(name));
  const first = commit("first");
  await turn();
  expect(syncs).toHaveLength(1);
  const others = [commit("second"), commit("third")];
  await turn();
  expect(syncs).toHaveLength(1);
  syncs[0]?.resolve();
  await first;
  await turn();
  expect(done).toEqual(["first"]);
  expect(syncs).toHaveLength(2);
  syncs[1]?.resolve();
  await Promise.all(others);
  expect(done).toEqual(["first", "second", "third"]);
  await log.close();
});

test("a sync that fails is told to those who wait for it, and the next one is tried", async () => {
  const { log, syncs } = slowLog();
  const failing = log.synced();
  await turn();
  syncs[0]?.reject(new Error("no disk"));
  await expect(failing).rejects.toThrow("no disk");
  const next = log.synced();
  await turn();
  syncs[1]?.resolve();
  await next;
  await log.close();
});
