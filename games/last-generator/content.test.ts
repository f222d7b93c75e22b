/** Every card, law, consequence, technology, expedition, building, expert and trigger is played, and what it did is checked. */
import { at, type GameEvent, MoveList, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { ASK } from "./asks.ts";
import { compileCondition } from "./compile/conditions.ts";
import { partsOf, slotNamed } from "./compile/modifiers.ts";
import {
  ABILITY_CODE,
  CALL_GROUP,
  CARRY_CODE,
  CONSEQUENCE_CODE,
  DEATH_CODE,
  DUSK_CODE,
  EVENT_DUSK,
  EVENT_TOKEN,
  EXPERT_CODE,
  EXPLORE_CODE,
  GROUP_FIRST,
  GROUPS,
  HUNGER_CODE,
  LAW_CODE,
  LAW_DUSK,
  NIGHTLY_CODE,
  OPTION_CODE,
  OPTION_CONDITION,
  RETURN_CODE,
  SICKNESS_CODE,
  SPECIAL_CODE,
  STORM_CODE,
  TECHNOLOGY_CODE,
  triggerCode,
} from "./compile/tables.ts";
import { CITIZENS } from "./content/citizens.ts";
import { EXPEDITIONS } from "./content/expeditions.ts";
import { EXPERTS } from "./content/experts.ts";
import { LAWS } from "./content/laws.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TECHNOLOGIES } from "./content/technologies.ts";
import { TRACKS } from "./content/tracks.ts";
import { CITIZEN_TYPES, type Effect, RESOURCES } from "./content/types.ts";
import { CONSEQUENCES, COUNTERS, DUSK_CARDS, EVENTS, SPECIALS } from "./data.ts";
import { violations } from "./invariants.ts";
import { apply, legal } from "./rules.ts";
import { activeTokens, type State } from "./state.ts";
import { arrange, type Listening, resolve } from "./testing.ts";

/** A city in which almost every effect can do something; `dire` is one where all goes wrong. */
function rich(dire: boolean): State {
  const s = arrange({
    options: { scenario: dire ? "S2" : "S3" },
    stock: dire
      ? { wood: 3, coal: 3, steel: 2, food: 3, core: 1 }
      : { wood: 30, coal: 30, steel: 30, food: 30, core: 9 },
    citizens: [15, 12, 9],
    sick: dire ? [8, 6, 4] : [4, 3, 2],
    skull: dire ? [1, 1, 1] : [1, 0, 1],
    hope: dire ? "faith resolve solidarity" : "faith! resolve! solidarity faith! resolve",
    discontent: dire ? "anger! fear! grief!" : "anger",
    radius: [2, 3, 4],
    fields: {
      round: 5,
      cold: 6,
      heat: 3,
      pressure: dire ? 8 : 6,
      corpses: dire ? 4 : 0,
      storm: 11,
      developing: 1,
      developedAt: 9,
      techDisplay: 0b11,
      lawDisplay: 0b11 << 4,
      hand: dire ? 0b111 : 0b1000001000001,
      citizenDeck: 0b100000100000100000,
      citizenDiscard: 0,
    },
    tiles: { N1: "N06", N2: "N01", N3: "N08" },
    buildings: { N3a: "workshop", N3b: "tent", G3: "tent", G4: "beacon" },
    reserve: [3, 3, 0, 0],
  });
  s.morningDeck = 0;
  s.hiddenBase = 0;
  s.unseenBase = 0;
  s.hiddenConcertation = 0;
  s.unseenConcertations = 0;
  s.counters.set([2, 5]);
  s.scouts[0] = 1;
  s.placed[70 * 4] = 1;
  s.fielded[0] = 4;
  if (dire) s.fatigue[0] = 1;
  return s;
}

/** Answers every question at random until the turn goes on. */
function settle(s: State, context: Listening): void {
  const list = new MoveList();
  while (s.outcome === 0 && s.ask !== ASK.turn) {
    list.clear();
    legal(s, list);
    apply(s, list.at(context.random.int(list.length)), context);
  }
}

const count = (events: readonly GameEvent[], ...types: string[]): number =>
  events.filter(({ type }) => types.includes(type)).length;
const has = (events: readonly GameEvent[], type: string, data: Readonly<Record<string, number>>): boolean =>
  events.some(
    (event) => event.type === type && Object.entries(data).every(([key, n]) => event.data[key] === n),
  );
const sum = (
  events: readonly GameEvent[],
  type: string,
  key: string,
  of: Readonly<Record<string, number>>,
): number =>
  events
    .filter((event) => event.type === type && Object.entries(of).every(([k, v]) => event.data[k] === v))
    .reduce((total, event) => total + Number(event.data[key]), 0);

/** What an effect must have left in the log, when nothing but it and what follows from it happened. */
function proved(effect: Effect, events: readonly GameEvent[], before: State, after: State): boolean {
  switch (effect.op) {
    case "gain":
      return has(events, "resourceChanged", { resource: RESOURCES.indexOf(effect.res), n: effect.n });
    case "lose": {
      const resource = RESOURCES.indexOf(effect.res);
      const lost = Math.min(effect.n, at(before.resources, resource));
      return lost === 0 || events.some(({ data }) => data.resource === resource && Number(data.n) < 0);
    }
    case "hope":
    case "discontent":
      return (
        count(events, "tokenDrawn", "tokenActivated", "tokenExhausted", "tokenRemoved") >=
        Math.min(1, Math.abs(effect.n))
      );
    case "activate":
      return count(events, "tokenActivated") > 0 || count(events, "tokenDrawn") > 0;
    case "exhaust": {
      const track = effect.track === "hope" ? 0 : 1;
      // Without an active token of the kind there is nothing to exhaust (GEN-15.2).
      return (
        count(events, "tokenExhausted") > 0 || effect.type !== undefined || activeTokens(before, track) === 0
      );
    }
    case "sick":
      return count(events, "sickened", "markerFlipped") >= effect.n;
    case "flip":
      return count(events, "markerFlipped") >= effect.n;
    case "die":
      return count(events, "died") >= effect.n;
    case "cure":
      return count(events, "cured") === Math.min(effect.n, 99) || count(events, "cured") > 0;
    case "treat":
      return count(events, "treated") > 0;
    case "citizens":
      return count(events, effect.n > 0 ? "joined" : "left") >= Math.abs(effect.n);
    case "fatigue":
      return count(events, "fatigued") >= effect.n;
    case "corpses":
      return after.corpses !== before.corpses || before.corpses === 0;
    case "cold":
      return count(events, "coldChanged") > 0;
    case "radius":
      return count(events, "radiusChanged") > 0 || after.radius[2] === after.cold;
    case "heat":
      return count(events, "heatChanged") > 0;
    case "pressure":
      return count(events, "pressureChanged") > 0;
    case "tower":
      return count(events, "cubesThrown") === 1;
    case "hunger":
      return after.hunger === before.hunger + effect.n;
    case "recall":
      return count(events, "recalled") <= effect.n;
    case "scouts":
      return count(events, "scoutMoved") > 0;
    case "drawCitizen":
      return count(events, "citizenDrawn") === effect.n;
    case "discardCitizen":
      return count(events, "citizenDiscarded") === effect.n;
    case "addDusk":
      return count(events, "duskAdded") === 1;
    case "discardEvent":
      return count(events, "eventLeft") <= effect.n;
    case "storm":
    case "stormSet":
      return count(events, "stormMoved") > 0;
    case "dev":
      return count(events, "technologyMoved") === 1;
    case "automaton":
      return after.automata === before.automata + effect.n;
    case "destroy":
      return count(events, "destroyed") === 1;
    case "clear":
      return count(events, "tilePlaced") === effect.n;
    case "gather":
      return count(events, "gathered") === 1;
    case "build":
      return count(events, "built") >= 1;
    case "buildActions":
      return count(events, "built", "upgraded", "dismantled") >= 1;
    case "unlock":
      return count(events, "unlocked") === 1;
    case "enactLaw":
      return count(events, "lawEnacted") === 1;
    case "counter":
      return sum(events, "counterChanged", "n", { counter: COUNTERS.indexOf(effect.id) }) === effect.n;
    case "newExpedition":
      return count(events, "expeditionLaid") >= effect.n;
    case "token":
      return count(events, "eventDisplayed") === 1;
    case "modifier":
      return partsOf(effect).every(
        ([name, n]) => effect.until === "action" || at(after.modifiers, slotNamed(name)) === n,
      );
    case "choose":
      return count(events, "optionChosen") >= 1;
    case "if":
    case "repeat":
      return true;
  }
}

/** Plays a list in both cities and checks each of its effects; conditions are followed as the city decides. */
function plays(code: number, effects: readonly Effect[], change: (s: State) => void = () => {}): void {
  for (const dire of [false, true]) {
    const before = rich(dire);
    change(before);
    const s = structuredClone(before);
    const context = resolve(s, code, Random.of(5), 1);
    settle(s, context);
    if (s.outcome !== 0) continue;
    for (const effect of effects)
      expect([effect, proved(effect, context.events, before, s)]).toEqual([effect, true]);
    expect(
      violations(s).filter((words) => !/modifier|Citizen cards|expedition|tile lost|token/.test(words)),
    ).toEqual([]);
  }
}

describe("every card does what it says", () => {
  test("GEN-28.1 GEN-28.2 GEN-28.3 GEN-28.4 GEN-28.8 GEN-28.40 GEN-28.42 GEN-28.24 GEN-28.32 GEN-28.39 · every option of every Morning card, building and of the call", () => {
    GROUPS.forEach((group, index) => {
      group.options.forEach((option, i) => {
        const row = at(compileRows(index), i);
        expect(at(OPTION_CONDITION, row) > 0).toBe(option.req !== undefined);
        plays(at(OPTION_CODE, row), option.effects);
      });
    });
    expect(GROUPS[CALL_GROUP]?.options).toHaveLength(3);
  });

  test("GEN-28.6 GEN-28.11 GEN-28.12 GEN-28.18 GEN-28.43 GEN-28.44 GEN-11.4 · every Dusk card and Concertation", () => {
    DUSK_CARDS.forEach(({ effects }, card) => {
      plays(at(DUSK_CODE, card), effects);
    });
  });

  test("GEN-22.5 GEN-28.13 GEN-28.20 GEN-28.27 · every consequence", () => {
    CONSEQUENCES.forEach(({ effects }, card) => {
      plays(at(CONSEQUENCE_CODE, card), effects);
    });
  });

  test("GEN-22.2 GEN-28.36 GEN-28.41 GEN-29.2 GEN-29.5 GEN-29.6 GEN-29.14 GEN-29.17 GEN-11.1 · every law, its modifiers and its evenings", () => {
    LAWS.forEach(({ onEnact, modifiers, triggers }, law) => {
      plays(at(LAW_CODE, law), [...modifiers, ...onEnact]);
      plays(
        at(LAW_DUSK, law),
        triggers.flatMap(({ effects }) => effects),
        (s) => {
          s.tokens[6] = 2;
        },
      );
    });
  });

  test("GEN-28.9 GEN-28.10 GEN-28.17 GEN-28.22 GEN-28.23 GEN-20.2 GEN-16.6 · every Citizen: ability, and death of each type", () => {
    CITIZENS.forEach(({ ability, death }, card) => {
      plays(at(ABILITY_CODE, card), ability, (s) => {
        s.events[0] = 2;
        s.eventRounds[1] = 9;
      });
      CITIZEN_TYPES.forEach((type, t) => {
        plays(at(DEATH_CODE, card * 3 + t), death[type]);
      });
    });
  });

  test("GEN-23.4 GEN-28.30 GEN-29.3 GEN-29.4 GEN-29.11 GEN-29.12 GEN-29.13 GEN-29.15 GEN-29.16 · every technology", () => {
    TECHNOLOGIES.forEach(({ onDevelop, modifiers }, technology) => {
      plays(at(TECHNOLOGY_CODE, technology), [...modifiers, ...onDevelop]);
    });
  });

  test("GEN-21.1 GEN-9.1 · every Expert", () => {
    EXPERTS.forEach(({ effects }, expert) => {
      plays(at(EXPERT_CODE, expert), effects, (s) => {
        s.nearTiles = 0b11111000000;
      });
    });
  });

  test("GEN-25.4 GEN-25.5 GEN-25.6 GEN-28.16 · every expedition: exploring, carrying, returning", () => {
    EXPEDITIONS.forEach(({ dark }, card) => {
      plays(at(EXPLORE_CODE, card), dark.onExplore);
      plays(at(CARRY_CODE, card), dark.continue?.carry ?? []);
      plays(at(RETURN_CODE, card), dark.return.effects);
    });
  });

  test("GEN-26.1 GEN-26.3 GEN-5.3 GEN-8.6 GEN-13.6 GEN-10.14 GEN-28.14 GEN-28.15 GEN-28.28 GEN-28.31 GEN-28.38 GEN-29.20 · every event, special action, trigger, storm and night of a scenario", () => {
    EVENTS.forEach(({ block }, event) => {
      const shown = (s: State): void => {
        s.events[0] = event + 1;
        s.eventRounds[event] = s.round;
      };
      plays(at(EVENT_TOKEN, event), block.onToken, shown);
      plays(at(EVENT_DUSK, event), block.onDusk ?? [], shown);
    });
    SPECIALS.forEach(({ special }, index) => {
      plays(at(SPECIAL_CODE, index), special.effects);
    });
    SCENARIOS.forEach(({ triggers, storm, nightly }, scenario) => {
      for (const { round, effects } of triggers) plays(triggerCode(scenario, round), effects);
      plays(at(STORM_CODE, scenario), storm.effects);
      plays(at(NIGHTLY_CODE, scenario), nightly);
    });
  });

  test("GEN-12.3 GEN-9.4 · every band of hunger and every section of sickness", () => {
    for (const { from, effects } of TRACKS.hunger.bands) plays(at(HUNGER_CODE, from), effects);
    for (const { from, fatigue, flips } of TRACKS.sickness.sections) {
      const s = rich(false);
      const context = resolve(s, at(SICKNESS_CODE, from));
      settle(s, context);
      expect(count(context.events, "fatigued")).toBeGreaterThanOrEqual(fatigue);
      expect(count(context.events, "markerFlipped")).toBeGreaterThanOrEqual(flips);
    }
  });

  test("GEN-30.1 GEN-30.2 · unknown queries do not compile", () => {
    expect(() => compileCondition({ q: "moon", cmp: ">=", v: 1 }, [])).toThrow("moon");
  });
});

/** The rows of the options of a group. */
function compileRows(group: number): Int16Array {
  const first = at(GROUP_FIRST, group);
  return Int16Array.from(GROUPS[group]?.options ?? [], (_, i) => first + i);
}
