/** What a move surely brings: the same in every world that fits what its player knows. */
import {
  type Game,
  type GameEvent,
  type Move,
  MoveList,
  type Place,
  Random,
  type ScoreLine,
  type Seat,
  type View,
  viewOf,
} from "@banquise/engine";

/** Guesses of what is hidden: what is the same in all of them is taken for certain. */
const WORLDS = 6;
/** Moves that are tried to find out what a turn can still come to. */
const MOST_TRIED = 300;
/** Further moves of a turn that are thought of: with more nobody would see the way. */
const MOST_FOLLOWING = 1;

/** Points of one line of the score sheet. */
export interface Gain {
  readonly line: ScoreLine;
  readonly by: number;
}

export interface Consequences<S> {
  /** Lines of one's own score sheet that change. */
  readonly own: readonly Gain[];
  /** By how much the sheets of others change. */
  readonly others: readonly { readonly seat: Seat; readonly by: number }[];
  /** The moves it takes: this one, and those of the same turn that make most of it. */
  readonly moves: readonly Move[];
  /** What they concern. */
  readonly places: readonly Place[];
  /** What the player would see then, in each of the worlds that were tried. */
  readonly after: readonly View<S>[];
}

/** The lines that are counted. */
type SheetOf<S> = (view: View<S>, seat: Seat) => readonly ScoreLine[];

interface Outcome<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** The moves that make most of a turn, and what that surely comes to on the score sheets, of which not all lines need count. */
export function consequencesOf<S>(
  game: Game<S>,
  view: View<S>,
  seat: Seat,
  move: Move,
  counted: (line: ScoreLine) => boolean = () => true,
): Consequences<S> {
  const sheetOf: SheetOf<S> = (seen, whose) => game.sheet(seen, whose).filter(counted);
  const worlds = Array.from({ length: WORLDS }, (_, i) => worldOf(game, view, seat, i + 1));
  const moves = followedUp(game, sheetOf, worlds[0] as S, seat, move);
  const ends = worlds.map((world, i) => played(game, world, moves, i + 1));
  const before = sheetsOf(game, sheetOf, view, seat);
  const sheets = ends.map(({ state }) => sheetsOf(game, sheetOf, viewOf(game, state, seat), seat));
  const own = new Map<string, Gain>();
  const [first = new Map()] = sheets.map((sheet) => sheet.own);
  for (const key of new Set([...before.own.keys(), ...first.keys()])) {
    const by = certain(
      sheets.map((sheet) => (sheet.own.get(key)?.points ?? 0) - (before.own.get(key)?.points ?? 0)),
    );
    const line = first.get(key)?.line ?? before.own.get(key)?.line;
    if (by !== 0 && line !== undefined) own.set(key, { line, by });
  }
  // A sheet that was counted and begun anew tells nothing about the move.
  if (sheets.some((sheet) => isEmpty(sheet.own)) && !isEmpty(before.own)) own.clear();
  const others = before.totals.flatMap((total, rival) => {
    const by = certain(sheets.map((sheet) => (sheet.totals[rival] ?? 0) - total));
    return rival === seat || by === 0 ? [] : [{ seat: rival, by }];
  });
  const touched = ends.map(({ events }) => new Set(events.flatMap((event) => game.places.ofEvent(event))));
  const places = [
    ...game.places.ofMove(view, move),
    ...[...(touched[0] ?? [])].filter((place) => touched.every((each) => each.has(place))),
  ];
  const after = ends.map(({ state }) => viewOf(game, state, seat));
  return { own: [...own.values()], others, moves, places: [...new Set(places)], after };
}

const isEmpty = (lines: Sheets["own"]): boolean => [...lines.values()].every(({ points }) => points === 0);

/** The number that all of them are; 0 when they differ. */
const certain = (numbers: readonly number[]): number =>
  numbers.every((number) => number === numbers[0]) ? (numbers[0] ?? 0) : 0;

function worldOf<S>(game: Game<S>, view: View<S>, seat: Seat, seed: number): S {
  const world = game.layout.clone(view);
  game.redeal(world, seat, Random.of(seed));
  return world;
}

function played<S>(game: Game<S>, world: S, moves: readonly Move[], seed: number): Outcome<S> {
  const state = game.layout.clone(world);
  const random = Random.of(seed);
  const events: GameEvent[] = [];
  for (const move of moves) game.apply(state, move, { random, emit: (event) => events.push(event) });
  return { state, events };
}

interface Sheets {
  /** One's own lines by their keys. */
  readonly own: ReadonlyMap<string, { readonly line: ScoreLine; readonly points: number }>;
  readonly totals: readonly number[];
}

function sheetsOf<S>(game: Game<S>, sheetOf: SheetOf<S>, view: View<S>, seat: Seat): Sheets {
  const own = new Map<string, { line: ScoreLine; points: number }>();
  for (const line of sheetOf(view, seat))
    own.set(line.key, { line, points: (own.get(line.key)?.points ?? 0) + line.points });
  const seats = game.cooperative ? 1 : game.result(view).seats.length;
  const totals = Array.from({ length: seats }, (_, rival) =>
    sheetOf(view, rival).reduce((sum, { points }) => sum + points, 0),
  );
  return { own, totals };
}

/** A move, and those after it in the same turn with which the sheet comes to most, as far as chance has no say. */
function followedUp<S>(
  game: Game<S>,
  sheetOf: SheetOf<S>,
  world: S,
  seat: Seat,
  move: Move,
): readonly Move[] {
  let best: { moves: readonly Move[]; points: number } | null = null;
  let tried = 0;
  const explore = (s: S, path: readonly Move[]): void => {
    const random = Random.of(1);
    const after = game.layout.clone(s);
    game.apply(after, path.at(-1) as Move, { random, emit: null });
    const points = sheetOf(viewOf(game, after, seat), seat).reduce((sum, line) => sum + line.points, 0);
    const isOver = game.actor(after) !== seat || random.draws > 0;
    if (best === null || points > best.points) best = { moves: path, points };
    if (isOver || path.length > MOST_FOLLOWING) return;
    const legal = new MoveList();
    game.legal(after as View<S>, legal);
    for (const next of legal.toArray()) {
      if (++tried > MOST_TRIED) return;
      explore(after, [...path, next]);
    }
  };
  explore(world, [move]);
  return (best as { moves: readonly Move[] } | null)?.moves ?? [move];
}
