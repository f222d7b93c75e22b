import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { type State, spareCubes } from "../state.ts";
import {
  arrange,
  choicesOf,
  cube,
  inHand,
  listening,
  type Position,
  people,
  play,
  seatOf,
  type TrackName,
  trackOf,
  why,
} from "../testing.ts";
import { advance, destination, whyNotAdvance } from "./tracks.ts";

const ships = { Z3: "A", Z5: "B", Z7: "C", Z0: "A" };
const base: Position = { seats: 3, sun: "Z3", ships };
const four: Position = { seats: 4, sun: "Z3", ships: { ...ships, Z1: "D" } };

/** Effects in the queue as "effect × letter". */
const queued = (s: State): string[] =>
  Array.from(s.effects)
    .filter((entry) => entry > 0)
    .map((entry) => `${Math.floor(entry / 4)}${"ABCD"[entry % 4]}`);

const move = (s: State, track: TrackName, letter: "A" | "B" | "C" | "D", spaces: number): void =>
  advance(s, trackOf(track), seatOf(letter), spaces, listening());

describe("recruiting and research", () => {
  const camp: Position = {
    ...base,
    ships: { Z3: "A", Z6: "A", Z5: "B", Z7: "C" },
    buildings: { Z6: ["camp", "coastCentre"] },
    scientists: { Z6: { A: 1 } },
    holdings: { A: { staff: 0, reserve: 9 } },
  };

  test("ANT-8.1 ANT-8.2 · V01 a camp gives as many scientists as ships and scientists there", () => {
    const s = arrange(camp);
    play(s, "moveShip Z6", "recruit");
    expect(people(s, "A")).toBe("3/6");
  });

  test("ANT-9.1 ANT-9.8 · V01 a research centre gives as many spaces", () => {
    const s = arrange({ ...camp, cubes: { T1: { A: 1 } } });
    play(s, "moveShip Z6", "research T1");
    expect([cube(s, "T1", "A"), people(s, "A")]).toEqual([4, "1/8"]);
  });

  test("ANT-8.2 ANT-8.3 · all that are left when there are fewer, and not offered when there is none", () => {
    const few = arrange({ ...camp, holdings: { A: { staff: 1, reserve: 2 } } });
    play(few, "moveShip Z6", "recruit");
    expect(people(few, "A")).toBe("3/0");
    const none = arrange({ ...camp, holdings: { A: { staff: 1, reserve: 0 } } });
    play(none, "moveShip Z6");
    expect(why(none, "recruit")).toBe("ANT-8.3");
  });

  test("ANT-9.1 · not without a centre of the track", () => {
    const s = arrange(camp);
    play(s, "moveShip Z6");
    expect([why(s, "research T2"), why(s, "research T3")]).toEqual(["ANT-9.1", "ANT-9.1"]);
  });

  test.each([
    [2, "coastCentre", ["T1"]],
    [3, "coastCentre", ["T1", "T4"]],
    [4, "coastCentre", ["T1", "T4"]],
    [2, "seaCentre", ["T2"]],
    [3, "seaCentre", ["T2", "T4"]],
    [2, "landCentre", ["T3"]],
    [3, "landCentre", ["T3"]],
    [4, "landCentre", ["T3", "T5"]],
  ] as const)("ANT-9.2 ANT-9.3 · V38 with %i players a %s serves %j", (seats, kind, tracks) => {
    const s = arrange({ seats, sun: "Z3", ships: { Z3: "A", Z5: "B" }, buildings: { Z4: [kind] } });
    play(s, "moveShip Z4");
    expect(choicesOf(s, "research")).toEqual(tracks.map((track) => `research ${track}`));
  });

  test("ANT-9.3 · a track with two kinds needs one of them, and all points go to one track", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "A", Z4: "A", Z5: "B", Z7: "C" },
      buildings: { Z4: ["coastCentre", "seaCentre"] },
    });
    play(s, "moveShip Z4");
    expect(choicesOf(s, "research")).toEqual(["research T1", "research T2", "research T4"]);
    play(s, "research T4");
    expect([cube(s, "T4", "A"), cube(s, "T1", "A"), cube(s, "T2", "A")]).toEqual([2, 0, 0]);
  });
});

