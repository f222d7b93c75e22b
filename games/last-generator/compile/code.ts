/** The program itself, blank until `program.ts` has compiled the content: instructions, options, costs and conditions. */
import type { Assembler } from "./assembler.ts";
import { type Group, type Source, WIDTH } from "./instructions.ts";

const MOST_INSTRUCTIONS = 2048;
const MOST_OPTIONS = 256;

const CODE = new Int16Array(MOST_INSTRUCTIONS * WIDTH);
const SOURCE_OF = new Int16Array(MOST_INSTRUCTIONS);
const SOURCES: Source[] = [];
/** Nodes of conditions (`conditions.ts`). */
export const CONDITIONS = new Int16Array(1024);
/** Rows of costs, one number for each resource; row 0 is free. */
export const COSTS = new Uint8Array(1024);
/** By row of an option: its requirement, its cost, its effects. */
export const OPTION_CONDITION = new Int16Array(MOST_OPTIONS);
export const OPTION_COST = new Int16Array(MOST_OPTIONS);
export const OPTION_CODE = new Int16Array(MOST_OPTIONS);
export const GROUPS: Group[] = [];
export const GROUP_FIRST = new Int16Array(MOST_OPTIONS);
export const GROUP_SIZE = new Uint8Array(MOST_OPTIONS);

/** Called once, with all that the content says. A table that is too small throws. */
export function install(assembled: Assembler): void {
  CODE.set(assembled.words);
  SOURCE_OF.set(assembled.sourceOfInstruction);
  SOURCES.push(...assembled.sources);
  CONDITIONS.set(assembled.conditions);
  COSTS.set(assembled.costs);
  OPTION_CONDITION.set(assembled.optionConditions);
  OPTION_COST.set(assembled.optionCosts);
  OPTION_CODE.set(assembled.optionCodes);
  GROUPS.push(...assembled.groups);
  GROUP_FIRST.set(assembled.groups.map(({ first }) => first));
  GROUP_SIZE.set(assembled.groups.map(({ options }) => options.length));
}

export const opAt = (pc: number): number => CODE[pc * WIDTH] as number;
export const argAt = (pc: number, argument: number): number => CODE[pc * WIDTH + argument] as number;

/** The card that an instruction belongs to. */
export const sourceOf = (pc: number): Source => SOURCES[SOURCE_OF[pc] as number] as Source;
/** The card that a list of options belongs to. */
export const sourceOfGroup = (group: number): Source => SOURCES[GROUPS[group]?.source ?? 0] as Source;
