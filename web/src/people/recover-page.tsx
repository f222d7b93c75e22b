import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { useLocation } from "../address.ts";
import { Choice } from "../parts/choice.tsx";
import { Page } from "../parts/page.tsx";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { accountApi } from "./account-api.ts";
import { AskForm, Field, NameField, PasswordField } from "./form.tsx";
import { takeTicket } from "./ticket.ts";
import { peopleWords } from "./words.ts";

const WAYS = ["code", "mail"] as const;

/** For whoever has forgotten the password: by a code, by a mail, and by the link of that mail. */
export function RecoverPage() {
  const { recover: text } = peopleWords.value;
  const ticket = useMemo(takeTicket, []);
  const way = useSignal<(typeof WAYS)[number]>("code");
  return (
    <Page title={text.title}>
      {ticket === null ? (
        <div class="form">
          <Choice label={text.ways} signal={way} values={WAYS} names={text.way} />
          {way.value === "code" ? <ByCode /> : <ByMail />}
        </div>
      ) : (
        <ByLink ticket={ticket} />
      )}
    </Page>
  );
}

/** Goes to the account when somebody is in. */
function useEntering() {
  const { route } = useLocation();
  return async (asked: Promise<unknown>): Promise<Refused | null> => {
    const answer = await asked;
    if (isRefused(answer)) return answer;
    route("/account");
    return null;
  };
}

function ByCode() {
  const { recover: text } = peopleWords.value;
  const entering = useEntering();
  const [name, code, password] = [useSignal(""), useSignal(""), useSignal("")];
  return (
    <AskForm
      submit={text.codeSubmit}
      onSubmit={() => entering(accountApi.recover(name.value, code.value, password.value))}
    >
      <NameField value={name} />
      <Field label={text.code} about={text.codeAbout} value={code} autoComplete="off" maxLength={100} />
      <PasswordField value={password} isNew />
    </AskForm>
  );
}

function ByMail() {
  const { email: label, recover: text } = peopleWords.value;
  const email = useSignal("");
  const send = async () => {
    const answer = await accountApi.recoveryMail(email.value);
    return isRefused(answer) ? answer : text.mailSent;
  };
  return (
    <AskForm submit={text.mailSubmit} onSubmit={send}>
      <Field
        label={label}
        about={text.mailAbout}
        value={email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </AskForm>
  );
}

function ByLink({ ticket }: { readonly ticket: string }) {
  const { recover: text } = peopleWords.value;
  const entering = useEntering();
  const password = useSignal("");
  return (
    <>
      <p class="people-about">{text.linkAbout}</p>
      <AskForm
        submit={text.codeSubmit}
        onSubmit={() => entering(accountApi.recoverByLink(ticket, password.value))}
      >
        <PasswordField value={password} isNew />
      </AskForm>
    </>
  );
}
