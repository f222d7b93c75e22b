import type { ScoreLine } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { METALS, type Metal, PRIZE_RULES, PRIZES, type Prize } from "../data.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { Medal, PrizeSign } from "./signs.tsx";

/** An award or a prize that was won. */
export function WonCard({ words, line }: { readonly words: BoardWords; readonly line: ScoreLine }) {
  const [kind, what = ""] = line.key.split(".");
  if (kind === "award") {
    const label = `${words.awards[what as Metal]}, ${words.vp(line.points)}`;
    return (
      <span {...tip(label, "BLU-7.3")}>
        <Medal metal={METALS.indexOf(what as Metal)} vp={line.points} label={label} />
      </span>
    );
  }
  const { name } = words.prizes[what as Prize];
  return (
    <span class="bp-card" {...tip(name, PRIZE_RULES[PRIZES.indexOf(what as Prize)])}>
      <PrizeSign prize={PRIZES.indexOf(what as Prize)} size={1.3} />
      <span class="unseen">{name},</span>+{line.points}
    </span>
  );
}
