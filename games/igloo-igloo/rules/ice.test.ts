import { add } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { PACK_TILE, TILES } from "../data.ts";
import { spaceNamed } from "../spaces.ts";
import { ACTION, countTiles, DRIFT, ENDED, FACE_DOWN, MELT, PACK, WATER } from "../state.ts";
import {
  animalsOf,
  arrange,
  bagSize,
  inuitsOf,
  legalMoves,
  legalOf,
  listening,
  meltAs,
  moveTo,
  newGame,
  play,
  playOn,
  refusal,
  remove,
  startPosition,
  tileAt,
} from "../testing.ts";

const SHORE = "c4, c5, d3, d6, e3, e6, f4, f5";

/** Inuits on the first `count` tiles around the centre. */
function besieged(count: number) {
  const s = startPosition();
  for (const [i, space] of SHORE.split(", ").slice(0, count).entries()) {
    moveTo(s, Math.floor(i / 3), i % 3, space);
  }
  return s;
}

describe("what may melt", () => {
  test("IGL-4.1 IGL-4.2 IGL-2.1 · T01: at first the eight tiles around the centre", () => {
    expect(legalOf(startPosition(), "melt")).toBe(SHORE);
  });

  test("IGL-4.1 IGL-1.7 · T09: not the tiles where somebody stands", () => {
    const s = besieged(7);
    expect(legalOf(s, "melt")).toBe("f5");
    expect(refusal(s, "melt c4")).toBe("IGL-1.7");
    expect(refusal(s, "melt d4")).toBe("IGL-4.1");
    expect(refusal(s, "melt b2")).toBe("IGL-4.1");
    expect(refusal(s, "melt a1")).toBe("IGL-1.2");
  });

  test("IGL-1.7 · an inuit, an igloo, a fox or a bear occupies a tile", () => {
    const s = arrange({
      phase: MELT,
      tiles: "b4 d4 f4 d6 f6",
      inuits: ["b4"],
      igloos: ["d4"],
      animals: "fox1@f4 bear@d6",
    });
    expect(legalOf(s, "melt")).toBe("f6");
    expect(refusal(s, "melt d4")).toBe("IGL-8.14");
    expect(refusal(s, "melt f4")).toBe("IGL-1.7");
  });

  test("IGL-4.3 IGL-4.4 IGL-1.5 · T10: without them the ring, and only the ring", () => {
    const s = besieged(7);
    expect(refusal(s, "melt a4")).toBe("IGL-4.4");
    s.tiles[spaceNamed("f5")] = PACK;
    add(s.shown, PACK_TILE, 1);
    expect(legalMoves(s)).toHaveLength(24);
    expect(refusal(s, "melt b4")).toBe("IGL-4.3");
    meltAs(s, "a4", "fish2");
    expect(animalsOf(s, "a4").split(" ")).toHaveLength(2);
    play(s, "endTurn");
    expect(legalOf(s, "melt")).toBe("a3, a5, b4");
  });

  test("IGL-1.5 IGL-4.3 · a tile that drifted to the border is a tile of the ring", () => {
    const s = arrange({ phase: DRIFT, tiles: "g4 d4", packs: "f4 h3 h5", inuits: ["d4"] });
    play(s, "drift f4 east");
    play(s, "endTurn");
    expect(legalOf(s, "melt")).toBe("h4");
    expect(refusal(s, "melt d4")).toBe("IGL-1.7");
  });

  test("IGL-1.6 IGL-4.1 · neither corners nor the outside are water", () => {
    const s = arrange({ phase: MELT, tiles: "a2 d4", packs: "a3 b2" });
    expect(legalOf(s, "melt")).toBe("d4");
    expect(refusal(s, "melt a2")).toBe("IGL-4.4");
  });

  test("IGL-4.5 IGL-9.1 · T11: tiles inside that touch no water do not keep the game alive", () => {
    const s = arrange({
      tiles: "d4 e4 d5 e5 d6 e6",
      packs: "c4 f4 c5 f5 d3 e3",
      inuits: ["d6"],
      igloos: ["e6"],
    });
    play(s, "endTurn");
    expect(s.phase).toBe(ENDED);
    expect(countTiles(s, FACE_DOWN)).toBe(6);
  });
});

