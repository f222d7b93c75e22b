import { describe, expect, test } from "vitest";
import { QUESTION } from "../questions.ts";
import { arrange, asked, enter, legalMoves, play, tokensOf, why } from "../testing.ts";

describe("the Expert and the call of duty", () => {
  test("GEN-9.1 GEN-9.2 GEN-9.5 GEN-21.1 GEN-21.2 GEN-21.3 GEN-28.5 GEN-15.8 · V53: the call gives the Expert the token it needs", () => {
    const s = arrange({ hope: "faith resolve", discontent: "anger fear" });
    s.expert = 5;
    enter(s, "prepare");
    expect(why(s, "useExpert")).toBe("GEN-21.2");
    expect(why(s, "callOfDuty 1")).toBe("GEN-21.3");
    play(s, "callOfDuty 2", "~activateToken faith", "~activateToken resolve");
    expect(tokensOf(s, 0)).toBe("faith! resolve!");
    play(s, "useExpert");
    expect(tokensOf(s, 0)).toBe("faith resolve!");
    play(s, "removeToken anger");
    expect(tokensOf(s, 1)).toBe("fear");
    expect(s.callUsed).toBe(1);
  });

  test("GEN-9.1 GEN-9.2 GEN-9.5 · the Expert once a phase; without means the phase goes on by itself", () => {
    const s = arrange({ hope: "resolve! resolve! faith", fields: { callUsed: 1, expert: 1 } });
    enter(s, "prepare");
    expect(legalMoves(s)).toEqual(["useExpert", "prepDone"]);
    expect(why(s, "callOfDuty 2")).toBe("GEN-21.3");
    play(s, "useExpert");
    expect([s.resources[1], tokensOf(s, 0), asked(s)]).toEqual([3, "resolve resolve! faith", "turn"]);
    s.step = 0;
    s.ask = QUESTION.prepare;
    expect(why(s, "useExpert")).toBe("GEN-9.1");
  });

  test("GEN-13.7 · at Night the Expert, the cards and the special actions come back; the call does not", () => {
    const s = arrange({
      fields: { expertUsed: 1, citizenPlayed: 1, specialsDone: 3, specialsSpent: 2, callUsed: 1 },
    });
    enter(s, "nightEnd");
    expect([s.expertUsed, s.citizenPlayed, s.specialsDone, s.specialsSpent, s.callUsed]).toEqual([
      0, 0, 0, 2, 1,
    ]);
  });
});
