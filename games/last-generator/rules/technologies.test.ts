import { describe, expect, test } from "vitest";
import { TECHNOLOGY_IDS } from "../data.ts";
import { arrange, asked, enter, listening, play } from "../testing.ts";
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
});
