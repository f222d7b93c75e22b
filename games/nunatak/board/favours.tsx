/** Favours as cards: their name and what they do. */
import { at, type Move } from "@banquise/engine";
import { FAVOUR_TABLE } from "../data.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Names } from "../strings/names.ts";

const { first } = moves;

interface FavoursProps {
  readonly words: BoardWords;
  readonly names: Names;
  readonly view: State;
  readonly legal: readonly Move[];
  readonly highlighted: Move | null;
  readonly play: (move: Move) => void;
  readonly explain: (move: Move) => void;
}

export function Favours({ words, names, view, legal, highlighted, play, explain }: FavoursProps) {
  return (
    <section class="nk-favours" aria-label={words.favours}>
      <h3 class="nk-label">{words.favours}</h3>
      <ul>
        {[...view.shown].map((shown, slot) => {
          if (shown === 0) return null;
          const move = first.pickFavour + slot;
          const lit = legal.includes(move);
          const { name, effect } = names.favour(shown - 1);
          const type = FAVOUR_TABLE[shown - 1]?.type ?? "single";
          return (
            <li key={shown} data-place={places.at("favour", slot)}>
              <button
                type="button"
                class={`nk-favour nk-favour-${type} ${lit ? "nk-lit" : ""} ${highlighted === move ? "nk-hint" : ""}`}
                aria-disabled={!lit}
                data-flip={`favour.${shown}`}
                onClick={() => (lit ? play(move) : explain(move))}
              >
                <b>{name}</b>
                <span>{effect}</span>
                <small>{words.types[type]}</small>
              </button>
            </li>
          );
        })}
        {at(view.shown, 0) === 0 && at(view.shown, 1) === 0 && <li class="nk-none">{words.none}</li>}
      </ul>
    </section>
  );
}
