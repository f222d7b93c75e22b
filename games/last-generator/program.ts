/**
 * Compiles the content, once, into the tables that the rules read (`compile/code.ts`, `compile/addresses.ts`). The order
 * of the lists gives their addresses, and a state holds addresses: to change it is to change stored games.
 */
import {
  ABILITY_CODE,
  BUILD_COST,
  CARRY_CODE,
  CLEAR_CODE,
  CONSEQUENCE_CODE,
  DEATH_CODE,
  DIE_CODE,
  DUSK_CODE,
  EVENT_DUSK,
  EVENT_TOKEN,
  EXPERT_CODE,
  EXPLORE_CODE,
  HUNGER_CODE,
  LAW_CODE,
  LAW_DUSK,
  LOSS_CONDITIONS,
  MORNING_GROUP,
  NIGHTLY_CODE,
  PASSIVE_CODE,
  RETURN_CODE,
  SCOUTS_CODE,
  SICKNESS_CODE,
  SINGLE_CODE,
  SINGLE_GROUP,
  SPECIAL_CODE,
  SPECIAL_CONDITION,
  SPECIAL_COST,
  STORM_CODE,
  TECHNOLOGY_CODE,
  TRIGGER_CODE,
  triggerNumber,
  UPGRADE_COST,
  USE_GROUP,
  WIN_CONDITION,
} from "./compile/addresses.ts";
import { Assembler } from "./compile/assembler.ts";
import { install } from "./compile/code.ts";
import { BUILDINGS } from "./content/buildings.ts";
import { CITIZENS } from "./content/citizens.ts";
import { EXPEDITIONS } from "./content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "./content/experts.ts";
import { LAWS } from "./content/laws.ts";
import { MORNING } from "./content/morning.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TECHNOLOGIES } from "./content/technologies.ts";
import { TRACKS } from "./content/tracks.ts";
import { CITIZEN_TYPES } from "./content/types.ts";
import { CONSEQUENCES, DUSK_CARDS, EVENTS, FIRST_SCENARIO_LOSS, SPECIALS } from "./data.ts";
import { compileEffect, OP } from "./effects/table.ts";

export { GROUPS, sourceOf, sourceOfGroup } from "./compile/code.ts";

const assembler = new Assembler(compileEffect);

/** Fills a table with what `address` finds for each card. */
function each<Card>(
  table: Int16Array,
  cards: readonly Card[],
  address: (card: Card, index: number) => number,
): void {
  cards.forEach((card, index) => {
    table[index] = address(card, index);
  });
}

// --- Morning cards and events ---------------------------------------------------------------------------------------

each(MORNING_GROUP, MORNING, ({ options }, morning) => {
  const event = EVENTS.findIndex((card) => card.morning === morning);
  return assembler
    .from("morning", morning)
    .ofEvent(event)
    .group(
      options,
      options.map(({ after }) => (after === "display" ? [[OP.display, event]] : [])),
    );
});
each(EVENT_TOKEN, EVENTS, ({ block }, event) =>
  assembler.from("event", event).list(block.onToken, [OP.leaveDisplay, event]),
);
each(EVENT_DUSK, EVENTS, ({ block }, event) => assembler.from("event", event).list(block.onDusk ?? []));

// --- Dusk -----------------------------------------------------------------------------------------------------------

each(DUSK_CODE, DUSK_CARDS, ({ effects }, card) =>
  assembler.from("dusk", card).list(effects, [OP.duskDone, card]),
);
each(CONSEQUENCE_CODE, CONSEQUENCES, ({ effects }, card) =>
  assembler.from("consequence", card).list(effects),
);

// --- Laws and technologies ------------------------------------------------------------------------------------------

each(LAW_CODE, LAWS, ({ modifiers, onEnact }, law) =>
  assembler.from("law", law).list([...modifiers, ...onEnact]),
);
each(LAW_DUSK, LAWS, ({ triggers }, law) =>
  assembler.from("law", law).list(triggers.flatMap(({ effects }) => effects)),
);
each(TECHNOLOGY_CODE, TECHNOLOGIES, ({ modifiers, onDevelop }, technology) =>
  assembler.from("technology", technology).list([...modifiers, ...onDevelop]),
);

// --- Citizens, experts ----------------------------------------------------------------------------------------------

each(ABILITY_CODE, CITIZENS, ({ ability }, card) => assembler.from("citizen", card).list(ability));
CITIZENS.forEach(({ death }, card) => {
  const ofCard = DEATH_CODE.subarray(card * CITIZEN_TYPES.length);
  each(ofCard, CITIZEN_TYPES, (type) => assembler.from("death", card).list(death[type]));
});
each(EXPERT_CODE, EXPERTS, ({ effects }, expert) => assembler.from("expert", expert).list(effects));
SINGLE_GROUP.call = assembler.from("call", 0).group(CALL_OF_DUTY.options);

