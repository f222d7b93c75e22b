/** What must hold in every state that the rules can reach. */
import { add, at } from "@banquise/engine";
import { BERTHS, DECKS, KINDS, MAX_SEATS, PILE_COUNTS, SHIPYARD_CARDS } from "./data.ts";
import { result } from "./scoring.ts";
import {
  builtOf,
  cardsBelow,
  cardsOf,
  cubeOn,
  DISCARDED_CUBES,
  DONE,
  DRAFT,
  DRAFTED,
  ENDED,
  FRESH,
  GONE,
  isClosed,
  isFresh,
  OFFER,
  openTracks,
  ownerAt,
  PICK,
  PILE,
  PLACEMENT,
  POST,
  PRE,
  queueLength,
  RELOCATE_TO,
  reserveOf,
  START_CUBE,
  type State,
  scientistsIn,
  shipsAfloat,
  spareCubes,
  staffOf,
} from "./state.ts";
import {
  BUILDINGS_IN_GAME,
  BUILDS,
  bitOfCard,
  CARDS_IN_PLAY,
  CUBES_OF_SEAT,
  countBits,
  DECK_OF,
  EXPERTISE,
  FIRST_OF_DECK,
  ICEBREAKER,
  lowestBit,
  SCIENTISTS_OF_SEAT,
  SIMPLE,
  STARTERS,
  TRACK_COUNT,
  TRACK_LENGTH,
  ZONE_COUNT,
} from "./tables.ts";

type Complain = (text: string) => void;

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const complain = (text: string): void => void found.push(text);
  checkPieces(s, complain);
  checkZones(s, complain);
  checkBuildings(s, complain);
  checkDecks(s, complain);
  checkHands(s, complain);
  checkTracks(s, complain);
  checkTurn(s, complain);
  checkQuestions(s, complain);
  if (s.phase === ENDED) checkPoints(s, complain);
  return found;
}

/** Reused from call to call: simulations ask after every move. */
const ships = new Uint8Array(MAX_SEATS);
const scientists = new Uint8Array(MAX_SEATS);
const standing = new Uint8Array(KINDS.length);
const expected = new Uint8Array(KINDS.length);

/** Scientists, ships and cubes of every seat are somewhere, once; nobody ever has no ship. */
function checkPieces(s: State, complain: Complain): void {
  ships.fill(0);
  scientists.fill(0);
  for (let i = 0; i < s.berths.length; i++) {
    const ship = at(s.berths, i) & ~FRESH;
    if (ship !== 0) add(ships, ship - 1, 1);
  }
  for (let i = 0; i < s.scientists.length; i++) add(scientists, i % MAX_SEATS, at(s.scientists, i));
  for (let seat = 0; seat < s.seats; seat++) {
    const people = at(scientists, seat) + staffOf(s, seat) + reserveOf(s, seat);
    let cubes = spareCubes(s, seat) + at(s.stock, DISCARDED_CUBES + seat);
    for (let i = seat; i < s.cubes.length; i += MAX_SEATS) if (at(s.cubes, i) !== 0) cubes++;
    if (people !== at(SCIENTISTS_OF_SEAT, s.seats)) complain(`seat ${seat}: ${people} scientists`);
    if (cubes !== at(CUBES_OF_SEAT, s.seats)) complain(`seat ${seat}: ${cubes} cubes`);
    if (s.phase === PLACEMENT) continue;
    if (at(ships, seat) === 0) complain(`seat ${seat} has no ship on the board`);
    if (at(ships, seat) !== shipsAfloat(s, seat)) complain(`seat ${seat}: a ship too many or too few`);
  }
}

function checkZones(s: State, complain: Complain): void {
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const queued = queueLength(s, zone);
    for (let berth = 0; berth < BERTHS; berth++) {
      const owner = ownerAt(s, zone, berth);
      if (berth < queued !== (owner >= 0 && owner < s.seats)) complain(`zone ${zone}: gap at berth ${berth}`);
      if (isFresh(s, zone, berth) && zone !== s.sun) complain(`zone ${zone}: a new ship away from the sun`);
      if (at(s.berths, zone * BERTHS + berth) === FRESH) complain(`zone ${zone}: a mark without a ship`);
    }
    if (at(s.icebreakers, zone) >> s.seats !== 0) complain(`zone ${zone}: an icebreaker of nobody`);
    if (!isClosed(s, zone)) continue;
    let pieces = queued + at(s.buildings, zone) + at(s.icebreakers, zone);
    for (let seat = 0; seat < s.seats; seat++) pieces += scientistsIn(s, zone, seat);
    if (pieces > 0 || s.sun === zone || s.target === zone + 1) complain(`zone ${zone} is closed but used`);
  }
}

/** The buildings on the board were set up or built, and there are enough of each. */
function checkBuildings(s: State, complain: Complain): void {
  standing.fill(0);
  for (let zone = 0; zone < ZONE_COUNT; zone++) countEach(at(s.buildings, zone), standing);
  const first = s.seats * KINDS.length;
  for (let kind = 0; kind < KINDS.length; kind++) expected[kind] = at(STARTERS, first + kind);
  if (s.project !== 0) add(expected, at(BUILDS, s.project), 1);
  for (let i = 0; i < s.built.length; i++) {
    for (let set = at(s.built, i); set !== 0; set &= set - 1) {
      add(expected, at(BUILDS, at(FIRST_OF_DECK, i % DECKS.length) + lowestBit(set)), 1);
    }
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = at(standing, kind);
    if (count !== at(expected, kind)) complain(`${KINDS[kind]}: ${count} instead of ${at(expected, kind)}`);
    if (count > at(BUILDINGS_IN_GAME, first + kind)) complain(`${KINDS[kind]}: more than there are`);
  }
}

