import type { Description, Game, GameText, Language, RuleBook } from "@banquise/engine";
import { LONGEST } from "./data.ts";
import { evaluate } from "./evaluate.ts";
import { events } from "./events.ts";
import { violations } from "./invariants.ts";
import { meta } from "./meta.ts";
import { migrate } from "./migrate.ts";
import { moves } from "./moves.ts";
import { places } from "./places.ts";
import { actor, apply, legal, setup, whyNot } from "./rules.ts";
import { result, sheet } from "./scoring.ts";
import { redeal, view } from "./secrets.ts";
import { layout, type State } from "./state.ts";

export const lastGenerator: Game<State> = {
  id: meta.id,
  version: 5,
  prefix: "GEN",
  seats: meta.seats,
  options: meta.options,
  moves,
  layout,
  events,
  places,
  cooperative: true,
  longest: LONGEST,
  setup,
  actor,
  legal,
  apply,
  whyNot,
  result,
  sheet,
  view,
  redeal,
  violations,
  evaluate,
  migrate,
};

/** The words of a language, loaded when somebody reads it. */
export const text: Readonly<Record<Language, () => Promise<GameText<State>>>> = {
  fr: async () => (await import("./strings/fr.ts")).fr,
  en: async () => (await import("./strings/en.ts")).en,
};

/** The rules for players, loaded when somebody opens them. */
export const rules: Readonly<Record<Language, () => Promise<RuleBook>>> = {
  fr: async () => (await import("./strings/rules.fr.ts")).rules,
  en: async () => (await import("./strings/rules.en.ts")).rules,
};

/** What the numbers of a state mean, loaded when a program asks. */
export const description = async (): Promise<Description<State>> =>
  (await import("./description.ts")).description;
