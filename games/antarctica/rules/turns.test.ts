import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import {
  BY_BUILDINGS,
  BY_EXHAUSTION,
  BY_SCIENTISTS,
  BY_STALL,
  DONE,
  ENDED,
  OFFER,
  POST,
  PRE,
} from "../state.ts";
import {
  arrange,
  choices,
  choicesOf,
  dawn,
  decider,
  exhaustDecks,
  inHand,
  newGame,
  type Position,
  people,
  play,
  playOn,
  queue,
  setPile,
  typesOf,
  why,
} from "../testing.ts";

const open: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "A" } };

describe("the sun", () => {
  test("ANT-1.1 ANT-3.1 · V10 it skips empty zones and goes on round the ring", () => {
    const s = arrange({ seats: 3, sun: "Z6", ships: { Z1: "A", Z2: "B", Z4: "C", Z6: "A" } });
    play(s, "moveShip Z4", "endTurn");
    expect(s.sun).toBe(1);
  });

  test("ANT-2.5 ANT-3.1 · V10 it passes over a closed zone", () => {
    const s = arrange({ seats: 2, sun: "Z1", ships: { Z1: "A", Z3: "B" } });
    expect(why(s, "moveShip Z2")).toBe("ANT-2.5");
    play(s, "moveShip Z0", "endTurn");
    expect(s.sun).toBe(3);
  });

  test("ANT-1.2 ANT-3.3 · the owner of the first ship of the queue acts", () => {
    const s = arrange({ ...open, ships: { Z3: "BA", Z5: "C" } });
    expect([decider(s), s.phase]).toEqual(["B", PRE]);
  });

  test("ANT-3.2 ANT-3.4 ANT-12.4 · V47 a second ship that leaves and comes back has lost its right to act", () => {
    const s = arrange({
      seats: 3,
      sun: "Z3",
      ships: { Z3: "ABC", Z5: "A" },
      buildings: { Z5: ["coastCentre"] },
      scientists: { Z5: { A: 4 } },
      cubes: { T1: { A: 1 }, T4: { A: 2 } },
      holdings: { A: { hand: ["rapidProgress"] } },
      icebreakers: { Z3: "B" },
    });
    play(s, "playCard rapidProgress", "chooseTrack T4");
    expect(decider(s)).toBe("A");
    play(s, "keepShips", "relocateShip Z3 1", "relocateTo Z6", "keepShips");
    expect(queue(s, "Z3")).toBe("AC");
    play(s, "moveShip Z5", "research T1", "keepShips", "relocateShip Z6 0", "relocateTo Z3", "keepShips");
    expect(queue(s, "Z3")).toBe("CB");
    play(s, "endTurn");
    expect([s.phase, s.sun, at(s.icebreakers, 3)]).toEqual([PRE, 5, 0]);
  });

  test("ANT-3.4 ANT-3.5 ANT-12.4 · V15 the second ship acts by its icebreaker, the third does not", () => {
    const s = arrange({ ...open, ships: { Z3: "ABC", Z5: "A" }, icebreakers: { Z3: "B" } });
    play(s, "moveShip Z6", "endTurn");
    expect([decider(s), s.phase]).toEqual(["B", OFFER]);
    expect(choices(s)).toEqual(["useIcebreaker no", "useIcebreaker yes"]);
    expect([why(s, "endTurn"), why(s, "moveShip Z5")]).toEqual(["ANT-12.4", "ANT-12.4"]);
    play(s, "useIcebreaker yes", "moveShip Z7");
    const events = play(s, "endTurn");
    expect(typesOf(events)).toContain("icebreakersGone");
    expect([queue(s, "Z3"), s.sun, decider(s)]).toEqual(["C", 5, "A"]);
  });

  test("ANT-3.4 ANT-12.5 · a declined icebreaker leaves the game too", () => {
    const s = arrange({ ...open, ships: { Z3: "ABC", Z5: "A" }, icebreakers: { Z3: "B" } });
    play(s, "moveShip Z6", "endTurn", "useIcebreaker no");
    expect([queue(s, "Z3"), at(s.icebreakers, 3), s.sun]).toEqual(["BC", 0, 5]);
    expect(why(s, "useIcebreaker yes")).toBe("ANT-12.4");
  });

  test("ANT-3.6 · V43 sailing just ahead of the sun gives another turn", () => {
    const s = arrange({ ...open, sun: "Z1", ships: { Z1: "A", Z5: "B", Z7: "C" } });
    play(s, "moveShip Z2", "endTurn");
    expect([s.sun, decider(s)]).toEqual([2, "A"]);
  });

  test("ANT-3.1 · with one zone left the sun comes back to it", () => {
    const s = arrange({ ...open, ships: { Z3: "A", Z4: "BC" } });
    dawn(s, "Z4");
    play(s, "moveShip Z3", "endTurn");
    expect([s.sun, decider(s)]).toEqual([3, "A"]);
    const alone = arrange({ ...open, ships: { Z3: "AB" } });
    play(alone, "moveShip Z4", "endTurn");
    expect([alone.sun, decider(alone)]).toEqual([4, "A"]);
  });
});

