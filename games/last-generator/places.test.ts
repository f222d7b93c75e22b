import { MoveList, type Place, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { spaceNamed } from "./map.ts";

import { ENDED } from "./phases.ts";
import { places, table } from "./places.ts";
import { apply, legal } from "./rules.ts";
import { en } from "./strings/en.ts";
import { fr } from "./strings/fr.ts";
import { begun, listening, moveOf, newGame, play } from "./testing.ts";

/** The words of a place, in both languages. */
const said = (place: Place): (string | undefined)[] => [en.place?.(place), fr.place?.(place)];

describe("what can be pointed at", () => {
  test("a move lights what it is about", () => {
    const s = begun();
    expect(places.ofMove(s, moveOf("actMeeple worker"))).toEqual(["reserve.worker"]);
    expect(places.ofMove(s, moveOf("feedOne"))).toEqual(["boiler.heat", "stock.coal"]);
    play(s, "actMeeple worker", "actKind gather");
    expect(places.ofMove(s, moveOf("gatherAt G1"))).toEqual(["place.G1"]);
    expect(places.ofMove(s, moveOf("pass"))).toEqual([]);
    expect(table.at("place", spaceNamed("N3a"))).toBe("place.N3a");
  });

  test("every move and event of whole games names places that exist and have words in both languages", () => {
    const kinds = new Set<string>();
    const silent = new Set<string>();
    const look = (found: readonly Place[]): void => {
      for (const place of found) {
        expect(table.has(place), place).toBe(true);
        kinds.add(place.slice(0, place.indexOf(".")));
        for (const words of said(place)) if (!words?.trim()) silent.add(place);
      }
    };
    for (let seed = 1; seed <= 12; seed++) {
      const random = Random.of(seed);
      const s = newGame(2, { scenario: `S${1 + (seed % 3)}` }, seed);
      const context = listening(random);
      const list = new MoveList();
      while (s.phase !== ENDED) {
        list.clear();
        legal(s, list);
        for (const move of list.toArray()) look(places.ofMove(s, move));
        apply(s, list.at(random.int(list.length)), context);
      }
      for (const event of context.events) look(places.ofEvent(event));
    }
    expect([...silent]).toEqual([]);
    expect(Object.keys(table.kinds).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test("an event of other rules is about nothing", () => {
    expect(places.ofEvent({ type: "unheardOf", rule: "GEN-1.1", seat: null, data: {} })).toEqual([]);
    expect(said("moon.1" as Place)).toEqual(["", ""]);
  });
});
