import { expect, test } from "vitest";
import { OpenStreams } from "./open-streams.ts";

test("an address has so many streams at a time, and gets new ones for those that end", () => {
  const streams = new OpenStreams(2);
  expect([streams.admit("here"), streams.admit("here"), streams.admit("here")]).toEqual([true, true, false]);
  expect(streams.admit("there")).toBe(true);
  streams.release("here");
  expect([streams.admit("here"), streams.admit("here")]).toEqual([true, false]);
});
