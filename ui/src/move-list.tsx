/** Every legal move in words: the whole game can be played from here by keyboard or screen reader. */
import type { Language, Move } from "@banquise/engine";
import "./move-list.css";
import { WORDS } from "./words.ts";

interface MoveListProps {
  readonly language: Language;
  /** What the list is, for those who hear it: usually the question that is asked. */
  readonly title: string;
  readonly legal: readonly Move[];
  readonly describe: (move: Move) => string;
  readonly play: (move: Move) => void;
  /** The move under the pointer or the focus, so that the board can show it; null when there is none. */
  readonly onPoint?: (move: Move | null) => void;
  readonly highlighted?: Move | null;
}

export function MoveList(props: MoveListProps) {
  const { language, title, legal, describe, play, onPoint, highlighted = null } = props;
  if (legal.length === 0) return <p class="move-list-empty">{WORDS[language].noMoves}</p>;
  return (
    <ul class="move-list" aria-label={title}>
      {legal.map((move) => (
        <li key={move}>
          <button
            type="button"
            class={`move-list-item ${move === highlighted ? "move-list-highlighted" : ""}`}
            onClick={() => play(move)}
            onPointerEnter={() => onPoint?.(move)}
            onPointerLeave={() => onPoint?.(null)}
            onFocus={() => onPoint?.(move)}
            onBlur={() => onPoint?.(null)}
          >
            {describe(move)}
          </button>
        </li>
      ))}
    </ul>
  );
}
