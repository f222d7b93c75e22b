import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { CONSEQUENCE_CODE, DIE_CODE, SICKNESS_CODE } from "../compile/addresses.ts";
import { CHILD, CITIZEN_IDS, CONSEQUENCES, ENGINEER, WORKER } from "../data.ts";
import {
  arrange,
  asked,
  enter,
  legalMoves,
  listening,
  loaded,
  play,
  resolve,
  until,
  why,
} from "../testing.ts";
import { canCure, cure, join, leave, sicken, treat } from "./people.ts";

const consequence = (id: string): number =>
  at(
    CONSEQUENCE_CODE,
    CONSEQUENCES.findIndex((card) => card.id === id),
  );
const card = (id: string): number => CITIZEN_IDS.indexOf(id);
const only = (...ids: string[]): number => ids.reduce((bits, id) => bits | (1 << card(id)), 0);

describe("sickness and death", () => {
  test("GEN-16.8 GEN-16.10 · V1: an Infirmary cures four, where its owner says", () => {
    const s = arrange({
      sick: [5, 0, 2],
      tiles: { N1: "N08" },
      buildings: { N1a: "infirmary" },
      fields: { heat: 3, cold: 3 },
    });
    play(s, "actMeeple engineer", "actKind use", "~useAt N1a", "~chooseOption 1");
    play(s, "chooseType worker", "chooseType worker", "chooseType worker", "chooseType child");
    expect([...s.sick]).toEqual([2, 0, 1]);
    expect(asked(s)).toBe("turn");
  });

  test("GEN-16.9 GEN-16.10 GEN-16.2 · V2: or treats two, and nobody dies", () => {
    const s = arrange({
      sick: [5, 0, 2],
      skull: [1, 0, 1],
      tiles: { N1: "N08" },
      buildings: { N1a: "infirmary" },
      fields: { heat: 3, cold: 3 },
    });
    play(s, "actMeeple engineer", "actKind use", "~useAt N1a", "~chooseOption 2", "chooseType worker");
    expect([...s.skull]).toEqual([0, 0, 0]);
    expect([...s.sick]).toEqual([5, 0, 2]);
    expect(s.corpses).toBe(0);
  });

  test("GEN-16.3 GEN-16.4 GEN-16.5 GEN-16.6 GEN-2.5 · V12: when all are sick the marker turns; turned twice, one dies", () => {
    const s = arrange({
      citizens: [9, 9, 2],
      sick: [0, 0, 2],
      fields: { citizenDeck: 0, citizenDiscard: 0 },
    });
    const context = listening();
    sicken(s, CHILD, context);
    expect([s.skull[CHILD], s.sick[CHILD]]).toEqual([1, 2]);
    sicken(s, CHILD, context);
    resolve(s, 0);
    expect([s.skull[CHILD], s.sick[CHILD], s.citizens[CHILD], s.corpses]).toEqual([0, 1, 1, 1]);
  });

  test("GEN-9.4 GEN-16.6 GEN-2.12 · V13: a section gives its tokens, then its turns; the death card adds one", () => {
    const s = arrange({
      citizens: [15, 9, 9],
      sick: [7, 0, 0],
      skull: [1, 0, 0],
      fields: { citizenDeck: only("P12") },
    });
    enter(s, "sicknessLimit");
    expect([s.sick[WORKER], s.skull[WORKER], s.citizens[WORKER], s.corpses]).toEqual([6, 0, 14, 1]);
    expect(s.fatigue[WORKER]).toBe(2);
  });

  test("GEN-9.3 GEN-9.4 GEN-14.4 · V14 V15: 25 sick are borne, 26 are the end", () => {
    const s = arrange({ citizens: [26, 9, 9], sick: [25, 0, 0], fields: { citizenDeck: only("P03") } });
    enter(s, "sicknessLimit");
    expect([s.fatigue[WORKER], s.sick[WORKER], s.citizens[WORKER], s.skull[WORKER]]).toEqual([5, 24, 25, 1]);
    const lost = arrange({ citizens: [27, 9, 9], sick: [26, 0, 0] });
    enter(lost, "sicknessLimit");
    expect([lost.outcome, lost.loss]).toEqual([2, 4]);
  });

  test("GEN-16.7 GEN-16.5 · V37: those who leave take their sick with them, and do not die", () => {
    const s = arrange({ citizens: [9, 5, 9], sick: [0, 5, 0], skull: [0, 1, 0] });
    const context = listening();
    leave(s, ENGINEER, context);
    leave(s, ENGINEER, context);
    expect([s.citizens[ENGINEER], s.sick[ENGINEER], s.skull[ENGINEER], s.corpses]).toEqual([3, 3, 1, 0]);
    // When nobody is left to be ill the marker shows the syringe again.
    const last = arrange({ citizens: [9, 1, 9], sick: [0, 1, 0], skull: [0, 1, 0] });
    leave(last, ENGINEER, context);
    expect([last.citizens[ENGINEER], last.sick[ENGINEER], last.skull[ENGINEER]]).toEqual([0, 0, 0]);
  });

  test("GEN-16.8 GEN-16.9 · V38: a skull keeps its last one sick until it is treated", () => {
    const s = arrange({ sick: [1, 0, 0], skull: [1, 0, 0] });
    expect(canCure(s, WORKER)).toBe(false);
    cure(s, WORKER, listening());
    expect(s.sick[WORKER]).toBe(1);
    treat(s, WORKER, listening());
    cure(s, WORKER, listening());
    expect([s.sick[WORKER], s.skull[WORKER]]).toEqual([0, 0]);
  });

  test("GEN-16.4 GEN-16.6 GEN-20.3 · V55: a card of the type from the hand, or one of the rebuilt deck; it lies on the discard first", () => {
    const position = (): ReturnType<typeof arrange> =>
      arrange({
        citizens: [3, 9, 9],
        sick: [3, 0, 0],
        skull: [1, 0, 0],
        fields: { citizenDeck: 0, citizenDiscard: only("P01", "P02"), hand: only("P03", "P07") },
      });
    const s = position();
    sicken(s, WORKER, listening());
    resolve(s, 0);
    expect([s.sick[WORKER], s.citizens[WORKER], s.corpses]).toEqual([2, 2, 1]);
    expect(legalMoves(s)).toEqual(["drawDeathCard", "giveDeathCard P03"]);
    expect(why(s, "giveDeathCard P07")).toBe("GEN-16.6");
    play(s, "giveDeathCard P03");
    expect(s.citizenDiscard).toBe(only("P01", "P02", "P03"));
    const other = position();
    sicken(other, WORKER, listening());
    resolve(other, 0);
    play(other, "drawDeathCard");
    expect(other.citizenDiscard & only("P01", "P02")).not.toBe(0);
  });

  test("GEN-16.6 GEN-29.19 GEN-14.6 GEN-14.7 GEN-2.10 · V60: the first death of a round is not counted, the second is the twelfth corpse", () => {
    const shielded = arrange({
      fields: { corpses: 11, citizenDeck: 0, citizenDiscard: 0, lawDisplay: 1 << 7 },
    });
    play(shielded, "actMeeple engineer", "actKind use", "~useAt platform");
    until(shielded, listening(), "turn");
    shielded.corpses = 11;
    resolve(shielded, at(DIE_CODE, WORKER));
    expect([shielded.corpses, shielded.outcome]).toEqual([11, 0]);
    resolve(shielded, at(DIE_CODE, WORKER));
    expect([shielded.corpses, shielded.outcome, shielded.loss]).toEqual([12, 2, 6]);
  });

  test("GEN-2.4 GEN-2.6 GEN-16.1 · nobody of the type: nothing happens; the track ends at 30", () => {
    const s = arrange({ citizens: [0, 30, 9], fields: { citizenDeck: 0 } });
    sicken(s, WORKER, listening());
    expect(s.sick[WORKER]).toBe(0);
    resolve(s, at(DIE_CODE, WORKER));
    expect(s.corpses).toBe(0);
    join(s, ENGINEER, listening());
    expect(s.citizens[ENGINEER]).toBe(30);
    const context = resolve(s, at(SICKNESS_CODE, 0));
    expect(context.events).toEqual([]);
  });

  test("GEN-2.4 GEN-28.7 · where no type is named its owner chooses, one at a time, among those who live", () => {
    const s = arrange({ citizens: [3, 0, 3] });
    resolve(s, consequence("L16a"));
    expect(legalMoves(s)).toEqual(["chooseType worker", "chooseType child"]);
    expect(why(s, "chooseType engineer")).toBe("GEN-2.4");
    play(s, "chooseType worker", "chooseType child");
    expect([...s.sick]).toEqual([1, 0, 1]);
  });

  test("GEN-16.6 · with no card anywhere a death has no further effect", () => {
    const s = arrange({ fields: { citizenDeck: 0, citizenDiscard: 0 } });
    const context = resolve(s, at(DIE_CODE, WORKER), loaded());
    expect(context.events.map(({ type }) => type)).toEqual(["died"]);
  });
});
