import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { CARD_BITS, cardOf, FORESIGHT } from "../data.ts";
import { actor } from "../rules.ts";
import { hasPlayed, openSymbols, PLAYED_BY, REACT_FORESIGHT, type State, TURN_START } from "../state.ts";
import { arrange, legalNames, legalOf, type Position, play, quiet, refusal } from "../testing.ts";
import { settleRow } from "./supply.ts";

/** A card of slot 2 that seat 1 has reserved. */
function reserved(position: Position): State {
  const s = arrange(position);
  s.reserved = 3;
  s.favours[FORESIGHT] = PLAYED_BY + 1;
  return s;
}

describe("foresight", () => {
  test("NUN-13.8 · at the end of any turn in which a card joined the row", () => {
    const s = arrange({
      tiles: { worker: [0, 1] },
      row: ["worker", "worker", "beast1", "beast1"],
      deck: [["engineer"]],
      hand: "worker",
      held: { foresight: 2 },
    });
    s.row[0] = 0;
    play(s, quiet(), { type: "placeBlock", position: 0 });
    expect([s.phase, actor(s), s.active]).toEqual([REACT_FORESIGHT, 2, 0]);
    expect(legalNames(s)).toEqual([
      "declineFavour foresight",
      "reserve 0",
      "reserve 1",
      "reserve 2",
      "reserve 3",
    ]);
    expect(refusal(s, { type: "playFavour", favour: "foresight" })).toBe("NUN-13.8");
    play(s, quiet(), { type: "reserve", slot: 0 });
    expect([s.reserved, s.active, hasPlayed(s, 2, FORESIGHT)]).toEqual([1, 1, true]);
  });

  test("NUN-13.8 · not when the deck is empty, nor without a block left", () => {
    const empty = arrange({
      tiles: { worker: [0, 1] },
      row: ["worker"],
      hand: "worker",
      held: { foresight: 2 },
    });
    play(empty, quiet(), { type: "placeBlock", position: 0 });
    expect(empty.phase).toBe(TURN_START);
    const done = arrange({
      tiles: { worker: [0, 1] },
      row: ["worker"],
      deck: [["worker"]],
      hand: "worker",
      held: { foresight: 2 },
      turns: [5, 5, 18],
    });
    play(done, quiet(), { type: "placeBlock", position: 0 });
    expect(done.phase).toBe(TURN_START);
  });

  test("NUN-13.8 · the reserved card must be taken when it can be", () => {
    const s = reserved({
      active: 1,
      tiles: { engineer: [0], worker: [1] },
      row: ["worker", "worker", "engineer", "beast1"],
    });
    expect(legalOf(s, "takeCard")).toEqual([2]);
    expect(refusal(s, { type: "takeCard", slot: 0 })).toBe("NUN-13.8");
    play(s, quiet(), { type: "takeCard", slot: 2 });
    expect(s.reserved).toBe(0);
  });

  test("NUN-13.8 · if it cannot, another one is taken and the reservation stays", () => {
    const s = reserved({
      active: 1,
      tiles: { worker: [1, 2] },
      row: ["worker", "worker", "engineer", "beast1"],
    });
    expect(legalOf(s, "takeCard")).toEqual([0, 1]);
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 1 });
    expect(s.reserved).toBe(3);
  });

  test("NUN-4.3 NUN-13.8 NUN-4.6 · others may not take it, and a renewal leaves it in its slot", () => {
    const s = arrange({
      tiles: { engineer: [0], sculptor: [1] },
      row: ["engineer", "worker", "worker", "worker"],
      deck: [["sculptor", ...Array(9).fill("worker")]],
    });
    s.reserved = 1;
    s.favours[FORESIGHT] = PLAYED_BY + 1;
    expect(refusal(s, { type: "takeCard", slot: 0 })).toBe("NUN-4.3");
    settleRow(s, quiet());
    expect(at(s.row, 0)).toBe(cardOf("engineer"));
    expect([1, 2, 3].some((slot) => at(s.row, slot) === cardOf("sculptor"))).toBe(true);
    expect(legalOf(s, "takeCard")).toHaveLength(1);
  });

  test("NUN-13.8 NUN-4.8 · the own reserved card as a last resort", () => {
    const own = reserved({
      active: 1,
      tiles: { worker: [53] },
      row: [null, null, "beast1"],
      turns: [18, 17, 18],
      placements: 53,
    });
    settleRow(own, quiet());
    play(own, quiet(), { type: "takeCard", slot: 2 });
    expect(legalOf(own, "placeBlock")).toEqual([53]);
  });

  test("NUN-13.8 · a reservation lapses when nothing else is left for the player to move", () => {
    const s = reserved({
      active: 0,
      tiles: { worker: [0, 1], beast: [2] },
      row: ["worker", null, "beast1"],
      hand: "worker",
      turns: [5, 6, 5],
    });
    s.row[0] = 0;
    play(s, quiet(), { type: "placeBlock", position: 0 });
    // Seat 1 owns the reservation: nothing lapses on its own turn.
    expect([s.active, s.reserved, legalOf(s, "takeCard")]).toEqual([1, 3, [2]]);
    const other = reserved({
      active: 1,
      tiles: { worker: [0, 1], beast: [2] },
      row: [null, null, "beast1"],
      hand: "worker",
      turns: [5, 5, 5],
    });
    play(other, quiet(), { type: "placeBlock", position: 0 });
    expect([other.active, other.reserved, legalOf(other, "takeCard")]).toEqual([2, 0, [2]]);
  });

  test("NUN-13.8 · a reservation lapses when its owner has no block left", () => {
    const s = reserved({
      active: 1,
      tiles: { worker: [0, 1] },
      row: ["worker", "worker", "beast1"],
      hand: "worker",
      turns: [16, 17, 17],
    });
    play(s, quiet(), { type: "placeBlock", position: 0 });
    expect(s.reserved).toBe(0);
  });

  test("NUN-13.8 NUN-13.12 · with versatility the reserved card counts as matching", () => {
    const s = reserved({
      active: 1,
      tiles: { worker: [1] },
      row: ["worker", "worker", "engineer"],
      held: { versatility: 1 },
    });
    play(s, quiet(), { type: "playFavour", favour: "versatility" });
    expect(legalOf(s, "takeCard")).toEqual([2]);
  });

  test("NUN-13.13 · renewal leaves a reserved card in place", () => {
    const s = reserved({
      tiles: { worker: [1] },
      row: ["worker", "worker", "engineer", "worker"],
      deck: [Array(30).fill("beast1")],
      held: { renewal: 0 },
    });
    play(s, quiet(3), { type: "playFavour", favour: "renewal" });
    expect(at(s.row, 2)).toBe(cardOf("engineer"));
    expect(
      (at(CARD_BITS, at(s.row, 0)) | at(CARD_BITS, at(s.row, 1)) | at(CARD_BITS, at(s.row, 3))) &
        openSymbols(s),
    ).toBeGreaterThan(0);
  });
});
