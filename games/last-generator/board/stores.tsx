/** What the city has: goods in stock, and people: how many, how ill, how many still ready to work. */
import { at } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { RESOURCES } from "../content/types.ts";
import { AUTOMATON, FED, MEEPLE_KINDS, meeplesOf, TYPES } from "../data.ts";
import { table as places } from "../places.ts";
import { inAction } from "../queries.ts";
import { withoutBed } from "../rules/warmth.ts";
import type { State } from "../state.ts";
import type { Choice } from "./choice.ts";
import { Meeple } from "./figures.tsx";
import { Sign } from "./signs.tsx";
import "./stores.css";
import type { Words } from "./words.tsx";

interface StoresProps {
  readonly view: State;
  readonly words: Words;
}

export function Stores({ view, words }: StoresProps) {
  const bedless = withoutBed(view, false);
  return (
    <ul class="lg-stores" aria-label={words.stores}>
      {RESOURCES.map((res, resource) => (
        <li
          key={res}
          {...tip(words.names.resource(resource), "GEN-2.2")}
          data-place={places.at("stock", res)}
        >
          <Sign name={res} size={1.5} label={words.names.resource(resource)} />
          <b>{at(view.resources, resource)}</b>
        </li>
      ))}
      {bedless > 0 && (
        <li class="lg-stores-bad" {...tip(words.bedlessTip(bedless))}>
          <Sign name="bed" size={1.4} label={words.bedlessTip(bedless)} />
          <b>−{bedless}</b>
        </li>
      )}
    </ul>
  );
}

interface PopulationProps extends StoresProps {
  /** The choices that send a Meeple of each kind, where there are any. */
  readonly senders: ReadonlyMap<number, Choice>;
  readonly send: (choice: Choice) => void;
}

export function Population({ view, words, senders, send }: PopulationProps) {
  const kinds = Array.from({ length: MEEPLE_KINDS }, (_, kind) => kind).filter(
    (kind) => kind < TYPES || view.automata > 0,
  );
  const fed = at(FED, view.round);
  return (
    <ul class="lg-population" aria-label={words.population}>
      {kinds.map((kind) => {
        const ready = inAction(view) ? at(view.reserve, kind) : meeplesOf(at(view.citizens, kind));
        const sender = senders.get(kind);
        const label = words.populationOf(
          kind,
          kind < TYPES ? at(view.citizens, kind) : view.automata,
          at(view.sick, kind),
          at(view.skull, kind) === 1,
          at(view.reserve, kind),
        );
        const picture = (
          <span class="lg-ready-figure" data-flip={`ready.${kind}`} data-place={places.at("reserve", kind)}>
            <Meeple kind={kind} />
          </span>
        );
        return (
          <li
            key={kind}
            class="lg-kind"
            {...tip(label)}
            data-place={kind < TYPES ? places.at("people", kind) : undefined}
          >
            {sender ? (
              <button
                type="button"
                class="lg-ready lg-ready-lit"
                data-choice=""
                aria-label={`${sender.title} ×${ready}`}
                onClick={() => send(sender)}
              >
                {picture}
                <b>×{ready}</b>
              </button>
            ) : (
              <span class={`lg-ready ${inAction(view) && ready === 0 ? "lg-ready-none" : ""}`}>
                {picture}
                <b>×{kind === AUTOMATON && !inAction(view) ? view.automata : ready}</b>
              </span>
            )}
            {kind < TYPES && (
              <span class="lg-kind-facts" role="img" aria-label={label}>
                <span>
                  <Sign name="person" size={1} /> {at(view.citizens, kind)}
                </span>
                <span class={at(view.sick, kind) > 0 ? "lg-tone-bad" : ""}>
                  <Sign name={at(view.skull, kind) === 1 ? "skull" : "sick"} size={1} /> {at(view.sick, kind)}
                </span>
                {at(view.fatigue, kind) > 0 && (
                  <span>
                    <Sign name="tired" size={1} /> {at(view.fatigue, kind)}
                  </span>
                )}
                {fed === kind && (
                  <span {...tip(words.eatsTonight)}>
                    <Sign name="food" size={1} />
                  </span>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
