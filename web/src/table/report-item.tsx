import { Icon, later } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { reportWords } from "../people/report-words.ts";
import { isolated } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

const ReportDialog = later(async () => (await import("../people/report-dialog.tsx")).ReportDialog);

interface ReportItemProps {
  readonly model: TableModel;
  /** The id of the table. */
  readonly table: string;
  readonly onDone: () => void;
}

/** Reporting one of the others at the table. */
export function ReportItem({ model, table, onDone }: ReportItemProps) {
  const isAsked = useSignal(false);
  const { session, names } = model;
  const { viewer } = session.moment.value;
  const suspects = session.seats.value.flatMap(({ kind }, seat) =>
    kind === "person" && seat !== viewer
      ? [{ name: isolated(names.value[seat] ?? ""), whom: { table, seat } }]
      : [],
  );
  if (suspects.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="menu-item"
        onClick={() => {
          isAsked.value = true;
        }}
      >
        <Icon name="warning" />
        {reportWords.value.menu}
      </button>
      {isAsked.value && (
        <ReportDialog
          suspects={suspects}
          onClose={() => {
            isAsked.value = false;
            onDone();
          }}
        />
      )}
    </>
  );
}
