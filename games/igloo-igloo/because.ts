/** What a move surely does: to the islands and those who lead them, to prey within reach, to inuits on their way. */
import { at, MoveList, Random, type Seat } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { english, french, type Words } from "./because-words.ts";
import { BEAR, SIZE, SPACES } from "./data.ts";
import { first } from "./moves.ts";
import { openWater } from "./pieces.ts";
import { NO_WAY, type Prey, preyOn, stepsToCatch } from "./reach.ts";
import { land, listLandings } from "./rules/travel.ts";
import { type Island, islandsOf, promisedPoints, trophyPoints } from "./scoring.ts";
import { CORNERS, DIRECTION_COUNT, nameOf, neighbour, OUTSIDE } from "./spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  animalsAt,
  EVICT,
  hasInuit,
  iglooOwner,
  inuitsPerSeat,
  isIce,
  LANDING,
  layout,
  PLACEMENT,
  REACTION,
  type State,
  spaceOfInuit,
} from "./state.ts";

type Turned = Parameters<Because<State>>[0];
type Name = (seat: Seat) => string;

/** What a melted tile does to islands is said in so many sentences at most. */
const MOST_OF_ICE = 2;
/** Prey that is further away is not worth a word. */
const MOST_STEPS = 3;
/** Larger islands will still change too much for points to be told, or a tile less. */
const MOST_COUNTED = 5;
const MOST_SHRINKING = 12;

const all = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Spaces next to another. */
const besides = (space: number): readonly number[] =>
  all(DIRECTION_COUNT)
    .map((direction) => neighbour(space, direction))
    .filter((to) => to !== OUTSIDE);

const standsBeside = (s: State, seat: Seat, space: number): boolean =>
  besides(space).some((to) => hasInuit(s, seat, to));

// --- Islands ------------------------------------------------------------------------------------------------------

/** Where an island lies: "nw", "" in the middle. */
function compassOf({ spaces }: Island): string {
  const mean = (of: (space: number) => number): number =>
    spaces.reduce((sum, space) => sum + of(space), 0) / spaces.length - (SIZE - 1) / 2;
  const part = (by: number, less: string, more: string): string => (by < -1 ? less : by > 1 ? more : "");
  return `${part(
    mean((space) => Math.floor(space / SIZE)),
    "s",
    "n",
  )}${part(
    mean((space) => space % SIZE),
    "w",
    "e",
  )}`;
}

/** By where it lies, or where two lie there by its first space. */
function islandName(words: Words, island: Island, islands: readonly Island[]): string {
  const compass = compassOf(island);
  const isOnly = islands.filter((other) => compassOf(other) === compass).length === 1;
  return isOnly ? words.island(compass) : words.islandAt(nameOf(Math.min(...island.spaces)));
}

/** What an island is to a seat: the higher, the better. */
function holdOn(island: Island, seat: Seat): number {
  const own = island.strengths[seat] ?? 0;
  if (own === 0) return ABSENT;
  const others = island.strengths.filter((_, rival) => rival !== seat);
  const strongest = Math.max(...others);
  if (strongest === 0) return ALONE;
  if (own === strongest) return LEVEL;
  return own > strongest ? FIRST : PRESENT;
}

const ABSENT = 0;
const PRESENT = 1;
/** Together with somebody else on top. */
const LEVEL = 2;
const FIRST = 3;
const ALONE = 4;

/** The best that a seat had of what is an island now. */
const formerHold = (was: readonly Island[], { spaces }: Island, seat: Seat): number =>
  Math.max(
    0,
    ...was
      .filter((other) => other.spaces.some((space) => spaces.includes(space)))
      .map((other) => holdOn(other, seat)),
  );

function ownIslands(words: Words, { before, after, seat }: Turned): string[] {
  const [was, is] = [islandsOf(before), islandsOf(after)];
  return is.flatMap((island) => {
    const hold = holdOn(island, seat);
    const name = islandName(words, island, is);
    const size = island.spaces.length;
    const [former] = was.filter(({ spaces }) => spaces.some((space) => island.spaces.includes(space)));
    const strongest = Math.max(...island.strengths.filter((_, rival) => rival !== seat));
    const own = island.strengths[seat] ?? 0;
    if (hold > formerHold(was, island, seat)) {
      const points = size > MOST_COUNTED ? null : (island.points[seat] ?? 0);
      if (hold === ALONE) return [words.alone(name, size, points)];
      if (hold === FIRST) return [words.leads(name, size, own, strongest)];
      return [words.arrives(name, size, own, strongest)];
    }
    if (former === undefined || hold === ABSENT || was.length !== is.length) return [];
    const more = own > (former.strengths[seat] ?? 0);
    if (more && hold < ALONE) return [words.stronger(name, size, own, strongest)];
    return hold >= FIRST && size > former.spaces.length ? [words.grows(name, size)] : [];
  });
}

