import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { completionRanking } from "./completion.ts";
import { FAVOUR_IDS, type FavourId, SCORE_LINES, type ScoreKey } from "./data.ts";
import {
  bankedPoints,
  borderOf,
  ratingOf,
  result,
  sheet,
  templeTopSetter,
  templeTopWinner,
} from "./scoring.ts";
import { END_FAVOURS, ENDED, PLAYED_BY, pointsOf, REACT_SOLIDITY, type State, TURN_START } from "./state.ts";
import { isBorder } from "./temple.ts";
import {
  arrange,
  give,
  legalNames,
  legalOf,
  newGame,
  type Position,
  play,
  playOn,
  quiet,
  refusal,
  tellGame,
} from "./testing.ts";

const times = (count: number, face: string): string[] => Array(count).fill(face);
const line = (s: State, seat: number, key: ScoreKey): number =>
  sheet(s, seat).find((each) => each.key === key)?.points ?? -1;
const lines = (s: State, key: ScoreKey): number[] =>
  Array.from({ length: s.seats }, (_, seat) => line(s, seat, key));
const played = (s: State, seat: number, favour: FavourId): void => {
  s.favours[FAVOUR_IDS.indexOf(favour)] = PLAYED_BY + seat;
};

describe("the cards of an area", () => {
  test("NUN-15.4 · workers: 20 for most, 12 each for a tie, 2 for every worker of the others", () => {
    const workers = (...counts: number[]): number[] =>
      lines(arrange({ areas: counts.map((count) => times(count, "worker")) }), "workers");
    expect(workers(4, 4, 1)).toEqual([12, 12, 2]);
    expect(workers(5, 3, 0)).toEqual([20, 6, 0]);
    expect(workers(0, 0, 0)).toEqual([0, 0, 0]);
    expect(workers(2, 2, 2)).toEqual([12, 12, 12]);
  });

  test("NUN-15.4 NUN-13.18 · labour counts one worker more, and only here", () => {
    const s = arrange({ areas: [times(4, "worker"), times(4, "worker"), ["worker"]] });
    played(s, 0, "labour");
    expect(lines(s, "workers")).toEqual([20, 8, 2]);
    give(s, 0, "sculptor", "artisanRope", "beast1", "engineer", "ancestorBeastEngineer");
    expect(line(s, 0, "fullSets")).toBe(10);
  });

  test("NUN-15.5 · sculptors by number", () => {
    const points = [0, 1, 2, 3, 4, 7, 10, 12].map((count) =>
      line(arrange({ areas: [times(count, "sculptor")] }), 0, "sculptors"),
    );
    expect(points).toEqual([0, 2, 5, 9, 14, 35, 65, 65]);
  });

  test("NUN-15.6 · artisans: by tool, and ten for each set of three tools", () => {
    const tools = [...times(2, "artisanRope"), ...times(2, "artisanPickaxe"), ...times(3, "artisanPolesaw")];
    expect(line(arrange({ areas: [tools] }), 0, "artisans")).toBe(3 + 3 + 8 + 20);
    expect(line(arrange({ areas: [["sculptorRope:artisan"]] }), 0, "artisans")).toBe(1);
  });

  test("NUN-15.7 · beasts times their symbols", () => {
    expect(line(arrange({ areas: [["beast1", "beast2"]] }), 0, "beasts")).toBe(6);
    expect(line(arrange({ areas: [["beastAncestorAE:beast"]] }), 0, "beasts")).toBe(1);
  });

  test("NUN-15.7 NUN-13.19 · herd adds two symbols", () => {
    const s = arrange({ areas: [["beast1", "beast1", "beast2"]] });
    expect(line(s, 0, "beasts")).toBe(12);
    played(s, 0, "herd");
    expect(line(s, 0, "beasts")).toBe(18);
  });

  test("NUN-15.8 · engineers times the last number reached", () => {
    const points = [0, 5, 6, 14].map((square) =>
      line(arrange({ areas: [times(3, "engineer")], engineering: [square] }), 0, "engineers"),
    );
    expect(points).toEqual([0, 9, 9, 30]);
  });

  test("NUN-15.9 · an ancestor counts the cards of its two symbols, itself too", () => {
    const s = arrange({
      areas: [["ancestorArtisanAncestor", "beastAncestorAE:ancestor", ...times(4, "artisanRope")]],
    });
    // 4 artisans and 2 ancestors; the other ancestor counts 4 artisans and no engineer.
    expect(line(s, 0, "ancestors")).toBe(6 + 4);
  });

  test("NUN-11.5 NUN-15.9 · an ancestor pair never scores on a card played as a beast", () => {
    expect(line(arrange({ areas: [["beastAncestorAE:beast", "artisanRope"]] }), 0, "ancestors")).toBe(0);
  });

  test("NUN-15.10 NUN-12.4 · two points for each Favour not used, also for a declined one", () => {
    const s = arrange({ held: { labour: 0, emulation: 0, herd: 1 } });
    played(s, 0, "herd");
    expect(lines(s, "unusedFavours")).toEqual([4, 0, 0]);
  });

  test("NUN-15.11 · ten for each full set of the six symbols", () => {
    const set = ["worker", "sculptor", "artisanRope", "beast1", "engineer", "ancestorBeastEngineer"];
    expect(line(arrange({ areas: [[...set, ...set]] }), 0, "fullSets")).toBe(20);
    expect(line(arrange({ areas: [[...set, ...set.slice(1)]] }), 0, "fullSets")).toBe(10);
  });

  test("NUN-15.12 · a whole area, line by line in order, adds up", () => {
    const s = arrange({
      blocks: [[0]],
      areas: [
        [
          ...times(3, "worker"),
          ...times(3, "sculptor"),
          ...[...times(2, "artisanRope"), ...times(2, "artisanPickaxe"), ...times(3, "artisanPolesaw")],
          ...["beast1", "beast2", "engineer", "engineer", "ancestorArtisanAncestor"],
        ],
      ],
      engineering: [5],
      held: { labour: 0 },
    });
    expect(sheet(s, 0).map(({ key }) => key)).toEqual(SCORE_LINES);
    expect(sheet(s, 0).map(({ points }) => points)).toEqual([0, 0, 0, 7, 20, 9, 34, 6, 6, 8, 2, 10]);
    expect(result(s).seats[0]?.total).toBe(102);
  });
});

