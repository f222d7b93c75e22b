import type { RuleId, RuleSection } from "@banquise/engine";
import { words } from "../strings/index.ts";
import "../styles/rules.css";

/** What a rule says and, where the rulebook leaves it open, why it is read so here. */
export function RuleWords({ section, id }: { readonly section: RuleSection; readonly id: string }) {
  const { ourReading, ourReadingTip } = words.value.rules;
  const why = section.readings?.[id as RuleId];
  return (
    <dd>
      {section.rules[id as RuleId]}
      {why !== undefined && (
        <p class="rule-reading">
          <b title={ourReadingTip}>{ourReading}</b> {why}
        </p>
      )}
    </dd>
  );
}
