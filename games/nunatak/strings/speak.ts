/** What is said and when, once for all languages. How it is said is the `Phrases` of each language. */
import { at, type GameText, type MoveObject, type Place } from "@banquise/engine";
import {
  FACE_NAMES,
  FAVOUR_IDS,
  type FavourId,
  FIRST_TRANSFORM,
  SYMBOLS,
  type SymbolName,
  TRANSFORMS,
} from "../data.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import { previewPlacement } from "../preview.ts";
import { askedFavour } from "../rules/favour-windows.ts";
import {
  ASSIGN,
  DISPLACE,
  DIVINATION_PICK,
  DUMMY_TILE,
  END_FAVOURS,
  ENDED,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  FAVOUR_PICK,
  FAVOUR_USE,
  isPerson,
  MATCHING,
  OPPONENT,
  PLACE,
  REACT_DIVINATION,
  REACT_FORESIGHT,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  SQUARE_ORDER,
  type State,
  SWAP_SOURCE,
  TRANSFORM_CARD,
  TRANSFORM_TO,
  TURN_START,
} from "../state.ts";
import { positionOver } from "../temple.ts";
import { describerIn } from "./describe.ts";
import { namesIn } from "./names.ts";
import type { Phrases } from "./phrases.ts";
import { scorerIn, tellerIn } from "./tell.ts";

export function speak(words: Phrases): GameText<State> {
  return {
    options: words.options,
    prompt: prompterIn(words),
    move: moverIn(words),
    event: tellerIn(words),
    score: scorerIn(words),
    place: placerIn(words),
    outlook: words.outlook,
    describe: describerIn(words),
  };
}

function prompterIn(words: Phrases): GameText<State>["prompt"] {
  const names = namesIn(words);
  const { prompt: say } = words;
  return (view) => {
    const card = names.card(view.hand);
    const offered = (): string => names.faceOfCard(view.offered - 1);
    switch (view.phase) {
      case TURN_START:
        return view.freedom === MATCHING ? say.take() : say.takeAny();
      case ASSIGN:
        return say.assign(card);
      case PLACE:
        return view.builder === view.active ? say.place(card) : say.placeForSiku(card);
      case SWAP_SOURCE:
        return say.swapSource(names.position(view.position - 1));
      case FACE:
        return say.face(card);
      case DISPLACE:
        return view.displaced === 0
          ? say.displaceFirst()
          : say.displaceSecond(names.position(view.displaced - 1));
      case FAVOUR_PICK:
        return say.pickFavour();
      case EXCHANGE_GIVE:
        return say.exchangeGive();
      case EXCHANGE_TAKE:
        return say.exchangeTake(offered());
      case EXCHANGE_FACE:
        return say.face(names.card(at(view.row, view.offeredSlot - 1)));
      case OPPONENT:
        return say.opponent();
      case SQUARE_ORDER:
        return isPerson(view, view.active) ? say.orderSquare() : say.orderSquareFor(words.dummy(view.active));
      case REACT_PROPAGATION:
        return say.propagation(names.square(view.square - 1));
      case REACT_DIVINATION:
        return say.divination();
      case DIVINATION_PICK:
        return say.divinationPick(names.position(positionOver(view.square - 1)));
      case REACT_FORESIGHT:
        return say.foresight();
      case DUMMY_TILE:
        return say.dummyTile(words.dummy(view.active), card);
      case END_FAVOURS:
        return say.endFavours();
      case TRANSFORM_CARD:
        return say.transformCard();
      case TRANSFORM_TO:
        return say.transformTo(offered());
      case ENDED:
        return say.ended();
      case FAVOUR_USE:
      case REACT_SOLIDITY:
        return say.useFavour(names.favour(askedFavour(view)));
      default:
        return say.goesOn();
    }
  };
}

