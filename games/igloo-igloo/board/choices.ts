/** The legal moves as they are made on the board: by pointing at one space, by pointing at two, or by a button. */
import { type Move, MoveList } from "@banquise/engine";
import { SPACES } from "../data.ts";
import { first, moves } from "../moves.ts";
import { spaceInTheWay } from "../rules/drift.ts";
import { listLandings } from "../rules/travel.ts";
import { CORNERS, DIRECTION_COUNT, DIRECTIONS, type Direction, neighbour, spaceNamed } from "../spaces.ts";
import { DISPLACE, LANDING, layout, type State } from "../state.ts";

type BySpace = ReadonlyMap<number, readonly Move[]>;

export interface Choices {
  /** Moves made by pointing at one space. */
  readonly direct: BySpace;
  /** Moves from one space to another, by start and goal. */
  readonly paths: ReadonlyMap<number, BySpace>;
  /** Where a kayak that starts here could land. */
  readonly voyages: ReadonlyMap<number, readonly number[]>;
  /** Where a thaw tile from the hand could be played. */
  readonly thaws: BySpace;
  /** Moves that have no place on the board. */
  readonly others: readonly Move[];
}

/** Where a move points at: a start, a goal, or neither. */
export interface Aim {
  readonly from: number | null;
  readonly to: number | null;
}

const NOWHERE: Aim = { from: null, to: null };

const beside = (space: number, direction: Direction): number =>
  neighbour(space, DIRECTIONS.indexOf(direction));

export function aimOf(view: State, move: Move): Aim {
  const made = moves.decode(move);
  switch (made.type) {
    case "placeInuit":
    case "melt":
    case "playThaw":
    case "hunt":
    case "harpoonHunt":
    case "buildIgloo":
      return { from: null, to: spaceNamed(made.space) };
    case "drift":
      return { from: spaceNamed(made.space), to: beside(spaceNamed(made.space), made.direction) };
    case "walk":
    case "stepAnimal":
      return { from: spaceNamed(made.from), to: beside(spaceNamed(made.from), made.direction) };
    case "displace":
      return view.phase === DISPLACE
        ? { from: null, to: beside(spaceInTheWay(view), made.direction) }
        : NOWHERE;
    case "evictTo":
      return { from: null, to: CORNERS[move - first.evictTo] ?? null };
    case "kayak":
      return { from: spaceNamed(made.from), to: null };
    case "land":
      return { from: null, to: spaceNamed(made.to) };
    default:
      return NOWHERE;
  }
}

function push<K>(map: Map<K, Move[]>, key: K, move: Move): void {
  const known = map.get(key);
  if (known) known.push(move);
  else map.set(key, [move]);
}

export function choicesOf(view: State, legal: readonly Move[]): Choices {
  const direct = new Map<number, Move[]>();
  const paths = new Map<number, Map<number, Move[]>>();
  const voyages = new Map<number, readonly number[]>();
  const thaws = new Map<number, Move[]>();
  const others: Move[] = [];
  for (const move of legal) {
    const { from, to } = aimOf(view, move);
    if (from !== null && to !== null) {
      const goals = paths.get(from) ?? new Map<number, Move[]>();
      paths.set(from, goals);
      push(goals, to, move);
    } else if (from !== null) {
      voyages.set(from, landingsFrom(view, from));
      push(direct, from, move);
    } else if (to === null) others.push(move);
    else push(isThaw(move) ? thaws : direct, to, move);
  }
  return { direct, paths, voyages, thaws, others };
}

const isThaw = (move: Move): boolean => move >= first.playThaw && move < first.playThaw + SPACES;
export const isKayak = (move: Move): boolean => move >= first.kayak && move < first.kayak + SPACES;

/** The rules say where a kayak may land once it is launched: so it is launched in a copy. */
function landingsFrom(view: State, from: number): readonly number[] {
  const launched = layout.clone(view);
  launched.phase = LANDING;
  launched.focus = from + 1;
  const out = new MoveList(SPACES);
  listLandings(launched, out);
  return Array.from({ length: SPACES }, (_, space) => space).filter((space) =>
    out.includes(first.land + space),
  );
}

/** Whether a space is where something starts. */
export const isStart = ({ paths, voyages }: Choices, space: number): boolean =>
  paths.has(space) || voyages.has(space);

/** The direction from a space to its neighbour; -1 when they are not neighbours. */
export function directionTo(from: number, to: number): number {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++)
    if (neighbour(from, direction) === to) return direction;
  return -1;
}
