import type { Entry } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import {
  answeredBy,
  isCarried,
  isEndedBy,
  isLost,
  isSame,
  parseProposal,
  proposalMessage,
  proposalText,
  type StoredProposal,
  type Voter,
  votersOf,
} from "./proposals.ts";

const here: Voter = { decides: true, isAway: false, isAsked: false };
const away: Voter = { ...here, isAway: true };
const missed: Voter = { ...away, isAsked: true };
const bot: Voter = { ...here, decides: false };

const proposal = (kind: StoredProposal["kind"], seat: number | null = null): StoredProposal => ({
  id: "p",
  kind,
  by: 0,
  seat,
  back: null,
  agreed: [0],
  refused: [],
});

const agreedBy = (asked: StoredProposal, seat: number) => answeredBy(asked, seat, true);
const refusedBy = (asked: StoredProposal, seat: number) => answeredBy(asked, seat, false);

test("a stored proposal is read as it was written, also one of a program that knew no undo", () => {
  for (const stored of [proposal("pause"), proposal("handOver", 2), { ...proposal("undo"), back: 4 }]) {
    const text = proposalText(stored);
    expect(parseProposal(text)).toEqual(stored);
    expect(proposalText(parseProposal(text))).toBe(text);
  }
  const early = '{"id":"p","by":0,"agreed":[0],"refused":[],"kind":"pause","seat":null}';
  expect(parseProposal(early)).toEqual(proposal("pause"));
  expect(proposalText(parseProposal(early))).toBe(early);
});

describe("a proposal", () => {
  test.each(["pause", "abandon", "undo"] as const)(
    "to %s needs all people; bots agree to everything",
    (kind) => {
      const asked = proposal(kind);
      expect(isCarried(asked, [here, here, bot])).toBe(false);
      expect(isCarried(agreedBy(asked, 1), [here, here, bot])).toBe(true);
      expect(isCarried(agreedBy(asked, 1), [here, here, here])).toBe(false);
      expect(isCarried(asked, [here, bot, bot])).toBe(true);
    },
  );

  test("waits for those who are away where it takes something from them", () => {
    expect(isCarried(proposal("pause"), [here, missed])).toBe(false);
    expect(isCarried(proposal("undo"), [here, missed])).toBe(false);
  });

  test("ends a game without those who are away if it stands still for them, or if most are there", () => {
    expect(isCarried(proposal("abandon"), [here, missed])).toBe(true);
    expect(isCarried(proposal("abandon"), [here, missed, here])).toBe(false);
    expect(isCarried(proposal("abandon"), [here, away, missed, away])).toBe(true);
    expect(isCarried(agreedBy(proposal("abandon"), 2), [here, away, here])).toBe(true);
    expect(isCarried(agreedBy(proposal("abandon"), 2), [here, away, here, bot])).toBe(true);
    // One alone does not end the game of somebody who only looks elsewhere.
    expect(isCarried(proposal("abandon"), [here, away])).toBe(false);
    expect(isCarried(agreedBy(proposal("abandon"), 2), [here, away, here, away])).toBe(false);
    expect(proposalMessage(proposal("abandon"), [here, away]).asked).toEqual([1]);
  });

  test("hands a seat over by the majority of the others who are there", () => {
    const asked = proposal("handOver", 1);
    expect(votersOf(asked, [here, away, here, here])).toEqual([0, 2, 3]);
    expect(isCarried(asked, [here, away])).toBe(true);
    expect(isCarried(asked, [here, away, here])).toBe(false);
    expect(isCarried(asked, [here, away, here, here])).toBe(false);
    expect(isCarried(agreedBy(asked, 3), [here, away, here, here])).toBe(true);
    expect(isCarried(agreedBy(asked, 1), [here, away, here])).toBe(false);
  });

  test("is agreed to once, and whoever asks counts even if no screen of theirs is connected", () => {
    const asked = proposal("abandon");
    expect(agreedBy(asked, 0)).toEqual(asked);
    expect(votersOf(asked, [away, here])).toEqual([0, 1]);
    expect(proposalMessage(asked, [away, here, bot]).asked).toEqual([1]);
  });

  test("is lost when enough can no longer agree, or when whoever asked thinks better of it", () => {
    expect(isLost(refusedBy(proposal("abandon"), 1), [here, here, here])).toBe(true);
    expect(isLost(refusedBy(proposal("abandon"), 0), [here, here, here])).toBe(true);
    const handOver = refusedBy(proposal("handOver", 1), 2);
    expect(isLost(handOver, [here, away, here])).toBe(true);
    expect(isLost(handOver, [here, away, here, here])).toBe(false);
    expect(isLost(refusedBy(handOver, 3), [here, away, here, here])).toBe(true);
    expect(isCarried(agreedBy(agreedBy(handOver, 3), 2), [here, away, here, here])).toBe(true);
  });

  test("asks nobody whose word does not count", () => {
    const asked = proposal("handOver", 1);
    expect(isLost(refusedBy(asked, 1), [here, away, here])).toBe(false);
    expect(isLost(refusedBy(proposal("abandon"), 2), [here, here, bot])).toBe(false);
  });

  test("is the same as another that asks for the same", () => {
    expect(isSame(proposal("handOver", 1), { kind: "handOver", seat: 1, back: null })).toBe(true);
    expect(isSame(proposal("handOver", 1), { kind: "handOver", seat: 2, back: null })).toBe(false);
    const undo = { ...proposal("undo"), back: 4 };
    expect(isSame(undo, { kind: "undo", seat: null, back: 4 })).toBe(true);
    expect(isSame(undo, { kind: "undo", seat: null, back: 2 })).toBe(false);
  });

  test("outlives moves, and that somebody else leaves or is back; not what makes it pointless", () => {
    const ends = (asked: StoredProposal) => (kind: Entry["kind"], seat: number | null) =>
      isEndedBy(asked, { kind, seat } as Entry);
    const pause = ends(proposal("pause"));
    expect([pause("move", 0), pause("handOver", 1), pause("resign", 1), pause("return", 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([pause("handOver", 0), pause("resign", 0), pause("undo", 1), pause("rules", null)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const handOver = ends(proposal("handOver", 1));
    expect([handOver("move", 1), handOver("resign", 1), handOver("resign", 2)]).toEqual([true, true, false]);
    const undo = ends(proposal("undo"));
    expect([undo("move", 0), undo("move", 1), undo("handOver", 1)]).toEqual([true, false, false]);
  });
});
