/** A new state for every move: by spreading what changed, or by drafts of immer. */
import { Random } from "@banquise/engine";
import { produce } from "immer";
import {
  type Die,
  type Draft,
  fits,
  legalDrafts,
  PLANS,
  POOL,
  ROUNDS,
  roundPoints,
  SEATS,
  TURNS,
} from "./rules.ts";

interface LiteState {
  readonly round: number;
  readonly turn: number;
  readonly over: boolean;
  readonly deck: readonly number[];
  readonly bag: readonly number[];
  readonly pool: readonly Die[];
  readonly buildings: readonly (readonly (readonly Die[])[])[];
  readonly points: readonly number[];
}

const seatOf = (s: LiteState): number => (s.round + s.turn) % SEATS;
const plansOf = (s: LiteState): readonly number[] => s.deck.slice(s.round * SEATS, (s.round + 1) * SEATS);

function setup(random: Random): LiteState {
  const deck = PLANS.map((_, plan) => plan);
  random.shuffle(deck);
  const blank = { round: 0, turn: 0, over: false, deck, bag: [], pool: [], buildings: [], points: [0, 0, 0] };
  return startRound(blank, 0, random);
}

function startRound(s: LiteState, round: number, random: Random): LiteState {
  let bag: readonly number[] = [8, 8, 8, 8];
  const pool: Die[] = [];
  for (let i = 0; i < POOL; i++) {
    const drawn = draw(bag, random);
    pool.push(drawn.die);
    bag = drawn.bag;
  }
  const buildings = Array.from({ length: SEATS }, () => [[], [], [], [], [], []]);
  return { ...s, round, turn: 0, bag, pool, buildings };
}

function draw(bag: readonly number[], random: Random): { die: Die; bag: readonly number[] } {
  let rest = random.int(bag[0] + bag[1] + bag[2] + bag[3]);
  let colour = 0;
  while (rest >= bag[colour]) rest -= bag[colour++];
  const die = { colour, value: random.int(6) + 1 };
  return { die, bag: bag.map((count, i) => (i === colour ? count - 1 : count)) };
}

function finishTurn(s: LiteState, random: Random): LiteState {
  if (s.turn < TURNS) return s;
  const won = roundPoints(s.round, s.buildings, plansOf(s));
  const points = s.points.map((sum, seat) => sum + won[seat]);
  if (s.round + 1 === ROUNDS) return { ...s, points, round: ROUNDS, over: true };
  return startRound({ ...s, points }, s.round + 1, random);
}

function applySpread(s: LiteState, { die, cell }: Draft, random: Random): LiteState {
  const seat = seatOf(s);
  const taken = s.pool[die];
  if (!fits(taken, s.buildings[seat][cell])) throw new Error("illegal");
  const drawn = draw(s.bag, random);
  const building = s.buildings[seat].map((stack, i) => (i === cell ? [...stack, taken] : stack));
  const next = {
    ...s,
    turn: s.turn + 1,
    bag: drawn.bag,
    pool: s.pool.map((other, i) => (i === die ? drawn.die : other)),
    buildings: s.buildings.map((other, i) => (i === seat ? building : other)),
  };
  return finishTurn(next, random);
}

function applyImmer(s: LiteState, { die, cell }: Draft, random: Random): LiteState {
  const next = produce(s, (draft) => {
    const stack = draft.buildings[seatOf(s)][cell];
    if (!fits(s.pool[die], stack)) throw new Error("illegal");
    stack.push(s.pool[die]);
    const drawn = draw(s.bag, random);
    draft.bag = [...drawn.bag];
    draft.pool[die] = drawn.die;
    draft.turn++;
  });
  return finishTurn(next, random);
}

type Apply = (s: LiteState, draft: Draft, random: Random) => LiteState;

const playWith =
  (apply: Apply) =>
  (seed: number): void => {
    const random = Random.of(seed);
    let s = setup(random);
    while (!s.over) {
      const legal = legalDrafts(s.pool, s.buildings[seatOf(s)]);
      s = apply(s, legal[random.int(legal.length)], random);
    }
  };

export const playSpread = playWith(applySpread);
export const playImmer = playWith(applyImmer);
