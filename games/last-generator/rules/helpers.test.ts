import { describe, expect, test } from "vitest";
import { arrange, enter, play, tokensOf, why } from "../testing.ts";

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
});
