import { at, Random, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { countBits } from "../bits.ts";
import { queryNumber } from "../compile/conditions.ts";
import { SCOUTS_CODE, STORM_CODE } from "../compile/tables.ts";
import { BUILDING_IDS, EXPEDITION_IDS, LOSSES } from "../data.ts";
import { lastGenerator } from "../index.ts";
import { FAR_SLOTS, NEAR_SLOTS, NEIGHBOURS, SLOT_HEXES, spaceNamed } from "../map.ts";
import { actor } from "../rules.ts";
import { result, sheet, total } from "../scoring.ts";
import { redeal } from "../secrets.ts";
import { layout, type State, stackHeight, tokensOn } from "../state.ts";
import {
  arrange,
  asked,
  begun,
  enter,
  eventsOf,
  legalMoves,
  listening,
  newGame,
  play,
  playWith,
  resolve,
  stockOf,
  tokensOf,
  until,
  why,
} from "../testing.ts";
import { holderOf, ownerOf } from "./owners.ts";
import { queryValue } from "./queries.ts";

const expedition = (id: string): number => EXPEDITION_IDS.indexOf(id) + 1;

/** A scout on the way to the first card, with the given next cards. */
function scouting(top: string, space: number, next: string): State {
  const s = arrange({ tiles: { N1: "N08" }, buildings: { N1a: "beacon" } });
  s.stacks.fill(0);
  s.stacks[0] = expedition(top);
  s.scouts[0] = 2;
  s.scoutSpaces[0] = space;
  s.expeditionDecks[1] = 1 << (expedition(next) - 1);
  s.expeditionDiscards[1] = 0;
  return s;
}

describe("expeditions", () => {
  test("GEN-25.1 GEN-25.2 GEN-25.3 · V31: avoid, and go on with the movement that is left", () => {
    const s = scouting("A01", 0, "B01");
    resolve(s, at(SCOUTS_CODE, 4));
    expect([asked(s), s.scoutSpaces[0]]).toEqual(["reach", 2]);
    play(s, "avoid");
    expect([stackHeight(s, 0), s.scoutSpaces[0], asked(s)]).toEqual([2, 3, "turn"]);
  });

  test("GEN-25.4 GEN-25.5 GEN-25.11 · V32: explore and continue: the bonus is kept, the movement lost", () => {
    const s = scouting("A05", 1, "B02");
    resolve(s, at(SCOUTS_CODE, 3));
    play(s, "explore", "goOn");
    expect([s.scoutSpaces[0], s.carried[0], s.resources[1], s.stacks[1]]).toEqual([
      1,
      1,
      0,
      expedition("B02"),
    ]);
    expect(s.explored).toBe(1 << (expedition("A05") - 1));
  });

  test("GEN-25.6 GEN-25.9 · V33: explore and return: the goods, the scout, and a further card", () => {
    const s = scouting("A05", 1, "B02");
    resolve(s, at(SCOUTS_CODE, 1));
    play(s, "explore", "comeBack");
    expect([s.resources[1], s.scouts[0], s.reserve[1], s.stacks[1]]).toEqual([9, 0, 4, expedition("B02")]);
  });

  test("GEN-25.6 GEN-28.30 GEN-24.4 · V34: what was carried comes first", () => {
    const s = scouting("A05", 1, "B02");
    resolve(s, at(SCOUTS_CODE, 3));
    play(s, "explore", "goOn");
    const context = resolve(s, at(SCOUTS_CODE, 3));
    s.expeditionDecks[2] = 1 << (expedition("C03") - 1);
    s.expeditionDiscards[2] = 0;
    context.events.length = 0;
    const told = playWith(s, Random.of(1), "~explore", "~comeBack");
    expect([s.resources[1], s.automata, s.stacks[2]]).toEqual([2, 1, expedition("C03")]);
    const types = told.events.map(({ type }) => type);
    expect(types.indexOf("resourceChanged")).toBeLessThan(types.indexOf("automataChanged"));
    expect(s.reserve[3]).toBe(0);
  });

  test("GEN-25.10 GEN-10.13 GEN-25.8 · V56: without a Beacon those on the way go on, and nobody follows", () => {
    const s = scouting("A03", 0, "B01");
    play(s, "actMeeple worker", "actKind build", "~dismantle N1a");
    expect(at(s.scouts, 0)).toBe(2);
    play(s, "actMeeple worker");
    expect(why(s, "actKind scout")).toBe("GEN-10.13");
    s.ask = 0;
    resolve(s, at(SCOUTS_CODE, 2));
    expect(s.scoutSpaces[0]).toBe(2);
  });

  test("GEN-25.7 GEN-25.2 · C cards must be explored, and a used deck comes back", () => {
    const s = scouting("C01", 3, "B01");
    const context = resolve(s, at(SCOUTS_CODE, 2));
    expect(eventsOf(context, "explored")).toHaveLength(1);
    until(s, context, "turn");
    expect(at(s.expeditionDiscards, 2) | at(s.expeditionDecks, 2)).toBeGreaterThan(0);
    const again = scouting("A01", 1, "B01");
    again.expeditionDecks[1] = 0;
    again.expeditionDiscards[1] = 1 << (expedition("B04") - 1);
    resolve(again, at(SCOUTS_CODE, 1));
    play(again, "avoid");
    expect(again.stacks[1]).toBe(expedition("B04"));
  });
});

describe("the round", () => {
  test("GEN-8.1 GEN-8.5 GEN-8.6 GEN-8.7 GEN-5.5 · V35: the storm breaks in the Weather phase", () => {
    const s = arrange({ hope: "faith! resolve solidarity", fields: { round: 9, storm: 10, cold: 5 } });
    s.weatherDeck = 1 << 12;
    s.weatherLeft.set([0, 0, 1]);
    enter(s, "weather");
    expect(asked(s)).toBe("lower");
    expect([s.cold, ...s.sick]).toEqual([7, 1, 1, 1]);
    play(s, "exhaustToken faith");
    expect(s.storm).toBe(15);
    const calm = arrange({ fields: { round: 9, storm: 0 } });
    calm.weatherDeck = 1 << 12;
    calm.weatherLeft.set([0, 0, 1]);
    expect(eventsOf(enter(calm, "weather"), "stormBroke")).toEqual([]);
  });

  test("GEN-8.2 GEN-8.3 GEN-8.4 GEN-29.4 · cold, indicators, hunt and scouts, in order", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "hunters-hut", N1b: "hunters-hut+" },
      radius: [1, 2, 3],
      fields: { cold: 3 },
    });
    s.weatherDeck = 1 << 6;
    s.weatherLeft.set([0, 1, 0]);
    s.scouts[0] = 1;
    const before = at(s.scoutSpaces, 0);
    enter(s, "weather");
    expect([s.cold, ...s.radius]).toEqual([4, 2, 3, 4]);
    expect(s.resources[3]).toBe(5);
    expect(at(s.scoutSpaces, 0)).toBeGreaterThan(before);
  });

  test("GEN-1.1 GEN-1.2 GEN-1.3 GEN-1.4 GEN-1.5 GEN-10.4 GEN-5.1 · V45: who leads, who acts, who feeds", () => {
    const s = begun(4);
    s.leader = 2;
    s.round = 4;
    const context = enter(s, "dawn");
    expect(s.leader).toBe(3);
    until(s, context, "turn");
    expect(actor(s)).toBe(3);
    play(s, "pass");
    expect(actor(s)).toBe(0);
    s.resources[1] = 5;
    enter(s, "nightFeed");
    expect([asked(s), ownerOf(s)]).toEqual(["feed", 0]);
    s.seats = 3;
    expect([0, 1, 2, 3].map((office) => holderOf(s, office))).toEqual([0, 1, 2, 3]);
    s.leader = 1;
    expect(holderOf(s, 3)).toBe(1);
    s.seats = 2;
    expect([0, 1, 2, 3].map((office) => holderOf(s, office))).toEqual([0, 0, 1, 1]);
  });

  test("GEN-13.8 GEN-14.8 · V50: the objective decides the last night", () => {
    const end = (rampart: number): State => {
      const s = arrange({ options: { scenario: "S2" }, fields: { round: 15, nights: 14 } });
      s.counters[0] = rampart;
      enter(s, "nightEnd");
      return s;
    };
    expect(LOSSES[end(5).loss - 1]).toBe("objective");
    expect(end(6).outcome).toBe(1);
  });

  test("GEN-14.7 GEN-26.3 GEN-2.7 · a scenario has its own defeat, at once", () => {
    const s = arrange({ options: { scenario: "S3" } });
    s.counters[1] = 1;
    resolve(s, at(STORM_CODE, 2));
    expect(LOSSES[s.loss - 1]).toBe("seeds-dead");
  });

  test("GEN-14.9 · the score adds up", () => {
    const s = arrange({
      citizens: [9, 9, 6],
      hope: "faith resolve",
      discontent: "anger",
      fields: { nights: 3, corpses: 2 },
    });
    expect(total(s)).toBe(15 + 24 + 6 - 3 - 4);
    expect(sheet(s).reduce((sum, { points }) => sum + points, 0)).toBe(total(s));
    const ruin = arrange({
      citizens: [0, 0, 0],
      hope: "faith",
      discontent: "anger! anger! anger!",
      fields: { corpses: 11 },
    });
    expect(result(ruin).seats[0]?.total).toBe(0);
    expect(sheet(ruin).reduce((sum, { points }) => sum + points, 0)).toBe(0);
  });

  test("GEN-13.7 GEN-28.41 GEN-29.2 · what lasts for a round ends at Night", () => {
    const s = arrange({ tiles: { N1: "N06" }, fields: { morningDeck: 1 << 17, heat: 3, cold: 3 } });
    enter(s, "morning");
    play(s, "chooseOption 2");
    expect([...s.roundModifiers].reduce((sum, n) => sum + n)).toBe(1);
    s.ask = 0;
    s.depth = 0;
    const context = enter(s, "nightEnd");
    expect([...s.roundModifiers].every((n) => n === 0)).toBe(true);
    expect(context.events.length).toBeGreaterThan(0);
  });

  test("GEN-23.4 GEN-5.2 GEN-23.2 · a technology is ready at Dawn, and the next is chosen", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "workshop" },
      fields: { round: 4, developing: 12, developedAt: 5, techDisplay: 0b100000000110 },
    });
    enter(s, "dawn");
    expect([asked(s), s.techs]).toEqual(["technology", 1 << 11]);
    play(s, "chooseTechnology T02");
    expect(s.developing).toBe(2);
  });

  test("GEN-10.3 GEN-29.15 GEN-10.1 GEN-29.17 · the muster: three to a Meeple, scouts off, free heat", () => {
    const s = arrange({
      citizens: [10, 9, 0],
      fields: {
        cold: 3,
        heat: 0,
        techDisplay: 1 << 11,
        techs: 0,
        developing: 12,
        developedAt: 2,
        lawDisplay: 1 << 2,
      },
    });
    s.copies[BUILDING_IDS.indexOf("workshop")] = 0;
    play(s, "actMeeple engineer", "actKind use", "~useAt platform");
    until(s, listening(), "turn");
    s.scouts[0] = 2;
    s.techDisplay = 1 << 11;
    enter(s, "muster");
    expect([...s.reserve]).toEqual([5, 2, 0, 0]);
  });

  test("GEN-4.1 GEN-4.2 GEN-6.3 · phases follow each other; a pending question comes first", () => {
    const s = begun();
    const context = listening();
    play(s, "actMeeple worker");
    expect(why(s, "pass")).toBe("GEN-10.7");
    until(s, context, "turn");
    play(s, "pass");
    const order: number[] = [];
    for (let i = 0; i < 60 && s.outcome === 0 && s.round < 3; i++) {
      const told = listening(Random.of(i));
      until(s, told, "turn");
      order.push(...eventsOf(told, "phaseBegun").map(({ data }) => Number(data.phase)));
      if (s.outcome === 0)
        order.push(...eventsOf(play(s, "pass"), "phaseBegun").map(({ data }) => Number(data.phase)));
    }
    order.reduce((before, phase) => {
      expect(phase === before + 1 || (before === 9 && phase === 1) || phase === 10).toBe(true);
      return phase;
    });
    const none = arrange({ fields: { morningDeck: 0 } });
    expect(eventsOf(enter(none, "morning"), "morningTurned")).toEqual([]);
  });

  test("GEN-29.18 GEN-30.2 · queries read the table", () => {
    const s = arrange({
      stock: { wood: 4 },
      sick: [1, 2, 3],
      skull: [0, 1, 1],
      fields: { heat: 1, cold: 4, corpses: 3 },
    });
    const value = (name: string): number => queryValue(s, queryNumber(name));
    expect(
      [
        "res.wood",
        "sick.total",
        "sick.child",
        "gravely",
        "gap",
        "corpses",
        "hope.tokens",
        "building.platform",
        "warm.platform",
        "law.L01",
        "hand",
      ].map(value),
    ).toEqual([4, 6, 3, 2, 3, 3, 3, 1, 1, 0, 0]);
  });
});

