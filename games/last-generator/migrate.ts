/**
 * Carries on what was recorded under earlier rules. A state holds addresses of the program and numbers of lists of options
 * (`program.ts`): new cards have moved them. No list that changed can be pending, since none of them asked anything. Rules 4
 * only begin with another Dusk deck; rules 5 ask for more seed at the end, and begin with as much more.
 */
import type { GameEvent, Migration, StateJson } from "@banquise/engine";
import { COUNTERS } from "./data.ts";
import { USE } from "./moves.ts";
import { QUESTION } from "./questions.ts";

const SEEDS = COUNTERS.indexOf("seeds");

/** Rules 3: from this address on, instructions have moved by so many. */
const MOVED_3: readonly (readonly [from: number, by: number])[] = [
  // The second answer of M19 asks for the dead.
  [115, 4],
  // Who is let in in round 5 of S2 is chosen.
  [1052, 9],
];
const movedAddress = (pc: number): number => pc + (MOVED_3.findLast(([from]) => pc >= from)?.[1] ?? 0);

/** Rules 3: the first list of options after the one that is new. */
const FIRST_MOVED_GROUP_3 = 77;
const movedGroup = (group: number): number => (group >= FIRST_MOVED_GROUP_3 ? group + 1 : group);

const number = (json: StateJson, field: string): number => {
  const value = json[field];
  return typeof value === "number" ? value : 0;
};

/** Rules 3: which way to use a building is a question of its own. */
function questionOf(json: StateJson): number {
  const ask = number(json, "ask");
  const isUse = number(json, "act") === USE + 1 && number(json, "actingPlace") === 0;
  return ask === QUESTION.option && isUse ? QUESTION.useOption : ask;
}

function toRules3(json: StateJson): StateJson {
  const { framePc } = json;
  return {
    ...json,
    ask: questionOf(json),
    group: movedGroup(number(json, "group")),
    framePc: Array.isArray(framePc) ? framePc.map(movedAddress) : [],
  };
}

/** Rules 5: the end asks for two more drawers of living seed, and the vault begins with two more. Dead seeds stay dead. */
const MORE_SEEDS_5 = 2;
const movedSeeds = (seeds: number): number => (seeds > 0 ? seeds + MORE_SEEDS_5 : 0);

function toRules5(json: StateJson): StateJson {
  const { counters } = json;
  if (!Array.isArray(counters)) return json;
  return { ...json, counters: counters.map((value, i) => (i === SEEDS ? movedSeeds(value) : value)) };
}

function eventOfRules3(event: GameEvent): GameEvent {
  const { group } = event.data;
  if (event.type !== "optionChosen" || typeof group !== "number") return event;
  return { ...event, data: { ...event.data, group: movedGroup(group) } };
}

function eventOfRules5(event: GameEvent): GameEvent {
  const { counter, value } = event.data;
  if (event.type !== "counterChanged" || counter !== SEEDS || typeof value !== "number") return event;
  return { ...event, data: { ...event.data, value: movedSeeds(value) } };
}

export const migrate: Migration = {
  state(json, from) {
    const at3 = from < 3 ? toRules3(json) : json;
    return from < 5 ? toRules5(at3) : at3;
  },
  event(event, from) {
    const at3 = from < 3 ? eventOfRules3(event) : event;
    return from < 5 ? eventOfRules5(at3) : at3;
  },
  move: (move) => move,
};
