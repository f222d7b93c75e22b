/** From the question to its choices: those that can be made, and those of the card in play that cannot. */
import type { Move } from "@banquise/engine";
import { membersOf } from "../bits.ts";
import { LOCKED, NO_BUILD } from "../compile/properties.ts";
import { BUILDING_IDS } from "../data.ts";
import { first, type MoveName, moves } from "../moves.ts";
import { places } from "../places.ts";
import { GROUPS } from "../program.ts";
import { isOptionAsked, QUESTION } from "../questions.ts";
import type { State } from "../state.ts";
import { ACTING } from "./acting-choices.ts";
import { CARDS } from "./card-choices.ts";
import type { Choice, Draft, Question } from "./choice.ts";

/** Moves that belong to the question though they are not possible now: people see what they cannot have, and why. */
function shownMoves(s: State): readonly Move[] {
  switch (s.ask) {
    case QUESTION.option:
    case QUESTION.useOption:
      return (GROUPS[s.group]?.options ?? []).map((_, option) => first.chooseOption + option);
    case QUESTION.law:
      return membersOf(s.lawDisplay).map((law) => first.chooseLaw + law);
    case QUESTION.build:
      return BUILDING_IDS.flatMap((_, kind) =>
        NO_BUILD[kind] === 1 || (LOCKED[kind] === 1 && (s.unlocked & (1 << kind)) === 0)
          ? []
          : [first.construct + kind],
      );
    default:
      return [];
  }
}

export function typeOf(move: Move): MoveName {
  return moves.types[moves.typeIndex(move)]?.type as MoveName;
}

function draftOf(question: Question, move: Move): Draft {
  const type = typeOf(move);
  const draw = ACTING[type] ?? CARDS[type];
  return draw?.(question, moves.offset(move)) ?? {};
}

function choiceOf(question: Question, move: Move, legal: boolean): Choice {
  const draft = draftOf(question, move);
  const title = draft.title || question.text.move(moves.decode(move), question.view);
  const cards = places.ofMove(question.view, move).filter((place) => CARD.test(place));
  return { ...draft, move, legal, title, cards };
}

/** Places that are cards, and what a scenario asks for. */
const CARD = /^(card|citizen|law|technology|event|stack|danger\.objective)\b/;

const TURN: readonly MoveName[] = ["actMeeple", "feedOne", "callOfDuty", "pass"];
const turnOrder = (move: Move): number => TURN.indexOf(typeOf(move));

export function choicesOf(question: Question, legal: readonly Move[]): readonly Choice[] {
  const shown = shownMoves(question.view);
  const isLegal = new Set(legal);
  const all = [...legal, ...shown.filter((move) => !isLegal.has(move))];
  // The options of a card keep their order, whether they are possible or not.
  if (isOptionAsked(question.view.ask)) all.sort((a, b) => a - b);
  // People come first: sending them is what a turn is about.
  if (question.view.ask === QUESTION.turn) all.sort((a, b) => turnOrder(a) - turnOrder(b));
  return all.map((move) => choiceOf(question, move, isLegal.has(move)));
}
