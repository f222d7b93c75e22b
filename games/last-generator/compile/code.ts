/**
 * Effects (GEN-28) as instructions: four integers each, `[operation, a, b, c]`, lists one after the other, each closed by
 * an `end`. Nested lists stand before the list that names them.
 */
import type { Cost, Effect, Option, Who } from "../content/types.ts";
import { CITIZEN_TYPES, RESOURCES, TRACK_NAMES } from "../content/types.ts";
import { BUILDING_IDS, COUNTERS, DUSK_IDS, TOKEN_TYPES, TOKENS } from "../data.ts";
import { compileCondition, queryNumber } from "./conditions.ts";
import { partsOf, slotNamed } from "./modifiers.ts";

const OPERATIONS = [
  "end",
  "gain",
  "lose",
  /** a: track, b: points. */
  "raise",
  /** a: track, b: points, c: type. */
  "raiseTyped",
  "lower",
  /** a: track, b: points, c: type + 1 or 0. */
  "activate",
  "exhaust",
  /** a: whom (`WHO`), b: how many. */
  "sick",
  "die",
  "flip",
  "fatigue",
  "join",
  "leave",
  "cure",
  "treat",
  "corpses",
  "cold",
  "radius",
  "heat",
  "pressure",
  "ventAll",
  "tower",
  "hunger",
  "recall",
  /** a: spaces, b: 1 for one scout only. */
  "scouts",
  "drawCitizen",
  "discardCitizen",
  "addDusk",
  "discardEvent",
  "storm",
  "stormSet",
  "dev",
  "automaton",
  "destroy",
  /** a: ring, b: tiles, c: 1 when the bonus of the action counts. */
  "clear",
  "gather",
  "buildFree",
  "build",
  "unlock",
  "enactLaw",
  "counter",
  "newExpedition",
  "token",
  /** a: slot, b: how much, c: until (`UNTIL`). */
  "modifier",
  "choose",
  "if",
  "repeat",
  // What the rules themselves do between effects.
  /** The Gather action: from the Meeple's own space, with the bonus. */
  "gatherHere",
  /** The event goes to the display (GEN-6.2), or leaves it. */
  "display",
  "leaveDisplay",
  /** What becomes of the Dusk card (GEN-11.4, GEN-11.5). */
  "duskDone",
  /** GEN-23.1 */
  "develop",
] as const;

type Operation = (typeof OPERATIONS)[number];

export const OP = Object.fromEntries(OPERATIONS.map((name, index) => [name, index])) as Readonly<
  Record<Operation, number>
>;

/** Whom: a citizen type, or one of these. */
export const WHO_CHOOSE = 3;
export const WHO_EACH = 4;
export const WHO_ACTING = 5;
export const WHO_FED = 6;
const WHO: readonly Who[] = [...CITIZEN_TYPES, "choose", "each", "acting", "fed"];

export const UNTIL_ACTION = 0;
export const UNTIL_ROUND = 1;
const UNTIL = ["action", "round", "game"] as const;

const RINGS = ["near", "far"] as const;
export const DESTROY_SHELTER = 1;
const DESTROY = ["any", "shelter"] as const;

export const WIDTH = 4;
type Instruction = readonly [Operation, number?, number?, number?];

/** What a list of options is made of, for the rules and for the screen. */
export interface Group {
  readonly options: readonly Option[];
  /** Index of `sources`. */
  readonly source: number;
  /** Row of the first option in the option tables. */
  readonly first: number;
}

/** Where a piece of code comes from: which card is being resolved. */
export interface Source {
  readonly kind: SourceKind;
  /** Index in the list of its kind. */
  readonly index: number;
}

export type SourceKind =
  | "rules"
  | "morning"
  | "event"
  | "dusk"
  | "consequence"
  | "law"
  | "technology"
  | "citizen"
  | "death"
  | "expert"
  | "call"
  | "expedition"
  | "building"
  | "special"
  | "trigger"
  | "storm"
  | "nightly"
  | "hunger"
  | "sickness";

export class Assembler {
  readonly words: number[] = [];
  readonly sourceOfInstruction: number[] = [];
  readonly conditions: number[] = [];
  readonly costs: number[] = RESOURCES.map(() => 0);
  readonly sources: Source[] = [];
  readonly groups: Group[] = [];
  readonly optionConditions: number[] = [];
  readonly optionCosts: number[] = [];
  readonly optionCodes: number[] = [];
  /** The event whose option is being compiled, for `token`. */
  private event = 0;

  constructor() {
    this.from("rules", 0);
    this.emit(["end"]);
    // Group 0 is none.
    this.groups.push({ options: [], source: 0, first: 0 });
  }

  /** What is compiled from now on belongs to this card. */
  from(kind: SourceKind, index: number): this {
    this.sources.push({ kind, index });
    this.event = 0;
    return this;
  }

  ofEvent(event: number): this {
    this.event = event;
    return this;
  }

