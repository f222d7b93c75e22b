/** A rule by its number: a press opens the rules there. */
import type { Language } from "@banquise/engine";
import "./cite.css";
import { WORDS } from "./words.ts";

interface CiteProps {
  readonly language: Language;
  readonly rule: string;
  readonly openRule: (rule: string) => void;
}

export function Cite({ language, rule, openRule }: CiteProps) {
  return (
    <button type="button" class="cite" aria-label={WORDS[language].rule(rule)} onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}
