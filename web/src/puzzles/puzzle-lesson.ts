/** A puzzle is a lesson of one task: its screen, its answers and its second try are those of lessons. */
import { pointsOnSheet, puzzleState } from "@banquise/bots/puzzles";
import type { Puzzle } from "@banquise/engine";
import type { Deed, Do, Lesson, Wording } from "@banquise/engine/lessons";
import type { AnyGame, AnyState } from "../games.ts";
import { SAYINGS } from "./sayings.ts";

/** `theme`: what the line that decides is called. */
export function puzzleLesson(game: AnyGame, puzzle: Puzzle, theme: Wording): Lesson<AnyState> {
  const { config, seat } = puzzle;
  const task = puzzle.kind === "exact" ? exactTask(game, puzzle, theme) : judgedTask(game, puzzle, theme);
  return {
    seats: config.seats,
    options: config.options,
    learner: seat,
    steps: [{ ...task, position: () => puzzleState(game, puzzle) }],
  };
}

function exactTask(game: AnyGame, puzzle: Puzzle, theme: Wording): Do<AnyState> {
  const { seat, worth } = puzzle;
  const { task, wrong, done } = SAYINGS.exact;
  const isOver = ({ after }: Deed<AnyState>): boolean => game.actor(after) !== seat;
  const isBest = (deed: Deed<AnyState>): boolean =>
    isOver(deed) && pointsOnSheet(game, deed.after, seat) === worth;
  return {
    do: task,
    until: isBest,
    onTheWay: (deed) => !isOver(deed),
    wrong: [{ when: (deed) => isOver(deed) && !isBest(deed), says: wrong(puzzle), fromStart: true }],
    otherwise: wrong(puzzle),
    done: done(puzzle, theme),
  };
}

function judgedTask(game: AnyGame, puzzle: Puzzle, theme: Wording): Do<AnyState> {
  const { answer, others } = puzzle;
  const { task, wrong, done, otherwise } = SAYINGS.judged;
  const printed = (move: Puzzle["answer"][number]): string => game.moves.print(game.moves.parse(move) ?? -1);
  return {
    do: task,
    until: answer.map(printed),
    wrong: others.map(({ move, worth }) => ({ when: printed(move), says: wrong(worth, puzzle) })),
    otherwise,
    done: done(puzzle, theme),
  };
}
