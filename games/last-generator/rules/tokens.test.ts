import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { CONSEQUENCE_CODE, DEATH_CODE, DUSK_CODE, EXPERT_CODE } from "../compile/addresses.ts";
import { CITIZEN_IDS, CONSEQUENCES, DUSK_IDS } from "../data.ts";
import { arrange, legalMoves, listening, loaded, play, resolve, tokensOf, until, why } from "../testing.ts";

const consequence = (id: string): number =>
  at(
    CONSEQUENCE_CODE,
    CONSEQUENCES.findIndex((other) => other.id === id),
  );

/** Hope falls by one point, and the first answer is given. */
function lowerOnce(s: ReturnType<typeof arrange>): void {
  resolve(s, at(DEATH_CODE, CITIZEN_IDS.indexOf("P01") * 3));
  until(s, listening(), "turn");
}

describe("hope and discontent", () => {
  test("GEN-15.5 GEN-15.6 GEN-15.1 · V3: exhaust what is active, or remove what is exhausted", () => {
    const s = arrange({ discontent: "anger! fear" });
    resolve(s, at(EXPERT_CODE, 4));
    expect(legalMoves(s)).toEqual(["exhaustToken anger", "removeToken fear"]);
    expect(why(s, "removeToken anger")).toBe("GEN-15.5");
    play(s, "removeToken fear");
    expect(tokensOf(s, 1)).toBe("anger!");
  });

  test("GEN-15.4 · V20 V21: a rise of a type draws any token, then activates one of that type", () => {
    const s = arrange({ hope: "faith! resolve" });
    // 5 resolve, 6 solidarity, 5 faith in the bag: the sixth draw is solidarity.
    resolve(s, at(DUSK_CODE, DUSK_IDS.indexOf("D22")), loaded(5));
    expect(tokensOf(s, 0)).toBe("faith! resolve! solidarity");
    const drawn = arrange({ hope: "faith!" });
    resolve(drawn, at(DUSK_CODE, DUSK_IDS.indexOf("D22")), loaded(0));
    expect(tokensOf(drawn, 0)).toBe("faith! resolve!");
  });

  test("GEN-15.3 GEN-14.2 GEN-15.7 · V22: the sixth token of discontent is the end", () => {
    const s = arrange({ discontent: "anger! fear! grief! anger! fear" });
    resolve(s, consequence("L18b"));
    expect(legalMoves(s)).toEqual(["drawToken", "activateToken fear"]);
    play(s, "drawToken");
    expect([s.outcome, s.loss]).toEqual([2, 2]);
    const full = arrange({ discontent: "anger! fear! grief! anger! fear!" });
    resolve(full, consequence("L18b"));
    expect([full.outcome, full.loss]).toEqual([2, 2]);
  });

  test("GEN-15.5 GEN-14.1 · V23: the last token of hope", () => {
    const s = arrange({ hope: "faith!" });
    lowerOnce(s);
    expect([tokensOf(s, 0), s.outcome]).toEqual(["faith", 0]);
    const lost = arrange({ hope: "faith" });
    lowerOnce(lost);
    expect([lost.outcome, lost.loss]).toEqual([2, 1]);
  });

  test("GEN-15.3 GEN-15.1 · V24: a full track of active tokens takes no more", () => {
    const s = arrange({ hope: "faith! faith! faith! resolve! resolve! resolve!" });
    const context = resolve(s, consequence("L02a"));
    expect(context.events).toEqual([]);
  });

  test("GEN-15.4 GEN-28.5 GEN-15.2 · V57: what a first effect has activated the second does not find", () => {
    const s = arrange({ discontent: "grief grief!" });
    // 6 anger, 6 fear, 4 grief: the seventh is fear.
    resolve(s, at(DUSK_CODE, DUSK_IDS.indexOf("D19")), loaded(6));
    expect(tokensOf(s, 1)).toBe("grief! grief! fear");
  });
});