function rivalIslands(words: Words, { before, after, seat }: Turned, name: Name): string[] {
  const [was, is] = [islandsOf(before), islandsOf(after)];
  const rivals = all(before.seats).filter((rival) => rival !== seat);
  return rivals.flatMap((rival) =>
    was.flatMap((island) => {
      const hold = holdOn(island, rival);
      if (hold < FIRST) return [];
      const parts = is.filter(({ spaces }) => spaces.some((space) => island.spaces.includes(space)));
      const place = islandName(words, island, was);
      const best = Math.max(ABSENT, ...parts.map((part) => holdOn(part, rival)));
      if (best < LEVEL) return [words.loses(name(rival), place)];
      if (best < hold)
        return [best === FIRST ? words.joined(name(rival), place) : words.shares(name(rival), place)];
      const size = parts.find((part) => holdOn(part, rival) === best)?.spaces.length ?? 0;
      const isTold = size < island.spaces.length && island.spaces.length <= MOST_SHRINKING;
      return isTold ? [words.shrinks(name(rival), place, size)] : [];
    }),
  );
}

/** What the ice is after a move; while it hangs together nobody leads anything. */
function islands(words: Words, turned: Turned, name: Name): string[] {
  const { before, after } = turned;
  const [was, is] = [islandsOf(before).length, islandsOf(after).length];
  if (before.phase === PLACEMENT || is < 2) return [];
  const own = ownIslands(words, turned);
  const breaks = was < is && own.length === 0 ? [words.breaks(is)] : [];
  return [...own, ...breaks, ...(was > 1 ? rivalIslands(words, turned, name) : [])];
}

// --- Prey ---------------------------------------------------------------------------------------------------------

const bestOf = (prey: readonly Prey[]): Prey | undefined => [...prey].sort((a, b) => b.value - a.value)[0];

function reach(words: Words, turned: Turned, name: Name): string[] {
  const { before, after, seat } = turned;
  const [then, now] = [stepsToCatch(before, seat), stepsToCatch(after, seat)];
  const was = new Map(preyOn(before).map((prey) => [`${prey.space} ${prey.kind}`, then(prey.space)]));
  const nearestOf = (kind: number): number =>
    Math.min(NO_WAY, ...preyOn(before).flatMap((prey) => (prey.kind === kind ? [then(prey.space)] : [])));
  // What was led somewhere else is compared with where its kind was nearest.
  const formerly = ({ space, kind }: Prey): number => was.get(`${space} ${kind}`) ?? nearestOf(kind);
  const prey = preyOn(after);
  const caught = bestOf(prey.filter((each) => now(each.space) === 0 && formerly(each) > 0));
  if (caught !== undefined) return [words.inReach(words.animal(caught.kind), nameOf(caught.space))];
  const nearer = bestOf(
    prey.filter((each) => now(each.space) < formerly(each) && now(each.space) <= MOST_STEPS),
  );
  if (nearer !== undefined && (after.phase === ACTION || after.phase === ANIMAL_MOVE))
    return [words.nearer(words.animal(nearer.kind), nameOf(nearer.space), now(nearer.space))];
  return rivalsReach(words, turned, name);
}

/** Prey that a rival could have caught at once, and no longer can. */
function rivalsReach(words: Words, { before, after, seat }: Turned, name: Name): string[] {
  for (const rival of all(before.seats)) {
    if (rival === seat) continue;
    const [then, now] = [stepsToCatch(before, rival), stepsToCatch(after, rival)];
    const kept = new Set(
      preyOn(after)
        .filter(({ space }) => now(space) === 0)
        .map(({ kind }) => kind),
    );
    const lost = bestOf(preyOn(before).filter(({ space, kind }) => then(space) === 0 && !kept.has(kind)));
    if (lost !== undefined && trophyPoints(after, seat) === trophyPoints(before, seat))
      return [words.outOfReach(words.animal(lost.kind), name(rival))];
  }
  return [];
}

/** The tile that a move melts; -1 when it is another one. */
function meltedBy({ moves: [move = -1] }: Turned): number {
  const space = move - first.melt;
  return space >= 0 && space < SPACES ? space : -1;
}

/** What comes out of a melted tile is chance, but not who stands beside it; and seldom the ice stays, as pack ice. */
function melting(words: Words, turned: Turned, space: number, name: Name): string[] {
  const { before, seat } = turned;
  const after = layout.clone(before);
  openWater(after, space);
  const rivals = all(before.seats).filter((rival) => rival !== seat && standsBeside(before, rival, space));
  const [rival] = rivals;
  const broken = islands(words, { ...turned, after }, name).slice(0, MOST_OF_ICE);
  const fact = standsBeside(before, seat, space)
    ? rival === undefined
      ? words.onlyBeside
      : words.beside
    : rival === undefined
      ? words.nobodyBeside
      : words.besideRival(name(rival));
  const last = broken.pop();
  return last === undefined ? [fact] : [...broken, words.unlessPack(last), fact];
}

// --- Inuits -------------------------------------------------------------------------------------------------------

const spacesOf = (s: State, seat: Seat): readonly number[] =>
  all(inuitsPerSeat(s))
    .map((inuit) => spaceOfInuit(s, seat, inuit))
    .filter((space) => space >= 0);

