import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../parts/choice.tsx";
import { isRefused } from "../sessions/refused.ts";
import { operatorsApi, type Report } from "./operators-api.ts";
import { ReportCard } from "./report-card.tsx";
import { operatorWords } from "./words.ts";

const STATES = ["open", "closed"] as const;

interface ReportsTabProps {
  readonly waiting: readonly Report[];
  readonly refresh: () => Promise<void>;
}

/** What people have reported: what waits, and what was dealt with. */
export function ReportsTab({ waiting, refresh }: ReportsTabProps) {
  const text = operatorWords.value;
  const state = useSignal<(typeof STATES)[number]>("open");
  const closed = useSignal<readonly Report[]>([]);
  useEffect(() => {
    if (state.value === "open") return;
    void operatorsApi.reports(true).then((answer) => {
      if (!isRefused(answer)) closed.value = answer.reports;
    });
  }, [state.value]);
  const shown = state.value === "open" ? waiting : closed.value;
  return (
    <>
      <Choice label={text.which} signal={state} values={STATES} names={text.state} />
      {shown.length === 0 && <p>{text.noReports}</p>}
      {shown.map((report) => (
        <ReportCard key={report.id} report={report} refresh={refresh} />
      ))}
    </>
  );
}
