import type { Signal } from "@preact/signals";
import { words } from "../strings/index.ts";
import { openingWords } from "./opening-words.ts";
import "../styles/strength.css";

/** The levels are numbered from the weakest to the strongest; 0: no level. */
const LEVEL = /^level(\d)$/;
export const strengthOf = (bot: string): number => Number(LEVEL.exec(bot)?.[1] ?? 0);

/** How strong a bot is, on a scale of six that can be pressed, and what that means. */
export function Strength({ player }: { readonly player: Signal<string> }) {
  const create = openingWords.value;
  const { bots } = words.value;
  const strength = strengthOf(player.value);
  const levels = Object.keys(bots).filter((id) => strengthOf(id) > 0);
  const chosen = bots[player.value];
  return (
    <fieldset class="strength" aria-label={create.strength}>
      <span class="strength-scale">
        {levels.map((id) => (
          <button
            key={id}
            type="button"
            class={strengthOf(id) <= strength ? "strength-on" : ""}
            aria-pressed={id === player.value}
            aria-label={`${strengthOf(id)}, ${bots[id]?.name}, ${bots[id]?.about}`}
            title={`${bots[id]?.name}, ${bots[id]?.about}`}
            onClick={() => {
              player.value = id;
            }}
          >
            {strengthOf(id)}
          </button>
        ))}
      </span>
      {/* What the chosen one can do. */}
      <small>{chosen && `${chosen.name} ${chosen.about}.`}</small>
    </fieldset>
  );
}