function countEach(set: number, counts: Uint8Array): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) add(counts, lowestBit(rest), 1);
}

/** Every building card in play is in its deck or in front of one seat. */
function checkDecks(s: State, complain: Complain): void {
  for (let deck = 0; deck < DECKS.length; deck++) {
    const visible = at(s.visible, deck);
    const below = cardsBelow(s, deck);
    if (visible === 0 && below !== 0) complain(`deck ${deck} shows no card`);
    if (visible !== 0 && at(DECK_OF, visible) !== deck) complain(`deck ${deck} shows a card of another`);
    let seen = below | (visible === 0 ? 0 : bitOfCard(visible));
    let count = countBits(seen);
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      seen |= builtOf(s, seat, deck);
      count += countBits(builtOf(s, seat, deck));
    }
    const inPlay = at(CARDS_IN_PLAY, s.seats * DECKS.length + deck);
    if (seen !== inPlay || count !== countBits(inPlay)) complain(`deck ${deck} has lost or doubled cards`);
  }
  if (s.project !== 0 && at(s.visible, at(DECK_OF, s.project)) !== s.project)
    complain("the project is not visible");
}

function checkHands(s: State, complain: Complain): void {
  SHIPYARD_CARDS.forEach((name, card) => {
    let count = cardsOf(s, PILE, card) + cardsOf(s, DRAFTED, card) + cardsOf(s, GONE, card);
    for (let seat = 0; seat < s.seats; seat++) count += cardsOf(s, seat, card);
    if (card === ICEBREAKER) for (const seats of s.icebreakers) count += countBits(seats);
    if (count !== PILE_COUNTS[name]) complain(`${name}: ${count} cards`);
    if (s.phase !== DRAFT && cardsOf(s, DRAFTED, card) > 0) complain(`${name}: revealed and not taken`);
  });
  let expertise = cardsOf(s, PILE, EXPERTISE) + cardsOf(s, GONE, EXPERTISE);
  for (let seat = 0; seat < s.seats; seat++) {
    expertise += cardsOf(s, seat, EXPERTISE);
    if (cardsOf(s, seat, SIMPLE) > 1) complain(`seat ${seat} has two simple cards`);
  }
  if (expertise !== s.seats) complain(`${expertise} expertise cards`);
}

function checkTracks(s: State, complain: Complain): void {
  for (let track = 0; track < TRACK_COUNT; track++) {
    let spaces = 0;
    let cubes = 0;
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      const space = cubeOn(s, track, seat);
      if (space > at(TRACK_LENGTH, track)) complain(`track ${track}: a cube beyond the end`);
      if (space === 0) continue;
      cubes++;
      spaces |= 1 << space;
    }
    if (countBits(spaces) !== cubes) complain(`track ${track}: two cubes on one space`);
    if (cubes > 0 && track >= openTracks(s)) complain(`track ${track} is blocked but used`);
  }
}

/** The records of the turn fit each other. */
function checkTurn(s: State, complain: Complain): void {
  const inTurn = s.phase === PRE || s.phase === POST || s.phase === DONE;
  const inSetup = s.phase === PLACEMENT || s.phase === START_CUBE;
  if (inTurn && s.phase !== s.turnPhase) complain("the phase is not that of the turn");
  if (inTurn && s.decider !== s.active) complain("somebody else decides in a turn");
  if (inTurn && at(s.effects, 0) !== 0) complain("effects are waiting in a turn");
  if (inTurn && s.ending !== 0) complain("the game should be over");
  if (inTurn && s.project !== 0) complain("a card was not taken");
  if (s.phase === PRE && ownerAt(s, s.sun, 0) !== s.active) complain("the acting ship is not first");
  if (!inSetup && (s.turnPhase === PRE) !== (s.target === 0)) complain("the target is out of step");
  if (s.phase === ENDED && s.ending === 0) complain("the game is over for no reason");
  if (countBits(s.cardPlayers) > 2) complain("more than two seats played a card in a sun step");
  if (s.second === 0) return;
  if (ownerAt(s, s.sun, s.turnPhase === PRE ? 1 : 0) !== s.second - 1)
    complain("the second ship is elsewhere");
  if (s.icebreakerTurn === 1) complain("a second ship in the turn of the second ship");
}

/** What is noted for a question belongs to the question. */
function checkQuestions(s: State, complain: Complain): void {
  if (s.decider >= s.seats || s.active >= s.seats || s.trigger >= s.seats)
    complain("a seat that does not exist");
  if (s.phase === OFFER && s.second === 0) complain("an icebreaker is offered to nobody");
  if ((s.phase === RELOCATE_TO) !== s.lifted > 0) complain("a lifted ship without a place to choose");
  if (s.phase === PICK && s.decider === s.trigger) complain("the builder picks a card");
}

/** Bounds of the points (the sums are checked by the contract). */
function checkPoints(s: State, complain: Complain): void {
  const mostInZone = KINDS.length + at(SCIENTISTS_OF_SEAT, s.seats) * s.seats + 1;
  result(s).seats.forEach(({ lines }, seat) => {
    if (lines.some(({ points }) => points <= 0)) complain(`seat ${seat}: a line without points`);
    if (lines.some(({ key, points }) => key === "zone" && points > mostInZone))
      complain(`seat ${seat}: a zone is worth too much`);
  });
}
