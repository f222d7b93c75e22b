import { describe, expect, it } from "vitest";
import { DUMMY_CRITERIA } from "../dummies.ts";
import { tellGame } from "../testing.ts";
import { dummyTurnsIn } from "./dummy-report.tsx";

describe("the report of the dummies", () => {
  it("NUN-18.6 NUN-18.9: tells every turn of theirs with card, place and reason", () => {
    const reasons = new Set<string | undefined>();
    for (let seed = 0; seed < 10; seed++) {
      const turns = dummyTurnsIn(tellGame(1, seed).events);
      expect(turns).toHaveLength(36);
      for (const { card, position, tiles, criterion } of turns) {
        expect(card).toBeGreaterThan(0);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(tiles > 1 || DUMMY_CRITERIA[criterion] === "onlyTile").toBe(true);
        reasons.add(DUMMY_CRITERIA[criterion]);
      }
      expect(turns.some(({ atCube }) => atCube)).toBe(true);
    }
    expect(reasons.size).toBeGreaterThan(4);
  });
});
