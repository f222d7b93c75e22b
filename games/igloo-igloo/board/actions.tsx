/** Decisions that are not a place on the board, and the rest of one that was begun there: large, clear buttons. */
import type { GameText, Move } from "@banquise/engine";
import { Button, Icon, pointing } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { FACES, HARPOON_TILE } from "../data.ts";
import { first, moves } from "../moves.ts";
import { kindOf } from "../pieces.ts";
import { spaceNamed } from "../spaces.ts";
import { iglooOwner, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { KayakMark } from "./arrows.tsx";
import { FaceSign } from "./faces.tsx";
import { Animal, Igloo } from "./figures.tsx";
import "./actions.css";

interface ActionsProps {
  readonly words: BoardWords;
  readonly text: GameText<State>;
  readonly view: State;
  readonly viewer: number;
  readonly legal: readonly Move[];
  /** What can be done at the picked space, or the ways to the same goal. */
  readonly here: readonly Move[];
  readonly picked: boolean;
  /** The tile chosen in the hand, and the move that plays it (a thaw has none: it needs a place). */
  readonly face: number | null;
  readonly faceMove: Move | null;
  readonly needsPlace: boolean;
  readonly highlighted: Move | null;
  readonly make: (move: Move) => void;
  readonly point: (move: Move | null) => void;
  readonly letGo: () => void;
}

/** The picture on the button of a move. */
function signOf(view: State, move: Move): ComponentChildren {
  const made = moves.decode(move);
  switch (made.type) {
    case "hunt":
    case "harpoonHunt":
      return <Animal kind={kindOf(view, spaceNamed(made.space), made.value)} />;
    case "stepAnimal":
      return <Animal kind={kindOf(view, spaceNamed(made.from), made.value)} />;
    case "buildIgloo":
      return <Igloo seat={view.active} />;
    case "kayak":
      return <KayakMark />;
    case "useHarpoon":
      return <FaceSign face={HARPOON_TILE} />;
    default:
      return null;
  }
}

export function Actions(props: ActionsProps) {
  const { words, text, view, viewer, legal, here, picked, face, faceMove, needsPlace, highlighted } = props;
  const { make, point, letGo } = props;

  const button = (move: Move, look: "primary" | "plain", more?: string): ComponentChildren => {
    const sign = signOf(view, move);
    return (
      <Button
        key={move}
        look={look}
        class={`ig-action ig-choice ${highlighted === move ? "ig-action-hint" : ""}`}
        data-move={moves.decode(move).type}
        onClick={() => make(move)}
        {...pointing((isLooked) => point(isLooked ? move : null))}
      >
        {sign && <span class="ig-action-sign">{sign}</span>}
        <span>
          {text.move(moves.decode(move), view)}
          {more && <small>{more}</small>}
        </span>
      </Button>
    );
  };
  const cancel = (
    <Button look="quiet" icon="close" class="ig-action" onClick={letGo}>
      {words.cancel}
    </Button>
  );

  if (legal.includes(first.declineHarpoon)) {
    const armed = legal.includes(first.useHarpoon);
    const hidden = iglooOwner(view, view.focus - 1) === viewer;
    const otherwise = hidden ? words.declineHidden : words.declineFlee;
    return (
      <div class="ig-actions ig-alarm-box">
        {armed && button(first.useHarpoon, "primary", words.harpoonGain)}
        {button(first.declineHarpoon, "plain", armed ? otherwise : `${words.noHarpoon} ${otherwise}`)}
      </div>
    );
  }
  const chosen = face === null ? undefined : FACES[face];
  if (chosen !== undefined) {
    return (
      <div class="ig-actions">
        <p>
          <b>{words.faces[chosen].name}.</b> {words.faces[chosen].does}{" "}
          {needsPlace && <b>{words.thawWhere}</b>}
        </p>
        {faceMove !== null && (
          <Button look="primary" icon="check" class="ig-action ig-choice" onClick={() => make(faceMove)}>
            {words.play}
          </Button>
        )}
        {cancel}
      </div>
    );
  }
  return (
    <div class="ig-actions">
      {here.length > 0 && <p>{words.whichOne}</p>}
      {here.map((move) => button(move, "plain"))}
      {picked && cancel}
      {!picked && legal.includes(first.endTurn) && (
        <Button
          look={view.ap === 0 ? "primary" : "plain"}
          class={`ig-action ig-end ${highlighted === first.endTurn ? "ig-action-hint" : ""}`}
          data-move="endTurn"
          onClick={() => make(first.endTurn)}
        >
          <Icon name="check" /> {text.move(moves.decode(first.endTurn), view)}
        </Button>
      )}
    </div>
  );
}

/** The points that are left: action points, or steps of animals. */
export function Points({
  left,
  most,
  label,
}: {
  readonly left: number;
  readonly most: number;
  readonly label: string;
}) {
  return (
    <span class="ig-points" role="img" aria-label={label}>
      {Array.from({ length: Math.max(left, most) }, (_, i) => (
        <i key={i} class={i < left ? "ig-point-left" : ""} />
      ))}
    </span>
  );
}
