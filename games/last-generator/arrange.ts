/**
 * Positions for lessons and tests. Those of `arrange` are a game after its set-up, emptied and changed field by field: only
 * what a test is about is there. Those of `arrangeDay` are a day of the first scenario, with every card where it belongs.
 */
import { type Context, Random, type TableConfig } from "@banquise/engine";
import { allBits, type Bits, dropLowest, withBit, withoutBit } from "./bits.ts";
import { EXPERTS } from "./content/experts.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TRACKS } from "./content/tracks.ts";
import { CITIZEN_TYPES, RESOURCES, type Resource } from "./content/types.ts";
import { WEATHER } from "./content/weather.ts";
import {
  BUILDING_IDS,
  CITIZEN_IDS,
  DUSK_IDS,
  FIRST_CONCERTATION,
  LAW_IDS,
  MORNING_IDS,
  meeplesOf,
  TOKEN_TYPES,
  TOKENS,
  TRACK_SPACES,
  WORKER,
} from "./data.ts";
import { spaceNamed } from "./map.ts";
import { first } from "./moves.ts";
import { STEP, STEP_PHASE, type StepName } from "./phases.ts";
import { tokenCode } from "./queries.ts";
import { construct } from "./rules/buildings.ts";
import { STAGE_CARDS } from "./rules/decks.ts";
import { run } from "./rules/run.ts";
import { layTile } from "./rules/terrain.ts";
import { apply, setup } from "./rules.ts";
import { layout, type State } from "./state.ts";

const quietly = (): Context => ({ random: Random.of(1), emit: null });

export const configOf = (seats: number, options: Readonly<Record<string, string>> = {}): TableConfig => ({
  seats,
  options: { scenario: "S1", difficulty: "plain", council: "no", weather: "hidden", ...options },
});

/** A game at the choice of the Expert. */
export function newGame(seats = 1, options: Readonly<Record<string, string>> = {}, seed = 1): State {
  const s = layout.create();
  setup(s, configOf(seats, options), { random: Random.of(seed), emit: null });
  return s;
}

/** A game at the first turn of its first Action phase. */
export function begun(seats = 1, options: Readonly<Record<string, string>> = {}, expert = "X01"): State {
  const s = newGame(seats, options);
  apply(s, first.chooseExpert + EXPERTS.findIndex(({ id }) => id === expert), quietly());
  return s;
}

export interface Position {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly stock?: Readonly<Partial<Record<Resource, number>>>;
  /** Citizens, sick and skulls of workers, engineers and children. */
  readonly citizens?: readonly number[];
  readonly sick?: readonly number[];
  readonly skull?: readonly number[];
  /** "faith! resolve": active tokens are marked. */
  readonly hope?: string;
  readonly discontent?: string;
  readonly fields?: Readonly<Partial<Record<NumberField, number>>>;
  readonly radius?: readonly number[];
  readonly reserve?: readonly number[];
  /** Tiles by slot name, "N01": their spaces take the resources of the tile. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Buildings by place: "tent", "tent+" when upgraded. */
  readonly buildings?: Readonly<Record<string, string>>;
}

type NumberField = { [K in keyof State]: State[K] extends number ? K : never }[keyof State];

/** A city with nothing but what is said: no building but the printed ones, no token but one of each track. */
export function arrange(position: Position = {}): State {
  const s = begun(position.seats, position.options);
  clearTable(s);
  for (const [res, n] of Object.entries(position.stock ?? {}))
    s.resources[RESOURCES.indexOf(res as Resource)] = n;
  CITIZEN_TYPES.forEach((_, type) => {
    s.citizens[type] = position.citizens?.[type] ?? 9;
    s.sick[type] = position.sick?.[type] ?? 0;
    s.skull[type] = position.skull?.[type] ?? 0;
  });
  setTokens(s, 0, position.hope ?? "resolve solidarity faith");
  setTokens(s, 1, position.discontent ?? "");
  Object.assign(s, position.fields ?? {});
  if (position.radius) s.radius.set(position.radius);
  const reserve = position.reserve ?? [3, 3, 0, 0];
  s.reserve.set(reserve);
  s.fielded.set(reserve);
  for (const [slot, id] of Object.entries(position.tiles ?? {})) putTile(s, slot, id);
  for (const [place, id] of Object.entries(position.buildings ?? {})) putBuilding(s, place, id);
  return s;
}

function clearTable(s: State): void {
  s.resources.fill(0);
  s.hand = 0;
  s.citizenDeck = (1 << 18) - 1;
  s.nearTiles = (1 << 14) - 1;
  s.tiles.fill(0);
  s.amounts.fill(0);
  for (const space of ["G3", "G4", "G5"]) {
    if (s.building[spaceNamed(space)] === 0) continue;
    const kind = (s.building[spaceNamed(space)] ?? 1) - 1;
    s.copies[kind] = (s.copies[kind] ?? 1) - 1;
    s.building[spaceNamed(space)] = 0;
  }
}

/** "faith! resolve" */
function setTokens(s: State, track: number, tokens: string): void {
  s.tokens.fill(0, track * TRACK_SPACES, (track + 1) * TRACK_SPACES);
  tokens
    .split(" ")
    .filter(Boolean)
    .forEach((token, space) => {
      const type = (TOKENS as readonly string[]).indexOf(token.replace("!", "")) % TOKEN_TYPES;
      s.tokens[track * TRACK_SPACES + space] = tokenCode(type, token.endsWith("!"));
    });
}

