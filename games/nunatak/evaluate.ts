/** What one seat can expect: all that a bot knows about this game. */
import { at, type Evaluation, type Move, type Seat } from "@banquise/engine";
import { addCards, addCardsWithHand, cardsWorth } from "./card-worth.ts";
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
  type ScoreKey,
  TRACK_NEXT,
  TRANSFORMATION,
  UNUSED_FAVOUR,
} from "./data.ts";
import {
  ANCESTORS,
  ARTISANS,
  BEASTS,
  BLOCKS,
  EARNED,
  ENGINEERS,
  FAVOURS_HELD,
  FULL_SETS,
  LINES,
  SCULPTORS,
  sumOf,
  TOP,
  WORKERS,
} from "./lines.ts";
import { moves } from "./moves.ts";
import { scoreSeat } from "./scoring.ts";
import {
  ASSIGN,
  blocksToCome,
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
import { bestSite, blockGain, siteGain, squareGain, squaresToCome, topToCome } from "./temple-worth.ts";

export const evaluate: Evaluation<State> = {
  value,
  lines: LINES,
  expect,
  calibrated: true,
  decisiveLead,
  prior,
};

const lines = new Float64Array(LINES.length);

function value(s: State, seat: Seat): number {
  expect(s, seat, lines);
  return sumOf(lines);
}

function expect(s: State, seat: Seat, out: Float64Array): void {
  if (s.placements === POSITIONS && s.pending === 0 && s.square === 0) {
    expectAtEnd(s, seat, out);
    return;
  }
  const supply = supplyOf(s);
  out.fill(0, 0, LINES.length);
  out[EARNED] = pointsOf(s, seat);
  out[BLOCKS] = squaresToCome(s, seat) + blockOfThisTurn(s, seat);
  out[TOP] = topToCome(s, seat);
  out[FAVOURS_HELD] = favoursToCome(s, seat) + favourOfThisTurn(s, seat, supply);
  if (s.hand !== 0 && s.builder === seat) addCardsWithHand(s, seat, supply, out);
  else addCards(s, seat, supply, -1, blocksToCome(s, seat), out);
}

/** Fitted to how far games ended from what was expected: chance does less and less. */
function decisiveLead(s: State): number {
  return LEAD_AT_END + LEAD_PER_ROOT * Math.sqrt(POSITIONS - s.placements);
}

const LEAD_AT_END = 5;
const LEAD_PER_ROOT = 5;

// --- The turn that is being played --------------------------------------------------------------------------------

/** What the block of this turn still has to bring. */
function blockOfThisTurn(s: State, seat: Seat): number {
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
      return blockGain(s, s.position - 1, seat);
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

/** What the Favour that is being picked or used still has to bring. */
function favourOfThisTurn(s: State, seat: Seat, supply: Supply): number {
  if (s.active !== seat) return 0;
  switch (s.phase) {
    case FAVOUR_PICK:
      return PICK_HOPE;
    case FAVOUR_USE:
      return PICK_HOPE - UNUSED_FAVOUR;
    case OPPONENT:
      return SHARING_HOPE;
    case EXCHANGE_GIVE:
      return EXCHANGE_HOPE;
    case EXCHANGE_TAKE:
    case EXCHANGE_FACE:
      // The card that is missed least is given away.
      return EXCHANGE_HOPE + cardsWorth(s, seat, supply, -1) - cardsWorth(s, seat, supply, s.offered - 1);
    default:
      return 0;
  }
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

function favoursToCome(s: State, seat: Seat): number {
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
function expectAtEnd(s: State, seat: Seat, out: Float64Array): void {
  const transforms = s.decider === seat && s.phase === TRANSFORM_TO;
  if (transforms) scoreSeat(s, seat, points, bestTransform(s, seat), s.offered - 1);
  else scoreSeat(s, seat, points);
  out.fill(0, 0, LINES.length);
  for (let line = 0; line < SCORE_LINES.length; line++) {
    const into = at(LINE_OF_SCORE, line);
    out[into] = (out[into] as number) + at(points, line);
  }
  if (s.decider === seat && s.phase === TRANSFORM_CARD)
    out[FAVOURS_HELD] = (out[FAVOURS_HELD] as number) + TRANSFORM_HOPE;
}

/** The face that serves best instead of the card that is given up. */
function bestTransform(s: State, seat: Seat): number {
  const offered = s.offered - 1;
  let best = FIRST_TRANSFORM;
  let most = Number.NEGATIVE_INFINITY;
  for (let face = FIRST_TRANSFORM; face < FACE_KINDS; face++) {
    if (at(FACE_SYMBOL, face) === at(FACE_SYMBOL, offered)) continue;
    const total = scoreSeat(s, seat, points, face, offered);
    if (total <= most) continue;
    most = total;
    best = face;
  }
  return best;
}

/** Where the points of each line of the score are expected. */
const LINE_OF: Readonly<Record<ScoreKey, number>> = {
  reinforcement: EARNED,
  squares: EARNED,
  favours: EARNED,
  templeTop: TOP,
  workers: WORKERS,
  sculptors: SCULPTORS,
  artisans: ARTISANS,
  beasts: BEASTS,
  engineers: ENGINEERS,
  ancestors: ANCESTORS,
  unusedFavours: FAVOURS_HELD,
  fullSets: FULL_SETS,
};
const LINE_OF_SCORE = Uint8Array.from(SCORE_LINES, (key) => LINE_OF[key]);

const points = new Int32Array(SCORE_LINES.length);

const { playFavour, declineFavour, displace } = moves.first;

/** Favours are better kept than played without need; all else is equal at first sight. */
function prior(_s: State, move: Move): number {
  if (move < playFavour || move >= displace) return 0;
  return move < declineFavour ? -1 : 1;
}
