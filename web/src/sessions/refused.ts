import type { Problem, RuleId } from "@banquise/engine";

/**
 * Why something was not done: a table's own refusal, or the server's. One shape from the rules to the screen, whose
 * words are in `strings/`.
 */
export interface Refused {
  /** "illegalMove"; `unreachable` when nobody answered. */
  readonly refused: string;
  /** The rule that forbids it, when it is a matter of rules. */
  readonly rule: RuleId | null;
  /** The server's own words, when it had some. */
  readonly detail?: string;
  /** Of the server's answer; 0 when it could not be reached. */
  readonly status?: number;
}

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === "object" && answer !== null && "refused" in answer;

export const UNREACHABLE: Refused = { refused: "unreachable", rule: null, status: 0 };

/** What the body of an answer that is no success says. */
export function refusedBy(status: number, body: unknown): Refused {
  const problem = typeof body === "object" && body !== null && "code" in body ? (body as Problem) : null;
  return problem === null
    ? { refused: "unexpected", rule: null, status }
    : { refused: problem.code, rule: problem.rule, detail: problem.detail, status };
}
