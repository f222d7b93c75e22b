/** Every operation by name and by number: what cards can say (GEN-28), and what the rules themselves do between effects. */
import type { Assembler } from "../compile/assembler.ts";
import type { Instruction } from "../compile/instructions.ts";
import type { Effect } from "../content/types.ts";
import { CARD_EFFECTS, develop, display, duskDone, leaveDisplay } from "./cards.ts";
import { FLOW_EFFECTS } from "./flow.ts";
import { gatherHere, MAP_EFFECTS } from "./map.ts";
import { MARKER_EFFECTS } from "./markers.ts";
import type { EffectOperation, EffectRows, Operation } from "./operation.ts";
import { PEOPLE_EFFECTS } from "./people.ts";
import { TOKEN_EFFECTS } from "./tokens.ts";

const EFFECTS: EffectRows<Effect["op"]> = {
  ...MARKER_EFFECTS,
  ...TOKEN_EFFECTS,
  ...PEOPLE_EFFECTS,
  ...MAP_EFFECTS,
  ...CARD_EFFECTS,
  ...FLOW_EFFECTS,
};

const OF_THE_RULES = { gatherHere, display, leaveDisplay, duskDone, develop };

type OperationName = Effect["op"] | keyof typeof OF_THE_RULES;

const ROWS: Readonly<Record<OperationName, Operation>> = { ...EFFECTS, ...OF_THE_RULES };

/** The number of each operation; 0 closes a list. */
export const OP = Object.fromEntries(Object.keys(ROWS).map((name, i) => [name, i + 1])) as Readonly<
  Record<OperationName, number>
>;

/** A row with all that it may leave out, so that all are alike to the machine. */
interface WholeOperation {
  readonly units: Operation["units"] | null;
  readonly canGoOn: NonNullable<Operation["canGoOn"]>;
  readonly run: Operation["run"];
  readonly resumes: boolean;
}

const always = (): boolean => true;
const END_OF_LIST: Operation = { run() {} };

/** By number. */
export const OPERATIONS: readonly WholeOperation[] = [END_OF_LIST, ...Object.values(ROWS)].map(
  ({ units = null, canGoOn = always, run, resumes = false }) => ({ units, canGoOn, run, resumes }),
);

export function compileEffect(effect: Effect, assembler: Assembler): Instruction[] {
  const row = EFFECTS[effect.op] as EffectOperation<Effect>;
  return row.compile(effect, assembler).map((args) => [OP[effect.op], ...args] as const);
}
