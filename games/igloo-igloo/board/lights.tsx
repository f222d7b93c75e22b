/** Which spaces are lit, and why. */
import type { Game, GameText, Move } from "@banquise/engine";
import { SPACES } from "../data.ts";
import { moves } from "../moves.ts";
import { nameOf } from "../spaces.ts";
import { DRIFT, EVICT, REACTION, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { KayakMark, PushMark } from "./arrows.tsx";
import type { Light } from "./cells.tsx";
import { aimOf, type Choices, directionTo, isStart } from "./choices.ts";
import { type Outcome, outcomeOf, outcomeOfTrip } from "./preview.ts";

interface Question {
  readonly game: Game<State>;
  readonly words: BoardWords;
  readonly text: GameText<State>;
  readonly view: State;
  readonly choices: Choices;
  readonly picked: number | null;
  /** A thaw tile is being played. */
  readonly thawing: boolean;
  /** Whose points matter; null for somebody who watches. */
  readonly own: number | null;
  readonly pointed: number | null;
  readonly highlighted: Move | null;
}

/** The moves that pressing a space would make at once. */
export function movesAt({ choices, picked, thawing }: Question, space: number): readonly Move[] {
  if (thawing) return choices.thaws.get(space) ?? [];
  const goals = picked === null ? undefined : choices.paths.get(picked)?.get(space);
  if (goals) return goals;
  return isStart(choices, space) ? [] : (choices.direct.get(space) ?? []);
}

const NOTHING: Outcome = { sure: 0, promised: 0 };

/** What the viewer would win or lose by pressing a space. */
function gainAt(question: Question, space: number, goals: readonly Move[], sails: boolean): Outcome {
  const { game, view, picked, own } = question;
  const [only] = goals;
  if (own === null) return NOTHING;
  if (sails && picked !== null) return outcomeOfTrip(game, view, picked, space)?.[own] ?? NOTHING;
  return goals.length === 1 && only !== undefined ? (outcomeOf(game, view, only)?.[own] ?? NOTHING) : NOTHING;
}

/** "Catch the fish, +2 for you, islands +3" */
function said(words: BoardWords, does: string | null, { sure, promised }: Outcome): string | null {
  if (does === null) return null;
  const parts = [does];
  if (sure !== 0) parts.push(words.gain(sure));
  if (promised !== 0) parts.push(words.promise(promised));
  return parts.join(", ");
}

function lightOf(
  question: Question,
  space: number,
  hints: readonly (number | null)[],
  reach: readonly number[],
): Light {
  const { words, text, view, choices, picked, thawing } = question;
  const say = (move: Move): string => text.move(moves.decode(move), view);
  const goals = movesAt(question, space);
  const sails =
    !thawing && picked !== null && goals.length === 0 && choices.voyages.get(picked)?.includes(space);
  const starts = !thawing && isStart(choices, space);
  const as = goals.length > 0 ? "goal" : sails ? "sail" : starts ? "start" : null;
  const direction = picked === null ? -1 : directionTo(picked, space);
  const alarmed = view.phase === REACTION || view.phase === EVICT;
  const gain = gainAt(question, space, goals, sails === true);
  const does =
    as === "goal"
      ? goals.map(say).join(", ")
      : as === "sail"
        ? words.sail(nameOf(space))
        : starts
          ? words.pick
          : null;
  return {
    as,
    does: said(words, does, gain),
    gain,
    picked: picked === space,
    hinted: hints.includes(space),
    alarm: alarmed && view.focus === space + 1,
    echo: as === null && reach.includes(space),
    mark:
      as === "sail" ? (
        <KayakMark />
      ) : as === "goal" && view.phase === DRIFT && direction >= 0 ? (
        <PushMark direction={direction} />
      ) : undefined,
  };
}

export function lightsOf(question: Question): readonly Light[] {
  const { view, choices, highlighted, pointed, picked } = question;
  const aim = highlighted === null ? null : aimOf(view, highlighted);
  const hints = aim ? [aim.from, aim.to].filter((space) => space !== null) : [];
  const reach = picked === null && pointed !== null ? (choices.voyages.get(pointed) ?? []) : [];
  return Array.from({ length: SPACES }, (_, space) => lightOf(question, space, hints, reach));
}
