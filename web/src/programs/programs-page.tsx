import { Button, Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Page } from "../parts/page.tsx";
import { type Account, accountApi } from "../people/account-api.ts";
import { AskForm } from "../people/form.tsx";
import { type Proven, useProof } from "../people/proof.tsx";
import { Section } from "../people/section.tsx";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import { MakeToken } from "./make-token.tsx";
import { type NewToken, programsApi, type Token } from "./programs-api.ts";
import { TokenList } from "./token-list.tsx";
import { programWords } from "./words.ts";
import "../styles/people.css";
import "../styles/programs.css";

/** Programs that act for an account, and whether it is a program's itself. */
export function ProgramsPage() {
  const text = programWords.value;
  const account = useSignal<Account | Refused | null>(null);
  const tokens = useSignal<readonly Token[]>([]);
  const made = useSignal<NewToken | null>(null);
  const { proven, dialog } = useProof(isRefused(account.value) ? null : account.value);
  const refresh = async (): Promise<void> => {
    const [found, all] = await Promise.all([accountApi.account(), programsApi.tokens()]);
    if (!isRefused(all)) tokens.value = all.tokens;
    account.value = found;
  };
  useEffect(() => void refresh(), []);
  const found = account.value;
  return (
    <Page title={text.title}>
      <p class="people-about">
        {text.about}{" "}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {text.docs}
        </a>
      </p>
      {found === null && <p class="soft">{words.value.loading}</p>}
      {isRefused(found) && <p class="error">{refusalText(found)}</p>}
      {found !== null && !isRefused(found) && (
        <div class="account">
          {made.value === null ? (
            <MakeToken
              proven={proven}
              onMade={async (token) => {
                made.value = token;
                await refresh();
              }}
            />
          ) : (
            <MadeToken
              made={made.value}
              onKept={() => {
                made.value = null;
              }}
            />
          )}
          <TokenList tokens={tokens.value} refresh={refresh} />
          <BotSection isBot={found.program} proven={proven} refresh={refresh} />
        </div>
      )}
      {dialog}
    </Page>
  );
}

interface MadeTokenProps {
  readonly made: NewToken;
  readonly onKept: () => void;
}

/** The token, shown this once. */
function MadeToken({ made, onKept }: MadeTokenProps) {
  const text = programWords.value;
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(made.token).then(
      () => {
        isCopied.value = true;
      },
      // Whoever forbids the clipboard can still mark it.
      () => {},
    );
  };
  return (
    <Section title={text.made(made.name)} about={text.madeAbout}>
      <code class="token" role="status">
        {made.token}
      </code>
      <div class="actions">
        <Button icon="copy" onClick={copy}>
          {isCopied.value ? text.copied : text.copy}
        </Button>
        <Button look="primary" icon="check" onClick={onKept}>
          {text.kept}
        </Button>
      </div>
    </Section>
  );
}

interface BotSectionProps {
  readonly isBot: boolean;
  readonly proven: Proven;
  readonly refresh: () => Promise<void>;
}

function BotSection({ isBot, proven, refresh }: BotSectionProps) {
  const text = programWords.value;
  const isAsking = useSignal(false);
  const ask = (now: boolean) => (): void => {
    isAsking.value = now;
  };
  const become = async () => {
    const answer = await proven(() => programsApi.becomeBot());
    if (isRefused(answer)) return answer;
    isAsking.value = false;
    await refresh();
    return null;
  };
  return (
    <Section title={text.botTitle} about={isBot ? text.botIs : text.botAbout}>
      {!isBot && <Button onClick={ask(true)}>{text.botMake}</Button>}
      {isAsking.value && (
        <Dialog open title={text.botTitle} language={settings.language.value} onClose={ask(false)}>
          <p>{text.botSure}</p>
          <AskForm submit={text.botYes} look="danger" onSubmit={become} />
        </Dialog>
      )}
    </Section>
  );
}
