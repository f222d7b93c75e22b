/** What a city is worth while its story is still open. */
import { at, exp, log, power } from "@banquise/engine";
import { countBits } from "./bits.ts";
import { slotNamed } from "./compile/modifiers.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TRACKS } from "./content/tracks.ts";
import {
  AUTOMATON,
  BUILDING_IDS,
  CHILD,
  COUNTERS,
  DISCONTENT,
  ENGINEER,
  HOPE,
  MAX_STACKS,
  meeplesOf,
  TYPES,
  WORKER,
} from "./data.ts";
import { addTo, LINE, LINES } from "./lines.ts";
import { BUILDING_PLACES } from "./map.ts";
import { countNeeds, roundsToAct } from "./needs.ts";
import { ACTION, DUSK, GENERATOR } from "./phases.ts";
import { activeTokens, kindAt, lawCount, modifier, sumOf, tokensOn } from "./queries.ts";
import { pressureSpaces } from "./rules/markers.ts";
import { withoutBed } from "./rules/warmth.ts";
import type { State } from "./state.ts";
import { WEIGHTS } from "./weights.ts";

/** What a building is worth over ten rounds, beyond the beds, the food and the goods that it yields. */
const BUILDING_WORTH: Readonly<Record<string, number>> = {
  "first-aid-post": 9,
  infirmary: 15,
  workshop: 8,
  beacon: 14,
  "gathering-post": 5,
  "relief-valve": 6,
  "heat-relay": 6,
  factory: 6,
  graveyard: 5,
  tavern: 5,
  "prayer-house": 8,
  "watch-post": 5,
};
const WORTH = Float64Array.from(BUILDING_IDS, (id) => (BUILDING_WORTH[id] ?? 0) / 10);
/** A second building of a kind adds less than the first. */
const SECOND = 0.5;

const FALLS = 1 / TRACKS.tower.fallDen;
/** By number of jolts: the chance that a lodged cube stays where it is. */
const STAYS = Float64Array.from({ length: 20 }, (_, jolts) => power(1 - 1 / TRACKS.tower.joltDen, jolts));

/** How close a track is to defeat: by Hope tokens left, and by Discontent tokens. */
const HOPE_DANGER = [80, 26, 10, 4, 1, 0, 0];
const DISCONTENT_DANGER = [0, 1, 3, 8, 18, 40, 80];

/** GEN-26.3: of the rampart. */
const COURSES = 6;
const RAMPART = COUNTERS.indexOf("rampart");
const SEEDS = COUNTERS.indexOf("seeds");
/** Drawers of living seed with which the vault is safe: three more than the end asks for. */
const SAFE_SEEDS = 6;
const EXTRA_WORKER = slotNamed("extraMeeple.worker");
const CHILDREN_GATHER = slotNamed("childWork.gather");
const CHILDREN_USE = slotNamed("childWork.use");

/** By number of sick: Exhausted Citizen tokens and turns of the marker in each round, smoothed so that each sick counts. */
const smooth = (key: "fatigue" | "flips"): Float64Array => {
  const raw = Array.from({ length: TRACKS.sickness.lossAt + 1 }, (_, sick) => {
    const section = TRACKS.sickness.sections.find(({ from, to }) => sick >= from && sick <= to);
    return section?.[key] ?? 6;
  });
  return Float64Array.from({ length: 32 }, (_, sick) => {
    const near = [sick, sick + 1, sick + 2].map((n) => raw[Math.min(raw.length - 1, n)] ?? 0);
    return near.reduce((sum, n) => sum + n, 0) / near.length;
  });
};
const FATIGUE = smooth("fatigue");
const FLIPS = smooth("flips");

const least = (s: State): number => TRACKS.score.night * (SCENARIOS[s.scenario]?.rounds ?? 0) + WEIGHTS.alive;

/** Expected final points, between those of the best of falls and those of a victory, by how well the city stands. */
const pointsAt = (s: State, standing: number): number =>
  least(s) + TRACKS.score.won / (1 + exp(-standing / WEIGHTS.decisive));

const counted = new Float64Array(LINES.length);

export const expectedPoints = (s: State): number => pointsAt(s, countStanding(s, counted));

