import type { RuleId } from "./game.ts";

export const REFUSALS = [
  "staleVersion",
  "gameOver",
  "notYourTurn",
  "malformedMove",
  "illegalMove",
  "nothingToUndo",
  "undoBarrier",
  "tooManyUndos",
  "handedOver",
  "resigned",
  "paused",
  "olderRules",
  "nothingToChange",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why a table did not do what was asked; it is then unchanged. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** The rule that forbids the move, when it is a matter of rules. */
  readonly rule: RuleId | null;
}

export const refusal = (refused: RefusalCode, rule: RuleId | null = null): Refusal => ({ refused, rule });
