import { afterAll, expect, test } from "vitest";
import { newPlace, removePlace } from "../testing/databases.ts";
import { ordeal } from "../testing/ordeal.ts";

const place = await newPlace();
afterAll(() => removePlace(place));

test("a server and the worker are killed in the middle of games at three servers: nothing is lost or told twice, bots go on", async () => {
  const { accounts, kills } = await ordeal(place, { games: 12, killsAfter: [200] });
  expect(kills).toBe(2);
  expect(accounts).toHaveLength(12 * 3);
  expect(accounts.some(({ returns }) => returns > 0)).toBe(true);
  for (const { acknowledged, kept, told, due } of accounts) {
    expect(told).toEqual(due);
    expect(due.length).toBeGreaterThan(0);
    for (const moves of kept) expect(moves).toEqual(acknowledged);
  }
}, 90_000);
