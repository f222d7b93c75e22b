import { at, type Move, Random, type Seat } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { CROWDED, SITES, scoredBuilding } from "./fixtures.ts";
import { discardDie, placeDie, takeDie } from "./moves.ts";
import { apply } from "./rules.ts";
import { result } from "./scoring.ts";
import { redeal } from "./secrets.ts";
import { ENDED, layout, PLACE, type State } from "./state.ts";
import {
  arrange,
  die,
  legalMoves,
  newGame,
  type Position,
  playOn,
  quiet,
  scoreByPlay,
  space,
} from "./testing.ts";

const { value, prior } = evaluate;
const bare = { plan: "P12" };

/** Plays what looks best after one move, in one guess of what is hidden. */
function bestMove(s: State, seat: Seat, random: Random): Move {
  const world = layout.clone(s);
  redeal(world, seat, random);
  const valued = legalMoves(s).map((move) => {
    const after = layout.clone(world);
    apply(after, move, quiet());
    return { move, worth: value(after, seat), promise: prior(world, move) };
  });
  valued.sort((a, b) => b.worth - a.worth || b.promise - a.promise);
  return valued[0]?.move ?? 0;
}

describe("value", () => {
  test.each([2, 3, 4])(
    "is the total when a game of %i players is over, and never changes the state",
    (seats) => {
      const s = newGame(seats, 3);
      playOn(s, 3, () => {
        const before = layout.clone(s);
        for (let seat = 0; seat < seats; seat++) expect(Number.isFinite(value(s, seat))).toBe(true);
        for (const move of legalMoves(s)) expect(Number.isFinite(prior(s, move))).toBe(true);
        expect(layout.equals(s, before)).toBe(true);
        return false;
      });
      expect(s.phase).toBe(ENDED);
      expect(result(s).seats.map((_, seat) => value(s, seat))).toEqual(
        result(s).seats.map(({ total }) => total),
      );
    },
  );

  test.each([2, 3, 4])("is what its lines add up to, and each is finite: %i players", (seats) => {
    const out = new Float64Array(evaluate.lines?.length ?? 0);
    const s = newGame(seats, 3);
    playOn(s, 3, () => {
      for (let seat = 0; seat < seats; seat++) {
        evaluate.expect?.(s, seat, out);
        expect(out.every(Number.isFinite)).toBe(true);
        expect(out.reduce((sum, line) => sum + line, 0)).toBeCloseTo(value(s, seat), 6);
      }
      return false;
    });
  });

  test("counts what was won in earlier rounds", () => {
    const s = scoreByPlay({ sites: [scoredBuilding("V03"), SITES.points12, SITES.points18] });
    expect(value(s, 0) - value(s, 1)).toBeCloseTo(7);
  });

  test("prefers the better of two buildings, and a prize that is near", () => {
    const rich: Position = {
      sites: [{ plan: "P12", stacks: "R2C1 W1 G6" }, bare, bare],
      turn: 6,
      pool: "W1",
    };
    const poor: Position = {
      sites: [{ plan: "P12", stacks: "R2C1 W1 G2" }, bare, bare],
      turn: 6,
      pool: "W1",
    };
    expect(value(arrange(rich), 0)).toBeGreaterThan(value(arrange(poor), 0));
    expect(value(arrange(rich), 1)).toBeLessThan(value(arrange(poor), 1));
    const alike: Position = {
      sites: [{ plan: "P04", stacks: "R1C2 S2 G2; R2C2 W2" }, bare, bare],
      turn: 9,
      pool: "W1",
    };
    const mixed: Position = {
      sites: [{ plan: "P04", stacks: "R1C2 S1 G2; R2C2 W1" }, bare, bare],
      turn: 9,
      pool: "W1",
    };
    expect(value(arrange(alike), 0)).toBeGreaterThan(value(arrange(mixed), 0));
  });

  test("counts a die in hand where it does most good", () => {
    const s = newGame(3, 6);
    playOn(s, 6, () => {
      if (s.phase !== PLACE) return false;
      const seat = s.active;
      const worths = legalMoves(s).map((move) => {
        const after = layout.clone(s);
        apply(after, move, quiet());
        return after.round === s.round && after.phase !== ENDED ? value(after, seat) : value(s, seat);
      });
      expect(worths.some((worth) => Math.abs(worth - value(s, seat)) < 1e-9)).toBe(true);
      return false;
    });
  });
});

describe("prior", () => {
  test("likes a space that follows the plan, and dislikes to lose a die", () => {
    const s = arrange({ sites: [{ plan: "P04", stacks: "R1C2 G1" }, bare, bare], pool: "G1", turn: 3 });
    apply(s, takeDie(die("G1")), quiet());
    s.hand = die("G6");
    expect(prior(s, placeDie(space("R1C2")))).toBeGreaterThan(prior(s, placeDie(space("R2C2"))));
    const t = arrange({ sites: [CROWDED, bare, bare], pool: "R3 G4", turn: 9 });
    expect(prior(t, takeDie(die("G4")))).toBeGreaterThan(prior(t, takeDie(die("R3"))));
  });

  test("discards what the rival would like most", () => {
    const collector = { plan: "P12", stacks: "R2C1 R1 R2; R2C2 R3" };
    const s = arrange({ sites: [bare, collector], pool: "R4 G6 S1", turn: 6 });
    const [recycled, glass, stone] = ["R4", "G6", "S1"].map((code) => prior(s, discardDie(die(code))));
    expect(recycled).toBeGreaterThan(glass ?? 0);
    expect(glass).toBeGreaterThan(stone ?? 0);
  });
});

describe("looking one move ahead", () => {
  test.each([2, 3, 4])("beats chance at a table of %i", (seats) => {
    const games = 40;
    let wins = 0;
    for (let seed = 0; seed < games; seed++) {
      const s = newGame(seats, seed);
      const seat = seed % seats;
      const random = Random.of(seed);
      while (s.phase !== ENDED) {
        const options = legalMoves(s);
        const move = s.active === seat ? bestMove(s, seat, random) : options[random.int(options.length)];
        apply(s, move ?? 0, { random, emit: null });
      }
      if (
        at(
          Uint8Array.from(result(s).seats, ({ rank }) => rank),
          seat,
        ) === 1
      )
        wins++;
    }
    expect(wins / games).toBeGreaterThan(0.9);
  });
});
