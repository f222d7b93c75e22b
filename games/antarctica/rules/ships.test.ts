import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { cardsOf, discards, FRESH, GONE, isFresh, pileSize, shipsAfloat, spareShips } from "../state.ts";
import { SHIPYARD_KINDS } from "../tables.ts";
import {
  arrange,
  choicesOf,
  decider,
  inHand,
  type Position,
  people,
  play,
  queue,
  setPile,
  typesOf,
  why,
} from "../testing.ts";

const yard: Position = {
  seats: 4,
  sun: "Z3",
  ships: { Z3: "B", Z5: "A", Z7: "C", Z0: "D" },
  buildings: { Z6: ["shipyard"] },
};

describe("building a ship", () => {
  test("ANT-7.1 · it takes a shipyard in the target zone and an available ship", () => {
    const s = arrange(yard);
    play(s, "moveShip Z4");
    expect(why(s, "buildShip")).toBe("ANT-7.1");
    const none = arrange({ ...yard, holdings: { B: { ships: 0 } } });
    play(none, "moveShip Z6");
    expect(why(none, "buildShip")).toBe("ANT-7.1");
  });

  test("ANT-7.2 ANT-7.3 ANT-3.4 · V14 the new ship is last in the sun's zone, and nobody else acts there", () => {
    const s = arrange({ ...yard, ships: { Z3: "BCA", Z5: "D", Z7: "B" } });
    play(s, "moveShip Z6", "buildShip");
    expect([queue(s, "Z3"), spareShips(s, 1), isFresh(s, 3, 2)]).toEqual(["CAB", 1, true]);
    while (choicesOf(s, "takeCard").length > 0) play(s, choicesOf(s, "takeCard")[0] as string);
    expect([s.sun, decider(s), isFresh(s, 3, 2)]).toEqual([5, "D", false]);
  });

  test("ANT-7.2 · V49 not when the sun's zone is full", () => {
    const s = arrange({
      seats: 3,
      sun: "Z3",
      ships: { Z3: "ABC", Z5: "A", Z7: "B" },
      buildings: { Z6: ["shipyard"] },
      cubes: { T2: { A: 7 } },
      holdings: { A: { hand: ["rapidProgress"] } },
    });
    play(s, "moveShip Z6", "playCard rapidProgress", "chooseTrack T2");
    while (choicesOf(s, "takeCard").length > 0) play(s, choicesOf(s, "takeCard")[0] as string);
    expect([queue(s, "Z3"), decider(s)]).toEqual(["BCA", "A"]);
    expect(why(s, "buildShip")).toBe("ANT-7.2");
  });

  test("ANT-7.3 · a new ship cannot be relocated in the turn in which it was built", () => {
    const s = arrange({
      seats: 3,
      sun: "Z3",
      ships: { Z3: "AB", Z5: "A", Z7: "C" },
      buildings: { Z6: ["seaCentre"] },
      scientists: { Z6: { A: 6 } },
      cubes: { T2: { A: 6 }, T1: { A: 3 } },
      holdings: { A: { hand: ["rapidProgress"] } },
    });
    play(s, "moveShip Z6", "research T2");
    while (choicesOf(s, "takeCard").length > 0) play(s, choicesOf(s, "takeCard")[0] as string);
    expect(queue(s, "Z3")).toBe("BA");
    play(s, "playCard rapidProgress", "chooseTrack T1");
    expect(why(s, "relocateShip Z3 1")).toBe("ANT-7.3");
    expect(choicesOf(s, "relocateShip")).toEqual(["relocateShip Z5 0", "relocateShip Z6 0"]);
  });

  test("ANT-7.4 ANT-7.5 ANT-7.6 · V13 the others choose a card in turn, as long as there are enough for all", () => {
    const s = arrange({ ...yard, ships: { Z3: "B", Z4: "B", Z7: "C", Z0: "DA" } });
    setPile(s, { plusTwo: 1, icebreaker: 4 });
    play(s, "moveShip Z6", "buildShip");
    expect([decider(s), choicesOf(s, "takeCard")]).toEqual([
      "C",
      ["takeCard plusTwo", "takeCard icebreaker"],
    ]);
    expect(why(s, "takeCard placeScientist")).toBe("ANT-7.5");
    play(s, "takeCard icebreaker");
    expect(decider(s)).toBe("D");
    play(s, "takeCard icebreaker");
    expect(decider(s)).toBe("A");
    play(s, "takeCard icebreaker");
    expect([pileSize(s), inHand(s, "B", "icebreaker")]).toEqual([2, 0]);
    expect(decider(s)).toBe("B");

    const events = play(s, "moveShip Z6", "buildShip");
    expect(typesOf(events)).toContain("pileRemoved");
    expect(pileSize(s)).toBe(0);
    expect(why(s, "takeCard icebreaker")).toBe("ANT-7.4");
  });

  test("ANT-7.5 · with one type left the cards are handed out without a question", () => {
    const s = arrange(yard);
    setPile(s, { icebreaker: 3 });
    const events = play(s, "moveShip Z6", "buildShip");
    expect(typesOf(events).filter((type) => type === "shipyardCardTaken")).toHaveLength(3);
    expect((["A", "B", "C", "D"] as const).map((letter) => inHand(s, letter, "icebreaker"))).toEqual([
      1, 0, 1, 1,
    ]);
  });

  test("ANT-7.7 · played cards leave the game and never come back to the pile", () => {
    const s = arrange({ ...yard, holdings: { B: { hand: ["plusTwo"] } } });
    const before = pileSize(s);
    play(s, "playCard plusTwo");
    expect([pileSize(s), cardsOf(s, GONE, 1)]).toEqual([before, 1]);
    let gone = 0;
    for (let card = 0; card < SHIPYARD_KINDS; card++) gone += cardsOf(s, GONE, card);
    expect(gone).toBe(1);
  });
});

