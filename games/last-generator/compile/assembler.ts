/** Puts the program together: lists of instructions, lists of options, costs and conditions, each found by its number. */
import { type Condition, type Cost, type Effect, type Option, RESOURCES } from "../content/types.ts";
import { compileCondition } from "./conditions.ts";
import { END, type Group, type Instruction, type Source, type SourceKind, WIDTH } from "./instructions.ts";

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
  /** The event whose option is being compiled, for its token. */
  event = 0;
  private readonly compile: (effect: Effect, assembler: Assembler) => readonly Instruction[];

  constructor(compile: (effect: Effect, assembler: Assembler) => readonly Instruction[]) {
    this.compile = compile;
    this.from("rules", 0);
    this.emit([END]);
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
    const instructions = [...effects.flatMap((effect) => this.compile(effect, this)), ...tail];
    if (instructions.length === 0) return 0;
    const address = this.words.length / WIDTH;
    for (const instruction of instructions) this.emit(instruction);
    this.emit([END]);
    return address;
  }

  cost(cost: Cost | null | undefined): number {
    if (!cost || Object.keys(cost).length === 0) return 0;
    this.costs.push(...RESOURCES.map((res) => cost[res] ?? 0));
    return this.costs.length / RESOURCES.length - 1;
  }

  condition(condition: Condition | null | undefined): number {
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
    this.words.push(operation, a, b, c);
    this.sourceOfInstruction.push(this.sources.length - 1);
  }
}
