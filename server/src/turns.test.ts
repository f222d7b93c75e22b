import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("a few run at a time, all of them in their order, and others are served in between", async () => {
  const turns = new Turns(3);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  let served = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await nextTurn();
      served++;
    }
  })();
  const all = Array.from({ length: 60 }, (_, index) =>
    turns.run(async () => {
      begun.push(index);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (index % 10 === 9) throw new Error("failed");
      return index;
    }),
  );
  const results = await Promise.allSettled(all);
  isOver = true;
  await others;
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(6);
  expect(begun).toEqual(Array.from({ length: 60 }, (_, index) => index));
  expect(most).toBe(3);
  expect(served).toBeGreaterThan(15);
  // None of them has kept its place.
  expect(await turns.run(async () => "free")).toBe("free");
});
