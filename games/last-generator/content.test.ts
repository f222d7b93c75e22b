/**
 * Every card, law, consequence, technology, expedition, building, expert and trigger is played, in many cities, by the
 * engine and by a second reading of the rules (`oracle/`). Both must come to the same table, and every single effect of
 * the content must have changed it.
 */
import { at, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import {
  ABILITY_CODE,
  CARRY_CODE,
  CONSEQUENCE_CODE,
  DEATH_CODE,
  DUSK_CODE,
  EVENT_DUSK,
  EVENT_TOKEN,
  EXPERT_CODE,
  EXPLORE_CODE,
  HUNGER_CODE,
  LAW_DUSK,
  MORNING_GROUP,
  NIGHTLY_CODE,
  RETURN_CODE,
  SICKNESS_CODE,
  SINGLE_CODE,
  SINGLE_GROUP,
  SPECIAL_CODE,
  STORM_CODE,
  TECHNOLOGY_CODE,
  TRIGGER_CODE,
  triggerNumber,
  USE_GROUP,
} from "./compile/addresses.ts";
import { COSTS, GROUP_FIRST, OPTION_CODE, OPTION_COST } from "./compile/code.ts";
import { compileCondition } from "./compile/conditions.ts";
import { BUILDINGS } from "./content/buildings.ts";
import { CITIZENS } from "./content/citizens.ts";
import { EXPEDITIONS } from "./content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "./content/experts.ts";
import { LAWS } from "./content/laws.ts";
import { MORNING } from "./content/morning.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TECHNOLOGIES } from "./content/technologies.ts";
import { TRACKS } from "./content/tracks.ts";
import { CITIZEN_TYPES, type Effect, RESOURCES } from "./content/types.ts";
import { CONSEQUENCES, DUSK_CARDS, EVENTS, FIRST_CONCERTATION, SPECIALS } from "./data.ts";
import { carryOut } from "./oracle/effects.ts";
import { read } from "./oracle/model.ts";
import { Oracle, type Scope } from "./oracle/oracle.ts";
import { answerAll } from "./oracle/play.ts";
import { someCity } from "./oracle/some-city.ts";
import { ACTION, STEP } from "./phases.ts";
import { QUESTION } from "./questions.ts";
import { push } from "./rules/frames.ts";
import { run } from "./rules/run.ts";
import type { State } from "./state.ts";

const FEWEST_CITIES = 12;
const MOST_CITIES = 400;

/** Every effect anywhere in a piece of content. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== "object" || value === null) return [];
  return [...("op" in value ? [value as Effect] : []), ...Object.values(value).flatMap(effectsIn)];
}

interface Played {
  /** Puts the effects on the engine's stack, or its question. */
  readonly start: (s: State) => void;
  /** The same for the second reading. */
  readonly story: (oracle: Oracle) => void;
  /** All that must have changed something, in one city or another. */
  readonly effects: readonly Effect[];
  /** What the city must have besides. */
  readonly change: (s: State) => void;
}

/** Plays in as many cities as it takes for every effect to have done something. */
function plays({ start, story, effects, change }: Played): void {
  const missing = new Set(effectsIn(effects));
  for (let seed = 0; seed < FEWEST_CITIES || missing.size > 0; seed++) {
    if (seed === MOST_CITIES) break;
    const s = someCity(seed);
    change(s);
    const oracle = new Oracle(read(s), Random.of(seed), carryOut);
    s.phase = ACTION;
    s.step = STEP.turn;
    s.ask = 0;
    start(s);
    const context = { random: Random.of(seed), emit: null };
    run(s, context);
    const over = (): boolean => s.outcome !== 0 || s.ask === QUESTION.turn;
    const answers = answerAll(s, context, Random.of(seed + 1), over);
    oracle.tell(story, answers);
    if (oracle.m.lost) expect(oracle.m.lost).toBe(read(s).lost);
    else expect(oracle.m).toEqual(read(s));
    for (const effect of oracle.done) missing.delete(effect);
  }
  expect([...missing]).toEqual([]);
}

/** A list of effects by its address in the program. */
function playsList(
  code: number,
  effects: readonly Effect[],
  scope: Scope = {},
  after: (oracle: Oracle) => void = () => {},
  change: (s: State) => void = () => {},
): void {
  const type = scope.acting ? CITIZEN_TYPES.indexOf(scope.acting) + 1 : 0;
  const use = scope.use ? BUILDINGS.findIndex(({ id }) => id === scope.use) + 1 : 0;
  plays({
    start: (s) => push(s, code, type, use),
    story: (oracle) => {
      oracle.run(effects, scope);
      after(oracle);
    },
    effects,
    change,
  });
}

const numbered = <T extends { readonly id: string }>(cards: readonly T[]) =>
  cards.map((card, index) => [card.id, card, index] as const);

