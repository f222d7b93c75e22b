/** What must hold in every state that the rules can reach. */
import { at } from "@banquise/engine";
import { BERTHS, BUILDING_COUNTS, DECKS, KINDS, MAX_SEATS, PILE_COUNTS, SHIPYARD_CARDS } from "./data.ts";
import { majoritiesOf, result } from "./scoring.ts";
import {
  CHOOSE_TRACK,
  cardsBuilt,
  cubeOn,
  DONE,
  ENDED,
  FRESH,
  inHand,
  isClosed,
  isFresh,
  isUsed,
  OFFER,
  openTracks,
  ownerAt,
  PICK,
  PLACEMENT,
  POST,
  PRE,
  RELOCATE_TO,
  START_CUBE,
  type State,
  scientistsIn,
  shipsAfloat,
  shipsIn,
} from "./state.ts";
import {
  BUILDS,
  CARDS,
  CUBES_OF_SEAT,
  cardsInPlay,
  countBits,
  DECK_OF,
  EFFECT_AT,
  EXPERTISE,
  FIRST_OF_DECK,
  ICEBREAKER,
  isBlue,
  kindIndex,
  MIN_PLAYERS_OF,
  SCIENTISTS_OF_SEAT,
  SHIPS_OF_SEAT,
  SHIPYARD_KINDS,
  SIMPLE,
  SPACES,
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
  checkCards(s, complain);
  checkTracks(s, complain);
  checkTurn(s, complain);
  if (s.phase === ENDED) checkPoints(s, complain);
  return found;
}

const inSetup = (s: State): boolean => s.phase === PLACEMENT || s.phase === START_CUBE;

/** Scientists, ships and cubes of every seat are somewhere, once. */
function checkPieces(s: State, complain: Complain): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    let scientists = at(s.staff, seat) + at(s.reserve, seat);
    let ships = 0;
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      scientists += scientistsIn(s, zone, seat);
      ships += shipsIn(s, zone, seat);
    }
    let cubes = at(s.spareCubes, seat) + at(s.discardedCubes, seat);
    for (let track = 0; track < TRACK_COUNT; track++) if (cubeOn(s, track, seat) > 0) cubes++;
    const plays = seat < s.seats;
    if (scientists !== (plays ? at(SCIENTISTS_OF_SEAT, s.seats) : 0))
      complain(`seat ${seat}: ${scientists} scientists`);
    if (cubes !== (plays ? at(CUBES_OF_SEAT, s.seats) : 0)) complain(`seat ${seat}: ${cubes} cubes`);
    if (s.phase === PLACEMENT) continue;
    const allShips = ships + at(s.spareShips, seat) + at(s.discardedShips, seat);
    if (allShips !== (plays ? at(SHIPS_OF_SEAT, s.seats) : 0)) complain(`seat ${seat}: ${allShips} ships`);
    if (plays && ships === 0) complain(`seat ${seat} has no ship on the board`);
    if (plays && ships !== shipsAfloat(s, seat)) complain(`seat ${seat}: ships afloat are miscounted`);
  }
}

function checkZones(s: State, complain: Complain): void {
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const queued = at(s.queued, zone);
    if (queued > BERTHS) complain(`zone ${zone}: ${queued} ships`);
    for (let berth = 0; berth < BERTHS; berth++) {
      const owner = ownerAt(s, zone, berth);
      if (berth < queued !== (owner >= 0 && owner < s.seats)) complain(`zone ${zone}: gap at berth ${berth}`);
      if (isFresh(s, zone, berth) && zone !== s.sun) complain(`zone ${zone}: a new ship away from the sun`);
      if (owner < 0 && at(s.berths, zone * BERTHS + berth) === FRESH)
        complain(`zone ${zone}: a mark without a ship`);
    }
    if (at(s.icebreakers, zone) >> s.seats !== 0) complain(`zone ${zone}: an icebreaker of nobody`);
    if (!isClosed(s, zone)) continue;
    let pieces = queued + at(s.buildings, zone) + at(s.icebreakers, zone);
    for (let seat = 0; seat < s.seats; seat++) pieces += scientistsIn(s, zone, seat);
    if (pieces > 0 || s.sun === zone || s.target === zone + 1) complain(`zone ${zone} is closed but used`);
  }
}

/** Every building is on the board, in the supply or in the box; those on the board were set up or built. */
function checkBuildings(s: State, complain: Complain): void {
  const { buildings, boxed } = setupFor(s.seats);
  let onBoard = 0;
  KINDS.forEach((kind, index) => {
    let standing = 0;
    for (let zone = 0; zone < ZONE_COUNT; zone++) standing += (at(s.buildings, zone) >> index) & 1;
    const inBox = boxed.filter((other) => other === kind).length;
    if (standing + at(s.supply, index) + inBox !== BUILDING_COUNTS[kind]) complain(`${kind}: miscounted`);
    const started = buildings.filter((other) => other === kind).length;
    let built = s.project !== 0 && at(BUILDS, s.project) === index ? 1 : 0;
    for (let card = 1; card <= CARDS; card++) {
      if (at(s.builtBy, card) !== 0 && at(BUILDS, card) === kindIndex(kind)) built++;
    }
    if (standing !== started + built) complain(`${kind}: ${standing} stand, ${built} were built`);
    onBoard += standing;
  });
  let cards = 0;
  for (let seat = 0; seat < s.seats; seat++) cards += cardsBuilt(s, seat);
  if (onBoard !== buildings.length + cards + (s.project === 0 ? 0 : 1))
    complain("buildings and cards differ");
}

