import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { Page } from "../parts/page.tsx";
import { isRefused } from "../sessions/refused.ts";
import { accountApi } from "./account-api.ts";
import { AskForm, NameField, PasswordField } from "./form.tsx";
import { hasPasskeys, passkeyApi } from "./passkey-api.ts";
import { peopleWords } from "./words.ts";

export function SignInPage() {
  const { signIn: text, passkeys } = peopleWords.value;
  const { route } = useLocation();
  const name = useSignal("");
  const password = useSignal("");
  const enter = async (asked: Promise<unknown>) => {
    const entered = await asked;
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
        onSubmit={() => enter(accountApi.signIn(name.value, password.value))}
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
      {hasPasskeys() && (
        <div class="people-other">
          <AskForm submit={passkeys.signIn} look="plain" onSubmit={() => enter(passkeyApi.signIn())} />
        </div>
      )}
    </Page>
  );
}
