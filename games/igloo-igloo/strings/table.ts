/** The table in words: enough to play from a terminal or with a screen reader. */
import { at, type Seat, type Viewer } from "@banquise/engine";
import { FACES, isRed, KIND_COUNT, RED_TYPES, SPACES } from "../data.ts";
import { kindsAt } from "../pieces.ts";
import { islandsOf, promisedPoints, result, trophyPoints } from "../scoring.ts";
import { nameOf } from "../spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  countTiles,
  ENDED,
  EVICT,
  FACE_DOWN,
  iglooOwner,
  inuitsPerSeat,
  LANDING,
  MELT,
  nextToFlee,
  PACK,
  PLACEMENT,
  REACTION,
  type State,
  spaceOfInuit,
  tilesInHand,
  WATER,
} from "../state.ts";
import type { Phrases } from "./phrases.ts";

export type Name = (seat: Seat) => string;

/** Larger islands are told by their size alone. */
const LISTED_TILES = 12;

const allSpaces = Array.from({ length: SPACES }, (_, space) => space);
const namesOf = (spaces: readonly number[]): string => spaces.map(nameOf).join(", ");
const spacesOf = (view: State, tile: number): string =>
  namesOf(allSpaces.filter((space) => at(view.tiles, space) === tile));

export function describeTable(words: Phrases, view: State, viewer: Viewer, name: Name): readonly string[] {
  const say = words.table;
  const played = RED_TYPES.flatMap((_, type) =>
    view.played & (1 << type) ? [words.redTypes[type] ?? ""] : [],
  );
  const lines = [nowDoing(words, view, name)];
  if (played.length > 0 && view.phase !== ENDED) lines.push(say.played(words.list(played)));
  lines.push(say.water(spacesOf(view, WATER)));
  const packs = spacesOf(view, PACK);
  if (packs !== "") lines.push(say.packs(packs));
  lines.push(say.faceDown(countTiles(view, FACE_DOWN)));
  const animals = animalPlaces(words, view);
  if (animals !== "") lines.push(say.animals(animals));
  for (let seat = 0; seat < view.seats; seat++) lines.push(...describeSeat(words, view, viewer, seat, name));
  lines.push(...islandLines(words, view, name));
  const promised = promisedPoints(view);
  result(view).seats.forEach(({ total }, seat) => {
    const who = name(seat);
    lines.push(view.phase === ENDED ? say.total(who, total) : say.points(who, total, promised[seat] ?? 0));
  });
  return lines;
}

function nowDoing(words: Phrases, view: State, name: Name): string {
  const say = words.table;
  if (view.phase === ENDED) return say.ended();
  const who = name(view.active);
  return view.phase === PLACEMENT ? say.placing(who) : say.turn(view.turn, doing(words, view, who, name));
}

function doing(words: Phrases, view: State, who: string, name: Name): string {
  const say = words.table;
  const focus = nameOf(view.focus - 1);
  switch (view.phase) {
    case MELT:
      return say.melting(who);
    case ACTION:
      return say.acting(who, view.ap);
    case LANDING:
      return say.landing(who, focus);
    case ANIMAL_MOVE:
      return say.stepping(who, view.steps);
    case REACTION:
      return say.reacting(name(view.prompted - 1), focus);
    case EVICT:
      return say.evicting(who, name(nextToFlee(view)), focus);
    default:
      return say.drifting(who);
  }
}

function animalPlaces(words: Phrases, view: State): string {
  return allSpaces
    .map((space) => ({ space, kinds: kindsAt(view, space) }))
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ space, kinds }) =>
      words.table.place(nameOf(space), kinds.map((kind) => words.kinds[kind]).join(", ")),
    )
    .join("; ");
}

function describeSeat(words: Phrases, view: State, viewer: Viewer, seat: Seat, name: Name): string[] {
  const say = words.table;
  const who = name(seat);
  const inuits = Array.from({ length: inuitsPerSeat(view) }, (_, inuit) => spaceOfInuit(view, seat, inuit));
  const igloos = allSpaces.filter((space) => iglooOwner(view, space) === seat);
  const lines = [
    say.inuits(who, namesOf(inuits.filter((space) => space >= 0).sort((a, b) => a - b))),
    say.igloos(who, namesOf(igloos), at(view.igloosLeft, seat)),
  ];
  const caught = words.kinds.flatMap((kind, i) =>
    Array<string>(at(view.trophies, seat * KIND_COUNT + i)).fill(kind),
  );
  if (caught.length > 0) lines.push(say.trophies(who, trophyPoints(view, seat), caught.join(", ")));
  const size = at(view.handSizes, seat);
  if (size === 0) return lines;
  const isOpen = seat === viewer || view.phase === ENDED;
  lines.push(isOpen ? say.hand(who, handOf(words, view, seat)) : say.handSize(who, size));
  return lines;
}

function handOf(words: Phrases, view: State, seat: Seat): string {
  const tiles = FACES.flatMap((_, face) =>
    isRed(face) ? Array<string>(tilesInHand(view, seat, face)).fill(words.faces[face] ?? "") : [],
  );
  return tiles.join(", ");
}

function islandLines(words: Phrases, view: State, name: Name): string[] {
  const present = islandsOf(view).filter(({ strengths }) => strengths.some((strength) => strength > 0));
  return present.map(({ spaces, strengths, points }) => {
    const tribes = strengths.flatMap((strength, seat) =>
      strength > 0 ? [words.table.strength(name(seat), strength, points[seat] ?? 0)] : [],
    );
    const where = spaces.length > LISTED_TILES ? "" : namesOf(spaces);
    return words.table.island(spaces.length, where, tribes.join(", "));
  });
}
