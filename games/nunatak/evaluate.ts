/** What one seat can expect: all that a bot knows about this game. */
import { at, type Evaluation, type Move, type Seat } from "@banquise/engine";
import {
  BEAST,
  DISCERNMENT,
  FACE_KINDS,
  FACE_SYMBOL,
  FAVOUR_TABLE,
  FAVOURS,
  FIRST_TRANSFORM,
  HERD,
  HERD_SYMBOLS,
  SCORE_LINES,
  TRACK_NEXT,
  UNUSED_FAVOUR,
} from "./data.ts";
import { moves } from "./moves.ts";
import {
  bestSite,
  blockGain,
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
import { POSITIONS, SQUARES } from "./temple.ts";

export const evaluate: Evaluation<State> = { value, spread: 30, bias };

const points = new Int32Array(SCORE_LINES.length);

function value(s: State, seat: Seat): number {
  if (s.placements === POSITIONS && s.pending === 0 && s.square === 0) return endValue(s, seat);
  return (
    pointsOf(s, seat) +
    templeOutlook(s, seat) +
    topOutlook(s, seat) +
    (s.hand !== 0 && s.builder === seat ? handOutlook(s, seat) : cardsOutlook(s, seat, -1)) +
    favoursOutlook(s, seat) +
    turnOutlook(s, seat)
  );
}

// --- The turn that is being played --------------------------------------------------------------------------------

/** What the block of this turn still has to bring. */
function turnOutlook(s: State, seat: Seat): number {
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
      return blockGain(s, s.position - 1, seat) + favourInHand(s, seat);
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

function favourInHand(s: State, seat: Seat): number {
  if (s.active !== seat) return 0;
  if (s.phase === FAVOUR_PICK) return PICK_HOPE;
  if (s.phase === FAVOUR_USE) return PICK_HOPE - UNUSED_FAVOUR;
  if (s.phase === OPPONENT) return SHARING_HOPE;
  return s.phase === REACT_SOLIDITY ? 0 : exchangeHope(s, seat);
}

/** `exchange` gives away the card that is missed least. */
function exchangeHope(s: State, seat: Seat): number {
  if (s.phase === EXCHANGE_GIVE) return EXCHANGE_HOPE;
  return EXCHANGE_HOPE + cardsOutlook(s, seat, -1) - cardsOutlook(s, seat, s.offered - 1);
}

function pendingGain(s: State, seat: Seat): number {
  let gain = 0;
  for (let square = 0; square < SQUARES && s.pending >> square !== 0; square++) {
    if ((s.pending & (1 << square)) !== 0) gain += squareGain(s, square, s.position - 1, seat);
  }
  return gain;
}

// --- Favours ------------------------------------------------------------------------------------------------------

/** What a Favour for the end promises beyond its two points; `discernment` and `herd` by what they would bring now. */
const END_HOPE = 2.2;
const DISCERNMENT_TRUST = 0.6;
const HERD_TRUST = 0.67;

function favoursOutlook(s: State, seat: Seat): number {
  let hope = 0;
  for (let favour = 0; favour < FAVOURS; favour++) {
    if (!holds(s, seat, favour)) continue;
    hope += UNUSED_FAVOUR;
    if (FAVOUR_TABLE[favour]?.type === "end") hope += END_HOPE + endFavourHope(s, seat, favour);
  }
  return hope;
}

function endFavourHope(s: State, seat: Seat, favour: number): number {
  if (favour === DISCERNMENT)
    return DISCERNMENT_TRUST * (at(TRACK_NEXT, at(s.engineering, seat)) - UNUSED_FAVOUR);
  if (favour === HERD) return HERD_TRUST * (cardsShowing(s, seat, BEAST) * HERD_SYMBOLS - UNUSED_FAVOUR);
  return 0;
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
function bias(_s: State, move: Move): number {
  if (move < playFavour || move >= displace) return 0;
  return move < declineFavour ? -1 : 1;
}
