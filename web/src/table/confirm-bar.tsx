import { Button } from "@banquise/ui";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** The move that waits for its second tap. */
export function ConfirmBar({ model }: { readonly model: TableModel }) {
  const { table, cancel } = words.value;
  const move = model.pending.value;
  if (move === null) return null;
  return (
    <section class="confirm" aria-label={table.confirm}>
      <p>{model.moveText(move)}</p>
      <Button onClick={model.cancel}>{cancel}</Button>
      <Button look="primary" icon="check" onClick={model.confirm}>
        {table.confirmYes}
      </Button>
    </section>
  );
}
