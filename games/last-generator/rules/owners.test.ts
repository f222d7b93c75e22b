import { Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { actor } from "../rules.ts";
import { arrange, asked, begun, enter, eventsOf, listening, newGame, play, until } from "../testing.ts";
import { holderOf, ownerOf } from "./owners.ts";

describe("who decides", () => {
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
