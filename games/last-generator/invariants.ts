/** What must hold in every state (RULES.md, "Invariants"), in words when it does not. */
import { at, MoveList } from "@banquise/engine";
import { type Bits, countBits, membersOf } from "./bits.ts";
import { LAW_CODE, PASSIVE_CODE, TECHNOLOGY_CODE } from "./compile/addresses.ts";
import { argAt, opAt } from "./compile/code.ts";
import { END } from "./compile/instructions.ts";
import { CAPACITY, COPIES, EXPEDITIONS_OF_LETTER, LARGE } from "./compile/properties.ts";
import { TRACKS } from "./content/tracks.ts";
import { LETTERS } from "./content/types.ts";
import {
  BASE_CARDS,
  BUILDING_IDS,
  CITIZEN_IDS,
  DISCONTENT,
  EVENTS,
  FIRST_CONCERTATION,
  HOPE,
  MAX_CITIZENS,
  MAX_STACKS,
  MEEPLE_KINDS,
  STACK_DEPTH,
  TILES,
  TRACK_SPACES,
  TYPES,
} from "./data.ts";
import { OP } from "./effects/table.ts";
import { BUILDING_PLACES, NEAR_SLOTS, NEIGHBOURS, PLACES, partnerOf, SLOTS, SPACES } from "./map.ts";
import { moves } from "./moves.ts";
import { ACTION, DAWN, ENDED } from "./phases.ts";
import {
  cardInStack,
  isExcluded,
  kindAt,
  lawCount,
  meeplesAt,
  placedAt,
  resourceOf,
  scoutsAway,
  stackHeight,
  tokenAt,
  tokensOn,
} from "./queries.ts";
import { isOptionAsked, QUESTION } from "./questions.ts";
import { WORKSHOP } from "./rules/buildings.ts";
import { STAGE_CARDS } from "./rules/decks.ts";
import { isDisplayed } from "./rules/display.ts";
import { pathLength } from "./rules/expeditions.ts";
import { pressureSpaces } from "./rules/markers.ts";
import { legal } from "./rules.ts";
import { COVERED, type State } from "./state.ts";

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const check = (holds: boolean, words: string): void => {
    if (!holds) found.push(words);
  };
  checkPeople(s, check);
  checkMarkers(s, check);
  checkTokens(s, check);
  checkCards(s, check);
  checkMap(s, check);
  checkMeeples(s, check);
  checkExpeditions(s, check);
  checkModifiers(s, check);
  checkQuestion(s, check);
  checkLeftovers(s, check);
  return found;
}

type Check = (holds: boolean, words: string) => void;

function checkPeople(s: State, check: Check): void {
  for (let type = 0; type < TYPES; type++) {
    const [citizens, sick, skull] = [at(s.citizens, type), at(s.sick, type), at(s.skull, type)];
    check(sick <= citizens && citizens <= MAX_CITIZENS, `${sick} of ${citizens} sick, type ${type}`);
    check(skull === 0 || sick >= 1, `a skull with nobody sick, type ${type}`);
    check(at(s.covered, type) <= at(s.fatigue, type), `more covered than tokens, type ${type}`);
  }
  check(s.automata <= TRACKS.automata.max, "too many automata");
}

function checkMarkers(s: State, check: Check): void {
  check(s.heat >= 0 && s.heat <= s.cold, `heat ${s.heat} beyond cold ${s.cold}`);
  check(s.cold >= 1 && s.cold <= TRACKS.heat.last, `cold ${s.cold}`);
  for (let i = 0; i < s.radius.length; i++) {
    check(at(s.radius, i) >= 1 && at(s.radius, i) <= s.cold, `indicator ${i} beyond cold`);
    check(i === 0 || at(s.radius, i) >= at(s.radius, i - 1), "indicators out of order");
  }
  check(s.pressure >= 0 && s.pressure <= pressureSpaces(s), `pressure ${s.pressure}`);
  check(s.lodged >= 0 && s.drawer >= 0 && s.overheated <= 1, "an impossible tower");
  check(
    s.resources.every((n) => n >= 0),
    "a resource below zero",
  );
  check(s.hunger >= 0, "hunger below zero");
  if (s.phase === ENDED) return;
  check(s.corpses >= 0 && s.corpses < TRACKS.corpses.lossAt, `${s.corpses} corpses and the game runs`);
}

