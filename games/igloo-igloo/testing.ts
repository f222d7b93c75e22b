/** What tests say of a position (`arrange.ts` makes them): moves by their printed form, spaces by name. */
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
import { bagSize, deal } from "./arrange.ts";
import { drawFace } from "./bag.ts";
import { FACES, type Face, KINDS, type Kind, SPACES } from "./data.ts";
import { moves } from "./moves.ts";
import { liftAnimal, putInuit } from "./pieces.ts";
import { apply, legal, setup, whyNot } from "./rules.ts";
import { DIRECTION_COUNT, DIRECTIONS, nameOf, neighbour, spaceNamed } from "./spaces.ts";
import {
  animalsAt,
  countTiles,
  ENDED,
  FACE_DOWN,
  inuitsPerSeat,
  layout,
  type State,
  spaceOfInuit,
} from "./state.ts";

export { arrange, bagSize, deal, type Position } from "./arrange.ts";

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

/** Takes an animal out of the game. */
export function remove(s: State, kind: Kind, space: string): void {
  liftAnimal(s, spaceNamed(space), KINDS.indexOf(kind));
  add(s.lost, KINDS.indexOf(kind), 1);
}

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
