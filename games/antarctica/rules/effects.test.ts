import { describe, expect, test } from "vitest";
import { BLUE_EFFECTS, EFFECTS } from "../data.ts";
import { cardsOf, DONE, PILE, PRE, pileSize, spareShips } from "../state.ts";
import { EXPERTISE, isBlue } from "../tables.ts";
import {
  arrange,
  choices,
  choicesOf,
  cube,
  decider,
  inHand,
  type Letter,
  type Position,
  people,
  play,
  queue,
  setPile,
  typesOf,
  why,
} from "../testing.ts";

const base: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "A" } };
const rapid: Position["holdings"] = { A: { hand: ["rapidProgress"] } };

const takeFirst = (s: ReturnType<typeof arrange>): string[] => {
  const takers: string[] = [];
  while (choicesOf(s, "takeCard").length > 0) {
    takers.push(decider(s));
    play(s, choicesOf(s, "takeCard")[0] as string);
  }
  return takers;
};

describe("red effects", () => {
  test("ANT-10.1 · one scientist from the reserve, or nothing when it is empty", () => {
    const s = arrange({ ...base, cubes: { T1: { A: 2 } }, holdings: rapid });
    play(s, "playCard rapidProgress", "chooseTrack T1");
    expect(people(s, "A")).toBe("3/11");
    const empty = arrange({
      ...base,
      cubes: { T1: { A: 2 } },
      holdings: { A: { hand: ["rapidProgress"], reserve: 0 } },
    });
    expect(typesOf(play(empty, "playCard rapidProgress", "chooseTrack T1"))).toContain("effectLapsed");
    expect(people(empty, "A")).toBe("2/0");
  });

  test("ANT-10.2 · V40 a simple card, never a second one", () => {
    const position: Position = { ...base, cubes: { T1: { A: 7 }, T4: { A: 1 } } };
    const holding = arrange({ ...position, holdings: { A: { hand: ["simple", "rapidProgress"] } } });
    play(holding, "playCard rapidProgress", "chooseTrack T1");
    expect(inHand(holding, "A", "simple")).toBe(1);
    const spent = arrange({
      ...position,
      buildings: { Z0: ["derrick"] },
      visible: ["D03"],
      holdings: { A: { hand: ["simple", "rapidProgress"] } },
    });
    play(spent, "moveShip Z4", "buildBuilding double", "chooseTrack T3", "endTurn");
    expect([inHand(spent, "A", "simple"), decider(spent)]).toEqual([0, "A"]);
    play(spent, "playCard rapidProgress", "chooseTrack T4");
    expect(inHand(spent, "A", "simple")).toBe(1);
  });

  test("ANT-10.3 · an expertise card, as long as the pile lasts", () => {
    const s = arrange({ ...base, cubes: { T3: { A: 2 } }, holdings: rapid });
    play(s, "playCard rapidProgress", "chooseTrack T3");
    expect([inHand(s, "A", "expertise"), cardsOf(s, PILE, EXPERTISE)]).toEqual([1, 2]);
    const empty = arrange({ ...base, cubes: { T3: { A: 2 } }, holdings: rapid });
    empty.cards[PILE * 6 + EXPERTISE] = 0;
    play(empty, "playCard rapidProgress", "chooseTrack T3");
    expect(inHand(empty, "A", "expertise")).toBe(0);
  });

  test("ANT-10.3 ANT-7.7 · a spent expertise card leaves the game", () => {
    const s = arrange({
      ...base,
      buildings: { Z0: ["crane"] },
      visible: ["A01"],
      holdings: { A: { hand: ["expertise"] } },
    });
    const pile = cardsOf(s, PILE, EXPERTISE);
    play(s, "moveShip Z6", "buildBuilding advanced", "chooseTrack T1");
    expect([inHand(s, "A", "expertise"), cardsOf(s, PILE, EXPERTISE)]).toEqual([0, pile]);
  });

  test("ANT-10.4 · V41 a new ship for the sun's zone, and a card for everybody else", () => {
    const position: Position = { ...base, cubes: { T2: { A: 7 } }, holdings: rapid };
    const full = arrange({ ...position, ships: { Z3: "ABC", Z0: "A" } });
    play(full, "playCard rapidProgress", "chooseTrack T2");
    expect([spareShips(full, 0), full.phase, decider(full), pileSize(full)]).toEqual([3, PRE, "A", 12]);

    const s = arrange({ ...position, ships: { Z3: "AB", Z0: "A", Z5: "C" } });
    play(s, "playCard rapidProgress", "chooseTrack T2");
    expect(queue(s, "Z3")).toBe("ABA");
    expect(takeFirst(s)).toEqual(["B", "C"]);
    expect([spareShips(s, 0), s.phase, decider(s)]).toEqual([2, PRE, "A"]);

    const none = arrange({ ...position, holdings: { A: { hand: ["rapidProgress"], ships: 0 } } });
    play(none, "playCard rapidProgress", "chooseTrack T2");
    expect([queue(none, "Z3"), decider(none), pileSize(none)]).toEqual(["A", "A", 12]);
  });
});