/** Border positions of a floor. */
const border = (from: number, to: number): number[] =>
  [...Array(54).keys()].filter((position) => position >= from && position < to && isBorder(position));

describe("the temple top", () => {
  const ground = border(0, 25);
  const second = border(25, 41);
  const third = border(41, 50);

  test("NUN-15.2 · most border blocks; a tie goes to the lower floors first", () => {
    const s = arrange({
      blocks: [
        [...ground.slice(0, 6), ...second.slice(0, 8)],
        [...ground.slice(6, 11), ...second.slice(8), ...third.slice(0, 5)],
        [...ground.slice(11), ...third.slice(5), 50, 51, 52, 53],
      ],
    });
    expect([0, 1, 2].map((seat) => borderOf(s, seat))).toEqual([14, 14, 12]);
    expect(templeTopWinner(s)).toBe(0);
    expect(lines(s, "templeTop")).toEqual([7, 0, 0]);
  });

  test("NUN-15.2 NUN-15.3 · equal on every floor: nobody; the last on the Victory track sets it", () => {
    const s = arrange({
      blocks: [
        [0, 25],
        [1, 26],
      ],
    });
    expect([templeTopWinner(s), ...lines(s, "templeTop")]).toEqual([-1, 0, 0, 0]);
    s.earned[0] = 3;
    s.earned[3] = 3;
    s.earned[6] = 3;
    s.first = 1;
    expect(templeTopSetter(s)).toBe(1);
    s.earned[0] = 2;
    expect(templeTopSetter(s)).toBe(0);
  });
});

/** The last block of a game is in the hand of seat 0. */
const lastBlock = (position: Position = {}): State => {
  const s = arrange({
    tiles: { beast: [53] },
    hand: "beast1",
    turns: [17, 18, 18],
    placements: 53,
    ...position,
  });
  s.stack.fill(0);
  return s;
};