function putTile(s: State, slot: string, id: string): void {
  const near = id.startsWith("N");
  const index = Number(id.slice(1)) - 1;
  if (near) s.nearTiles &= ~(1 << index);
  else s.farTiles &= ~(1 << index);
  const space = spaceNamed(`${slot}a`);
  layTile(s, near ? index : 14 + index, (space - 5) / 2);
}

function putBuilding(s: State, place: string, id: string): void {
  const space = spaceNamed(place);
  construct(s, BUILDING_IDS.indexOf(id.replace("+", "")), space, quietly());
  s.depth = 0;
  if (id.endsWith("+")) s.upgraded[space] = 1;
}

/** Begins a step of the round and runs on to the next question. */
export function beginStep(s: State, step: StepName, context: Context): void {
  s.step = STEP[step];
  s.phase = STEP_PHASE[s.step] ?? 0;
  s.cursor = 0;
  s.ask = 0;
  run(s, context);
}

/** A moment of a day of the first scenario, for one seat. */
export interface DayPosition extends Omit<Position, "seats" | "options" | "reserve"> {
  readonly day: number;
  /** The step whose question is asked; the turns of the day if it is not given. */
  readonly at?: StepName;
  /** What is left on the spaces where something lies, where it is not all of it. */
  readonly left?: Readonly<Record<string, number>>;
  /** The sky of this day, "W02", once it has been turned up. */
  readonly weather?: string;
  /** The card that dusk turns up, "D08". */
  readonly dusk?: string;
  /** Those who can be called, "P01". */
  readonly hand?: readonly string[];
  /** Laws that could be enacted, "L02"; eight lie there in a game that has enacted none. */
  readonly laws?: readonly string[];
  /** Whether workers are at the first space of the first expedition. */
  readonly scouts?: true;
}

const FIRST_DAY_WITH_WEATHER = 2;
/** The cards of the first evening: a Concertation, and the one that then waits in the discard pile. */
const [HELD, NEXT] = [0, 1];

export function arrangeDay({ day, at = "turn", ...position }: DayPosition): State {
  const s = arrange({ ...position, fields: { ...position.fields, round: day } });
  s.amounts.set(TRACKS.generatorTile.map((space, i) => (s.building[i] === 0 ? (space?.n ?? 0) : 0)));
  for (const [space, n] of Object.entries(position.left ?? {})) s.amounts[spaceNamed(space)] = n;
  const counts = CITIZEN_TYPES.map((_, type) => meeplesOf(s.citizens[type] ?? 0));
  s.reserve.set([...counts, 0]);
  s.fielded.set([...counts, 0]);
  if (position.scouts) s.scouts[0] = WORKER + 1;
  if (position.laws) s.lawDisplay = position.laws.reduce((bits, id) => withBit(bits, LAW_IDS.indexOf(id)), 0);
  for (const id of position.hand ?? []) {
    s.hand = withBit(s.hand, CITIZEN_IDS.indexOf(id));
    s.citizenDeck = withoutBit(s.citizenDeck, CITIZEN_IDS.indexOf(id));
  }
  s.nights = day - 1;
  passMornings(s, day);
  passSky(s, day, position.weather);
  passEvenings(s, day, position.dusk);
  if (at !== "turn") beginStep(s, at, quietly());
  return s;
}

/** The Morning cards that were met leave the game. */
function passMornings(s: State, day: number): void {
  s.morningDeck = dropSome(allBits(MORNING_IDS.length), day - 1);
}

/** The Weather cards of the days before are gone, and that of today if it is known. */
function passSky(s: State, day: number, today: string | undefined): void {
  const card = WEATHER.findIndex(({ id }) => id === today);
  s.weatherCard = card + 1;
  s.weatherDeck = withoutBit(s.weatherDeck, card);
  let gone = Math.max(0, day - FIRST_DAY_WITH_WEATHER + (card < 0 ? 0 : 1));
  SCENARIOS[0]?.setup.weather.forEach((count, stage) => {
    const drawn = Math.min(count, gone);
    const cards = STAGE_CARDS[stage] as Bits;
    const before = drawn - (WEATHER[card]?.stage === stage + 1 && gone === drawn ? 1 : 0);
    s.weatherLeft[stage] = count - drawn;
    s.weatherDeck &= ~cards | dropSome(s.weatherDeck & cards, Math.max(0, before));
    gone -= drawn;
  });
}

/** A Concertation was held on the first evening; the base card comes on the next one. */
function passEvenings(s: State, day: number, dusk: string | undefined): void {
  if (day === 1) return;
  s.hiddenConcertation = 0;
  s.unseenConcertations = withoutBit(withoutBit(s.unseenConcertations, HELD), NEXT);
  s.duskDiscard = withBit(0, FIRST_CONCERTATION + NEXT);
  if (dusk === undefined) return;
  const card = DUSK_IDS.indexOf(dusk);
  s.hiddenBase = 0;
  s.unseenBase = withoutBit(s.unseenBase, card);
  s.duskAside = withoutBit(s.duskAside, card);
  s.duskDeck = withBit(0, card);
}

/** A set without its smallest members. */
function dropSome(bits: Bits, count: number): Bits {
  let rest = bits;
  for (let dropped = 0; dropped < count; dropped++) rest = dropLowest(rest);
  return rest;
}
