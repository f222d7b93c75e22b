import type { RuleId, RuleSection } from "@banquise/engine";
import { rulesWords } from "./words.ts";
import "../styles/rules.css";

/** What a rule says, what it means at a table and, where the rulebook leaves it open, why it is read so here. */
export function RuleWords({ section, id }: { readonly section: RuleSection; readonly id: string }) {
  const text = rulesWords.value;
  const example = section.examples?.[id as RuleId];
  const why = section.readings?.[id as RuleId];
  return (
    <dd>
      {section.rules[id as RuleId]}
      {example !== undefined && (
        <p class="rule-example">
          <b>{text.example}</b> {example}
        </p>
      )}
      {why !== undefined && (
        <p class="rule-reading">
          <b title={text.ourReadingTip}>{text.ourReading}</b> {why}
        </p>
      )}
    </dd>
  );
}
