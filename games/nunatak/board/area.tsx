/** A player's area: six columns with what they are worth now, the Engineering track, Favours and blocks. */
import { at, type ScoreLine, type Seat } from "@banquise/engine";
import { Icon, tip } from "@banquise/ui";
import { FACE_KINDS, FACE_SYMBOL, FAVOURS, SCORE_RULES, SYMBOLS, TRACK_END, TRACK_REACHED } from "../data.ts";
import { places } from "../places.ts";
import { borderOf, workersOf } from "../scoring.ts";
import { cardsWith, holds, isPerson, lotOf, pointsOf, type State, turnsLeft } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Names } from "../strings/names.ts";
import { FaceExtra, hasExtra } from "./card.tsx";
import { ColourMark, Medal } from "./medal.tsx";
import type { Refusing } from "./refusals.ts";
import "./area.css";

/** The score line of each symbol. */
export const SYMBOL_LINES = ["workers", "sculptors", "artisans", "beasts", "engineers", "ancestors"] as const;

export interface AreaProps {
  readonly words: BoardWords;
  readonly names: Names;
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly own: boolean;
  readonly acting: boolean;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** Only for the viewer's own area. */
  readonly refusing: Refusing | null;
  readonly openRule: (rule: string) => void;
}

function facesIn(view: State, seat: Seat, symbol: number): readonly number[] {
  const faces: number[] = [];
  for (let face = 0; face < FACE_KINDS; face++) {
    if (at(FACE_SYMBOL, face) !== symbol) continue;
    for (let i = 0; i < cardsWith(view, seat, face); i++) faces.push(face);
  }
  return faces;
}

export function Area(props: AreaProps) {
  const { words, names, view, seat, name, own, acting, lines, total, refusing, openRule } = props;
  const pointsOn = (key: string): number => lines.find((line) => line.key === key)?.points ?? 0;
  const held = Array.from({ length: FAVOURS }, (_, favour) => favour).filter((favour) =>
    holds(view, seat, favour),
  );
  return (
    <section
      class={`nk-area ${own ? "nk-area-own" : ""} ${acting ? "nk-area-acting" : ""}`}
      data-seat={seat}
      data-place={places.at("area", seat)}
      aria-label={words.areaOf(name)}
    >
      <header>
        <ColourMark view={view} colour={seat} size={1.5} />
        <h3>{name}</h3>
        <span class="nk-banked" {...tip(words.onTrack, "NUN-16.1")}>
          {words.points(pointsOf(view, seat))}
        </span>
        <span class="nk-promised" {...tip(words.asNow, "NUN-15.12")}>
          {words.promised(total - pointsOf(view, seat))}
        </span>
      </header>
      <ul class="nk-columns">
        {SYMBOLS.map((_, symbol) => {
          const faces = facesIn(view, seat, symbol);
          const key = SYMBOL_LINES[symbol] ?? "workers";
          const line = lines.find((each) => each.key === key);
          return (
            <li key={symbol} data-symbol={symbol} class={faces.length === 0 ? "nk-column-empty" : ""}>
              <button
                type="button"
                class="nk-column"
                {...tip(words.column(names.symbol(symbol), faces.length, pointsOn(key)), SCORE_RULES[key])}
                onClick={() => line && openRule(line.rule)}
              >
                <Medal symbol={symbol} size={1.55} />
                <span class="unseen">{words.column(names.symbol(symbol), faces.length, pointsOn(key))}</span>
                <span class="nk-count" aria-hidden="true">
                  {faces.length}
                </span>
                <span class="nk-worthy" aria-hidden="true">
                  {words.short(pointsOn(key))}
                </span>
              </button>
              <ol class="nk-strips" aria-hidden="true">
                {faces.filter(hasExtra).map((face, index) => (
                  <li key={`${face}.${index}`} {...tip(names.face(face), SCORE_RULES[key])}>
                    <FaceExtra face={face} size={0.62} />
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
      <Track words={words} seat={seat} square={at(view.engineering, seat)} />
      <p class="nk-facts">
        <span>{words.blocksLeft(turnsLeft(view, seat))}</span>
        {view.seats === 2 && turnsLeft(view, seat) > 0 && <Lot words={words} view={view} seat={seat} />}
        <span>{words.border(borderOf(view, seat))}</span>
        {pointsOn("templeTop") > 0 && <span>{words.top(pointsOn("templeTop"))}</span>}
        {pointsOn("fullSets") > 0 && <span>{words.sets(pointsOn("fullSets"))}</span>}
      </p>
      {held.length > 0 && (
        <ul class="nk-held">
          {held.map((favour) => {
            const { name: title, effect } = names.favour(favour);
            const silent = refusing?.forGood.includes(favour) ?? false;
            return (
              <li
                key={favour}
                {...tip(`${title}. ${effect}`, "NUN-12.2")}
                data-place={places.at("held", favour)}
              >
                <b>{title}</b>
                {own && <span>{effect}</span>}
                {silent && (
                  <button type="button" onClick={() => refusing?.ask(favour)}>
                    <Icon name="mute" size={1} /> {words.askAgain}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** A square with a number is one that raises it. */
const isNumbered = (square: number): boolean =>
  square > 0 && at(TRACK_REACHED, square) !== at(TRACK_REACHED, square - 1);

interface TrackProps {
  readonly words: BoardWords;
  readonly seat: Seat;
  readonly square: number;
}

function Track({ words, seat, square }: TrackProps) {
  const label = words.track(square, at(TRACK_REACHED, square));
  return (
    <div
      class="nk-track"
      role="img"
      aria-label={label}
      data-place={places.at("track", seat)}
      {...tip(label, "NUN-8.1")}
    >
      {Array.from({ length: TRACK_END + 1 }, (_, index) => (
        <i key={index} class={index === square ? "nk-cube" : index < square ? "nk-passed" : ""}>
          {isNumbered(index) ? at(TRACK_REACHED, index) : ""}
        </i>
      ))}
    </div>
  );
}

/** Blocks left in the active lot of a game of two (NUN-17.1). */
function Lot({
  words,
  view,
  seat,
}: {
  readonly words: BoardWords;
  readonly view: State;
  readonly seat: Seat;
}) {
  const { own, siku } = lotOf(view, seat);
  return (
    <span
      class="nk-lot"
      role="img"
      aria-label={words.lot(own, siku)}
      {...tip(words.lot(own, siku), "NUN-17.1")}
    >
      {Array.from({ length: own }, (_, i) => (
        <i key={i} data-seat={seat} />
      ))}
      {Array.from({ length: siku }, (_, i) => (
        <i key={`s${i}`} data-seat={2} class="nk-lot-siku" />
      ))}
    </span>
  );
}

/** Siku and the dummies: only their workers and their blocks on the borders count. */
export function Guest({
  words,
  names,
  view,
  colour,
}: {
  readonly words: BoardWords;
  readonly names: Names;
  readonly view: State;
  readonly colour: number;
}) {
  if (isPerson(view, colour)) return null;
  const workers = workersOf(view, colour);
  return (
    <p class="nk-guest" data-seat={colour} {...tip(words.workers(workers), "NUN-17.6")}>
      <ColourMark view={view} colour={colour} size={1.4} />
      <b>{names.colour(colour, view.seats, () => "")}</b>
      <span>{words.workers(workers)}</span>
      <Medal symbol={0} size={1.2} />
      <small>{words.border(borderOf(view, colour))}</small>
    </p>
  );
}
