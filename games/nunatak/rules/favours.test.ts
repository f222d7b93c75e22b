import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { cardOf, FAVOUR_IDS, FAVOUR_TABLE, type FavourId, FORESIGHT } from "../data.ts";
import { actor } from "../rules.ts";
import {
  EXCHANGE_FACE,
  FAVOUR_USE,
  hasPlayed,
  holds,
  PLAYED_BY,
  pointsOf,
  REACT_DIVINATION,
  REACT_PROPAGATION,
  type State,
  TURN_START,
} from "../state.ts";
import {
  arrange,
  faceNamed,
  legalNames,
  listening,
  type Position,
  play,
  playOn,
  quiet,
  refusal,
} from "../testing.ts";
import { askedFavour } from "./favour-windows.ts";

const favour = (id: FavourId): number => FAVOUR_IDS.indexOf(id);

/** Seat 0 has just taken a Favour for an ancestor placed on position 0. */
function taken(id: FavourId, position: Position = {}, other: FavourId = "herd"): State {
  const s = arrange({
    tiles: { ancestor: [0], worker: [1, 2] },
    row: ["worker", "worker"],
    hand: "ancestorWorkerSculptor",
    shown: [id, other],
    ...position,
  });
  return play(s, quiet(), { type: "placeBlock", position: 0 }, { type: "pickFavour", slot: 0 });
}

