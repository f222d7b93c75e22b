import { Button } from "@banquise/ui";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** Something to know now: why not, or a hint. It leaves by itself. */
export function ToastNote({ model }: { readonly model: TableModel }) {
  const toast = model.toast.value;
  const { table, close } = words.value;
  return (
    <div class="toast-place" role="status">
      {toast && (
        <div class="toast">
          <p>
            <strong>{toast.title}</strong>
            {toast.text}
          </p>
          {toast.rule !== null && (
            <button type="button" class="cite" onClick={() => model.openRule(toast.rule ?? "")}>
              <span class="unseen">{table.seeRule} </span>
              {toast.rule}
            </button>
          )}
          <Button look="quiet" size="small" icon="close" label={close} onClick={model.hideToast} />
        </div>
      )}
    </div>
  );
}
