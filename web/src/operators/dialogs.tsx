/** What an operator decides, each after a second thought. */
import { Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { AskForm, Field } from "../people/form.tsx";
import { NoteField } from "../people/note-field.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { isolated } from "../strings/index.ts";
import { operatorsApi, type Report } from "./operators-api.ts";
import { hoursOf, type Span, SpanChoice } from "./span-choice.tsx";
import { operatorWords } from "./words.ts";

interface DecisionProps {
  readonly report: Report;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

export function SanctionDialog({
  report,
  kind,
  onClose,
  onDone,
}: DecisionProps & { readonly kind: "mute" | "ban" }) {
  const text = operatorWords.value;
  const span = useSignal<Span>("24");
  const reason = useSignal("");
  const impose = async () => {
    const wish = { kind, hours: hoursOf(span.value), reason: reason.value };
    const answer = await operatorsApi.impose({ report: report.id }, wish);
    if (isRefused(answer)) return answer;
    await onDone();
    return null;
  };
  const name = isolated(report.reported.name);
  return (
    <Dialog
      open
      title={kind === "mute" ? text.muteTitle(name) : text.banTitle(name)}
      language={settings.language.value}
      onClose={onClose}
    >
      <AskForm submit={text[kind]} look="danger" onSubmit={impose}>
        <SpanChoice span={span} />
        <NoteField label={text.reason} about={text.reasonAbout} value={reason} />
      </AskForm>
    </Dialog>
  );
}

export function RenamingDialog({ report, onClose, onDone }: DecisionProps) {
  const text = operatorWords.value;
  const to = useSignal("");
  const rename = async () => {
    const answer = await operatorsApi.rename(report.id, to.value.trim());
    if (isRefused(answer)) return answer;
    await onDone();
    return null;
  };
  return (
    <Dialog
      open
      title={text.renameTitle(isolated(report.reported.name))}
      language={settings.language.value}
      onClose={onClose}
    >
      <AskForm submit={text.rename} onSubmit={rename}>
        <Field
          label={text.renameTo}
          about={text.renameAbout}
          value={to}
          autoComplete="off"
          maxLength={24}
          required={false}
        />
      </AskForm>
    </Dialog>
  );
}

export function ClosingDialog({ report, onClose, onDone }: DecisionProps) {
  const text = operatorWords.value;
  const note = useSignal("");
  const close = async () => {
    const answer = await operatorsApi.close(report.id, note.value);
    if (isRefused(answer)) return answer;
    await onDone();
    return null;
  };
  return (
    <Dialog open title={text.closeTitle} language={settings.language.value} onClose={onClose}>
      <AskForm submit={text.close} onSubmit={close}>
        <NoteField label={text.closeNote} value={note} />
      </AskForm>
    </Dialog>
  );
}