describe("melting", () => {
  test("IGL-4.6 IGL-4.7 IGL-6.7 · T53: only a melt draws a face; a thaw draws none", () => {
    const s = startPosition();
    expect([bagSize(s), countTiles(s, FACE_DOWN)]).toEqual([56, 56]);
    meltAs(s, "c4", "thaw");
    expect([bagSize(s), countTiles(s, FACE_DOWN), s.handSizes[0]]).toEqual([55, 55, 1]);
    play(s, "playThaw c5");
    expect([bagSize(s), countTiles(s, FACE_DOWN), s.thawed]).toEqual([55, 54, 1]);
    play(s, "endTurn");
    meltAs(s, "d6", "pack");
    expect([bagSize(s), countTiles(s, FACE_DOWN), countTiles(s, PACK)]).toEqual([54, 53, 1]);
  });

  test("IGL-4.7 IGL-4.8 · a red tile is kept in secret, leaves water, and may be played at once", () => {
    const s = startPosition();
    meltAs(s, "c4", "endurance2");
    expect([s.phase, s.ap, tileAt(s, "c4")]).toEqual([ACTION, 3, WATER]);
    play(s, "playEndurance 2");
    expect(s.ap).toBe(5);
  });

  test("IGL-4.6 IGL-4.7 IGL-4.9 · all are told what was shown; what was kept only its owner is told", () => {
    let kept = 0;
    let shown = 0;
    for (let seed = 0; seed < 40; seed++) {
      const s = startPosition();
      const context = listening(seed);
      play(s, "melt c4", context);
      const [event] = context.events;
      if (event?.type === "tileKept") {
        kept++;
        expect(event.data).toEqual({ space: spaceNamed("c4") });
        expect(event.secret).toMatchObject({ seat: 0 });
        expect(s.hands[event.secret?.data.face as number]).toBe(1);
      } else {
        shown++;
        expect(event).toMatchObject({ type: "tileMelted", rule: "IGL-4.9" });
        expect(s.shown[event?.data.face as number]).toBe(1);
      }
    }
    expect([kept > 5, shown > 5]).toEqual([true, true]);
  });

  test("IGL-4.10 IGL-3.4 · after the look there is no way back to the choice", () => {
    const s = startPosition();
    meltAs(s, "c4", "harpoon");
    expect(refusal(s, "melt c5")).toBe("IGL-3.1");
  });
});