/** The same line by line: each has its share of the way from an even city to this one. */
export function expectedLines(s: State, out: Float64Array): void {
  const standing = countStanding(s, out);
  const even = pointsAt(s, 0);
  const slope =
    Math.abs(standing) < SMALL
      ? TRACKS.score.won / (4 * WEIGHTS.decisive)
      : (pointsAt(s, standing) - even) / standing;
  for (let line = 0; line < LINES.length; line++) out[line] = (out[line] as number) * slope;
  addTo(out, LINE.victory, even);
}
/** How close to its ends the curve is still told apart from them. */
const CERTAIN = 1e-3;
/** Below this the curve is its tangent. */
const SMALL = 1e-6;

/**
 * The standing that expected points tell of. A look ahead may have seen the end itself, whose points lie beyond the curve:
 * they count as its ends.
 */
export function standingFrom(s: State, points: number): number {
  const share = Math.min(1 - CERTAIN, Math.max(CERTAIN, (points - least(s)) / TRACKS.score.won));
  return WEIGHTS.decisive * log(share / (1 - share));
}

/** How well the city stands, 0 being even: what it has against what it will need, line by line; returns the sum. */
function countStanding(s: State, out: Float64Array): number {
  const rounds = roundsToAct(s);
  out.fill(0);
  addTo(out, LINE.victory, WEIGHTS.build * Math.max(0, rounds - WEIGHTS.builtBefore));
  addTo(out, LINE.nights, TRACKS.score.night * (SCENARIOS[s.scenario]?.rounds ?? 0));
  addTo(out, LINE.people, TRACKS.score.citizen * sumOf(s.citizens) + people(s, rounds));
  addTo(out, LINE.beds, -beds(s));
  addTo(out, LINE.buildings, buildings(s) * rounds);
  addTo(out, LINE.plans, plans(s, rounds));
  addTo(out, LINE.objective, objective(s));
  addTo(out, LINE.spirit, spirit(s));
  addTo(out, LINE.dead, -dead(s));
  addTo(out, LINE.boiler, -strain(s));
  countNeeds(s, out);
  let sum = 0;
  for (let line = 0; line < LINES.length; line++) sum += out[line] as number;
  return sum;
}

/** Tokens, how close each track is to defeat, and what active ones are good for. */
function spirit(s: State): number {
  const hope = tokensOn(s, HOPE);
  const discontent = tokensOn(s, DISCONTENT);
  return (
    TRACKS.score.hope * hope -
    TRACKS.score.discontent * discontent +
    WEIGHTS.hopeActive * activeTokens(s, HOPE) -
    WEIGHTS.discontentActive * activeTokens(s, DISCONTENT) -
    (HOPE_DANGER[hope] ?? 0) -
    (DISCONTENT_DANGER[discontent] ?? 0)
  );
}

const dead = (s: State): number =>
  (TRACKS.score.corpse + WEIGHTS.corpse) * s.corpses + WEIGHTS.corpses * s.corpses * s.corpses;

/** What the boiler threatens: how likely the next throw breaks it down, and the work of letting the steam off. */
function strain(s: State): number {
  const rounds = (SCENARIOS[s.scenario]?.rounds ?? 0) - s.round;
  const broken = s.overheated * WEIGHTS.overheated * rounds;
  if (rounds === 0 && s.phase > GENERATOR) return broken;
  const cubes = 0.3 * s.heat + 0.7 * s.cold;
  const loose = 1 - (STAYS[Math.round(cubes) + 1] as number);
  const rising = s.drawer + s.lodged * loose + cubes * (FALLS + 0.25 * loose);
  const variance = cubes * FALLS * (1 - FALLS) + s.lodged * loose * (1 - loose);
  const room = pressureSpaces(s) + 0.5 - s.pressure - rising;
  // The logistic curve is close to the normal one when its argument is stretched so.
  const risk = 1 / (1 + exp((1.702 * room) / Math.sqrt(variance + 0.5)));
  const fall = s.overheated === 1 ? WEIGHTS.secondBreakdown : WEIGHTS.firstBreakdown;
  return broken + fall * risk;
}

