import { describe, expect, test } from "vitest";
import { TECHNOLOGY_IDS } from "../data.ts";
import { arrange, asked, enter, legalMoves, listening, play, why } from "../testing.ts";
import { hasten } from "./decks.ts";

describe("technologies", () => {
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

  test("GEN-19.5 GEN-23.3 GEN-23.2 · V28: with the last Workshop the work is lost, and nothing comes back", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "workshop", N1b: "tent" },
      fields: { developing: 8, developedAt: 9 },
    });
    play(s, "actMeeple worker", "actKind build", "dismantle N1a");
    expect([s.developing, s.developedAt, s.resources[0]]).toEqual([0, 0, 0]);
  });

  test("GEN-23.5 GEN-28.29 · V29: the token comes no nearer than the next round", () => {
    const s = arrange({ fields: { round: 4, developing: 1, developedAt: 6 } });
    hasten(s, 3, listening());
    expect(s.developedAt).toBe(5);
    hasten(s, 3, listening());
    expect(s.developedAt).toBe(5);
  });

  test("GEN-23.1 GEN-28.34 · V30: a token never lies beyond space 15", () => {
    const s = arrange({ stock: { wood: 9, steel: 9 }, fields: { round: 13, techDisplay: 0b11 } });
    play(s, "actMeeple worker", "actKind build", "construct workshop", "buildAt G1", "chooseTechnology T01");
    expect([s.developing, s.developedAt]).toEqual([TECHNOLOGY_IDS.indexOf("T01") + 1, 15]);
  });

  test("GEN-23.1 GEN-23.2 GEN-23.3 · one at a time: a second Workshop asks nothing, the first after all were lost does", () => {
    const s = arrange({
      stock: { wood: 20, steel: 9 },
      tiles: { N1: "N08" },
      fields: { round: 3, techDisplay: 0b110 },
    });
    play(s, "actMeeple worker", "actKind build", "construct workshop", "buildAt G1", "chooseTechnology T03");
    expect([s.developing, s.developedAt]).toEqual([3, 5]);
    play(s, "construct workshop", "buildAt G2");
    expect(asked(s)).toBe("build");
    play(s, "dismantle G1");
    expect(s.developing).toBe(3);
    play(s, "actMeeple worker", "actKind build", "dismantle G2");
    expect([s.developing, s.developedAt, s.techs]).toEqual([0, 0, 0]);
    play(s, "construct workshop", "buildAt N1a");
    expect(legalMoves(s)).toEqual(["chooseTechnology T02", "chooseTechnology T03"]);
    expect(why(s, "chooseTechnology T01")).toBe("GEN-23.1");
  });

  test("GEN-23.1 · a token put down on the last space is never reached", () => {
    const s = arrange({ stock: { wood: 9, steel: 9 }, fields: { round: 15, techDisplay: 1 } });
    play(s, "actMeeple worker", "actKind build", "construct workshop", "buildAt G1");
    expect(s.developedAt).toBe(15);
    hasten(s, 3, listening());
    expect(s.developedAt).toBe(15);
  });

  test("GEN-5.2 GEN-5.3 GEN-5.4 GEN-5.5 · at Dawn: technology, trigger, events from the oldest; the storm waits", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "workshop" },
      fields: { round: 3, storm: 4, developing: 12, developedAt: 4, techDisplay: 1 << 11 },
    });
    s.events.set([4, 2]);
    s.eventRounds[3] = 4;
    s.eventRounds[1] = 4;
    const told = enter(s, "dawn").events;
    const order = told.filter(({ type }) => ORDER.includes(type));
    expect(order.map(({ type, data }) => [type, data.event ?? 0]).slice(0, 5)).toEqual([
      ["roundBegun", 0],
      ["technologyDeveloped", 0],
      ["triggerMet", 0],
      ["eventDue", 3],
      ["eventDue", 1],
    ]);
    expect(told.some(({ type }) => type === "stormBroke")).toBe(false);
    expect([s.citizens[0], s.events[0]]).toEqual([12, 0]);
  });
});

const ORDER = ["roundBegun", "technologyDeveloped", "triggerMet", "eventDue"];
