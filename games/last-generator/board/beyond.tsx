/** Beyond the crater: the stacks of expeditions with their paths, and where the scouts are. */
import { at } from "@banquise/engine";
import { hasBit } from "../bits.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { MAX_STACKS } from "../data.ts";
import { table as places } from "../places.ts";
import { cardInStack, stackHeight } from "../queries.ts";
import { pathLength } from "../rules/expeditions.ts";
import type { State } from "../state.ts";
import "./beyond.css";
import type { PanelWords } from "../strings/en/panels.ts";
import { phrasesOf } from "./effects.ts";
import { Meeple } from "./figures.tsx";
import { Phrases } from "./phrases.tsx";
import { Sign } from "./signs.tsx";

interface BeyondProps {
  readonly view: State;
  readonly words: PanelWords;
}

export function Beyond({ view, words }: BeyondProps) {
  const stacks = Array.from({ length: MAX_STACKS }, (_, stack) => stack).filter(
    (stack) => stackHeight(view, stack) > 0,
  );
  return (
    <ul class="lg-beyond">
      {stacks.map((stack) => {
        const height = stackHeight(view, stack);
        const scout = at(view.scouts, stack) - 1;
        const position = at(view.scoutSpaces, stack);
        const index = cardInStack(view, stack, height - 1);
        const card = EXPEDITIONS[index];
        if (!card) return null;
        const known = hasBit(view.explored, index);
        return (
          <li key={stack} class="lg-stack" data-place={places.at("stack", stack)}>
            <header>
              <span class={`lg-letter lg-letter-${card.letter}`}>{card.letter}</span>
              <b>{words.names.card(card.id).name}</b>
            </header>
            <p class="lg-flavour">{words.names.card(card.id).flavour}</p>
            <span
              class="lg-path"
              role="img"
              aria-label={
                scout < 0
                  ? words.path(pathLength(view, stack))
                  : words.scoutAt(scout, position + 1, pathLength(view, stack))
              }
            >
              {Array.from({ length: pathLength(view, stack) }, (_, space) => (
                <i key={space} class={space === pathLength(view, stack) - 1 ? "lg-path-end" : ""}>
                  {scout >= 0 && space === position && (
                    <span data-flip={`scout.${stack}`} data-from={`ready.${scout}`}>
                      <Meeple kind={scout} />
                    </span>
                  )}
                </i>
              ))}
            </span>
            {known && (
              <details>
                <summary>{words.seenBefore}</summary>
                <Phrases phrases={phrasesOf(card.dark.onExplore, words)} />
                {card.dark.continue && (
                  <p>
                    <Sign name="scout" /> {words.names.card(card.id).onward}
                    <Phrases phrases={phrasesOf(card.dark.continue.carry, words)} />
                  </p>
                )}
                <p>
                  <Sign name="use" /> {words.names.card(card.id).home}
                  <Phrases phrases={phrasesOf(card.dark.return.effects, words)} />
                </p>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
