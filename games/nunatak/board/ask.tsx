/** The place beside the temple where choices stand that are not on it, and what is being thought of is told. */
import type { GameEvent, Move, Seat } from "@banquise/engine";
import { Button } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import type { PlacementPreview } from "../preview.ts";
import { ENDED, isPerson, PLACE, REACT_FORESIGHT, TURN_START } from "../state.ts";
import { CardPicture } from "./card.tsx";
import { type Asking, Choices, choiceOf } from "./choices.tsx";
import { ColourMark } from "./medal.tsx";
import { Outcome } from "./outcome.tsx";
import { declinedBy, isReaction, type Refusing } from "./refusals.ts";
import type { Targets } from "./targets.ts";
import "./ask.css";

interface AskProps {
  readonly asking: Omit<Asking, "own">;
  readonly own: Seat | null;
  /** Whose decision it is. */
  readonly actor: Seat;
  readonly legal: readonly Move[];
  readonly targets: Targets;
  readonly highlighted: Move | null;
  readonly events: readonly GameEvent[];
  readonly preview: PlacementPreview | null;
  /** Whether the place that is thought of can be built on now. */
  readonly buildable: boolean;
  readonly swapping: boolean;
  readonly setSwapping: (swapping: boolean) => void;
  readonly refusing: Refusing;
  readonly play: (move: Move) => void;
  readonly choosePosition: (position: number) => void;
}

export function Ask(props: AskProps) {
  const { asking, own, actor, legal, targets, highlighted, preview, play } = props;
  const { words, names, view, name } = asking;
  const asked = own !== null && legal.length > 0;
  const squareMoves = [...targets.squares.values()];
  const choices = asked
    ? [...targets.others, ...squareMoves].map((move) => choiceOf({ ...asking, own }, move))
    : [];
  return (
    <section class={`nk-ask ${asked ? "nk-ask-mine" : ""}`} aria-label={words.decision}>
      {view.hand !== 0 && (
        <div class="nk-hand" data-flip={`hand.${view.hand}`}>
          <CardPicture card={view.hand} />
          <p>
            <span class="nk-label">
              {isPerson(view, view.active) && own !== view.active
                ? words.holds(names.colour(view.active, view.seats, name))
                : words.hand}
            </span>
            <b>{names.card(view.hand)}</b>
            {view.builder !== view.active && view.phase >= PLACE && (
              <span class="nk-builds">
                <ColourMark view={view} colour={view.builder} size={1.2} /> {words.sikuBlock}
              </span>
            )}
          </p>
        </div>
      )}
      {!asked && view.phase !== ENDED && <Waiting {...props} actor={actor} />}
      {asked && view.phase === TURN_START && view.hand === 0 && <p class="nk-lead">{words.takeHelp}</p>}
      {asked && targets.positions.size > 0 && !preview && <p class="nk-lead">{words.placeHelp}</p>}
      {asked && view.phase === REACT_FORESIGHT && <p class="nk-lead">{words.reserveHelp}</p>}
      {asked && targets.twoWays && <Ways {...props} />}
      <Choices choices={choices} highlighted={highlighted} play={play} />
      {asked && <Never {...props} />}
      {preview && (
        <Outcome
          words={words}
          names={names}
          view={view}
          preview={preview}
          name={name}
          build={
            props.buildable
              ? {
                  label: targets.swaps.has(preview.position) ? words.bringTile : words.build,
                  act: () => props.choosePosition(preview.position),
                }
              : null
          }
        />
      )}
      <Dummies {...props} />
    </section>
  );
}

/** What somebody else is deciding. */
function Waiting({ asking, actor }: AskProps) {
  const { words, view, name } = asking;
  return (
    <p class="nk-waiting">
      <ColourMark view={view} colour={actor} size={1.4} />
      <span>{words.deciding(name(actor), view.phase)}</span>
    </p>
  );
}

/** With a worker both are possible on the same tile: to build on it, or to bring another worker tile there first. */
function Ways({ asking, swapping, setSwapping }: AskProps) {
  const { words } = asking;
  const way = (value: boolean, label: string): ComponentChildren => (
    <button type="button" aria-pressed={swapping === value} onClick={() => setSwapping(value)}>
      {label}
    </button>
  );
  return (
    <fieldset class="nk-ways" aria-label={words.workerPower}>
      {way(false, words.plainWay)}
      {way(true, words.swapWay)}
    </fieldset>
  );
}

/** "Do not ask me any more": for the squares of this turn, or for the whole game. */
function Never({ asking, legal, refusing }: AskProps) {
  const { words, view } = asking;
  const favour = isReaction(view) ? declinedBy(legal) : -1;
  if (favour < 0) return null;
  return (
    <div class="nk-never">
      {view.phase !== REACT_FORESIGHT && (
        <Button size="small" look="quiet" onClick={() => refusing.decline(favour, "turn")}>
          {words.notThisTurn}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => refusing.decline(favour, "game")}>
        {words.notThisGame}
      </Button>
    </div>
  );
}

/** Solo: what the dummies have just done, and why. */
const DUMMY_TALES: readonly string[] = ["cardTaken", "dummyWeighed", "blockPlaced", "favourRemoved"];

function Dummies({ asking, events }: AskProps) {
  const { words, text, view, name } = asking;
  if (view.seats !== 1) return null;
  const tales = events.filter(({ type, seat }) => seat === null && DUMMY_TALES.includes(type));
  if (tales.length === 0) return null;
  return (
    <details class="nk-dummies" open>
      <summary>{words.dummiesDid}</summary>
      <ul>
        {tales.map((event, index) => {
          const { colour } = event.data;
          return (
            <li key={index}>
              {typeof colour === "number" && <ColourMark view={view} colour={colour} size={1.1} />}
              {text.event(event, name)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
