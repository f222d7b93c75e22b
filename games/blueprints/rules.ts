/** How the game runs: setup, legal moves, and what a move does up to the next decision. */
import {
  at,
  type Context,
  type Move,
  type MoveList,
  OVER,
  type Random,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { withoutBit } from "./bits.ts";
import {
  DICE,
  DICE_PER_MATERIAL,
  DISCARDS,
  dieOf,
  FACES,
  PLANS,
  POOL_SIZE,
  REFILL,
  ROUNDS,
  SPACES,
  TAKES,
} from "./data.ts";
import { drawPlan, unseenPlans } from "./deck.ts";
import {
  diceDrawn,
  dieDiscarded,
  dieLost,
  diePlaced,
  dieTaken,
  gameEnded,
  tellRoundSetup,
  tellScoring,
} from "./events.ts";
import {
  dieOfDiscard,
  dieOfTake,
  discardDie,
  isPlace,
  isTake,
  placeDie,
  spaceOfPlace,
  takeDie,
} from "./moves.ts";
import { fits, fitsSomewhere, layPlan, put } from "./placement.ts";
import { addToPool, emptyPool, listPool, removeFromPool } from "./pool.ts";
import { scoreRound } from "./scoring.ts";
import {
  bagSize,
  DISCARD,
  ENDED,
  HATCHED,
  isLastTurn,
  LOST,
  lotOf,
  nextSeat,
  PLACE,
  PLACED,
  type State,
  seatAtRank,
  TAKE,
  takesBefore,
} from "./state.ts";

// --- Questions ----------------------------------------------------------------------------------------------------

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : s.active);

export function legal(s: State, out: MoveList): void {
  if (s.phase === PLACE) {
    const lot = lotOf(s.round, s.active);
    for (let space = 0; space < SPACES; space++) if (fits(s, lot, space, s.hand)) out.push(placeDie(space));
  } else if (s.phase === TAKE) {
    // BLU-5.6: a die may be taken even if it fits nowhere.
    listPool(s, takeDie(0), out);
  } else if (s.phase === DISCARD) {
    listPool(s, discardDie(0), out);
  }
}

export function whyNot(s: State, move: Move): RuleId | null {
  if (s.phase === ENDED) return "BLU-9.3";
  if (isTake(move)) return whyNotTake(s, dieOfTake(move));
  if (isPlace(move)) return whyNotPlace(s, spaceOfPlace(move));
  return whyNotDiscard(s, dieOfDiscard(move));
}

function whyNotTake(s: State, die: number): RuleId | null {
  if (s.phase === PLACE) return "BLU-5.4";
  if (s.phase === DISCARD) return "BLU-10.2";
  return at(s.pool, die) === 0 ? "BLU-4.1" : null;
}

function whyNotPlace(s: State, space: number): RuleId | null {
  if (s.phase === TAKE) return "BLU-4.1";
  if (s.phase === DISCARD) return "BLU-10.2";
  const lot = lotOf(s.round, s.active);
  if (at(s.tops, lot * SPACES + space) === HATCHED) return "BLU-5.2";
  return fits(s, lot, space, s.hand) ? null : "BLU-5.1";
}

function whyNotDiscard(s: State, die: number): RuleId | null {
  if (s.seats > 2) return "BLU-10.1";
  if (isLastTurn(s)) return "BLU-10.4";
  if (s.phase === PLACE) return "BLU-5.4";
  if (s.phase === TAKE) return "BLU-10.2";
  return at(s.pool, die) === 0 ? "BLU-10.3" : null;
}

// --- Setup --------------------------------------------------------------------------------------------------------

export function setup(s: State, config: TableConfig, context: Context): void {
  s.seats = config.seats;
  const wish = config.options.firstSeat;
  // BLU-2.6
  const first =
    wish === undefined || wish === "random" ? context.random.int(s.seats) : Number(wish) % s.seats;
  beginRound(s, 1, first, context);
}

function beginRound(s: State, round: number, first: Seat, context: Context): void {
  const { random, emit } = context;
  s.round = round;
  s.turn = 0;
  s.active = first;
  s.phase = TAKE;
  s.firstSeats[round - 1] = first + 1;
  s.bag.fill(DICE_PER_MATERIAL);
  emptyPool(s);
  drawDemand(s, random);
  dealPlans(s, first, random);
  if (emit) tellRoundSetup(s, emit);
  drawDice(s, POOL_SIZE[s.seats] as number, "BLU-3.5", context);
}

