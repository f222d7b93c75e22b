import { OVER } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { nunatak } from "./index.ts";
import { moves } from "./moves.ts";
import { ofEvent, ofMove, places } from "./places.ts";
import { en } from "./strings/en.ts";
import { fr } from "./strings/fr.ts";
import { arrange, legalMoves, newGame, playOn, tellGame } from "./testing.ts";

const EVERY = Object.entries(places.kinds).flatMap(([kind, spec]) =>
  Array.from({ length: typeof spec === "number" ? spec : spec.length }, (_, index) =>
    places.at(kind as keyof typeof places.kinds, index),
  ),
);

test("every place has a name of its own in both languages", () => {
  for (const text of [en, fr]) {
    const names = EVERY.map((place) => text.place?.(place) ?? "");
    expect(names.filter((name) => name === "" || /undefined|null/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(EVERY.length);
    expect(text.place?.("moon.1")).toBe("");
  }
});

describe.each([1, 2, 3, 4])("with %i players", (seats) => {
  test("moves and events point at places that there are, and each move that builds at its tile", () => {
    for (let seed = 0; seed < 4; seed++) {
      playOn(newGame(seats, seed), seed, (s) => {
        for (const move of nunatak.actor(s) === OVER ? [] : legalMoves(s)) {
          expect(ofMove(s, move).filter((place) => !places.has(place))).toEqual([]);
          const { type, ...made } = moves.decode(move);
          if (type === "placeBlock") expect(ofMove(s, move)).toEqual([`tile.${Object.values(made)[0]}`]);
        }
        return false;
      });
      for (const event of tellGame(seats, seed).events) {
        expect(ofEvent(event).filter((place) => !places.has(place))).toEqual([]);
      }
    }
  });
});

test("NUN-9.1 · a square is its four tiles, for the move that picks it and the event that scores it", () => {
  const tiles = ["tile.0", "tile.1", "tile.5", "tile.6"];
  const move = moves.encode({ type: "orderSquare", square: 0 });
  expect(ofMove(arrange({}), move)).toEqual(tiles);
  const { events } = tellGame(3, 1);
  const scored = events.filter(({ type }) => type === "squareScored").map(ofEvent);
  expect(scored).toHaveLength(30);
  expect(scored.every((named) => named.length === 4)).toBe(true);
});
