/** Positions for tests, set up from the shorthand of the rules: spaces by name, animals as "fish2@d5". */
import {
  add,
  at,
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { countUnseen, drawFace } from "./bag.ts";
import {
  BASE_AP,
  FACES,
  type Face,
  IGLOOS,
  KIND_COUNTS,
  KINDS,
  type Kind,
  RED_FACES,
  SPACES,
  STEPS,
} from "./data.ts";
import { moves } from "./moves.ts";
import { liftAnimal, openWater, putAnimal, putIgloo, putInuit } from "./pieces.ts";
import { apply, legal, setup, whyNot } from "./rules.ts";
import { CORNERS, DIRECTION_COUNT, DIRECTIONS, nameOf, neighbour, spaceNamed } from "./spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  animalsAt,
  countTiles,
  ENDED,
  FACE_DOWN,
  inuitsPerSeat,
  LAND,
  layout,
  PACK,
  type State,
  spaceOfInuit,
} from "./state.ts";

const words = (list = ""): string[] => list.split(" ").filter(Boolean);

/** "d4 d5" */
const spaces = (names = ""): number[] => words(names).map(spaceNamed);
export const names = (list: Iterable<number>): string => [...list].map(nameOf).sort().join(" ");

/** A context that nobody listens to. */
const quiet = (seed = 1): Context => ({ random: Random.of(seed), emit: null });

/** A context that keeps what it is told. */
export function listening(seed = 1): Context & { readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { random: Random.of(seed), emit: (event) => events.push(event), events };
}

export const configOf = (seats: number, options: Readonly<Record<string, string>> = {}): TableConfig => ({
  seats,
  options: { variant: "standard", cornerKayak: "no", firstSeat: "random", ...options },
});

/** A new game, before the first inuit is placed. */
export function newGame(seats: number, options: Readonly<Record<string, string>> = {}, seed = 1): State {
  const s = layout.create();
  setup(s, configOf(seats, options), quiet(seed));
  return s;
}

/** A new game whose inuits all stand on corners, in phase `melt` of seat 0: the ice as it was laid out. */
export function startPosition(hands: readonly string[] = []): State {
  const s = newGame(4);
  s.active = 0;
  while (s.turn === 0) play(s, "placeInuit b1");
  for (let seat = 0; seat < s.seats; seat++) {
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) moveTo(s, seat, inuit, "h8");
  }
  s.active = 0;
  deal(s, hands);
  s.thawed = bagSize(s) - countTiles(s, FACE_DOWN);
  return s;
}

/** Puts an inuit somewhere else, whatever the rules say. */
export function moveTo(s: State, seat: Seat, inuit: number, space: string): void {
  add(s.pieces, spaceOfInuit(s, seat, inuit), -1);
  putInuit(s, seat, inuit, spaceNamed(space));
}

export interface Position {
  readonly seats?: number;
  readonly gamers?: boolean;
  readonly cornerKayak?: boolean;
  readonly phase?: number;
  readonly active?: Seat;
  readonly ap?: number;
  /** Face-down tiles; every other space is water, but for the packs. */
  readonly tiles?: string;
  readonly packs?: string;
  /** By seat: spaces of its inuits. Those that are not named wait on a corner. */
  readonly inuits?: readonly string[];
  /** By seat: spaces of its igloos. */
  readonly igloos?: readonly string[];
  /** "fish2@d5 bear@e4" */
  readonly animals?: string;
  /** By seat: faces of the tiles in its hand. */
  readonly hands?: readonly string[];
  /** Where the inuits are that are not named. */
  readonly spare?: string;
}

/** A position of the test vectors: seat 0 of four in phase `action` with 3 points, unless told otherwise. */
export function arrange(position: Position): State {
  const { seats = 4, phase = ACTION, active = 0, spare = "h8" } = position;
  const s = layout.create();
  s.seats = seats;
  s.gamers = position.gamers ? 1 : 0;
  s.cornerKayak = position.cornerKayak ? 1 : 0;
  s.phase = phase;
  s.active = active;
  s.turn = 1;
  s.ap = position.ap ?? (phase === ACTION ? BASE_AP : 0);
  if (phase === ANIMAL_MOVE) {
    s.steps = STEPS;
    s.resume = ACTION;
    s.ap = BASE_AP;
  }
  for (const space of spaces(position.tiles)) s.tiles[space] = FACE_DOWN;
  for (const space of spaces(position.packs)) s.tiles[space] = PACK;
  for (let space = 0; space < SPACES; space++) {
    if (at(s.tiles, space) === LAND && !CORNERS.includes(space)) openWater(s, space);
  }
  s.igloosLeft.fill(IGLOOS, 0, seats);
  s.shown[FACES.indexOf("pack")] = spaces(position.packs).length;
  s.pools.set(KIND_COUNTS);
  for (const animal of words(position.animals)) {
    const [kind, space] = animal.split("@");
    bring(s, kind as Kind, space ?? "");
  }
  for (let seat = 0; seat < seats; seat++) {
    const placed = spaces(position.inuits?.[seat]);
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++)
      putInuit(s, seat, inuit, placed[inuit] ?? spaceNamed(spare));
    for (const space of spaces(position.igloos?.[seat])) putIgloo(s, seat, space);
  }
  deal(s, position.hands ?? []);
  s.thawed = bagSize(s) - countTiles(s, FACE_DOWN);
  return s;
}

