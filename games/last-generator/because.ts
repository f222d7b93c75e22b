/** What a decision surely does to the city: warmth and health, what is in stock, beds, tokens, and who can still be sent. */
import { at } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { english, french, type Words } from "./because-words.ts";
import { TRACKS } from "./content/tracks.ts";
import { AUTOMATON, DISCONTENT, HOPE, MEEPLES, STEEL, WOOD } from "./data.ts";
import { SPACES, zoneOf } from "./map.ts";
import { moves } from "./moves.ts";
import { activeTokens, resourceOf, sumOf, tokensOn } from "./queries.ts";
import { isZoneWarm, withoutBed } from "./rules/warmth.ts";
import type { State } from "./state.ts";

type Turned = Parameters<Because<State>>[0];

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function people(words: Words, { before, after }: Turned): string[] {
  const warmer = [2, 1, 0].find(
    (zone) => at(before.radius, zone) > before.heat && at(after.radius, zone) <= after.heat,
  );
  const sick = sumOf(after.sick) - sumOf(before.sick);
  const dead = after.corpses - before.corpses;
  const tired = sumOf(after.fatigue) - sumOf(before.fatigue);
  return [
    ...(warmer === undefined ? [] : [words.warm(warmer)]),
    ...(sick > 0 ? [words.sick(sick)] : sick < 0 ? [words.cured(-sick)] : []),
    ...(dead > 0 ? [words.dead(dead)] : []),
    ...(tired > 0 ? [words.tired(tired)] : []),
  ];
}

function stock(words: Words, { before, after }: Turned): string[] {
  return range(after.resources.length).flatMap((resource) => {
    const [had, has] = [at(before.resources, resource), at(after.resources, resource)];
    if (has > had) return [words.more(resource, has - had, has)];
    return has < had ? [words.left(resource, has)] : [];
  });
}

function dangers(words: Words, { before, after }: Turned): string[] {
  const [lacked, lacks] = [withoutBed(before, true), withoutBed(after, true)];
  const has = (s: State, track: number) => [tokensOn(s, track), activeTokens(s, track)] as const;
  const changed = (track: number): boolean => has(before, track).join() !== has(after, track).join();
  return [
    ...(lacks === lacked ? [] : [words.beds(lacks)]),
    ...(after.pressure === before.pressure ? [] : [words.pressure(after.pressure, TRACKS.pressure.spaces)]),
    ...(after.hunger === before.hunger ? [] : [words.hunger(after.hunger)]),
    ...(changed(HOPE) ? [words.hope(...has(after, HOPE))] : []),
    ...(changed(DISCONTENT) ? [words.discontent(...has(after, DISCONTENT))] : []),
  ];
}

// --- Work ---------------------------------------------------------------------------------------------------------

/** Resources that lie in warm places. */
function inTheWarm(s: State): readonly number[] {
  const found = range(SPACES)
    .filter((space) => at(s.amounts, space) > 0 && isZoneWarm(s, zoneOf(space)))
    .map((space) => resourceOf(s, space));
  return [...new Set(found)].filter((resource) => resource >= 0).sort((a, b) => a - b);
}

/** What lies on the map after the move and did not before. */
function uncovered({ before, after }: Turned): readonly (readonly [number, number])[] {
  const found = new Map<number, number>();
  for (const space of range(SPACES)) {
    const more = at(after.amounts, space) - at(before.amounts, space);
    const resource = resourceOf(after, space);
    if (more > 0 && resource >= 0) found.set(resource, (found.get(resource) ?? 0) + more);
  }
  return [...found];
}

function work(words: Words, turned: Turned): string[] {
  const {
    before,
    after,
    moves: [move = -1],
  } = turned;
  const said = moves.decode(move);
  const lies = uncovered(turned);
  if (lies.length > 0) return [words.lies(lies)];
  if (said.type === "actMeeple") {
    const meeple = MEEPLES.findIndex((name) => "meeple" in said && name === said.meeple);
    return meeple < 0 || meeple === AUTOMATON ? [] : [words.ready(meeple, at(before.reserve, meeple) - 1)];
  }
  if (said.type === "actKind" && "action" in said) {
    const warm = inTheWarm(after);
    if (said.action === "gather") return [warm.length > 0 ? words.inTheWarm(warm) : words.nothingWarm];
    if (said.action === "build")
      return [words.toBuildWith(at(after.resources, WOOD), at(after.resources, STEEL))];
  }
  if (said.type !== "pass") return [];
  const idle = before.reserve.reduce((sum, groups) => sum + groups, 0);
  return idle > 0 ? [words.idle(idle)] : [];
}

const becauseBy =
  (words: Words): Because<State> =>
  (turned) => [
    ...people(words, turned),
    ...stock(words, turned),
    ...dangers(words, turned),
    ...work(words, turned),
  ];

export const because: BecauseModule<State>["because"] = { en: becauseBy(english), fr: becauseBy(french) };

/** Points do not decide anything. */
export const lasting: BecauseModule<State>["lasting"] = [];
