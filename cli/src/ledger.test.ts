import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Ledger } from "./ledger.ts";

test("what is added stands in the file at once, and is known when the file is opened again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "banquise-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "run.jsonl");
  Ledger.open(path)?.add({ first: 0 }, [1, 2]);
  expect(readFileSync(path, "utf8")).toContain("[1,2]");
  const again = Ledger.open(path);
  expect(again?.resultOf({ first: 0 })).toEqual([1, 2]);
  expect(again?.resultOf({ first: 1 })).toBeUndefined();
});
