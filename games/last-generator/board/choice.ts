/** A choice as the board shows it: what it is called, what it costs, what it gives, where it is on the map. */
import type { GameText, Move, Place } from "@banquise/engine";
import type { State } from "../state.ts";
import type { Phrase, Price, Tone } from "./effects.ts";
import type { SignName } from "./signs.tsx";
import type { Words } from "./words.tsx";

export interface Note {
  readonly text: string;
  readonly tone: Tone;
}

export interface Draft {
  /** Without it the move's own text is the title. */
  readonly title?: string;
  readonly sign?: SignName;
  /** A Meeple as its picture. */
  readonly meeple?: number;
  /** A building as its picture: kind. */
  readonly building?: number;
  readonly prices?: readonly Price[];
  readonly phrases?: readonly Phrase[];
  readonly flavour?: string;
  readonly notes?: readonly Note[];
  /** Where it is: a place of the map, or a slot. */
  readonly place?: number;
  readonly slot?: number;
}

export interface Choice extends Draft {
  readonly move: Move;
  readonly legal: boolean;
  readonly title: string;
  /** What it is the picture of: a card that is drawn nowhere else. */
  readonly cards: readonly Place[];
}

/** Whether it can be pressed on the map. */
export const isOnMap = ({ place, slot }: Draft): boolean => place !== undefined || slot !== undefined;

export interface Question {
  readonly view: State;
  readonly words: Words;
  readonly text: GameText<State>;
}

/** What the board knows of one type of moves: `index` counts within the type. */
export type Drawer = (question: Question, index: number) => Draft;
