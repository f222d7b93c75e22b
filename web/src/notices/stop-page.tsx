import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Page } from "../parts/page.tsx";
import { AskForm } from "../people/form.tsx";
import { takeTicket } from "../people/ticket.ts";
import { isRefused } from "../sessions/refused.ts";
import { noticesApi } from "./notices-api.ts";
import { noticeWords } from "./words.ts";

/** Where the link at the foot of a mail leads. It asks for a press: programs that look into mails follow links, too. */
export function StopPage() {
  const text = noticeWords.value;
  const token = useMemo(takeTicket, []);
  const isDone = useSignal(false);
  const stop = async () => {
    const answer = await noticesApi.stopMails(token ?? "");
    if (isRefused(answer)) return answer;
    isDone.value = true;
    return null;
  };
  return (
    <Page title={text.stopTitle}>
      {isDone.value ? (
        <p role="status">{text.stopped}</p>
      ) : (
        <>
          <p class="people-about">{text.stopAbout}</p>
          <AskForm submit={text.stop} onSubmit={stop} />
        </>
      )}
    </Page>
  );
}
