/** One line of a building's score while it is being told. */
import type { ScoreKey } from "../data.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { MaterialSign } from "./die-face.tsx";

interface LineRowProps {
  readonly words: BoardWords;
  readonly line: ScoreKey;
  /** null: not told yet. */
  readonly points: number | null;
  readonly now: boolean;
  /** Everything is told: what was not reached counts nothing. */
  readonly last: boolean;
  readonly openRule: () => void;
}

export function LineRow({ words, line, points, now, last, openRule }: LineRowProps) {
  const shown = points ?? (last ? 0 : null);
  return (
    <li class={`bp-line ${now ? "bp-line-now" : ""} ${shown === null ? "bp-line-later" : ""}`}>
      <button type="button" onClick={openRule}>
        {line !== "planBonus" && <MaterialSign look={line} />}
        {words.lines[line]}
      </button>
      <b>{shown ?? "·"}</b>
    </li>
  );
}
