import { describe, expect, test } from "vitest";
import { TAKES } from "./data.ts";
import { CROWDED, ROOMY } from "./fixtures.ts";
import { moves, placeDie, takeDie } from "./moves.ts";
import { apply, whyNot } from "./rules.ts";
import { heightOf, LOST, lotOf, PLACE, PLACED, type State, TAKE } from "./state.ts";
import {
  arrange,
  codeOf,
  die,
  legalMoves,
  legalNames,
  listening,
  newGame,
  playOn,
  quiet,
  space,
} from "./testing.ts";

const spacesOpenTo = (s: State): number[] => legalMoves(s).map((move) => move - placeDie(0));
const take = (s: State, code: string): void => apply(s, takeDie(die(code)), quiet());

describe("placing", () => {
  test("BLU-5.1 · a 3 may stand on 1, 2 and 3, not on 4", () => {
    const tops = { plan: "P09", stacks: "R1C1 W1; R1C2 W2; R2C1 W3; R2C2 W4" };
    const s = arrange({ sites: [tops, tops, tops], pool: "G3" });
    take(s, "G3");
    expect(spacesOpenTo(s)).toEqual(["R1C1", "R1C2", "R2C1"].map(space));
    expect(whyNot(s, placeDie(space("R2C2")))).toBe("BLU-5.1");
  });

  test("BLU-5.2 BLU-1.4 · only open spaces take dice", () => {
    const empty = { plan: "P01" };
    const s = arrange({ sites: [empty, empty, empty], pool: "S1" });
    take(s, "S1");
    expect(spacesOpenTo(s)).toEqual(["R1C1", "R2C1", "R3C1"].map(space));
    for (const name of ["R1C2", "R2C2", "R3C2"]) expect(whyNot(s, placeDie(space(name)))).toBe("BLU-5.2");
  });

  test("BLU-5.3 · a stack may grow beyond its target", () => {
    const s = arrange({ sites: [{ plan: "P09", stacks: "R1C1 S2" }, ROOMY, ROOMY], pool: "W2" });
    take(s, "W2");
    apply(s, placeDie(space("R1C1")), quiet());
    expect(heightOf(s, lotOf(1, 0), space("R1C1"))).toBe(2);
  });

  test("BLU-5.3 · all six dice may stand in one stack", () => {
    const five = { plan: "P01", stacks: "R2C1 S1 S1 S1 S1 S1" };
    const s = arrange({ sites: [five, five, five], pool: "S1" });
    take(s, "S1");
    apply(s, placeDie(space("R2C1")), quiet());
    expect(heightOf(s, lotOf(1, 0), space("R2C1"))).toBe(6);
  });

  test("BLU-5.5 BLU-4.3 · a die that fits nowhere is lost at once and counts as taken", () => {
    const context = listening();
    const s = arrange({ sites: [CROWDED, ROOMY, ROOMY], pool: "R3 G4" });
    apply(s, takeDie(die("R3")), context);
    const lot = lotOf(1, 0);
    expect(Array.from(s.taken.subarray(lot * TAKES, lot * TAKES + 4)).map(codeOf)[3]).toBe("R3");
    expect(Array.from(s.fates.subarray(lot * TAKES, lot * TAKES + 4))).toEqual([
      PLACED,
      PLACED,
      PLACED,
      LOST,
    ]);
    expect([s.phase, s.active, s.hand]).toEqual([TAKE, 1, 0]);
    expect(context.events.map(({ type }) => type)).toEqual(["dieTaken", "dieLost", "diceDrawn"]);
  });

  test("BLU-5.6 · it may be taken although another die would fit", () => {
    const s = arrange({ sites: [CROWDED, ROOMY, ROOMY], pool: "R3 G4" });
    expect(legalNames(s)).toEqual(["takeDie recycled 3", "takeDie glass 4"]);
    take(s, "G4");
    expect(s.phase).toBe(PLACE);
    expect(spacesOpenTo(s)).toEqual([space("R3C2")]);
  });

  test("BLU-5.4 · a die that fits somewhere must be placed: no other move is legal", () => {
    const s = arrange({ sites: [CROWDED, ROOMY, ROOMY], pool: "R3 G4" });
    take(s, "G4");
    for (let move = 0; move < moves.size; move++) {
      expect(whyNot(s, move) === null).toBe(move === placeDie(space("R3C2")));
    }
    expect(whyNot(s, takeDie(die("R3")))).toBe("BLU-5.4");
  });

  test("BLU-5.7 · an empty space takes any die", () => {
    const towers = { plan: "P09", stacks: "R1C1 W6; R1C2 S6; R2C1 G6" };
    const s = arrange({ sites: [towers, towers, towers], pool: "R1" });
    take(s, "R1");
    expect(spacesOpenTo(s)).toEqual([space("R2C2")]);
  });

  test("BLU-5.7 · nobody loses a die before the 4th take on three spaces, or the 5th on four", () => {
    const earliest = new Map<number, number>();
    for (let seed = 0; seed < 200; seed++) {
      const s = newGame(4, seed);
      playOn(s, seed, () => s.round > 1);
      for (let lot = lotOf(1, 0); lot < lotOf(1, 4); lot++) {
        const open = s.tops.subarray(lot * 6, lot * 6 + 6).filter((top) => top <= 6).length;
        const lost = s.fates.subarray(lot * TAKES, (lot + 1) * TAKES).indexOf(LOST);
        if (lost >= 0) earliest.set(open, Math.min(earliest.get(open) ?? TAKES, lost + 1));
      }
    }
    expect([...earliest].sort()).toEqual([
      [3, 4],
      [4, 5],
    ]);
  });

  test("BLU-5.8 · a die that stands never moves and keeps its value", () => {
    const s = newGame(3, 12);
    const placed = new Map<number, number>();
    playOn(s, 12, () => {
      for (const [cell, kind] of placed) expect(s.stacks[cell]).toBe(kind);
      s.stacks.forEach((kind, cell) => {
        if (kind !== 0) placed.set(cell, kind);
      });
      return false;
    });
  });
});
