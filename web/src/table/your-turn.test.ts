import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import type { TableSession } from "../sessions/session.ts";
import { isYourTurn } from "./your-turn.ts";

/** An online table where seat 1 looks on and decides, but for what a test says. */
const table = (moment: object = {}, affairs: object = {}, kind = "remote"): TableSession =>
  ({
    kind,
    moment: signal({ viewer: 1, actor: 1, status: "playing", ...moment }),
    affairs: { paused: signal(false), standIn: () => null, ...affairs },
  }) as unknown as TableSession;

it("is one's turn at an online table when one must decide, and no bot does, and nobody has a pause", () => {
  expect(isYourTurn(table())).toBe(true);
  expect(isYourTurn(table({ actor: 0 }))).toBe(false);
  expect(isYourTurn(table({ viewer: null, actor: null }))).toBe(false);
  expect(isYourTurn(table({ status: "over" }))).toBe(false);
  expect(isYourTurn(table({}, { paused: signal(true) }))).toBe(false);
  expect(isYourTurn(table({}, { standIn: () => "level3" }))).toBe(false);
  expect(isYourTurn(table({}, {}, "local"))).toBe(false);
});
