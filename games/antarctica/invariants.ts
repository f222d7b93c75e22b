/** What must hold in every state that the rules can reach. */
import { at } from "@banquise/engine";
import { BERTHS, BUILDING_COUNTS, DECKS, KINDS, MAX_SEATS, PILE_COUNTS, SHIPYARD_CARDS } from "./data.ts";
import { majoritiesOf, result } from "./scoring.ts";
import {
  builtOf,
  cardsBelow,
  cardsOf,
  cubeOn,
  DISCARDED_CUBES,
  DISCARDED_SHIPS,
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
  shipsIn,
  spareCubes,
  spareShips,
  staffOf,
  supplyOf,
} from "./state.ts";
import {
  BUILDS,
  bitOfCard,
  CARDS,
  CARDS_IN_PLAY,
  CUBES_OF_SEAT,
  countBits,
  DECK_OF,
  EXPERTISE,
  ICEBREAKER,
  kindIndex,
  SCIENTISTS_OF_SEAT,
  SHIPS_OF_SEAT,
  SIMPLE,
  setupFor,
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

/** Scientists, ships and cubes of every seat are somewhere, once; nobody ever has no ship. */
function checkPieces(s: State, complain: Complain): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let scientists = staffOf(s, seat) + reserveOf(s, seat);
    let ships = 0;
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      scientists += scientistsIn(s, zone, seat);
      ships += shipsIn(s, zone, seat);
    }
    let cubes = spareCubes(s, seat) + at(s.stock, DISCARDED_CUBES + seat);
    for (let track = 0; track < TRACK_COUNT; track++) if (cubeOn(s, track, seat) > 0) cubes++;
    if (scientists !== at(SCIENTISTS_OF_SEAT, s.seats)) complain(`seat ${seat}: ${scientists} scientists`);
    if (cubes !== at(CUBES_OF_SEAT, s.seats)) complain(`seat ${seat}: ${cubes} cubes`);
    if (s.phase === PLACEMENT) continue;
    const allShips = ships + spareShips(s, seat) + at(s.stock, DISCARDED_SHIPS + seat);
    if (allShips !== at(SHIPS_OF_SEAT, s.seats)) complain(`seat ${seat}: ${allShips} ships`);
    if (ships === 0) complain(`seat ${seat} has no ship on the board`);
    if (ships !== shipsAfloat(s, seat)) complain(`seat ${seat}: ships afloat are miscounted`);
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

/** The buildings on the board were set up or built, and there were enough of each. */
function checkBuildings(s: State, complain: Complain): void {
  const expected = new Uint8Array(KINDS.length);
  for (const kind of setupFor(s.seats).buildings)
    expected[kindIndex(kind)] = at(expected, kindIndex(kind)) + 1;
  for (let card = 1; card <= CARDS; card++) {
    if (card === s.project || isBuilt(s, card))
      expected[at(BUILDS, card)] = at(expected, at(BUILDS, card)) + 1;
  }
  KINDS.forEach((kind, index) => {
    let standing = 0;
    for (let zone = 0; zone < ZONE_COUNT; zone++) standing += (at(s.buildings, zone) >> index) & 1;
    if (standing !== at(expected, index)) complain(`${kind}: ${standing} instead of ${at(expected, index)}`);
    if (supplyOf(s, index) < 0 || supplyOf(s, index) > BUILDING_COUNTS[kind]) complain(`${kind}: miscounted`);
  });
}

function isBuilt(s: State, card: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if ((builtOf(s, seat, at(DECK_OF, card)) & bitOfCard(card)) !== 0) return true;
  }
  return false;
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
    if (majoritiesOf(s, seat) > lines.length) complain(`seat ${seat}: a majority without points`);
  });
}
