import { Random } from "@banquise/engine";
import { expect, test } from "vitest";
import { arrange } from "./arrange.ts";
import { because } from "./because.ts";
import { first, moves } from "./moves.ts";
import { apply } from "./rules.ts";
import { layout, MELT, type State } from "./state.ts";

/** A long island that Lou leads with three to two, and another one far away. */
const ice = (tiles: string, inuits: readonly string[]): State =>
  arrange({ seats: 2, phase: MELT, turn: 30, tiles: `${tiles} g7`, inuits, spare: "h8" });

const lou = (): string => "Lou";

/** What is said of a move; what a melted tile hides has no say in it. */
function said(before: State, wish: object, language: "en" | "fr" = "en"): readonly string[] {
  const move = moves.parse(wish) ?? -1;
  const after = layout.clone(before);
  if (move < first.melt || move >= first.playThaw) apply(after, move, { random: Random.of(1), emit: null });
  return because[language]({ before, after, seat: before.active, moves: [move] }, lou);
}

test("IGL-10.7 · whoever takes the lead of an island, and whoever loses it, is named", () => {
  const before = ice("b4 c4 d4 e4 f4", ["b4 c4", "e4 f4 f4"]);
  const facts = (after: State, language: "en" | "fr"): readonly string[] =>
    because[language]({ before, after, seat: 0, moves: [] }, lou);
  const split = ice("b4 c4 e4 f4", ["b4 c4", "e4 f4 f4"]);
  expect(facts(split, "fr")).toContain(
    "l’île de l’ouest est à toi sans partage (2 tuiles, 4 points en l’état)",
  );
  const equal = ice("b4 c4 d4 e4 f4", ["b4 c4 d4", "e4 f4 f4"]);
  expect(facts(equal, "en")).toEqual([
    "you draw level on the island in the middle, 3 to 3 (5 tiles)",
    "Lou no longer leads the island in the middle alone",
    "your inuit is back on the ice, where it counts",
  ]);
  expect(facts(before, "en")).toEqual([]);
});

test("IGL-4.1 IGL-5.4 · of a tile that melts it is said what it surely does to islands, and who stands beside it", () => {
  const before = ice("b4 c4 d4 e4 f4", ["b4 c4", "e4 f4 f4"]);
  expect(said(before, { type: "melt", space: "d4" })).toEqual([
    "you are alone on the western island (2 tiles, 4 points as it lies)",
    "Lou keeps only 2 tiles of the island in the middle, unless pack ice comes up",
    "what comes out of it lies beside you",
  ]);
});

test("IGL-8.1 IGL-8.8 · prey that comes within reach is named, and prey that comes nearer", () => {
  const position = arrange({
    seats: 2,
    tiles: "b2 c2 d2 e2 g7",
    animals: "fish3@f2 fox1@c2",
    inuits: ["d2", "g7"],
    spare: "h8",
  });
  expect(said(position, { type: "walk", from: "d2", direction: "east" })).toEqual([
    "within reach: the fish 3 on f2",
  ]);
  expect(said(position, { type: "walk", from: "d2", direction: "west" }, "fr")).toEqual([
    "à portée de main : le renard 1 en c2",
  ]);
});

test("IGL-8.5 · a kayak is judged by the landing that brings most", () => {
  const position = arrange({ seats: 2, tiles: "b2 f6 f7 g6", inuits: ["b2 b2", "g6"], spare: "h8" });
  expect(said(position, { type: "kayak", from: "b2" }).join()).toContain("you draw level on");
});
