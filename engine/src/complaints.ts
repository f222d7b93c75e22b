/**
 * The claims of the contract (`game.ts`), checked on one state: the heart of the conformance suite and of
 * `banquise sim --check`. Each function returns complaints in words; an empty list means that all holds.
 */
import { aboutEvaluation } from "./complaints-evaluation.ts";
import { aboutEvents, viewersOf } from "./complaints-events.ts";
import { type Game, OVER, type Viewer, viewOf } from "./game.ts";
import { legalMoves } from "./legal-moves.ts";
import type { Move } from "./moves.ts";
import { Random } from "./random.ts";
import { Scratch } from "./scratch.ts";

const LOOK_AHEAD_MOVES = 3;

const scratches = new WeakMap<object, Scratch<never>>();

function scratchOf<S>(game: Game<S>): Scratch<S> {
  let scratch = scratches.get(game) as Scratch<S> | undefined;
  if (scratch === undefined) {
    scratch = new Scratch(game);
    scratches.set(game, scratch as Scratch<never>);
  }
  return scratch;
}

/** Every claim about one state. `seed` only varies the guesses and samples that are tried. */
export function complaintsAbout<S>(game: Game<S>, s: S, seats: number, seed: number): string[] {
  const scratch = scratchOf(game);
  scratch.reset();
  const kept = scratch.copy(s);
  const viewers = viewersOf(seats);
  const reasons = reasonsOf(game, s);
  const complaints = [
    ...game.violations(s),
    ...aboutLegality(game, s, reasons),
    ...aboutCopies(game, s, seed),
    ...aboutJson(game, s),
    ...aboutEvaluation(game, s, seats),
    ...viewers.flatMap((viewer) => aboutSecrecy(game, s, reasons, viewer, seed, scratch)),
    ...viewers.flatMap((viewer) => aboutView(game, s, viewer, seats)),
  ];
  if (game.actor(s) === OVER) complaints.push(...aboutResult(game, s, seats));
  else complaints.push(...aboutEvents(game, s, viewers, seed, scratch));
  if (!game.layout.equals(s, kept)) complaints.push("a function that only answers changed the state");
  return complaints;
}

/** Of every move of the game why it may not be made, or null. */
type Reasons = readonly (string | null)[];
const reasonsOf = <S>(game: Game<S>, s: S): Reasons =>
  Array.from({ length: game.moves.size }, (_, move) => game.whyNot(s, move));

/** `legal` and `whyNot` are each other's proof. */
function aboutLegality<S>(game: Game<S>, s: S, reasons: Reasons): string[] {
  const complaints: string[] = [];
  const legal = game.actor(s) === OVER ? [] : legalMoves(game, s);
  const listed = new Uint8Array(game.moves.size);
  for (const move of legal) listed[move] = 1;
  if (game.actor(s) !== OVER && legal.length === 0) complaints.push("no legal move before the end");
  if (new Set(legal).size !== legal.length) complaints.push("legal lists a move twice");
  for (let move = 0; move < game.moves.size; move++) {
    const rule = reasons[move] ?? null;
    if ((rule === null) !== (listed[move] === 1)) {
      complaints.push(`${game.moves.print(move)}: legal says ${listed[move] === 1}, whyNot says ${rule}`);
    }
  }
  for (const rule of new Set(reasons))
    if (rule !== null && !rule.startsWith(`${game.prefix}-`)) complaints.push(`whyNot cites ${rule}`);
  for (const move of legal) {
    const stray = game.places.ofMove(s, move).find((place) => !game.places.table.has(place));
    if (stray !== undefined) complaints.push(`${game.moves.print(move)} concerns no place: ${stray}`);
  }
  return complaints;
}

/** A copy plays on as the original does, and they share nothing. */
function aboutCopies<S>(game: Game<S>, s: S, seed: number): string[] {
  const { layout } = game;
  const one = layout.clone(s);
  const two = layout.clone(s);
  const choice = Random.of(seed);
  for (let i = 0; i < LOOK_AHEAD_MOVES && game.actor(one) !== OVER; i++) {
    const legal = legalMoves(game, one);
    const move = legal[choice.int(legal.length)] as Move;
    game.apply(one, move, { random: Random.of(seed + i), emit: null });
    game.apply(two, move, { random: Random.of(seed + i), emit: () => {} });
    if (!layout.equals(one, two)) return [`a copy went another way at ${game.moves.print(move)}`];
  }
  return [];
}

function aboutJson<S>(game: Game<S>, s: S): string[] {
  const { layout } = game;
  const back = layout.fromJson(JSON.parse(JSON.stringify(layout.toJson(s))));
  return layout.equals(s, back) ? [] : ["the state is not the same after a round trip through JSON"];
}

