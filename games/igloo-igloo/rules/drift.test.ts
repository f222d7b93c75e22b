import { describe, expect, test } from "vitest";
import { spaceNamed } from "../spaces.ts";
import { ACTION, DISPLACE, DRIFT, FACE_DOWN, iglooOwner, MELT, PACK, WATER } from "../state.ts";
import {
  animalsOf,
  arrange,
  inuitsOf,
  legalOf,
  listening,
  meltAs,
  play,
  refusal,
  startPosition,
  tileAt,
  tilesOf,
} from "../testing.ts";

describe("drift", () => {
  test("IGL-5.6 IGL-5.7 IGL-5.8 IGL-5.9 IGL-5.10 IGL-5.11 IGL-5.12 · T02: a push with fish in the way", () => {
    const s = arrange({
      phase: DRIFT,
      tiles: "c3 d3 e3 d4 e5 d6 c6 e6",
      inuits: ["", "", "", "d4"],
      animals: "fish1@d5 fish2@d5",
    });
    const context = listening();
    play(s, "drift d3 north", context);
    expect(tilesOf(s, FACE_DOWN)).toBe("c3 c6 d4 d5 d6 e3 e5 e6");
    expect(inuitsOf(s, 3)).toBe("d5 h8 h8");
    expect(animalsOf(s, "c5")).toBe("fish1 fish2");
    expect([s.phase, s.ap]).toEqual([ACTION, 3]);
    expect(context.events.map(({ type, rule }) => `${type} ${rule}`)).toEqual([
      "animalsDisplaced IGL-5.10",
      "tilesDrifted IGL-5.8",
    ]);
  });

  test("IGL-5.7 IGL-1.9 · T16: never onto a corner or off the board", () => {
    const s = arrange({ phase: DRIFT, tiles: "b1 c1" });
    expect(legalOf(s, "drift")).toBe("b1 east, b1 north, c1 east, c1 north");
    expect(refusal(s, "drift b1 west")).toBe("IGL-5.7");
    expect(refusal(s, "drift c1 west")).toBe("IGL-5.7");
    expect(refusal(s, "drift b1 south")).toBe("IGL-5.7");
    expect(refusal(s, "drift d1 north")).toBe("IGL-5.6");
  });

  test("IGL-5.8 IGL-5.9 · T17: everything rides along, and a bear that rides does not attack", () => {
    const s = arrange({
      phase: DRIFT,
      tiles: "b4 d4",
      packs: "c4",
      inuits: ["", "b4", "b4"],
      igloos: ["", "b4"],
      animals: "fox3@c4 bear@d4",
    });
    play(s, "drift b4 east");
    expect(["b4", "c4", "d4", "e4"].map((space) => tileAt(s, space))).toEqual([
      WATER,
      FACE_DOWN,
      PACK,
      FACE_DOWN,
    ]);
    expect([inuitsOf(s, 1), inuitsOf(s, 2)]).toEqual(["c4 h8 h8", "c4 h8 h8"]);
    expect([animalsOf(s, "d4"), animalsOf(s, "e4")]).toEqual(["fox3", "bear"]);
    expect(iglooOwner(s, spaceNamed("c4"))).toBe(1);
    expect(s.phase).toBe(ACTION);
  });

  test("IGL-5.11 IGL-5.12 · T18: a bear cannot be pushed onto fish", () => {
    const s = arrange({ phase: DRIFT, tiles: "d4 d5 e6 f5", animals: "bear@e5 fish1@e4" });
    expect(refusal(s, "drift d5 east")).toBe("IGL-5.12");
  });

  test("IGL-5.10 · T19: fish can, and all go together", () => {
    const s = arrange({ phase: DRIFT, tiles: "d4 d5 e6 f5", animals: "fish3@e5 fish3@e5 fish1@e4" });
    play(s, "drift d5 east");
    expect(animalsOf(s, "e4")).toBe("fish1 fish3 fish3");
    expect(animalsOf(s, "e5")).toBe("");
  });

  test("IGL-5.10 IGL-5.11 · neither fish nor bears are pushed to a bear", () => {
    const fish = arrange({ phase: DRIFT, tiles: "d4 d5 e6 f5", animals: "fish3@e5 bear@e4" });
    expect(refusal(fish, "drift d5 east")).toBe("IGL-5.12");
    const bear = arrange({ phase: DRIFT, tiles: "d4 d5 e6 f5", animals: "bear@e5 bear@e4" });
    expect(refusal(bear, "drift d5 east")).toBe("IGL-5.12");
  });

  test("IGL-5.12 · T20: without a way out for the fish there is no drift", () => {
    const s = arrange({ phase: DRIFT, tiles: "d5 e6 f5 e4", animals: "fish1@e5" });
    expect(refusal(s, "drift d5 east")).toBe("IGL-5.12");
  });

  test("IGL-5.10 IGL-5.11 IGL-5.12 · with several ways out the active seat chooses", () => {
    const s = arrange({ phase: DRIFT, tiles: "c5 d5", animals: "bear@e5 fish1@e4" });
    play(s, "drift c5 east");
    expect([s.phase, tileAt(s, "c5")]).toEqual([DISPLACE, FACE_DOWN]);
    expect(legalOf(s, "displace")).toBe("east, north");
    expect(refusal(s, "displace south")).toBe("IGL-5.11");
    expect(refusal(s, "drift d5 west")).toBe("IGL-5.12");
    play(s, "displace north");
    expect([animalsOf(s, "e6"), tilesOf(s, FACE_DOWN), s.phase]).toEqual(["bear", "d5 e5", ACTION]);
    const fish = arrange({ phase: DRIFT, tiles: "d5", animals: "fish2@e5 fish1@e4 bear@f5" });
    play(fish, "drift d5 east");
    expect(legalOf(fish, "displace")).toBe("north, south");
    expect(refusal(fish, "displace east")).toBe("IGL-5.10");
  });
});

describe("the event", () => {
  test("IGL-5.5 IGL-5.12 · the drawn tile leaves first, then a drift must be carried out", () => {
    const s = startPosition();
    meltAs(s, "c4", "drift");
    expect([s.phase, tileAt(s, "c4")]).toEqual([DRIFT, WATER]);
    expect(refusal(s, "endTurn")).toBe("IGL-5.5");
    play(s, "drift b4 east");
    expect(tileAt(s, "c4")).toBe(FACE_DOWN);
    expect([s.phase, s.ap]).toEqual([ACTION, 3]);
  });

  test("IGL-5.13 · T43: when nothing can drift the event is skipped", () => {
    const s = arrange({ phase: MELT, tiles: "d4" });
    meltAs(s, "d4", "drift");
    expect([s.phase, s.ap]).toEqual([ACTION, 3]);
  });
});
