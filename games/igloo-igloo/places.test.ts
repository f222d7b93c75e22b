import { expect, test } from "vitest";
import { events } from "./events.ts";
import { moves } from "./moves.ts";
import { ofEvent, ofMove, places } from "./places.ts";
import { apply } from "./rules.ts";
import { DISPLACE, DRIFT, ENDED, EVICT, REACTION } from "./state.ts";
import { arrange, legalMoves, listening, moveOf, newGame, play } from "./testing.ts";

test("all moves and events of whole games are about places that there are", () => {
  for (const seats of [2, 3, 4]) {
    const s = newGame(seats, {}, seats);
    const context = listening(seats);
    while (s.phase !== ENDED) {
      const legal = legalMoves(s);
      for (const move of legal) {
        const named = ofMove(s, move);
        expect(named.filter((place) => !places.has(place))).toEqual([]);
        expect(named.length > 0, moves.print(move)).toBe(moves.print(move) !== "endTurn");
      }
      apply(s, legal[context.random.int(legal.length)] ?? 0, context);
    }
    for (const event of context.events) {
      expect(events.complaint(event)).toBeNull();
      expect(ofEvent(event).filter((place) => !places.has(place))).toEqual([]);
    }
  }
});

test("a push concerns all tiles that it moves, and where they end", () => {
  const s = arrange({ phase: DRIFT, tiles: "b4 c4", animals: "fish1@d4" });
  const drift = moveOf("drift b4 east");
  expect(ofMove(s, drift)).toEqual(["space.b4", "space.c4", "space.d4"]);
  play(s, "drift b4 east");
  expect(s.phase).toBe(DISPLACE);
  expect(ofMove(s, moveOf("displace north"))).toEqual(["space.d4", "space.d5"]);
  const context = listening();
  play(s, "displace north", context);
  expect(context.events.map(ofEvent)).toEqual([
    ["space.d5", "space.d4"],
    ["space.c4", "space.d4"],
  ]);
});

test("a harpoon concerns the bear's space and the tile in hand", () => {
  const s = arrange({
    tiles: "d4",
    inuits: ["", "d4"],
    animals: "bear@e4",
    hands: ["animalMove", "harpoon"],
  });
  play(s, "playAnimalMove");
  play(s, "stepAnimal e4 4 west");
  expect(s.phase).toBe(REACTION);
  expect(ofMove(s, moveOf("useHarpoon"))).toEqual(["space.d4", "hand.harpoon"]);
  play(s, "declineHarpoon");
  expect(s.phase).toBe(EVICT);
  expect(ofMove(s, moveOf("evictTo a1"))).toEqual(["space.a1"]);
});

test("which tile was kept is a place for its owner only", () => {
  const kept = events.make("tileKept", 1, { space: 0 }, { secret: { seat: 1, data: { face: 4 } } });
  const { secret, ...open } = kept;
  expect(ofEvent(open)).toEqual(["space.a1", "tribe.blue"]);
  expect(ofEvent({ ...open, data: { ...open.data, ...secret?.data } })).toEqual(["space.a1", "hand.harpoon"]);
});
