/** The points of a building, line by line, as they stand and as they would stand. */

import { tip } from "@banquise/ui";
import { SCORE_RULES } from "../data.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { MaterialSign } from "./die-face.tsx";
import type { LineGain } from "./preview.ts";

const sum = (lines: readonly LineGain[], when: "before" | "after"): number =>
  lines.reduce((total, line) => total + line[when], 0);

export function ScoreStrip({
  words,
  lines,
}: {
  readonly words: BoardWords;
  readonly lines: readonly LineGain[];
}) {
  const before = sum(lines, "before");
  const after = sum(lines, "after");
  return (
    <dl class="bp-strip">
      {lines.map(({ key, before, after }) => (
        <div
          key={key}
          class={`bp-strip-line ${after === before ? "" : "bp-strip-changed"}`}
          {...tip(words.lines[key], SCORE_RULES[key])}
        >
          <dt>
            {key !== "planBonus" && <MaterialSign look={key} size={1.1} />}
            <span>{words.lines[key]}</span>
          </dt>
          <dd>{after}</dd>
        </div>
      ))}
      <div
        class={`bp-strip-line bp-strip-total ${after === before ? "" : "bp-strip-changed"}`}
        {...tip(words.total, "BLU-6.6")}
      >
        <dt>{words.total}</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
