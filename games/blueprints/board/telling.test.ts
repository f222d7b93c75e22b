import { MoveList, OVER, parseConfig, Random, type TableConfig } from "@banquise/engine";
import { expect, test } from "vitest";
import { PRIZES, SCORE_LINES, TAKES } from "../data.ts";
import { blueprints } from "../index.ts";
import { isPlace, moves } from "../moves.ts";
import { ENDED, lotOf, PLACE, type State } from "../state.ts";
import { buildingOf } from "./building.ts";
import { planProgress, previewPlacement, progressOf, surveyed, withinReach } from "./preview.ts";
import { beatsOf, placingsOf, prizeVerdicts, tally } from "./telling.ts";

/** Plays whole games at random and shows every state on the way. */
function watchGames(seats: number, games: number, look: (s: State) => void): void {
  const config = parseConfig(blueprints, seats) as TableConfig;
  const list = new MoveList();
  for (let seed = 0; seed < games; seed++) {
    const random = Random.of(seed);
    const s = blueprints.layout.create();
    blueprints.setup(s, config, { random, emit: null });
    look(s);
    while (blueprints.actor(s) !== OVER) {
      list.clear();
      blueprints.legal(s, list);
      blueprints.apply(s, list.at(random.int(list.length)), { random, emit: null });
      look(s);
    }
  }
}

const SEATS = [2, 3, 4];

test("BLU-6.6 · the beats of every building add up to its score, line by line", () => {
  for (const seats of SEATS) {
    watchGames(seats, 12, (s) => {
      if (s.phase !== ENDED) return;
      for (let round = 1; round <= 3; round++) {
        for (let seat = 0; seat < seats; seat++) {
          const beats = beatsOf(buildingOf(s, round, seat));
          const sums = tally(beats, beats.length);
          const { points, total } = surveyed(s, lotOf(round, seat));
          expect(SCORE_LINES.map((line) => sums[line] ?? 0)).toEqual([...points]);
          expect(beats.reduce((sum, beat) => sum + beat.points, 0)).toBe(total);
        }
      }
    });
  }
});

test("BLU-7.2 BLU-8.6 · the verdict names every seat once and only winners that meet the condition", () => {
  for (const seats of SEATS) {
    watchGames(seats, 12, (s) => {
      if (s.phase !== ENDED) return;
      const placings = placingsOf(s, 2);
      expect(new Set(placings.map(({ seat }) => seat)).size).toBe(seats);
      placings.forEach(({ points, decider }, rank) => {
        const next = placings[rank + 1];
        if (next) expect(points).toBeGreaterThanOrEqual(next.points);
        expect(decider === "points").toBe(next === undefined || next.points < points);
      });
      const verdicts = prizeVerdicts(s, 2);
      expect(verdicts).toHaveLength(PRIZES.length);
      for (const { winner, beaten } of verdicts) if (winner < 0) expect(beaten).toEqual([]);
    });
  }
});

test("a preview promises exactly what the placement then brings, and changes nothing", () => {
  const list = new MoveList();
  for (const seats of SEATS) {
    watchGames(seats, 4, (s) => {
      if (s.phase !== PLACE) return;
      const seat = blueprints.actor(s);
      const lot = lotOf(s.round, seat);
      const before = blueprints.layout.clone(s);
      list.clear();
      blueprints.legal(s, list);
      for (const move of list.toArray().filter(isPlace)) {
        const preview = previewPlacement(s, lot, moves.offset(move), s.hand);
        expect(blueprints.layout.equals(s, before)).toBe(true);
        const then = blueprints.layout.clone(s);
        blueprints.apply(then, move, { random: Random.of(1), emit: null });
        const after = surveyed(then, lot);
        expect(preview.gain).toBe(after.total - surveyed(s, lot).total);
        expect(preview.lines.map((line) => line.after)).toEqual([...after.points]);
      }
    });
  }
});

test("BLU-8.1 BLU-8.2 BLU-8.3 BLU-8.4 · a prize that was won was within reach all along", () => {
  watchGames(4, 10, (s) => {
    if (s.phase !== ENDED) return;
    for (const { prize, winner } of prizeVerdicts(s, 3)) {
      if (winner < 0) continue;
      const building = surveyed(s, lotOf(3, winner));
      expect(withinReach(building, prize, 0)).toBe(true);
      expect(progressOf(building, prize)).toBeGreaterThanOrEqual(4);
    }
  });
});

test("BLU-6.1 · the plan counts as followed exactly when its bonus is scored", () => {
  watchGames(3, 12, (s) => {
    if (s.phase !== ENDED) return;
    for (let seat = 0; seat < 3; seat++) {
      const { placed, open } = planProgress(buildingOf(s, 3, seat), 0);
      expect(open && placed === TAKES).toBe((surveyed(s, lotOf(3, seat)).points[0] ?? 0) > 0);
    }
  });
});
