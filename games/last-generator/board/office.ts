/** Whose business the question is (GEN-1.3 to GEN-1.5). */
import type { Language } from "@banquise/engine";
import { WORDS } from "../content/words.ts";
import { inAction } from "../queries.ts";
import { officeAsked } from "../rules/owners.ts";
import type { State } from "../state.ts";

/** In the order of `rules/owners.ts`. */
const OFFICES = ["stoker", "physician", "steward", "speaker"] as const;

/** In whose name the seat decides; nothing in the Action phase, where all belongs to the active seat, or alone. */
export function officeOf(s: State, language: Language): string {
  if (inAction(s) || s.seats === 1 || s.voter > 0) return "";
  const office = OFFICES[officeAsked(s)];
  return office === undefined ? WORDS.tokens.leader[language] : WORDS.offices[office][language];
}
