/** The tiles that only the viewer knows, and what may still lie under the ice. */
import { at } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { FACES, RED_FACES, TILE_COUNTS } from "../data.ts";
import { places } from "../places.ts";
import { type State, tilesInHand } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { FaceSign } from "./faces.tsx";
import { FACE_RULES } from "./rules.ts";
import "./hand.css";

interface HandProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly seat: number;
  /** Faces that can be played now. */
  readonly playable: ReadonlySet<number>;
  readonly hinted: number | null;
  readonly chosen: number | null;
  readonly choose: (face: number) => void;
}

export function Hand({ words, view, seat, playable, hinted, chosen, choose }: HandProps) {
  const held = FACES.flatMap((key, face) => {
    const count = face < RED_FACES ? tilesInHand(view, seat, face) : 0;
    return count > 0 ? [{ key, face, count }] : [];
  });
  return (
    <section class="ig-hand" aria-label={words.hand}>
      <h3 class="ig-label">{words.hand}</h3>
      {held.length === 0 && <p class="ig-hand-empty">{words.handEmpty}</p>}
      <div class="ig-hand-tiles">
        {held.map(({ key, face, count }) => (
          <button
            type="button"
            key={key}
            class={`ig-tile ${playable.has(face) ? "ig-lit" : ""} ${chosen === face ? "ig-tile-chosen" : ""} ${
              hinted === face ? "ig-tile-hint" : ""
            }`}
            aria-pressed={chosen === face}
            aria-label={words.handTile(words.faces[key].name, count)}
            {...tip(words.faces[key].does, FACE_RULES[key])}
            data-face={key}
            data-place={places.at("hand", face)}
            onClick={() => choose(face)}
          >
            <FaceSign face={face} />
            <span data-text={words.faces[key].name} />
            {count > 1 && <i data-text={`×${count}`} />}
          </button>
        ))}
      </div>
    </section>
  );
}

interface UnderProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly viewer: number | null;
}

/** The faces that the viewer has not seen: on the board, or in the hands of others. */
export function Under({ words, view, viewer }: UnderProps) {
  return (
    <section class="ig-under" aria-label={words.under}>
      <h3 class="ig-label" {...tip(words.underHelp, "IGL-4.6")}>
        {words.under}
      </h3>
      <ul>
        {FACES.map((key, face) => {
          const own = viewer !== null && face < RED_FACES ? tilesInHand(view, viewer, face) : 0;
          const left = at(TILE_COUNTS, face) - at(view.shown, face) - own;
          return (
            <li
              key={key}
              class={left === 0 ? "ig-thing-none" : ""}
              {...tip(
                `${words.underCount(words.faces[key].name, left)}. ${words.faces[key].does}`,
                FACE_RULES[key],
              )}
            >
              <FaceSign face={face} />
              <span class="unseen">{words.underCount(words.faces[key].name, left)}</span>
              <i data-text={left} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
