/** The card that is being resolved, as one would hold it. */
import type { CardInPlay } from "./card-in-play.ts";
import "./card.css";
import { Phrases } from "./phrases.tsx";
import { Sign } from "./signs.tsx";

interface CardProps {
  readonly card: CardInPlay;
  /** A tap on it: where there is little room it tells less than it could. */
  readonly read?: () => void;
}

export function Card({ card, read }: CardProps) {
  const { sign, kind, name, flavour, phrases, place } = card;
  return (
    <article class="lg-card" key={name} data-place={place}>
      <span class="lg-card-sign">
        <Sign name={sign} size={2.1} />
      </span>
      <p class="lg-card-kind">{kind}</p>
      <h3 class="lg-card-name">
        {read ? (
          <button type="button" class="lg-card-read" onClick={read}>
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      {flavour !== "" && <p class="lg-flavour">{flavour}</p>}
      <Phrases phrases={phrases} />
    </article>
  );
}