/** BLU-3.1 in the way of BLU-3.2: the second is drawn among the dice of the three other materials. */
function drawDemand(s: State, random: Random): void {
  const { bag } = s;
  const first = random.draw(bag, DICE);
  bag[first] = 0;
  const second = random.draw(bag, DICE - DICE_PER_MATERIAL);
  bag[first] = DICE_PER_MATERIAL - 1;
  s.inDemand[(s.round - 1) * 2] = first + 1;
  s.inDemand[(s.round - 1) * 2 + 1] = second + 1;
}

/** BLU-3.4: one card each, clockwise from the first player. */
function dealPlans(s: State, first: Seat, random: Random): void {
  let deck = unseenPlans(s);
  let size = PLANS - s.seats * (s.round - 1);
  for (let turn = 0; turn < s.seats; turn++) {
    const plan = drawPlan(deck, size--, random);
    deck = withoutBit(deck, plan);
    layPlan(s, lotOf(s.round, (first + turn) % s.seats), plan);
  }
}

/** Draws dice from the bag, rolls them and adds them to the pool (BLU-3.5, BLU-4.2). An empty bag gives none (BLU-4.6). */
function drawDice(s: State, wanted: number, rule: RuleId, { random, emit }: Context): void {
  const dice: number[] | null = emit ? [] : null;
  let left = bagSize(s);
  for (let drawn = 0; drawn < wanted && left > 0; drawn++) {
    const material = random.draw(s.bag, left--);
    const die = dieOf(material, 1 + random.int(FACES));
    addToPool(s, die);
    dice?.push(die);
  }
  if (emit && dice) emit(diceDrawn(s, dice, rule));
}

// --- Moves --------------------------------------------------------------------------------------------------------

export function apply(s: State, move: Move, context: Context): void {
  if (isTake(move)) take(s, dieOfTake(move), context);
  else if (isPlace(move)) place(s, spaceOfPlace(move), context);
  else discard(s, dieOfDiscard(move), context);
}

function take(s: State, die: number, context: Context): void {
  const { emit } = context;
  const seat = s.active;
  const lot = lotOf(s.round, seat);
  const taking = lot * TAKES + takesBefore(s);
  removeFromPool(s, die);
  s.taken[taking] = die;
  if (emit) emit(dieTaken(seat, die));
  if (fitsSomewhere(s, lot, die)) {
    s.hand = die;
    s.phase = PLACE;
    return;
  }
  s.fates[taking] = LOST;
  if (emit) emit(dieLost(seat, die));
  finishBuilding(s, context);
}

function place(s: State, space: number, context: Context): void {
  const { emit } = context;
  const seat = s.active;
  const lot = lotOf(s.round, seat);
  const level = put(s, lot, space, s.hand);
  s.fates[lot * TAKES + takesBefore(s)] = PLACED;
  if (emit) emit(diePlaced(seat, s.hand, space, level));
  s.hand = 0;
  finishBuilding(s, context);
}

/** After the die was placed or lost. */
function finishBuilding(s: State, context: Context): void {
  // BLU-4.4, BLU-10.4: the last turn of a round has neither discard nor refill.
  if (isLastTurn(s)) endRound(s, context);
  else if (s.seats === 2) s.phase = DISCARD;
  else nextTurn(s, context);
}

function discard(s: State, die: number, context: Context): void {
  removeFromPool(s, die);
  s.discarded[(s.round - 1) * DISCARDS + s.turn] = die;
  if (context.emit) context.emit(dieDiscarded(s.active, die));
  nextTurn(s, context);
}

function nextTurn(s: State, context: Context): void {
  drawDice(s, REFILL[s.seats] as number, s.seats === 2 ? "BLU-10.1" : "BLU-4.2", context);
  s.turn++;
  s.active = nextSeat(s, s.active);
  s.phase = TAKE;
}

function endRound(s: State, context: Context): void {
  const { emit } = context;
  scoreRound(s);
  if (emit) tellScoring(s, emit);
  if (s.round < ROUNDS) {
    // BLU-3.6, BLU-3.7
    beginRound(s, s.round + 1, seatAtRank(s, s.round, s.seats - 1), context);
    return;
  }
  s.turn++;
  s.phase = ENDED;
  if (emit) emit(gameEnded(s));
}