describe("moving a cube", () => {
  test("ANT-9.4 ANT-9.5 · V20 entering a track takes an available cube and counts as a space", () => {
    const s = arrange({ ...base, cubes: { T1: { B: 1, C: 2 } } });
    move(s, "T1", "A", 1);
    expect([cube(s, "T1", "A"), spareCubes(s, 0), queued(s)]).toEqual([3, 3, ["1A"]]);
  });

  test("ANT-9.4 · V44 without a cube on the track and without an available one it is closed to the player", () => {
    const s = arrange({
      ...base,
      buildings: { Z6: ["landCentre"], Z0: ["crane"] },
      visible: ["B09"],
      cubes: { T1: { A: 2 }, T2: { A: 2 } },
      holdings: { A: { cubes: 0, hand: ["rapidProgress"] } },
    });
    play(s, "moveShip Z6");
    expect(why(s, "research T3")).toBe("ANT-9.4");
    play(s, "playCard rapidProgress");
    expect(why(s, "chooseTrack T3")).toBe("ANT-9.4");
    expect(choicesOf(s, "chooseTrack")).toEqual(["chooseTrack T1", "chooseTrack T2"]);
  });

  test("ANT-9.5 ANT-9.8 ANT-9.9 · V03 only free spaces count, and a used blue space does nothing", () => {
    const s = arrange({ ...four, cubes: { T1: { A: 4, B: 5, C: 6, D: 7 } } });
    move(s, "T1", "A", 2);
    expect([cube(s, "T1", "A"), queued(s)]).toEqual([9, ["2A"]]);
  });

  test("ANT-9.6 ANT-9.7 · V22 a track ends, and its last cube cannot be overtaken", () => {
    const s = arrange({ ...base, cubes: { T2: { A: 16, B: 13, C: 14 } } });
    expect(whyNotAdvance(s, 1, 1)).toBeNull();
    const two = arrange({ ...base, cubes: { T2: { A: 16, B: 13 } } });
    move(two, "T2", "B", 5);
    expect(cube(two, "T2", "B")).toBe(15);
    expect(whyNotAdvance(two, seatOf("B"), trackOf("T2"))).toBe("ANT-9.7");
    const three = arrange({ ...base, cubes: { T2: { A: 16, B: 15, C: 14 } } });
    expect([0, 1, 2].map((seat) => whyNotAdvance(three, seat, trackOf("T2")))).toEqual(
      Array(3).fill("ANT-9.7"),
    );
  });

  test("ANT-9.7 ANT-2.11 · neither a finished nor a blocked track can be chosen", () => {
    const s = arrange({
      ...base,
      buildings: { Z6: ["coastCentre"] },
      cubes: { T1: { A: 16 } },
    });
    play(s, "moveShip Z6");
    expect([why(s, "research T1"), why(s, "research T4")]).toEqual(["ANT-9.7", null]);
    expect(whyNotAdvance(s, 0, trackOf("T5"))).toBe("ANT-2.11");
  });

  test("ANT-9.8 · V21 a red space works when it is jumped, and for every cube", () => {
    const s = arrange({ ...base, cubes: { T1: { A: 2, B: 3 } } });
    move(s, "T1", "A", 1);
    expect([cube(s, "T1", "A"), queued(s)]).toEqual([4, ["1A"]]);
    move(s, "T1", "C", 2);
    expect([cube(s, "T1", "C"), queued(s)]).toEqual([2, ["1A"]]);
    move(s, "T1", "C", 1);
    expect([cube(s, "T1", "C"), queued(s)]).toEqual([5, ["1A", "1C"]]);
  });

  test("ANT-9.9 · V23 a blue space works once for all, for the first cube that reaches or passes it", () => {
    const s = arrange({ ...base, cubes: { T2: { B: 4, A: 1 } } });
    move(s, "T2", "B", 2);
    expect(queued(s)).toEqual(["6B"]);
    move(s, "T2", "A", 5);
    expect(queued(s)).toEqual(["6B", "1A"]);
  });

  test("ANT-9.10 · effects of one movement wait in the order of the spaces", () => {
    const s = arrange({ ...base, cubes: { T1: { A: 2 } } });
    move(s, "T1", "A", 8);
    expect(queued(s)).toEqual(["1A", "5A", "2A"]);
  });

  test("ANT-9.11 · cubes never share a space", () => {
    const s = arrange({ ...four, cubes: { T3: { A: 1, B: 2, C: 3 } } });
    for (let spaces = 1; spaces <= 16; spaces++) {
      const space = destination(s, trackOf("T3"), seatOf("D"), spaces);
      expect([1, 2, 3]).not.toContain(space);
    }
    move(s, "T3", "A", 3);
    expect(new Set(Array.from(s.cubes.subarray(8, 11))).size).toBe(3);
    expect(inHand(s, "A", "expertise")).toBe(0);
    expect(at(s.cubes, 8)).toBe(6);
  });
});
