import { describe, expect, it } from "vitest";
import { ENDED, ownerAt } from "../state.ts";
import { arrange, newGame, play, playOn, zoneOf } from "../testing.ts";
import { follow, type Ship } from "./fleet.ts";

const at = (ships: readonly Ship[], zone: Parameters<typeof zoneOf>[0], berth: number): number =>
  ships.find((ship) => ship.zone === zoneOf(zone) && ship.berth === berth)?.id ?? 0;

describe("the fleet", () => {
  it("keeps the number of a ship that sails, and of those that move up behind it", () => {
    const s = arrange({ seats: 3, sun: "Z3", ships: { Z3: "AAB", Z5: "B", Z7: "C" } });
    const before = follow([], s);
    play(s, "moveShip Z5");
    const after = follow(before, s);
    expect(at(after, "Z5", 1)).toBe(at(before, "Z3", 0));
    expect([at(after, "Z3", 0), at(after, "Z3", 1)]).toEqual([at(before, "Z3", 1), at(before, "Z3", 2)]);
  });

  it("gives a new ship a number that no other has had", () => {
    const s = arrange({ seats: 2, sun: "Z3", ships: { Z3: "A", Z5: "B" }, buildings: { Z4: ["shipyard"] } });
    play(s, "moveShip Z4");
    const before = follow([], s);
    play(s, "buildShip");
    const after = follow(before, s);
    expect(before.map(({ id }) => id)).not.toContain(at(after, "Z3", 0));
  });

  it("shows the ships of the view, each with its own number, through whole games", () => {
    for (const seats of [2, 3, 4]) {
      const s = newGame(seats, seats);
      let ships = follow([], s);
      playOn(s, seats, () => {
        ships = follow(ships, s);
        expect(new Set(ships.map(({ id }) => id)).size).toBe(ships.length);
        expect(ships.length).toBe(s.berths.filter((ship) => ship !== 0).length);
        for (const { seat, zone, berth } of ships) expect(ownerAt(s, zone, berth)).toBe(seat);
        return false;
      });
      expect(s.phase).toBe(ENDED);
    }
  });
});