describe("a turn", () => {
  test("ANT-4.1 ANT-4.2 ANT-4.7 ANT-5.1 · move, one action, then the end", () => {
    const s = arrange({ ...open, buildings: { Z6: ["camp", "coastCentre"] } });
    expect([why(s, "recruit"), why(s, "endTurn")]).toEqual(["ANT-4.3", "ANT-5.1"]);
    play(s, "moveShip Z6");
    expect(s.phase).toBe(POST);
    expect(why(s, "moveShip Z7")).toBe("ANT-4.1");
    play(s, "recruit");
    expect(s.phase).toBe(DONE);
    expect([why(s, "research T1"), why(s, "recruit"), why(s, "buildShip")]).toEqual(Array(3).fill("ANT-4.2"));
    expect(choicesOf(s, "endTurn")).toEqual(["endTurn"]);
    play(s, "endTurn");
    expect(decider(s)).toBe("B");
  });

  test("ANT-4.2 · doing nothing is allowed", () => {
    const s = arrange(open);
    play(s, "moveShip Z6");
    expect(typesOf(play(s, "endTurn"))[0]).toBe("turnEnded");
  });

  test("ANT-4.3 ANT-8.1 · actions happen in the zone that the ship has sailed to", () => {
    const s = arrange({ ...open, buildings: { Z0: ["camp"], Z3: ["camp"] } });
    play(s, "moveShip Z6");
    expect(why(s, "recruit")).toBe("ANT-8.1");
  });

  test("ANT-4.4 · the target stays when the ship is sacrificed, and strength counts what is left", () => {
    const s = arrange({ ...open, buildings: { Z6: ["camp", "coastCentre"] }, scientists: { Z6: { A: 1 } } });
    play(s, "moveShip Z6", "sacrificeShip Z6 0");
    expect(people(s, "A")).toBe("3/11");
    play(s, "recruit");
    expect(people(s, "A")).toBe("4/10");
  });

  test("ANT-4.4 ANT-8.3 ANT-9.1 · with no ship and no scientist left there the strength is 0", () => {
    const s = arrange({ ...open, buildings: { Z6: ["camp", "coastCentre"] } });
    play(s, "moveShip Z6", "sacrificeShip Z6 0");
    expect([why(s, "recruit"), why(s, "research T1")]).toEqual(["ANT-8.3", "ANT-9.1"]);
  });

  test("ANT-4.5 · no card and no sacrifice while effects are resolved", () => {
    const s = arrange({
      ...open,
      cubes: { T1: { A: 3 } },
      holdings: { A: { hand: ["rapidProgress", "plusTwo"] } },
    });
    play(s, "playCard rapidProgress");
    expect([why(s, "sacrificeCube"), why(s, "playCard plusTwo"), why(s, "moveShip Z4")]).toEqual([
      "ANT-4.5",
      "ANT-4.5",
      "ANT-6.10",
    ]);
    play(s, "chooseTrack T1");
    expect([why(s, "sacrificeCube"), why(s, "recruit"), why(s, "layIcebreaker Z0")]).toEqual([
      "ANT-4.5",
      "ANT-10.5",
      "ANT-4.5",
    ]);
  });

  test("ANT-4.6 ANT-7.3 · V45 a turn ends with the ship that it built", () => {
    const s = arrange({ ...open, buildings: { Z6: ["shipyard"] }, holdings: { A: { hand: ["plusTwo"] } } });
    play(s, "moveShip Z6", "buildShip");
    expect(decider(s)).toBe("B");
    play(s, "takeCard icebreaker", "takeCard icebreaker");
    expect([decider(s), s.sun, s.phase]).toEqual(["B", 5, PRE]);
  });

  test("ANT-4.7 · the turn ends by itself when neither card nor sacrifice is possible", () => {
    const position: Position = {
      ...open,
      ships: { Z3: "A", Z5: "B", Z7: "C" },
      buildings: { Z6: ["camp"] },
      holdings: { A: { ships: 0, cubes: 0, hand: [] } },
    };
    const s = arrange(position);
    play(s, "moveShip Z6", "recruit");
    expect(decider(s)).toBe("B");
    const withCube = arrange({ ...position, holdings: { A: { ships: 0, cubes: 1, hand: [] } } });
    play(withCube, "moveShip Z6", "recruit");
    expect(choices(withCube)).toEqual(["endTurn", "sacrificeCube"]);
  });

  test("ANT-4.8 ANT-11.1 ANT-13.1 · V18 a second turn in a sun step has its own action and sacrifice, but no second card", () => {
    const s = arrange({
      ...open,
      ships: { Z3: "AAB", Z5: "C" },
      buildings: { Z6: ["camp"] },
      holdings: { A: { hand: ["plusTwo", "plusTwo", "icebreaker"] } },
    });
    play(s, "layIcebreaker Z3", "moveShip Z6", "sacrificeCube");
    expect([why(s, "sacrificeCube"), why(s, "playCard plusTwo")]).toEqual(["ANT-13.1", "ANT-11.1"]);
    play(s, "recruit", "useIcebreaker yes");
    expect(why(s, "playCard plusTwo")).toBe("ANT-11.1");
    play(s, "sacrificeCube", "moveShip Z6", "recruit");
    expect(people(s, "A")).toBe("7/7");
  });
});