describe("the end", () => {
  test("NUN-14.1 · when all 54 tiles carry a block, the game is over", () => {
    for (const seats of [1, 2, 3, 4]) {
      const { s } = tellGame(seats, 4);
      expect([s.phase, s.placements, [...s.row]]).toEqual([ENDED, 54, [0, 0, 0, 0]]);
      expect(legalNames(s)).toEqual([]);
      expect(refusal(s, { type: "takeCard", slot: 0 })).toBe("NUN-14.1");
    }
  });

  test("what is banked is the Victory track until the end, and then everything", () => {
    const s = lastBlock({ areas: [["worker", "worker"]] });
    expect(bankedPoints(s, 0)).toBe(pointsOf(s, 0));
    expect(bankedPoints(s, 0)).toBeLessThan(result(s).seats[0]?.total ?? 0);
    const { s: over } = tellGame(2, 4);
    expect([0, 1].map((seat) => bankedPoints(over, seat))).toEqual(
      result(over).seats.map(({ total }) => total),
    );
  });

  test("NUN-15.1 NUN-12.3 · end-of-game Favours first, in turn order, each until its owner passes", () => {
    const s = lastBlock({ first: 1, held: { majesty: 0, discernment: 1, labour: 1, herd: 2 } });
    play(s, quiet(), { type: "placeBlock", position: 53 });
    expect([s.phase, s.decider]).toEqual([END_FAVOURS, 1]);
    expect(legalNames(s)).toEqual(["playFavour discernment", "playFavour labour", "endPass"]);
    play(s, quiet(), { type: "playFavour", favour: "discernment" });
    expect([s.decider, pointsOf(s, 1)]).toEqual([1, 1]);
    play(s, quiet(), { type: "endPass" });
    // Seat 2 has no beast, so herd is of no use and nothing is asked.
    expect(s.decider).toBe(0);
    play(s, quiet(), { type: "playFavour", favour: "majesty" });
    expect(s.phase).toBe(ENDED);
    expect(lines(s, "unusedFavours")).toEqual([0, 2, 2]);
  });

  test("NUN-13.16 NUN-15.11 · transformation: an artisan becomes an ancestor that scores nothing itself", () => {
    const area = [
      ...["worker", "worker", "sculptor", "sculptor", "sculptor"],
      ...[...times(2, "artisanRope"), "artisanPickaxe", "artisanPolesaw"],
      ...["beast1", "beast1", "engineer", "engineer"],
    ];
    const s = lastBlock({ hand: "beast1", areas: [area], held: { transformation: 0 } });
    play(s, quiet(), { type: "placeBlock", position: 53 }, { type: "playFavour", favour: "transformation" });
    expect(refusal(s, { type: "transformCard", card: "beast2" })).toBe("NUN-13.16");
    play(s, quiet(), { type: "transformCard", card: "artisanRope" });
    expect(legalOf(s, "transformTo")).toEqual(["worker", "sculptor", "beast", "engineer", "ancestor"]);
    play(s, quiet(), { type: "transformTo", symbol: "ancestor" });
    expect([line(s, 0, "fullSets"), line(s, 0, "ancestors"), s.phase]).toEqual([10, 0, ENDED]);
  });

  test("NUN-13.16 · transformation: a beast without symbols, an artisan with a tool, an ancestor others count", () => {
    const transform = (area: string[], card: string, symbol: "beast" | "polesaw" | "ancestor"): State => {
      const s = lastBlock({
        hand: "engineer",
        tiles: { engineer: [53] },
        areas: [area],
        held: { transformation: 0 },
      });
      play(
        s,
        quiet(),
        { type: "placeBlock", position: 53 },
        { type: "playFavour", favour: "transformation" },
      );
      return play(s, quiet(), { type: "transformCard", card }, { type: "transformTo", symbol });
    };
    expect(line(transform(["worker", "beast2"], "worker", "beast"), 0, "beasts")).toBe(4);
    expect(
      line(transform(["worker", "artisanRope", "artisanPickaxe"], "worker", "polesaw"), 0, "artisans"),
    ).toBe(13);
    expect(line(transform(["worker", "ancestorArtisanAncestor"], "worker", "ancestor"), 0, "ancestors")).toBe(
      2,
    );
  });

  test("NUN-13.17 NUN-15.8 · discernment: the number of one's square, or the next one", () => {
    const s = lastBlock({ engineering: [8], areas: [["engineer"]], held: { discernment: 0 } });
    play(s, quiet(), { type: "placeBlock", position: 53 }, { type: "playFavour", favour: "discernment" });
    expect([pointsOf(s, 0), line(s, 0, "engineers")]).toEqual([5, 4]);
  });

  test("NUN-13.19 · herd needs a beast", () => {
    const s = lastBlock({ hand: "engineer", tiles: { engineer: [53] }, held: { herd: 0, labour: 0 } });
    play(s, quiet(), { type: "placeBlock", position: 53 });
    expect(refusal(s, { type: "playFavour", favour: "herd" })).toBe("NUN-13.19");
  });

  test("NUN-13.20 · majesty: one point for each block on floor 3, two on floor 4", () => {
    const s = lastBlock({
      blocks: [[0, 30, 41, 42, 51]],
      placements: 53,
      turns: [17, 18, 18],
      held: { majesty: 0 },
    });
    play(s, quiet(), { type: "placeBlock", position: 53 }, { type: "playFavour", favour: "majesty" });
    expect(at(s.earned, 2)).toBe(6);
  });

  test("NUN-15.12 · the scoring is told category by category", () => {
    const { s, events } = tellGame(3, 9);
    const told = events
      .filter(({ type }) => type === "categoryScored")
      .map(({ data }) => data.line as number);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(events.at(-1)?.data.totals).toEqual(result(s).seats.map(({ total }) => total));
  });

  test("NUN-16.1 NUN-16.2 · most points win; then most border blocks in all; then it is shared", () => {
    const ranks = (s: State): number[] => result(s).seats.map(({ rank }) => rank);
    const s = arrange({ blocks: [border(0, 25).slice(0, 12), border(25, 54).slice(0, 13)] });
    // The top gives seat 1 seven points; seat 0 has earned as much.
    s.earned[0] = 7;
    expect([borderOf(s, 0), borderOf(s, 1), ranks(s)]).toEqual([12, 13, [2, 1, 3]]);
    s.earned[0] = 8;
    expect(ranks(s)).toEqual([1, 2, 3]);
    const even = arrange({
      blocks: [
        [0, 25],
        [1, 26],
      ],
    });
    expect(ranks(even)).toEqual([1, 1, 3]);
  });
});

