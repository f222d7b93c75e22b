/** What is told to people, each event declared once. */
import { defineEvents } from "@banquise/engine";

export const events = defineEvents({
  rolled: { rule: "TOY-2.1", data: { face: "number", pot: "number" } },
  potLost: { rule: "TOY-2.2", data: { pot: "number" } },
  potTaken: { rule: "TOY-2.3", data: { points: "number" } },
  looked: { rule: "TOY-2.5", data: { seat: "number" }, secret: { stone: "number" } },
  stonesShown: { rule: "TOY-3.1", data: { stones: "list" } },
  ended: { rule: "TOY-3.2", data: { winners: "list" } },
});
