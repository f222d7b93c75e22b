/** Effects as people read them: one line each, with its sign, good or bad at a glance. */
import { RESOURCES } from "../content/types.ts";
import type { Phrase, Price } from "./effects.ts";
import { Sign } from "./signs.tsx";
import "./phrases.css";
import type { Words } from "./words.tsx";

export function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }) {
  if (phrases.length === 0) return null;
  return (
    <span class="lg-phrases">
      {phrases.map((phrase, i) => (
        <PhraseLine key={i} phrase={phrase} />
      ))}
    </span>
  );
}

function PhraseLine({ phrase: { sign, tone, text, parts } }: { readonly phrase: Phrase }) {
  return (
    <span class={`lg-phrase ${parts ? "lg-phrase-whole" : ""}`}>
      <span class={`lg-phrase-text lg-tone-${tone}`}>
        <Sign name={sign} size={1.15} />
        <span>{text}</span>
      </span>
      {parts && parts.length > 0 && <Phrases phrases={parts} />}
    </span>
  );
}

interface PricesProps {
  readonly prices: readonly Price[];
  readonly words: Words;
  /** What is in stock: what is missing is marked. */
  readonly stock?: ArrayLike<number>;
}

export function Prices({ prices, words, stock }: PricesProps) {
  return (
    <span class="lg-prices">
      {prices.map(({ resource, n }) => (
        <span
          key={resource}
          class={`lg-price ${stock && (stock[resource] ?? 0) < n ? "lg-price-short" : ""}`}
        >
          {n}
          <Sign name={RESOURCES[resource] ?? "wood"} size={1.25} label={words.names.resource(resource)} />
        </span>
      ))}
    </span>
  );
}
