/**
 * The practical limit in JavaScript: one flat array of bytes, moves as integers, nothing allocated, no contract with
 * anybody. What a general engine is measured against.
 */
import { Random } from "@banquise/engine";
import {
  CELLS,
  DICE_PER_COLOUR,
  GLASS,
  NEIGHBOURS,
  PLAN_BONUS,
  PLANS,
  POOL,
  RECYCLED,
  RECYCLED_POINTS,
  ROUNDS,
  SEATS,
  STONE,
  STONE_POINTS,
  TURNS,
} from "./rules.ts";

// Where things are in the array of bytes.
const ROUND = 0;
const TURN = 1;
const SEAT = 2;
const OVER = 3;
const BAG = 4;
const POOL_DICE = 8;
const DECK = 17;
const POINTS = 29;
const HEIGHTS = 32;
const TOPS = 50;
const DICE = 68;
const SIZE = 176;

const PLAN_HEIGHTS = new Uint8Array(PLANS.flat());
const NOBODY = 255;
const PADDED_NEIGHBOURS = new Uint8Array(NEIGHBOURS.flatMap((list) => [...list, NOBODY].slice(0, 3)));
const STONES = new Uint8Array(STONE_POINTS);
const RECYCLINGS = new Uint8Array(RECYCLED_POINTS);

const s = new Uint8Array(SIZE);
const moves = new Uint8Array(POOL * CELLS);
const scores = new Int32Array(SEATS);
const colours = new Uint8Array(4);
const values = new Uint8Array(8);

/** A die is colour * 8 + value. */
function draw(random: Random): number {
  let rest = random.int(s[BAG] + s[BAG + 1] + s[BAG + 2] + s[BAG + 3]);
  let colour = 0;
  while (rest >= s[BAG + colour]) rest -= s[BAG + colour++];
  s[BAG + colour]--;
  return (colour << 3) | (random.int(6) + 1);
}

function setup(random: Random): void {
  s.fill(0);
  for (let i = 0; i < PLANS.length; i++) {
    const other = random.int(i + 1);
    s[DECK + i] = s[DECK + other];
    s[DECK + other] = i;
  }
  startRound(random);
}

function startRound(random: Random): void {
  s[TURN] = 0;
  s[SEAT] = s[ROUND];
  for (let i = 0; i < 4; i++) s[BAG + i] = DICE_PER_COLOUR;
  for (let i = HEIGHTS; i < SIZE; i++) s[i] = 0;
  for (let i = 0; i < POOL; i++) s[POOL_DICE + i] = draw(random);
}

/** Without branches: every move is written, and the length grows only behind a legal one. */
function legal(): number {
  const tops = TOPS + s[SEAT] * CELLS;
  let count = 0;
  for (let die = 0, move = 0; die < POOL; die++) {
    const value = s[POOL_DICE + die] & 7;
    for (let cell = 0; cell < CELLS; cell++, move++) {
      moves[count] = move;
      count += (s[tops + cell] - 1 - value) >>> 31;
    }
  }
  return count;
}

function apply(move: number, random: Random): void {
  const seat = s[SEAT];
  const die = (move / CELLS) | 0;
  const cell = seat * CELLS + (move - die * CELLS);
  const taken = s[POOL_DICE + die];
  s[DICE + cell * 6 + s[HEIGHTS + cell]++] = taken;
  s[TOPS + cell] = taken & 7;
  s[POOL_DICE + die] = draw(random);
  s[SEAT] = seat === SEATS - 1 ? 0 : seat + 1;
  if (++s[TURN] === TURNS) endRound(random);
}

function endRound(random: Random): void {
  const round = s[ROUND];
  for (let seat = 0; seat < SEATS; seat++) scores[seat] = building(seat, s[DECK + round * SEATS + seat]);
  for (let seat = 0; seat < SEATS; seat++) {
    const place = (seat - round + SEATS) % SEATS;
    let rank = 0;
    for (let rival = 0; rival < SEATS; rival++) {
      const earlier = (rival - round + SEATS) % SEATS < place;
      if (scores[rival] > scores[seat] || (scores[rival] === scores[seat] && earlier)) rank++;
    }
    s[POINTS + seat] += SEATS - rank + prizes(seat);
  }
  if (++s[ROUND] === ROUNDS) s[OVER] = 1;
  else startRound(random);
}

function building(seat: number, plan: number): number {
  const heights = HEIGHTS + seat * CELLS;
  let points = 0;
  let recycled = 0;
  let bonus = PLAN_BONUS;
  for (let cell = 0; cell < CELLS; cell++) {
    const height = s[heights + cell];
    if (height !== PLAN_HEIGHTS[plan * CELLS + cell]) bonus = 0;
    const stack = DICE + (seat * CELLS + cell) * 6;
    for (let level = 0; level < height; level++) {
      const die = s[stack + level];
      const colour = die >> 3;
      if (colour === GLASS) points += die & 7;
      else if (colour === STONE) points += STONES[level];
      else if (colour === RECYCLED) recycled++;
      else points += 2 * touching(heights, cell, level);
    }
  }
  return points + RECYCLINGS[recycled] + bonus;
}

function touching(heights: number, cell: number, level: number): number {
  let count = (level > 0 ? 1 : 0) + (level + 1 < s[heights + cell] ? 1 : 0);
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const neighbour = PADDED_NEIGHBOURS[i];
    if (neighbour !== NOBODY && s[heights + neighbour] > level) count++;
  }
  return count;
}

function prizes(seat: number): number {
  let tall = 0;
  colours.fill(0);
  values.fill(0);
  for (let cell = seat * CELLS; cell < (seat + 1) * CELLS; cell++) {
    const height = s[HEIGHTS + cell];
    if (height >= 5) tall = 2;
    for (let level = 0; level < height; level++) {
      const die = s[DICE + cell * 6 + level];
      colours[die >> 3]++;
      values[die & 7]++;
    }
  }
  let four = 0;
  let all = 2;
  for (let value = 1; value <= 6; value++) {
    if (values[value] >= 4) four = 2;
    if (values[value] === 0) all = 0;
  }
  const many = colours[0] >= 5 || colours[1] >= 5 || colours[2] >= 5 || colours[3] >= 5;
  return tall + four + all + (many ? 2 : 0);
}

const random = Random.of(0);

export function playCompact(seed: number): void {
  random.reseed([seed, 0, 0, 0]);
  setup(random);
  while (s[OVER] === 0) apply(moves[random.int(legal())], random);
}
