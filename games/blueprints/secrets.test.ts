import { at, eventFor, type Move, Random, type Viewer } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { countBits } from "./bits.ts";
import { MATERIAL_OF, MATERIALS, TAKES, VALUE_OF } from "./data.ts";
import { unseenPlans } from "./deck.ts";
import { CROWDED, SITES } from "./fixtures.ts";
import { placeDie, takeDie } from "./moves.ts";
import { poolDice } from "./pool.ts";
import { apply } from "./rules.ts";
import { sheet } from "./scoring.ts";
import { redeal, view } from "./secrets.ts";
import {
  deckSize,
  dieAt,
  ENDED,
  HATCHED,
  heightOf,
  LOST,
  layout,
  lotOf,
  PLACE,
  planOf,
  type State,
} from "./state.ts";
import { newSurvey, qualifies, surveyTaken } from "./survey.ts";
import {
  arrange,
  codeOf,
  die,
  legalMoves,
  listening,
  newGame,
  playOn,
  quiet,
  scoreByPlay,
  space,
} from "./testing.ts";

function seenBy(s: State, viewer: Viewer): State {
  const out = layout.create();
  view(s, viewer, out);
  return out;
}

function guessFor(s: State, viewer: Viewer, seed: number): State {
  const world = layout.clone(s);
  redeal(world, viewer, Random.of(seed));
  return world;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];
const standing = (s: State, seat: number): number => {
  const lot = lotOf(s.round, seat);
  return s.stacks.subarray(lot * 36, (lot + 1) * 36).filter((kind) => kind !== 0).length;
};
const openSpaces = (s: State, lot: number): number =>
  s.tops.subarray(lot * 6, lot * 6 + 6).filter((top) => top !== HATCHED).length;

/** Seat 1 has lost its fourth die, a 3: three spaces, all covered by 4 or more. */
const LOST_A_THREE = {
  sites: [
    { plan: "P09", stacks: "R1C1 W1; R1C2 G1; R2C1 S1" },
    { ...CROWDED, lost: "R3" },
    { plan: "P01", stacks: "R1C1 G1; R2C1 R2; R3C1 W1" },
  ],
  firstSeat: 1,
  turn: 10,
  pool: "W1 W2 R4 R5 S5 S6 G2 G3 G4",
} as const;

