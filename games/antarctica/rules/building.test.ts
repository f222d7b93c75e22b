import { at, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { BUILDING_CARDS } from "../data.ts";
import { apply } from "../rules.ts";
import { asterisksOf, CHOOSE_TRACK, cardsBelow, DONE, layout, scientistsIn } from "../state.ts";
import { bitOf, countBits } from "../tables.ts";
import {
  arrange,
  cardOf,
  choicesOf,
  cube,
  decider,
  exhaustDecks,
  inHand,
  moveOf,
  type Position,
  people,
  play,
  typesOf,
  why,
  zoneOf,
} from "../testing.ts";

const at3: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "A" } };
const buildsIn = (position: Position, deck: string, zone = "Z6"): string | null => {
  const s = arrange(position);
  play(s, `moveShip ${zone}`);
  return why(s, `buildBuilding ${deck}`);
};

describe("what it takes", () => {
  test("ANT-6.1 · only the visible cards, one in a turn", () => {
    const s = arrange({ ...at3, buildings: { Z0: ["crane", "derrick"] }, visible: ["B09", "D01"] });
    play(s, "moveShip Z6");
    expect(choicesOf(s, "buildBuilding")).toEqual(["buildBuilding basic", "buildBuilding double"]);
    play(s, "buildBuilding basic", "chooseTrack T1");
    expect(why(s, "buildBuilding double")).toBe("ANT-4.2");
  });

  test("ANT-6.2 ANT-1.4 · V05 access by one ship at both buildings, or by two ships", () => {
    const position: Position = { ...at3, visible: ["D01"], holdings: { A: { hand: [] } } };
    expect(buildsIn({ ...position, buildings: { Z0: ["crane", "derrick"] } }, "double")).toBeNull();
    expect(buildsIn({ ...position, buildings: { Z0: ["crane"], Z6: ["derrick"] } }, "double")).toBeNull();
    expect(buildsIn({ ...position, buildings: { Z0: ["crane"] } }, "double")).toBe("ANT-6.3");
    expect(buildsIn({ ...position, buildings: { Z5: ["crane", "derrick"] } }, "double")).toBe("ANT-6.2");
  });

  test("ANT-6.2 · a ship gives access from any berth, and no more from the zone it has left", () => {
    const position: Position = {
      ...at3,
      ships: { Z3: "A", Z5: "BCA", Z7: "C" },
      visible: ["B09"],
      holdings: { A: { hand: [] } },
    };
    expect(buildsIn({ ...position, buildings: { Z5: ["crane"] } }, "basic")).toBeNull();
    expect(buildsIn({ ...position, buildings: { Z3: ["crane"] } }, "basic")).toBe("ANT-6.3");
  });

  test("ANT-6.3 ANT-6.4 ANT-6.5 ANT-11.1 · V25 a simple card replaces one missing resource building", () => {
    const position: Position = { ...at3, buildings: { Z0: ["derrick"] }, visible: ["D03"] };
    const s = arrange({ ...position, holdings: { A: { hand: ["simple", "plusTwo"] } } });
    play(s, "moveShip Z6");
    expect(why(s, "buildBuilding double")).toBeNull();
    const events = play(s, "buildBuilding double", "chooseTrack T1");
    expect(events.find(({ type }) => type === "resourceSpent")?.data).toEqual({ card: 4, kind: 5 });
    expect([inHand(s, "A", "simple"), why(s, "playCard plusTwo")]).toEqual([0, "ANT-11.1"]);

    const played = arrange({ ...position, holdings: { A: { hand: ["simple", "plusTwo"] } } });
    play(played, "playCard plusTwo", "moveShip Z6");
    expect(why(played, "buildBuilding double")).toBe("ANT-6.4");

    expect(buildsIn({ ...position, buildings: {} }, "double")).toBe("ANT-6.2");
  });

  test("ANT-6.3 · V26 an expertise card replaces a lab or a factory, nothing replaces a dish", () => {
    const holdings: Position["holdings"] = { A: { hand: ["simple", "expertise"], staff: 2 } };
    const farm: Position = { ...at3, visible: ["A09"], buildings: { Z0: ["crane"] }, holdings };
    expect(buildsIn(farm, "advanced")).toBe("ANT-6.3");
    const office: Position = { ...at3, visible: ["A03"], buildings: { Z0: ["lab"] }, holdings };
    expect(buildsIn(office, "advanced")).toBeNull();
    const s = arrange(office);
    play(s, "moveShip Z6", "buildBuilding advanced", "chooseTrack T1");
    expect([inHand(s, "A", "expertise"), inHand(s, "A", "simple")]).toEqual([0, 1]);
  });

  test("ANT-6.5 · with full access no card is spent", () => {
    const s = arrange({ ...at3, buildings: { Z0: ["crane"] }, visible: ["B09"] });
    const events = play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T1");
    expect(typesOf(events)).not.toContain("resourceSpent");
    expect(inHand(s, "A", "simple")).toBe(1);
  });

  test("ANT-6.6 ANT-1.5 · V09 a plankton farm takes two scientists and has no asterisk", () => {
    const position: Position = { ...at3, visible: ["A06"], buildings: { Z0: ["lab", "turbine"] } };
    expect(buildsIn({ ...position, holdings: { A: { staff: 1, reserve: 5 } } }, "advanced")).toBe("ANT-6.6");
    const s = arrange({ ...position, holdings: { A: { staff: 2, reserve: 5 } } });
    play(s, "moveShip Z6", "buildBuilding advanced", "chooseTrack T1");
    expect([scientistsIn(s, zoneOf("Z6"), 0), people(s, "A"), asterisksOf(s, 0)]).toEqual([2, "0/5", 0]);
  });

  test("ANT-6.7 ANT-1.3 · V27 a kind stands in a zone only once", () => {
    const position: Position = {
      ...at3,
      visible: ["B12"],
      buildings: { Z0: ["crane"], Z6: ["coastCentre"] },
    };
    expect(buildsIn(position, "basic", "Z6")).toBe("ANT-6.7");
    expect(buildsIn(position, "basic", "Z4")).toBeNull();
  });

  test("ANT-6.8 · a building does not give access to itself: no card asks for what it builds", () => {
    for (const { builds, requires } of BUILDING_CARDS) expect(requires).not.toContain(builds);
    const s = arrange({
      ...at3,
      visible: ["B01"],
      buildings: { Z0: ["crane"] },
      holdings: { A: { hand: [] } },
    });
    play(s, "moveShip Z6");
    expect(why(s, "buildBuilding basic")).toBe("ANT-6.3");
  });

  test("ANT-6.11 · an empty deck offers nothing", () => {
    const s = arrange({ ...at3, buildings: { Z0: ["crane"] } });
    exhaustDecks(s, "B09");
    play(s, "moveShip Z6");
    expect([why(s, "buildBuilding double"), why(s, "buildBuilding advanced")]).toEqual([
      "ANT-6.11",
      "ANT-6.11",
    ]);
    expect(why(s, "buildBuilding basic")).toBeNull();
  });
});

