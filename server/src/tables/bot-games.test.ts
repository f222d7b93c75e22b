import { expect, test } from "vitest";
import { BotGames } from "./bot-games.ts";

test("a game that is over makes room for another, and addresses do not share", () => {
  const playing = new Set(["one", "two", "three"]);
  const games = new BotGames(2, (id) => playing.has(id));
  games.begun("here", "one");
  expect(games.mayBegin("here")).toBe(true);
  games.begun("here", "two");
  expect(games.mayBegin("here")).toBe(false);
  expect(games.mayBegin("there")).toBe(true);
  playing.delete("one");
  expect(games.mayBegin("here")).toBe(true);
});
