import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { isRefused } from "../sessions/refused.ts";
import { refusalText } from "../strings/index.ts";
import { accountApi } from "./account-api.ts";
import { Codes } from "./codes.tsx";
import { AskForm, PasswordField } from "./form.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { peopleWords } from "./words.ts";

export function PasswordSection({ account, proven, refresh }: SectionProps) {
  const { account: text } = peopleWords.value;
  const password = useSignal("");
  const change = async () => {
    const answer = await proven(() => accountApi.changePassword(password.value));
    if (isRefused(answer)) return answer;
    password.value = "";
    await refresh();
    return text.passwordDone;
  };
  return (
    <Section title={text.passwordTitle} about={account.password ? text.passwordAbout : text.passwordNone}>
      <AskForm
        submit={account.password ? text.passwordSubmit : text.passwordSet}
        look="plain"
        onSubmit={change}
      >
        <PasswordField value={password} isNew />
      </AskForm>
    </Section>
  );
}

export function CodesSection({ account, proven, refresh }: SectionProps) {
  const { codes: text } = peopleWords.value;
  const codes = useSignal<readonly string[] | null>(null);
  const problem = useSignal("");
  const renew = async (): Promise<void> => {
    const answer = await proven(() => accountApi.newCodes());
    if (isRefused(answer)) problem.value = refusalText(answer);
    else codes.value = answer.codes;
  };
  const kept = (): void => {
    codes.value = null;
    void refresh();
  };
  if (codes.value !== null) return <Codes codes={codes.value} onKept={kept} />;
  return (
    <Section title={text.title} about={text.left(account.codesLeft)}>
      <div class="actions">
        <Button onClick={renew}>{text.renew}</Button>
        <small>{text.renewAbout}</small>
      </div>
      <p class="error form-said" role="alert">
        {problem.value}
      </p>
    </Section>
  );
}