function checkTokens(s: State, check: Check): void {
  for (const track of [HOPE, DISCONTENT]) {
    const count = tokensOn(s, track);
    for (let space = count; space < TRACK_SPACES; space++)
      check(tokenAt(s, track, space) === 0, "a gap on a track");
    if (s.phase === ENDED) continue;
    check(
      track === HOPE ? count >= 1 : count < TRACKS.discontent.lossAt,
      `${count} tokens on track ${track}`,
    );
  }
}

/** Sets that share no card. */
const disjoint = (...sets: Bits[]): boolean =>
  sets.reduce((sum, set) => sum + countBits(set), 0) === countBits(sets.reduce((all, set) => all | set, 0));

function checkCards(s: State, check: Check): void {
  check(disjoint(s.citizenDeck, s.citizenDiscard, s.hand), "a Citizen card in two places");
  const people = countBits(s.citizenDeck | s.citizenDiscard | s.hand);
  check(people === CITIZEN_IDS.length, `${people} Citizen cards`);
  check(disjoint(s.duskDeck, s.duskDiscard, s.duskAside), "a Dusk card in two places");
  const known = s.duskDeck | s.duskDiscard;
  const concertations = countBits(known >>> FIRST_CONCERTATION) + s.hiddenConcertation;
  check(concertations <= 1, `${concertations} Concertations`);
  check(disjoint(known & ((1 << BASE_CARDS) - 1), s.unseenBase), "a base card both seen and unseen");
  check(disjoint(known >>> FIRST_CONCERTATION, s.unseenConcertations), "a Concertation both seen and unseen");
  check(s.hiddenBase <= countBits(s.unseenBase), "more hidden base cards than unseen ones");
  check(s.hiddenConcertation <= countBits(s.unseenConcertations), "a hidden Concertation that is seen");
  check(lawCount(s) <= TRACKS.laws.max, "too many laws");
  for (let i = 0; i < lawCount(s); i++) {
    const law = at(s.laws, i) - 1;
    check((s.lawDisplay & (1 << law)) === 0, "a law in force and on display");
    check(!isExcluded(s, law), "two laws that exclude each other");
  }
  check((s.techs & ~s.techDisplay) === 0, "a technology from nowhere");
  check(s.developing > 0 === s.developedAt > 0, "a Development token without its technology");
  if (s.developing > 0) {
    check((s.techs & (1 << (s.developing - 1))) === 0, "a technology developed twice");
    check(at(s.copies, WORKSHOP) > 0, "a Development token without a Workshop");
    check(
      s.developedAt >= s.round && s.developedAt <= TRACKS.roundSpaces,
      "a Development token off the track",
    );
  }
  check((s.duskLaws & ~lawBits(s)) === 0, "a consequence of a law that is not in force");
  for (let stage = 0; stage < STAGE_CARDS.length; stage++) {
    const unseen = countBits(s.weatherDeck & (STAGE_CARDS[stage] as Bits));
    check(at(s.weatherLeft, stage) <= unseen, `more Weather cards to come than unseen in stage ${stage + 1}`);
  }
  const events = Array.from(s.events).filter((card) => card > 0);
  check(new Set(events).size === events.length, "an event twice on display");
  for (let event = 0; event < EVENTS.length; event++)
    check(
      at(s.eventRounds, event) === 0 || s.depth > 0 || isDisplayed(s, event),
      "a token without its event",
    );
  check(
    events.every((card) => (s.morningDeck & (1 << (EVENTS[card - 1]?.morning ?? 0))) === 0),
    "an event in the deck",
  );
}

