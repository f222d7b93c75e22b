import { at, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { DIE_CODE, SCOUTS_CODE } from "../compile/addresses.ts";
import { ENGINEER, EXPEDITION_IDS } from "../data.ts";
import { stackHeight } from "../queries.ts";
import type { State } from "../state.ts";
import { arrange, asked, eventsOf, listening, play, playWith, resolve, until, why } from "../testing.ts";
import { leave } from "./people.ts";

const expedition = (id: string): number => EXPEDITION_IDS.indexOf(id) + 1;

/** A scout on the way to the first card, with the given next cards. */
function scouting(top: string, space: number, next: string): State {
  const s = arrange({ tiles: { N1: "N08" }, buildings: { N1a: "beacon" } });
  s.stacks.fill(0);
  s.stacks[0] = expedition(top);
  s.scouts[0] = 2;
  s.scoutSpaces[0] = space;
  s.expeditionDecks[1] = 1 << (expedition(next) - 1);
  s.expeditionDiscards[1] = 0;
  return s;
}

describe("expeditions", () => {
  test("GEN-25.1 GEN-25.2 GEN-25.3 · V31: avoid, and go on with the movement that is left", () => {
    const s = scouting("A01", 0, "B01");
    resolve(s, at(SCOUTS_CODE, 4));
    expect([asked(s), s.scoutSpaces[0]]).toEqual(["reach", 2]);
    play(s, "avoid");
    expect([stackHeight(s, 0), s.scoutSpaces[0], asked(s)]).toEqual([2, 3, "turn"]);
  });

  test("GEN-25.4 GEN-25.5 GEN-25.11 · V32: explore and continue: the bonus is kept, the movement lost", () => {
    const s = scouting("A05", 1, "B02");
    resolve(s, at(SCOUTS_CODE, 3));
    play(s, "explore", "goOn");
    expect([s.scoutSpaces[0], s.carried[0], s.resources[1], s.stacks[1]]).toEqual([
      1,
      1,
      0,
      expedition("B02"),
    ]);
    expect(s.explored).toBe(1 << (expedition("A05") - 1));
  });

  test("GEN-25.6 GEN-25.9 · V33: explore and return: the goods, the scout, and a further card", () => {
    const s = scouting("A05", 1, "B02");
    resolve(s, at(SCOUTS_CODE, 1));
    play(s, "explore", "comeBack");
    expect([s.resources[1], s.scouts[0], s.reserve[1], s.stacks[1]]).toEqual([9, 0, 4, expedition("B02")]);
  });

  test("GEN-25.6 GEN-28.30 GEN-24.4 · V34: what was carried comes first", () => {
    const s = scouting("A05", 1, "B02");
    resolve(s, at(SCOUTS_CODE, 3));
    play(s, "explore", "goOn");
    const context = resolve(s, at(SCOUTS_CODE, 3));
    s.expeditionDecks[2] = 1 << (expedition("C03") - 1);
    s.expeditionDiscards[2] = 0;
    context.events.length = 0;
    const told = playWith(s, Random.of(1), "~explore", "~comeBack");
    expect([s.resources[1], s.automata, s.stacks[2]]).toEqual([2, 1, expedition("C03")]);
    expect([s.carried[0], s.scouts[0], s.scoutSpaces[0]]).toEqual([0, 0, 0]);
    const types = told.events.map(({ type }) => type);
    expect(types.indexOf("resourceChanged")).toBeLessThan(types.indexOf("automataChanged"));
    expect(s.reserve[3]).toBe(0);
  });

  test("GEN-25.10 GEN-10.13 GEN-25.8 · V56: without a Beacon those on the way go on, and nobody follows", () => {
    const s = scouting("A03", 0, "B01");
    play(s, "actMeeple worker", "actKind build", "~dismantle N1a");
    expect(at(s.scouts, 0)).toBe(2);
    play(s, "actMeeple worker");
    expect(why(s, "actKind scout")).toBe("GEN-10.13");
    s.ask = 0;
    resolve(s, at(SCOUTS_CODE, 2));
    expect(s.scoutSpaces[0]).toBe(2);
  });

  test("GEN-25.12 · no scout outlives the last citizen of its type", () => {
    const s = scouting("A03", 1, "B01");
    s.citizens.set([9, 1, 9]);
    s.carried[0] = 1;
    const told = resolve(s, at(DIE_CODE, ENGINEER));
    expect([...s.scouts, ...s.scoutSpaces, ...s.carried].every((n) => n === 0)).toBe(true);
    expect(stackHeight(s, 0)).toBe(1);
    expect(eventsOf(told, "scoutLost")).toHaveLength(1);
    const others = scouting("A03", 1, "B01");
    others.citizens.set([1, 1, 9]);
    leave(others, 0, listening());
    expect(at(others.scouts, 0)).toBe(2);
    leave(others, 1, listening());
    expect(at(others.scouts, 0)).toBe(0);
  });

  test("GEN-25.12 · what a scout finds may be its end, and then nobody decides", () => {
    const s = scouting("A04", 2, "B01");
    s.citizens.set([9, 1, 9]);
    s.sick.set([0, 1, 0]);
    s.skull.set([0, 1, 0]);
    const context = resolve(s, at(SCOUTS_CODE, 1));
    playWith(s, Random.of(1), "explore");
    until(s, context, "turn");
    expect([at(s.scouts, 0), at(s.citizens, ENGINEER), s.stacks[0]]).toEqual([0, 0, expedition("A04")]);
  });

  test("GEN-25.7 GEN-25.2 · C cards must be explored, and a used deck comes back", () => {
    const s = scouting("C01", 3, "B01");
    const context = resolve(s, at(SCOUTS_CODE, 2));
    expect(eventsOf(context, "explored")).toHaveLength(1);
    until(s, context, "turn");
    expect(at(s.expeditionDiscards, 2) | at(s.expeditionDecks, 2)).toBeGreaterThan(0);
    const again = scouting("A01", 1, "B01");
    again.expeditionDecks[1] = 0;
    again.expeditionDiscards[1] = 1 << (expedition("B04") - 1);
    resolve(again, at(SCOUTS_CODE, 1));
    play(again, "avoid");
    expect(again.stacks[1]).toBe(expedition("B04"));
  });
});