describe("every card does what it says", () => {
  test.each(numbered(MORNING))(
    "GEN-6.1 GEN-6.2 GEN-2.8 GEN-28.1 GEN-28.2 GEN-28.39 GEN-28.40 · every option of Morning card %s",
    (_, { id, options }, index) => {
      for (const { effects } of options) {
        plays({
          start(s) {
            s.group = at(MORNING_GROUP, index);
            s.ask = QUESTION.option;
          },
          story(oracle) {
            const { effects: chosen, after } = oracle.option(options);
            oracle.run(chosen, { event: id });
            if (after === "display") oracle.m.events.push(id);
          },
          effects,
          change: (s) => hide(s, id),
        });
      }
    },
  );

  test.each(numbered(DUSK_CARDS))(
    "GEN-11.4 GEN-11.5 GEN-28.3 GEN-28.4 GEN-28.5 GEN-28.6 GEN-28.12 GEN-28.16 GEN-28.18 GEN-28.24 GEN-28.42 GEN-28.43 GEN-28.44 · Dusk card %s",
    (_, { id, effects, after }, index) => {
      playsList(at(DUSK_CODE, index), effects, {}, (oracle) => {
        const { m } = oracle;
        const isConcertation = index >= FIRST_CONCERTATION;
        const next = isConcertation && m.concertations.length > 0 ? [oracle.draw(m.concertations)] : [];
        m.duskDiscard = [...m.duskDiscard, ...(after === "discard" ? [id] : []), ...next].sort();
      });
    },
  );

  test.each(numbered(CONSEQUENCES))(
    "GEN-22.5 GEN-28.13 GEN-28.19 GEN-28.20 · consequence %s",
    (_, { effects }, index) => {
      playsList(at(CONSEQUENCE_CODE, index), effects);
    },
  );

  test.each(numbered(LAWS))(
    "GEN-22.1 GEN-22.2 GEN-11.1 GEN-28.36 GEN-28.37 GEN-28.41 · law %s: its enactment, its modifiers and its evenings",
    (_, { modifiers, onEnact, triggers }, index) => {
      plays({
        start: (s) => push(s, at(OPTION_CODE, at(GROUP_FIRST, at(USE_GROUP, PLATFORM * 2))), 2, PLATFORM + 1),
        story: (oracle) => oracle.run([{ op: "enactLaw" }], { use: "platform" }),
        effects: [...modifiers, ...onEnact],
        change(s) {
          s.laws.fill(0);
          s.lawDisplay = 1 << index;
        },
      });
      playsList(
        at(LAW_DUSK, index),
        triggers.flatMap(({ effects }) => effects),
      );
    },
  );

  test.each(numbered(CITIZENS))(
    "GEN-20.2 GEN-16.6 GEN-28.9 GEN-28.10 GEN-28.17 GEN-28.21 GEN-28.22 GEN-28.23 GEN-28.26 GEN-28.32 GEN-28.35 · Citizen %s: ability, and death of each type",
    (_, { type, ability, death }, index) => {
      playsList(at(ABILITY_CODE, index), ability, { acting: type });
      CITIZEN_TYPES.forEach((dead, t) => {
        playsList(at(DEATH_CODE, index * CITIZEN_TYPES.length + t), death[dead]);
      });
    },
  );

  test.each(numbered(TECHNOLOGIES))("GEN-23.4 GEN-28.30 · technology %s", (_, card, index) => {
    playsList(at(TECHNOLOGY_CODE, index), [...card.modifiers, ...card.onDevelop]);
  });

  test.each(numbered(EXPERTS))("GEN-21.1 GEN-9.1 · Expert %s", (_, { effects }, index) => {
    playsList(at(EXPERT_CODE, index), effects);
  });

  test("GEN-21.3 · every option of the call of duty", () => {
    CALL_OF_DUTY.options.forEach(({ effects }, i) => {
      playsList(at(OPTION_CODE, at(GROUP_FIRST, SINGLE_GROUP.call) + i), effects);
    });
  });

  test.each(numbered(EXPEDITIONS))(
    "GEN-25.4 GEN-25.5 GEN-25.6 GEN-28.11 GEN-28.25 GEN-28.27 GEN-28.29 GEN-28.34 · expedition %s: exploring, carrying, returning",
    (_, { dark }, index) => {
      for (const acting of ["worker", "engineer"] as const) {
        playsList(at(EXPLORE_CODE, index), dark.onExplore, { acting });
        playsList(at(CARRY_CODE, index), dark.continue?.carry ?? [], { acting });
        playsList(at(RETURN_CODE, index), dark.return.effects, { acting });
      }
    },
  );

  test.each(numbered(BUILDINGS))(
    "GEN-10.12 GEN-19.4 GEN-28.8 GEN-28.33 GEN-29.5 GEN-29.6 GEN-29.16 · building %s: its uses, with the bonuses that are in force",
    (id, { use, useUpgraded }, kind) => {
      [use, useUpgraded ?? use].forEach((options, side) => {
        options?.forEach(({ effects, cost }, i) => {
          const row = at(GROUP_FIRST, at(USE_GROUP, kind * 2 + side)) + i;
          const price = RESOURCES.map((res) => cost?.[res] ?? 0);
          const first = at(OPTION_COST, row) * RESOURCES.length;
          expect(Array.from(COSTS.subarray(first, first + RESOURCES.length))).toEqual(price);
          playsList(at(OPTION_CODE, row), effects, { acting: "engineer", use: id });
        });
      });
    },
  );

  test.each(BUILDINGS.filter(({ passive }) => passive).map(({ id }) => id))(
    "GEN-19.1 GEN-19.4 GEN-19.5 GEN-29.10 · %s: what it does while it stands",
    (id) => {
      const { passive = [], passiveUpgraded = [] } = BUILDINGS.find((kind) => kind.id === id) ?? {};
      plays({
        start: (s) => push(s, SINGLE_CODE.build),
        story: (oracle) => oracle.run([{ op: "buildActions", n: TRACKS.actions.build }], {}),
        effects: [...passive, ...passiveUpgraded],
        change(s) {
          s.unlocked = 1 << BUILDINGS.findIndex((kind) => kind.id === id);
          s.resources.set([2, 0, 3, 0, 1]);
        },
      });
    },
  );

  test.each(EVENTS.map(({ id, block }, index) => [id, block, index] as const))(
    "GEN-26.1 GEN-5.4 GEN-11.1 · event %s: its token and its evenings",
    (id, { onToken, onDusk = [] }, index) => {
      const shown = (s: State): void => {
        hide(s, id);
        s.events[Array.from(s.events).indexOf(0)] = index + 1;
        s.eventRounds[index] = s.round;
      };
      playsList(at(EVENT_TOKEN, index), onToken, {}, (oracle) => oracle.removeEvent(id), shown);
      playsList(at(EVENT_DUSK, index), onDusk, {}, () => {}, shown);
    },
  );

  test.each(numbered(SPECIALS))("GEN-10.14 GEN-28.38 GEN-29.20 · special action %s", (_, source, index) => {
    const { special, id } = source;
    for (const acting of special.who)
      playsList(at(SPECIAL_CODE, index), special.effects, { acting }, (oracle) => {
        if (special.thenRemove) oracle.removeEvent(id);
      });
  });

  test.each(numbered(SCENARIOS))(
    "GEN-26.3 GEN-5.3 GEN-8.6 GEN-13.6 GEN-28.14 GEN-28.15 GEN-28.28 GEN-28.31 · scenario %s: triggers, storm, nights",
    (_, { triggers, storm, nightly }, index) => {
      const change = (s: State): void => {
        s.scenario = index;
      };
      const plain = (): void => {};
      for (const { round, effects } of triggers)
        playsList(at(TRIGGER_CODE, triggerNumber(index, round)), effects, {}, plain, change);
      playsList(at(STORM_CODE, index), storm.effects, {}, plain, change);
      playsList(at(NIGHTLY_CODE, index), nightly, {}, plain, change);
    },
  );

  test("GEN-12.3 GEN-28.7 · every band of hunger", () => {
    for (const { from, to, effects } of TRACKS.hunger.bands)
      for (const hunger of [from, to]) playsList(at(HUNGER_CODE, hunger), effects);
  });

  test("GEN-9.4 GEN-28.12 GEN-28.20 · every section of sickness, for each type", () => {
    for (const { from, to, fatigue, flips } of TRACKS.sickness.sections) {
      CITIZEN_TYPES.forEach((who, type) => {
        const effects: Effect[] = [];
        if (fatigue > 0) effects.push({ op: "fatigue", who, n: fatigue });
        if (flips > 0) effects.push({ op: "flip", who, n: flips });
        for (const sick of [from, to])
          playsList(at(SICKNESS_CODE, type * TRACKS.sickness.lossAt + sick), effects);
      });
    }
  });

  test("GEN-30.1 GEN-30.2 · unknown queries do not compile", () => {
    expect(() => compileCondition({ q: "moon", cmp: ">=", v: 1 }, [])).toThrow("moon");
  });
});

const PLATFORM = BUILDINGS.findIndex(({ id }) => id === "platform");

/** Takes an event off the display, where it was never put. */
function hide(s: State, id: string): void {
  const event = EVENTS.findIndex((other) => other.id === id);
  const others = Array.from(s.events).filter((other) => other > 0 && other !== event + 1);
  s.events.fill(0);
  s.events.set(others);
  if (event >= 0) s.eventRounds[event] = 0;
}
