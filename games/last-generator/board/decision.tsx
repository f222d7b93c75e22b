/** One decision at a time: the card in play, the question in large words, and what each answer costs and gives. */
import { OVER, type Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { useState } from "preact/hooks";
import { Card } from "./card.tsx";
import type { CardInPlay } from "./card-in-play.ts";
import type { Choice } from "./choice.ts";
import { ChoiceButton, type Choosing } from "./choice-button.tsx";
import "./decision.css";
import type { Words } from "./words.tsx";

interface DecisionProps extends Choosing {
  readonly prompt: string;
  /** The card in play, and what a tap on it does. */
  readonly card: CardInPlay | null;
  readonly read: () => void;
  /** The seat that decides, or `OVER`. */
  readonly decider: Seat;
  readonly office: string;
  /** What stands in the list. */
  readonly choices: readonly Choice[];
  /** How many more can be pressed on the map alone. */
  readonly onMap: number;
  /** What can be pressed on the map is all that there is. */
  readonly isOnMap: boolean;
  readonly choose: (choice: Choice) => void;
}

export function Decision(props: DecisionProps) {
  const { view, words, prompt, card, read, decider, mine, office, choices, onMap, isOnMap, pointing, name } =
    props;
  if (decider === OVER) return null;
  const possible = choices.filter(({ legal }) => legal);
  const others = choices.filter(({ legal }) => !legal);
  const apart = others.length > MOST_IMPOSSIBLE || (others.length > 0 && choices.length > MOST_TOGETHER);
  const many = possible.length > SIDE_BY_SIDE;
  return (
    <section class="lg-decision" aria-label={words.decision}>
      {(!mine || office !== "") && (
        <header class={`lg-decider ${mine ? "lg-decider-me" : ""}`}>
          <SeatMark seat={decider} size={1.5} />
          <span>
            <b>{mine ? words.youDecide : words.decides(name(decider))}</b>
            {office !== "" && <small>{office}</small>}
          </span>
        </header>
      )}
      {card && <Card card={card} read={read} />}
      {/* Whoever is asked reads it in large letters above the board. */}
      <h3 class={mine ? "unseen" : "lg-question"}>{prompt}</h3>
      {view.voter > 0 && <p class="lg-vote">{words.voteNote}</p>}
      {pointing.open.size > 0 && <p class="lg-point-note">{words.pointNote}</p>}
      <ul class={`lg-choices lg-listed ${many ? "lg-choices-many" : ""}`}>
        {(apart ? possible : choices).map((choice) => (
          <li key={choice.move} data-place={choice.cards.join(" ") || undefined}>
            <ChoiceButton {...props} choice={choice} />
          </li>
        ))}
      </ul>
      {isOnMap && <p class="lg-on-map lg-on-map-only">{words.onTheMap}</p>}
      {onMap > 0 && <p class="lg-on-map">{words.moreOnTheMap(onMap)}</p>}
      {apart && (
        <NotNow words={words} count={others.length}>
          {others.map((choice) => (
            <li key={choice.move}>
              <ChoiceButton {...props} choice={choice} />
            </li>
          ))}
        </NotNow>
      )}
    </section>
  );
}

/** More answers than this stand side by side. */
const SIDE_BY_SIDE = 3;
/** So many that cannot be had stand among the others, where those are few. */
const MOST_IMPOSSIBLE = 3;
const MOST_TOGETHER = 8;

interface NotNowProps {
  readonly words: Words;
  readonly count: number;
  readonly children: preact.ComponentChildren;
}

/** What cannot be had now waits behind a button, so that it does not bury what can. */
function NotNow({ words, count, children }: NotNowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="lg-not-now" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.notNow(count)}
      </button>
      {open && <ul class="lg-choices lg-impossible">{children}</ul>}
    </>
  );
}
