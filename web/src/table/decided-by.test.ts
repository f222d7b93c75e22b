import type { Step } from "@banquise/engine";
import { expect, it } from "vitest";
import { botDecisions, DECIDED_BY } from "./decided-by.ts";

const step = (version: number, more: Partial<Step>): Step => ({
  version,
  kind: "move",
  seat: 0,
  events: [],
  ...more,
});

it("counts what bots have decided for a seat and was not taken back, and nothing else", () => {
  const log = [
    step(0, { kind: "setup", seat: null }),
    step(1, {}),
    step(2, { kind: "handOver", by: "server", standIn: "level3" }),
    step(3, { by: "bot:level3" }),
    step(4, { seat: 1, by: "bot:greedy" }),
    step(5, { by: "bot:level3" }),
    step(6, { kind: "undo", back: 4 }),
    step(7, { by: "bot:level3" }),
    step(8, { kind: "return" }),
    step(9, {}),
  ];
  expect([...botDecisions(log, 0)]).toEqual([["level3", 2]]);
  expect([...botDecisions(log, 1)]).toEqual([["greedy", 1]]);
  expect([...botDecisions(log, 2)]).toEqual([]);
  expect(DECIDED_BY.fr("Pétrel", 1)).toBe("dont 1 décision de Pétrel");
  expect(DECIDED_BY.en("Petrel", 2)).toBe("2 decisions by Petrel");
});
