import { at, type GameEvent, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import type { Site } from "./arrange.ts";
import { CELLS, PRIZES, SCORE_LINES, SPACES } from "./data.ts";
import { BUILDINGS, type ScoredBuilding, SITES, scoredBuilding } from "./fixtures.ts";
import { apply } from "./rules.ts";
import { cardsOf, result, sheet } from "./scoring.ts";
import { view } from "./secrets.ts";
import { firstSeat, layout, lotOf, planOf, prizeWinner, type State, seatAtRank } from "./state.ts";
import { newSurvey, qualifies, type Survey, survey } from "./survey.ts";
import {
  arrange,
  endedGame,
  legalMoves,
  listening,
  newGame,
  type Position,
  playOn,
  quiet,
  scoreByPlay,
} from "./testing.ts";

function surveyed(site: Site): Survey {
  const s = arrange({ sites: [site, { plan: "P24" }], turn: 0 });
  const building = newSurvey();
  survey(s, lotOf(1, 0), building);
  return building;
}

const pointsOf = (site: Site, line: (typeof SCORE_LINES)[number]): number =>
  at(surveyed(site).points, SCORE_LINES.indexOf(line));
const prizesOf = (building: Survey): string[] => PRIZES.filter((_, prize) => qualifies(building, prize));
const rankingOf = (s: State, round = 1): number[] =>
  Array.from({ length: s.seats }, (_, rank) => seatAtRank(s, round, rank));
const winnersOf = (s: State, round = 1): number[] => PRIZES.map((_, prize) => prizeWinner(s, round, prize));
const totalOf = (s: State, seat: number): number => result(s).seats[seat]?.total ?? -1;
const totalsOf = (s: State): number[] => result(s).seats.map(({ total }) => total);
const ranksOf = (s: State): number[] => result(s).seats.map(({ rank }) => rank);

describe("a building", () => {
  test.each(BUILDINGS)(
    "BLU-6.1 BLU-6.2 BLU-6.3 BLU-6.4 BLU-6.5 BLU-6.6 · building $id: $shows",
    (building: ScoredBuilding) => {
      const { points, total } = surveyed(building);
      expect(Array.from(points)).toEqual(building.points);
      expect(total).toBe(building.total);
    },
  );

  test.each(BUILDINGS)("BLU-8.1 BLU-8.2 BLU-8.3 BLU-8.4 · prizes of building $id: $shows", (building) => {
    expect(prizesOf(surveyed(building))).toEqual(building.prizes);
  });

  test("BLU-1.4 BLU-6.4 · the lowest die stands at level 1", () => {
    const levels = ["S1", "S1 S1", "S1 S1 S1", "S1 S1 S1 S1", "S1 S1 S1 S1 S1", "S1 S1 S1 S1 S1 S1"];
    const points = levels.map((stack) => pointsOf({ plan: "P01", stacks: `R1C1 ${stack}` }, "stone"));
    expect(points).toEqual([2, 5, 10, 18, 26, 34]);
  });

  test("BLU-1.5 BLU-1.6 · two dice on level 1 touch exactly when their spaces share an edge", () => {
    const neighbours = [
      [1, 2],
      [0, 3],
      [0, 3, 4],
      [1, 2, 5],
      [2, 5],
      [3, 4],
    ];
    const names = ["R1C1", "R1C2", "R2C1", "R2C2", "R3C1", "R3C2"];
    for (let a = 0; a < SPACES; a++) {
      for (let b = 0; b < SPACES; b++) {
        if (a === b) continue;
        // The scorer does not ask whether a space is open, so any plan will do.
        const wood = pointsOf({ plan: "P01", stacks: `${names[a]} W1; ${names[b]} S1` }, "wood");
        expect(wood, `${names[a]} and ${names[b]}`).toBe(neighbours[a]?.includes(b) ? 2 : 0);
      }
    }
  });

  test("BLU-1.5 · dice on different levels of neighbouring spaces do not touch", () => {
    expect(pointsOf({ plan: "P04", stacks: "R1C2 S1 W2; R2C2 S1" }, "wood")).toBe(2);
    expect(pointsOf({ plan: "P04", stacks: "R1C2 S1 W2; R2C2 S1 S1" }, "wood")).toBe(4);
  });

  test("BLU-1.7 BLU-6.1 · only the heights of the card decide the bonus, whatever stands there", () => {
    const stacks = "R1C1 S6; R2C1 W1 G1; R3C1 R1 R2 R3";
    expect(pointsOf({ plan: "P01", stacks }, "planBonus")).toBe(6);
    expect(pointsOf({ plan: "P03", stacks }, "planBonus")).toBe(0);
  });

  test("BLU-6.2 · two wood dice that touch count each other", () => {
    expect(pointsOf({ plan: "P01", stacks: "R1C1 W1 W1" }, "wood")).toBe(4);
    expect(pointsOf({ plan: "P01", stacks: "R1C1 W1 S1" }, "wood")).toBe(2);
  });

  test("BLU-6.3 · recycled dice score together and need not touch", () => {
    const stacks = ["R1", "R1 R1", "R1 R1 R1", "R1 R1 R1 R1", "R1 R1 R1 R1 R1", "R1 R1 R1 R1 R1 R1"];
    const points = stacks.map((stack) => pointsOf({ plan: "P01", stacks: `R1C1 ${stack}` }, "recycled"));
    expect(points).toEqual([2, 5, 10, 15, 20, 30]);
    expect(pointsOf({ plan: "P01", stacks: "R1C1 R1; R3C1 R6" }, "recycled")).toBe(5);
  });

  test("BLU-8.8 · over random games no building is geometer and structural integrity at once, no skyscraper follows its plan", () => {
    for (let seed = 0; seed < 60; seed++) {
      const s = newGame(4, seed);
      playOn(s, seed);
      for (let round = 1; round <= 3; round++) {
        for (let seat = 0; seat < 4; seat++) {
          const building = newSurvey();
          survey(s, lotOf(round, seat), building);
          const prizes = prizesOf(building);
          expect(prizes.length).toBeLessThanOrEqual(3);
          expect(prizes.includes("geometer") && prizes.includes("structuralIntegrity")).toBe(false);
          expect(prizes.includes("skyscraper") && at(building.points, 0) > 0).toBe(false);
        }
      }
    }
  });
});

describe("ties, awards and the next first player", () => {
  const exampleA = scoredBuilding("A");
  const exampleB = scoredBuilding("B");

  test.each([
    { inDemand: ["recycled", "stone"], winner: 1, why: "recycled 3 : 3, stone 0 : 1" },
    { inDemand: ["stone", "glass"], winner: 1, why: "stone 0 : 1" },
    { inDemand: ["glass", "stone"], winner: 0, why: "glass 2 : 0" },
  ] as const)("BLU-7.1 · the rulebook's example, 23 to 23: $why", ({ inDemand, winner }) => {
    const s = scoreByPlay({ inDemand, sites: [exampleA, exampleB] });
    expect(rankingOf(s)[0]).toBe(winner);
    expect(totalOf(s, winner)).toBe(2);
  });

  test("BLU-7.1 BLU-3.7 · equal in both materials: who played last ranks first, the other begins the next round", () => {
    const sites = [SITES.points25wood1glass2, SITES.points25wood1glass2too];
    const s = scoreByPlay({ firstSeat: 0, inDemand: ["wood", "glass"], sites });
    expect(rankingOf(s)).toEqual([1, 0]);
    expect(totalsOf(s)).toEqual([0, 2]);
    expect(firstSeat(s, 2)).toBe(0);
  });

  test("BLU-7.1 · 30 to 30: a wood die that was lost breaks no tie", () => {
    const sites = [{ ...scoredBuilding("V12"), lost: "W1" }, SITES.points30stone1];
    // If it counted, wood would be 1 : 1 and the five glass dice would decide.
    const s = scoreByPlay({ inDemand: ["wood", "glass"], sites });
    expect(rankingOf(s)).toEqual([1, 0]);
  });

  test("BLU-7.2 BLU-7.3 BLU-7.4 BLU-3.6 · a tie of three, four players, seat 2 first", () => {
    const s = scoreByPlay({
      firstSeat: 2,
      inDemand: ["glass", "wood"],
      sites: [
        SITES.points27wood1glass2,
        SITES.points27wood1glass2too,
        SITES.points27wood1glass1,
        SITES.points19,
      ],
    });
    expect(rankingOf(s)).toEqual([1, 0, 2, 3]);
    expect(totalsOf(s)).toEqual([2, 3, 1, 0]);
    expect(firstSeat(s, 2)).toBe(3);
  });

  test("BLU-3.7 · the lowest score is shared: fewer dice in demand begin", () => {
    const sites = [SITES.points30stone1, SITES.points22stone0, SITES.points22stone1];
    const s = scoreByPlay({ inDemand: ["stone", "recycled"], sites });
    expect(rankingOf(s)).toEqual([0, 2, 1]);
    expect(totalsOf(s)).toEqual([3, 0, 2]);
    expect(firstSeat(s, 2)).toBe(1);
  });

  test("BLU-3.7 · the lowest score is shared and so are the dice in demand: who played earlier begins", () => {
    const sites = [SITES.points18, SITES.points25, SITES.points18too];
    const s = scoreByPlay({ firstSeat: 1, inDemand: ["stone", "recycled"], sites });
    expect(rankingOf(s)).toEqual([1, 0, 2]);
    expect(totalsOf(s)).toEqual([2, 3, 0]);
    expect(firstSeat(s, 2)).toBe(2);
  });

  test("BLU-3.6 BLU-2.7 BLU-7.1 · the lowest score begins, twice in a row", () => {
    const s = scoreByPlay({ sites: [SITES.points31, SITES.points24, SITES.points28] });
    expect(firstSeat(s, 2)).toBe(1);
    expect(s.active).toBe(1);
    const again: Position = {
      round: 2,
      firstSeat: 1,
      inDemand: ["wood", "recycled"],
      sites: [
        SITES.points20wood2recycled1,
        SITES.points20wood2recycled1too,
        SITES.points20wood2recycled1three,
      ],
    };
    scoreByPlay(again, quiet(), s);
    expect(rankingOf(s, 2)).toEqual([0, 2, 1]);
    expect(firstSeat(s, 3)).toBe(1);
  });

  test("BLU-7.3 · two players, 31 to 12: silver and nothing else", () => {
    const context = listening();
    const s = scoreByPlay({ sites: [SITES.points31, SITES.points12] }, context);
    expect(totalsOf(s)).toEqual([2, 0]);
    expect(result(s).seats[0]?.lines).toEqual([
      { key: "award.silver", points: 2, rule: "BLU-7.3", data: { round: 1 } },
    ]);
    expect(context.events.filter(({ type }) => type === "awardGiven")).toHaveLength(1);
  });
});

describe("prizes", () => {
  test("BLU-8.6 · the material in demand decides, not height or score", () => {
    const sites = [scoredBuilding("V19"), scoredBuilding("V20")];
    const s = scoreByPlay({ inDemand: ["stone", "glass"], sites });
    expect(winnersOf(s)).toEqual([0, -1, -1, -1]);
    expect(rankingOf(s)).toEqual([1, 0]);
  });

  test("BLU-8.6 · two geometers equal in both materials: the later one wins, though it scored less", () => {
    const s = scoreByPlay({ inDemand: ["wood", "glass"], sites: [SITES.geometer24, SITES.geometer18] });
    expect(winnersOf(s)).toEqual([-1, -1, 1, -1]);
    expect(rankingOf(s)).toEqual([0, 1]);
  });

  test("BLU-8.5 · nobody qualifies, nobody wins, and the next round still gives only one", () => {
    const s = scoreByPlay({ sites: [SITES.points31, SITES.points12] });
    expect(winnersOf(s)).toEqual([-1, -1, -1, -1]);
    scoreByPlay({ round: 2, sites: [scoredBuilding("V19"), scoredBuilding("V20")] }, quiet(), s);
    const skyscrapers = result(s).seats.flatMap(({ lines }) =>
      lines.filter(({ key }) => key === "prize.skyscraper"),
    );
    expect(skyscrapers).toHaveLength(1);
  });

  test("BLU-8.7 BLU-1.8 BLU-9.1 · the last of four wins three prizes: 6 points against 3 for gold", () => {
    const sites = [SITES.points30stone1, SITES.points31, SITES.points28, scoredBuilding("V13")];
    const s = scoreByPlay({ sites });
    expect(rankingOf(s)).toEqual([1, 0, 2, 3]);
    expect(totalsOf(s)).toEqual([2, 3, 1, 6]);
    // The cards stay won in the next round.
    playOn(s, 3, ({ round }) => round === 3);
    expect(totalOf(s, 3)).toBeGreaterThanOrEqual(6);
  });

  test("BLU-8.7 · one building wins a prize and an award", () => {
    const s = scoreByPlay({ sites: [scoredBuilding("V03"), SITES.points12, SITES.points18] });
    expect(totalOf(s, 0)).toBe(3 + 2 + 2);
  });
});

describe("the end of the game", () => {
  test("BLU-11.1 BLU-11.2 BLU-11.5 · 8 to 8: more prizes win", () => {
    const rankings = [
      [0, 2, 1],
      [0, 1, 2],
      [2, 1, 0],
    ];
    const s = endedGame(3, rankings, [{ skyscraper: 0, geometer: 1 }, { materials: 1 }]);
    expect(totalsOf(s)).toEqual([8, 8, 5]);
    expect(ranksOf(s)).toEqual([2, 1, 3]);
  });

  test("BLU-11.2 · equal points and prizes: more gold wins", () => {
    const rankings = [
      [0, 1, 2, 3],
      [0, 1, 3, 2],
      [2, 1, 3, 0],
    ];
    const s = endedGame(4, rankings);
    expect(totalsOf(s)).toEqual([6, 6, 4, 2]);
    expect(ranksOf(s)).toEqual([1, 2, 3, 4]);
  });

  test("BLU-11.3 BLU-11.5 · all equal: the victory is shared", () => {
    const rankings = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ];
    const s = endedGame(3, rankings, [{ geometer: 0 }, { geometer: 1 }, { geometer: 2 }]);
    expect(totalsOf(s)).toEqual([7, 7, 7]);
    expect(ranksOf(s)).toEqual([1, 1, 1]);
  });

  test("BLU-11.4 · two players with 4 points each: prizes decide", () => {
    const rankings = [
      [0, 1],
      [1, 0],
      [0, 1],
    ];
    const s = endedGame(2, rankings, [{ materials: 1 }]);
    expect(totalsOf(s)).toEqual([4, 4]);
    expect(ranksOf(s)).toEqual([2, 1]);
  });

  test("BLU-11.4 · no random game of two players is shared", () => {
    for (let seed = 0; seed < 60; seed++) {
      const s = newGame(2, seed);
      playOn(s, seed);
      expect(ranksOf(s).sort()).toEqual([1, 2]);
    }
  });
});

