import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { Page } from "../parts/page.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { accountApi } from "./account-api.ts";
import { Codes } from "./codes.tsx";
import { AskForm, NameField, PasswordField } from "./form.tsx";
import { peopleWords } from "./words.ts";

/** From guest to account. */
export function SignUpPage() {
  const { signUp: text } = peopleWords.value;
  const { route } = useLocation();
  const name = useSignal(settings.name.peek());
  const password = useSignal("");
  const codes = useSignal<readonly string[] | null>(null);
  const make = async () => {
    const made = await accountApi.signUp(name.value, password.value);
    if (isRefused(made)) return made;
    codes.value = made.codes;
    return null;
  };
  if (codes.value !== null)
    return (
      <Page title={text.doneTitle}>
        <Codes codes={codes.value} onKept={() => route("/account")} />
      </Page>
    );
  return (
    <Page title={text.title}>
      <p class="people-about">{text.about}</p>
      <AskForm submit={text.submit} onSubmit={make} more={<a href="/sign-in">{text.have}</a>}>
        <NameField value={name} about={text.nameAbout} />
        <PasswordField value={password} isNew />
      </AskForm>
    </Page>
  );
}