const lawBits = (s: State): Bits =>
  Array.from(s.laws.subarray(0, lawCount(s))).reduce((bits, law) => bits | (1 << (law - 1)), 0);

function checkMap(s: State, check: Check): void {
  const counts = new Uint8Array(BUILDING_IDS.length);
  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    if (at(s.building, place) !== 0 && place < SPACES)
      check(at(s.amounts, place) === 0, `resources under a building on ${place}`);
    if (kind < 0) {
      check(at(s.upgraded, place) === 0, "an upgrade without a building");
      continue;
    }
    counts[kind] = at(counts, kind) + 1;
    if (place < SPACES && at(LARGE, kind) === 1)
      check(at(s.building, partnerOf(place)) === COVERED, `a large building on one space, ${place}`);
    check(meeplesAt(s, place) <= at(CAPACITY, kind), `too many Meeples on ${place}`);
  }
  for (let kind = 0; kind < BUILDING_IDS.length; kind++) {
    check(at(counts, kind) === at(s.copies, kind), `copies of ${BUILDING_IDS[kind]} miscounted`);
    check(at(counts, kind) <= at(COPIES, kind), `too many copies of ${BUILDING_IDS[kind]}`);
  }
  for (let space = 0; space < SPACES; space++) {
    if (kindAt(s, space) < 0) check(meeplesAt(s, space) <= 1, `two Meeples on space ${space}`);
    if (at(s.amounts, space) > 0) check(resourceOf(s, space) >= 0, `resources on nothing, ${space}`);
  }
  const laid = Array.from(s.tiles).filter((tile) => tile > 0);
  check(new Set(laid).size === laid.length, "a tile laid twice");
  const left = countBits(s.nearTiles) + countBits(s.farTiles) + (s.tileInHand > 0 ? 1 : 0);
  check(laid.length + left === TILES.length, "a tile lost");
  check(isConnected(s), "a tile that is not connected to the Generator");
}

/** Whether every tile can be reached from the Generator tile, which every Near slot touches. */
function isConnected(s: State): boolean {
  const reached = new Set<number>();
  const queue = Array.from({ length: NEAR_SLOTS }, (_, slot) => slot).filter((slot) => at(s.tiles, slot) > 0);
  for (let slot = queue.pop(); slot !== undefined; slot = queue.pop()) {
    if (reached.has(slot)) continue;
    reached.add(slot);
    for (const other of NEIGHBOURS[slot] ?? []) if (at(s.tiles, other) > 0) queue.push(other);
  }
  for (let slot = 0; slot < SLOTS; slot++) if (at(s.tiles, slot) > 0 && !reached.has(slot)) return false;
  return true;
}

function checkMeeples(s: State, check: Check): void {
  for (let meeple = 0; meeple < MEEPLE_KINDS; meeple++) {
    let placed = 0;
    for (let place = 0; place < PLACES; place++) placed += placedAt(s, place, meeple);
    const covered = meeple < TYPES ? at(s.covered, meeple) : 0;
    if (s.phase === ACTION)
      check(
        at(s.reserve, meeple) + covered + placed === at(s.fielded, meeple),
        `Meeples ${meeple} miscounted`,
      );
    if (s.phase === DAWN) check(placed + covered === 0, "a Meeple that did not come home");
  }
  check(s.callUsed <= 1 && s.expertUsed <= 1 && s.citizenPlayed <= 1, "something used twice");
}

