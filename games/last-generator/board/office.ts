/** Whose business the question is (GEN-1.3 to GEN-1.5). */
import type { Language } from "@banquise/engine";
import { ASKS, type AskName, type OFFICES } from "../asks.ts";
import { WORDS } from "../content/words.ts";
import { inAction, type State } from "../state.ts";

/** GEN-1.5; a question that is not here is the Leader's. */
const OFFICE_OF: Readonly<Partial<Record<AskName, (typeof OFFICES)[number]>>> = {
  feed: "stoker",
  destroy: "stoker",
  slot: "stoker",
  site: "stoker",
  gatherEffect: "stoker",
  sick: "physician",
  die: "physician",
  flip: "physician",
  fatigue: "physician",
  join: "physician",
  leave: "physician",
  cure: "physician",
  treat: "physician",
  shelter: "physician",
  deathCard: "physician",
  food: "steward",
  reach: "steward",
  explored: "steward",
  scout: "steward",
  technology: "steward",
  raise: "speaker",
  lower: "speaker",
  activate: "speaker",
  exhaust: "speaker",
  law: "speaker",
};

/** In whose name the seat decides; nothing in the Action phase, where all belongs to the active seat, or alone. */
export function officeOf(s: State, language: Language): string {
  if (inAction(s) || s.seats === 1 || s.voter > 0) return "";
  const office = OFFICE_OF[ASKS[s.ask] ?? "nothing"];
  return office === undefined ? WORDS.tokens.leader[language] : WORDS.offices[office][language];
}
