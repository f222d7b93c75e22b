/** One space of the plan seen from above. */

import { pointing } from "@banquise/ui";
import { places } from "../places.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { type Building, lookOf, pipsOf, stackAt, targetAt } from "./building.ts";
import { Die } from "./die.tsx";
import type { Preview } from "./preview.ts";

interface SpaceButtonProps {
  readonly words: BoardWords;
  readonly building: Building;
  readonly space: number;
  /** The die that would be placed; 0 for none. */
  readonly die: number;
  readonly lit: boolean;
  readonly hinted: boolean;
  /** What the die would bring here; null where it does not go. */
  readonly preview: Preview | null;
  readonly onPoint: (space: number | null) => void;
  readonly onChoose: () => void;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export function SpaceButton(props: SpaceButtonProps) {
  const { words, building, space, die, lit, hinted, preview, onPoint, onChoose } = props;
  const target = targetAt(building, space);
  const stack = stackAt(building, space);
  const top = stack.at(-1) ?? 0;
  const nameOf = (some: number): string => words.die(lookOf(some), pipsOf(some));

  const said = [words.space(space + 1), target === 0 ? words.hatched : words.target(target)];
  if (target > 0) said.push(top === 0 ? words.empty : words.holds(stack.map(nameOf).join(", ")));
  if (lit) said.push(words.placeHere(nameOf(die)));
  if (lit && preview) said.push(words.gain(preview.gain));

  return (
    <button
      type="button"
      class={`bp-space ${target === 0 ? "bp-hatched" : ""} ${lit ? "bp-lit" : ""} ${hinted && lit ? "bp-hint" : ""}`}
      data-place={places.at("space", space)}
      aria-label={said.join(", ")}
      aria-disabled={!lit}
      onClick={onChoose}
      {...pointing((isLooked) => onPoint(isLooked ? space : null))}
    >
      {target > 0 && (
        // Drawn by the style sheet: the button's name says it in words, and the two must not seem to disagree.
        <span class="bp-target" data-text={target} />
      )}
      {top !== 0 && (
        <span
          class="bp-top"
          style={{ "--floors": stack.length }}
          data-flip={`top.${space}.${stack.length}`}
          data-from="hand"
        >
          <Die look={lookOf(top)} value={pipsOf(top)} size="100%" />
        </span>
      )}
      {target > 0 && (
        <span class="bp-floors">
          {Array.from({ length: Math.max(target, stack.length) }, (_, level) => (
            <i
              key={level}
              class={level < stack.length ? (level < target ? "bp-floor-built" : "bp-floor-over") : ""}
            />
          ))}
        </span>
      )}
      {preview && <span class={`bp-gain ${lit ? "" : "bp-gain-faint"}`} data-text={signed(preview.gain)} />}
    </button>
  );
}
