/** What people are told: declared as it is, and nothing that a viewer may not know. */
import { eventFor, type GameEvent, isMovePublic } from "./events.ts";
import { type Game, type TableConfig, type Viewer, viewOf } from "./game.ts";
import { legalMoves } from "./legal-moves.ts";
import type { Move } from "./moves.ts";
import { Random } from "./random.ts";
import type { Scratch } from "./scratch.ts";
import { SwervingRandom } from "./swerving-random.ts";

const MOST_SWERVES = 256;
/** How many other moves are tried in each world, where a move is told to everybody. */
const OTHER_MOVES = 2;

/**
 * What is told of the setup follows from what is seen after it. The same setup is tried again with one other draw each
 * time: where that changed the state unseen, the same must be told.
 */
export function complaintsAboutSetup<S>(game: Game<S>, config: TableConfig, seed: number): string[] {
  const plain = Random.of(seed);
  const setup = setupOf(game, config, plain);
  const draws = Math.min(plain.draws, MOST_SWERVES);
  const leaks = [...Array(config.seats).keys(), null].flatMap((viewer) => {
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
  return [...leaks, ...aboutDeclarations(game, setup.events, null).map((text) => `setup: ${text}`)];
}

function setupOf<S>(game: Game<S>, config: TableConfig, random: Random): { s: S; events: GameEvent[] } {
  const s = game.layout.create();
  const events: GameEvent[] = [];
  game.setup(s, config, { random, emit: (event) => events.push(event) });
  return { s, events };
}

const toldTo = (viewer: Viewer, events: readonly GameEvent[]): string =>
  JSON.stringify(events.map((event) => eventFor(event, viewer)));

/**
 * What a viewer is told and shown of a move follows from what it sees before and after it. Another world that looks the
 * same to the viewer, and a move of the same kind after which it still looks the same, must be told in the same words
 * and scenes; so must the same move when one draw of chance changed the state unseen.
 */
export function aboutEvents<S>(
  game: Game<S>,
  s: S,
  viewer: Viewer,
  seed: number,
  scratch: Scratch<S>,
): string[] {
  const choice = Random.of(seed);
  const legal = legalMoves(game, s);
  const move = legal[choice.int(legal.length)] as Move;
  const world = scratch.copy(s);
  game.redeal(world, viewer, choice);
  const random = Random.of(seed);
  const real = told(game, s, move, viewer, random, scratch);
  const others = twinsOf(game, s, world, move, viewer, choice).map((twin) =>
    told(game, world, twin, viewer, Random.of(seed), scratch),
  );
  if (random.draws > 0) {
    const swerving = new SwervingRandom(seed, choice.int(random.draws));
    const swerved = told(game, s, move, viewer, swerving, scratch);
    if (!game.layout.equals(swerved.after, real.after)) others.push(swerved);
  }
  const alike = others.filter(({ view }) => game.layout.equals(real.view, view));
  const liar = alike.find(({ words }) => words !== real.words);
  const revealing = alike.find(({ scenes }) => scenes !== real.scenes);
  const name = game.moves.print(move);
  const complaints = aboutDeclarations(game, real.events, viewer).map((text) => `events of ${name}: ${text}`);
  if (liar) complaints.push(`events of ${name} depend on hidden facts: ${real.words} ${liar.words}`);
  if (isMovePublic(game.events, real.events) && game.actor(s) !== viewer)
    complaints.push(...aboutPublicMove(game, [s, world], move, real, viewer, seed, scratch));
  if (revealing)
    complaints.push(`scenes of ${name} depend on hidden facts: ${real.scenes} ${revealing.scenes}`);
  return complaints.map((complaint) => `viewer ${viewer}: ${complaint}`);
}

/**
 * A move that everybody is told leaves every world possible that the views before and after it leave possible: whatever else
 * the seat could have done in a world that looks the same, and looks the same afterwards, is told just so, or is the same.
 */
function aboutPublicMove<S>(
  game: Game<S>,
  worlds: readonly S[],
  move: Move,
  real: Told<S>,
  viewer: Viewer,
  seed: number,
  scratch: Scratch<S>,
): string[] {
  const choice = Random.of(seed);
  return worlds.flatMap((world) => {
    const legal = legalMoves(game, world);
    return Array.from({ length: Math.min(OTHER_MOVES, legal.length) }, () => {
      const other = legal[choice.int(legal.length)] as Move;
      if (other === move) return [];
      const twin = told(game, world, other, viewer, Random.of(seed), scratch);
      if (!game.layout.equals(twin.view, real.view)) return [];
      const same =
        legal.includes(move) &&
        game.layout.equals(told(game, world, move, viewer, Random.of(seed), scratch).after, twin.after);
      const [name, otherName] = [game.moves.print(move), game.moves.print(other)];
      return same
        ? []
        : [`${name} is told to everybody and looks like ${otherName}: its event hides no move`];
    }).flat();
  });
}

/** Events are what the game declares, cite its own rules, and are about its own places. */
function aboutDeclarations<S>(game: Game<S>, events: readonly GameEvent[], viewer: Viewer): string[] {
  return events.flatMap((event) => {
    const complaints: string[] = [];
    const undeclared = game.events.complaint(event);
    if (undeclared) complaints.push(undeclared);
    if (!event.rule.startsWith(`${game.prefix}-`)) complaints.push(`${event.type} cites ${event.rule}`);
    const places = game.places.ofEvent(eventFor(event, viewer)) ?? [];
    const stray = places.find((place) => !game.places.table.has(place));
    if (stray !== undefined) complaints.push(`${event.type} is about no place: ${stray}`);
    return complaints;
  });
}

/** Moves that may look like `move` to the viewer in another world: itself, and, when the move can be hidden, one of its type. */
function twinsOf<S>(game: Game<S>, s: S, world: S, move: Move, viewer: Viewer, choice: Random): Move[] {
  const type = game.moves.typeIndex(move);
  const alike = legalMoves(game, world).filter((other) => game.moves.typeIndex(other) === type);
  const same = alike.filter((other) => other === move);
  if (game.actor(s) === viewer || alike.length === same.length) return same;
  return [...same, alike[choice.int(alike.length)] as Move];
}

interface Told<S> {
  readonly after: S;
  readonly view: S;
  readonly events: readonly GameEvent[];
  /** JSON of the events as the viewer may know them. */
  readonly words: string;
  /** JSON of the views at the events that are worth a look of their own. */
  readonly scenes: string;
}

function told<S>(
  game: Game<S>,
  from: S,
  move: Move,
  viewer: Viewer,
  random: Random,
  scratch: Scratch<S>,
): Told<S> {
  const s = scratch.copy(from);
  const events: GameEvent[] = [];
  const scenes: unknown[] = [];
  game.apply(s, move, {
    random,
    emit(event) {
      events.push(event);
      if (game.events.specs[event.type]?.scene) scenes.push(game.layout.toJson(scratch.view(s, viewer)));
    },
  });
  return {
    after: s,
    view: scratch.view(s, viewer),
    events,
    words: toldTo(viewer, events),
    scenes: JSON.stringify(scenes),
  };
}
