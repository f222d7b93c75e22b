/** A large button with what it costs and gives. */

import type { Place } from "@banquise/engine";
import { pointing } from "@banquise/ui";
import type { ComponentChildren } from "preact";

interface ChoiceButtonProps {
  readonly glyph: ComponentChildren;
  readonly title: string;
  readonly detail?: ComponentChildren;
  readonly small?: boolean;
  readonly quiet?: boolean;
  readonly hinted?: boolean;
  /** It leads to further choices. */
  readonly unfolds?: boolean;
  /** The track itself can be pressed as well, where it is in sight. */
  readonly onTrack?: boolean;
  readonly place?: Place | undefined;
  readonly choose: () => void;
  readonly look?: (on: boolean) => void;
}

export function ChoiceButton({
  glyph,
  title,
  detail = null,
  small,
  quiet,
  hinted,
  unfolds,
  onTrack,
  place,
  choose,
  look,
}: ChoiceButtonProps) {
  const classes = [
    "an-choice",
    "an-lit",
    small ? "an-choice-small" : "",
    quiet ? "an-choice-quiet" : "",
    hinted ? "an-choice-hint" : "",
    onTrack ? "an-choice-track" : "",
  ];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-place={place}
      data-unfolds={unfolds}
      data-hinted={hinted}
      onClick={choose}
      {...pointing((isLooked) => look?.(isLooked))}
    >
      <span class="an-choice-picture">{glyph}</span>
      <span class="an-choice-text">
        <strong>{title}</strong>
        {detail !== null && <small>{detail}</small>}
      </span>
    </button>
  );
}
