/** What comes from the face-down piles. An order that nobody knows is not stored: a piece is drawn when it is revealed. */
import { add, at, type Context, type Random, type RuleId } from "@banquise/engine";
import {
  CARD_BITS,
  CARD_KINDS,
  DIVINATION_TILES,
  FAVOURS,
  MARKS,
  PILES,
  RENEWAL_TRIES,
  ROW,
  SHOWN_FAVOURS,
} from "../data.ts";
import { events } from "../events.ts";
import {
  CARD_STRIDE,
  FACE_UP,
  IN_PILE,
  isSolo,
  LAST_RESORT,
  MATCHING,
  openSymbols,
  ROUND_TURNS,
  reservationOwner,
  type State,
  TILE_STRIDE,
  topSegment,
} from "../state.ts";

/** Takes a random piece out of the group that begins at `first` and returns its kind. */
export function drawFrom(groups: Uint8Array, first: number, random: Random): number {
  let rest = random.int(at(groups, first));
  let kind = 1;
  for (let n = at(groups, first + 1); rest >= n; n = at(groups, first + kind)) {
    rest -= n;
    kind++;
  }
  add(groups, first + kind, -1);
  add(groups, first, -1);
  return kind;
}

function putBack(groups: Uint8Array, first: number, kind: number): void {
  add(groups, first + kind, 1);
  add(groups, first, 1);
}

// --- Tiles --------------------------------------------------------------------------------------------------------

/** The top tile of the stack (NUN-2.10). */
export function drawTile(s: State, random: Random): number {
  if (at(s.knownTop, 0) !== 0) return takeKnown(s, 0);
  let mark = 0;
  while (at(s.stack, mark * TILE_STRIDE) === 0) mark++;
  return drawFrom(s.stack, mark * TILE_STRIDE, random);
}

/** Takes one of the known tiles; the others keep their order. */
export function takeKnown(s: State, index: number): number {
  const tile = at(s.knownTop, index);
  s.knownTop.copyWithin(index, index + 1);
  s.knownTop[DIVINATION_TILES - 1] = 0;
  return tile;
}

/** NUN-13.10: turns up tiles until three are known, or fewer if fewer are left. */
export function turnUpTiles(s: State, random: Random): void {
  for (let mark = 0, i = s.knownTop.indexOf(0); i >= 0 && i < DIVINATION_TILES && mark < MARKS; ) {
    if (at(s.stack, mark * TILE_STRIDE) === 0) mark++;
    else s.knownTop[i++] = drawFrom(s.stack, mark * TILE_STRIDE, random);
  }
}

// --- Favours ------------------------------------------------------------------------------------------------------

/** A random Favour of the pile, or -1 when it is empty. */
function drawFavour(s: State, random: Random): number {
  let left = 0;
  for (let favour = 0; favour < FAVOURS; favour++) if (at(s.favours, favour) === IN_PILE) left++;
  if (left === 0) return -1;
  let skip = random.int(left);
  for (let favour = 0; ; favour++) {
    if (at(s.favours, favour) === IN_PILE && skip-- === 0) return favour;
  }
}

/** NUN-10.2: the new Favour lies next to the pile, the other one moves away from it. */
export function refillFavours(s: State, { random, emit }: Context, rule: RuleId = "NUN-10.2"): void {
  for (let slot = 0; slot < SHOWN_FAVOURS; slot++) {
    if (at(s.shown, 0) !== 0 && at(s.shown, 1) !== 0) return;
    const favour = drawFavour(s, random);
    if (favour < 0) return;
    if (at(s.shown, 1) === 0) s.shown[1] = at(s.shown, 0);
    s.shown[0] = favour + 1;
    s.favours[favour] = FACE_UP;
    if (emit) emit(events.make("favourRevealed", null, { favour }, { rule }));
  }
}

// --- The row ------------------------------------------------------------------------------------------------------

/** Fills one slot from the top of the deck; false when the deck is empty. */
function fillSlot(s: State, slot: number, { random, emit }: Context): boolean {
  const segment = topSegment(s);
  if (segment < 0) return false;
  const card = drawFrom(s.deck, segment * CARD_STRIDE, random);
  s.row[slot] = card;
  const rule = isSolo(s) ? "NUN-18.16" : "NUN-10.1";
  if (emit) emit(events.make("cardRevealed", null, { slot, card }, { rule }));
  return true;
}

/** NUN-10.1; returns whether a card was added. */
export function refillRow(s: State, context: Context): boolean {
  let added = false;
  for (let slot = 0; slot < ROW; slot++) {
    if (at(s.row, slot) === 0 && fillSlot(s, slot, context)) added = true;
  }
  return added;
}

/** NUN-18.16: clockwise, beginning after the first card that is left, or at 0 when none is; at the end of a round. */
export function refillDiamond(s: State, context: Context): void {
  if (s.placements % ROUND_TURNS !== 0) return;
  const left = s.row.findIndex((card) => card !== 0);
  for (let i = 1; i <= ROW; i++) {
    const slot = (left + i) % ROW;
    if (at(s.row, slot) === 0) fillSlot(s, slot, context);
  }
}

