/** What people are told: declared as it is, and nothing that a viewer may not know. */
import { eventFor, type GameEvent, isMovePublic } from "./events.ts";
import { type Game, type TableConfig, type Viewer, viewOf } from "./game.ts";
import { legalMoves } from "./legal-moves.ts";
import type { Move } from "./moves.ts";
import { Random } from "./random.ts";
import { sameJson } from "./same-json.ts";
import type { Scratch } from "./scratch.ts";
import { SwervingRandom } from "./swerving-random.ts";

const MOST_SWERVES = 256;
/** How many other moves are tried in each world, where a move is told to everybody. */
const OTHER_MOVES = 2;

export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), null];

/**
 * What is told of the setup follows from what is seen after it. The same setup is tried again with one other draw each
 * time: where that changed the state unseen, the same must be told.
 */
export function complaintsAboutSetup<S>(game: Game<S>, config: TableConfig, seed: number): string[] {
  const plain = Random.of(seed);
  const setup = setupOf(game, config, plain);
  const draws = Math.min(plain.draws, MOST_SWERVES);
  const viewers = viewersOf(config.seats);
  const leaks = viewers.flatMap((viewer) => {
    const [view, events] = [viewOf(game, setup.s, viewer), toldTo(viewer, setup.events)];
    for (let swerve = 0; swerve < draws; swerve++) {
      const other = setupOf(game, config, new SwervingRandom(seed, swerve));
      const sameState = game.layout.equals(other.s, setup.s);
      if (sameState || !game.layout.equals(viewOf(game, other.s, viewer), view)) continue;
      const otherEvents = toldTo(viewer, other.events);
      if (!sameJson(otherEvents, events))
        return [
          `viewer ${viewer}: events of the setup depend on hidden facts: ${inFull(events, otherEvents)}`,
        ];
    }
    return [];
  });
  return [...leaks, ...aboutDeclarations(game, setup.events, viewers).map((text) => `setup: ${text}`)];
}

function setupOf<S>(game: Game<S>, config: TableConfig, random: Random): { s: S; events: GameEvent[] } {
  const s = game.layout.create();
  const events: GameEvent[] = [];
  game.setup(s, config, { random, emit: (event) => events.push(event) });
  return { s, events };
}

const toldTo = (viewer: Viewer, events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => eventFor(event, viewer));

const inFull = (...tales: readonly (readonly GameEvent[])[]): string =>
  tales.map((events) => JSON.stringify(events)).join(" ");

/**
 * What a viewer is told and shown of a move follows from what it sees before and after it. Another world that looks the
 * same to the viewer, and a move of the same kind after which it still looks the same, must be told in the same words
 * and scenes; so must the same move when one draw of chance changed the state unseen.
 *
 * A move that everybody is told leaves every world possible that the views before and after it leave possible: whatever else
 * the seat could have done in a world that looks the same, and looks the same afterwards, came to the same.
 */
