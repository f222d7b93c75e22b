/** Telling those who keep order about somebody. Loaded when it is asked for. */
import { Button, Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { Choice } from "../parts/choice.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { AskForm } from "./form.tsx";
import { NoteField } from "./note-field.tsx";
import { REPORT_REASONS, type Reported, type ReportReason, sendReport } from "./report-api.ts";
import { reportWords } from "./report-words.ts";

/** Somebody who may be meant. */
export interface Suspect {
  readonly name: string;
  readonly whom: Reported;
}

interface ReportDialogProps {
  /** One, or several to choose from. */
  readonly suspects: readonly Suspect[];
  readonly reason?: ReportReason;
  readonly onClose: () => void;
}

export function ReportDialog({ suspects, reason: first = "insult", onClose }: ReportDialogProps) {
  const text = reportWords.value;
  const who = useSignal("0");
  const reason = useSignal<ReportReason>(first);
  const note = useSignal("");
  const isSent = useSignal(false);
  const [only] = suspects;
  const isOne = suspects.length === 1;
  const send = async () => {
    const suspect = suspects[Number(who.value)];
    if (suspect === undefined) return null;
    const answer = await sendReport(suspect.whom, reason.value, note.value);
    if (isRefused(answer)) return answer;
    isSent.value = true;
    return null;
  };
  return (
    <Dialog
      open
      title={isOne && only !== undefined ? text.title(only.name) : text.titleOpen}
      language={settings.language.value}
      onClose={onClose}
    >
      {isSent.value ? (
        <>
          <p role="status">{text.done}</p>
          <Button look="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      ) : (
        <>
          <p>{text.about}</p>
          <AskForm submit={text.submit} onSubmit={send}>
            {!isOne && (
              <Choice
                label={text.who}
                signal={who}
                values={suspects.map((_, index) => String(index))}
                names={Object.fromEntries(suspects.map(({ name }, index) => [String(index), name]))}
              />
            )}
            <Choice label={text.reason} signal={reason} values={REPORT_REASONS} names={text.reasons} />
            <NoteField label={text.note} about={text.noteAbout} value={note} />
          </AskForm>
        </>
      )}
    </Dialog>
  );
}
