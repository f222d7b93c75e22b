/** Rounds: their setup, the dice that are drawn, and the scoring at their end. */
import type { Context, Random, RuleId, Seat, TableConfig } from "@banquise/engine";
import { withoutBit } from "../bits.ts";
import { DICE, DICE_PER_MATERIAL, dieOf, FACES, PLANS, POOL_SIZE, PRIZES, ROUNDS } from "../data.ts";
import { drawPlan, unseenPlans } from "../deck.ts";
import { events, tellAwards, tellBuildings, tellEnd, tellPrize, tellRoundSetup } from "../events.ts";
import { layPlan } from "../placement.ts";
import { addToPool, emptyPool } from "../pool.ts";
import { givePrize, rankSeats } from "../scoring.ts";
import { bagSize, ENDED, lotOf, SCORING, type State, seatAtRank, TAKE } from "../state.ts";

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
export function drawDice(s: State, wanted: number, rule: RuleId, { random, emit }: Context): void {
  const dice: number[] | null = emit ? [] : null;
  let left = bagSize(s);
  for (let drawn = 0; drawn < wanted && left > 0; drawn++) {
    const material = random.draw(s.bag, left--);
    const die = dieOf(material, 1 + random.int(FACES));
    addToPool(s, die);
    dice?.push(die);
  }
  if (emit && dice) emit(events.make("diceDrawn", null, { dice, round: s.round }, { rule }));
}

export function endRound(s: State, context: Context): void {
  const { emit } = context;
  // All screens go up before anybody is ranked.
  s.phase = SCORING;
  if (emit) tellBuildings(s, emit);
  rankSeats(s);
  if (emit) tellAwards(s, emit);
  for (let prize = 0; prize < PRIZES.length; prize++) {
    givePrize(s, prize);
    if (emit) tellPrize(s, prize, emit);
  }
  if (s.round < ROUNDS) {
    // BLU-3.6, BLU-3.7
    beginRound(s, s.round + 1, seatAtRank(s, s.round, s.seats - 1), context);
    return;
  }
  s.turn++;
  s.phase = ENDED;
  if (emit) tellEnd(s, emit);
}
