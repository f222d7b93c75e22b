/** One line of a building's score while it is being told. */
import { MaterialSign } from "@banquise/ui";
import type { ScoreKey } from "../data.ts";
import type { Words } from "./words.ts";

interface LineRowProps {
  readonly words: Words;
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
