/**
 * The claims of the contract (`game.ts`), checked on one state: the heart of the conformance suite and of
 * `banquise sim --check`. Each function returns complaints in words; an empty list means that all holds.
 */
import { eventFor, type GameEvent } from "./events.ts";
import { type Game, OVER, type TableConfig, type Viewer, viewOf } from "./game.ts";
import { type Move, MoveList } from "./moves.ts";
import { Random } from "./random.ts";
import { SwervingRandom } from "./swerving-random.ts";

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
    ...viewersOf(seats).flatMap((viewer) => aboutView(game, s, viewer, seats)),
  ];
  if (game.actor(s) === OVER) complaints.push(...aboutResult(game, s, seats));
  else complaints.push(...viewersOf(seats).flatMap((viewer) => aboutEvents(game, s, viewer, seed)));
  if (JSON.stringify(game.layout.toJson(s)) !== kept)
    complaints.push("a function that only answers changed the state");
  return complaints;
}

const MOST_SWERVES = 256;

/**
 * What is told of the setup follows from what is seen after it. The same setup is tried again with one other draw each
 * time: where that changed the state unseen, the same must be told.
 */
export function complaintsAboutSetup<S>(game: Game<S>, config: TableConfig, seed: number): string[] {
  const plain = Random.of(seed);
  const setup = setupOf(game, config, plain);
  const draws = Math.min(plain.draws, MOST_SWERVES);
  return viewersOf(config.seats).flatMap((viewer) => {
    const [view, events] = [viewOf(game, setup.s, viewer), toldTo(viewer, setup.events)];
    for (let swerve = 0; swerve < draws; swerve++) {
      const other = setupOf(game, config, new SwervingRandom(seed, swerve));
      const sameState = game.layout.equals(other.s, setup.s);
      if (sameState || !game.layout.equals(viewOf(game, other.s, viewer), view)) continue;
      const otherEvents = toldTo(viewer, other.events);
      if (otherEvents !== events)
        return [`viewer ${viewer}: events of the setup depend on hidden facts: ${events} ${otherEvents}`];
    }
    return [];
  });
}

function setupOf<S>(game: Game<S>, config: TableConfig, random: Random): { s: S; events: GameEvent[] } {
  const s = game.layout.create();
  const events: GameEvent[] = [];
  game.setup(s, config, { random, emit: (event) => events.push(event) });
  return { s, events };
}

const toldTo = (viewer: Viewer, events: readonly GameEvent[]): string =>
  JSON.stringify(events.map((event) => eventFor(event, viewer)));

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), null];

/** `legal` and `whyNot` are each other's proof. */
function aboutLegality<S>(game: Game<S>, s: S): string[] {
  const complaints: string[] = [];
  const legal = game.actor(s) === OVER ? [] : legalMoves(game, s);
  const listed = new Uint8Array(game.moves.size);
  for (const move of legal) listed[move] = 1;
  const prefix = `${game.prefix}-`;
  if (game.actor(s) !== OVER && legal.length === 0) complaints.push("no legal move before the end");
  if (new Set(legal).size !== legal.length) complaints.push("legal lists a move twice");
  for (let move = 0; move < game.moves.size; move++) {
    const rule = game.whyNot(s, move);
    if ((rule === null) !== (listed[move] === 1)) {
      complaints.push(`${game.moves.print(move)}: legal says ${listed[move] === 1}, whyNot says ${rule}`);
    }
    if (rule !== null && !rule.startsWith(prefix)) complaints.push(`whyNot cites ${rule}`);
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
  const other = redealt(s, seed + 1);
  if (!layout.equals(viewOf(game, view, viewer), view)) complain("the view of a view is another view");
  if (!layout.equals(viewOf(game, world, viewer), view))
    complain(`redeal changes the view: ${changes(game, viewOf(game, world, viewer), view)}`);
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
    if (!sameReasons(game, s, world)) complain("whyNot tells hidden facts");
    if (!sameReasons(game, s, view)) complain("whyNot of the view differs");
  }
  return complaints;
}