/** Whether the active colour may take the card of a slot as far as reservations go (NUN-4.3). */
const isFree = (s: State, slot: number): boolean =>
  at(s.row, slot) !== 0 && (s.reserved !== slot + 1 || reservationOwner(s) === s.active);

/** Whether some card that the active colour may take matches an available tile (NUN-4.2). */
function hasPlayable(s: State, open: number): boolean {
  for (let slot = 0; slot < ROW; slot++) {
    if ((at(CARD_BITS, at(s.row, slot)) & open) !== 0 && isFree(s, slot)) return true;
  }
  return false;
}

function segmentHas(s: State, segment: number, open: number): boolean {
  for (let card = 1; card <= CARD_KINDS; card++) {
    if (at(s.deck, segment * CARD_STRIDE + card) !== 0 && (at(CARD_BITS, card) & open) !== 0) return true;
  }
  return false;
}

/** NUN-4.9: tests whether the active colour can take a card, and renews the row if that can help. */
export function settleRow(s: State, context: Context): void {
  const open = openSymbols(s);
  s.freedom = MATCHING;
  if (hasPlayable(s, open)) return;
  for (let segment = 0; segment < PILES; segment++) {
    if (segmentHas(s, segment, open)) {
      renewRow(s, open, context);
      return;
    }
  }
  // NUN-4.7, NUN-4.8
  s.freedom = LAST_RESORT;
  if (context.emit) context.emit(events.make("nothingMatches", null));
}

/** Slots whose cards leave the row when it is renewed, as bits; in solo all four are dealt again (NUN-18.7). */
function slotsToDeal(s: State): number {
  let slots = 0;
  for (let slot = 0; slot < ROW; slot++) {
    if (isSolo(s) || (at(s.row, slot) !== 0 && s.reserved !== slot + 1)) slots |= 1 << slot;
  }
  return slots;
}

/** NUN-4.6: the cards go back, the pool is widened until something matches, and is dealt until something playable lies. */
function renewRow(s: State, open: number, { random, emit }: Context): void {
  const pool = topSegment(s);
  const slots = slotsToDeal(s);
  collect(s, pool, slots);
  const wanted = isSolo(s) ? ROW : 0;
  for (let next = pool + 1; next < PILES; next++) {
    if (segmentHas(s, pool, open) && at(s.deck, pool * CARD_STRIDE) >= wanted) break;
    merge(s, pool, next);
  }
  let tries = 0;
  do {
    if (tries > 0) collect(s, pool, slots);
    if (tries === RENEWAL_TRIES) dealMatching(s, pool, slots, open, random);
    deal(s, pool, slots, random);
    tries++;
  } while (!hasPlayable(s, open));
  const rule = isSolo(s) ? "NUN-18.7" : "NUN-4.5";
  if (emit) emit(events.make("rowRenewed", null, { row: Array.from(s.row) }, { rule }));
}

/** NUN-13.13 */
export function renewByFavour(s: State, { random, emit }: Context): void {
  const pool = topSegment(s);
  let slots = 0;
  for (let slot = 0; slot < ROW; slot++) {
    if (at(s.row, slot) !== 0 && s.reserved !== slot + 1) slots |= 1 << slot;
  }
  collect(s, pool, slots);
  deal(s, pool, slots, random);
  if (emit) emit(events.make("rowRenewed", null, { row: Array.from(s.row) }, { rule: "NUN-13.13" }));
}

function collect(s: State, pool: number, slots: number): void {
  for (let slot = 0; slot < ROW; slot++) {
    if ((slots & (1 << slot)) === 0 || at(s.row, slot) === 0) continue;
    putBack(s.deck, pool * CARD_STRIDE, at(s.row, slot));
    s.row[slot] = 0;
  }
}

/** Adds the segment `next` to the pool. */
function merge(s: State, pool: number, next: number): void {
  for (let card = 0; card <= CARD_KINDS; card++) {
    add(s.deck, pool * CARD_STRIDE + card, at(s.deck, next * CARD_STRIDE + card));
    s.deck[next * CARD_STRIDE + card] = 0;
  }
}

/** Deals from the pool to those of the slots that are empty, as far as it goes. */
function deal(s: State, pool: number, slots: number, random: Random): void {
  for (let slot = 0; slot < ROW; slot++) {
    if ((slots & (1 << slot)) === 0 || at(s.row, slot) !== 0) continue;
    if (at(s.deck, pool * CARD_STRIDE) === 0) return;
    s.row[slot] = drawFrom(s.deck, pool * CARD_STRIDE, random);
  }
}

/** Puts a random matching card of the pool into the first slot to deal, so that the deal cannot fail. */
function dealMatching(s: State, pool: number, slots: number, open: number, random: Random): void {
  const first = pool * CARD_STRIDE;
  const matches = (card: number): number =>
    (at(CARD_BITS, card) & open) === 0 ? 0 : at(s.deck, first + card);
  let matching = 0;
  for (let card = 1; card <= CARD_KINDS; card++) matching += matches(card);
  let rest = random.int(matching);
  let card = 1;
  while (rest >= matches(card)) rest -= matches(card++);
  s.row[31 - Math.clz32(slots & -slots)] = card;
  add(s.deck, first + card, -1);
  add(s.deck, first, -1);
}
