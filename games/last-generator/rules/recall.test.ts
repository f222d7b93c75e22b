import { describe, expect, test } from "vitest";
import { slotNamed } from "../compile/modifiers.ts";
import { AUTOMATON, CITIZEN_IDS, ENGINEER, WORKER } from "../data.ts";
import { spaceNamed } from "../map.ts";
import type { State } from "../state.ts";
import { arrange, asked, eventsOf, legalMoves, play, why } from "../testing.ts";

const card = (id: string): number => 1 << CITIZEN_IDS.indexOf(id);

describe("taking Meeples back", () => {
  test("GEN-10.5 GEN-21.3 GEN-28.21 · V51: the call can take back up to three of the last Meeples; without it the phase is over", () => {
    const city = (callUsed: number): State => {
      const s = arrange({
        reserve: [1, 0, 0, 0],
        tiles: { N1: "N06" },
        fields: { heat: 3, cold: 3, callUsed },
      });
      s.placed[spaceNamed("buildBox") * 4] = 2;
      s.placed[spaceNamed("clearBox") * 4 + ENGINEER] = 1;
      s.placed[spaceNamed("clearBox") * 4 + AUTOMATON] = 1;
      s.fielded.set([3, 1, 0, 1]);
      return s;
    };
    const s = city(0);
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect(legalMoves(s)).toEqual(["callOfDuty 1", "callOfDuty 2", "pass"]);
    play(s, "callOfDuty 1");
    expect(legalMoves(s)).toEqual(["stop", "recallFrom N1a", "recallFrom clearBox", "recallFrom buildBox"]);
    play(s, "recallFrom N1a", "recallFrom clearBox", "recallFrom buildBox");
    expect([...s.reserve, s.callUsed, asked(s)]).toEqual([2, 1, 0, 0, 1, "turn"]);
    expect([...s.placed].reduce((sum, n) => sum + n)).toBe(2);
    expect(why(s, "callOfDuty 1")).toBe("GEN-21.3");
    const over = play(city(1), "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect(eventsOf(over, "duskTurned").length + eventsOf(over, "consequenceTurned").length).toBe(1);
  });

  test("GEN-28.21 · recall takes neither the Meeple that acts nor those that cover tokens", () => {
    const s = arrange({
      reserve: [2, 0, 1, 0],
      tiles: { N1: "N06" },
      fields: { heat: 3, cold: 3, hand: card("P13") },
    });
    s.modifiers[slotNamed("childWork.gather")] = 1;
    s.covered[WORKER] = 1;
    s.fatigue[WORKER] = 1;
    s.fielded[WORKER] = 3;
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a");
    play(s, "actMeeple child", "~actKind gather", "~gatherAt N1b", "playCitizen P13");
    expect(legalMoves(s)).toEqual(["stop", "recallFrom N1a"]);
    play(s, "recallFrom N1a");
    expect([asked(s), ...s.reserve]).toEqual(["turn", 2, 0, 0, 0]);
    expect(s.amounts[spaceNamed("N1b")]).toBe(3);
  });
});