describe("the Completion turns of four", () => {
  const finished = (completion: number, position: Position): State => {
    const s = arrange({ seats: 4, turns: [13, 13, 13, 13], placements: 52, ...position });
    s.completion = completion;
    return s;
  };

  test("NUN-14.2 NUN-14.4 · the best on the first line of the card plays first, then the second best", () => {
    const s = arrange({
      seats: 4,
      active: 2,
      tiles: { worker: [51, 52, 53], sculptor: [50] },
      row: ["worker", "sculptor"],
      hand: "worker",
      turns: [13, 13, 12, 13],
      placements: 51,
      areas: [["beast1", "beast1"], ["beast1"], [], ["beast1", "beast1", "beast2"]],
    });
    s.completion = 1;
    s.stack.fill(0);
    play(s, quiet(), { type: "placeBlock", position: 51 });
    expect([s.active, s.extra, legalOf(s, "takeCard")]).toEqual([3, 1, [0, 1]]);
    play(s, quiet(), { type: "takeCard", slot: 1 }, { type: "placeBlock", position: 50 });
    expect([s.active, s.extra, legalOf(s, "takeCard")]).toEqual([0, 2, [0]]);
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 52 });
    expect([s.phase, s.placements]).toEqual([ENDED, 54]);
  });

  test("NUN-14.3 NUN-14.4 · a full tie goes to the later in turn order", () => {
    expect(completionRanking(finished(1, {}))).toEqual([3, 2, 1, 0]);
    expect(completionRanking(finished(1, { first: 2 }))).toEqual([1, 0, 3, 2]);
  });

  test("NUN-14.3 NUN-2.7 · each card counts by its own two lines", () => {
    const first = (completion: number, position: Position): number =>
      completionRanking(finished(completion, position))[0] as number;
    expect(first(2, { areas: [["worker"], ["worker"]], blocks: [[0], [6]] })).toBe(0);
    expect(first(3, { areas: [["sculptor"], ["sculptor"]], blocks: [[30], [6]] })).toBe(0);
    expect(first(4, { areas: [times(3, "artisanRope"), ["artisanRope", "artisanPickaxe"]] })).toBe(1);
    expect(first(4, { areas: [["artisanRope", "artisanRope"], ["artisanPickaxe"]] })).toBe(0);
    expect(first(5, { engineering: [4, 3], areas: [[], ["engineer"]] })).toBe(0);
    expect(
      first(6, { areas: [["ancestorBeastEngineer"], ["ancestorWorkerSculptor"]], held: { labour: 0 } }),
    ).toBe(0);
    expect(first(1, { areas: [["beast1"], ["beast2", "beast2"]] })).toBe(0);
  });

  test("NUN-14.5 · an extra turn is a complete turn: powers, Favours and points", () => {
    let reactions = 0;
    for (let seed = 0; seed < 60; seed++) {
      const s = newGame(4, seed);
      playOn(s, seed, () => {
        if (s.extra > 0 && s.phase !== TURN_START) reactions++;
        return false;
      });
      expect([...s.turns].sort()).toEqual([13, 13, 14, 14]);
      expect(s.turns[at(s.extraSeats, 0) - 1]).toBe(14);
    }
    expect(reactions).toBeGreaterThan(0);
    const s = arrange({
      seats: 4,
      blocks: [[41, 42, 44, 45]],
      tiles: { beast: [50] },
      row: ["beast1"],
      held: { solidity: 0 },
      turns: [13, 13, 13, 13],
      placements: 53,
    });
    s.extra = 2;
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 50 });
    expect(s.phase).toBe(REACT_SOLIDITY);
  });
});

describe("ratings", () => {
  test("NUN-18.18 · from slush to the temple of ice", () => {
    const ratings = [99, 100, 150, 151, 185, 186, 200, 201, 225, 226, 250, 251].map(ratingOf);
    expect(ratings).toEqual([
      ...["unrated", "slush", "slush", "snowball", "snowball", "icicle"],
      ...["icicle", "iceBlock", "iceBlock", "iceberg", "iceberg", "iceTemple"],
    ]);
    const { s } = tellGame(1, 2);
    const { total, lines: told } = result(s).seats[0] ?? { total: 0, lines: [] };
    expect(told.at(-1)?.key).toBe(`rating.${ratingOf(total)}`);
  });
});
