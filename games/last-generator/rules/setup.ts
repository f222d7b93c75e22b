/** Before the first round (GEN-3). */
import { at, type Context, type TableConfig } from "@banquise/engine";
import { allBits, drawBit, withBit, withoutBit } from "../bits.ts";
import { EXPEDITIONS_OF_LETTER } from "../compile/properties.ts";
import { CITIZENS } from "../content/citizens.ts";
import { CONCERTATIONS } from "../content/concertations.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { FAR_TILES, NEAR_TILES } from "../content/tiles.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES, LETTERS, RESOURCES, type Scenario } from "../content/types.ts";
import { WEATHER } from "../content/weather.ts";
import {
  BASE_CARDS,
  BUILDING_IDS,
  COAL,
  COUNTERS,
  DIALS,
  DISCONTENT,
  FIRST_CONCERTATION,
  FOOD,
  HOPE,
  SCENARIO_IDS,
} from "../data.ts";
import { events } from "../events.ts";
import { FIRST_SITE, GENERATOR_PLACE, PLATFORM_PLACE, START_SLOTS } from "../map.ts";
import { SETUP, STEP } from "../phases.ts";
import { QUESTION } from "../questions.ts";
import type { State } from "../state.ts";
import { construct } from "./buildings.ts";
import { drawCitizen, layWeatherOpen } from "./decks.ts";
import { layExpedition } from "./expeditions.ts";
import { layTile } from "./terrain.ts";
import { drawToken } from "./tokens.ts";

/** GEN-3.7: the first spaces of the Generator tile that nothing lies on. */
const FIRST_BUILDING_SPACE = 2;

export function setUp(s: State, { seats, options }: TableConfig, context: Context): void {
  s.seats = seats;
  s.scenario = Math.max(0, (SCENARIO_IDS as readonly string[]).indexOf(options.scenario ?? ""));
  s.dial = Math.max(0, (DIALS as readonly string[]).indexOf(options.difficulty ?? "plain"));
  s.council = options.council === "vote" ? 1 : 0;
  s.openWeather = options.weather === "open" ? 1 : 0;
  const scenario = SCENARIOS[s.scenario] as Scenario;
  context.emit?.(events.make("scenarioBegun", null, { scenario: s.scenario, dial: s.dial }));
  setMarkers(s, scenario);
  fillDecks(s, scenario);
  const quiet: Context = { random: context.random, emit: null };
  placeBuildings(s, scenario, quiet);
  dealAll(s, scenario, quiet);
  s.phase = SETUP;
  s.step = STEP.chooseExpert;
  s.round = 1;
  s.ask = QUESTION.expert;
}

function setMarkers(s: State, { setup, counters = {} }: Scenario): void {
  RESOURCES.forEach((res, i) => {
    s.resources[i] = setup.resources[res];
  });
  const dial = TRACKS.dials[DIALS[s.dial] ?? "plain"];
  s.resources[FOOD] = Math.max(0, at(s.resources, FOOD) + dial.food);
  s.resources[COAL] = Math.max(0, at(s.resources, COAL) + dial.coal);
  CITIZEN_TYPES.forEach((type, i) => {
    s.citizens[i] = setup.citizens[type];
    s.sick[i] = setup.sick[type];
  });
  s.cold = setup.cold;
  s.radius.set(setup.radius);
  s.storm = setup.stormAt;
  COUNTERS.forEach((counter, i) => {
    s.counters[i] = counters[counter] ?? 0;
  });
}

function fillDecks(s: State, { setup }: Scenario): void {
  s.nearTiles = allBits(NEAR_TILES.length);
  s.farTiles = allBits(FAR_TILES.length);
  s.morningDeck = allBits(MORNING.length);
  s.weatherDeck = allBits(WEATHER.length);
  s.weatherLeft.set(setup.weather);
  s.citizenDeck = allBits(CITIZENS.length);
  s.expeditionDecks.set(EXPEDITIONS_OF_LETTER);
  s.hiddenBase = setup.duskBase;
  s.unseenBase = allBits(BASE_CARDS);
  s.hiddenConcertation = 1;
  s.unseenConcertations = allBits(CONCERTATIONS.length);
  s.duskAside = allBits(FIRST_CONCERTATION) & ~allBits(BASE_CARDS);
}

function placeBuildings(s: State, { setup }: Scenario, context: Context): void {
  TRACKS.generatorTile.forEach((space, i) => {
    s.amounts[i] = space?.n ?? 0;
  });
  construct(s, BUILDING_IDS.indexOf("platform"), PLATFORM_PLACE, context);
  construct(s, BUILDING_IDS.indexOf("generator"), GENERATOR_PLACE, context);
  let space = FIRST_BUILDING_SPACE;
  let site = FIRST_SITE;
  for (const id of setup.startBuildings) {
    const isSite = SITE_IDS.has(id);
    construct(s, BUILDING_IDS.indexOf(id), isSite ? site++ : space++, context);
  }
}

/** Buildings that stand beside the map. */
const SITE_IDS = new Set(["rampart", "seed-vault"]);

/** All draws, in the order that the rules give. */
function dealAll(s: State, { setup }: Scenario, context: Context): void {
  const { random } = context;
  for (let i = 0; i < setup.startNear; i++) {
    const tile = drawBit(s.nearTiles, random);
    s.nearTiles = withoutBit(s.nearTiles, tile);
    layTile(s, tile, START_SLOTS[i] as number);
  }
  for (let i = 0; i < setup.citizenHand; i++) s.hand = withBit(s.hand, drawCitizen(s, context));
  const A = LETTERS.indexOf("A");
  for (let stack = 0; stack < TRACKS.expeditions.stacks; stack++) layExpedition(s, stack, A, context);
  s.lawDisplay = deal(allBits(LAWS.length), setup.lawCount, context);
  s.techDisplay = deal(allBits(TECHNOLOGIES.length), setup.techCount, context);
  const dial = TRACKS.dials[DIALS[s.dial] ?? "plain"];
  for (const [track, start, more] of [
    [HOPE, setup.hope, dial.hope],
    [DISCONTENT, setup.discontent, dial.discontent],
  ] as const) {
    const active = start.active + more.active;
    for (let i = 0; i < start.tokens + more.tokens; i++) drawToken(s, track, i < active, context);
  }
  if (s.openWeather === 1) {
    layWeatherOpen(s, 0, context);
    layWeatherOpen(s, 1, context);
  }
}

/** So many cards of a set, at random. */
function deal(cards: number, count: number, { random }: Context): number {
  let rest = cards;
  for (let i = 0; i < count; i++) rest = withoutBit(rest, drawBit(rest, random));
  return cards & ~rest;
}