describe("what a view shows", () => {
  test("BLU-13.1 BLU-13.4 · a rival sees which die was taken, never where it may go or went", () => {
    const s = arrange({ sites: [{ plan: "P01" }, { plan: "P09" }, { plan: "P12" }], pool: "W3 G1" });
    apply(s, takeDie(die("W3")), quiet());
    const before = seenBy(s, 1);
    expect([before.phase, codeOf(before.hand), codeOf(at(before.taken, 0))]).toEqual([PLACE, "W3", "W3"]);
    expect(planOf(before, 1, 0)).toBe(0);
    expect(legalMoves(seenBy(s, 0))).toEqual(legalMoves(s));

    const context = listening();
    apply(s, placeDie(space("R2C1")), context);
    const after = seenBy(s, 1);
    expect(standing(after, 0)).toBe(0);
    expect(codeOf(at(after.taken, 0))).toBe("W3");
    const placed = context.events.find(({ type }) => type === "diePlaced");
    if (!placed) throw new Error("the placement was not told");
    expect(eventFor(placed, 1).data).toEqual({ material: 0, value: 3 });
    expect(eventFor(placed, null).data).toEqual({ material: 0, value: 3 });
    expect(eventFor(placed, 0).data).toEqual({ material: 0, value: 3, space: space("R2C1"), level: 0 });
  });

  test("BLU-13.4 · the view of a rival is the same wherever the die went", () => {
    const views = ["R1C1", "R2C1", "R3C1"].map((name) => {
      const s = arrange({ sites: [{ plan: "P01" }, { plan: "P09" }, { plan: "P12" }], pool: "W3 G1" });
      apply(s, takeDie(die("W3")), quiet());
      apply(s, placeDie(space(name)), quiet());
      return JSON.stringify(layout.toJson(seenBy(s, 1)));
    });
    expect(new Set(views).size).toBe(1);
  });

  test("BLU-13.4 BLU-5.5 · a lost die is seen by all, with its owner", () => {
    const s = arrange({ sites: [{ plan: "P09" }, { plan: "P01" }, CROWDED], turn: 11, pool: "S1 G4" });
    expect(s.active).toBe(2);
    apply(s, takeDie(die("S1")), quiet());
    for (const viewer of VIEWERS) {
      const seen = seenBy(s, viewer);
      const take = lotOf(1, 2) * TAKES + 3;
      expect([codeOf(at(seen.taken, take)), at(seen.fates, take)]).toEqual(["S1", LOST]);
    }
  });

  test("BLU-13.7 BLU-13.9 · before scoring no view holds a rival's plan or building; from scoring on all do", () => {
    const s = newGame(3, 5);
    playOn(s, 5, () => {
      for (const viewer of VIEWERS) {
        const seen = seenBy(s, viewer);
        for (let seat = 0; seat < 3; seat++) {
          const hidden = seat !== viewer;
          expect(planOf(seen, s.round, seat)).toBe(hidden ? 0 : planOf(s, s.round, seat));
          expect(standing(seen, seat)).toBe(hidden ? 0 : standing(s, seat));
          for (let round = 1; round < s.round; round++) {
            expect(planOf(seen, round, seat)).toBe(planOf(s, round, seat));
          }
        }
        expect(deckSize(seen)).toBe(24 - 3 * s.round);
      }
      return false;
    });
  });

  test("BLU-13.9 BLU-9.2 · the first view of round 2 holds all of round 1", () => {
    const s = scoreByPlay({ sites: [SITES.points31, SITES.points12] });
    for (const viewer of [0, 1, null]) {
      const seen = seenBy(s, viewer);
      expect([seen.round, seen.turn]).toEqual([2, 0]);
      for (let seat = 0; seat < 2; seat++) {
        const lot = lotOf(1, seat);
        expect(planOf(seen, 1, seat)).toBe(planOf(s, 1, seat));
        expect(seen.stacks.subarray(lot * 36, (lot + 1) * 36)).toEqual(
          s.stacks.subarray(lot * 36, (lot + 1) * 36),
        );
      }
      expect(Array.from(seen.ranking.subarray(0, 2))).toEqual([1, 2]);
    }
  });

  test("BLU-13.6 · after the game everything is public", () => {
    const s = newGame(4, 2);
    playOn(s, 2);
    expect(s.phase).toBe(ENDED);
    expect(layout.equals(seenBy(s, null), s)).toBe(true);
  });

  test("BLU-13.3 · who won what is public as soon as it is given", () => {
    const s = scoreByPlay({ sites: [SITES.geometer24, SITES.points12, SITES.points31] });
    expect(seenBy(s, null).prizes).toEqual(s.prizes);
    expect(seenBy(s, null).ranking).toEqual(s.ranking);
  });

  test("BLU-13.2 · the bag follows by subtraction: lost dice are subtracted once", () => {
    const s = arrange({
      inDemand: ["wood", "glass"],
      sites: [
        { plan: "P04", stacks: "R1C2 W5; R2C2 S6; R3C2 W6", lost: "W1" },
        { plan: "P09", stacks: "R1C1 S1; R1C2 S2; R2C1 R1; R2C2 R1" },
        { plan: "P01", stacks: "R1C1 G1; R2C1 G2; R3C1 G1 G3" },
      ],
      pool: "W2 W3 R1 R2 R3 S1 S2 G2 G4",
    });
    expect(at(seenBy(s, null).bag, 0)).toBe(2);
  });

  test("BLU-13.2 · in every state of random games", () => {
    for (const seats of [2, 3, 4]) {
      const s = newGame(seats, 21);
      playOn(s, 21, () => {
        const seen = seenBy(s, null);
        const gone = [
          ...poolDice(seen),
          ...seen.taken.subarray(lotOf(s.round, 0) * TAKES, lotOf(s.round, seats) * TAKES),
          ...seen.discarded.subarray((s.round - 1) * 11, s.round * 11),
        ].filter((kind) => kind !== 0);
        MATERIALS.forEach((_, material) => {
          const inDemand = seen.inDemand.subarray((s.round - 1) * 2, s.round * 2).includes(material + 1)
            ? 1
            : 0;
          const used = gone.filter((kind) => at(MATERIAL_OF, kind) === material).length;
          expect(at(seen.bag, material)).toBe(8 - inDemand - used);
        });
        return false;
      });
    }
  });

  test("BLU-13.8 · a rival's sheet shows recycled and glass only; one's own shows all", () => {
    const s = arrange({
      sites: [{ plan: "P01" }, { plan: "P09" }, { plan: "P04", stacks: "R1C2 R2 G4 S4; R2C2 R5" }],
      turn: 11,
      pool: "W1",
    });
    const keys = (seen: State): string[] => sheet(seen, 2).map(({ key, points }) => `${key} ${points}`);
    expect(keys(seenBy(s, 0))).toEqual(["recycled 5", "glass 4"]);
    expect(keys(seenBy(s, null))).toEqual(["recycled 5", "glass 4"]);
    expect(keys(seenBy(s, 2))).toEqual(["planBonus 0", "wood 0", "recycled 5", "stone 5", "glass 4"]);
  });

  test("BLU-13.8 · a die in hand or lost counts for nothing; three prizes can be read from the dice taken", () => {
    const five = { plan: "P04", stacks: "R1C2 G6 G6; R2C2 G6 G6; R3C2 G6" };
    const s = arrange({ sites: [five, { plan: "P01" }, { plan: "P09" }], turn: 15, pool: "G6 G1" });
    const building = newSurvey();
    const take = (code: string): void => {
      const next = layout.clone(s);
      apply(next, takeDie(die(code)), quiet());
      surveyTaken(seenBy(next, 1), lotOf(1, 0), building);
    };
    take("G6");
    expect([building.total, building.sameMaterial]).toEqual([30, 5]);
    take("G1");
    expect([building.total, building.sameMaterial]).toEqual([30, 5]);
    expect([0, 1, 2, 3].map((prize) => qualifies(building, prize))).toEqual([false, true, false, true]);
  });
});

