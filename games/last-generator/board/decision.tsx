/** One decision at a time: the card in play, the question in large words, and what each answer costs and gives. */
import { type Move, OVER, type Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { useState } from "preact/hooks";
import { moves } from "../moves.ts";
import type { State } from "../state.ts";
import { BuildingGlyph } from "./building-glyph.tsx";
import { type CardInPlay, cardInPlay } from "./card-in-play.ts";
import type { Choice } from "./choice.ts";
import "./decision.css";
import { Meeple } from "./figures.tsx";
import { Phrases, Prices } from "./phrases.tsx";
import { Pointers, type Pointing, pointersAt } from "./pointing.tsx";
import { Sign } from "./signs.tsx";
import type { Words } from "./words.tsx";

interface DecisionProps {
  readonly view: State;
  readonly words: Words;
  readonly prompt: string;
  /** The seat that decides, or `OVER`. */
  readonly decider: Seat;
  /** Whether the viewer is the one who decides. */
  readonly mine: boolean;
  readonly office: string;
  readonly choices: readonly Choice[];
  readonly highlighted: Move | null;
  readonly looked: Choice | null;
  readonly pointing: Pointing;
  readonly name: (seat: Seat) => string;
  readonly choose: (choice: Choice) => void;
  /** What is looked at is shown on the map and on the tracks too. */
  readonly look: (choice: Choice | null) => void;
}

export function Decision(props: DecisionProps) {
  const { view, words, prompt, decider, mine, office, choices, pointing, name } = props;
  if (decider === OVER) return null;
  const card = cardInPlay(view, words);
  const possible = choices.filter(({ legal }) => legal);
  const others = choices.filter(({ legal }) => !legal);
  const apart = others.length > 3;
  const many = possible.length > SIDE_BY_SIDE;
  return (
    <section
      class={`lg-decision ${mine ? "lg-mine" : ""} ${many ? "lg-decision-many" : ""}`}
      aria-label={words.decision}
    >
      {(!mine || office !== "") && (
        <header class="lg-decider">
          <SeatMark seat={decider} size={1.5} />
          <span>
            <b>{mine ? words.youDecide : words.decides(name(decider))}</b>
            {office !== "" && <small>{office}</small>}
          </span>
        </header>
      )}
      {card && <Card card={card} />}
      {/* Whoever is asked reads it in large letters above the board. */}
      <h3 class={mine ? "unseen" : "lg-question"}>{prompt}</h3>
      {view.voter > 0 && <p class="lg-vote">{words.voteNote}</p>}
      {pointing.open.size > 0 && <p class="lg-point-note">{words.pointNote}</p>}
      <ul class={`lg-choices ${many ? "lg-choices-many" : ""}`}>
        {(apart ? possible : choices).map((choice) => (
          <li key={choice.move}>
            <ChoiceButton {...props} choice={choice} />
          </li>
        ))}
      </ul>
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

function Card({ card }: { readonly card: CardInPlay }) {
  const { sign, kind, name, flavour, phrases, place } = card;
  return (
    <article class="lg-card" key={name} data-place={place}>
      <span class="lg-card-sign">
        <Sign name={sign} size={2.1} />
      </span>
      <p class="lg-card-kind">{kind}</p>
      <h3 class="lg-card-name">{name}</h3>
      {flavour !== "" && <p class="lg-flavour">{flavour}</p>}
      <Phrases phrases={phrases} />
    </article>
  );
}

interface ChoiceButtonProps extends DecisionProps {
  readonly choice: Choice;
}

function ChoiceButton(props: ChoiceButtonProps) {
  const { view, words, choice, mine, highlighted, looked, pointing, name, choose, look } = props;
  const { title, legal, prices = [], phrases = [], notes = [], flavour, move } = choice;
  const tall = phrases.length > 0 || (flavour ?? "") !== "";
  const lit = mine && legal;
  const open = pointing.open.has(move);
  return (
    <button
      type="button"
      class={`lg-choice ${legal ? "" : "lg-choice-not"} ${lit ? "lg-choice-lit" : ""} ${
        open ? "lg-choice-open" : ""
      } ${highlighted === move ? "lg-choice-hinted" : ""} ${
        looked?.move === move ? "lg-choice-looked" : ""
      } ${tall ? "lg-choice-tall" : ""} ${choice.place === undefined ? "" : "lg-choice-placed"}`}
      data-move={moves.print(move)}
      aria-disabled={!lit && !open}
      aria-pressed={open ? pointing.own === move : undefined}
      title={open ? words.pointAt : undefined}
      onClick={() => choose(choice)}
      onPointerEnter={() => look(choice)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(choice)}
      onBlur={() => look(null)}
    >
      <ChoicePicture choice={choice} />
      <Pointers seats={pointersAt(pointing, [choice])} words={words} name={name} />
      <span class="lg-choice-words">
        <span class="lg-choice-head">
          <b class="lg-choice-title">{title}</b>
          {prices.length > 0 && <Prices prices={prices} words={words} stock={view.resources} />}
        </span>
        {flavour && <i class="lg-flavour">{flavour}</i>}
        <Phrases phrases={phrases} />
        {notes.length > 0 && (
          <span class="lg-notes">
            {notes.map(({ text, tone }) => (
              <span key={text} class={`lg-note lg-tone-${tone}`}>
                {text}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

function ChoicePicture({ choice: { sign, meeple, building } }: { readonly choice: Choice }) {
  if (meeple !== undefined)
    return (
      <span class="lg-choice-picture lg-choice-meeple">
        <Meeple kind={meeple} />
      </span>
    );
  if (building !== undefined && building >= 0)
    return (
      <span class="lg-choice-picture">
        <svg class="lg-glyph" viewBox="0 0 24 24" aria-hidden="true">
          <BuildingGlyph kind={building} warm upgraded={false} />
        </svg>
      </span>
    );
  return sign === undefined ? null : (
    <span class="lg-choice-picture">
      <Sign name={sign} size={1.7} />
    </span>
  );
}

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
      {open && <ul class="lg-choices">{children}</ul>}
    </>
  );
}