  /** The address of a list of effects and what the rules add to it; 0 when it is empty. */
  list(effects: readonly Effect[], ...tail: Instruction[]): number {
    const instructions = [...effects.flatMap((effect) => this.instructionsOf(effect)), ...tail];
    if (instructions.length === 0) return 0;
    const address = this.words.length / WIDTH;
    for (const instruction of instructions) this.emit(instruction);
    this.emit(["end"]);
    return address;
  }

  cost(cost: Cost | null | undefined): number {
    if (!cost || Object.keys(cost).length === 0) return 0;
    this.costs.push(...RESOURCES.map((res) => cost[res] ?? 0));
    return this.costs.length / RESOURCES.length - 1;
  }

  condition(condition: Parameters<typeof compileCondition>[0] | null | undefined): number {
    return condition ? compileCondition(condition, this.conditions) : 0;
  }

  /** A list of options; `tails` adds to the code of each. */
  group(options: readonly Option[], tails: readonly (readonly Instruction[])[] = []): number {
    const source = this.sources.length - 1;
    const rows = options.map(
      (option, i) =>
        [
          this.condition(option.req),
          this.cost(option.cost),
          this.list(option.effects, ...(tails[i] ?? [])),
        ] as const,
    );
    const first = this.optionCodes.length;
    for (const [condition, cost, code] of rows) {
      this.optionConditions.push(condition);
      this.optionCosts.push(cost);
      this.optionCodes.push(code);
    }
    return this.groups.push({ options, source, first }) - 1;
  }

  private emit([operation, a = 0, b = 0, c = 0]: Instruction): void {
    this.words.push(OP[operation], a, b, c);
    this.sourceOfInstruction.push(this.sources.length - 1);
  }

  private instructionsOf(effect: Effect): Instruction[] {
    switch (effect.op) {
      case "gain":
      case "lose":
        return [[effect.op, RESOURCES.indexOf(effect.res), effect.n]];
      case "hope":
      case "discontent": {
        const track = TRACK_NAMES.indexOf(effect.op);
        if (effect.n < 0) return [["lower", track, -effect.n]];
        if (effect.type === undefined) return [["raise", track, effect.n]];
        return [["raiseTyped", track, effect.n, typeOnTrack(effect.type)]];
      }
      case "activate":
      case "exhaust": {
        const type = effect.type === undefined ? 0 : typeOnTrack(effect.type) + 1;
        return [[effect.op, TRACK_NAMES.indexOf(effect.track), effect.n, type]];
      }
      case "sick":
      case "die":
      case "flip":
      case "fatigue":
        return [[effect.op, WHO.indexOf(effect.who), effect.n]];
      case "citizens":
        return [[effect.n < 0 ? "leave" : "join", WHO.indexOf(effect.who), Math.abs(effect.n)]];
      case "cure":
        return [["cure", WHO.indexOf(effect.who ?? "choose"), effect.n]];
      case "treat":
        return [["treat", WHO_CHOOSE, effect.n]];
      case "corpses":
      case "cold":
      case "heat":
      case "tower":
      case "hunger":
      case "recall":
      case "drawCitizen":
      case "discardCitizen":
      case "discardEvent":
      case "storm":
      case "stormSet":
      case "dev":
      case "automaton":
      case "gather":
      case "newExpedition":
        return [[effect.op, effect.n]];
      case "buildActions":
        return [["build", effect.n]];
      case "token":
        return [["token", effect.n, this.event]];
      case "radius":
        return [["radius", effect.n, effect.level ?? 0]];
      case "pressure":
        return effect.n === "all" ? [["ventAll"]] : [["pressure", effect.n]];
      case "scouts":
        return [["scouts", effect.n, effect.which === "one" ? 1 : 0]];
      case "clear":
        return [["clear", RINGS.indexOf(effect.ring), effect.n]];
      case "addDusk":
        return [["addDusk", DUSK_IDS.indexOf(effect.id)]];
      case "build":
        return [["buildFree", BUILDING_IDS.indexOf(effect.id)]];
      case "unlock":
        return [["unlock", BUILDING_IDS.indexOf(effect.id)]];
      case "counter":
        return [["counter", COUNTERS.indexOf(effect.id), effect.n]];
      case "destroy":
        return [["destroy", DESTROY.indexOf(effect.filter)]];
      case "enactLaw":
        return [["enactLaw"]];
      case "modifier":
        return partsOf(effect).map(
          ([name, n]) => ["modifier", slotNamed(name), n, UNTIL.indexOf(effect.until)] as const,
        );
      case "choose":
        return [["choose", this.group(effect.options)]];
      case "if":
        return [["if", this.condition(effect.cond), this.list(effect.do), this.list(effect.else ?? [])]];
      case "repeat":
        return [["repeat", queryNumber(effect.count), effect.max ?? MOST_REPEATS, this.list(effect.do)]];
    }
  }
}

const MOST_REPEATS = 99;

const typeOnTrack = (type: (typeof TOKENS)[number]): number => TOKENS.indexOf(type) % TOKEN_TYPES;
