import { expect, test } from "vitest";
import { view } from "./secrets.ts";
import { layout } from "./state.ts";
import { arrange, play } from "./testing.ts";

const seenBy = (s: ReturnType<typeof arrange>, viewer: number | null): number[] => {
  const out = layout.create();
  view(s, viewer, out);
  return [...out.stones];
};

test("TOY-1.1 TOY-2.5 · a stone is known to its owner and to those who looked", () => {
  const s = arrange(3, { stones: Uint8Array.of(3, 5, 2, 0) });
  expect(seenBy(s, 0)).toEqual([3, 0, 0, 0]);
  expect(seenBy(s, null)).toEqual([0, 0, 0, 0]);
  play(s, { type: "look", seat: 2 });
  expect(seenBy(s, 0)).toEqual([3, 0, 2, 0]);
  expect(seenBy(s, 1)).toEqual([0, 5, 0, 0]);
});

test("TOY-3.1 · at the end everybody sees all of them", () => {
  const s = arrange(2, { stones: Uint8Array.of(3, 5, 0, 0), turns: 6 });
  expect(seenBy(s, null)).toEqual([3, 5, 0, 0]);
});