const cornersOf = (s: State, seat: Seat): readonly number[] =>
  spacesOf(s, seat).filter((space) => CORNERS.includes(space));

const distance = (a: number, b: number): number =>
  Math.abs((a % SIZE) - (b % SIZE)) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE));

function people(words: Words, { before, after, seat }: Turned, name: Name): string[] {
  if (before.phase === PLACEMENT) return placed(words, before, after, seat);
  for (const whose of all(before.seats)) {
    const fled = cornersOf(after, whose).find(
      (corner) => !cornersOf(before, whose).includes(corner) && before.phase === EVICT,
    );
    if (fled === undefined) continue;
    const isNear = besides(fled).some((space) => isIce(after, space));
    return [
      isNear ? words.nearCorner(name(whose), whose === seat) : words.farCorner(name(whose), whose === seat),
    ];
  }
  if (cornersOf(after, seat).length < cornersOf(before, seat).length) return [words.backOnIce];
  const isBuilt = at(after.igloosLeft, seat) < at(before.igloosLeft, seat);
  const built = all(SPACES).find(
    (space) => isBuilt && iglooOwner(before, space) < 0 && iglooOwner(after, space) === seat,
  );
  return built === undefined ? [] : [words.neverMelts(nameOf(built))];
}

/** Inuits are best spread over the rim. */
function placed(words: Words, before: State, after: State, seat: Seat): string[] {
  const had = spacesOf(before, seat);
  const [now] = spacesOf(after, seat).filter((space) => !had.includes(space));
  if (now === undefined) return [];
  const nearest = Math.min(...had.map((space) => distance(space, now)));
  if (Number.isFinite(nearest)) return [words.spread(nearest)];
  const rivals = all(before.seats).flatMap((rival) => (rival === seat ? [] : spacesOf(before, rival)));
  const rival = Math.min(...rivals.map((space) => distance(space, now)));
  if (rival === 0) return [words.withRival];
  return [Number.isFinite(rival) ? words.fromRivals(rival) : words.free];
}

/** What a tile of the hand or an attack has just opened. */
function opened(words: Words, { before, after, seat }: Turned, name: Name): string[] {
  if (after.ap > before.ap && before.phase === ACTION && after.phase === ACTION)
    return [words.actionPoints(after.ap - before.ap)];
  if (after.phase === ANIMAL_MOVE && after.steps > before.steps) return [words.animalSteps(after.steps)];
  const attacked = after.phase === REACTION || after.phase === EVICT;
  if (!attacked || after.focus === 0 || before.phase === REACTION || before.phase === EVICT) return [];
  const whom = all(after.seats).find(
    (rival) => rival !== seat && spacesOf(before, rival).includes(after.focus - 1),
  );
  if (whom === undefined) return [];
  const space = nameOf(after.focus - 1);
  const isBear = animalsAt(after, after.focus - 1, BEAR) > 0;
  return [isBear ? words.attacked(name(whom), space) : words.flees(name(whom), space)];
}

const landings = new MoveList(SPACES);

/** A kayak on the water is good for where it can land: the landing that brings most, and what that is. */
function bestLanding(words: Words, turned: Turned, name: Name): string[] {
  const { after, seat } = turned;
  landings.clear();
  listLandings(after, landings);
  const ways = landings.toArray().map((move) => {
    const to = move - first.land;
    const landed = layout.clone(after);
    land(landed, to, { random: Random.of(0), emit: null });
    const facts = settled(words, { ...turned, after: landed }, name);
    const near = preyOn(landed).filter(({ space }) => stepsToCatch(landed, seat)(space) === 0);
    const worth = (promisedPoints(landed)[seat] ?? 0) + near.reduce((sum, { value }) => sum + value / 2, 0);
    return { to, facts, worth };
  });
  const [best] = ways.filter(({ facts }) => facts.length > 0).sort((a, b) => b.worth - a.worth);
  return best === undefined ? [] : [words.thenLand(nameOf(best.to), best.facts[0] ?? "")];
}

/** Everything that is certain once nothing more is asked. */
function settled(words: Words, turned: Turned, name: Name): string[] {
  const { before, after, seat } = turned;
  const caught = trophyPoints(after, seat) - trophyPoints(before, seat);
  return [
    ...(caught > 0 ? [words.prey(caught)] : []),
    ...islands(words, turned, name),
    ...opened(words, turned, name),
    ...people(words, turned, name),
    ...(before.phase === PLACEMENT ? [] : reach(words, turned, name)),
  ];
}

const becauseBy =
  (words: Words): Because<State> =>
  (turned, name) => {
    const space = meltedBy(turned);
    if (space >= 0) return melting(words, turned, space, name);
    return turned.after.phase === LANDING ? bestLanding(words, turned, name) : settled(words, turned, name);
  };

export const because: BecauseModule<State>["because"] = {
  en: becauseBy(english),
  fr: becauseBy(french),
};

/** Every island can still melt. */
export const lasting: BecauseModule<State>["lasting"] = [];
