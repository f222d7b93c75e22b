/** What one seat can expect: all that a bot knows about this game. */
import { at, type Evaluation, type Move, type Seat } from "@banquise/engine";
import {
  BEAST,
  DISCERNMENT,
  FACE_KINDS,
  FACE_SYMBOL,
  FAVOURS,
  FIRST_TRANSFORM,
  HERD,
  LABOUR,
  MAJESTY,
  PROPAGATION,
  SCORE_LINES,
  TRACK_NEXT,
  TRANSFORMATION,
  UNUSED_FAVOUR,
} from "./data.ts";
import { moves } from "./moves.ts";
import {
  bestSite,
  blockGain,
  blocksToCome,
  cardsOutlook,
  handOutlook,
  siteGain,
  squareGain,
  templeOutlook,
  topOutlook,
} from "./outlook.ts";
import { scoreSeat } from "./scoring.ts";
import {
  ASSIGN,
  cardsShowing,
  DISPLACE,
  DIVINATION_PICK,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  FAVOUR_PICK,
  FAVOUR_USE,
  holds,
  OPPONENT,
  PLACE,
  pointsOf,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  SQUARE_ORDER,
  type State,
  SWAP_SOURCE,
  TRANSFORM_CARD,
  TRANSFORM_TO,
} from "./state.ts";
import { type Supply, supplyOf } from "./supply.ts";
import { POSITIONS, SQUARES } from "./temple.ts";

export const evaluate: Evaluation<State> = { value, decisiveLead, prior };

const points = new Int32Array(SCORE_LINES.length);

function value(s: State, seat: Seat): number {
  if (s.placements === POSITIONS && s.pending === 0 && s.square === 0) return endValue(s, seat);
  const supply = supplyOf(s);
  const takes = s.hand !== 0 && s.builder === seat;
  return (
    pointsOf(s, seat) +
    templeOutlook(s, seat) +
    topOutlook(s, seat) +
    (takes ? handOutlook(s, seat, supply) : cardsOutlook(s, seat, supply, -1)) +
    favoursOutlook(s, seat) +
    turnOutlook(s, seat, supply)
  );
}

/** Fitted to how far games ended from what was expected: chance does less and less. */
function decisiveLead(s: State): number {
  return LEAD_AT_END + LEAD_PER_ROOT * Math.sqrt(POSITIONS - s.placements);
}

const LEAD_AT_END = 5;
const LEAD_PER_ROOT = 5;

// --- The turn that is being played --------------------------------------------------------------------------------

/** What the block of this turn still has to bring. */
function turnOutlook(s: State, seat: Seat, supply: Supply): number {
  switch (s.phase) {
    case ASSIGN:
    case PLACE:
    case DISPLACE: {
      const site = bestSite(s);
      return site < 0 ? 0 : siteGain(s, site, seat);
    }
    case SWAP_SOURCE:
    case FACE:
      return siteGain(s, s.position - 1, seat);
    case FAVOUR_PICK:
    case FAVOUR_USE:
    case EXCHANGE_GIVE:
    case EXCHANGE_TAKE:
    case EXCHANGE_FACE:
    case OPPONENT:
    case REACT_SOLIDITY:
      return blockGain(s, s.position - 1, seat) + favourInHand(s, seat, supply);
    case SQUARE_ORDER:
    case REACT_PROPAGATION:
      return pendingGain(s, seat) + (s.square === 0 ? 0 : squareGain(s, s.square - 1, s.position - 1, seat));
    case DIVINATION_PICK:
      return pendingGain(s, seat) + DIVINATION_HOPE;
    default:
      return pendingGain(s, seat);
  }
}

/** What choosing among the next tiles is worth. */
const DIVINATION_HOPE = 1;
/** What the steps inside `exchange` and `sharing` are worth before they are finished. */
const EXCHANGE_HOPE = 6;
const SHARING_HOPE = 4;
const PICK_HOPE = 4;

function favourInHand(s: State, seat: Seat, supply: Supply): number {
  if (s.active !== seat) return 0;
  if (s.phase === FAVOUR_PICK) return PICK_HOPE;
  if (s.phase === FAVOUR_USE) return PICK_HOPE - UNUSED_FAVOUR;
  if (s.phase === OPPONENT) return SHARING_HOPE;
  return s.phase === REACT_SOLIDITY ? 0 : exchangeHope(s, seat, supply);
}

/** `exchange` gives away the card that is missed least. */
function exchangeHope(s: State, seat: Seat, supply: Supply): number {
  if (s.phase === EXCHANGE_GIVE) return EXCHANGE_HOPE;
  return EXCHANGE_HOPE + cardsOutlook(s, seat, supply, -1) - cardsOutlook(s, seat, supply, s.offered - 1);
}

function pendingGain(s: State, seat: Seat): number {
  let gain = 0;
  for (let square = 0; square < SQUARES && s.pending >> square !== 0; square++) {
    if ((s.pending & (1 << square)) !== 0) gain += squareGain(s, square, s.position - 1, seat);
  }
  return gain;
}

// --- Favours ------------------------------------------------------------------------------------------------------

/** What Favours promise beyond the points of an unused one; `discernment` and `herd` also by what they would bring now. */
const PROPAGATION_HOPE = 2;
const TRANSFORMATION_HOPE = 1.5;
const MAJESTY_HOPE = 3;
const DISCERNMENT_TRUST = 0.5;
const DISCERNMENT_HOPE = 0.8;
const HERD_TRUST = 1.4;
const HERD_HOPE = 0.5;

function favoursOutlook(s: State, seat: Seat): number {
  let hope = 0;
  for (let favour = 0; favour < FAVOURS; favour++) {
    if (holds(s, seat, favour)) hope += UNUSED_FAVOUR + hopeOf(s, seat, favour);
  }
  return hope;
}

function hopeOf(s: State, seat: Seat, favour: number): number {
  switch (favour) {
    case PROPAGATION:
      return blocksToCome(s, seat) > 0 ? PROPAGATION_HOPE : 0;
    case TRANSFORMATION:
      return TRANSFORMATION_HOPE;
    case DISCERNMENT:
      return DISCERNMENT_HOPE + DISCERNMENT_TRUST * at(TRACK_NEXT, at(s.engineering, seat));
    case LABOUR:
      return -UNUSED_FAVOUR;
    case HERD:
      return HERD_HOPE + HERD_TRUST * cardsShowing(s, seat, BEAST);
    case MAJESTY:
      return MAJESTY_HOPE;
    default:
      return 0;
  }
}

// --- The end ------------------------------------------------------------------------------------------------------

/** What `transformation` may bring before its card is chosen. */
const TRANSFORM_HOPE = 6;

/** All blocks are placed: exact but for a `transformation` under way. */
function endValue(s: State, seat: Seat): number {
  if (s.decider !== seat || (s.phase !== TRANSFORM_CARD && s.phase !== TRANSFORM_TO))
    return scoreSeat(s, seat, points);
  if (s.phase === TRANSFORM_CARD) return scoreSeat(s, seat, points) + TRANSFORM_HOPE;
  const offered = s.offered - 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let face = FIRST_TRANSFORM; face < FACE_KINDS; face++) {
    if (at(FACE_SYMBOL, face) === at(FACE_SYMBOL, offered)) continue;
    best = Math.max(best, scoreSeat(s, seat, points, face, offered));
  }
  return best;
}

const { playFavour, declineFavour, displace } = moves.first;

/** Favours are better kept than played without need; all else is equal at first sight. */
function prior(_s: State, move: Move): number {
  if (move < playFavour || move >= displace) return 0;
  return move < declineFavour ? -1 : 1;
}
