import { Dialog } from "@banquise/ui";
import { settings } from "../settings.ts";
import { helpWords } from "./help-words.ts";
import type { TableModel } from "./model.ts";

export function HelpDialog({ model }: { readonly model: TableModel }) {
  const help = helpWords.value;
  return (
    <Dialog
      open={model.dialog.value === "help"}
      title={help.title}
      language={settings.language.value}
      onClose={() => {
        model.dialog.value = null;
      }}
    >
      <p>{help.how}</p>
      <h3>{help.keys}</h3>
      <dl class="keys">
        {help.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
