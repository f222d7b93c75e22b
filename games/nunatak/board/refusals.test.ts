import { describe, expect, it } from "vitest";
import { PROPAGATION, SOLIDITY } from "../data.ts";
import { moves } from "../moves.ts";
import { arrange } from "../testing.ts";
import { declinedBy, Refusals } from "./refusals.ts";

const asked = (placements: number, square = 1) => Object.assign(arrange({ placements }), { square });

describe("NUN-12.5: declining for good", () => {
  it("knows which Favour is asked about", () => {
    const decline = moves.encode({ type: "declineFavour", favour: "propagation" });
    expect(declinedBy([moves.encode({ type: "playFavour", favour: "propagation" }), decline])).toBe(
      PROPAGATION,
    );
    expect(declinedBy([moves.first.takeCard])).toBe(-1);
  });

  it("answers for the player to the end of the turn, for this Favour and this seat alone", () => {
    const refusals = new Refusals();
    refusals.add(asked(10), 1, PROPAGATION, "turn");
    expect(refusals.answers(asked(10, 2), 1, PROPAGATION)).toBe(true);
    expect(refusals.answers(asked(10, 2), 1, SOLIDITY)).toBe(false);
    expect(refusals.answers(asked(10, 2), 0, PROPAGATION)).toBe(false);
    expect(refusals.answers(asked(11), 1, PROPAGATION)).toBe(false);
  });

  it("answers to the end of the game, until the player wants to be asked again", () => {
    const refusals = new Refusals();
    refusals.add(asked(10), 0, PROPAGATION, "game");
    expect([refusals.isForGood(0, PROPAGATION), refusals.answers(asked(40), 0, PROPAGATION)]).toEqual([
      true,
      true,
    ]);
    refusals.remove(0, PROPAGATION);
    expect(refusals.answers(asked(41), 0, PROPAGATION)).toBe(false);
  });

  it("answers a question once: whoever takes the move back chooses anew", () => {
    const refusals = new Refusals();
    refusals.add(asked(10), 0, PROPAGATION, "game");
    expect(refusals.answers(asked(12), 0, PROPAGATION)).toBe(true);
    expect(refusals.answers(asked(12), 0, PROPAGATION)).toBe(false);
  });
});
