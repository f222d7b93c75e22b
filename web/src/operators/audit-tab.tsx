import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { reportWords } from "../people/report-words.ts";
import { isRefused } from "../sessions/refused.ts";
import { type Act, operatorsApi } from "./operators-api.ts";
import { operatorWords, timeText } from "./words.ts";

/** What the server gives at a time. */
const PAGE = 100;

/** What operators have done, the latest first. */
export function AuditTab() {
  const text = operatorWords.value;
  const acts = useSignal<readonly Act[]>([]);
  const isAll = useSignal(false);
  const more = async (): Promise<void> => {
    const answer = await operatorsApi.audit(acts.value.at(-1)?.at ?? null);
    if (isRefused(answer)) return;
    acts.value = [...acts.value, ...answer.acts];
    isAll.value = answer.acts.length < PAGE;
  };
  useEffect(() => void more(), []);
  return (
    <section class="card">
      {isAll.value && acts.value.length === 0 && <p>{text.noActs}</p>}
      <ol class="operator-rows">
        {acts.value.map(({ id, at, operator, act, about }) => (
          <li key={id}>
            <span>
              <span>
                <bdi class="operator-accused">{operator ?? text.commandLine}</bdi>, {text.acts[act] ?? act}
              </span>
              <small>
                <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
                {detailOf(about) !== "" && <bdi> · {detailOf(about)}</bdi>}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {!isAll.value && <Button onClick={more}>{text.older}</Button>}
    </section>
  );
}

/** What it was about, as it was noted; without the ids that only programs need. */
function detailOf(about: Act["about"]): string {
  const { sanction, report, until, from, to, ...rest } = about;
  const reasons: Readonly<Record<string, string>> = reportWords.value.reasons;
  const names = [from, to].filter((name) => typeof name === "string");
  const others = Object.values(rest).filter((value) => value !== "" && value !== null);
  return [
    ...(names.length === 0 ? [] : [names.join(" → ")]),
    ...others.map((value) => reasons[String(value)] ?? String(value)),
    ...(typeof until === "number" ? [operatorWords.value.until(timeText(until))] : []),
  ].join(", ");
}
