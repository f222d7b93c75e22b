/** The row of cards, the Favours that lie open, and what is left in the piles. */
import { at, type Move, type Seat } from "@banquise/engine";
import { pointing, SeatMark, tip } from "@banquise/ui";
import { DUMMY_1, DUMMY_2, ROW } from "../data.ts";
import { cubeOf } from "../dummies.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import {
  deckSize,
  EXCHANGE_TAKE,
  isSolo,
  REACT_FORESIGHT,
  reservationOwner,
  type State,
  stackSize,
} from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Names } from "../strings/names.ts";
import { CardPicture, TilePicture } from "./card.tsx";
import { ColourMark } from "./medal.tsx";
import { cardWorth } from "./worth.ts";
import "./row.css";
import "./diamond.css";

const { first } = moves;

interface RowProps {
  readonly words: BoardWords;
  readonly names: Names;
  readonly view: State;
  readonly own: Seat | null;
  readonly name: (seat: Seat) => string;
  readonly slots: ReadonlyMap<number, Move>;
  readonly pointed: number;
  readonly choosing: boolean;
  readonly play: (move: Move) => void;
  readonly explain: (move: Move) => void;
  readonly onPoint: (slot: number) => void;
}

const SLOTS = Array.from({ length: ROW }, (_, slot) => slot);

/** The move that a tap on a card would have meant. */
function meantBy(view: State, slot: number): Move {
  if (view.phase === EXCHANGE_TAKE) return first.exchangeTake + slot;
  return view.phase === REACT_FORESIGHT ? first.reserve + slot : first.takeCard + slot;
}

export function Row(props: RowProps) {
  const { words, names, view, own, name, slots, pointed, choosing, play, explain, onPoint } = props;
  const known = [...view.knownTop].filter((tile) => tile !== 0);
  return (
    <section class="nk-row" aria-label={words.row}>
      <h3 class="nk-label">
        {words.row}
        <span class="nk-piles">{words.piles(deckSize(view), stackSize(view))}</span>
      </h3>
      <ul class="nk-slots">
        {SLOTS.map((slot) => {
          const card = at(view.row, slot);
          const lit = slots.has(slot);
          const worth =
            own === null || card === 0
              ? 0
              : cardWorth(view, own, card, view.phase === EXCHANGE_TAKE ? view.offered - 1 : -1);
          const reserved = view.reserved === slot + 1 ? reservationOwner(view) : -1;
          const facts = [
            names.card(card),
            isSolo(view) && words.diamond[slot],
            own !== null && words.worth(worth),
            reserved >= 0 && words.reservedBy(name(reserved)),
          ];
          return (
            <li key={slot} class="nk-slot" data-place={places.at("slot", slot)}>
              {card === 0 ? (
                <span class="nk-card-gone" />
              ) : (
                <button
                  type="button"
                  key={card}
                  class={`nk-pick ${lit ? "nk-lit" : ""} ${choosing && !lit ? "nk-dim" : ""} ${pointed === slot && lit ? "nk-hint" : ""}`}
                  aria-disabled={!lit}
                  data-flip={`slot.${slot}.${card}`}
                  onClick={() => (lit ? play(slots.get(slot) as Move) : explain(meantBy(view, slot)))}
                  {...pointing((isLooked) => onPoint(isLooked ? slot : -1))}
                >
                  <CardPicture card={card} />
                  <span class="unseen">{facts.filter(Boolean).join(", ")}</span>
                  <span class="nk-card-name" aria-hidden="true">
                    {names.card(card).replace(/ \(.*?\)/g, "")}
                  </span>
                  {own !== null && worth !== 0 && (
                    <span class="nk-worth" aria-hidden="true">
                      {words.signed(worth)}
                    </span>
                  )}
                  {reserved >= 0 && (
                    <span class="nk-reserved">
                      <SeatMark seat={reserved} size={1.6} />
                    </span>
                  )}
                </button>
              )}
              {isSolo(view) && <Cubes words={words} view={view} slot={slot} />}
            </li>
          );
        })}
      </ul>
      {known.length > 0 && (
        <p class="nk-known">
          <span class="nk-label">{words.nextTiles}</span>
          {known.map((tile, index) => (
            <span
              key={index}
              role="img"
              aria-label={names.tile(tile)}
              data-place={places.at("known", index)}
              {...tip(names.tile(tile), "NUN-9.7")}
            >
              <TilePicture tile={tile} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** Whose cube lies at a place of the diamond (NUN-18.2). */
function Cubes({
  words,
  view,
  slot,
}: {
  readonly words: BoardWords;
  readonly view: State;
  readonly slot: number;
}) {
  return (
    <span class="nk-cubes">
      <span class="nk-side-name" aria-hidden="true">
        {words.diamond[slot]}
      </span>
      {[DUMMY_1, DUMMY_2].map((dummy) =>
        cubeOf(view, dummy) === slot ? (
          <span key={dummy} data-flip={`cube.${dummy}`} {...tip(words.cube(dummy), "NUN-18.2")}>
            <ColourMark view={view} colour={dummy} size={1.3} />
            <span class="unseen">{words.cube(dummy)}</span>
          </span>
        ) : null,
      )}
    </span>
  );
}
