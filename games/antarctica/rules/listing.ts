/** What the deciding seat may do, listed phase by phase. */
import type { MoveList } from "@banquise/engine";
import { BERTHS, DECKS } from "../data.ts";
import { moves } from "../moves.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  cardsOf,
  DONE,
  DRAFT,
  DRAFTED,
  OFFER,
  openTracks,
  PICK,
  PILE,
  PLACEMENT,
  POST,
  PRE,
  RELOCATE,
  RELOCATE_TO,
  START_CUBE,
  type State,
} from "../state.ts";
import { ICEBREAKER, SHIPYARD_KINDS, ZONE_COUNT } from "../tables.ts";
import {
  whyNotBuildNow,
  whyNotBuildShip,
  whyNotHold,
  whyNotLayIcebreaker,
  whyNotPlaceShip,
  whyNotPlayCard,
  whyNotRecruit,
  whyNotRelocate,
  whyNotRelocateTo,
  whyNotResearch,
  whyNotSacrificeAfloat,
  whyNotSacrificeCube,
  whyNotSacrificeShip,
  whyNotSacrificeSpareShip,
  whyNotSail,
  whyNotThree,
} from "./refusals.ts";
import { accessOf } from "./ships.ts";
import { whyNotAdvance } from "./tracks.ts";

const {
  placeShip,
  placeStartCube,
  moveShip,
  buildBuilding,
  buildShip,
  recruit,
  research,
  playCard,
  layIcebreaker,
  sacrificeCube,
  sacrificeSpareShip,
  sacrificeShip,
  endTurn,
  chooseTrack,
  relocateShip,
  relocateTo,
  keepShips,
  takeCard,
  useIcebreaker,
} = moves.first;

export function listMoves(s: State, out: MoveList): void {
  switch (s.phase) {
    case PRE:
      for (let zone = 0; zone < ZONE_COUNT; zone++)
        if (whyNotSail(s, zone) === null) out.push(moveShip + zone);
      listExtras(s, out);
      return;
    case POST:
      listActions(s, out);
      out.push(endTurn);
      listExtras(s, out);
      return;
    case DONE:
      out.push(endTurn);
      listExtras(s, out);
      return;
    default:
      listOthers(s, out);
  }
}

function listActions(s: State, out: MoveList): void {
  const access = accessOf(s, s.active);
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (whyNotBuildNow(s, deck, access) === null) out.push(buildBuilding + deck);
  }
  if (whyNotBuildShip(s) === null) out.push(buildShip);
  if (whyNotRecruit(s) === null) out.push(recruit);
  for (let track = 0; track < openTracks(s); track++) {
    if (whyNotResearch(s, track) === null) out.push(research + track);
  }
}

/** Cards and sacrifices. */
function listExtras(s: State, out: MoveList): void {
  for (let card = 0; card < ICEBREAKER; card++)
    if (whyNotPlayCard(s, card) === null) out.push(playCard + card);
  if (whyNotHold(s, ICEBREAKER) === null) {
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      if (whyNotLayIcebreaker(s, zone) === null) out.push(layIcebreaker + zone);
    }
  }
  if (whyNotSacrificeCube(s) === null) out.push(sacrificeCube);
  if (whyNotSacrificeSpareShip(s) === null) out.push(sacrificeSpareShip);
  if (whyNotSacrificeAfloat(s) !== null) return;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    for (let berth = 0; berth < BERTHS; berth++) {
      if (whyNotSacrificeShip(s, zone, berth) === null) out.push(sacrificeShip + zone * BERTHS + berth);
    }
  }
}

/** Decisions outside the phases of a turn. */
function listOthers(s: State, out: MoveList): void {
  switch (s.phase) {
    case CHOOSE_TRACK:
      listTracks(s, chooseTrack, out);
      return;
    case START_CUBE:
      listTracks(s, placeStartCube, out);
      return;
    case CHOOSE_THREE:
      for (let track = 0; track < openTracks(s); track++) {
        if (whyNotThree(s, track) === null) out.push(chooseTrack + track);
      }
      return;
    case RELOCATE:
      listRelocations(s, out);
      out.push(keepShips);
      return;
    case RELOCATE_TO:
      for (let zone = 0; zone < ZONE_COUNT; zone++) {
        if (whyNotRelocateTo(s, zone) === null) out.push(relocateTo + zone);
      }
      return;
    case PICK:
      listCards(s, PILE, out);
      return;
    case DRAFT:
      listCards(s, DRAFTED, out);
      return;
    case OFFER:
      out.push(useIcebreaker);
      out.push(useIcebreaker + 1);
      return;
    case PLACEMENT:
      for (let zone = 0; zone < ZONE_COUNT; zone++) {
        if (whyNotPlaceShip(s, zone) === null) out.push(placeShip + zone);
      }
  }
}

function listTracks(s: State, first: number, out: MoveList): void {
  for (let track = 0; track < openTracks(s); track++) {
    if (whyNotAdvance(s, s.decider, track) === null) out.push(first + track);
  }
}

function listCards(s: State, holder: number, out: MoveList): void {
  for (let card = 0; card < SHIPYARD_KINDS; card++)
    if (cardsOf(s, holder, card) > 0) out.push(takeCard + card);
}

function listRelocations(s: State, out: MoveList): void {
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    for (let berth = 0; berth < BERTHS; berth++) {
      if (whyNotRelocate(s, zone, berth) === null) out.push(relocateShip + zone * BERTHS + berth);
    }
  }
}
