import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { RETURN_CODE, STORM_CODE } from "../compile/addresses.ts";
import { BUILDING_IDS, EXPEDITION_IDS } from "../data.ts";
import { FAR_SLOTS, NEAR_SLOTS, NEIGHBOURS, SLOT_HEXES, spaceNamed } from "../map.ts";
import { arrange, asked, enter, legalMoves, play, resolve, stockOf, why } from "../testing.ts";
import { sendHome } from "./recall.ts";

describe("map and buildings", () => {
  test("GEN-18.1 GEN-18.2 GEN-18.4 GEN-18.6 GEN-19.3 · rings of 12 and 18; a tile keeps to its ring; deposits", () => {
    expect([NEAR_SLOTS, FAR_SLOTS]).toEqual([12, 18]);
    expect(
      SLOT_HEXES.every(
        ({ q, r }, slot) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === (slot < 12 ? 2 : 3),
      ),
    ).toBe(true);
    expect(NEIGHBOURS.every((neighbours) => neighbours.length >= 3)).toBe(true);
    const s = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N01" } });
    play(s, "actMeeple worker", "actKind clear-near");
    expect(why(s, "chooseSlot F1")).toBe("GEN-18.2");
    expect(why(s, "chooseSlot N1")).toBe("GEN-18.3");
    const pit = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N01", N2: "N03" } });
    play(pit, "actMeeple worker", "actKind build", "construct coal-pit");
    expect(why(pit, "buildAt N1a")).toBe("GEN-19.3");
    expect(legalMoves(pit)).toEqual(["buildAt N2a", "buildAt N2b"]);
    const last = arrange({ fields: { nearTiles: 1 } });
    play(last, "actMeeple worker", "~actKind clear-near", "chooseSlot N1");
    expect(asked(last)).toBe("turn");
  });

  test("GEN-19.4 GEN-19.6 GEN-19.9 GEN-19.10 GEN-28.36 · upgrades, locks, ruins, and use on the first day", () => {
    const s = arrange({
      stock: { wood: 20, steel: 20 },
      tiles: { N1: "N08", N2: "N05" },
      fields: { heat: 3, cold: 3 },
    });
    play(s, "actMeeple worker", "actKind build");
    expect(why(s, "construct tavern")).toBe("GEN-19.10");
    expect(why(s, "construct rampart")).toBe("GEN-19.1");
    play(s, "construct soup-kitchen", "buildAt N1a", "upgrade N1a");
    expect(why(s, "upgrade N1a")).toBe("GEN-19.4");
    play(s, "stop", "actMeeple worker", "actKind use", "~useAt N1a");
    expect(s.resources[3]).toBe(6);
    const storm = arrange({
      options: { scenario: "S2" },
      tiles: { N1: "N08" },
      buildings: { N1a: "soup-kitchen", N1b: "tent" },
    });
    storm.placed[spaceNamed("N1a") * 4] = 1;
    resolve(storm, at(STORM_CODE, 1));
    storm.meeple = 1;
    storm.actingPlace = spaceNamed("N1a") + 1;
    play(storm, "destroyAt N1a");
    // The Meeple that acts is still the one that recall cannot take (GEN-28.21).
    expect(storm.actingPlace).toBe(spaceNamed("buildBox") + 1);
    expect([storm.building[spaceNamed("N1a")], storm.placed[70 * 4]]).toEqual([0, 1]);
  });

  test("GEN-10.10 GEN-19.1 GEN-19.2 GEN-19.7 · V27: no building under a Meeple; what lies there is destroyed", () => {
    const s = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N09" }, fields: { heat: 3, cold: 3 } });
    play(
      s,
      "actMeeple worker",
      "actKind gather",
      "gatherAt N1a",
      "actMeeple worker",
      "actKind build",
      "construct bunkhouse",
    );
    expect(why(s, "buildAt N1a")).toBe("GEN-19.1");
    const free = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N09" } });
    free.placed[spaceNamed("N1a") * 4] = 1;
    free.fielded[0] = 4;
    sendHome(free);
    enter(free, "muster");
    play(free, "actMeeple worker", "actKind build", "construct bunkhouse", "buildAt N1a");
    expect([free.amounts[spaceNamed("N1a")], free.amounts[spaceNamed("N1b")]]).toEqual([0, 0]);
    expect(stockOf(free)).toMatchObject({ wood: 4, steel: 7 });
  });

  test("GEN-10.11 GEN-19.1 GEN-19.5 GEN-28.35 · V52: a full map: dismantle, then build on the same space, then stop", () => {
    const s = arrange({
      stock: { wood: 2 },
      tiles: { N1: "N01" },
      buildings: { N1a: "sawmill", N1b: "tent", G1: "tent", G2: "tent", G3: "tent", G4: "tent", G5: "tent" },
    });
    play(s, "actMeeple worker", "actKind build");
    expect(why(s, "stop")).toBe("GEN-10.11");
    expect(why(s, "construct hunters-hut")).toBe("GEN-2.2");
    play(s, "dismantle N1a", "construct tent", "~buildAt N1a", "~stop");
    expect([s.resources[0], s.building[spaceNamed("N1a")]]).toEqual([0, s.building[spaceNamed("N1b")] ?? 0]);
  });

  test("GEN-19.1 GEN-19.2 GEN-19.3 GEN-2.2 · what stands in the way of a building", () => {
    const s = arrange({
      stock: { wood: 9, steel: 9 },
      tiles: { N1: "N08" },
      buildings: { N1a: "tent", G2: "tent", G4: "tent" },
    });
    play(s, "actMeeple worker", "actKind build");
    expect(why(s, "construct bunkhouse")).toBe("GEN-19.2");
    expect(why(s, "construct coal-pit")).toBe("GEN-19.3");
    expect(why(s, "construct platform")).toBe("GEN-19.1");
    expect(why(s, "construct hothouse")).toBe("GEN-19.10");
    play(s, "construct beacon");
    expect(legalMoves(s)).toEqual(["buildAt G1", "buildAt G3", "buildAt G5", "buildAt N1b"]);
    expect([why(s, "buildAt G2"), why(s, "buildAt N5a")]).toEqual(["GEN-19.1", "GEN-18.3"]);
    play(s, "buildAt G1");
    // The only Beacon stands.
    expect(why(s, "construct beacon")).toBe("GEN-19.1");
    s.resources[0] = 1;
    expect(why(s, "construct tent")).toBe("GEN-2.2");
    s.resources[0] = 9;
    s.building.fill(1, 0, 5);
    s.building[spaceNamed("N1b")] = 1;
    expect(why(s, "construct workshop")).toBe("GEN-19.1");
  });

  test("GEN-19.2 GEN-18.5 · large buildings on pairs of the Generator tile and on whole tiles", () => {
    const s = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N08", F1: "F03" } });
    play(s, "actMeeple worker", "actKind build", "construct bunkhouse");
    expect(legalMoves(s)).toEqual(["G1", "G2", "G3", "G4", "N1a", "F1a"].map((space) => `buildAt ${space}`));
    expect([why(s, "buildAt G5"), why(s, "buildAt N1b")]).toEqual(["GEN-19.2", "GEN-19.2"]);
    play(s, "buildAt G3");
    expect(why(s, "dismantle G4")).toBe("GEN-19.5");
    play(s, "dismantle G3");
    expect([...s.building.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0]);
  });

  test("GEN-19.5 GEN-19.4 · what Meeples stand on is not dismantled, but may be upgraded; a new one is basic again", () => {
    const s = arrange({
      stock: { wood: 9, steel: 9 },
      tiles: { N1: "N08" },
      buildings: { N1a: "soup-kitchen" },
      fields: { heat: 3, cold: 3 },
    });
    play(s, "actMeeple worker", "actKind use", "~useAt N1a", "actMeeple worker", "actKind build");
    expect(why(s, "dismantle N1a")).toBe("GEN-19.5");
    play(s, "upgrade N1a");
    expect([s.placed[spaceNamed("N1a") * 4], s.upgraded[spaceNamed("N1a")]]).toEqual([1, 1]);
    s.placed[spaceNamed("N1a") * 4] = 0;
    play(s, "dismantle N1a", "construct soup-kitchen", "buildAt N1a");
    expect([s.upgraded[spaceNamed("N1a")], asked(s)]).toEqual([0, "turn"]);
  });

  test("GEN-28.34 GEN-2.6 · a building for nothing: even locked, where a copy and a site are left", () => {
    const camp = at(RETURN_CODE, EXPEDITION_IDS.indexOf("B03"));
    const s = arrange({ stock: { wood: 5 }, tiles: { N1: "N08" } });
    resolve(s, camp);
    play(s, "buildAt N1b");
    expect([s.resources[0], s.citizens[0], s.sick[0], s.copies[BUILDING_IDS.indexOf("tent")]]).toEqual([
      5, 12, 1, 1,
    ]);
    s.copies[BUILDING_IDS.indexOf("tent")] = 8;
    resolve(s, camp);
    expect([asked(s), s.citizens[0], s.sick[0]]).toEqual(["turn", 15, 2]);
  });

  test("GEN-18.3 · a tile brings its resources, and its food at once", () => {
    const s = arrange({ fields: { nearTiles: 1 << 10 } });
    play(s, "actMeeple worker", "~actKind clear-near", "chooseSlot N2");
    expect([s.amounts[spaceNamed("N2a")], s.amounts[spaceNamed("N2b")], s.resources[3]]).toEqual([0, 3, 2]);
    const far = arrange({ tiles: { N1: "N08" }, fields: { nearTiles: 0 } });
    play(far, "actMeeple worker", "~actKind clear-far");
    expect(legalMoves(far)).toEqual(["chooseSlot F1", "chooseSlot F2", "chooseSlot F18"]);
    expect(why(far, "chooseSlot F9")).toBe("GEN-18.3");
  });
});
