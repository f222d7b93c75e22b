import { expect, test } from "vitest";
import { dieOf, GLASS } from "./data.ts";
import { events } from "./events.ts";
import { discardDie, placeDie, takeDie } from "./moves.ts";
import { ofEvent, ofMove, places } from "./places.ts";
import { apply } from "./rules.ts";
import { ENDED } from "./state.ts";
import { legalMoves, listening, newGame } from "./testing.ts";

test("all moves and events of whole games are about places that there are", () => {
  for (const seats of [2, 3, 4]) {
    const s = newGame(seats, seats);
    const context = listening(seats);
    while (s.phase !== ENDED) {
      const legal = legalMoves(s);
      for (const move of legal) {
        const named = ofMove(s, move);
        expect(named).toHaveLength(1);
        expect(named.every(places.has)).toBe(true);
      }
      apply(s, legal[context.random.int(legal.length)] ?? 0, context);
    }
    for (const event of context.events) {
      expect(events.complaint(event)).toBeNull();
      expect(ofEvent(event).filter((place) => !places.has(place))).toEqual([]);
    }
  }
});

test("dice are told by what they look like, spaces by their number", () => {
  const s = newGame(2, 1);
  const die = dieOf(GLASS, 4);
  expect([takeDie(die), discardDie(die), placeDie(5)].map((move) => ofMove(s, move))).toEqual([
    ["die.glass4"],
    ["die.glass4"],
    ["space.5"],
  ]);
});

test("BLU-13.4 · where a die was placed is a place for its owner only", () => {
  const secret = { seat: 1, data: { space: 2, level: 0 } };
  const placed = events.make("diePlaced", 1, { material: 0, value: 3 }, { secret });
  expect(ofEvent(placed)).toEqual(["screen.1"]);
  expect(ofEvent({ ...placed, data: { ...placed.data, ...secret.data } })).toEqual(["space.2", "screen.1"]);
});