describe("taking Favours", () => {
  test("NUN-6.1 NUN-6.3 NUN-6.4 · one of the two face up, for good and for all to see; it cannot be refused", () => {
    const s = taken("labour");
    expect(holds(s, 0, favour("labour"))).toBe(true);
    expect(s.shown).not.toContain(favour("labour") + 1);
    const single = arrange({
      tiles: { ancestor: [0], worker: [1] },
      row: ["worker"],
      hand: "ancestorWorkerSculptor",
      shown: ["labour"],
    });
    play(single, quiet(), { type: "placeBlock", position: 0 });
    expect([holds(single, 0, favour("labour")), single.active]).toEqual([true, 1]);
    const none = arrange({
      tiles: { ancestor: [0], worker: [1] },
      row: ["worker"],
      hand: "ancestorWorkerSculptor",
    });
    none.favours.fill(0);
    play(none, quiet(), { type: "placeBlock", position: 0 });
    expect(none.active).toBe(1);
  });

  test("NUN-6.2 NUN-13.2 · an immediate Favour comes before the points of the turn", () => {
    const s = arrange({
      blocks: [[7, 8, 12, 13]],
      tiles: { ancestor: [31], worker: [0] },
      row: ["worker"],
      hand: "ancestorWorkerSculptor",
      shown: ["ascension", "labour"],
    });
    const context = listening();
    play(s, context, { type: "placeBlock", position: 31 }, { type: "pickFavour", slot: 0 });
    expect(pointsOf(s, 0)).toBe(0);
    play(s, context, { type: "playFavour", favour: "ascension" });
    const scored = context.events.filter(
      (event) => event.type === "favourScored" || event.type === "reinforced",
    );
    expect(scored.map((event) => [event.type, event.data.points])).toEqual([
      ["favourScored", 4],
      ["reinforced", 4],
    ]);
  });

  test("NUN-12.1 · an immediate Favour is used at once or never", () => {
    const s = taken("emulation");
    expect(legalNames(s)).toEqual(["playFavour emulation", "declineFavour emulation"]);
    play(s, quiet(), { type: "declineFavour", favour: "emulation" });
    expect([holds(s, 0, favour("emulation")), pointsOf(s, 0)]).toEqual([true, 0]);
    playOn(s, 1, () => s.active === 0 && s.phase === TURN_START);
    expect(refusal(s, { type: "playFavour", favour: "emulation" })).toBe("NUN-12.1");
  });

  test("NUN-12.2 NUN-12.6 · a single-use Favour is never used in the turn in which it was taken", () => {
    const s = arrange({
      blocks: [[1, 5, 6], [20]],
      tiles: { ancestor: [0], worker: [7, 9, 14] },
      row: ["worker", "worker", "worker"],
      hand: "ancestorWorkerSculptor",
      shown: ["propagation", "labour"],
    });
    play(s, quiet(), { type: "placeBlock", position: 0 }, { type: "pickFavour", slot: 0 });
    expect([s.phase, s.active, pointsOf(s, 0)]).toEqual([TURN_START, 1, 5]);
    // The next player completes a square in which the holder stands.
    s.blocks[2] = 2;
    s.tiles[2] = 1;
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 7 });
    expect([s.phase, actor(s)]).toEqual([REACT_PROPAGATION, 0]);
  });

  test("NUN-12.2 NUN-12.3 NUN-12.5 · each kind only in its window", () => {
    const s = arrange({
      tiles: { worker: [1, 2] },
      row: ["worker"],
      deck: [["worker"]],
      held: { labour: 0, versatility: 0, displacement: 0, renewal: 1 },
    });
    expect(refusal(s, { type: "playFavour", favour: "labour" })).toBe("NUN-12.3");
    expect(refusal(s, { type: "playFavour", favour: "renewal" })).toBe("NUN-6.1");
    expect(refusal(s, { type: "playFavour", favour: "displacement" })).toBe("NUN-13.14");
    expect(legalNames(s)).toEqual(["takeCard 0", "playFavour versatility"]);
    play(s, quiet(), { type: "takeCard", slot: 0 });
    expect(refusal(s, { type: "playFavour", favour: "versatility" })).toBe("NUN-13.12");
    expect(legalNames(s)).toContain("playFavour displacement");
    s.fresh = 1 << favour("displacement");
    expect(refusal(s, { type: "playFavour", favour: "displacement" })).toBe("NUN-12.2");
  });

  test("NUN-12.4 NUN-12.2 · any number in one turn; a used one is gone", () => {
    const s = arrange({
      tiles: { worker: [1, 2], beast: [3] },
      row: ["worker", "worker", "worker", "worker"],
      deck: [["beast1", "beast1"]],
      held: { versatility: 0, renewal: 0, displacement: 0 },
    });
    play(
      s,
      quiet(),
      { type: "playFavour", favour: "renewal" },
      { type: "playFavour", favour: "versatility" },
      { type: "takeCard", slot: 0 },
    );
    play(
      s,
      quiet(),
      { type: "playFavour", favour: "displacement" },
      { type: "displace", position: 1 },
      { type: "displace", position: 3 },
    );
    for (const id of ["renewal", "versatility", "displacement"] as const)
      expect(hasPlayed(s, 0, favour(id))).toBe(true);
    expect(refusal(s, { type: "playFavour", favour: "displacement" })).toBe("NUN-6.1");
  });

  test("NUN-12.7 · each Favour exists once; propagation before the scoring, divination after it", () => {
    const s = arrange({
      blocks: [[0, 1], [5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
      held: { propagation: 1, divination: 2 },
    });
    play(s, quiet(), { type: "placeBlock", position: 6 });
    expect([s.phase, actor(s), pointsOf(s, 0)]).toEqual([REACT_PROPAGATION, 1, 0]);
    play(s, quiet(), { type: "declineFavour", favour: "propagation" });
    expect([s.phase, actor(s), pointsOf(s, 0)]).toEqual([REACT_DIVINATION, 2, 5]);
    expect(new Set(FAVOUR_TABLE.map(({ id }) => id)).size).toBe(20);
  });
});

