/** Whose business the question is (GEN-1.3 to GEN-1.5). */
import { inAction } from "../queries.ts";
import { officeAsked } from "../rules/owners.ts";
import type { State } from "../state.ts";
import type { Words } from "./words.tsx";

/** In the order of `rules/owners.ts`. */
const OFFICES = ["stoker", "physician", "steward", "speaker"] as const;

/** In whose name the seat decides; nothing in the Action phase, where all belongs to the active seat, or alone. */
export function officeOf(s: State, { lexicon }: Words): string {
  if (inAction(s) || s.seats === 1 || s.voter > 0) return "";
  const office = OFFICES[officeAsked(s)];
  return office === undefined ? lexicon.glossary.leader : lexicon.glossary.offices[office];
}
