import { commitmentTo } from "@banquise/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Store } from "../storage/store.ts";
import { newPlace, removePlace } from "../testing/databases.ts";
import { Commitments } from "./commitments.ts";

let place: string;
let store: Store;
beforeAll(async () => {
  place = await newPlace();
  store = await Store.open(place);
});
afterAll(async () => {
  await store.close();
  await removePlace(place);
});

test("a secret is given once, to the session it was promised to, and not for ever", async () => {
  const commitments = new Commitments(store.commitments);
  const commitment = await commitments.issue("ana", 0);
  // Another process knows of it too.
  const others = new Commitments(store.commitments);
  expect(await others.redeem("ben", commitment, 1)).toBeNull();
  const redeemed = await Promise.all([1, 2, 3].map(() => others.redeem("ana", commitment, 1)));
  const [secret, ...rest] = redeemed.filter((each) => each !== null);
  expect(commitmentTo(secret ?? "")).toBe(commitment);
  expect(rest).toEqual([]);
  expect(await commitments.redeem("ana", await commitments.issue("ana", 0), 3_600_000)).toBeNull();
});

test("those that are out of date are forgotten, and the oldest of too many", async () => {
  const commitments = new Commitments(store.commitments);
  const [old, first, second, third] = [
    await commitments.issue("ana", 0),
    await commitments.issue("ana", 3_600_000),
    await commitments.issue("ben", 3_600_001),
    await commitments.issue("ben", 3_600_002),
  ];
  await store.commitments.tidy(3_600_000, 2);
  expect(await commitments.redeem("ana", old, 0)).toBeNull();
  expect(await commitments.redeem("ana", first, 0)).toBeNull();
  expect(await commitments.redeem("ben", second, 0)).not.toBeNull();
  expect(await commitments.redeem("ben", third, 0)).not.toBeNull();
});