describe("immediate Favours", () => {
  test("NUN-13.1 · ingenuity: two steps, not beyond the end, and not asked there", () => {
    const use = (square: number): number =>
      at(
        play(taken("ingenuity", { engineering: [square] }), quiet(), {
          type: "playFavour",
          favour: "ingenuity",
        }).engineering,
        0,
      );
    expect([use(3), use(13)]).toEqual([5, 14]);
    const s = taken("ingenuity", { engineering: [14] });
    expect([s.phase, s.active]).toEqual([TURN_START, 1]);
  });

  test("NUN-13.2 · ascension: two points for each floor with an own block", () => {
    const s = taken("ascension", { blocks: [[20, 27, 45], [51]] });
    play(s, quiet(), { type: "playFavour", favour: "ascension" });
    expect(pointsOf(s, 0)).toBe(6);
  });

  test("NUN-13.3 · diversity: one point for each symbol in the area, this ancestor's too", () => {
    const s = taken("diversity", { areas: [["worker", "worker", "beast1", "sculptorRope:artisan"]] });
    play(s, quiet(), { type: "playFavour", favour: "diversity" });
    expect(pointsOf(s, 0)).toBe(4);
  });

  test("NUN-13.4 · exchange: a card of the area for an unreserved one of the row", () => {
    const s = taken("exchange", {
      row: ["workerEngineer", "worker"],
      areas: [["beast1", "workerEngineer:engineer"]],
    });
    play(s, quiet(), { type: "playFavour", favour: "exchange" });
    expect(legalNames(s)).toEqual([
      "exchangeGive beast1",
      "exchangeGive ancestorWorkerSculptor",
      "exchangeGive workerEngineer:engineer",
    ]);
    expect(refusal(s, { type: "exchangeGive", card: "worker" })).toBe("NUN-13.4");
    play(s, quiet(), { type: "exchangeGive", card: "beast1" });
    s.reserved = 2;
    s.favours[FORESIGHT] = PLAYED_BY + 1;
    expect(legalNames(s)).toEqual(["exchangeTake 0"]);
    expect(refusal(s, { type: "exchangeTake", slot: 1 })).toBe("NUN-13.4");
    play(s, quiet(), { type: "exchangeTake", slot: 0 });
    expect([s.phase, legalNames(s)]).toEqual([EXCHANGE_FACE, ["chooseFace worker", "chooseFace engineer"]]);
    expect(refusal(s, { type: "chooseFace", symbol: "beast" })).toBe("NUN-13.4");
    play(s, quiet(), { type: "chooseFace", symbol: "worker" });
    expect(at(s.row, 0)).toBe(cardOf("beast1"));
    expect([at(s.area, faceNamed("beast1")), at(s.area, faceNamed("workerEngineer:worker"))]).toEqual([0, 1]);
    expect(s.active).toBe(1);
  });

  test("NUN-13.4 · exchange is not asked when the row has no unreserved card", () => {
    const s = taken("exchange", {
      row: [],
      blocks: [[], []],
      tiles: { ancestor: [0], worker: [1] },
      placements: 53,
      turns: [17, 18, 18],
    });
    expect(holds(s, 0, favour("exchange"))).toBe(true);
    expect(s.phase).not.toBe(FAVOUR_USE);
  });

  test("NUN-13.5 · communion: the other Favour too, resolved at once when it is immediate", () => {
    const s = taken("communion", {}, "ascension");
    play(s, quiet(), { type: "playFavour", favour: "communion" });
    expect(askedFavour(s)).toBe(favour("ascension"));
    play(s, quiet(), { type: "playFavour", favour: "ascension" });
    expect(pointsOf(s, 0)).toBe(2);
    const single = play(taken("communion", {}, "solidity"), quiet(), {
      type: "playFavour",
      favour: "communion",
    });
    expect([holds(single, 0, favour("solidity")), single.active]).toEqual([true, 1]);
    const alone = arrange({
      tiles: { ancestor: [0], worker: [1] },
      row: ["worker"],
      hand: "ancestorWorkerSculptor",
      shown: ["communion"],
    });
    play(alone, quiet(), { type: "placeBlock", position: 0 });
    expect(alone.active).toBe(1);
  });

  test("NUN-13.6 · emulation: two points for each player ahead; asked even when it is worth nothing", () => {
    const s = taken("emulation");
    s.earned[3] = 7;
    s.earned[6] = 1;
    play(s, quiet(), { type: "playFavour", favour: "emulation" });
    expect(pointsOf(s, 0)).toBe(4);
    const leader = taken("emulation");
    expect(leader.phase).toBe(FAVOUR_USE);
    play(leader, quiet(), { type: "playFavour", favour: "emulation" });
    expect(pointsOf(leader, 0)).toBe(0);
  });

  test("NUN-13.7 · sharing: five points, and two for an opponent of one's choice", () => {
    const s = play(taken("sharing"), quiet(), { type: "playFavour", favour: "sharing" });
    expect(legalNames(s)).toEqual(["chooseOpponent 1", "chooseOpponent 2"]);
    expect(refusal(s, { type: "chooseOpponent", seat: 0 })).toBe("NUN-13.7");
    play(s, quiet(), { type: "chooseOpponent", seat: 2 });
    expect([0, 1, 2].map((seat) => pointsOf(s, seat))).toEqual([5, 0, 2]);
  });
});
