import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** What is played here is not kept: who plays must know, for as long as it is so. */
export function UnkeptNote({ model }: { readonly model: TableModel }) {
  const reason = model.session.unkept.value;
  return (
    <div class="unkept-place" role="alert">
      {reason !== null && <p class="unkept">{words.value.table.unkept[reason]}</p>}
    </div>
  );
}