describe("the ship's move", () => {
  test("ANT-5.2 ANT-5.3 · V11 any other zone that is not full", () => {
    const s = arrange({
      seats: 4,
      sun: "Z3",
      ships: { Z0: "ABC", Z5: "DAB", Z3: "C", Z1: "D" },
    });
    expect(choicesOf(s, "moveShip")).toEqual(
      ["Z1", "Z2", "Z4", "Z6", "Z7"].map((zone) => `moveShip ${zone}`),
    );
    expect([why(s, "moveShip Z3"), why(s, "moveShip Z0")]).toEqual(["ANT-5.2", "ANT-5.3"]);
    const two = arrange({ seats: 2, sun: "Z3", ships: { Z3: "A", Z1: "B" } });
    expect(choicesOf(two, "moveShip")).toEqual(
      ["Z0", "Z1", "Z4", "Z5", "Z7"].map((zone) => `moveShip ${zone}`),
    );
  });

  test("ANT-5.4 ANT-3.5 · the ship joins the end of the queue, and those behind it move up", () => {
    const s = arrange({ ...open, ships: { Z3: "ABC", Z5: "BC" } });
    const [moved] = play(s, "moveShip Z5");
    expect([queue(s, "Z3"), queue(s, "Z5")]).toEqual(["BC", "BCA"]);
    expect(moved?.data).toEqual({ from: 3, fromBerth: 0, zone: 5, berth: 2 });
    const empty = arrange(open);
    play(empty, "moveShip Z1");
    expect(queue(empty, "Z1")).toBe("A");
  });

  test("ANT-5.5 · there is always somewhere to go", () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 0; seed < 4; seed++) {
        const s = newGame(seats, seed);
        playOn(s, seed, () => s.phase === PRE && choicesOf(s, "moveShip").length === 0);
        expect(s.phase).toBe(ENDED);
      }
    }
  });
});

