import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../parts/choice.tsx";
import { AskForm, Field } from "../people/form.tsx";
import { NoteField } from "../people/note-field.tsx";
import { isRefused } from "../sessions/refused.ts";
import { operatorsApi, type Sanction } from "./operators-api.ts";
import { hoursOf, type Span, SpanChoice } from "./span-choice.tsx";
import { operatorWords, timeText } from "./words.ts";

const KINDS = ["mute", "ban"] as const;

/** What looks like addresses; names have neither colons nor slashes. */
const isRange = (text: string): boolean => /^[\da-f:.]*[.:][\da-f:.]*(\/\d+)?$/i.test(text);

/** Who may not do what, how that ends before its time, and how more of it begins. */
export function SanctionsTab() {
  const text = operatorWords.value;
  const sanctions = useSignal<readonly Sanction[]>([]);
  const refresh = async (): Promise<void> => {
    const answer = await operatorsApi.sanctions();
    if (!isRefused(answer)) sanctions.value = answer.sanctions;
  };
  useEffect(() => void refresh(), []);
  const lift = async (id: string): Promise<void> => {
    await operatorsApi.lift(id);
    await refresh();
  };
  return (
    <div class="operator-columns">
      <section class="card">
        <h2>{text.inForce}</h2>
        {sanctions.value.length === 0 && <p>{text.noSanctions}</p>}
        <ul class="operator-rows">
          {sanctions.value.map(({ id, kind, name, range, reason, endsAt }) => (
            <li key={id}>
              <span>
                <bdi class="operator-accused">{name ?? range}</bdi>
                <small>
                  {text.kinds[kind]}, {text.until(endsAt === null ? null : timeText(endsAt))}
                  {reason !== "" && `, ${reason}`}
                </small>
              </span>
              <Button size="small" aria-label={text.liftOne(name ?? range ?? "")} onClick={() => lift(id)}>
                {text.lift}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section class="card">
        <h2>{text.newTitle}</h2>
        <p class="soft">{text.newAbout}</p>
        <NewSanction refresh={refresh} />
      </section>
    </div>
  );
}

function NewSanction({ refresh }: { readonly refresh: () => Promise<void> }) {
  const text = operatorWords.value;
  const kind = useSignal<(typeof KINDS)[number]>("mute");
  const whom = useSignal("");
  const span = useSignal<Span>("24");
  const reason = useSignal("");
  const impose = async () => {
    const wanted = whom.value.trim();
    const target = isRange(wanted) ? { range: wanted } : { name: wanted };
    const wish = { kind: kind.value, hours: hoursOf(span.value), reason: reason.value };
    const answer = await operatorsApi.impose(target, wish);
    if (isRefused(answer)) return answer;
    whom.value = "";
    reason.value = "";
    await refresh();
    return text.done;
  };
  return (
    <AskForm submit={text.impose} look="danger" onSubmit={impose}>
      <Choice label={text.kind} signal={kind} values={KINDS} names={{ mute: text.mute, ban: text.ban }} />
      <Field label={text.whom} about={text.whomAbout} value={whom} autoComplete="off" maxLength={60} />
      <SpanChoice span={span} />
      <NoteField label={text.reason} about={text.reasonAbout} value={reason} />
    </AskForm>
  );
}
