import { type GameEvent, type Move, MoveList, OVER } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { antarctica } from "./index.ts";
import { moves } from "./moves.ts";
import { ofEvent, ofMove, places } from "./places.ts";
import { layout, type State } from "./state.ts";
import { en } from "./strings/en.ts";
import { fr } from "./strings/fr.ts";
import { arrange, configOf, listening, moveOf } from "./testing.ts";

const EVERY = Object.entries(places.kinds).flatMap(([kind, spec]) =>
  Array.from({ length: typeof spec === "number" ? spec : spec.length }, (_, index) =>
    places.at(kind as keyof typeof places.kinds, index),
  ),
);
/** The names that moves have for zones and tracks: nobody but programs reads them. */
const CODE = /\b[ZT]\d\b/;

/** Calls `look` before every move of a random game and returns all that was told. */
function walk(seats: number, seed: number, look: (s: State, legal: readonly Move[]) => void): GameEvent[] {
  const s = layout.create();
  const context = listening(seed);
  const list = new MoveList();
  antarctica.setup(s, configOf(seats, seed % 2 === 0 ? "free" : "firstGame"), context);
  while (antarctica.actor(s) !== OVER) {
    list.clear();
    antarctica.legal(s, list);
    const legal = list.toArray();
    look(s, legal);
    antarctica.apply(s, legal[context.random.int(legal.length)] as Move, context);
  }
  return context.events;
}

test("every place has a name of its own in both languages", () => {
  for (const text of [en, fr]) {
    const names = EVERY.map((place) => text.place?.(place) ?? "");
    expect(names.filter((name) => name === "" || /undefined|null/.test(name) || CODE.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(EVERY.length);
    expect(text.place?.("moon.1")).toBe("");
  }
});

describe.each([2, 3, 4])("with %i players", (seats) => {
  test("moves and events point at places that there are, and are told without codes", () => {
    const told = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      const events = walk(seats, seed, (s, legal) => {
        for (const text of [en, fr]) told.add(text.prompt(s));
        for (const move of legal) {
          expect(ofMove(s, move).filter((place) => !places.has(place))).toEqual([]);
          for (const text of [en, fr]) told.add(text.move(moves.decode(move), s));
        }
      });
      for (const event of events) {
        expect(ofEvent(event).filter((place) => !places.has(place))).toEqual([]);
        for (const text of [en, fr]) told.add(text.event(event, (seat) => `Player ${seat}`) ?? "");
      }
    }
    expect([...told].filter((line) => CODE.test(line))).toEqual([]);
  });
});

test("ANT-5.4 ANT-9.5 · a ship is seen where it arrives, a cube on its track", () => {
  const s = arrange({ seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B" }, buildings: { Z5: ["coastCentre"] } });
  expect(ofMove(s, moveOf("moveShip Z5"))).toEqual(["zone.Z5"]);
  const context = listening();
  antarctica.apply(s, moveOf("moveShip Z5"), context);
  expect(ofEvent(context.events[0] as GameEvent)).toEqual(["berth.16", "zone.Z3"]);
  expect(ofMove(s, moveOf("research T1"))).toEqual(["track.T1", "zone.Z5"]);
});
