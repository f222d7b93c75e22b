/** What must hold in every position, whatever was played. */
import { add, at, type Seat } from "@banquise/engine";
import {
  BASE_AP,
  BEAR,
  ENDURANCE_VALUES,
  FACES,
  FISH,
  FOX,
  IGLOOS,
  isRed,
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
import { CORNERS, DIRECTION_COUNT, nameOf, neighbour, OUTSIDE } from "./spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  animalsAt,
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
  tilesInHand,
} from "./state.ts";

type Complain = (text: string) => void;

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const complain: Complain = (text) => void found.push(text);
  checkTiles(s, complain);
  checkAnimals(s, complain);
  const crowds = new Uint8Array(SPACES);
  checkTribes(s, crowds, complain);
  for (let space = 0; space < SPACES; space++) checkSpace(s, space, at(crowds, space), complain);
  checkTurn(s, complain);
  return found;
}

function sum(counts: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += at(counts, i);
  return total;
}

function checkTiles(s: State, complain: Complain): void {
  const faceDown = countTiles(s, FACE_DOWN);
  const packs = countTiles(s, PACK);
  if (packs !== at(s.shown, PACK_TILE))
    complain(`${packs} packs on the board, ${at(s.shown, PACK_TILE)} drawn`);
  const bag = TILES - sum(s.shown) - sum(s.hands);
  if (bag !== faceDown + s.thawed)
    complain(`${bag} tiles in the bag, ${faceDown} face down and ${s.thawed} thawed`);
  for (let face = 0; face < FACES.length; face++) {
    let used = at(s.shown, face);
    if (isRed(face)) for (let seat = 0; seat < s.seats; seat++) used += tilesInHand(s, seat, face);
    if (used > at(TILE_COUNTS, face)) complain(`${used} tiles ${FACES[face]}`);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    let held = 0;
    for (let face = 0; face < RED_FACES; face++) held += tilesInHand(s, seat, face);
    if (held !== at(s.handSizes, seat))
      complain(`seat ${seat} holds ${held}, not ${at(s.handSizes, seat)} tiles`);
  }
  if (at(s.tiles, OUTSIDE) !== LAND) complain("the outside is not land");
}

function checkAnimals(s: State, complain: Complain): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let count = at(s.lost, kind) + at(s.pools, kind);
    for (let seat = 0; seat < s.seats; seat++) count += at(s.trophies, seat * KIND_COUNT + kind);
    for (let space = 0; space < SPACES; space++) count += animalsAt(s, space, kind);
    if (count !== at(KIND_COUNTS, kind)) complain(`${count} animals ${KINDS[kind]}`);
  }
}

/** Also counts the inuits of each space into `crowds`. */
function checkTribes(s: State, crowds: Uint8Array, complain: Complain): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let igloos = at(s.igloosLeft, seat);
    for (let space = 0; space < SPACES; space++) if (iglooOwner(s, space) === seat) igloos++;
    if (igloos !== IGLOOS) complain(`seat ${seat} has ${igloos} igloos`);
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
      const space = spaceOfInuit(s, seat, inuit);
      if (space >= 0) add(crowds, space, 1);
      const rule = whyNotThere(s, seat, space);
      if (rule !== null) complain(`seat ${seat}: an inuit ${rule} (${nameOf(space)})`);
    }
  }
}

function whyNotThere(s: State, seat: Seat, space: number): string | null {
  if (space < 0) return s.phase === PLACEMENT || s.phase === EVICT ? null : "is nowhere";
  if (isWater(s, space)) return "swims";
  const owner = iglooOwner(s, space);
  if (animalsAt(s, space, BEAR) > 0 && owner !== seat && s.phase !== REACTION) return "stands before a bear";
  return s.gamers === 1 && owner >= 0 && owner !== seat ? "is at the igloo of a rival" : null;
}

function checkSpace(s: State, space: number, inuits: number, complain: Complain): void {
  const igloo = at(s.igloos, space) === 0 ? 0 : 1;
  const bears = animalsAt(s, space, BEAR);
  let fish = 0;
  let foxes = 0;
  for (let value = 0; value < PREY_VALUES; value++) {
    fish += animalsAt(s, space, FISH + value);
    foxes += animalsAt(s, space, FOX + value);
  }
  const name = nameOf(space);
  const pieces = inuits + igloo + bears + fish + foxes;
  if (pieces !== at(s.pieces, space)) complain(`${name}: ${pieces} pieces, not ${at(s.pieces, space)}`);
  if (CORNERS.includes(space) !== (at(s.tiles, space) === LAND)) complain(`${name}: wrong ground`);
  let water = 0;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    if (isWater(s, neighbour(space, direction))) water++;
  }
  if (water !== at(s.waterSides, space)) complain(`${name}: ${water} sides at the water`);
  if (at(s.tiles, space) > PACK) complain(`${name}: unknown tile`);
  if (fish > 0 && !isWater(s, space)) complain(`${name}: fish out of the water`);
  if (foxes + igloo > 0 && !isIce(s, space)) complain(`${name}: a fox or igloo off the ice`);
  if (bears > 0 && at(s.tiles, space) === LAND) complain(`${name}: a bear on land`);
  if (bears > 1) complain(`${name}: two bears`);
  if (bears > 0 && fish + foxes > 0) complain(`${name}: a bear with its prey`);
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
