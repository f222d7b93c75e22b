import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { Page } from "../parts/page.tsx";
import { isRefused } from "../sessions/refused.ts";
import { accountApi } from "./account-api.ts";
import { AskForm, NameField, PasswordField } from "./form.tsx";
import { peopleWords } from "./words.ts";

export function SignInPage() {
  const { signIn: text } = peopleWords.value;
  const { route } = useLocation();
  const name = useSignal("");
  const password = useSignal("");
  const enter = async () => {
    const entered = await accountApi.signIn(name.value, password.value);
    if (isRefused(entered)) return entered;
    // To one's games, wherever one came from: no address decides that.
    route("/");
    return null;
  };
  return (
    <Page title={text.title}>
      <p class="people-about">{text.about}</p>
      <AskForm
        submit={text.submit}
        onSubmit={enter}
        more={
          <>
            <a href="/account/recover">{text.forgotten}</a>
            <a href="/sign-up">{text.none}</a>
          </>
        }
      >
        <NameField value={name} />
        <PasswordField value={password} />
      </AskForm>
    </Page>
  );
}