// --- Expeditions ----------------------------------------------------------------------------------------------------

each(EXPLORE_CODE, EXPEDITIONS, ({ dark }, card) => assembler.from("expedition", card).list(dark.onExplore));
each(CARRY_CODE, EXPEDITIONS, ({ dark }, card) =>
  assembler.from("expedition", card).list(dark.continue?.carry ?? []),
);
each(RETURN_CODE, EXPEDITIONS, ({ dark }, card) =>
  assembler.from("expedition", card).list(dark.return.effects),
);

// --- Buildings ------------------------------------------------------------------------------------------------------

each(BUILD_COST, BUILDINGS, ({ cost }) => assembler.cost(cost));
each(UPGRADE_COST, BUILDINGS, ({ upgradeCost }) =>
  upgradeCost === null ? 0 : assembler.cost(upgradeCost) + 1,
);
BUILDINGS.forEach(({ use, useUpgraded }, kind) => {
  const basic = use ? assembler.from("building", kind).group(use) : 0;
  USE_GROUP[kind * 2] = basic;
  USE_GROUP[kind * 2 + 1] = useUpgraded ? assembler.from("building", kind).group(useUpgraded) : basic;
});
BUILDINGS.forEach(({ passive = [], passiveUpgraded = passive }, kind) => {
  each(PASSIVE_CODE.subarray(kind * 2), [passive, passiveUpgraded], (modifiers) =>
    assembler.from("building", kind).list(modifiers),
  );
});

// --- Special actions ------------------------------------------------------------------------------------------------

each(SPECIAL_COST, SPECIALS, ({ special }) => assembler.cost(special.cost));
each(SPECIAL_CONDITION, SPECIALS, ({ special }) => assembler.condition(special.req));
each(SPECIAL_CODE, SPECIALS, ({ special, event }, index) =>
  assembler
    .from("special", index)
    .list(special.effects, ...(special.thenRemove ? [[OP.leaveDisplay, event] as const] : [])),
);

// --- Scenarios ------------------------------------------------------------------------------------------------------

SCENARIOS.forEach(({ triggers }, scenario) => {
  for (const { round, effects } of triggers) {
    const number = triggerNumber(scenario, round);
    TRIGGER_CODE[number] = assembler.from("trigger", number).list(effects);
  }
});
each(STORM_CODE, SCENARIOS, ({ storm }, scenario) => assembler.from("storm", scenario).list(storm.effects));
each(NIGHTLY_CODE, SCENARIOS, ({ nightly }, scenario) => assembler.from("nightly", scenario).list(nightly));
each(WIN_CONDITION, SCENARIOS, ({ winAtEnd }) => assembler.condition(winAtEnd));
let loss = FIRST_SCENARIO_LOSS;
SCENARIOS.forEach(({ lossIf }, scenario) => {
  for (const { cond } of lossIf)
    LOSS_CONDITIONS[scenario]?.push({ condition: assembler.condition(cond), loss: loss++ });
});

// --- Tracks ---------------------------------------------------------------------------------------------------------

TRACKS.hunger.bands.forEach(({ from, to, effects }, band) => {
  HUNGER_CODE.fill(assembler.from("hunger", band).list(effects), from, to + 1);
});
TRACKS.sickness.sections.forEach(({ from, to, fatigue, flips }, section) => {
  CITIZEN_TYPES.forEach((who, type) => {
    const code = assembler
      .from("sickness", section)
      .list([
        ...(fatigue > 0 ? [{ op: "fatigue", who, n: fatigue } as const] : []),
        ...(flips > 0 ? [{ op: "flip", who, n: flips } as const] : []),
      ]);
    const base = type * TRACKS.sickness.lossAt;
    SICKNESS_CODE.fill(code, base + from, base + to + 1);
  });
});

// --- What the actions do --------------------------------------------------------------------------------------------

assembler.from("rules", 0);
const { actions } = TRACKS;
SINGLE_CODE.gather = assembler.list([], [OP.gatherHere, actions.gather]);
SINGLE_CODE.build = assembler.list([], [OP.buildActions, actions.build]);
each(CLEAR_CODE, [actions.clearNear, actions.clearFar], (tiles, ring) =>
  assembler.list([], [OP.clear, ring, tiles, ring === 0 ? 1 : 0]),
);
SINGLE_CODE.develop = assembler.list([], [OP.develop]);
each(DIE_CODE, CITIZEN_TYPES, (who) => assembler.list([{ op: "die", who, n: 1 }]));
for (let n = 1; n < SCOUTS_CODE.length; n++)
  SCOUTS_CODE[n] = assembler.list([{ op: "scouts", n, which: "each" }]);

install(assembler);