/** Puts an animal of a pool on a space. */
function bring(s: State, kind: Kind, space: string): void {
  add(s.pools, KINDS.indexOf(kind), -1);
  putAnimal(s, spaceNamed(space), KINDS.indexOf(kind));
}

/** Takes an animal out of the game. */
export function remove(s: State, kind: Kind, space: string): void {
  liftAnimal(s, spaceNamed(space), KINDS.indexOf(kind));
  add(s.lost, KINDS.indexOf(kind), 1);
}

/** Adds tiles to hands: "thaw harpoon" by seat. */
export function deal(s: State, hands: readonly string[]): void {
  hands.forEach((hand, seat) => {
    for (const face of words(hand)) {
      add(s.hands, seat * RED_FACES + FACES.indexOf(face as Face), 1);
      add(s.handSizes, seat, 1);
    }
  });
}

export const bagSize = (s: State): number => countUnseen(s, new Uint8Array(FACES.length));

// --- Moves by their printed form: "melt d4", "walk d4 north" -------------------------------------------------------

const CODES = new Map(Array.from({ length: moves.size }, (_, move) => [moves.print(move), move]));

export function moveOf(printed: string): Move {
  const move = CODES.get(printed);
  if (move === undefined) throw new Error(`no move is printed as ${printed}`);
  return move;
}

/** Plays a move, which must be legal. */
export function play(s: State, printed: string, context: Context = quiet()): void {
  const move = moveOf(printed);
  const rule = whyNot(s, move);
  if (rule !== null) throw new Error(`${printed} is forbidden by ${rule}`);
  apply(s, move, context);
}

/** Melts a tile under which a given face lies. */
export function meltAs(s: State, space: string, face: Face): void {
  for (let seed = 0; ; seed++) {
    if (FACES[drawFace(s, Random.of(seed))] !== face) continue;
    play(s, `melt ${space}`, quiet(seed));
    return;
  }
}

export const refusal = (s: State, printed: string): RuleId | null => whyNot(s, moveOf(printed));

export function legalMoves(s: State): Move[] {
  const list = new MoveList();
  legal(s, list);
  return list.toArray();
}

/** What may follow "melt": "c4 c5"; sorted. All moves when no type is given. */
export function legalOf(s: State, type: string): string {
  return legalMoves(s)
    .map((move) => moves.print(move))
    .filter((printed) => printed === type || printed.startsWith(`${type} `))
    .map((printed) => printed.slice(type.length + 1))
    .sort()
    .join(", ");
}

export const printedMoves = (s: State): string[] => legalMoves(s).map((move) => moves.print(move));

/** Where steps of an animal may lead: "e3 e5". */
export function stepsOf(s: State, from: string, value: number): string {
  const targets: number[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    if (refusal(s, `stepAnimal ${from} ${value} ${DIRECTIONS[direction]}`) === null)
      targets.push(neighbour(spaceNamed(from), direction));
  }
  return names(targets);
}

/** "fish1 fish3": the animals of a space. */
export function animalsOf(s: State, space: string): string {
  const found = KINDS.flatMap((kind, i) => Array<string>(animalsAt(s, spaceNamed(space), i)).fill(kind));
  return found.join(" ");
}

/** The inuits of a seat, by space. */
export const inuitsOf = (s: State, seat: Seat): string =>
  names(
    Array.from({ length: inuitsPerSeat(s) }, (_, inuit) => spaceOfInuit(s, seat, inuit)).filter(
      (i) => i >= 0,
    ),
  );

export const tileAt = (s: State, space: string): number => at(s.tiles, spaceNamed(space));

/** Spaces that a test looks at. */
export const tilesOf = (s: State, tile: number): string =>
  names(Array.from({ length: SPACES }, (_, space) => space).filter((space) => at(s.tiles, space) === tile));

/** Plays on at random until a position is reached, or to the end. */
export function playOn(s: State, seed: number, until: (s: State) => boolean = () => false): void {
  const context = quiet(seed);
  while (s.phase !== ENDED && !until(s)) {
    const options = legalMoves(s);
    apply(s, options[context.random.int(options.length)] as Move, context);
  }
}