describe("set-up and variants", () => {
  test("GEN-3.1 GEN-3.2 GEN-3.3 GEN-3.4 GEN-3.5 GEN-3.6 GEN-3.7 GEN-3.9 GEN-3.11 GEN-3.12 GEN-3.13 GEN-3.14 GEN-2.1 GEN-2.3 · the first scenario as it begins", () => {
    const s = newGame(2);
    expect(legalMoves(s)).toHaveLength(6);
    expect([s.round, s.heat, s.cold, s.hunger, s.corpses, s.pressure, s.lodged, s.drawer, s.storm]).toEqual([
      1, 0, 3, 0, 0, 0, 0, 0, 9,
    ]);
    expect(stockOf(s)).toEqual({ wood: 5, coal: 5, steel: 2, food: 10, core: 1 });
    expect([...s.citizens, ...s.sick, ...s.skull]).toEqual([15, 9, 6, 0, 0, 0, 0, 0, 0]);
    expect([tokensOn(s, 0), tokensOn(s, 1)]).toEqual([4, 2]);
    expect(tokensOf(s, 0).match(/!/g)).toHaveLength(1);
    expect([s.amounts[0], s.amounts[1], s.amounts[2]]).toEqual([5, 5, 0]);
    expect([...s.tiles].filter((tile) => tile > 0)).toHaveLength(3);
    expect(s.building[2]).toBe(BUILDING_IDS.indexOf("tent") + 1);
    expect([countBits(s.lawDisplay), countBits(s.techDisplay), countBits(s.hand)]).toEqual([8, 6, 3]);
    play(s, "chooseExpert X03");
    expect([s.phase, asked(s)]).toEqual([6, "turn"]);
    const vaults = newGame(1, { scenario: "S3" });
    expect([vaults.building[67], vaults.building[68], vaults.counters[1]]).toEqual([
      BUILDING_IDS.indexOf("seed-vault") + 1,
      BUILDING_IDS.indexOf("seed-vault") + 1,
      5,
    ]);
  });

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
    play(storm, "destroyAt N1a");
    expect([storm.building[spaceNamed("N1a")], storm.placed[70 * 4]]).toEqual([0, 1]);
  });

  test("GEN-27.1 · the dial changes what one begins with", () => {
    const gentle = newGame(1, { difficulty: "gentle" });
    expect([stockOf(gentle).food, stockOf(gentle).coal, tokensOn(gentle, 0)]).toEqual([13, 8, 5]);
    expect(tokensOf(gentle, 0).match(/!/g)).toHaveLength(2);
    const harsh = newGame(1, { difficulty: "harsh" });
    expect([stockOf(harsh).food, stockOf(harsh).coal, tokensOn(harsh, 1)]).toEqual([7, 3, 3]);
  });

  test("GEN-27.2 GEN-1.7 · a council votes in secret; the Leader breaks ties", () => {
    const s = arrange({
      seats: 3,
      options: { council: "vote" },
      stock: { wood: 9, food: 9 },
      fields: { morningDeck: 1 },
    });
    enter(s, "morning");
    expect(ownerOf(s)).toBe(0);
    const told = play(s, "chooseOption 3");
    expect(told.events[0]).toMatchObject({
      type: "voteCast",
      data: {},
      secret: { seat: 0, data: { vote: 2 } },
    });
    expect([viewOf(lastGenerator, s, 0).votes[0], viewOf(lastGenerator, s, 1).votes[0]]).toEqual([3, 0]);
    const world = layout.clone(s);
    redeal(world, 1, Random.of(3));
    expect([1, 2, 3]).toContain(world.votes[0]);
    play(s, "chooseOption 1");
    const counted = play(s, "chooseOption 2");
    expect(eventsOf(counted, "votesCounted")[0]?.data).toEqual({ votes: [2, 0, 1], chosen: 2, law: 0 });
    expect(asked(s)).toBe("sick");
  });

  test("GEN-27.3 GEN-2.11 · open weather shows the next two cards", () => {
    const s = begun(1, { weather: "open" });
    expect([...s.weatherOpen].every((card) => card > 0)).toBe(true);
    const [first, second] = s.weatherOpen;
    const context = enter(s, "weather");
    expect(eventsOf(context, "weatherTurned")[0]?.data.card).toBe((first ?? 0) - 1);
    expect(s.weatherOpen[0]).toBe(second);
  });

  test("GEN-1.6 GEN-1.8 GEN-2.2 · one answer is no question, and seats change nothing but owners", () => {
    const end = (seats: number): unknown => {
      const s = newGame(seats);
      const random = Random.of(4);
      play(s, "chooseExpert X02");
      const context = listening(random);
      until(s, context, "turn");
      return [[...s.resources], [...s.citizens], s.lawDisplay, s.hand];
    };
    expect(end(1)).toEqual(end(4));
    const s = arrange({ fields: { heat: 3, cold: 3 }, stock: { coal: 4 } });
    const context = enter(s, "generatorFeed");
    expect(eventsOf(context, "fed")).toEqual([]);
  });
});
