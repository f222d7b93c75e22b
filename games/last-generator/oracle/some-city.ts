/** A city at the turn of somebody, with anything in it that cards may ask about or change: another one for each seed. */
import { at, Random } from "@banquise/engine";
import { allBits, withBit } from "../bits.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { DISCONTENT_TYPES, HOPE_TYPES } from "../content/types.ts";
import { CITIZEN_IDS, EVENTS, LAW_IDS, MEEPLE_KINDS, SCENARIO_IDS, TECHNOLOGY_IDS } from "../data.ts";
import { spaceNamed } from "../map.ts";
import { isExcluded, stackHeight } from "../queries.ts";
import { pathLength } from "../rules/expeditions.ts";
import { layout, type State } from "../state.ts";
import { arrange } from "../testing.ts";

/** What laws and technologies may have put in force. */
const MODIFIERS = [
  "bandShift",
  "cureBonus",
  "deathShield",
  "extraMeeple.worker",
  "feedReduction",
  "freeHeat",
  "huntBonus",
  "pressureCap",
  "scoutBonus",
  "shelterBonus.tent",
  "treatBonus",
  "useBonus.coal-pit.coal",
];
const EMPTY_SPACES = ["G3", "G4", "N3a", "N3b"];
const SMALL = [
  "tent",
  "hunters-hut",
  "first-aid-post",
  "soup-kitchen",
  "beacon",
  "tent+",
  "childrens-home",
  "prayer-house",
  "prayer-house+",
  "tavern",
  "watch-post",
  "graveyard+",
];

const built = new Map<number, State>();

export function someCity(seed: number): State {
  const city = built.get(seed) ?? build(seed);
  built.set(seed, city);
  return layout.clone(city);
}

function build(seed: number): State {
  const random = Random.of(seed);
  const upTo = (n: number): number => random.int(n + 1);
  const some = (n: number): number[] => Array.from({ length: 3 }, () => upTo(n));
  // Of many types, or of few.
  const tokens = (types: readonly string[], count: number): string =>
    Array.from({ length: count }, () => `${types[upTo(2) * upTo(seed % 2)]}${upTo(2) ? "!" : ""}`).join(" ");
  const citizens = some(15).map((n) => (n === 0 && seed % 3 > 0 ? 6 : n));
  const sick = citizens.map((n) => (upTo(4) === 0 ? n : upTo(n)));
  const cold = 2 + upTo(8);
  const round = 2 + upTo(7);
  const plenty = seed % 2 === 0 ? 5 : 20;
  const workshop = upTo(2) > 0;
  const s = arrange({
    options: { scenario: SCENARIO_IDS[seed % SCENARIO_IDS.length] ?? "S1" },
    stock: { wood: upTo(plenty), coal: upTo(plenty), steel: upTo(plenty), food: upTo(plenty), core: upTo(2) },
    citizens,
    sick,
    skull: sick.map((n) => (n > 0 ? upTo(1) : 0)),
    hope: tokens(HOPE_TYPES, 1 + upTo(5)),
    discontent: tokens(DISCONTENT_TYPES, upTo(5)),
    radius: some(cold - 1)
      .map((n) => n + 1)
      .sort((a, b) => a - b),
    reserve: [1 + upTo(2), upTo(3), 0, upTo(1)],
    fields: {
      round,
      cold,
      heat: upTo(cold),
      pressure: upTo(10),
      overheated: upTo(1),
      lodged: upTo(9),
      drawer: upTo(2),
      hunger: upTo(9),
      corpses: upTo(1) * upTo(9),
      storm: round + upTo(6),
      automata: upTo(6),
      techDisplay: allBits(TECHNOLOGY_IDS.length),
      developing: workshop ? 1 + upTo(11) : 0,
      developedAt: workshop ? round + 1 + upTo(3) : 0,
      hiddenBase: 0,
      hiddenConcertation: 0,
      unseenConcertations: upTo(63),
      duskDeck: 0,
      duskDiscard: 0,
    },
    tiles: { N1: "N06", N2: "N01", N3: "N08", N5: "N04", F1: "F03" },
    buildings: {
      ...(workshop ? { G5: upTo(1) ? "workshop" : "workshop+" } : {}),
      ...Object.fromEntries(EMPTY_SPACES.map((space) => [space, SMALL[upTo(14)]]).filter(([, id]) => id)),
      ...(upTo(2) === 0 ? { N5a: "hothouse" } : {}),
    },
  });
  dealCitizens(s, random);
  passLaws(s, random);
  showEvents(s, random);
  sendScouts(s, random);
  placeMeeples(s, random);
  s.techs = (upTo(1) * upTo(allBits(TECHNOLOGY_IDS.length))) & ~(workshop ? 1 << (s.developing - 1) : 0);
  for (const name of MODIFIERS) s.modifiers[slotNamed(name)] = upTo(1);
  s.counters.set([upTo(6), 1 + upTo(5)]);
  for (let type = 0; type < 3; type++) s.fatigue[type] = upTo(2);
  return s;
}

/** Each card in the deck, in the discard or in the hand. */
function dealCitizens(s: State, random: Random): void {
  const piles = [0, 0, 0, 0];
  CITIZEN_IDS.forEach((_, card) => {
    const pile = random.int(4);
    piles[pile] = withBit(piles[pile] ?? 0, card);
  });
  const [deck = 0, discard = 0, hand = 0, rest = 0] = piles;
  s.citizenDeck = random.int(4) === 0 ? 0 : deck;
  s.citizenDiscard = discard | rest | (s.citizenDeck === 0 ? deck : 0);
  s.hand = hand;
}

function passLaws(s: State, random: Random): void {
  s.lawDisplay = random.int(allBits(LAW_IDS.length));
  let enacted = 0;
  for (let i = random.int(3); i > 0; i--) {
    const law = random.int(LAW_IDS.length);
    if (isExcluded(s, law) || Array.from(s.laws).includes(law + 1)) continue;
    s.laws[enacted++] = law + 1;
    s.lawDisplay &= ~(1 << law);
  }
}

function showEvents(s: State, random: Random): void {
  let shown = 0;
  EVENTS.forEach((_, event) => {
    if (random.int(3) > 0) return;
    s.events[shown++] = event + 1;
    s.eventRounds[event] = s.round + 1;
  });
}

/** Scouts short of the end of their stack, where they would have been asked. */
function sendScouts(s: State, random: Random): void {
  for (let stack = 0; stack < 2; stack++) {
    if (random.int(2) === 0) continue;
    s.scouts[stack] = 1 + random.int(2);
    s.scoutSpaces[stack] = stackHeight(s, stack) - 1 + random.int(pathLength(s, stack) - 1);
  }
}

function placeMeeples(s: State, random: Random): void {
  for (const place of ["buildBox", "clearBox", "N1a"]) {
    if (random.int(2) === 0) continue;
    const meeple = random.int(MEEPLE_KINDS);
    const index = spaceNamed(place) * MEEPLE_KINDS + meeple;
    s.placed[index] = at(s.placed, index) + 1;
  }
}
