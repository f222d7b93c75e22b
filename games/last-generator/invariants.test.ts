import { describe, expect, test } from "vitest";
import { violations } from "./invariants.ts";
import type { State } from "./state.ts";
import { begun } from "./testing.ts";

const broken = (change: (s: State) => unknown): readonly string[] => {
  const s = begun();
  expect(violations(s)).toEqual([]);
  change(s);
  return violations(s);
};

describe("what cannot be is found", () => {
  test.each<[string, (s: State) => unknown, RegExp]>([
    ["more sick than citizens", (s) => s.sick.fill(20), /sick/],
    ["a skull without sick", (s) => s.skull.fill(1), /skull/],
    ["heat beyond cold", (s) => Object.assign(s, { heat: 9 }), /heat/],
    ["an indicator beyond cold", (s) => s.radius.fill(9), /indicator/],
    ["too much pressure", (s) => Object.assign(s, { pressure: 11 }), /pressure/],
    ["debts", (s) => s.resources.set([-1], 0), /below zero/],
    ["too many corpses", (s) => Object.assign(s, { corpses: 12 }), /corpses/],
    ["no hope", (s) => s.tokens.fill(0, 0, 6), /tokens on track 0/],
    ["a gap on a track", (s) => s.tokens.set([0], 0), /gap|tokens/],
    ["a card in two places", (s) => Object.assign(s, { citizenDiscard: s.hand }), /two places/],
    ["resources under a building", (s) => s.amounts.set([1], 2), /under a building/],
    ["a building that is not counted", (s) => s.copies.fill(0), /miscounted/],
    ["a tile twice", (s) => s.tiles.set([s.tiles[0] ?? 0], 1), /twice|lost/],
    ["a tile that touches nothing", (s) => s.tiles.set([20], 20), /connected|lost/],
    ["a Meeple from nowhere", (s) => s.reserve.set([9], 0), /miscounted/],
    ["an expedition lost", (s) => s.expeditionDecks.fill(0), /lost/],
    ["a modifier from nowhere", (s) => s.modifiers.set([1], 1), /modifier/],
    ["an automaton too many", (s) => Object.assign(s, { automata: 7 }), /automata/],
    ["a token without a Workshop", (s) => Object.assign(s, { developing: 1, developedAt: 5 }), /Workshop/],
    ["more weather than cards", (s) => s.weatherLeft.fill(10), /Weather/],
    ["a consequence of no law", (s) => Object.assign(s, { duskLaws: 1 }), /consequence/],
    ["an event's token alone", (s) => s.eventRounds.fill(3), /token without/],
    ["a bonus that nobody carries", (s) => s.carried.fill(1), /bonus|left behind/],
    ["a scout's place without a scout", (s) => s.scoutSpaces.fill(1), /left behind/],
    ["a scout without people", (s) => [s.scouts.set([2]), s.citizens.set([0], 1)], /outlives/],
    ["options without a question", (s) => Object.assign(s, { group: 1 }), /options/],
    ["votes outside a council", (s) => s.votes.fill(1), /votes/],
    ["a finished act", (s) => Object.assign(s, { act: 1 }), /remembered/],
    ["a tile in hand", (s) => Object.assign(s, { tileInHand: 9 }), /in hand/],
    ["two laws that exclude each other", (s) => s.laws.set([1, 2]), /exclude/],
  ])("%s", (_, change, words) => {
    expect(broken(change).join("\n")).toMatch(words);
  });
});
