import type { RuleBook, RuleId } from "@banquise/engine";
import { Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { RuleWords } from "./rule-words.tsx";
import { rulesWords } from "./words.ts";
import "../styles/rules.css";

interface RuleListProps {
  readonly rules: RuleBook;
  /** Anchors for addresses such as `#BLU-5.1`. */
  readonly anchors?: boolean;
  /** The rule that the address names. */
  readonly cited?: string;
}

/** The rules, searchable. */
export function RuleList({ rules, anchors = false, cited }: RuleListProps) {
  const text = rulesWords.value;
  const wanted = useSignal("");
  const query = plain(wanted.value.trim());
  const sections = rules
    .map((section, index) => ({
      section,
      anchor: sectionAnchor(index),
      ids: Object.entries(section.rules).flatMap(([id, rule]) => {
        const around = [section.readings, section.examples].map((notes) => notes?.[id as RuleId] ?? "");
        return query === "" || plain([id, rule, ...around].join(" ")).includes(query) ? [id] : [];
      }),
    }))
    .filter(({ ids }) => ids.length > 0);
  const count = sections.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div class="rule-list">
      <label class="rule-search">
        <Icon name="search" />
        <input
          class="input"
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="unseen" role="status">
        {query !== "" && text.found(count)}
      </p>
      {count === 0 && <p class="soft">{text.none}</p>}
      {sections.map(({ section, anchor, ids }) => (
        <section key={section.title} id={anchors ? anchor : undefined}>
          <h2>{section.title}</h2>
          <dl>
            {ids.map((id) => (
              <div key={id} class={`rule ${id === cited ? "rule-cited" : ""}`} id={anchors ? id : undefined}>
                <dt>{anchors ? <a href={`#${id}`}>{id}</a> : id}</dt>
                <RuleWords section={section} id={id} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Where a section stands on the page, by its number. */
export const sectionAnchor = (index: number): string => `section-${index + 1}`;

/** Without accents and capitals, so that "decouvrir" finds « Découvrir ». */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
