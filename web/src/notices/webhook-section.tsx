import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { AskForm, Field } from "../people/form.tsx";
import { Section } from "../people/section.tsx";
import { isRefused } from "../sessions/refused.ts";
import { noticesApi } from "./notices-api.ts";
import { noticeWords } from "./words.ts";

interface WebhookSectionProps {
  readonly url: string | null;
  readonly refresh: () => Promise<void>;
}

/** For those who write programs. */
export function WebhookSection({ url, refresh }: WebhookSectionProps) {
  const text = noticeWords.value;
  const value = useSignal(url ?? "");
  const secret = useSignal("");
  const save = async () => {
    const answer = await noticesApi.setWebhook(value.value);
    if (isRefused(answer)) return answer;
    secret.value = answer.secret;
    await refresh();
    return null;
  };
  const end = async (): Promise<void> => {
    await noticesApi.removeWebhook();
    value.value = "";
    secret.value = "";
    await refresh();
  };
  return (
    <Section title={text.webhook} about={text.webhookAbout}>
      <AskForm
        submit={text.save}
        look="plain"
        onSubmit={save}
        more={
          url !== null && (
            <Button look="quiet" onClick={end}>
              {text.end}
            </Button>
          )
        }
      >
        <Field label={text.url} value={value} autoComplete="off" maxLength={2_000} placeholder="https://" />
      </AskForm>
      {secret.value !== "" && (
        <p role="status">
          {text.secret} <code class="secret">{secret.value}</code>
        </p>
      )}
    </Section>
  );
}
