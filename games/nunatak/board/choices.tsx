/** Decisions that are not a place: what each choice is, costs and gives. */
import { at, type Game, type GameText, type Move, type Place, type Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { FACE_NAMES, FACE_SYMBOL, FAVOUR_IDS, FIRST_TRANSFORM, SYMBOLS, TRANSFORMS } from "../data.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import { faceOf } from "../rules/placing.ts";
import {
  END_FAVOURS,
  EXCHANGE_FACE,
  FAVOUR_USE,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  type State,
} from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Names } from "../strings/names.ts";
import { FacePicture, TilePicture } from "./card.tsx";
import { ColourMark } from "./medal.tsx";
import { sharesIn } from "./shares.ts";
import { changeOf, differenceOf } from "./worth.ts";

const { first } = moves;

export interface Choice {
  readonly move: Move;
  readonly title: string;
  readonly note: string;
  readonly picture: ComponentChildren;
  /** Of a card in an area; 0 for everything else. */
  readonly symbol: number;
  /** Of the Favour or the area that it is about. */
  readonly place?: Place | undefined;
  /** A way out rather than a choice. */
  readonly quiet: boolean;
}

export interface Asking {
  readonly words: BoardWords;
  readonly names: Names;
  readonly text: GameText<State>;
  readonly game: Game<State>;
  readonly view: State;
  readonly own: Seat;
  readonly name: (seat: Seat) => string;
}

/** Phases in which playing a Favour and declining it differ in points that can be told at once. */
const TOLD: readonly number[] = [FAVOUR_USE, REACT_PROPAGATION, REACT_SOLIDITY, END_FAVOURS];
/** Favours that ask for more before they pay. */
const UNTOLD: readonly string[] = ["exchange", "communion", "sharing", "transformation"];

/** What playing a Favour is worth in points, or null where that depends on what comes next. */
function favourGain({ game, view, own }: Asking, move: Move, favour: number): number | null {
  const id = FAVOUR_IDS[favour] ?? "";
  if (!TOLD.includes(view.phase) || UNTOLD.includes(id)) return null;
  const instead = view.phase === END_FAVOURS ? null : first.declineFavour + favour;
  return differenceOf(game, view, own, move, instead);
}

export function choiceOf(asking: Asking, move: Move): Choice {
  const { words, names, text, view, own, name } = asking;
  const object = moves.decode(move);
  const plain: Choice = {
    move,
    title: text.move(object, view),
    note: "",
    picture: null,
    symbol: 0,
    quiet: false,
  };
  const shares = (square: number, boosted: number): string =>
    sharesIn(words, names, view, square, boosted, name);
  const changed = (change: number): string => words.change(change);
  switch (object.type) {
    case "assign": {
      const self = object.to === "self";
      return {
        ...plain,
        note: self ? words.forSelf : words.forSiku,
        place: places.at("area", self ? own : view.seats),
        picture: <ColourMark view={view} colour={self ? own : view.seats} size={2} />,
      };
    }
    case "chooseFace": {
      const card = view.phase === EXCHANGE_FACE ? at(view.row, view.offeredSlot - 1) : view.hand;
      const face = faceOf(card, SYMBOLS.indexOf(object.symbol));
      const lost = view.phase === EXCHANGE_FACE ? view.offered - 1 : -1;
      const note = view.builder === own ? changed(changeOf(view, own, face, lost)) : "";
      return { ...plain, title: names.face(face), note, picture: <FacePicture face={face} /> };
    }
    case "playFavour": {
      const favour = FAVOUR_IDS.indexOf(object.favour);
      const gain = favourGain(asking, move, favour);
      const { name: title, effect } = names.favour(favour);
      return {
        ...plain,
        title: words.use(title),
        note:
          view.phase === REACT_PROPAGATION
            ? words.with(shares(view.square - 1, own))
            : [effect, gain !== null && changed(gain)].filter(Boolean).join(" "),
        place: places.at("held", favour),
      };
    }
    case "declineFavour":
      return {
        ...plain,
        title: words.decline,
        place: places.at("held", FAVOUR_IDS.indexOf(object.favour)),
        note: view.phase === REACT_PROPAGATION ? words.without(shares(view.square - 1, -1)) : "",
        quiet: true,
      };
    case "orderSquare":
      return { ...plain, note: words.shares(shares(object.square, -1)) };
    case "pickFavour": {
      const { name: title, effect } = names.favour(at(view.shown, object.slot) - 1);
      return { ...plain, title, note: effect, place: places.at("favour", object.slot) };
    }
    case "exchangeGive":
    case "transformCard": {
      const face = FACE_NAMES.indexOf(object.card);
      return {
        ...plain,
        title: names.face(face),
        note: changed(changeOf(view, own, -1, face)),
        picture: <FacePicture face={face} />,
        symbol: at(FACE_SYMBOL, face),
        place: places.at("area", own),
      };
    }
    case "transformTo": {
      const face = FIRST_TRANSFORM + TRANSFORMS.indexOf(object.symbol);
      return {
        ...plain,
        title: names.face(face),
        note: changed(changeOf(view, own, face, view.offered - 1)),
        picture: <FacePicture face={face} />,
      };
    }
    case "chooseOpponent":
      return { ...plain, title: name(object.seat), picture: <SeatMark seat={object.seat} size={2} /> };
    case "divinationPick": {
      const tile = at(view.knownTop, object.tile);
      return { ...plain, title: names.tile(tile), picture: <TilePicture tile={tile} /> };
    }
    case "endPass":
      return { ...plain, quiet: true };
    default:
      return plain;
  }
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly highlighted: Move | null;
  readonly play: (move: Move) => void;
}

export function Choices({ choices, highlighted, play }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div class={`nk-choices ${choices.length > 3 ? "nk-choices-many" : ""}`}>
      {choices.map(({ move, title, note, picture, place, quiet }) => (
        <button
          type="button"
          key={move}
          class={`nk-choice nk-lit ${quiet ? "nk-choice-quiet" : ""} ${highlighted === move ? "nk-hint" : ""}`}
          data-place={place}
          onClick={() => play(move)}
        >
          {picture}
          <span>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
