import { commitmentTo } from "@banquise/engine";
import { expect, test } from "vitest";
import { Commitments } from "./commitments.ts";

test("a secret is given once, to the session it was promised to, and not for ever", () => {
  const commitments = new Commitments();
  const commitment = commitments.issue("ana", 0);
  expect(commitments.redeem("ben", commitment, 1)).toBeNull();
  expect(commitmentTo(commitments.redeem("ana", commitment, 1) ?? "")).toBe(commitment);
  expect(commitments.redeem("ana", commitment, 1)).toBeNull();
  expect(commitments.redeem("ana", commitments.issue("ana", 0), 3_600_000)).toBeNull();
});

test("the oldest of very many give way", () => {
  const commitments = new Commitments();
  const first = commitments.issue("ana", 0);
  for (let i = 0; i < 10_000; i++) commitments.issue("ben", 0);
  expect(commitments.redeem("ana", first, 0)).toBeNull();
  expect(commitments.redeem("ben", commitments.issue("ben", 0), 0)).not.toBeNull();
});
