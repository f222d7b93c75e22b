import { expect, test } from "vitest";
import { Random } from "./random.ts";
import { Table } from "./table.ts";
import { toy } from "./testing/toy.ts";

const chance = { secret: "00".repeat(16), nonces: ["", ""] };
const newTable = () =>
  new Table(
    toy,
    { seats: 2, options: Object.fromEntries(Object.entries(toy.options).map(([n, o]) => [n, o.default])) },
    chance,
  );

test("a table that follows the entries of another is the same at every version, undos and stand-ins included", () => {
  const random = Random.of(7);
  const [ours, theirs] = [newTable(), newTable()];
  for (let step = 0; step < 200 && !ours.over; step++) {
    const { actor } = ours;
    const legal = ours.legal();
    const wishes = [
      () => ours.undo(actor),
      () => ours.handOver(actor, "random"),
      () => ours.return(actor),
      () => ours.play(actor, legal[random.int(legal.length)] ?? 0, { by: ours.decider(actor) }),
    ];
    const done = (wishes[Math.min(random.int(12), 3)] as (typeof wishes)[number])();
    if ("refused" in done) continue;
    expect(theirs.follow(done)).toBeNull();
    expect(theirs.version).toBe(ours.version);
    expect(toy.layout.equals(theirs.state, ours.state)).toBe(true);
    expect(theirs.condition).toEqual(ours.condition);
    expect(theirs.messages(0, ours.version - 1)).toEqual(ours.messages(0, ours.version - 1));
    expect(theirs.mayUndo(actor)).toBe(ours.mayUndo(actor));
  }
  expect(ours.version).toBeGreaterThan(20);
  expect(theirs.checkpoint()).toEqual(ours.checkpoint());
});

test("what does not follow changes nothing", () => {
  const [ours, theirs] = [newTable(), newTable()];
  const [first, second] = [0, 0].map(() => ours.play(ours.actor, ours.legal()[0] ?? 0));
  if (first === undefined || second === undefined || "refused" in first || "refused" in second)
    throw new Error();
  expect(theirs.follow(second)).toMatchObject({ damage: "gap" });
  expect(theirs.follow({ ...first, rules: toy.version + 1 })).toMatchObject({ damage: "newerRules" });
  expect(theirs.follow({ ...first, seat: 1 })).toMatchObject({ damage: "misfit" });
  expect(theirs.version).toBe(0);
  expect(theirs.follow(first)).toBeNull();
});