function checkCards(s: State, complain: Complain): void {
  let inDecks = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const visible = at(s.visible, deck);
    const below = at(s.below, deck);
    inDecks += countBits(below) + (visible === 0 ? 0 : 1);
    if (visible === 0 && below !== 0) complain(`deck ${deck} shows no card`);
    if (visible !== 0 && at(DECK_OF, visible) !== deck) complain(`deck ${deck} shows a card of another`);
    for (let card = 1; card <= CARDS; card++) {
      if (at(DECK_OF, card) !== deck) continue;
      const isBelow = ((below >> (card - at(FIRST_OF_DECK, deck))) & 1) === 1;
      const places = (isBelow ? 1 : 0) + (visible === card ? 1 : 0) + (at(s.builtBy, card) === 0 ? 0 : 1);
      if (places !== (at(MIN_PLAYERS_OF, card) <= s.seats ? 1 : 0))
        complain(`card ${card} is in ${places} places`);
    }
  }
  let built = 0;
  for (let seat = 0; seat < s.seats; seat++) built += cardsBuilt(s, seat);
  if (inDecks + built !== cardsInPlay(s.seats)) complain(`${inDecks + built} building cards`);
  if (s.project !== 0 && at(s.visible, at(DECK_OF, s.project)) !== s.project)
    complain("the project is not visible");

  for (let card = 0; card < SHIPYARD_KINDS; card++) {
    let count = at(s.pile, card) + at(s.draft, card) + at(s.gone, card);
    for (let seat = 0; seat < s.seats; seat++) count += inHand(s, seat, card);
    if (card === ICEBREAKER) for (const seats of s.icebreakers) count += countBits(seats);
    const name = SHIPYARD_CARDS[card];
    if (name === undefined || count !== PILE_COUNTS[name]) complain(`${name}: ${count} cards`);
  }
  let expertise = s.expertisePile + at(s.gone, EXPERTISE);
  for (let seat = 0; seat < s.seats; seat++) {
    expertise += inHand(s, seat, EXPERTISE);
    if (inHand(s, seat, SIMPLE) > 1) complain(`seat ${seat} has two simple cards`);
  }
  if (expertise !== s.seats) complain(`${expertise} expertise cards`);
}

function checkTracks(s: State, complain: Complain): void {
  for (let track = 0; track < TRACK_COUNT; track++) {
    let spaces = 0;
    let cubes = 0;
    let foremost = 0;
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      const space = cubeOn(s, track, seat);
      if (space > at(TRACK_LENGTH, track)) complain(`track ${track}: a cube beyond the end`);
      if (space === 0) continue;
      cubes++;
      spaces |= 1 << space;
      foremost = Math.max(foremost, space);
    }
    if (countBits(spaces) !== cubes) complain(`track ${track}: two cubes on one space`);
    if (cubes > 0 && track >= openTracks(s)) complain(`track ${track} is blocked but used`);
    for (let space = 0; space < SPACES; space++) {
      const blue = isBlue(at(EFFECT_AT, track * SPACES + space));
      if (isUsed(s, track, space) !== (blue && space <= foremost)) {
        complain(`track ${track}: whether space ${space} is used does not fit the cubes`);
      }
    }
  }
}

/** The records of the turn fit each other. */
function checkTurn(s: State, complain: Complain): void {
  const inTurn = s.phase === PRE || s.phase === POST || s.phase === DONE;
  if (inTurn && s.phase !== s.turnPhase) complain("the phase is not that of the turn");
  if (inTurn && s.decider !== s.active) complain("somebody else decides in a turn");
  if (inTurn && s.effectsTo !== 0) complain("effects are waiting in a turn");
  if (inTurn && s.ending !== 0) complain("the game should be over");
  if (inTurn && s.project !== 0) complain("a card was not taken");
  if (s.phase === PRE && ownerAt(s, s.sun, 0) !== s.active) complain("the acting ship is not first");
  if (!inSetup(s) && s.phase !== ENDED && (s.turnPhase === PRE) !== (s.target === 0))
    complain("the target is out of step");
  if (s.phase === ENDED && s.ending === 0) complain("the game is over for no reason");
  if (s.effectsFrom > s.effectsTo) complain("the effect queue is broken");
  if (s.second !== 0) {
    const berth = s.turnPhase === PRE ? 1 : 0;
    if (ownerAt(s, s.sun, berth) !== s.second - 1) complain("the second ship is not where it should be");
    if (s.icebreakerTurn === 1) complain("a second ship in the turn of the second ship");
  }
  if (s.phase === OFFER && s.second === 0) complain("an icebreaker is offered to nobody");
  if ((s.phase === CHOOSE_TRACK) !== s.spaces > 0) complain("spaces without a track to choose");
  if ((s.phase === RELOCATE_TO) !== s.lifted > 0) complain("a lifted ship without a place to choose");
  if (s.phase === PICK && s.decider === s.trigger) complain("the builder picks a card");
  if (countBits(s.cardPlayers) > 2) complain("more than two seats played a card in a sun step");
}

/** Bounds of the points (the sums are checked by the contract). */
function checkPoints(s: State, complain: Complain): void {
  result(s).seats.forEach(({ total, lines }, seat) => {
    if (total < 0) complain(`seat ${seat}: ${total} points`);
    const inZones = lines.filter((line) => line.key === "zone");
    const mostInZone = KINDS.length + at(SCIENTISTS_OF_SEAT, s.seats) * s.seats + 1;
    if (inZones.some((line) => line.points > mostInZone)) complain(`seat ${seat}: too many points in a zone`);
    if (majoritiesOf(s, seat) > lines.length) complain(`seat ${seat}: a majority without points`);
  });
}
