import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { cardsOf, GONE, OFFER, PRE, scientistsIn } from "../state.ts";
import { ICEBREAKER } from "../tables.ts";
import {
  arrange,
  choicesOf,
  cube,
  dawn,
  decider,
  inHand,
  type Position,
  people,
  play,
  queue,
  why,
} from "../testing.ts";

const base: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "A" } };

describe("cards", () => {
  test("ANT-11.1 · one card in a sun step, and only in one's own turn", () => {
    const s = arrange({
      ...base,
      holdings: { A: { hand: ["plusTwo", "plusTwo"] }, B: { hand: ["rapidProgress"] } },
    });
    play(s, "playCard plusTwo");
    expect([why(s, "playCard plusTwo"), choicesOf(s, "playCard")]).toEqual(["ANT-11.1", []]);
    expect(why(s, "playCard rapidProgress")).toBe("ANT-11.7");
    play(s, "moveShip Z4", "endTurn");
    expect([s.sun, decider(s), why(s, "playCard plusTwo")]).toEqual([4, "A", null]);
  });

  test("ANT-11.1 ANT-12.2 · V07 an icebreaker laid for the running sun step is the card of that step", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "AA", Z5: "B", Z7: "C" },
      holdings: { A: { hand: ["icebreaker", "plusTwo"] } },
    });
    play(s, "layIcebreaker Z3", "moveShip Z6", "endTurn");
    expect([s.phase, decider(s)]).toEqual([OFFER, "A"]);
    play(s, "useIcebreaker yes");
    expect([s.phase, why(s, "playCard plusTwo"), queue(s, "Z3")]).toEqual([PRE, "ANT-11.1", "A"]);
  });

  test("ANT-11.2 · V08 an icebreaker laid earlier is not, so one card may be played in one of the two turns", () => {
    const position: Position = {
      ...base,
      ships: { Z3: "AA", Z5: "B", Z7: "C" },
      holdings: { A: { hand: ["plusTwo", "plusTwo"] } },
      icebreakers: { Z3: "A" },
    };
    const first = arrange(position);
    play(first, "playCard plusTwo", "moveShip Z6", "endTurn", "useIcebreaker yes");
    expect(why(first, "playCard plusTwo")).toBe("ANT-11.1");
    const second = arrange(position);
    play(second, "moveShip Z6", "endTurn", "useIcebreaker yes", "playCard plusTwo");
    expect(people(second, "A")).toBe("4/10");
  });

  test("ANT-11.3 ANT-8.2 · V02 Place a scientist before recruiting gives one more", () => {
    const position: Position = {
      ...base,
      buildings: { Z6: ["camp"] },
      holdings: { A: { staff: 1, reserve: 8, hand: ["placeScientist"] } },
    };
    const s = arrange(position);
    expect(why(s, "playCard placeScientist")).toBe("ANT-11.3");
    play(s, "moveShip Z6", "playCard placeScientist", "recruit");
    expect([people(s, "A"), scientistsIn(s, 6, 0)]).toEqual(["2/6", 1]);
    const without = arrange(position);
    play(without, "moveShip Z6", "recruit");
    expect(people(without, "A")).toBe("2/7");
    play(without, "playCard placeScientist");
    expect(people(without, "A")).toBe("1/7");
  });

  test("ANT-11.3 · it takes a scientist in staff", () => {
    const s = arrange({ ...base, holdings: { A: { staff: 0, reserve: 8, hand: ["placeScientist"] } } });
    play(s, "moveShip Z6");
    expect(why(s, "playCard placeScientist")).toBe("ANT-11.3");
  });

  test("ANT-11.4 · +2 scientists takes one when one is left, and is not playable on an empty reserve", () => {
    const one = arrange({ ...base, holdings: { A: { staff: 1, reserve: 1, hand: ["plusTwo"] } } });
    play(one, "playCard plusTwo");
    expect(people(one, "A")).toBe("2/0");
    const none = arrange({ ...base, holdings: { A: { staff: 1, reserve: 0, hand: ["plusTwo"] } } });
    expect(why(none, "playCard plusTwo")).toBe("ANT-11.4");
  });

  test("ANT-11.5 · Rapid progress: three free spaces on an open track, if any allows it", () => {
    const s = arrange({ ...base, cubes: { T4: { B: 1 } }, holdings: { A: { hand: ["rapidProgress"] } } });
    play(s, "playCard rapidProgress");
    expect([choicesOf(s, "chooseTrack").length, why(s, "chooseTrack T5")]).toEqual([4, "ANT-2.11"]);
    play(s, "chooseTrack T4");
    expect([cube(s, "T4", "A"), s.phase]).toEqual([4, PRE]);
    const stuck = arrange({
      ...base,
      cubes: { T1: { A: 16 } },
      holdings: { A: { cubes: 0, hand: ["rapidProgress"] } },
    });
    expect(why(stuck, "playCard rapidProgress")).toBe("ANT-11.5");
  });

  test("ANT-11.6 ANT-11.7 · cards one does not hold cannot be played, and there is no limit to a hand", () => {
    const s = arrange({
      ...base,
      holdings: { A: { hand: ["plusTwo", "plusTwo", "icebreaker", "icebreaker"] } },
    });
    expect([why(s, "playCard placeScientist"), why(s, "layIcebreaker Z5")]).toEqual(["ANT-11.7", "ANT-12.1"]);
    expect(inHand(s, "A", "icebreaker")).toBe(2);
    const empty = arrange(base);
    expect(why(empty, "layIcebreaker Z5")).toBe("ANT-11.7");
  });
});