/** `view` and `redeal` are each other's proof: neither depends on what the viewer may not know. */
function aboutSecrecy<S>(
  game: Game<S>,
  s: S,
  reasons: Reasons,
  viewer: Viewer,
  seed: number,
  scratch: Scratch<S>,
): string[] {
  const { layout } = game;
  const complaints: string[] = [];
  const complain = (text: string): void => void complaints.push(`viewer ${viewer}: ${text}`);
  const redealt = (from: S, dealSeed: number): S => {
    const world = scratch.copy(from);
    game.redeal(world, viewer, Random.of(dealSeed));
    return world;
  };
  const view = scratch.view(s, viewer);
  const world = redealt(s, seed);
  const other = redealt(s, seed + 1);
  const ofWorld = scratch.view(world, viewer);
  if (!layout.equals(scratch.view(view, viewer), view)) complain("the view of a view is another view");
  if (!layout.equals(ofWorld, view))
    complain(`redeal changes the view: ${JSON.stringify(layout.diff(ofWorld, view))}`);
  if (!layout.equals(redealt(world, seed + 1), other)) complain("redeal depends on hidden facts");
  if (!layout.equals(redealt(view, seed + 1), other))
    complain("redeal of the view differs from redeal of the state");
  for (const violation of game.violations(world)) complain(`a redealt world is impossible: ${violation}`);
  if (game.actor(view) !== game.actor(s)) complain("the view does not tell who acts");
  if (game.actor(world) !== game.actor(s)) complain("who acts depends on hidden facts");
  if (game.actor(s) === viewer) {
    const legal = legalMoves(game, s).join();
    if (legalMoves(game, world).join() !== legal) complain("legal moves change with hidden facts");
    if (legalMoves(game, view).join() !== legal) complain("legal moves of the view differ");
    if (!sameReasons(game, world, reasons)) complain("whyNot tells hidden facts");
    if (!sameReasons(game, view, reasons)) complain("whyNot of the view differs");
  }
  return complaints;
}

const sameReasons = <S>(game: Game<S>, s: S, reasons: Reasons): boolean =>
  reasons.every((reason, move) => game.whyNot(s, move) === reason);

/** A view can be kept, changed and scored without the state: whoever shows it has nothing else. */
function aboutView<S>(game: Game<S>, s: S, viewer: Viewer, seats: number): string[] {
  const complaints: string[] = [];
  const view = viewOf(game, s, viewer);
  try {
    const totals = game.result(view).seats.map(({ total }) => total);
    if (totals.length !== seats || !totals.every(Number.isFinite))
      complaints.push(`viewer ${viewer}: the result of the view is ${totals}`);
    for (let seat = 0; seat < seats; seat++) game.sheet(view, seat);
  } catch (error) {
    complaints.push(`viewer ${viewer}: the view cannot be scored: ${error}`);
  }
  const shared = buffersOf(s);
  if (buffersOf(view).some((buffer) => shared.includes(buffer)))
    complaints.push(`viewer ${viewer}: the view shares memory with the state`);
  return complaints;
}

/** Mostly one, on which all arrays of a state are windows. */
function buffersOf(s: unknown): ArrayBufferLike[] {
  const buffers: ArrayBufferLike[] = [];
  for (const field of Object.values(s as object))
    if (ArrayBuffer.isView(field) && !buffers.includes(field.buffer)) buffers.push(field.buffer);
  return buffers;
}

function aboutResult<S>(game: Game<S>, s: S, seats: number): string[] {
  const complaints: string[] = [];
  const result = game.result(s).seats;
  if (result.length !== seats) complaints.push("the result does not have one line for each seat");
  result.forEach((seat, index) => {
    const sum = seat.lines.reduce((total, line) => total + line.points, 0);
    if (sum !== seat.total)
      complaints.push(`seat ${index}: the lines add up to ${sum}, not to ${seat.total}`);
    if (game.evaluate.value(s, index) !== seat.total)
      complaints.push(`seat ${index}: the final value is not the total`);
    if (game.cooperative) {
      if (seat.rank !== result[0]?.rank || (seat.rank !== 1 && seat.rank !== 2))
        complaints.push(`seat ${index}: rank ${seat.rank} in a game that all win or lose`);
      return;
    }
    const better = result.filter((other) => other.rank < seat.rank).length;
    if (seat.rank !== better + 1)
      complaints.push(`seat ${index}: rank ${seat.rank} with ${better} seats before it`);
    if (result.some((other) => other.total > seat.total && other.rank >= seat.rank)) {
      complaints.push(`seat ${index}: ranked before a seat with more points`);
    }
  });
  return complaints;
}