describe("the end", () => {
  const nearEnd: Position = {
    ...open,
    buildings: { Z3: ["crane"], Z0: ["crane"], Z6: ["camp"] },
    visible: ["B09"],
    holdings: { A: { staff: 1, reserve: 0 } },
  };

  test("ANT-14.1 ANT-14.3 ANT-12.6 · V28 the last scientist: effects are resolved, an icebreaker is not", () => {
    const s = arrange({
      ...nearEnd,
      ships: { Z3: "AB", Z5: "B", Z7: "C", Z0: "A" },
      cubes: { T2: { A: 4 } },
      icebreakers: { Z3: "B" },
    });
    play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T2");
    for (let taken = 0; decider(s) !== "-" && taken < 3; taken++)
      play(s, choicesOf(s, "takeCard")[0] as string);
    expect([decider(s), s.phase, s.ending]).toEqual(["-", ENDED, BY_SCIENTISTS]);
    const drafted = (["A", "B", "C"] as const).map((letter) =>
      (["placeScientist", "plusTwo", "rapidProgress", "icebreaker"] as const).reduce(
        (sum, card) => sum + inHand(s, letter, card),
        0,
      ),
    );
    expect(drafted).toEqual([1, 1, 1]);
    expect(at(s.icebreakers, 3)).toBe(2);
    expect([why(s, "sacrificeCube"), why(s, "useIcebreaker yes")]).toEqual(["ANT-14.3", "ANT-14.3"]);
  });

  test("ANT-14.1 · a scientist left in the reserve keeps the game going", () => {
    const s = arrange({ ...nearEnd, holdings: { A: { staff: 1, reserve: 1 } } });
    play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T1");
    expect(s.phase).toBe(DONE);
  });

  test("ANT-14.4 · V29 placing the last scientist by a card ends the game at once", () => {
    const s = arrange({ ...nearEnd, holdings: { A: { staff: 1, reserve: 0, hand: ["placeScientist"] } } });
    play(s, "moveShip Z6");
    const events = play(s, "playCard placeScientist");
    expect([s.phase, s.ending]).toEqual([ENDED, BY_SCIENTISTS]);
    expect(typesOf(events).slice(0, 3)).toEqual(["cardPlayed", "scientistPlaced", "endTriggered"]);
    expect(typesOf(events).at(-1)).toBe("gameEnded");
  });

  test("ANT-14.2 ANT-6.9 · V30 the last card: its advance and effects are carried out, and it is taken", () => {
    const s = arrange({ ...nearEnd, holdings: {}, cubes: { T2: { A: 4 } } });
    exhaustDecks(s, "B09");
    play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T2");
    while (decider(s) !== "-") play(s, choicesOf(s, "takeCard")[0] as string);
    expect([s.ending, people(s, "A"), at(s.visible, 0)]).toEqual([BY_BUILDINGS, "1/12", 0]);
    expect(at(s.built, 0)).toBe(1 << 8);
  });

  test("ANT-14.2 · a card left in another deck keeps the game going", () => {
    const s = arrange({ ...nearEnd, holdings: {} });
    exhaustDecks(s, "B09", "A11");
    play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T1");
    expect([s.phase, s.ending]).toEqual([DONE, 0]);
  });

  test("ANT-14.4 · both triggers together are one end", () => {
    const s = arrange(nearEnd);
    exhaustDecks(s, "B09");
    const events = play(s, "moveShip Z6", "buildBuilding basic", "chooseTrack T1");
    expect(typesOf(events).filter((type) => type === "endTriggered")).toHaveLength(1);
    expect(s.phase).toBe(ENDED);
  });

  /** V31: everybody has one scientist, and only a plankton farm can be built. */
  const tired = (a: [number, number], hand: Position["holdings"] = {}): ReturnType<typeof arrange> => {
    const s = arrange({
      ...open,
      holdings: {
        A: { staff: a[0], reserve: a[1], hand: [] },
        B: { staff: 1, reserve: 0, hand: [] },
        C: { staff: 1, reserve: 0, hand: [] },
        ...hand,
      },
    });
    exhaustDecks(s, "A11");
    setPile(s, {});
    return s;
  };

  test("ANT-14.5 · V31 the game ends when nobody can ever place a scientist again", () => {
    const s = tired([1, 0]);
    play(s, "moveShip Z6", "endTurn");
    expect([s.phase, s.ending]).toEqual([ENDED, BY_EXHAUSTION]);
  });

  test("ANT-14.5 · V31 a card that can still be reached keeps it going: by a ship, or by the draft", () => {
    const within = { placeScientist: 1, icebreaker: 4 };
    const byShip = tired([1, 0]);
    setPile(byShip, within);
    play(byShip, "moveShip Z6", "endTurn");
    expect(byShip.phase).toBe(PRE);

    const noShips = { A: { ships: 0 }, B: { ships: 0 }, C: { ships: 0 } };
    const byDraft = arrange({ ...open, holdings: noShips });
    exhaustDecks(byDraft, "A11");
    setPile(byDraft, within);
    byDraft.stock.set([1, 1, 1, 0, 0, 0, 0, 0]);
    play(byDraft, "moveShip Z6", "endTurn");
    expect(byDraft.phase).toBe(PRE);

    const neither = arrange({ ...open, holdings: noShips, cubes: { T2: { B: 5 } } });
    exhaustDecks(neither, "A11");
    setPile(neither, within);
    neither.stock.set([1, 1, 1, 0, 0, 0, 0, 0]);
    play(neither, "moveShip Z6", "endTurn");
    expect(neither.ending).toBe(BY_EXHAUSTION);
  });

  test("ANT-14.5 · V46 what counts is staff and reserve together, and cards in hand", () => {
    const split = tired([0, 1]);
    play(split, "moveShip Z6", "endTurn");
    expect(split.ending).toBe(BY_EXHAUSTION);
    const two = tired([1, 1]);
    play(two, "moveShip Z6", "endTurn");
    expect(two.phase).toBe(PRE);
    const card = tired([1, 0], { B: { staff: 1, reserve: 0, hand: ["placeScientist"] } });
    play(card, "moveShip Z6", "endTurn");
    expect(card.phase).toBe(PRE);
  });

  const passTurn = (s: ReturnType<typeof arrange>): void => {
    play(s, choicesOf(s, "moveShip")[0] as string, "endTurn");
  };

  test("ANT-14.6 · V32 twenty-four idle turns in a row end the game", () => {
    const s = arrange(open);
    for (let turn = 0; turn < 23; turn++) passTurn(s);
    expect(s.phase).toBe(PRE);
    passTurn(s);
    expect([s.phase, s.ending]).toEqual([ENDED, BY_STALL]);
  });

  test("ANT-14.6 · V32 a sacrifice begins the count anew", () => {
    const s = arrange(open);
    for (let turn = 0; turn < 19; turn++) passTurn(s);
    play(s, "sacrificeCube");
    passTurn(s);
    for (let turn = 0; turn < 23; turn++) passTurn(s);
    expect(s.phase).toBe(PRE);
    passTurn(s);
    expect(s.ending).toBe(BY_STALL);
  });
});
