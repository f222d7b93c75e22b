import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Page } from "../parts/page.tsx";
import { Section } from "../people/section.tsx";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import { canPush, switchOff, switchOn } from "./browser-push.ts";
import { ChannelChoices } from "./channel-choices.tsx";
import { type Choices, type NoticeSettings, noticesApi } from "./notices-api.ts";
import { TimeChoices } from "./time-choices.tsx";
import { WebhookSection } from "./webhook-section.tsx";
import { noticeWords } from "./words.ts";
import "../styles/people.css";
import "../styles/notices.css";

/** What one is told while one is elsewhere, how and when. */
export function NoticesPage() {
  const text = noticeWords.value;
  const found = useSignal<NoticeSettings | null>(null);
  const problem = useSignal("");
  const tell = (refused: Refused | null): void => {
    problem.value = refused === null ? "" : refusalText(refused);
  };
  const refresh = async (): Promise<void> => {
    const answer = await noticesApi.settings();
    if (isRefused(answer)) tell(answer);
    else found.value = answer;
  };
  useEffect(() => void refresh(), []);
  const choose = async (changes: Partial<Choices>): Promise<void> => {
    if (found.value === null) return;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const choices = { ...found.value.choices, language: settings.language.value, zone, ...changes };
    found.value = { ...found.value, choices };
    const answer = await noticesApi.choose(choices);
    tell(isRefused(answer) ? answer : null);
  };
  const { value: known } = found;
  return (
    <Page title={text.title}>
      <p class="people-about">{text.about}</p>
      <p class="error form-said" role="alert">
        {problem.value}
      </p>
      {known === null && problem.value === "" && <p class="soft">{words.value.loading}</p>}
      {known !== null && known.possible.push === null && <p>{text.impossible}</p>}
      {known !== null && known.possible.push !== null && (
        <div class="account">
          <ThisBrowser known={known} pushKey={known.possible.push} refresh={refresh} tell={tell} />
          <ChannelChoices known={known} choose={choose} />
          <TimeChoices known={known} choose={choose} />
          <WebhookSection url={known.webhook} refresh={refresh} />
        </div>
      )}
    </Page>
  );
}

interface BrowserProps {
  readonly known: NoticeSettings;
  readonly pushKey: string;
  readonly refresh: () => Promise<void>;
  readonly tell: (refused: Refused | null) => void;
}

function ThisBrowser({ known, pushKey, refresh, tell }: BrowserProps) {
  const text = noticeWords.value;
  const said = useSignal("");
  const here = known.browsers.filter(({ current }) => current);
  const others = known.browsers.filter(({ current }) => !current);
  const start = async (): Promise<void> => {
    const refused = await switchOn(pushKey);
    said.value = refused === "denied" || refused === "failed" ? text[refused] : "";
    tell(typeof refused === "string" ? null : refused);
    await refresh();
  };
  const stop = async (): Promise<void> => {
    tell(await switchOff(here.map(({ id }) => id)));
    await refresh();
  };
  const remove = async (id: string): Promise<void> => {
    const answer = await noticesApi.unsubscribe(id);
    tell(isRefused(answer) ? answer : null);
    await refresh();
  };
  return (
    <Section title={text.here}>
      {!canPush() && <p>{text.unsupported}</p>}
      {canPush() && here.length === 0 && (
        <Button look="primary" onClick={start}>
          {text.on}
        </Button>
      )}
      {here.length > 0 && (
        <>
          <p>{text.isOn}</p>
          <Button onClick={stop}>{text.off}</Button>
        </>
      )}
      <p role="status" class="form-said">
        {said.value}
      </p>
      {others.length > 0 && (
        <>
          <h3>{text.others}</h3>
          <ul class="devices">
            {others.map(({ id, device }) => (
              <li key={id}>
                <span class="device-name">{device || text.unknown}</span>
                <Button aria-label={text.removeOne(device || text.unknown)} onClick={() => remove(id)}>
                  {text.remove}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