describe("what it does", () => {
  test("ANT-6.9 · scientist, building, advance, and at last the card", () => {
    const s = arrange({ ...at3, buildings: { Z0: ["crane", "derrick"] }, visible: ["D01"] });
    const events = play(s, "moveShip Z6", "buildBuilding double");
    expect(typesOf(events)).toEqual(["shipMoved", "buildingBuilt"]);
    expect([s.phase, at(s.buildings, 6), scientistsIn(s, 6, 0), people(s, "A")]).toEqual([
      CHOOSE_TRACK,
      bitOf("factory"),
      1,
      "1/12",
    ]);
    expect(typesOf(play(s, "chooseTrack T3"))).toEqual(["cubeAdvanced", "buildingCardTaken", "cardRevealed"]);
    expect([s.phase, cube(s, "T3", "A"), asterisksOf(s, 0)]).toEqual([DONE, 1, 1]);
  });

  test("ANT-6.9 ANT-2.8 · V48 the next card is seen only after the draft, and is drawn at random", () => {
    const position: Position = {
      ...at3,
      buildings: { Z0: ["crane"] },
      cubes: { T2: { A: 4 } },
      visible: ["B09"],
    };
    const s = arrange(position);
    play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T2");
    const below = countBits(cardsBelow(s, 0));
    while (choicesOf(s, "takeCard").length > 0) {
      expect(at(s.visible, 0)).toBe(cardOf("B09"));
      play(s, choicesOf(s, "takeCard")[0] as string);
    }
    expect(at(s.visible, 0)).not.toBe(cardOf("B09"));
    expect(countBits(cardsBelow(s, 0))).toBe(below - 1);

    const revealed = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const next = layout.clone(arrange({ ...position, cubes: {} }));
      const context = { random: Random.of(seed), emit: null };
      for (const name of ["moveShip Z6", "buildBuilding basic", "chooseTrack T1"])
        apply(next, moveOf(name), context);
      revealed.add(at(next.visible, 0));
    }
    expect(revealed.size).toBe(below);
  });

  test("ANT-6.10 · the advance is compulsory; with one possible track there is nothing to choose", () => {
    const s = arrange({
      ...at3,
      buildings: { Z0: ["crane"] },
      visible: ["B09"],
      cubes: { T3: { A: 7 } },
      holdings: { A: { cubes: 0 } },
    });
    const events = play(s, "moveShip Z6", "buildBuilding basic");
    expect(typesOf(events)).toContain("cubeAdvanced");
    expect([cube(s, "T3", "A"), s.phase, decider(s)]).toEqual([8, DONE, "A"]);
  });

  test("ANT-6.10 · it is lost when no track allows it", () => {
    const s = arrange({
      ...at3,
      buildings: { Z0: ["crane"] },
      visible: ["B09"],
      cubes: { T3: { A: 16 } },
      holdings: { A: { cubes: 0 } },
    });
    const events = play(s, "moveShip Z6", "buildBuilding basic");
    expect(typesOf(events)).toContain("advanceLost");
    expect(countBits(at(s.built, 0))).toBe(1);
  });
});
