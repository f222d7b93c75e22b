import { at, type GameEvent, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { KINDS, SETUPS, ZONES } from "../data.ts";
import { setup } from "../rules.ts";
import {
  cardsBelow,
  cardsOf,
  discards,
  GONE,
  isClosed,
  layout,
  openTracks,
  ownerAt,
  PILE,
  PLACEMENT,
  pileSize,
  queueLength,
  reserveOf,
  START_CUBE,
  type State,
  scientistsIn,
  shipsAfloat,
  spareCubes,
  spareShips,
  staffOf,
  supplyOf,
} from "../state.ts";
import { cardData, countBits, EXPERTISE, kindIndex, kindsIn, SIMPLE, ZONE_COUNT } from "../tables.ts";
import { choices, choicesOf, configOf, decider, newGame, play, queue, typesOf, why } from "../testing.ts";

const counts = [2, 3, 4] as const;
const seeds = Array.from({ length: 30 }, (_, seed) => seed);
/** Letters of the players whose ships lie in the zones, A being the start player. */
const lettersIn = (s: State, zone: number): string =>
  Array.from(
    { length: queueLength(s, zone) },
    (_, berth) => "ABCD"[(ownerAt(s, zone, berth) - s.startSeat + s.seats) % s.seats],
  ).join("");
const letterOf = (s: State, seat: number): string => "ABCD"[(seat - s.startSeat + s.seats) % s.seats] ?? "";

describe("setup", () => {
  test("ANT-2.1 · every seat is the start player now and then, and the letters follow round the table", () => {
    for (const seats of counts) {
      const starts = new Set(seeds.map((seed) => newGame(seats, seed).startSeat));
      expect([...starts].sort()).toEqual([...Array(seats).keys()]);
    }
    const s = newGame(3, 4, "free");
    expect(letterOf(s, s.decider)).toBe("A");
  });

  test.each(counts)("ANT-2.2 ANT-1.6 ANT-1.7 ANT-2.3 · material of each player with %i players", (seats) => {
    const expected = { 2: [2, 14, 3, 3, 3], 3: [2, 12, 3, 2, 4], 4: [2, 10, 2, 2, 5] }[seats];
    const s = newGame(seats);
    for (let seat = 0; seat < seats; seat++) {
      const pieces = [
        staffOf(s, seat),
        reserveOf(s, seat),
        shipsAfloat(s, seat),
        spareShips(s, seat),
        spareCubes(s, seat),
      ];
      expect(pieces).toEqual(expected);
      expect(discards(s, seat)).toBe(0);
      for (let zone = 0; zone < ZONE_COUNT; zone++) expect(scientistsIn(s, zone, seat)).toBe(0);
    }
  });

  test("ANT-2.4 ANT-2.5 · two opposite zones are closed with two players, none with more", () => {
    const closed = (seats: number): string[] => ZONES.filter((_, zone) => isClosed(newGame(seats), zone));
    expect(closed(2)).toEqual(["Z2", "Z6"]);
    expect(closed(3)).toEqual([]);
    expect(closed(4)).toEqual([]);
    const s = newGame(2, 1, "free");
    expect(why(s, "placeShip Z2")).toBe("ANT-2.5");
    expect([at(s.buildings, 2), at(s.buildings, 6)]).toEqual([0, 0]);
  });

  test.each(counts)("ANT-2.6 ANT-2.7 · one starting building in every open zone with %i players", (seats) => {
    const places = new Set<string>();
    for (const seed of seeds) {
      const s = newGame(seats, seed);
      const open = ZONES.flatMap((_, zone) => (isClosed(s, zone) ? [] : [zone]));
      expect(open.map((zone) => countBits(at(s.buildings, zone)))).toEqual(open.map(() => 1));
      const standing = open.flatMap((zone) => kindsIn(at(s.buildings, zone)));
      expect(standing.toSorted()).toEqual(SETUPS[seats]?.buildings.toSorted());
      places.add(standing.join());
    }
    expect(places.size).toBeGreaterThan(20);
  });

  test("ANT-2.6 ANT-2.7 · the supply is what is neither on the board nor in the box", () => {
    const supply = (seats: number): Record<string, number> => {
      const s = newGame(seats);
      return Object.fromEntries(KINDS.map((kind) => [kind, supplyOf(s, kindIndex(kind))]));
    };
    expect(supply(2)).toMatchObject({
      camp: 2,
      seaCentre: 2,
      coastCentre: 2,
      crane: 2,
      shipyard: 2,
      dish: 4,
    });
    expect(supply(4)).toMatchObject({ camp: 2, seaCentre: 2, coastCentre: 2, crane: 2, planktonFarm: 7 });
  });

  test.each([
    [2, [10, 8, 7]],
    [3, [13, 10, 10]],
    [4, [15, 12, 12]],
  ])("ANT-2.8 · decks with %i players: one visible card, the others below it in no order", (seats, sizes) => {
    const seen = new Set<number>();
    for (const seed of seeds) {
      const s = newGame(seats, seed);
      expect([0, 1, 2].map((deck) => countBits(cardsBelow(s, deck)) + 1)).toEqual(sizes);
      for (const card of s.visible) {
        expect(cardData(card).minPlayers).toBeLessThanOrEqual(seats);
        seen.add(card);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  test.each(counts)("ANT-2.9 ANT-2.10 · resource cards and shipyard pile with %i players", (seats) => {
    const s = newGame(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect([cardsOf(s, seat, SIMPLE), cardsOf(s, seat, EXPERTISE)]).toEqual([1, 0]);
    }
    expect(cardsOf(s, PILE, EXPERTISE)).toBe(seats);
    expect(pileSize(s)).toBe(13);
    expect([0, 1, 2, 3].map((card) => cardsOf(s, PILE, card))).toEqual([3, 2, 2, 6]);
    expect([0, 1, 2, 3, 4, 5].map((card) => cardsOf(s, GONE, card))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("ANT-2.11 ANT-17.1 · one more open track than players, as many as cubes", () => {
    for (const seats of counts) {
      const s = newGame(seats);
      expect(openTracks(s)).toBe(seats + 1);
      expect(spareCubes(s, 0)).toBe(seats + 1);
    }
    expect(why(newGame(2), "placeStartCube T4")).toBe("ANT-2.11");
  });

  test("ANT-2.16 ANT-3.1 · the sun starts on Z0, so the first sun step looks at Z1 first", () => {
    const s = newGame(4);
    expect(s.sun).toBe(1);
    const events: GameEvent[] = [];
    setup(layout.create(), configOf(3), { random: Random.of(1), emit: (event) => events.push(event) });
    expect(events.find(({ type }) => type === "sunMoved")?.data).toEqual({ from: 0, zone: 1 });
  });
});

describe("ships of the setup", () => {
  test.each([
    [2, "ABBAAB"],
    [3, "ABCCABBCA"],
    [4, "ABCDDCBA"],
  ])("ANT-2.12 ANT-2.14 · V06 free placement with %i players goes %s", (seats, order) => {
    for (const seed of seeds.slice(0, 8)) {
      const s = newGame(seats, seed, "free");
      const asked: string[] = [];
      for (let placed = 0; s.phase === PLACEMENT; placed++) {
        asked.push(letterOf(s, s.decider));
        const options = choices(s);
        play(s, options[(placed * 3 + seed) % options.length] as string);
      }
      expect(asked.join("")).toBe(order);
    }
  });

  test("ANT-2.13 · a ship joins the end of its queue, and a zone with three ships is full", () => {
    const s = newGame(3, 1, "free");
    play(s, "placeShip Z4", "placeShip Z4");
    expect(lettersIn(s, 4)).toBe("AB");
    play(s, "placeShip Z4");
    expect(lettersIn(s, 4)).toBe("ABC");
    expect(why(s, "placeShip Z4")).toBe("ANT-2.13");
    expect(choices(s)).toHaveLength(7);
    expect(why(s, "moveShip Z1")).toBe("ANT-2.14");
    expect(why(s, "sacrificeCube")).toBe("ANT-2.14");
  });

  test.each([
    [2, ["B", "A", "", "B", "B", "A", "", "A"]],
    [3, ["C", "AA", "B", "C", "C", "A", "B", "B"]],
    [4, ["A", "A", "B", "C", "D", "D", "C", "B"]],
  ])("ANT-2.15 · V12 first-game placement with %i players", (seats, layoutOfShips) => {
    for (const seed of seeds.slice(0, 6)) {
      const s = newGame(seats, seed);
      expect(ZONES.map((_, zone) => lettersIn(s, zone))).toEqual(layoutOfShips);
    }
  });

  test("ANT-2.15 ANT-3.3 ANT-3.4 · V12 the second A ship does not act in the first sun step", () => {
    const s = newGame(3);
    expect(letterOf(s, s.active)).toBe("A");
    play(s, "moveShip Z4", "endTurn");
    expect(s.sun).toBe(2);
    expect(lettersIn(s, 1)).toBe("A");
  });

  test("ANT-2.17 · V37 with two players B puts a cube on the first space of an open track", () => {
    const s = newGame(2);
    expect(s.phase).toBe(START_CUBE);
    expect(letterOf(s, s.decider)).toBe("B");
    expect(choices(s)).toEqual(["placeStartCube T1", "placeStartCube T2", "placeStartCube T3"]);
    const b = s.decider;
    const events = play(s, "placeStartCube T2");
    expect(typesOf(events)).toEqual(["startCubePlaced", "sunMoved", "turnBegun"]);
    expect(at(s.cubes, 4 + b)).toBe(1);
    expect([spareCubes(s, s.startSeat), spareCubes(s, b)]).toEqual([3, 2]);
    expect(why(s, "placeStartCube T1")).toBe("ANT-2.17");
  });

  test("ANT-2.2 ANT-2.4 ANT-2.6 ANT-2.9 · V37 two players after setup", () => {
    const s = newGame(2);
    play(s, "placeStartCube T1");
    const open = ZONES.flatMap((_, zone) => (isClosed(s, zone) ? [] : [zone]));
    expect(open.map((zone) => [countBits(at(s.buildings, zone)), queueLength(s, zone)])).toEqual(
      Array(6).fill([1, 1]),
    );
    expect([0, 1, 2].map((deck) => countBits(cardsBelow(s, deck)) + 1)).toEqual([10, 8, 7]);
    expect([cardsOf(s, PILE, EXPERTISE), pileSize(s)]).toEqual([2, 13]);
  });

  test("ANT-2.17 · nobody gets a cube with three or four players", () => {
    for (const seats of [3, 4]) {
      const s = newGame(seats);
      expect(choicesOf(s, "placeStartCube")).toEqual([]);
      expect(s.cubes.every((space) => space === 0)).toBe(true);
      expect(decider(s)).toBe("ABCD"[s.startSeat]);
      expect(queue(s, "Z1")[0]).toBe(decider(s));
    }
  });
});