describe("blue effects", () => {
  test("ANT-10.5 · V42 everybody may move a ship; the acting ship stays for its own move", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "ABC", Z0: "A", Z5: "B" },
      cubes: { T1: { A: 3 } },
      holdings: rapid,
      icebreakers: { Z3: "B" },
    });
    play(s, "playCard rapidProgress", "chooseTrack T1");
    expect([decider(s), choices(s)]).toEqual(["A", ["relocateShip Z0 0", "keepShips"]]);
    expect(why(s, "relocateShip Z3 0")).toBe("ANT-10.5");
    play(s, "relocateShip Z0 0");
    expect([why(s, "relocateTo Z0"), why(s, "relocateTo Z3"), why(s, "keepShips")]).toEqual([
      "ANT-10.5",
      "ANT-10.5",
      "ANT-10.5",
    ]);
    play(s, "relocateTo Z5");
    expect([queue(s, "Z5"), decider(s)]).toEqual(["BA", "B"]);
    expect(choicesOf(s, "relocateShip")).toEqual(["relocateShip Z3 1", "relocateShip Z5 0"]);
    play(s, "relocateShip Z3 1", "relocateTo Z7", "keepShips");
    expect([decider(s), s.phase, choicesOf(s, "moveShip").length]).toEqual(["A", PRE, 7]);
  });

  test("ANT-10.5 ANT-12.5 · V16 a second ship that is relocated gets no turn, and its card leaves", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "ABC", Z5: "A" },
      cubes: { T1: { A: 3 } },
      holdings: rapid,
      icebreakers: { Z3: "B" },
    });
    play(s, "moveShip Z6", "playCard rapidProgress", "chooseTrack T1");
    play(s, "keepShips", "relocateShip Z3 0", "relocateTo Z7", "keepShips", "endTurn");
    expect([queue(s, "Z3"), s.icebreakers[3], s.sun, decider(s)]).toEqual(["C", 0, 5, "A"]);
  });

  test("ANT-10.5 · a closed zone is no goal, and who has no ship to move is not asked", () => {
    const s = arrange({
      seats: 2,
      sun: "Z3",
      ships: { Z3: "A", Z5: "B" },
      cubes: { T1: { A: 3 } },
      holdings: rapid,
    });
    play(s, "playCard rapidProgress", "chooseTrack T1");
    expect(decider(s)).toBe("B");
    play(s, "relocateShip Z5 0");
    expect(why(s, "relocateTo Z6")).toBe("ANT-2.5");
    expect(choices(s)).toEqual(["Z0", "Z1", "Z3", "Z4", "Z7"].map((zone) => `relocateTo ${zone}`));
  });

  test("ANT-10.6 · one card for each player is revealed; the last player gets the last card", () => {
    const s = arrange({ ...base, cubes: { T2: { A: 4 } }, holdings: rapid });
    const events = play(s, "playCard rapidProgress", "chooseTrack T2");
    const revealed = events.find(({ type }) => type === "draftRevealed")?.data.cards as number[];
    expect(revealed.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(pileSize(s)).toBe(12 - 3);
    const [first] = choicesOf(s, "takeCard");
    const kinds = revealed.filter((count) => count > 0).length;
    expect([decider(s), choicesOf(s, "takeCard").length]).toEqual(["A", kinds]);
    const absent = ["placeScientist", "plusTwo", "rapidProgress", "icebreaker"].find(
      (_, card) => revealed[card] === 0,
    );
    expect(why(s, `takeCard ${absent}`)).toBe("ANT-10.6");
    play(s, first as string);
    takeFirst(s);
    const held = (letter: Letter): number =>
      (["placeScientist", "plusTwo", "rapidProgress", "icebreaker"] as const).reduce(
        (sum, card) => sum + inHand(s, letter, card),
        0,
      );
    expect((["A", "B", "C"] as const).map(held)).toEqual([1, 1, 1]);
    expect(decider(s)).toBe("A");
  });

  test("ANT-10.6 ANT-7.6 · V39 too small a pile stays as it is", () => {
    const s = arrange({
      seats: 4,
      sun: "Z3",
      ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "D" },
      buildings: { Z6: ["shipyard"] },
      cubes: { T2: { A: 4 } },
      holdings: rapid,
    });
    setPile(s, { icebreaker: 2, plusTwo: 1 });
    play(s, "playCard rapidProgress", "chooseTrack T2");
    expect([pileSize(s), decider(s)]).toEqual([3, "A"]);
    play(s, "moveShip Z6", "buildShip");
    expect(takeFirst(s)).toEqual(["B"]);
    expect([
      pileSize(s),
      inHand(s, "B", "plusTwo"),
      inHand(s, "C", "icebreaker"),
      inHand(s, "D", "icebreaker"),
    ]).toEqual([0, 1, 1, 1]);
  });

  test("ANT-9.10 ANT-10.7 · V24 everybody advances before any effect is resolved", () => {
    const s = arrange({
      seats: 2,
      sun: "Z3",
      ships: { Z3: "A", Z5: "B", Z4: "A" },
      buildings: { Z4: ["landCentre"] },
      cubes: { T1: { B: 1 }, T3: { A: 4 } },
    });
    play(s, "moveShip Z4", "research T3");
    expect([decider(s), choices(s)]).toEqual(["A", ["chooseTrack T1", "chooseTrack T2", "chooseTrack T3"]]);
    play(s, "chooseTrack T1");
    expect([cube(s, "T1", "A"), people(s, "A"), decider(s)]).toEqual([4, "2/14", "B"]);
    expect([choices(s), why(s, "chooseTrack T1")]).toEqual([
      ["chooseTrack T2", "chooseTrack T3"],
      "ANT-10.7",
    ]);
    const events = play(s, "chooseTrack T2");
    expect([cube(s, "T2", "B"), people(s, "A"), people(s, "B")]).toEqual([3, "3/13", "3/13"]);
    expect(events.filter(({ type }) => type === "recruited").map(({ seat }) => seat)).toEqual([0, 1]);
    expect([s.phase, decider(s)]).toEqual([DONE, "A"]);
  });

  test("ANT-10.7 · a single track is taken without a question, and who has none is skipped", () => {
    const s = arrange({
      seats: 2,
      sun: "Z3",
      ships: { Z3: "A", Z5: "B", Z4: "A" },
      buildings: { Z4: ["landCentre"] },
      cubes: { T3: { A: 4 }, T1: { B: 16 } },
      holdings: { A: { cubes: 0 }, B: { cubes: 0 } },
    });
    const events = play(s, "moveShip Z4", "research T3");
    expect([cube(s, "T3", "A"), s.phase, decider(s)]).toEqual([9, DONE, "A"]);
    expect(typesOf(events)).toContain("noTrackLeft");
  });

  test("ANT-10.8 · effects that everybody carries out are blue, the others are red", () => {
    expect(BLUE_EFFECTS).toEqual(["relocateShip", "draftShipyard", "advanceThree"]);
    expect(EFFECTS.filter((_, effect) => !isBlue(effect + 1))).toEqual([
      "recruitOne",
      "simpleCard",
      "expertiseCard",
      "newShip",
    ]);
  });

  test("ANT-10.9 ANT-9.9 · a blue space that another player reaches starts with that player", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "A", Z5: "B", Z7: "C", Z4: "A" },
      buildings: { Z4: ["landCentre"] },
      cubes: { T3: { A: 4 }, T1: { B: 5 } },
    });
    play(s, "moveShip Z4", "research T3", "chooseTrack T3");
    expect(decider(s)).toBe("B");
    play(s, "chooseTrack T1");
    expect(decider(s)).toBe("C");
    play(s, "chooseTrack T2");
    expect([decider(s), choices(s).at(-1)]).toEqual(["B", "keepShips"]);
    play(s, "keepShips");
    expect(decider(s)).toBe("C");
    play(s, "keepShips");
    expect(decider(s)).toBe("A");
  });
});
