/** Near, the board shows words: the choices of what was tapped, or is looked at, with all that they do. */
import { Card } from "./card.tsx";
import type { CardInPlay } from "./card-in-play.ts";
import { type Choice, isOnMap } from "./choice.ts";
import { ChoiceButton, ChoiceFace, type Choosing, isTall } from "./choice-button.tsx";
import "./near.css";

interface NearProps extends Choosing {
  readonly choices: readonly Choice[];
  /** The card in play, where it was tapped itself. */
  readonly card: CardInPlay | null;
  readonly choose: (choice: Choice) => void;
  readonly letGo: () => void;
}

/** What was tapped stays until it is let go, and is pressed here. */
export function Near({ choices, card, letGo, ...rest }: NearProps) {
  // What the map does not show fills the phone; what it shows leaves it in sight.
  const fills = !choices.some(isOnMap);
  return (
    <section class={`lg-near lg-near-stays ${fills ? "lg-near-fills" : ""}`} aria-live="polite">
      {card && <Card card={card} />}
      <ul class="lg-choices">
        {choices.map((choice) => (
          <li key={choice.move}>
            <ChoiceButton {...rest} choice={choice} />
          </li>
        ))}
      </ul>
      <button type="button" class="lg-let-go" onClick={letGo}>
        {rest.words.allChoices}
      </button>
    </section>
  );
}

interface LookedAtProps extends Choosing {
  readonly choice: Choice;
}

/** What is looked at is told; whoever hears the board has heard it from the choice itself. */
export function LookedAt({ choice, ...rest }: LookedAtProps) {
  return (
    <div class="lg-near" aria-hidden="true">
      <div class={`lg-choice ${isTall(choice) ? "lg-choice-tall" : ""}`}>
        <ChoiceFace {...rest} choice={choice} />
      </div>
    </div>
  );
}
