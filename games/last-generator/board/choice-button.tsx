/** A choice as a card: what it is called, what it costs and what it does. */
import type { Move, Seat } from "@banquise/engine";
import { later, pointing } from "@banquise/ui";
import { moves } from "../moves.ts";
import type { State } from "../state.ts";
import type { Choice } from "./choice.ts";
import "./choice-button.css";
import { Meeple } from "./figures.tsx";
import { Phrases, Prices } from "./phrases.tsx";
import { Pointers, type Pointing, pointersAt } from "./pointing.tsx";
import { Sign } from "./signs.tsx";
import type { Words } from "./words.tsx";

const BuildingGlyph = later(async () => (await import("./building-glyph.tsx")).BuildingGlyph);

/** What all choices of a question have in common. */
export interface Choosing {
  readonly view: State;
  readonly words: Words;
  /** Whether the viewer is the one who decides. */
  readonly mine: boolean;
  readonly highlighted: Move | null;
  readonly looked: Choice | null;
  readonly pointing: Pointing;
  readonly name: (seat: Seat) => string;
  /** What is looked at is shown on the map and on the tracks too. */
  readonly look: (choice: Choice | null) => void;
}

interface ChoiceButtonProps extends Choosing {
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { words, choice, mine, highlighted, looked, choose, look } = props;
  const { legal, move } = choice;
  const lit = mine && legal;
  const { open: pointable, own } = props.pointing;
  const open = pointable.has(move);
  return (
    <button
      type="button"
      class={`lg-choice ${legal ? "" : "lg-choice-not"} ${lit ? "lg-choice-lit" : ""} ${
        open ? "lg-choice-open" : ""
      } ${highlighted === move ? "lg-choice-hinted" : ""} ${
        looked?.move === move ? "lg-choice-looked" : ""
      } ${isTall(choice) ? "lg-choice-tall" : ""}`}
      data-move={moves.print(move)}
      data-choice={lit ? "" : undefined}
      aria-disabled={!lit && !open}
      aria-pressed={open ? own === move : undefined}
      title={open ? words.pointAt : undefined}
      onClick={() => choose(choice)}
      {...pointing((isLooked) => look(isLooked ? choice : null))}
    >
      <ChoiceFace {...props} />
    </button>
  );
}

/** Whether it has more to say than a title and a note. */
export const isTall = ({ phrases = [], flavour = "" }: Choice): boolean =>
  phrases.length > 0 || flavour !== "";

interface ChoiceFaceProps extends Pick<Choosing, "view" | "words" | "pointing" | "name"> {
  readonly choice: Choice;
}

/** What a choice says, pressed or not. */
export function ChoiceFace({ view, words, choice, pointing, name }: ChoiceFaceProps) {
  const { title, prices = [], phrases = [], notes = [], flavour } = choice;
  return (
    <>
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
    </>
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
