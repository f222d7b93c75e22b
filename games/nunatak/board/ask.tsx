/** The place beside the temple where choices stand that are not on it, and what is being thought of is told. */
import { at, type Move, type Seat } from "@banquise/engine";
import { Button, tip } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { FACE_SYMBOL } from "../data.ts";
import type { PlacementPreview } from "../preview.ts";
import { DISPLACE, ENDED, EXCHANGE_TAKE, isPerson, PLACE, REACT_FORESIGHT, TURN_START } from "../state.ts";
import { SYMBOL_LINES } from "./area.tsx";
import { CardPicture, facesOf } from "./card.tsx";
import { type Asking, type Choice, Choices, choiceOf } from "./choices.tsx";
import { ColourMark, Medal } from "./medal.tsx";
import { Outcome } from "./outcome.tsx";
import { declinedBy, isReaction, type Refusing } from "./refusals.ts";
import type { Targets } from "./targets.ts";
import { changeOf } from "./worth.ts";
import "./ask.css";

interface AskProps {
  readonly asking: Omit<Asking, "own">;
  readonly own: Seat | null;
  /** Whose decision it is. */
  readonly actor: Seat;
  readonly legal: readonly Move[];
  readonly targets: Targets;
  readonly highlighted: Move | null;
  readonly preview: PlacementPreview | null;
  /** Whether the place that is thought of can be built on now. */
  readonly buildable: boolean;
  /** The card of the row under the pointer, or 0. */
  readonly pointedCard: number;
  readonly swapping: boolean;
  readonly setSwapping: (swapping: boolean) => void;
  readonly refusing: Refusing;
  readonly play: (move: Move) => void;
  readonly choosePosition: (position: number) => void;
}

/** Cards of an area stand as their columns do; everything else keeps its order. */
const bySymbol = (one: Choice, other: Choice): number => one.symbol - other.symbol;

export function Ask(props: AskProps) {
  const { asking, own, actor, legal, targets, highlighted, preview, play } = props;
  const { words, names, view, name } = asking;
  const asked = own !== null && legal.length > 0;
  const squareMoves = [...targets.squares.values()];
  const choices = asked
    ? [...targets.others, ...squareMoves].map((move) => choiceOf({ ...asking, own }, move)).sort(bySymbol)
    : [];
  return (
    <section class={`nk-ask ${asked ? "nk-ask-mine" : ""}`} aria-label={words.decision}>
      {view.hand !== 0 && (
        <div class="nk-hand" data-flip={`hand.${view.hand}`} {...tip(names.card(view.hand), "NUN-4.1")}>
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
      {!asked && view.phase < ENDED && <Waiting {...props} actor={actor} />}
      {props.pointedCard > 0 && <AboutCard {...props} />}
      {asked && view.phase === TURN_START && <p class="nk-lead">{words.takeHelp}</p>}
      {asked && targets.positions.size > 0 && view.phase !== DISPLACE && !preview && (
        <p class="nk-lead">{words.placeHelp}</p>
      )}
      {asked && view.phase === EXCHANGE_TAKE && <p class="nk-lead">{words.exchangeHelp}</p>}
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
    </section>
  );
}

/** What a card of the row is good for: by each of its faces, what it pays at the end and what it may do now. */
function AboutCard({ asking, own, pointedCard }: AskProps) {
  const { words, names, view } = asking;
  return (
    <div class="nk-about">
      {facesOf(pointedCard).map((face) => {
        const symbol = at(FACE_SYMBOL, face);
        const key = SYMBOL_LINES[symbol] ?? "workers";
        return (
          <p key={face}>
            <Medal symbol={symbol} size={1.4} />
            <span>
              <b>{names.face(face)}</b> {words.explained[key]} {words.powers[symbol]}
              {own !== null && <em> {words.change(changeOf(view, own, face))}</em>}
            </span>
          </p>
        );
      })}
    </div>
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