function sameReasons<S>(game: Game<S>, one: S, two: S): boolean {
  for (let move = 0; move < game.moves.size; move++) {
    if (game.whyNot(one, move) !== game.whyNot(two, move)) return false;
  }
  return true;
}

/** A view can be kept, changed and scored without the state: whoever shows it has nothing else. */
function aboutView<S>(game: Game<S>, s: S, viewer: Viewer, seats: number): string[] {
  const { layout } = game;
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
  const kept = layout.clone(s);
  layout.copy(layout.create(), view);
  if (!layout.equals(s, kept)) complaints.push(`viewer ${viewer}: the view shares memory with the state`);
  return complaints;
}

/**
 * What a viewer is told of a move follows from what it sees before and after it. Another world that looks the same to
 * the viewer, and a move of the same kind after which it still looks the same, must be told in the same words; so must
 * the same move when one draw of chance changed the state unseen.
 */
function aboutEvents<S>(game: Game<S>, s: S, viewer: Viewer, seed: number): string[] {
  const choice = Random.of(seed);
  const legal = legalMoves(game, s);
  const move = legal[choice.int(legal.length)] as Move;
  const world = game.layout.clone(s);
  game.redeal(world, viewer, choice);
  const random = Random.of(seed);
  const real = told(game, s, move, viewer, random);
  const others = twinsOf(game, s, world, move, viewer, choice).map((twin) =>
    told(game, world, twin, viewer, Random.of(seed)),
  );
  if (random.draws > 0) {
    const swerved = told(game, s, move, viewer, new SwervingRandom(seed, choice.int(random.draws)));
    if (!game.layout.equals(swerved.after, real.after)) others.push(swerved);
  }
  const liar = others.find(
    ({ view, events }) => game.layout.equals(real.view, view) && events !== real.events,
  );
  const complaints = liar
    ? [`events of ${game.moves.print(move)} depend on hidden facts: ${real.events} ${liar.events}`]
    : [];
  if (real.rules.some((rule) => !rule.startsWith(`${game.prefix}-`)))
    complaints.push(`events of ${game.moves.print(move)} cite ${real.rules}`);
  return complaints.map((complaint) => `viewer ${viewer}: ${complaint}`);
}

/** Moves that may look like `move` to the viewer in another world: itself, and, when the move can be hidden, one of its type. */
function twinsOf<S>(game: Game<S>, s: S, world: S, move: Move, viewer: Viewer, choice: Random): Move[] {
  const type = typeOf(game, move);
  const alike = legalMoves(game, world).filter((other) => typeOf(game, other) === type);
  const same = alike.filter((other) => other === move);
  if (game.actor(s) === viewer || alike.length === same.length) return same;
  return [...same, alike[choice.int(alike.length)] as Move];
}

interface Told<S> {
  readonly after: S;
  readonly view: S;
  /** JSON of the events as the viewer may know them. */
  readonly events: string;
  readonly rules: readonly string[];
}

function told<S>(game: Game<S>, from: S, move: Move, viewer: Viewer, random: Random): Told<S> {
  const s = game.layout.clone(from);
  const events: GameEvent[] = [];
  game.apply(s, move, { random, emit: (event) => events.push(event) });
  const rules = events.map(({ rule }) => rule);
  return { after: s, view: viewOf(game, s, viewer), events: toldTo(viewer, events), rules };
}

function typeOf<S>(game: Game<S>, move: Move): number {
  return game.moves.types.findIndex(({ first, size }) => move < first + size);
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

const list = new MoveList();

export function legalMoves<S>(game: Game<S>, s: S): Move[] {
  list.clear();
  game.legal(s, list);
  return list.toArray();
}

function changes<S>(game: Game<S>, from: S, to: S): string {
  return JSON.stringify(game.layout.diff(from, to));
}
