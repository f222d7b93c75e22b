/**
 * The claims of the contract (`game.ts`), checked on one state: the heart of the conformance suite and of
 * `banquise sim --check`. Each function returns complaints in words; an empty list means that all holds.
 */
import { eventFor, type Game, type GameEvent, OVER, type Viewer, viewOf } from "./game.ts";
import { type Move, MoveList } from "./moves.ts";
import { Random } from "./random.ts";

const LOOK_AHEAD_MOVES = 3;

/** Every claim about one state. `seed` only varies the guesses and samples that are tried. */
export function complaintsAbout<S>(game: Game<S>, s: S, seats: number, seed: number): string[] {
  const kept = JSON.stringify(game.layout.toJson(s));
  const complaints = [
    ...game.violations(s),
    ...aboutLegality(game, s),
    ...aboutCopies(game, s, seed),
    ...aboutJson(game, s),
    ...viewersOf(seats).flatMap((viewer) => aboutSecrecy(game, s, viewer, seed)),
  ];
  if (game.actor(s) === OVER) complaints.push(...aboutResult(game, s, seats));
  else complaints.push(...viewersOf(seats).flatMap((viewer) => aboutEvents(game, s, viewer, seed)));
  if (JSON.stringify(game.layout.toJson(s)) !== kept)
    complaints.push("a function that only answers changed the state");
  return complaints;
}

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), null];

/** `legal` and `whyNot` are each other's proof. */
function aboutLegality<S>(game: Game<S>, s: S): string[] {
  const complaints: string[] = [];
  const legal = game.actor(s) === OVER ? [] : legalMoves(game, s);
  const set = new Set(legal);
  if (game.actor(s) !== OVER && legal.length === 0) complaints.push("no legal move before the end");
  if (set.size !== legal.length) complaints.push("legal lists a move twice");
  for (let move = 0; move < game.moves.size; move++) {
    const rule = game.whyNot(s, move);
    if ((rule === null) !== set.has(move)) {
      complaints.push(`${game.moves.print(move)}: legal says ${set.has(move)}, whyNot says ${rule}`);
    }
    if (rule !== null && !rule.startsWith(`${game.prefix}-`)) complaints.push(`whyNot cites ${rule}`);
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
function aboutSecrecy<S>(game: Game<S>, s: S, viewer: Viewer, seed: number): string[] {
  const { layout } = game;
  const complaints: string[] = [];
  const complain = (text: string): void => void complaints.push(`viewer ${viewer}: ${text}`);
  const redealt = (from: S, dealSeed: number): S => {
    const world = layout.clone(from);
    game.redeal(world, viewer, Random.of(dealSeed));
    return world;
  };
  const view = viewOf(game, s, viewer);
  const world = redealt(s, seed);
  if (!layout.equals(viewOf(game, view, viewer), view)) complain("the view of a view is another view");
  if (!layout.equals(viewOf(game, world, viewer), view))
    complain(`redeal changes the view: ${changes(game, viewOf(game, world, viewer), view)}`);
  if (!layout.equals(redealt(world, seed + 1), redealt(s, seed + 1)))
    complain("redeal depends on hidden facts");
  if (!layout.equals(redealt(view, seed + 1), redealt(s, seed + 1)))
    complain("redeal of the view differs from redeal of the state");
  for (const violation of game.violations(world)) complain(`a redealt world is impossible: ${violation}`);
  if (game.actor(view) !== game.actor(s)) complain("the view does not tell who acts");
  if (game.actor(s) === viewer) {
    const legal = legalMoves(game, s).join();
    if (legalMoves(game, world).join() !== legal) complain("legal moves change with hidden facts");
    if (legalMoves(game, view).join() !== legal) complain("legal moves of the view differ");
  }
  return complaints;
}

/**
 * What a viewer is told of a move follows from what it sees before and after it. Another world that looks the same to
 * the viewer, and a move of the same kind after which it still looks the same, must be told in the same words.
 */
function aboutEvents<S>(game: Game<S>, s: S, viewer: Viewer, seed: number): string[] {
  const choice = Random.of(seed);
  const legal = legalMoves(game, s);
  const move = legal[choice.int(legal.length)] as Move;
  const world = game.layout.clone(s);
  game.redeal(world, viewer, choice);
  const twins = legalMoves(game, world).filter((other) => sameType(game, move, other));
  if (twins.length === 0) return [];
  const twin = game.actor(s) === viewer ? move : (twins[choice.int(twins.length)] as Move);
  const real = told(game, s, move, viewer, seed);
  const imagined = told(game, world, twin, viewer, seed);
  if (!game.layout.equals(real.view, imagined.view)) return [];
  const [one, two] = [JSON.stringify(real.events), JSON.stringify(imagined.events)];
  return one === two
    ? []
    : [`viewer ${viewer}: events of ${game.moves.print(move)} depend on hidden facts: ${one} ${two}`];
}

function told<S>(
  game: Game<S>,
  from: S,
  move: Move,
  viewer: Viewer,
  seed: number,
): { view: S; events: GameEvent[] } {
  const s = game.layout.clone(from);
  const events: GameEvent[] = [];
  game.apply(s, move, { random: Random.of(seed), emit: (event) => events.push(eventFor(event, viewer)) });
  return { view: viewOf(game, s, viewer), events };
}

function sameType<S>(game: Game<S>, a: Move, b: Move): boolean {
  return game.moves.decode(a).type === game.moves.decode(b).type;
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
    if (game.cooperative) return;
    const better = result.filter((other) => other.rank < seat.rank).length;
    if (seat.rank !== better + 1)
      complaints.push(`seat ${index}: rank ${seat.rank} with ${better} seats before it`);
    if (result.some((other) => other.total > seat.total && other.rank >= seat.rank)) {
      complaints.push(`seat ${index}: ranked before a seat with more points`);
    }
  });
  return complaints;
}

export function legalMoves<S>(game: Game<S>, s: S): Move[] {
  const list = new MoveList();
  game.legal(s, list);
  return list.toArray();
}

function changes<S>(game: Game<S>, from: S, to: S): string {
  return JSON.stringify(game.layout.diff(from, to));
}
