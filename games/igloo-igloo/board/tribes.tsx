/** Everybody's tribe: what was caught, what can still be built, and how many secrets are kept. */
import { at, type Seat } from "@banquise/engine";
import { Icon, SeatMark, tip } from "@banquise/ui";
import { FACES, KIND_COUNT, RED_FACES } from "../data.ts";
import { places } from "../places.ts";
import { trophyPoints } from "../scoring.ts";
import { inuitAt, inuitsPerSeat, PLACEMENT, type State, tilesInHand } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { FaceSign } from "./faces.tsx";
import { Animal, Igloo, Inuit } from "./figures.tsx";
import { FACE_RULES, KIND_RULES } from "./rules.ts";
import type { Catch } from "./tracks.ts";
import "./tribes.css";

interface TribesProps {
  readonly words: BoardWords;
  readonly view: State;
  /** Whose hand lies before the viewer. */
  readonly own: Seat | null;
  readonly order: readonly Seat[];
  readonly acting: Seat;
  /** What islands promise, by seat; null before there are any. */
  readonly promised: readonly number[] | null;
  readonly caught: readonly Catch[];
  readonly name: (seat: Seat) => string;
}

const KIND_LIST = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

/** Inuits that a seat has still to place. */
function unplaced(view: State, seat: Seat): number {
  if (view.phase !== PLACEMENT) return 0;
  const next = inuitAt(view, seat, -1);
  return next < 0 ? 0 : inuitsPerSeat(view) - next;
}

/** The tiles in the hand of a seat, as far as they are known: at the end, or when everything is revealed. */
const knownFaces = (view: State, seat: Seat): readonly number[] =>
  Array.from({ length: RED_FACES }, (_, face) =>
    Array<number>(tilesInHand(view, seat, face)).fill(face),
  ).flat();

function OpenHand({ words, faces }: { readonly words: BoardWords; readonly faces: readonly number[] }) {
  return faces.map((face, index) => {
    const key = FACES[face] ?? "pack";
    const { name } = words.faces[key];
    return (
      <span
        key={`${face}.${index}`}
        class="ig-thing ig-open-tile"
        role="img"
        aria-label={name}
        {...tip(name, FACE_RULES[key])}
      >
        <span>
          <FaceSign face={face} />
        </span>
      </span>
    );
  });
}

export function Tribes({ words, view, own, order, acting, promised, caught, name }: TribesProps) {
  return (
    <ul class="ig-tribes" aria-label={words.tribes}>
      {order.map((seat) => {
        const igloos = at(view.igloosLeft, seat);
        const hand = at(view.handSizes, seat);
        const waiting = unplaced(view, seat);
        return (
          <li
            key={seat}
            class={`ig-tribe ${view.active === seat ? "ig-tribe-active" : ""} ${
              acting === seat ? "ig-tribe-asked" : ""
            } ${waiting > 0 ? "ig-tribe-placing" : ""}`}
            data-seat={seat}
            data-place={places.at("tribe", seat)}
          >
            <span class="ig-tribe-name">
              <SeatMark seat={seat} size={1.75} />
              <b>{name(seat)}</b>
            </span>
            <span class="ig-tribe-points">
              <span class="ig-sure" {...tip(words.huntTip(trophyPoints(view, seat)), "IGL-10.1")}>
                {words.hunt} <b>{trophyPoints(view, seat)}</b>
              </span>{" "}
              {promised && (
                <span class="ig-promised" {...tip(words.islandsTip(promised[seat] ?? 0), "IGL-10.7")}>
                  <span>{words.islands}</span> {promised[seat] ?? 0}
                </span>
              )}
            </span>
            <span class="ig-tribe-things">
              {waiting > 0 && (
                <span
                  class="ig-thing"
                  role="img"
                  aria-label={words.inuitsLeft(waiting)}
                  {...tip(words.inuitsLeft(waiting), "IGL-2.7")}
                >
                  <Inuit seat={seat} />
                  <i data-text={`×${waiting}`} />
                </span>
              )}
              <span
                class={`ig-thing ${igloos === 0 ? "ig-thing-none" : ""}`}
                role="img"
                aria-label={words.igloosLeft(igloos)}
                {...tip(words.igloosLeft(igloos), "IGL-8.12")}
              >
                <Igloo seat={seat} />
                <i data-text={`×${igloos}`} />
              </span>
              {seat !== own && knownFaces(view, seat).length > 0 ? (
                <OpenHand words={words} faces={knownFaces(view, seat)} />
              ) : (
                <span
                  class={`ig-thing ${hand === 0 ? "ig-thing-none" : ""}`}
                  role="img"
                  aria-label={words.secretTiles(hand)}
                  {...tip(words.secretTiles(hand), "IGL-4.7")}
                >
                  <span class="ig-back" data-flip={`hand.${seat}.${hand}`} />
                  <i data-text={`×${hand}`} />
                </span>
              )}
              <span
                class="ig-thing ig-hunted"
                aria-hidden="true"
                {...tip(words.huntTip(trophyPoints(view, seat)), "IGL-10.1")}
              >
                <Icon name="trophy" size={1.2} />
                <i data-text={trophyPoints(view, seat)} />
              </span>
              {KIND_LIST.map((kind) => {
                const count = at(view.trophies, seat * KIND_COUNT + kind);
                if (count === 0) return null;
                const prey = caught.find((some) => some.seat === seat && some.kind === kind);
                return (
                  <span
                    key={kind}
                    class="ig-thing ig-trophy"
                    role="img"
                    aria-label={words.trophies(count, words.kinds[kind] ?? "")}
                    {...tip(words.trophies(count, words.kinds[kind] ?? ""), KIND_RULES[kind])}
                    data-flip={`trophy.${seat}.${kind}.${count}`}
                    data-from={prey ? `animal.${prey.id}` : undefined}
                  >
                    <Animal kind={kind} />
                    {count > 1 && <i data-text={`×${count}`} />}
                  </span>
                );
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
