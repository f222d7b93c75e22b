import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Page } from "../parts/page.tsx";
import { isRefused } from "../sessions/refused.ts";
import { accountApi } from "./account-api.ts";
import { AskForm } from "./form.tsx";
import { takeTicket } from "./ticket.ts";
import { peopleWords } from "./words.ts";

/** Where the link of a letter leads. It asks for a press: programs that look into mails follow links, too. */
export function ConfirmPage() {
  const { confirm: text } = peopleWords.value;
  const ticket = useMemo(takeTicket, []);
  const email = useSignal<string | null>(null);
  const confirm = async () => {
    const answer = await accountApi.confirmEmail(ticket ?? "");
    if (isRefused(answer)) return answer;
    email.value = answer.email;
    return null;
  };
  return (
    <Page title={text.title}>
      {email.value === null ? (
        <>
          <p class="people-about">{text.about}</p>
          <AskForm submit={text.submit} onSubmit={confirm} />
        </>
      ) : (
        <>
          <p role="status">{text.done(email.value)}</p>
          <p>
            <a class="button button-primary" href="/account">
              {text.account}
            </a>
          </p>
        </>
      )}
    </Page>
  );
}