/** Names of places; "" for one that this game has not. */
function placerIn(words: Phrases): (place: Place) => string {
  const names = namesIn(words);
  const { place: say } = words;
  return (place) => {
    const read = places.read(place);
    switch (read?.kind) {
      case "tile":
        return names.position(read.index);
      case "slot":
      case "known":
      case "area":
      case "track":
        return say[read.kind](read.index + 1);
      case "favour":
        return say.favour(read.index);
      case "held":
        return say.held(names.favour(read.index));
      case undefined:
        return "";
    }
  };
}

/** What a block on a position would bring, in words. */
function promiseOf(words: Phrases, view: State, position: number): string {
  const { promise: say } = words;
  const { reinforcement, steps, squares } = previewPlacement(view, position);
  const parts: string[] = [];
  if (reinforcement > 0) parts.push(say.reinforcement(reinforcement));
  if (steps > 0) parts.push(say.steps(steps));
  for (const { points } of squares) {
    const shares = points.flatMap((share, colour) =>
      share > 0 ? [shareOf(words, view, colour, share)] : [],
    );
    parts.push(say.square(shares.join(", ")));
  }
  return parts.join(say.separator);
}

/** Seats are called by number here: a list of moves does not know their names. */
function shareOf(words: Phrases, view: State, colour: number, share: number): string {
  const { promise: say } = words;
  const seat = (each: number): string => (each === view.decider ? say.you() : say.seat(each + 1));
  const name = namesIn(words).colour(colour, view.seats, seat);
  return colour < view.seats ? say.share(name, share) : say.lost(name, share);
}

function moverIn(words: Phrases): GameText<State>["move"] {
  const names = namesIn(words);
  const { move: say } = words;
  const symbolOf = (name: SymbolName): string => names.symbol(SYMBOLS.indexOf(name));
  const faceOf = (name: string): string => names.faceOfCard(FACE_NAMES.indexOf(name));
  const favourOf = (id: FavourId) => names.favour(FAVOUR_IDS.indexOf(id));
  const tileAt = (view: State, position: number): string => names.tile(at(view.tiles, position));
  const rowCard = (view: State, slot: number): string => names.card(at(view.row, slot));
  return (object: MoveObject, view: State): string => {
    const code = moves.parse(object);
    if (code === null) return "";
    const move = moves.decode(code);
    switch (move.type) {
      case "takeCard":
        return say.take(rowCard(view, move.slot), move.slot + 1);
      case "assign":
        return move.to === "self" ? say.self() : say.siku();
      case "placeBlock":
        return say.place(names.position(move.position), promiseOf(words, view, move.position));
      case "swapInto":
        return say.swapInto(names.position(move.position), promiseOf(words, view, move.position));
      case "swapSource":
        return say.swapSource(tileAt(view, move.position), names.position(move.position));
      case "chooseFace":
        return say.face(symbolOf(move.symbol));
      case "playFavour":
        return say.playFavour(favourOf(move.favour));
      case "declineFavour":
        return say.declineFavour(favourOf(move.favour));
      case "displace":
        return say.displace(tileAt(view, move.position), names.position(move.position));
      case "pickFavour":
        return say.pickFavour(names.favour(at(view.shown, move.slot) - 1));
      case "exchangeGive":
        return say.give(faceOf(move.card));
      case "exchangeTake":
        return say.takeInExchange(rowCard(view, move.slot), move.slot + 1);
      case "chooseOpponent":
        return say.opponent(words.promise.seat(move.seat + 1));
      case "orderSquare":
        return say.orderSquare(names.square(move.square));
      case "divinationPick":
        return say.divinationPick(names.tile(at(view.knownTop, move.tile)), move.tile + 1);
      case "reserve":
        return say.reserve(rowCard(view, move.slot), move.slot + 1);
      case "dummyTile":
        return say.dummyTile(names.position(move.position));
      case "transformCard":
        return say.transformCard(faceOf(move.card));
      case "transformTo":
        return say.transformTo(names.face(FIRST_TRANSFORM + TRANSFORMS.indexOf(move.symbol)));
      case "endPass":
        return say.endPass();
    }
  };
}