describe("sacrifice", () => {
  const rich: Position = { seats: 3, sun: "Z3", ships: { Z3: "AB", Z5: "A", Z7: "C" } };

  test("ANT-13.1 · a cube, an available ship or a ship on the board brings a scientist", () => {
    for (const [move, ships] of [
      ["sacrificeCube", 2],
      ["sacrificeSpareShip", 2],
      ["sacrificeShip Z5 0", 1],
    ] as const) {
      const s = arrange(rich);
      play(s, move);
      expect([people(s, "A"), discards(s, 0), shipsAfloat(s, 0)]).toEqual(["3/11", 1, ships]);
      expect(why(s, "sacrificeCube")).toBe("ANT-13.1");
    }
    expect(why(arrange(rich), "sacrificeShip Z7 0")).toBe("ANT-13.1");
  });

  test("ANT-13.1 ANT-13.2 ANT-13.5 · V18 it is allowed with an empty reserve, and what is gone stays gone", () => {
    const s = arrange({ ...rich, holdings: { A: { staff: 2, reserve: 0, cubes: 3 } } });
    play(s, "sacrificeCube");
    expect([people(s, "A"), discards(s, 0), at(s.stock, 12)]).toEqual(["2/0", 1, 2]);
    expect(why(s, "sacrificeSpareShip")).toBe("ANT-13.1");
    play(s, "moveShip Z6", "endTurn");
    expect(discards(s, 0)).toBe(1);
  });

  test("ANT-13.2 · cubes on tracks cannot be discarded", () => {
    const s = arrange({ ...rich, cubes: { T1: { A: 5 } }, holdings: { A: { cubes: 0 } } });
    expect(why(s, "sacrificeCube")).toBe("ANT-13.1");
  });

  test("ANT-13.3 · V19 the acting ship only after its move", () => {
    const s = arrange(rich);
    expect(why(s, "sacrificeShip Z3 0")).toBe("ANT-13.3");
    play(s, "moveShip Z6");
    expect(why(s, "sacrificeShip Z6 0")).toBeNull();
  });

  test("ANT-13.4 · V19 never the last ship on the board", () => {
    const s = arrange({ ...rich, ships: { Z3: "A", Z5: "B", Z7: "C" } });
    play(s, "moveShip Z6");
    expect(why(s, "sacrificeShip Z6 0")).toBe("ANT-13.4");
    expect(why(s, "sacrificeSpareShip")).toBeNull();
  });

  test("ANT-13.1 ANT-7.3 · ships of one owner, one behind the other, are told alike: where the queue changes", () => {
    const told = (berth: number): unknown => {
      const s = arrange({ ...rich, ships: { Z3: "AB", Z5: "AAB", Z7: "C" } });
      s.berths[5 * 3 + 1] = 1 | FRESH;
      return play(s, `sacrificeShip Z5 ${berth}`)[0]?.data;
    };
    expect([told(0), told(1)]).toEqual([
      { zone: 5, berth: 1 },
      { zone: 5, berth: 1 },
    ]);
  });

  test("ANT-13.1 ANT-3.2 · a second ship that is sacrificed does not act", () => {
    const s = arrange({ ...rich, ships: { Z3: "AAB", Z7: "C", Z5: "A" }, icebreakers: { Z3: "A" } });
    play(s, "sacrificeShip Z3 1", "moveShip Z6", "endTurn");
    expect([queue(s, "Z3"), s.sun]).toEqual(["B", 5]);
  });
});