function checkExpeditions(s: State, check: Check): void {
  for (let letter = 0; letter < LETTERS.length; letter++) {
    let inStacks = 0;
    for (let i = 0; i < MAX_STACKS * STACK_DEPTH; i++) {
      const card = at(s.stacks, i) - 1;
      if (card >= 0 && (at(EXPEDITIONS_OF_LETTER, letter) & (1 << card)) !== 0) inStacks |= 1 << card;
    }
    const [deck, discard] = [at(s.expeditionDecks, letter), at(s.expeditionDiscards, letter)];
    check(disjoint(deck, discard, inStacks), `an expedition ${LETTERS[letter]} in two places`);
    check(
      (deck | discard | inStacks) === at(EXPEDITIONS_OF_LETTER, letter),
      `an expedition ${LETTERS[letter]} lost`,
    );
  }
  for (let stack = 0; stack < MAX_STACKS; stack++) {
    const height = stackHeight(s, stack);
    for (let level = 1; level < height; level++)
      check(cardInStack(s, stack, level) > cardInStack(s, stack, level - 1), "letters that do not rise");
    check(at(s.carried, stack) < 1 << Math.max(0, height - 1), `a bonus from nowhere on stack ${stack}`);
    if (at(s.scouts, stack) === 0) {
      check(at(s.carried, stack) === 0 && at(s.scoutSpaces, stack) === 0, "what a scout left behind");
      continue;
    }
    check(height > 0 && at(s.scoutSpaces, stack) < pathLength(s, stack), `a scout beyond stack ${stack}`);
    check(at(s.citizens, at(s.scouts, stack) - 1) > 0, "a scout who outlives its type");
  }
  check(scoutsAway(s) <= 2, "too many scouts");
}

const expected = new Int16Array(256);

/** What is in force follows from laws, technologies, buildings and what expires. */
function checkModifiers(s: State, check: Check): void {
  expected.fill(0);
  const add = (code: number): void => {
    for (let pc = code; opAt(pc) !== END; pc++)
      if (opAt(pc) === OP.modifier) expected[argAt(pc, 1)] = at(expected, argAt(pc, 1)) + argAt(pc, 2);
  };
  for (let i = 0; i < lawCount(s); i++) add(at(LAW_CODE, at(s.laws, i) - 1));
  for (const technology of membersOf(s.techs)) add(at(TECHNOLOGY_CODE, technology));
  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    if (kind >= 0) add(at(PASSIVE_CODE, kind * 2 + at(s.upgraded, place)));
  }
  // While a law or technology is being resolved its modifiers may be on their way.
  if (s.depth > 0) return;
  for (let slot = 0; slot < s.modifiers.length; slot++) {
    const sum = at(expected, slot) + at(s.roundModifiers, slot) + at(s.actionModifiers, slot);
    check(at(s.modifiers, slot) === sum, `modifier ${slot} is ${at(s.modifiers, slot)}, not ${sum}`);
  }
}

const choices = new MoveList(moves.size);

/** GEN-1.6: nothing is asked that has one answer only; the choice of the Expert is always one. */
function checkQuestion(s: State, check: Check): void {
  if (s.phase === ENDED) {
    check(s.ask === QUESTION.nothing && s.depth === 0, "a question after the end");
    return;
  }
  choices.clear();
  legal(s, choices);
  check(choices.length >= 2, `a question with ${choices.length} answers: ${s.ask}`);
}

/** What is being put together is blank when nothing is. */
function checkLeftovers(s: State, check: Check): void {
  if (s.phase === ENDED) return;
  const { ask } = s;
  check(s.group > 0 === isOptionAsked(ask), "a list of options that nobody is asked about");
  check(s.dying > 0 === (ask === QUESTION.deathCard), "somebody who is dying for no question");
  check(s.tileInHand > 0 === (ask === QUESTION.slot), "a tile in hand and nowhere to put it");
  check(s.constructing > 0 === (ask === QUESTION.site), "a building without a question for its site");
  check(s.recalling > 0 === (ask === QUESTION.recallType), "a Meeple half taken back");
  check(s.voter > 0 || s.votes.every((vote) => vote === 0), "votes that nobody counts");
  if (ask === QUESTION.turn || s.phase !== ACTION)
    check(s.meeple + s.act + s.target + s.option + s.actingPlace === 0, "an act that is over is remembered");
}