describe("what comes out of the ice", () => {
  test("IGL-5.1 IGL-4.9 · schools of two and three", () => {
    for (const [face, size] of [
      ["fish2", 2],
      ["fish3", 3],
    ] as const) {
      const s = startPosition();
      meltAs(s, "d3", face);
      expect(animalsOf(s, "d3").split(" ")).toHaveLength(size);
      expect(tileAt(s, "d3")).toBe(WATER);
      expect([s.phase, s.ap]).toEqual([ACTION, 3]);
    }
  });

  test("IGL-5.1 IGL-5.4 · T08: all schools together empty the pool of fish exactly", () => {
    const s = startPosition();
    let melted = 0;
    for (const face of ["fish2", "fish3"] as const) {
      for (let i = face === "fish2" ? 6 : 4; i > 0; i--) {
        s.phase = MELT;
        const before = s.pools.slice(0, 3).reduce((a, b) => a + b, 0);
        meltAs(s, legalOf(s, "melt").split(", ")[0] ?? "", face);
        const after = s.pools.slice(0, 3).reduce((a, b) => a + b, 0);
        expect(before - after).toBe(face === "fish2" ? 2 : 3);
        melted++;
      }
    }
    expect(melted).toBe(10);
    expect([...s.pools.slice(0, 3)]).toEqual([0, 0, 0]);
  });

  test("IGL-5.4 · an empty pool gives what it has", () => {
    const s = startPosition();
    s.pools.fill(0);
    s.pools[1] = 1;
    meltAs(s, "d3", "fish3");
    expect(animalsOf(s, "d3")).toBe("fish2");
    s.phase = MELT;
    meltAs(s, "e3", "bear");
    expect(animalsOf(s, "e3")).toBe("");
    s.phase = MELT;
    meltAs(s, "f4", "pack");
    expect(animalsOf(s, "f4")).toBe("");
  });

  test("IGL-5.2 · a bear in the water, which attacks nobody", () => {
    const s = startPosition();
    meltAs(s, "d3", "bear");
    expect(animalsOf(s, "d3")).toBe("bear");
    expect([s.phase, s.pools[6]]).toEqual([ACTION, 3]);
  });

  test("IGL-5.3 IGL-1.4 · T15: pack ice stays with a fox and never melts or thaws", () => {
    const s = arrange({ phase: MELT, tiles: "d4 d5", hands: ["thaw"] });
    meltAs(s, "d4", "pack");
    expect(tileAt(s, "d4")).toBe(PACK);
    const fox = animalsOf(s, "d4");
    expect(fox).toMatch(/^fox[123]$/);
    remove(s, fox as "fox1", "d4");
    expect(legalOf(s, "playThaw")).toBe("d5");
    expect(refusal(s, "playThaw d4")).toBe("IGL-5.3");
    play(s, "endTurn");
    expect(legalOf(s, "melt")).toBe("d5");
    expect(refusal(s, "melt d4")).toBe("IGL-5.3");
  });
});

describe("what may thaw", () => {
  test("IGL-6.6 IGL-8.14 · T22: face-down tiles at the water without an igloo", () => {
    const s = arrange({ tiles: "d4 d5 d6", packs: "e4", igloos: ["d4"], hands: ["thaw"] });
    expect(legalOf(s, "playThaw")).toBe("d5, d6");
    expect(refusal(s, "playThaw d4")).toBe("IGL-8.14");
    expect(refusal(s, "playThaw c4")).toBe("IGL-6.6");
    expect(legalOf(startPosition(["thaw"]), "playThaw")).toBe(SHORE);
    expect(refusal(startPosition(["thaw"]), "playThaw a4")).toBe("IGL-6.6");
  });

  test("IGL-6.7 IGL-7.12 IGL-1.12 · T21: foxes are lost, each inuit goes to a corner of the thawer's choice", () => {
    const s = arrange({
      tiles: "d4 d5",
      inuits: ["", "d4", "d4"],
      animals: "fox3@d4",
      hands: ["thaw"],
    });
    play(s, "playThaw d4");
    expect([s.active, tileAt(s, "d4")]).toEqual([0, WATER]);
    play(s, "evictTo a1");
    expect(inuitsOf(s, 1)).toBe("a1 h8 h8");
    play(s, "evictTo h8");
    expect(inuitsOf(s, 2)).toBe("h8 h8 h8");
    expect([s.phase, s.ap, s.lost[5]]).toEqual([ACTION, 3, 1]);
  });

  test("IGL-6.7 · a bear on the tile is lost too", () => {
    const s = arrange({ tiles: "d4", animals: "bear@d4", hands: ["thaw"] });
    play(s, "playThaw d4");
    expect([animalsOf(s, "d4"), s.lost[6], s.phase]).toEqual(["", 1, ACTION]);
  });
});

test("IGL-9.4 · every turn but the last uses up a face-down tile, so there are at most 56", () => {
  for (let seed = 0; seed < 12; seed++) {
    const s = newGame(2 + (seed % 3), {}, seed);
    let turn = 0;
    let faceDown = TILES + 1;
    playOn(s, seed, () => {
      if (s.turn === turn) return false;
      turn = s.turn;
      expect(countTiles(s, FACE_DOWN)).toBeLessThan(faceDown);
      faceDown = countTiles(s, FACE_DOWN);
      return false;
    });
    expect(s.phase).toBe(ENDED);
    expect(s.turn).toBeLessThanOrEqual(TILES);
  }
});
