/**
 * Carries on what was recorded under earlier rules. A state holds addresses of the program and numbers of lists of options
 * (`program.ts`): new cards have moved them. No list that changed can be pending, since none of them asked anything. Rules 4
 * only begin with another Dusk deck.
 */
import type { GameEvent, Migration, StateJson } from "@banquise/engine";
import { USE } from "./moves.ts";
import { QUESTION } from "./questions.ts";

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

export const migrate: Migration = {
  state: (json, from) => (from < 3 ? toRules3(json) : json),
  event(event: GameEvent, from: number): GameEvent {
    const { group } = event.data;
    if (from >= 3 || event.type !== "optionChosen" || typeof group !== "number") return event;
    return { ...event, data: { ...event.data, group: movedGroup(group) } };
  },
  move: (move) => move,
};
