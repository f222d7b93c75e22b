import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { isRefused } from "../sessions/refused.ts";
import { accountApi } from "./account-api.ts";
import { AskForm, Field } from "./form.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { peopleWords } from "./words.ts";

/** An address is optional, and counts when its owner has confirmed it. */
export function EmailSection({ account, proven, refresh }: SectionProps) {
  const { account: text, email: label } = peopleWords.value;
  const email = useSignal("");
  const set = async () => {
    const answer = await proven(() => accountApi.setEmail(email.value));
    return isRefused(answer) ? answer : text.emailSent(email.value);
  };
  const remove = async (): Promise<void> => {
    if (!isRefused(await proven(() => accountApi.removeEmail()))) await refresh();
  };
  return (
    <Section title={text.emailTitle} about={text.emailAbout}>
      <p>{account.email === null ? text.emailNone : text.emailNow(account.email)}</p>
      {account.email !== null && <Button onClick={remove}>{text.emailRemove}</Button>}
      {account.mail ? (
        <AskForm submit={text.emailSubmit} look="plain" onSubmit={set}>
          <Field label={label} value={email} type="email" autoComplete="email" maxLength={254} />
        </AskForm>
      ) : (
        <p class="soft">{text.emailNoMail}</p>
      )}
    </Section>
  );
}