describe("the score sheet", () => {
  test("BLU-6.6 BLU-6.7 · lines stand in order, and begin anew with a new round", () => {
    const s = arrange({ sites: [scoredBuilding("X1"), { plan: "P01" }], turn: 0 });
    expect(sheet(s, 0).map(({ key, points }) => [key, points])).toEqual([
      ["planBonus", 6],
      ["wood", 6],
      ["recycled", 5],
      ["stone", 5],
      ["glass", 5],
    ]);
    const next = scoreByPlay({ sites: [SITES.points31, SITES.points12] });
    expect(sheet(next, 0).every(({ points }) => points === 0)).toBe(true);
    expect(planOf(next, 2, 0)).not.toBe(0);
  });
});

describe("the scoring as it is told", () => {
  test("BLU-6.6 BLU-7.3 BLU-8.5 BLU-13.9 · every screen is up before it, and no card is won before it is given", () => {
    const s = newGame(3, 5);
    playOn(s, 5, ({ turn }) => turn === 17);
    const told: string[] = [];
    const seen = layout.create();
    const cards = (): number => [0, 1, 2].reduce((sum, seat) => sum + cardsOf(s, seat).length, 0);
    const emit = ({ type, seat, data }: GameEvent): void => {
      if (type === "buildingScored") {
        view(s, null, seen);
        const lot = lotOf(1, seat ?? 0);
        expect(Array.from(seen.stacks.subarray(lot * CELLS, (lot + 1) * CELLS))).toEqual(data.stacks);
        expect(cards()).toBe(0);
      }
      if (type === "prizeGiven") expect(prizeWinner(s, 1, Number(data.prize))).toBe(seat);
      if (type.endsWith("Given")) told.push(`${type} ${cards()}`);
    };
    while (s.round === 1) apply(s, legalMoves(s)[0] ?? 0, { random: Random.of(5), emit });
    // Ranking is one moment, prizes come one by one.
    expect(told.slice(0, 2)).toEqual(["awardGiven 2", "awardGiven 2"]);
    told.slice(2).forEach((line, prize) => {
      expect(line).toBe(`prizeGiven ${3 + prize}`);
    });
  });
});
