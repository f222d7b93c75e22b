import { expect, test } from "vitest";
import { Timekeeper } from "./timekeeper.ts";

const NOW = 1_700_000_000_000;

test("a table that cannot be read, or whose game cannot go on, keeps no other one waiting", async () => {
  const late = Array.from({ length: 120 }, (_, index) => ({ id: `t${1_000 + index}`, due: NOW }));
  const tried: string[] = [];
  const failed: unknown[] = [];
  const tables = {
    all: () => [],
    use: async (id: string) => {
      tried.push(id);
      if (id === "t1000") throw new Error("damaged");
    },
  };
  const clocks = {
    beat: async () => 0,
    // None of them goes on: each stays among those that are late.
    overdue: async (_before: number, limit: number, after = { id: "", due: 0 }) =>
      late.filter(({ id }) => id > after.id).slice(0, limit),
  };
  const keeper = new Timekeeper(
    tables as never,
    clocks as never,
    { commands: {} as never, votes: { reconsider: async () => {} } },
    { now: () => NOW, sweep: 3_600_000, downtime: 2_500 },
    (error) => failed.push(error),
  );
  await keeper.look();
  await keeper.close();
  expect(tried).toEqual(late.map(({ id }) => id));
  expect(failed).toEqual([new Error("damaged")]);
});
