/** The moves that the deciding seat may make. */
import { at, type MoveList } from "@banquise/engine";
import { DISPLACEMENT } from "../data.ts";
import { dummyTies } from "../dummies.ts";
import { type MoveName, moves } from "../moves.ts";
import {
  ASSIGN,
  DISPLACE,
  DIVINATION_PICK,
  DUMMY_TILE,
  END_FAVOURS,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  FAVOUR_PICK,
  FAVOUR_USE,
  isAvailable,
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
import { POSITIONS } from "../temple.ts";
import { canSwapInto, hasWorkerFace, playableAs } from "./placing.ts";
import { type Refusal, refusalOf } from "./why-not.ts";

/** What is asked for in each phase but the two that are listed faster below. */
const ASKED: Readonly<Record<number, readonly MoveName[]>> = {
  [TURN_START]: ["takeCard", "playFavour"],
  [ASSIGN]: ["assign"],
  [SWAP_SOURCE]: ["swapSource"],
  [FACE]: ["chooseFace"],
  [DISPLACE]: ["displace"],
  [FAVOUR_PICK]: ["pickFavour"],
  [FAVOUR_USE]: ["playFavour", "declineFavour"],
  [EXCHANGE_GIVE]: ["exchangeGive"],
  [EXCHANGE_TAKE]: ["exchangeTake"],
  [EXCHANGE_FACE]: ["chooseFace"],
  [OPPONENT]: ["chooseOpponent"],
  [REACT_SOLIDITY]: ["playFavour", "declineFavour"],
  [SQUARE_ORDER]: ["orderSquare"],
  [REACT_PROPAGATION]: ["playFavour", "declineFavour"],
  [REACT_DIVINATION]: ["playFavour", "declineFavour"],
  [DIVINATION_PICK]: ["divinationPick"],
  [REACT_FORESIGHT]: ["reserve", "declineFavour"],
  [END_FAVOURS]: ["playFavour", "endPass"],
  [TRANSFORM_CARD]: ["transformCard"],
  [TRANSFORM_TO]: ["transformTo"],
};

interface Ask {
  readonly first: number;
  readonly size: number;
  readonly refusal: Refusal;
}

/** The same with all that the loop needs, by phase. */
const ASKS: readonly (readonly Ask[])[] = Array.from({ length: TRANSFORM_TO + 1 }, (_, phase) =>
  (ASKED[phase] ?? []).map((name) => {
    const { first, size } = moves.types.find(({ type }) => type === name) ?? { first: 0, size: 0 };
    return { first, size, refusal: refusalOf(name) };
  }),
);

export function legal(s: State, out: MoveList): void {
  if (s.phase === PLACE) pushPlacements(s, out);
  else if (s.phase === DUMMY_TILE) pushTies(s, out);
  else pushAsked(s, ASKS[s.phase] ?? [], out);
}

function pushAsked(s: State, asks: readonly Ask[], out: MoveList): void {
  for (let i = 0; i < asks.length; i++) {
    const { first, size, refusal } = asks[i] as Ask;
    for (let parameter = 0; parameter < size; parameter++) {
      if (refusal(s, parameter) === null) out.push(first + parameter);
    }
  }
}

const { placeBlock, swapInto, playFavour, dummyTile } = moves.first;
const PLAY_DISPLACEMENT = playFavour + DISPLACEMENT;
const refusePlay = refusalOf("playFavour");

function pushPlacements(s: State, out: MoveList): void {
  const swaps = hasWorkerFace(s.hand);
  for (let position = 0; position < POSITIONS; position++) {
    if (!isAvailable(s, position)) continue;
    if (playableAs(s, position) !== 0) out.push(placeBlock + position);
    if (swaps && canSwapInto(s, position)) out.push(swapInto + position);
  }
  if (refusePlay(s, DISPLACEMENT) === null) out.push(PLAY_DISPLACEMENT);
}

const ties = new Uint8Array(POSITIONS);

function pushTies(s: State, out: MoveList): void {
  const tied = dummyTies(s, ties);
  for (let i = 0; i < tied; i++) out.push(dummyTile + at(ties, i));
}
