import type { Language } from "@banquise/engine";

interface Text {
  readonly title: string;
  /** `{about}` and `{rule}` stand for what it is about, `{until}` for how long it holds. */
  readonly detail: string;
}

/** A kind of refusal: its HTTP status and its words, a title and a sentence in each language. */
export interface ProblemKind extends Readonly<Record<Language, Text>> {
  readonly status: number;
}

export type ProblemKinds = Readonly<Record<string, ProblemKind>>;

export const kind = (status: number, fr: [string, string], en: [string, string]): ProblemKind => ({
  status,
  fr: { title: fr[0], detail: fr[1] },
  en: { title: en[0], detail: en[1] },
});
