import { at, type Move } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { countBits } from "./bits.ts";
import { MATERIALS, POOL_SIZE, TAKES } from "./data.ts";
import { unseenPlans } from "./deck.ts";
import { CROWDED, ROOMY, SITES, scoredBuilding } from "./fixtures.ts";
import { meta } from "./meta.ts";
import { discardDie, moves, placeDie, takeDie } from "./moves.ts";
import { poolDice, poolSize } from "./pool.ts";
import { actor, apply, setup, whyNot } from "./rules.ts";
import {
  bagSize,
  DISCARD,
  deckSize,
  demandOf,
  dieAt,
  ENDED,
  firstSeat,
  heightOf,
  isFinished,
  LOST,
  layout,
  lotOf,
  PLACE,
  planOf,
  type State,
  TAKE,
} from "./state.ts";
import {
  arrange,
  codeOf,
  configOf,
  die,
  legalMoves,
  legalNames,
  listening,
  newGame,
  playOn,
  quiet,
  scoreByPlay,
  space,
} from "./testing.ts";

const SEATS = [2, 3, 4];

const take = (s: State, code: string): void => apply(s, takeDie(die(code)), quiet());

describe("setting up", () => {
  test.each(SEATS)("BLU-2.1 BLU-3.3 · %i players: bag, pool and dice in demand are all 32 dice", (seats) => {
    const s = newGame(seats, 5);
    MATERIALS.forEach((_, material) => {
      const inPool = poolDice(s).filter((each) => Math.floor((each - 1) / 6) === material).length;
      const inDemand = [0, 1].filter((which) => demandOf(s, 1, which) === material).length;
      expect(at(s.bag, material) + inPool).toBe(inDemand === 1 ? 7 : 8);
    });
    expect(bagSize(s) + poolSize(s)).toBe(30);
  });

  test("BLU-3.1 BLU-3.2 · two different materials, every pair in every order equally often", () => {
    const counts = new Map<string, number>();
    const games = 6000;
    for (let seed = 0; seed < games; seed++) {
      const s = newGame(2, seed);
      const pair = `${demandOf(s, 1, 0)}${demandOf(s, 1, 1)}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - games / 12)).toBeLessThan(100);
  });

  test("BLU-2.4 BLU-3.4 · every plan is dealt equally often, and none twice in a game", () => {
    const counts = Array<number>(25).fill(0);
    const games = 3000;
    for (let seed = 0; seed < games; seed++) {
      const s = newGame(4, seed);
      const dealt = [0, 1, 2, 3].map((seat) => planOf(s, 1, seat));
      expect(new Set(dealt).size).toBe(4);
      for (const plan of dealt) counts[plan] = (counts[plan] ?? 0) + 1;
    }
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - (games * 4) / 24)).toBeLessThan(100);
  });

  test.each(SEATS)("BLU-2.4 BLU-9.2 · %i players: plans of earlier rounds are never dealt again", (seats) => {
    const s = newGame(seats, 2);
    playOn(s, 2, () => {
      const dealt = s.plans.filter((plan) => plan !== 0);
      expect(dealt.length).toBe(seats * s.round);
      expect(new Set(dealt).size).toBe(dealt.length);
      expect(countBits(unseenPlans(s))).toBe(deckSize(s));
      return false;
    });
    expect(deckSize(s)).toBe(24 - 3 * seats);
  });

  test.each([
    [2, 8],
    [3, 9],
    [4, 7],
  ])("BLU-3.5 · %i players: a pool of %i dice in each round, shown by value", (seats, size) => {
    const s = newGame(seats, 9);
    const rounds = new Set<number>();
    playOn(s, 9, () => {
      if (s.phase === TAKE && s.turn === 0) {
        rounds.add(s.round);
        expect(poolSize(s)).toBe(size);
      }
      const values = poolDice(s).map((each) => (each - 1) % 6);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      return false;
    });
    expect([...rounds]).toEqual([1, 2, 3]);
  });

  test("BLU-2.6 · the first seat is the one chosen, counted on round the table", () => {
    expect(newGame(4, 1, "3").active).toBe(3);
    expect(newGame(3, 1, "3").active).toBe(0);
    expect(newGame(2, 1, "3").active).toBe(1);
    expect(meta.options.firstSeat.default).toBe("random");
  });

  test("BLU-2.6 · or chosen by chance", () => {
    const firsts = Array.from({ length: 200 }, (_, seed) => newGame(4, seed).active);
    for (const seat of [0, 1, 2, 3])
      expect(firsts.filter((each) => each === seat).length).toBeGreaterThan(30);
  });

  test("BLU-3.4 · plans are dealt clockwise from the first player, each told to its owner only", () => {
    const context = listening(3);
    const s = layout.create();
    setup(s, configOf(3, "2"), context);
    const deals = context.events.filter(({ type }) => type === "planDealt");
    expect(deals.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    for (const { seat, data, secret } of deals) {
      expect(data).toEqual({});
      expect(secret).toEqual({ seat, data: { plan: planOf(s, 1, seat ?? -1) } });
    }
  });

  test("BLU-12.1 · two to four players, and no other mode", () => {
    expect(meta.seats).toEqual({ min: 2, max: 4 });
    expect(Object.keys(meta.options)).toEqual(["firstSeat"]);
  });
});

describe("turns", () => {
  test("BLU-4.1 · first a die, then its space; nothing else, and no passing", () => {
    const s = newGame(3, 4);
    expect(s.phase).toBe(TAKE);
    expect(legalNames(s).every((name) => name.startsWith("takeDie"))).toBe(true);
    apply(s, legalMoves(s)[0] as Move, quiet());
    expect(s.phase).toBe(PLACE);
    expect(legalNames(s).every((name) => name.startsWith("placeDie"))).toBe(true);
  });

  test("BLU-1.1 BLU-4.1 · dice that look the same are one choice", () => {
    const s = arrange({ sites: [ROOMY, ROOMY, ROOMY], pool: "W3 W3 G3 W3" });
    expect(legalNames(s)).toEqual(["takeDie wood 3", "takeDie glass 3"]);
  });

  test("BLU-2.7 BLU-4.2 BLU-4.7 · clockwise from the first seat, one decision at a time", () => {
    const s = newGame(4, 7, "2");
    const order: number[] = [];
    playOn(s, 7, () => {
      expect(actor(s)).toBe(s.active);
      if (s.round === 1 && s.phase === TAKE) order.push(s.active);
      return s.round > 1;
    });
    expect(order).toEqual(Array.from({ length: 24 }, (_, turn) => (2 + turn) % 4));
  });

  test.each([
    { seats: 2, turns: 12, draws: 2, lastBag: 0 },
    { seats: 3, turns: 18, draws: 1, lastBag: 4 },
    { seats: 4, turns: 24, draws: 1, lastBag: 0 },
  ])(
    "BLU-4.2 BLU-4.3 BLU-4.5 · $seats players: $turns turns, each from a full pool",
    ({ seats, turns, draws, lastBag }) => {
      const s = newGame(seats, 11);
      const bagAtStart = bagSize(s);
      playOn(s, 11, () => {
        if (s.phase !== TAKE) return false;
        expect(poolSize(s)).toBe(POOL_SIZE[seats]);
        expect(bagSize(s)).toBe(bagAtStart - s.turn * draws);
        if (s.turn === turns - 1) expect(bagSize(s)).toBe(lastBag);
        expect(s.turn).toBeLessThan(turns);
        return false;
      });
      expect(s.turn).toBe(turns);
      for (let lot = lotOf(1, 0); lot < lotOf(1, seats); lot++) {
        expect(s.taken.subarray(lot * TAKES, (lot + 1) * TAKES).every((each) => each !== 0)).toBe(true);
      }
    },
  );

  test("BLU-4.2 BLU-4.5 · four players: 22 dice in the bag after the first turn, none after the 23rd", () => {
    const s = newGame(4, 8);
    const seen = new Map<number, [number, number]>();
    playOn(s, 8, () => {
      if (s.phase === TAKE && s.round === 3) seen.set(s.turn, [poolSize(s), bagSize(s)]);
      return false;
    });
    expect(seen.get(1)).toEqual([7, 22]);
    expect(seen.get(23)).toEqual([7, 0]);
    expect([poolSize(s), bagSize(s)]).toEqual([6, 0]);
  });

  test("BLU-4.4 · three players: at the last scoring the pool has 8 dice, the bag 4, and 18 were taken", () => {
    const s = newGame(3, 6);
    playOn(s, 6);
    const taken = s.taken.subarray(lotOf(3, 0) * TAKES, lotOf(3, 3) * TAKES).filter((each) => each !== 0);
    expect([poolSize(s), bagSize(s), taken.length]).toEqual([8, 4, 18]);
  });

  test("BLU-4.6 · an empty bag gives no die", () => {
    const s = arrange({ sites: [ROOMY, ROOMY, ROOMY], pool: "W3 G3" });
    s.bag.fill(0);
    take(s, "W3");
    apply(s, placeDie(space("R2C2")), quiet());
    expect(s.phase).toBe(TAKE);
    expect(poolDice(s).map(codeOf)).toEqual(["G3"]);
  });
});

describe("rounds", () => {
  test.each(SEATS)(
    "BLU-9.2 BLU-6.7 · %i players: a new round begins with all dice and bare plans",
    (seats) => {
      const s = newGame(seats, 3);
      playOn(s, 3, ({ round }) => round === 2);
      expect(bagSize(s) + poolSize(s) + 2).toBe(32);
      expect([s.phase, s.turn, s.hand]).toEqual([TAKE, 0, 0]);
      for (let seat = 0; seat < seats; seat++) {
        for (let each = 0; each < 6; each++) expect(heightOf(s, lotOf(2, seat), each)).toBe(0);
      }
    },
  );

  test("BLU-3.6 · the next round is begun by the lowest score", () => {
    const s = scoreByPlay({ sites: [SITES.points31, SITES.points12, SITES.points28] });
    expect(firstSeat(s, 2)).toBe(1);
  });

  test("BLU-13.9 · the buildings of a finished round stay where they were built", () => {
    const s = scoreByPlay({ sites: [scoredBuilding("X1"), SITES.points12] });
    expect(s.round).toBe(2);
    expect(isFinished(s, 1)).toBe(true);
    expect(codeOf(dieAt(s, lotOf(1, 0), space("R2C1"), 2))).toBe("S6");
    expect(planOf(s, 1, 0)).toBe(24);
  });

  test.each(SEATS)(
    "BLU-9.3 · %i players: the game ends after three rounds, and then no move is legal",
    (seats) => {
      const s = newGame(seats, 10);
      playOn(s, 10);
      expect([s.phase, s.round, actor(s)]).toEqual([ENDED, 3, -1]);
      expect(legalMoves(s)).toEqual([]);
      for (let move = 0; move < moves.size; move++) expect(whyNot(s, move)).toBe("BLU-9.3");
    },
  );

  test("BLU-4.3 · a round takes two moves a turn, less one for each die that was lost", () => {
    for (const seats of SEATS) {
      const s = newGame(seats, 14);
      let played = 0;
      playOn(s, 14, () => {
        played++;
        return false;
      });
      const lost = s.fates.filter((fate) => fate === LOST).length;
      const perRound = seats === 2 ? 35 : 12 * seats;
      expect(played).toBe(3 * perRound - lost);
    }
  });
});

describe("two players", () => {
  test("BLU-10.1 BLU-10.2 · take to 7, discard to 6, draw two", () => {
    const s = newGame(2, 1, "0");
    const context = listening(5);
    expect([poolSize(s), bagSize(s)]).toEqual([8, 22]);
    apply(s, legalMoves(s)[0] as Move, context);
    expect([s.phase, poolSize(s)]).toEqual([PLACE, 7]);
    apply(s, legalMoves(s)[0] as Move, context);
    expect([s.phase, poolSize(s), s.active]).toEqual([DISCARD, 7, 0]);
    expect(whyNot(s, takeDie(die("W1")))).toBe("BLU-10.2");
    expect(whyNot(s, placeDie(0))).toBe("BLU-10.2");
    apply(s, legalMoves(s)[0] as Move, context);
    expect([s.phase, poolSize(s), bagSize(s), s.active]).toEqual([TAKE, 8, 20, 1]);
    expect(context.events.map(({ type }) => type)).toEqual([
      "dieTaken",
      "diePlaced",
      "dieDiscarded",
      "diceDrawn",
    ]);
    expect(context.events.at(-1)?.data.dice).toHaveLength(2);
  });

  test("BLU-10.3 · the discard may be any die of the pool, and only that", () => {
    const s = arrange({ sites: [ROOMY, ROOMY], pool: "W1 W1 R2 S3" });
    take(s, "W1");
    apply(s, placeDie(space("R2C2")), quiet());
    expect(legalNames(s)).toEqual(["discardDie wood 1", "discardDie recycled 2", "discardDie stone 3"]);
    expect(whyNot(s, discardDie(die("G6")))).toBe("BLU-10.3");
    expect(whyNot(s, discardDie(die("W1")))).toBeNull();
  });

  test("BLU-10.4 · the last turn has no discard: 11 dice were discarded, 7 stay in the pool", () => {
    const s = newGame(2, 6);
    playOn(s, 6, () => {
      if (s.turn === 11) expect(s.phase).not.toBe(DISCARD);
      if (s.turn === 11 && s.phase === TAKE) expect([poolSize(s), bagSize(s)]).toEqual([8, 0]);
      return false;
    });
    expect(poolSize(s)).toBe(7);
    expect(s.discarded.every((each) => each !== 0)).toBe(true);
  });

  test("BLU-10.5 BLU-5.5 · a lost die does not replace the discard", () => {
    const s = arrange({ sites: [CROWDED, ROOMY], turn: 6, pool: "R3 G6 W1 W1 W2 W2 S1 S2" });
    take(s, "R3");
    expect([s.phase, s.active, poolSize(s)]).toEqual([DISCARD, 0, 7]);
    apply(s, discardDie(die("G6")), quiet());
    expect(codeOf(s.discarded[6] ?? 0)).toBe("G6");
    expect([s.phase, s.active, poolSize(s)]).toEqual([TAKE, 1, 8]);
  });

  test("BLU-10.1 · three or four players never discard", () => {
    const s = newGame(3, 6);
    playOn(s, 6, () => {
      expect(s.phase).not.toBe(DISCARD);
      return false;
    });
    expect(whyNot(newGame(3), discardDie(die("W1")))).toBe("BLU-10.1");
  });
});

describe("why a move is refused", () => {
  test("BLU-4.1 · nothing to place yet, or no such die in the pool", () => {
    const s = arrange({ sites: [ROOMY, ROOMY, ROOMY], pool: "W3" });
    expect(whyNot(s, placeDie(0))).toBe("BLU-4.1");
    expect(whyNot(s, takeDie(die("G3")))).toBe("BLU-4.1");
    expect(whyNot(s, takeDie(die("W3")))).toBeNull();
  });

  test("BLU-10.2 BLU-10.4 BLU-5.4 · a discard before its time", () => {
    const s = arrange({ sites: [ROOMY, ROOMY], pool: "W3 G3" });
    expect(whyNot(s, discardDie(die("W3")))).toBe("BLU-10.2");
    take(s, "W3");
    expect(whyNot(s, discardDie(die("G3")))).toBe("BLU-5.4");
    s.turn = 11;
    expect(whyNot(s, discardDie(die("G3")))).toBe("BLU-10.4");
  });
});