describe("icebreakers", () => {
  test("ANT-12.1 ANT-11.6 · on a zone whose second ship is one's own", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "A", Z5: "BA", Z7: "CBA", Z0: "AA" },
      holdings: { A: { hand: ["icebreaker"] } },
    });
    expect(choicesOf(s, "layIcebreaker")).toEqual(["layIcebreaker Z0", "layIcebreaker Z5"]);
    expect(why(s, "layIcebreaker Z7")).toBe("ANT-12.1");
    play(s, "layIcebreaker Z5");
    expect([at(s.icebreakers, 5), inHand(s, "A", "icebreaker")]).toEqual([1, 0]);
  });

  test("ANT-12.2 · on the sun's zone only for the ship that was second on arrival", () => {
    const hand: Position["holdings"] = { A: { hand: ["icebreaker", "icebreaker"] } };
    const third = arrange({ ...base, ships: { Z3: "ABA", Z5: "C", Z0: "A" }, holdings: hand });
    expect(why(third, "layIcebreaker Z3")).toBe("ANT-12.2");
    play(third, "moveShip Z6");
    expect([queue(third, "Z3"), why(third, "layIcebreaker Z3")]).toEqual(["BA", "ANT-12.2"]);

    const second = arrange({ ...base, ships: { Z3: "AAA", Z5: "C", Z0: "B" }, holdings: hand });
    play(second, "moveShip Z6");
    expect(why(second, "layIcebreaker Z3")).toBeNull();
    play(second, "layIcebreaker Z3", "endTurn", "useIcebreaker yes");
    expect(why(second, "layIcebreaker Z3")).toBe("ANT-11.1");
    second.cardPlayers = 0;
    expect(why(second, "layIcebreaker Z3")).toBe("ANT-12.2");
  });

  test("ANT-12.3 · one's own only once on a zone, beside those of others", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "A", Z5: "BA", Z7: "C" },
      holdings: { A: { hand: ["icebreaker"] } },
      icebreakers: { Z5: "AB" },
    });
    expect(why(s, "layIcebreaker Z5")).toBe("ANT-12.3");
    const others = arrange({
      ...base,
      ships: { Z3: "A", Z5: "BA", Z7: "C" },
      holdings: { A: { hand: ["icebreaker"] } },
      icebreakers: { Z5: "B" },
    });
    play(others, "layIcebreaker Z5");
    expect(at(others.icebreakers, 5)).toBe(3);
  });

  test("ANT-12.4 · a full turn: move, action and sacrifice", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "AB", Z5: "B", Z7: "C" },
      buildings: { Z6: ["camp"] },
      icebreakers: { Z3: "B" },
    });
    play(s, "moveShip Z4", "endTurn", "useIcebreaker yes", "sacrificeCube", "moveShip Z6", "recruit");
    expect([people(s, "B"), s.sun]).toEqual(["4/10", 4]);
  });

  test("ANT-12.5 ANT-3.5 · V17 the card leaves even when its ship has become the first", () => {
    const s = arrange({
      ...base,
      sun: "Z3",
      ships: { Z3: "A", Z5: "BC", Z7: "A" },
      icebreakers: { Z5: "B" },
    });
    dawn(s, "Z5");
    expect(decider(s)).toBe("B");
    play(s, "moveShip Z6", "endTurn");
    expect([s.sun, s.phase, at(s.icebreakers, 5), cardsOf(s, GONE, ICEBREAKER)]).toEqual([6, PRE, 0, 1]);
  });

  test("ANT-12.5 · V50 the sun passing over an empty zone takes the card away", () => {
    const s = arrange({ ...base, sun: "Z4", ships: { Z4: "A", Z6: "B", Z7: "C" }, icebreakers: { Z5: "B" } });
    play(s, "moveShip Z0", "endTurn");
    expect([s.sun, at(s.icebreakers, 5)]).toEqual([6, 0]);
  });
});
