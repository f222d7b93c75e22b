import type { GameEvent, Move, MoveObject } from "@banquise/engine";
import { expect, test } from "vitest";
import { moves } from "./moves.ts";
import { previewPlacement } from "./preview.ts";
import { apply } from "./rules.ts";
import { ENDED, IN_BOX, PLACE, REACT_FORESIGHT, type State, TURN_START } from "./state.ts";
import { arrange, legalMoves, listening, newGame, playOn } from "./testing.ts";

test("NUN-7.1 NUN-8.1 NUN-9.2 · a preview tells reinforcement, lines and squares with who gets what", () => {
  const s = arrange({ blocks: [[0, 5], [1], [2, 3, 4]], tiles: { beast: [6] }, hand: "beast1" });
  expect(previewPlacement(s, 6)).toEqual({
    position: 6,
    builder: 0,
    reinforcement: 0,
    lines: [],
    steps: 0,
    squares: [{ square: 0, counts: [3, 1, 0], points: [5, 2, 0] }],
  });
  const corner = arrange({
    blocks: [
      [1, 2],
      [3, 4],
    ],
    tiles: { beast: [0] },
    engineering: [14],
    hand: "beast1",
  });
  expect(previewPlacement(corner, 0)).toMatchObject({ lines: [0], steps: 0, squares: [] });
});

test("NUN-17.8 NUN-17.7 · for Siku's block a preview promises no reinforcement and no step", () => {
  const s = arrange({ seats: 2, blocks: [[7, 8, 12], [13]], tiles: { beast: [31] }, hand: "beast1" });
  expect(previewPlacement(s, 31, 2)).toMatchObject({ builder: 2, reinforcement: 0, steps: 0 });
});

/** Plays the rest of a turn, always the first legal move, and returns what was told. */
function finishTurn(s: State, move: Move): readonly GameEvent[] {
  const context = listening();
  apply(s, move, context);
  const over = (): boolean => s.phase === TURN_START || s.phase === REACT_FORESIGHT || s.phase === ENDED;
  while (!over()) apply(s, legalMoves(s)[0] as Move, context);
  return context.events;
}

test.each([2, 3, 4])(
  "NUN-9.6 NUN-7.1 NUN-8.1 · %i players: what a preview promises is what the placement brings",
  (seats) => {
    let checked = 0;
    for (let seed = 0; seed < 5; seed++) {
      const game = newGame(seats, seed);
      // Without Favours, which may change what is paid.
      game.favours.fill(IN_BOX);
      game.shown.fill(0);
      playOn(game, seed, (s) => {
        const code = legalMoves(s).find((each) => moves.decode(each).type === "placeBlock");
        if (s.phase !== PLACE || code === undefined) return false;
        const { position } = moves.decode(code) as { position: number } & MoveObject;
        const promised = previewPlacement(s, position);
        const events = finishTurn(structuredClone(s), code);
        const told = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
        const squares = told("squareScored").map(({ square, points }) => ({
          square,
          points: (points as number[]).slice(0, Math.max(3, seats)),
        }));
        squares.sort((a, b) => Number(a.square) - Number(b.square));
        expect(squares).toEqual(promised.squares.map(({ square, points }) => ({ square, points })));
        expect(told("reinforced")[0]?.points ?? 0).toBe(promised.reinforcement);
        expect(told("linesCompleted")[0]?.steps ?? 0).toBe(promised.steps);
        checked++;
        return false;
      });
    }
    expect(checked).toBeGreaterThan(200);
  },
);