export function aboutEvents<S>(
  game: Game<S>,
  s: S,
  viewers: readonly Viewer[],
  seed: number,
  scratch: Scratch<S>,
): string[] {
  const { layout } = game;
  const choice = Random.of(seed);
  const legal = legalMoves(game, s);
  const move = legal[choice.int(legal.length)] as Move;
  const name = game.moves.print(move);
  const random = Random.of(seed);
  const tell = (from: S, played: Move): Told<S> => told(game, from, played, Random.of(seed), scratch);
  const real = told(game, s, move, random, scratch);
  const rivalsIn = (world: S): Told<S>[] =>
    isMovePublic(game.events, real.events)
      ? rivalsOf(game, world, move, choice).map((rival) => tell(world, rival))
      : [];
  const rivals = rivalsIn(s).filter(({ after }) => !layout.equals(after, real.after));
  const complaints = aboutDeclarations(game, real.events, viewers).map(
    (text) => `events of ${name}: ${text}`,
  );
  for (const viewer of viewers) {
    const complain = (text: string): void => void complaints.push(`viewer ${viewer}: ${text}`);
    const view = scratch.view(real.after, viewer);
    const looksAlike = ({ after }: Told<S>): boolean => layout.equals(scratch.view(after, viewer), view);
    const world = scratch.copy(s);
    game.redeal(world, viewer, choice);
    const twins = twinsOf(game, s, world, move, viewer, choice).map((twin) => tell(world, twin));
    const others = twins.filter(looksAlike);
    if (random.draws > 0) {
      const swerved = told(game, s, move, new SwervingRandom(seed, choice.int(random.draws)), scratch);
      if (!layout.equals(swerved.after, real.after) && looksAlike(swerved)) others.push(swerved);
    }
    const words = toldTo(viewer, real.events);
    const lie = others.map(({ events }) => toldTo(viewer, events)).find((other) => !sameJson(other, words));
    if (lie) complain(`events of ${name} depend on hidden facts: ${inFull(words, lie)}`);
    if (others.some(({ scenes }) => !sameScenes(game, scenes, real.scenes, viewer, scratch)))
      complain(`scenes of ${name} depend on hidden facts`);
    if (game.actor(s) === viewer) continue;
    const same = twins.find((twin) => twin.move === move);
    const elsewhere = rivalsIn(world).filter(({ after }) => !same || !layout.equals(after, same.after));
    for (const rival of [...rivals, ...elsewhere].filter(looksAlike))
      complain(
        `${name} is told to everybody and looks like ${game.moves.print(rival.move)}: its event hides no move`,
      );
  }
  return complaints;
}

/** Events are what the game declares, cite its own rules, and are about its own places. */
function aboutDeclarations<S>(
  game: Game<S>,
  events: readonly GameEvent[],
  viewers: readonly Viewer[],
): string[] {
  return events.flatMap((event) => {
    const complaints: string[] = [];
    const undeclared = game.events.complaint(event);
    if (undeclared) complaints.push(undeclared);
    if (!event.rule.startsWith(`${game.prefix}-`)) complaints.push(`${event.type} cites ${event.rule}`);
    // Without a secret it is one event for all.
    for (const known of new Set(viewers.map((viewer) => eventFor(event, viewer)))) {
      const stray = game.places.ofEvent(known)?.find((place) => !game.places.table.has(place));
      if (stray !== undefined) complaints.push(`${event.type} is about no place: ${stray}`);
    }
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

/** A few other moves of a world. */
function rivalsOf<S>(game: Game<S>, world: S, move: Move, choice: Random): Move[] {
  const legal = legalMoves(game, world);
  const chosen = Array.from(
    { length: Math.min(OTHER_MOVES, legal.length) },
    () => legal[choice.int(legal.length)],
  );
  return chosen.filter((other) => other !== undefined && other !== move) as Move[];
}

interface Told<S> {
  readonly move: Move;
  readonly after: S;
  readonly events: readonly GameEvent[];
  /** The states at the events that are worth a look of their own. */
  readonly scenes: readonly S[];
}

function told<S>(game: Game<S>, from: S, move: Move, random: Random, scratch: Scratch<S>): Told<S> {
  const s = scratch.copy(from);
  const events: GameEvent[] = [];
  const scenes: S[] = [];
  game.apply(s, move, {
    random,
    emit(event) {
      events.push(event);
      if (game.events.specs[event.type]?.scene) scenes.push(scratch.copy(s));
    },
  });
  return { move, after: s, events, scenes };
}

const sameScenes = <S>(
  game: Game<S>,
  some: readonly S[],
  others: readonly S[],
  viewer: Viewer,
  scratch: Scratch<S>,
): boolean =>
  some.length === others.length &&
  some.every((scene, i) =>
    game.layout.equals(scratch.view(scene, viewer), scratch.view(others[i] as S, viewer)),
  );
