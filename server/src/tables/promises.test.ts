import { commitmentTo } from "@banquise/engine";
import { expect, test } from "vitest";
import { Promises } from "./promises.ts";

test("a secret is given once, to the session it was promised to, and not for ever", () => {
  const promises = new Promises();
  const commitment = promises.make("ana", 0);
  expect(promises.keep("ben", commitment, 1)).toBeNull();
  expect(commitmentTo(promises.keep("ana", commitment, 1) ?? "")).toBe(commitment);
  expect(promises.keep("ana", commitment, 1)).toBeNull();
  expect(promises.keep("ana", promises.make("ana", 0), 3_600_000)).toBeNull();
});

test("the oldest of very many give way", () => {
  const promises = new Promises();
  const first = promises.make("ana", 0);
  for (let i = 0; i < 10_000; i++) promises.make("ben", 0);
  expect(promises.keep("ana", first, 0)).toBeNull();
  expect(promises.keep("ben", promises.make("ben", 0), 0)).not.toBeNull();
});
