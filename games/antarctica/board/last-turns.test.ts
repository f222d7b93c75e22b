import { expect, test } from "vitest";
import { KINDS } from "../data.ts";
import { events } from "../events.ts";
import { arrange, play, seatOf, zoneOf } from "../testing.ts";
import { wakePath } from "./geometry.ts";
import { tracesAfter } from "./last-turns.ts";

test("a ship leaves its wake until the next turn of its seat begins", () => {
  const s = arrange({ seats: 2, sun: "Z3", ships: { Z3: "A", Z4: "B", Z7: "AB" } });
  const sailed = tracesAfter([], play(s, "moveShip Z5"));
  expect(sailed).toEqual([{ seat: seatOf("A"), wake: wakePath(zoneOf("Z3"), 0, zoneOf("Z5"), 0) }]);
  const onward = tracesAfter(sailed, play(s, "endTurn"));
  expect(onward).toEqual(sailed);
  // B sails, then the ship of A is the next under the sun.
  expect(tracesAfter(onward, play(s, "moveShip Z1", "endTurn"))).toMatchObject([{ seat: seatOf("B") }]);
});

test("what is built and how a cube advances is marked", () => {
  const marks = tracesAfter(
    [],
    [
      events.make("buildingBuilt", 1, { card: 1, kind: KINDS.indexOf("crane"), zone: 4, scientists: 1 }),
      events.make("cubeAdvanced", 1, { track: 2, from: 0, to: 1, spaces: 1 }),
    ],
  );
  expect(marks).toEqual([
    { seat: 1, built: `4.${KINDS.indexOf("crane")}` },
    { seat: 1, track: 2 },
  ]);
});
