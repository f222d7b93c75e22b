import { Dialog } from "@banquise/ui";
import { RuleWords } from "../rules/rule-words.tsx";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** One rule, with its neighbours: a citation opened where it was met. */
export function RuleDialog({ model }: { readonly model: TableModel }) {
  const id = model.rule.value;
  const section = model.gameWords.value.rules.find(({ rules }) => id !== null && Object.hasOwn(rules, id));
  const close = (): void => {
    model.rule.value = null;
  };
  const title = section?.title ?? words.value.table.tabs.rules;
  return (
    <Dialog open={id !== null} title={title} language={settings.language.value} onClose={close}>
      <dl class="rule-near">
        {section &&
          Object.keys(section.rules).map((near) => (
            <div
              key={near}
              class={`rule ${near === id ? "rule-cited" : ""}`}
              ref={near === id ? reveal : null}
            >
              <dt>{near}</dt>
              <RuleWords section={section} id={near} />
            </div>
          ))}
      </dl>
    </Dialog>
  );
}

const reveal = (element: HTMLElement | null): void => {
  // The dialog is opened after this is drawn.
  requestAnimationFrame(() => element?.scrollIntoView({ block: "center" }));
};
