/**
 * Who may know what. Secret are, until the round is scored: the plan of a seat, and where its dice stand. The dice
 * themselves were taken before everybody's eyes (BLU-13.1), and the deck is what remains of the plans (BLU-13.7).
 */
import { at, type Random, type Seat, type Viewer } from "@banquise/engine";
import { type Bits, countBits, withoutBit } from "./bits.ts";
import { CELLS, SPACES, TAKES, TARGETS } from "./data.ts";
import { drawPlan, unseenPlans } from "./deck.ts";
import { fits, layPlan, lift, put } from "./placement.ts";
import { isFinished, LOST, lotOf, PLACED, type State } from "./state.ts";

/** Whether the building of a seat in this round is hidden from the viewer. */
const isHidden = (s: State, viewer: Viewer, seat: Seat): boolean =>
  seat !== viewer && !isFinished(s, s.round);

export function view(s: State, viewer: Viewer, out: State): void {
  out.seats = s.seats;
  out.phase = s.phase;
  out.round = s.round;
  out.turn = s.turn;
  out.active = s.active;
  out.hand = s.hand;
  out.poolKinds = s.poolKinds;
  out.bag.set(s.bag);
  out.pool.set(s.pool);
  out.firstSeats.set(s.firstSeats);
  out.inDemand.set(s.inDemand);
  out.discarded.set(s.discarded);
  out.taken.set(s.taken);
  out.fates.set(s.fates);
  out.ranking.set(s.ranking);
  out.prizes.set(s.prizes);
  for (let round = 1; round <= s.round; round++) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (round < s.round || !isHidden(s, viewer, seat)) showBuilding(s, lotOf(round, seat), out);
    }
  }
}

function showBuilding(s: State, lot: number, out: State): void {
  out.plans[lot] = at(s.plans, lot);
  for (let i = lot * CELLS; i < (lot + 1) * CELLS; i++) out.stacks[i] = at(s.stacks, i);
  for (let i = lot * SPACES; i < (lot + 1) * SPACES; i++) out.tops[i] = at(s.tops, i);
}

/** How often a building is imagined at random before the search takes over. */
const TRIES = 50;

/**
 * BLU-13.5: deals plans to the rivals from the cards that the viewer never saw, and replays their takes with random
 * placements that fit what everybody saw happen.
 */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (isHidden(s, viewer, seat)) forget(s, lotOf(s.round, seat));
  }
  const unseen = unseenPlans(s);
  let deck = unseen;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isHidden(s, viewer, seat)) continue;
    if (!imagine(s, lotOf(s.round, seat), deck, random)) {
      search(s, viewer, 0, unseen, random);
      return;
    }
    deck = withoutBit(deck, at(s.plans, lotOf(s.round, seat)));
  }
}

function forget(s: State, lot: number): void {
  layPlan(s, lot, 0);
  s.stacks.fill(0, lot * CELLS, (lot + 1) * CELLS);
}

/** Draws a plan and a building until they fit; false if that takes too long. */
function imagine(s: State, lot: number, deck: Bits, random: Random): boolean {
  const size = countBits(deck);
  for (let tries = 0; tries < TRIES; tries++) {
    layPlan(s, lot, drawPlan(deck, size, random));
    if (rebuild(s, lot, 0, 1, random)) return true;
  }
  return false;
}

/** Goes through all plans and placements in random order. It finds a world because the true one exists. */
function search(s: State, viewer: Viewer, seat: Seat, deck: Bits, random: Random): boolean {
  if (seat === s.seats) return true;
  if (!isHidden(s, viewer, seat)) return search(s, viewer, seat + 1, deck, random);
  const lot = lotOf(s.round, seat);
  // Whether takes fit a plan depends only on its number of open spaces: what failed once fails again.
  let hopeless = 0;
  let untried = deck;
  for (let size = countBits(deck); size > 0; size--) {
    const plan = drawPlan(untried, size, random);
    untried = withoutBit(untried, plan);
    if (openSpaces(plan) === hopeless) continue;
    forget(s, lot);
    layPlan(s, lot, plan);
    if (!rebuild(s, lot, 0, SPACES, random)) hopeless = openSpaces(plan);
    else if (search(s, viewer, seat + 1, withoutBit(deck, plan), random)) return true;
  }
  return false;
}

function openSpaces(plan: number): number {
  let open = 0;
  for (let space = 0; space < SPACES; space++) if (at(TARGETS, plan * SPACES + space) !== 0) open++;
  return open;
}

/**
 * Replays a lot's takes from `take` on, each die on a random space that fits, trying up to `branches` spaces for each.
 * False, with the building as it was, if that does not lead to what everybody saw: a die that was lost fitted nowhere,
 * all others fitted somewhere (BLU-13.4).
 */
function rebuild(s: State, lot: number, take: number, branches: number, random: Random): boolean {
  const die = take === TAKES ? 0 : at(s.taken, lot * TAKES + take);
  if (die === 0) return true;
  const fate = at(s.fates, lot * TAKES + take);
  const choices = countFitting(s, lot, die);
  if (fate === LOST) return choices === 0 && rebuild(s, lot, take + 1, branches, random);
  if (fate !== PLACED) return choices > 0;
  const first = choices === 0 ? 0 : random.int(choices);
  for (let tried = 0; tried < choices && tried < branches; tried++) {
    const space = nthFitting(s, lot, die, (first + tried) % choices);
    put(s, lot, space, die);
    if (rebuild(s, lot, take + 1, branches, random)) return true;
    lift(s, lot, space);
  }
  return false;
}

function countFitting(s: State, lot: number, die: number): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (fits(s, lot, space, die)) count++;
  return count;
}

function nthFitting(s: State, lot: number, die: number, n: number): number {
  let space = 0;
  for (let skipped = 0; ; space++) {
    if (fits(s, lot, space, die) && skipped++ === n) return space;
  }
}
