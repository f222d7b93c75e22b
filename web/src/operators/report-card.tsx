import { PHRASE_TEXT } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { reportWords } from "../people/report-words.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText } from "../strings/index.ts";
import { ClosingDialog, RenamingDialog, SanctionDialog } from "./dialogs.tsx";
import { operatorsApi, type Report, type Said } from "./operators-api.ts";
import { operatorWords, timeText } from "./words.ts";

interface ReportCardProps {
  readonly report: Report;
  readonly refresh: () => Promise<void>;
}

/** A report with all that one needs to judge it, and what can be done about it. */
export function ReportCard({ report, refresh }: ReportCardProps) {
  const text = operatorWords.value;
  const asked = useSignal<"mute" | "ban" | "rename" | "close" | null>(null);
  const { reported, evidence, table, closed } = report;
  const close = (): void => {
    asked.value = null;
  };
  const done = async (): Promise<void> => {
    close();
    await refresh();
  };
  return (
    <article
      class="card operator-report"
      aria-label={`${reportWords.value.reasons[report.reason]}, ${reported.name}`}
    >
      <header>
        <h2>
          <bdi>{reported.name}</bdi>
          {!reported.account && <small> ({text.guest})</small>}
        </h2>
        <p class="operator-reason">{reportWords.value.reasons[report.reason]}</p>
      </header>
      <p class="soft">{text.reportedBy(report.reporter, timeText(report.at))}</p>
      {evidence.name !== reported.name && <p class="soft">{text.formerName(evidence.name)}</p>}
      {report.note !== "" && <blockquote class="operator-note">{report.note}</blockquote>}
      {table !== null && (
        <section>
          <h3>{text.said}</h3>
          {evidence.messages.length === 0 ? (
            <p class="soft">{text.nothingSaid}</p>
          ) : (
            <ol class="operator-said">
              {evidence.messages.map((line) => (
                <Line key={line.number} line={line} table={table} isIt={line.number === report.message} />
              ))}
            </ol>
          )}
        </section>
      )}
      {reported.sanctions.length > 0 && (
        <section>
          <h3>{text.history}</h3>
          <ul class="operator-history">
            {reported.sanctions.map(({ id, kind, at, endsAt, reason }) => (
              <li key={id}>
                {text.kinds[kind]}, {timeText(at)}, {text.until(endsAt === null ? null : timeText(endsAt))}
                {reason !== "" && `, ${reason}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {closed !== null && (
        <section>
          <p>{text.closedBy(closed.by, timeText(closed.at))}</p>
          {closed.note !== "" && <blockquote class="operator-note">{closed.note}</blockquote>}
        </section>
      )}
      <div class="actions">
        {table !== null && (
          <a class="button button-plain" href={`/table/${table}`}>
            {text.table}
          </a>
        )}
        {(["mute", "ban", "rename"] as const).map((act) => (
          <Button
            key={act}
            onClick={() => {
              asked.value = act;
            }}
          >
            {text[act]}
          </Button>
        ))}
        {closed === null && (
          <Button
            look="primary"
            onClick={() => {
              asked.value = "close";
            }}
          >
            {text.close}
          </Button>
        )}
      </div>
      {(asked.value === "mute" || asked.value === "ban") && (
        <SanctionDialog report={report} kind={asked.value} onClose={close} onDone={done} />
      )}
      {asked.value === "rename" && <RenamingDialog report={report} onClose={close} onDone={done} />}
      {asked.value === "close" && <ClosingDialog report={report} onClose={close} onDone={done} />}
    </article>
  );
}

interface LineProps {
  readonly line: Said;
  readonly table: string;
  /** Whether the report is about this very message. */
  readonly isIt: boolean;
}

/** Something that was said. */
function Line({ line, table, isIt }: LineProps) {
  const text = operatorWords.value;
  const state = useSignal("");
  const { number, name, phrase, accused } = line;
  const remove = async (): Promise<void> => {
    const answer = await operatorsApi.removeMessage(table, number);
    state.value = isRefused(answer) ? refusalText(answer) : text.removed;
  };
  const said = line.text ?? (phrase === null ? "" : PHRASE_TEXT[settings.language.value][phrase]);
  return (
    <li class={isIt ? "operator-it" : ""}>
      <p>
        <bdi class={accused ? "operator-accused" : ""}>{name}</bdi>
        {isIt && <small> ({text.isIt})</small>}
        <bdi class="operator-words">{said}</bdi>
      </p>
      {state.value === "" ? (
        <Button size="small" aria-label={text.removeOne(name)} onClick={remove}>
          {text.remove}
        </Button>
      ) : (
        <small role="status">{state.value}</small>
      )}
    </li>
  );
}