describe("guessing what is hidden", () => {
  test("BLU-13.5 BLU-13.7 BLU-2.4 · a rival's guessed plan may be any card that the viewer has not seen", () => {
    const s = newGame(3, 4);
    expect(countBits(unseenPlans(seenBy(s, 0)))).toBe(23);
    expect(countBits(unseenPlans(seenBy(s, null)))).toBe(24);
    const plans = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const world = guessFor(s, 0, seed);
      expect(layout.equals(seenBy(world, 0), seenBy(s, 0))).toBe(true);
      for (const seat of [1, 2]) plans.add(planOf(world, 1, seat));
      expect(planOf(world, 1, 1)).not.toBe(planOf(world, 1, 2));
    }
    expect(plans.size).toBe(23);
    expect(plans.has(planOf(s, 1, 0))).toBe(false);
  });

  test("BLU-13.4 BLU-13.5 · a 3 lost at the fourth take proves three spaces, all covered by 4 or more", () => {
    const s = arrange(LOST_A_THREE);
    for (let seed = 0; seed < 100; seed++) {
      for (const viewer of [0, 2, null]) {
        const world = guessFor(s, viewer, seed);
        const lot = lotOf(1, 1);
        expect(openSpaces(world, lot)).toBe(3);
        for (let each = 0; each < 6; each++) {
          expect(heightOf(world, lot, each)).toBeLessThanOrEqual(1);
          const bottom = dieAt(world, lot, each, 0);
          if (bottom !== 0) expect(at(VALUE_OF, bottom)).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });

  test("BLU-13.5 · a guess exists even when few plans fit: all rivals lost a die and most small plans are seen", () => {
    const crowded = (plan: string, stacks: string) => ({ plan, stacks, lost: "R1" });
    const s = arrange({
      round: 3,
      sites: [
        { plan: "P09", stacks: "R1C1 W1; R1C2 G1; R2C1 S1; R2C2 S2" },
        { ...CROWDED, lost: "R1" },
        crowded("P01", "R1C1 G6; R2C1 R2; R3C1 W4"),
        crowded("P08", "R1C1 S2; R1C2 W3; R2C2 R6"),
      ],
      pool: "W2 R4 R5 S5 G2 G3 G4",
    });
    // Of the eight plans of three spaces only the three in use have not been seen before.
    [2, 3, 5, 6, 7].forEach((plan, i) => {
      s.plans[i] = plan;
    });
    for (let seed = 0; seed < 60; seed++) {
      const world = guessFor(s, 0, seed);
      const plans = [1, 2, 3].map((seat) => planOf(world, 3, seat)).sort();
      expect(plans).toEqual([1, 4, 8]);
      expect(layout.equals(seenBy(world, 0), seenBy(s, 0))).toBe(true);
      expect(layout.equals(guessFor(seenBy(s, 0), 0, seed), world)).toBe(true);
    }
  });

  test("BLU-13.5 · a spectator's guess deals a plan to every seat", () => {
    const s = newGame(4, 8);
    playOn(s, 8, ({ turn }) => turn === 13);
    const world = guessFor(s, null, 3);
    const plans = [0, 1, 2, 3].map((seat) => planOf(world, 1, seat));
    expect(new Set(plans).size).toBe(4);
    expect(plans).not.toContain(0);
    for (const seat of [0, 1, 2, 3]) expect(standing(world, seat)).toBe(standing(s, seat));
  });

  test("BLU-13.5 · a world that was guessed can be played on", () => {
    const s = newGame(3, 15);
    playOn(s, 15, ({ turn, phase }) => turn === 10 && phase === PLACE);
    const world = guessFor(s, 1, 6);
    apply(world, legalMoves(world)[0] as Move, quiet());
    playOn(world, 1);
    expect(world.phase).toBe(ENDED);
  });
});
