import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { Choice } from "../parts/choice.tsx";
import { Page } from "../parts/page.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { accountApi } from "./account-api.ts";
import { Codes } from "./codes.tsx";
import { AskForm, NameField, PasswordField } from "./form.tsx";
import { hasPasskeys, passkeyApi } from "./passkey-api.ts";
import { peopleWords } from "./words.ts";

const WAYS = ["password", "passkey"] as const;

/** From guest to account. */
export function SignUpPage() {
  const { signUp: text, passkeys } = peopleWords.value;
  const { route } = useLocation();
  const name = useSignal(settings.name.peek());
  const password = useSignal("");
  const way = useSignal<(typeof WAYS)[number]>("password");
  const codes = useSignal<readonly string[] | null>(null);
  const make = async () => {
    const made = await (way.value === "passkey"
      ? passkeyApi.signUp(name.value)
      : accountApi.signUp(name.value, password.value));
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
        {hasPasskeys() && (
          <Choice
            label={passkeys.ways}
            signal={way}
            values={WAYS}
            names={passkeys.way}
            help={way.value === "passkey" ? passkeys.about : ""}
          />
        )}
        {way.value === "password" && <PasswordField value={password} isNew />}
      </AskForm>
    </Page>
  );
}