function people(s: State, rounds: number): number {
  const horizon = Math.min(WEIGHTS.sickRounds, rounds + 0.5);
  let worth = 0;
  for (let type = 0; type < TYPES; type++) {
    const sick = at(s.sick, type);
    const works = type !== CHILD || modifier(s, CHILDREN_GATHER) + modifier(s, CHILDREN_USE) > 0;
    const tired = works ? WEIGHTS.fatigue : 0.2;
    worth -= horizon * (tired * (FATIGUE[sick] as number) + WEIGHTS.flip * (FLIPS[sick] as number));
    worth -= WEIGHTS.sick * sick + WEIGHTS.skull * at(s.skull, type);
    worth -= tired * (at(s.fatigue, type) - at(s.covered, type));
    if (works) worth += WEIGHTS.meeple * rounds * meeplesOf(at(s.citizens, type));
  }
  worth += WEIGHTS.meeple * rounds * modifier(s, EXTRA_WORKER);
  worth += WEIGHTS.automaton * rounds * s.automata;
  if (s.phase !== ACTION) return worth;
  const reserve =
    at(s.reserve, WORKER) +
    at(s.reserve, ENGINEER) +
    at(s.reserve, AUTOMATON) +
    (modifier(s, CHILDREN_GATHER) > 0 ? at(s.reserve, CHILD) : 0);
  let warm = 0;
  for (let level = 0; level < s.radius.length; level++) if (s.heat >= at(s.radius, level)) warm++;
  return worth + reserve * (WEIGHTS.reserve + WEIGHTS.warmth * warm);
}

/** What the buildings are worth in each round to come. */
function buildings(s: State): number {
  let worth = 0;
  for (let kind = 0; kind < WORTH.length; kind++) {
    const copies = at(s.copies, kind);
    if (copies > 0) worth += (WORTH[kind] as number) * (1 + SECOND * (copies - 1));
  }
  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    if (kind >= 0 && at(s.upgraded, place) === 1) worth += WEIGHTS.upgraded * (WORTH[kind] as number);
  }
  return worth;
}

/** What it costs that people have no bed, or a cold one. */
function beds(s: State): number {
  const nights = (SCENARIOS[s.scenario]?.rounds ?? 0) - s.nights;
  const without = withoutBed(s, false);
  const cold = s.phase < DUSK ? 0 : Math.max(0, withoutBed(s, true) - without);
  return WEIGHTS.bed * without * nights + WEIGHTS.coldBed * cold;
}

function plans(s: State, rounds: number): number {
  const left = rounds / 10;
  let worth = (WEIGHTS.law * lawCount(s) + WEIGHTS.technology * countBits(s.techs)) * left;
  worth += WEIGHTS.card * countBits(s.hand) * Math.min(1, rounds);
  if (s.developing > 0)
    worth += (WEIGHTS.developing + 0.5 * Math.max(0, 4 - (s.developedAt - s.round))) * left;
  if (s.callUsed === 0) worth += WEIGHTS.call * Math.min(1, rounds);
  for (let stack = 0; stack < MAX_STACKS; stack++)
    if (at(s.scouts, stack) > 0)
      worth += (WEIGHTS.scout + WEIGHTS.scoutSpace * at(s.scoutSpaces, stack)) * Math.min(1, rounds);
  return worth + WEIGHTS.storm * Math.max(0, Math.min(4, s.storm - s.round));
}

/** What the scenario demands at the end: the courses of the rampart in time, living seeds. */
function objective(s: State): number {
  const scenario = SCENARIOS[s.scenario];
  if (scenario === undefined || scenario.winAtEnd === null) return 0;
  if (scenario.counters?.seeds !== undefined) {
    const seeds = at(s.counters, SEEDS);
    return WEIGHTS.seed * (Math.min(SAFE_SEEDS, seeds) - SAFE_SEEDS) + 1.5 * Math.max(0, seeds - SAFE_SEEDS);
  }
  const courses = at(s.counters, RAMPART);
  const late = COURSES - courses > Math.ceil(roundsToAct(s)) ? WEIGHTS.tooLate : 0;
  return WEIGHTS.rampart * (courses - (COURSES * s.round) / scenario.rounds) - late;
}
