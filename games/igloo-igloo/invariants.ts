/** What must hold in every position, whatever was played. */
import { at, type Seat } from "@banquise/engine";
import {
  BASE_AP,
  BEAR,
  ENDURANCE_VALUES,
  FACES,
  FISH,
  FOX,
  IGLOOS,
  KIND_COUNT,
  KIND_COUNTS,
  KINDS,
  PACK_TILE,
  PREY_VALUES,
  RED_FACES,
  SPACES,
  STEPS,
  TILE_COUNTS,
  TILES,
} from "./data.ts";
import { CORNERS, nameOf, OUTSIDE } from "./spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  animalsAt,
  countInuits,
  countTiles,
  DISPLACE,
  ENDED,
  EVICT,
  FACE_DOWN,
  iglooOwner,
  inuitsPerSeat,
  isIce,
  isWater,
  LAND,
  LANDING,
  MELT,
  PACK,
  PLACEMENT,
  REACTION,
  type State,
  spaceOfInuit,
} from "./state.ts";

type Complain = (text: string) => void;

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const complain: Complain = (text) => void found.push(text);
  checkTiles(s, complain);
  checkAnimals(s, complain);
  checkTribes(s, complain);
  for (let space = 0; space < SPACES; space++) checkSpace(s, space, complain);
  checkTurn(s, complain);
  return found;
}

const sum = (counts: Uint8Array): number => counts.reduce((total, count) => total + count, 0);

function checkTiles(s: State, complain: Complain): void {
  const faceDown = countTiles(s, FACE_DOWN);
  const packs = countTiles(s, PACK);
  if (packs !== at(s.shown, PACK_TILE))
    complain(`${packs} packs on the board, ${at(s.shown, PACK_TILE)} drawn`);
  const bag = TILES - sum(s.shown) - sum(s.hands);
  if (bag !== faceDown + s.thawed)
    complain(`${bag} tiles in the bag, ${faceDown} face down and ${s.thawed} thawed`);
  FACES.forEach((name, face) => {
    let used = at(s.shown, face);
    for (let seat = 0; seat < s.seats && face < RED_FACES; seat++)
      used += at(s.hands, seat * RED_FACES + face);
    if (used > at(TILE_COUNTS, face)) complain(`${used} tiles ${name}`);
  });
  for (let seat = 0; seat < s.seats; seat++) {
    const held = sum(s.hands.subarray(seat * RED_FACES, (seat + 1) * RED_FACES));
    if (held !== at(s.handSizes, seat))
      complain(`seat ${seat} holds ${held}, not ${at(s.handSizes, seat)} tiles`);
  }
  if (at(s.tiles, OUTSIDE) !== LAND) complain("the outside is not land");
}

function checkAnimals(s: State, complain: Complain): void {
  KINDS.forEach((name, kind) => {
    let count = at(s.lost, kind) + inPool(s, kind);
    for (let seat = 0; seat < s.seats; seat++) count += at(s.trophies, seat * KIND_COUNT + kind);
    for (let space = 0; space < SPACES; space++) count += animalsAt(s, space, kind);
    if (count !== at(KIND_COUNTS, kind)) complain(`${count} animals ${name}`);
  });
}

function inPool(s: State, kind: number): number {
  if (kind === BEAR) return s.bearPool;
  return kind < FOX ? at(s.fishPool, kind - FISH) : at(s.foxPool, kind - FOX);
}

function checkTribes(s: State, complain: Complain): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const igloos = s.igloos.reduce((count, owner) => count + (owner === seat + 1 ? 1 : 0), 0);
    if (igloos + at(s.igloosLeft, seat) !== IGLOOS)
      complain(`seat ${seat} has ${igloos} igloos on the board`);
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) checkInuit(s, seat, inuit, complain);
  }
}

function checkInuit(s: State, seat: Seat, inuit: number, complain: Complain): void {
  const space = spaceOfInuit(s, seat, inuit);
  const complainHere = (text: string): void => complain(`seat ${seat}: an inuit ${text}`);
  if (space < 0) {
    if (s.phase !== PLACEMENT && s.phase !== EVICT) complainHere("is nowhere");
    return;
  }
  if (isWater(s, space)) complainHere(`swims at ${nameOf(space)}`);
  const owner = iglooOwner(s, space);
  if (animalsAt(s, space, BEAR) > 0 && owner !== seat && s.phase !== REACTION)
    complainHere(`is with a bear at ${nameOf(space)}`);
  if (s.gamers === 1 && owner >= 0 && owner !== seat)
    complainHere(`is at the foreign igloo ${nameOf(space)}`);
}

function checkSpace(s: State, space: number, complain: Complain): void {
  const complainHere = (text: string): void => complain(`${nameOf(space)}: ${text}`);
  const igloo = at(s.igloos, space) === 0 ? 0 : 1;
  const bears = animalsAt(s, space, BEAR);
  let fish = 0;
  let foxes = 0;
  for (let value = 0; value < PREY_VALUES; value++) {
    fish += animalsAt(s, space, FISH + value);
    foxes += animalsAt(s, space, FOX + value);
  }
  let pieces = igloo + bears + fish + foxes;
  for (let seat = 0; seat < s.seats; seat++) pieces += countInuits(s, seat, space);
  if (pieces !== at(s.pieces, space)) complainHere(`${pieces} pieces, not ${at(s.pieces, space)}`);
  if (CORNERS.includes(space) !== (at(s.tiles, space) === LAND)) complainHere("wrong ground");
  if (at(s.tiles, space) > PACK) complainHere("unknown tile");
  if (fish > 0 && !isWater(s, space)) complainHere("fish out of the water");
  if ((foxes > 0 || igloo > 0) && !isIce(s, space)) complainHere("a fox or igloo off the ice");
  if (bears > 0 && at(s.tiles, space) === LAND) complainHere("a bear on land");
  if (bears > 1) complainHere("two bears");
  if (bears > 0 && fish + foxes > 0) complainHere("a bear with its prey");
}

const MAX_AP = BASE_AP + ENDURANCE_VALUES;

function checkTurn(s: State, complain: Complain): void {
  const inAction = s.phase === ACTION || s.phase === LANDING || s.resume === ACTION;
  if (s.ap > MAX_AP || s.ap < 0 || (s.ap > 0 && !inAction)) complain(`${s.ap} action points`);
  if (s.steps < 0 || s.steps > STEPS) complain(`${s.steps} steps`);
  if (s.turn > TILES) complain(`turn ${s.turn}`);
  const interrupts = s.phase === ANIMAL_MOVE || s.phase === REACTION || s.phase === EVICT;
  if (interrupts !== (s.resume === MELT || s.resume === ACTION))
    complain(`phase ${s.phase} resumes ${s.resume}`);
  if ((s.phase === REACTION) !== s.prompted > 0) complain("a prompt without a reaction, or none");
  if ((s.phase === DISPLACE) !== s.direction > 0) complain("a direction without a drift, or none");
  const focused = [DISPLACE, LANDING, REACTION, EVICT].includes(s.phase);
  if (focused !== s.focus > 0) complain("a space in question without a question, or none");
  if (s.phase < PLACEMENT || s.phase > ENDED || s.active >= s.seats) complain("nobody decides");
  if (s.steps > 0 && !interrupts) complain("animals step at the wrong time");
}
