/** Near, the board shows words: the choices of what was tapped, or is looked at, with all that they do. */
import type { Choice } from "./choice.ts";
import { ChoiceButton, ChoiceFace, type Choosing, isTall } from "./choice-button.tsx";
import "./near.css";

interface NearProps extends Choosing {
  readonly choices: readonly Choice[];
  readonly choose: (choice: Choice) => void;
  readonly letGo: () => void;
}

/** What was tapped stays until it is let go, and is pressed here. */
export function Near({ choices, letGo, ...rest }: NearProps) {
  return (
    <section class="lg-near lg-near-stays" aria-live="polite">
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
