import {
  type Language,
  type Problem,
  REFUSAL_TEXT,
  REFUSALS,
  type RefusalCode,
  type RuleId,
} from "@banquise/engine";
import type { ProblemKind } from "./problems/kind.ts";
import { ORDER_PROBLEMS } from "./problems/order.ts";
import { PEOPLE_PROBLEMS } from "./problems/people.ts";
import { REQUEST_PROBLEMS } from "./problems/request.ts";
import { TABLE_PROBLEMS } from "./problems/tables.ts";
import { TALK_PROBLEMS } from "./problems/talk.ts";

/** Why the server did not do what was asked: a value, not an exception. A table's own refusal is one of these. */
export interface Refused {
  readonly refused: ProblemCode;
  /** The rule of the game that forbids it. */
  readonly rule?: RuleId | null;
  /** What of the request it is about: the name of an option, of a field. */
  readonly about?: string;
  /** When it ends that something is forbidden; null: nobody knows. */
  readonly until?: number | null;
}

/** By a table, which has its own words for it. */
const RULE_PROBLEMS = Object.fromEntries(
  REFUSALS.map((code): [RefusalCode, ProblemKind] => [
    code,
    {
      status: code === "malformedMove" || code === "illegalMove" ? 422 : 409,
      fr: REFUSAL_TEXT.fr[code],
      en: REFUSAL_TEXT.en[code],
    },
  ]),
) as Readonly<Record<RefusalCode, ProblemKind>>;

const SERVER_PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...PEOPLE_PROBLEMS,
  ...TABLE_PROBLEMS,
  ...TALK_PROBLEMS,
  ...ORDER_PROBLEMS,
};

export type ProblemCode = RefusalCode | keyof typeof SERVER_PROBLEMS;

const PROBLEMS: Readonly<Record<ProblemCode, ProblemKind>> = { ...RULE_PROBLEMS, ...SERVER_PROBLEMS };

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

const UNTIL: Readonly<Record<Language, (end: string) => string>> = {
  fr: (end) => `jusqu’au ${end}`,
  en: (end) => `until ${end}`,
};
const UNTIL_LIFTED: Readonly<Record<Language, string>> = {
  fr: "jusqu’à nouvel ordre",
  en: "until further notice",
};

export function problemOf({ refused, rule = null, about = "", until }: Refused, language: Language): Problem {
  const { status, [language]: text } = PROBLEMS[refused];
  return {
    type: `urn:banquise:problem:${refused}`,
    title: text.title,
    status,
    code: refused,
    detail: text.detail
      .replace("{rule}", rule ?? "")
      .replace("{until}", untilText(until ?? null, language))
      .replace("{about}", () => about),
    rule,
    ...(typeof until === "number" && { until }),
  };
}

/** Nobody knows here which time it is where the reader is: the zone is said. */
const untilText = (until: number | null, language: Language): string =>
  until === null
    ? UNTIL_LIFTED[language]
    : UNTIL[language](
        new Date(until).toLocaleString(language === "fr" ? "fr-FR" : "en-GB", {
          day: "numeric",
          month: "long",
          year: "numeric",
          hour: "2-digit",
          minute: "2-digit",
          timeZone: "UTC",
          timeZoneName: "short",
        }),
      );
