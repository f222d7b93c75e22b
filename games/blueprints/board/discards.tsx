/** What a two-player round has lost by discards (BLU-10.3). */
import { at } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { DISCARDS } from "../data.ts";
import { places } from "../places.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { lookOf, pipsOf } from "./building.ts";
import { Die } from "./die.tsx";

export function Discards({ words, view }: { readonly words: BoardWords; readonly view: State }) {
  const first = (view.round - 1) * DISCARDS;
  const dice = Array.from({ length: DISCARDS }, (_, turn) => at(view.discarded, first + turn)).filter(
    (die) => die !== 0,
  );
  return (
    <section class="bp-discards" data-place={places.at("table", "discards")} aria-label={words.discarded}>
      <h3 class="bp-label">{words.discarded}</h3>
      <ol>
        {dice.map((die, turn) => (
          <li
            key={turn}
            {...tip(words.die(lookOf(die), pipsOf(die)), "BLU-10.1")}
            data-flip={`discarded.${turn}`}
            data-from={`pool.${die}.0`}
          >
            <Die
              look={lookOf(die)}
              value={pipsOf(die)}
              size="100%"
              label={words.die(lookOf(die), pipsOf(die))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
