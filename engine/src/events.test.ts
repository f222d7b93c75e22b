import { expect, expectTypeOf, test } from "vitest";
import { defineEvents, type EventOf, eventFor, type GameEvent, isMovePublic } from "./events.ts";

const events = defineEvents({
  drawn: { rule: "TOY-1.1", data: { from: "number" }, secret: { card: "number" } },
  counted: { rule: "TOY-1.2", data: { points: "list" }, scene: true },
  passed: { rule: "TOY-1.3" },
  hidden: { rule: "TOY-1.4", hidesMove: true },
});

test("an event is made as it was declared, with its rule unless another is told", () => {
  expect(events.make("passed", 1)).toEqual({ type: "passed", rule: "TOY-1.3", seat: 1, data: {} });
  const drawn = events.make(
    "drawn",
    0,
    { from: 3 },
    { rule: "TOY-2.1", secret: { seat: 0, data: { card: 9 } } },
  );
  expect(drawn).toEqual({
    type: "drawn",
    rule: "TOY-2.1",
    seat: 0,
    data: { from: 3 },
    secret: { seat: 0, data: { card: 9 } },
  });
  expect(events.complaint(drawn)).toBeNull();
});

test("whoever reads an event finds its numbers typed, and secret ones only where they were told", () => {
  const drawn = events.make("drawn", 0, { from: 3 }, { secret: { seat: 0, data: { card: 9 } } });
  const [own, other] = [0, 1].map((viewer) => events.read(eventFor(drawn, viewer)));
  if (own?.type !== "drawn" || other?.type !== "drawn") throw new Error("it was read as another event");
  expectTypeOf(own.data.from).toEqualTypeOf<number>();
  expectTypeOf(own.data.card).toEqualTypeOf<number | undefined>();
  expect([own.data.card, other.data.card]).toEqual([9, undefined]);
  expectTypeOf<EventOf<typeof events>["type"]>().toEqualTypeOf<"drawn" | "counted" | "passed" | "hidden">();
});

test.each<[string, GameEvent]>([
  ["no event is called lost", { type: "lost", rule: "TOY-1.1", seat: null, data: {} }],
  ["no event is called toString", { type: "toString", rule: "TOY-1.1", seat: null, data: {} }],
  ["drawn: from is undefined, not a number", { type: "drawn", rule: "TOY-1.1", seat: 0, data: {} }],
  [
    "drawn: from is NaN, not a number",
    { type: "drawn", rule: "TOY-1.1", seat: 0, data: { from: Number.NaN } },
  ],
  ["counted: points is 3, not a list", { type: "counted", rule: "TOY-1.1", seat: 0, data: { points: 3 } }],
  ["passed: form is not declared", { type: "passed", rule: "TOY-1.1", seat: 0, data: { form: 1 } }],
  [
    "drawn: card is undefined, not a number",
    { type: "drawn", rule: "TOY-1.1", seat: 0, data: { from: 1 }, secret: { seat: 0, data: {} } },
  ],
])("what was not declared is complained of: %s", (complaint, event) => {
  expect(events.complaint(event)).toBe(complaint);
});

test("an event of other rules is not read", () => {
  expect(events.read({ type: "lost", rule: "TOY-1.1", seat: null, data: {} })).toBeNull();
});

test("a move is nobody else's business where an event hides it, or where nobody knows any more what its event was", () => {
  const [passed, hidden] = [events.make("passed", 0), events.make("hidden", 0)];
  expect(isMovePublic(events, [passed, passed])).toBe(true);
  expect(isMovePublic(events, [passed, hidden])).toBe(false);
  expect(isMovePublic(events, [passed, { ...passed, type: "long forgotten" }])).toBe(false);
  expect(isMovePublic(events, [passed, { ...passed, type: "toString" }])).toBe(false);
});
