import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "../address.ts";
import { Page } from "../parts/page.tsx";
import { programWords } from "../programs/words.ts";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import { Friends } from "../talk/friends.tsx";
import { type Account, accountApi } from "./account-api.ts";
import { Devices } from "./devices.tsx";
import { EmailSection } from "./email-section.tsx";
import { AskForm, NameField } from "./form.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { CodesSection, PasswordSection } from "./password-section.tsx";
import { useProof } from "./proof.tsx";
import { Removal } from "./removal.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { peopleWords } from "./words.ts";
import "../styles/people.css";

const isGuests = ({ refused }: Refused): boolean => ["sessionNeeded", "accountNeeded"].includes(refused);

/** All that belongs to an account; for guests what they may do with the little that is known of them. */
export function AccountPage() {
  const { account: text } = peopleWords.value;
  const account = useSignal<Account | Refused | null>(null);
  const { proven, dialog } = useProof(isRefused(account.value) ? null : account.value);
  const refresh = async (): Promise<void> => {
    account.value = await accountApi.account();
  };
  useEffect(() => void refresh(), []);
  const found = account.value;
  if (found === null)
    return (
      <Page title={text.title}>
        <p class="soft">{words.value.loading}</p>
      </Page>
    );
  if (isRefused(found))
    return isGuests(found) ? (
      <GuestPage />
    ) : (
      <Page title={text.title}>
        <p class="error">{refusalText(found)}</p>
      </Page>
    );
  const props: SectionProps = { account: found, proven, refresh };
  return (
    <Page title={text.title}>
      <div class="account">
        <NameSection {...props} />
        <PasswordSection {...props} />
        <PasskeySection {...props} />
        <CodesSection {...props} />
        <EmailSection {...props} />
        <Devices {...props} />
        <Friends />
        <Section title={text.settingsTitle} about={text.settingsAbout}>
          <a class="button button-plain" href="/settings">
            {text.settingsOpen}
          </a>
        </Section>
        <Section title={programWords.value.title} about={programWords.value.openAbout}>
          <a class="button button-plain" href="/account/programs">
            {programWords.value.open}
          </a>
        </Section>
        {found.operator && (
          <Section title={text.operatorTitle} about={text.operatorAbout}>
            <a class="button button-plain" href="/operators">
              {text.operatorOpen}
            </a>
          </Section>
        )}
        <DataSection />
        <Removal name={found.name} proven={proven} />
      </div>
      {dialog}
    </Page>
  );
}

function NameSection({ account, refresh }: SectionProps) {
  const { account: text, save, saved } = peopleWords.value;
  const { route } = useLocation();
  const name = useSignal(account.name);
  const rename = async () => {
    const answer = await accountApi.rename(name.value);
    if (isRefused(answer)) return answer;
    name.value = answer.name;
    await refresh();
    return saved;
  };
  const signOut = async (): Promise<void> => {
    if (!isRefused(await accountApi.signOut())) route("/");
  };
  const since = new Date(account.createdAt).toLocaleDateString(settings.language.value, {
    dateStyle: "long",
  });
  return (
    <section class="card account-section">
      <h2>
        <bdi>{account.name}</bdi>
      </h2>
      <p class="soft">{text.since(since)}</p>
      <AskForm
        submit={save}
        look="plain"
        onSubmit={rename}
        more={
          <Button look="quiet" onClick={signOut}>
            {text.signOut}
          </Button>
        }
      >
        <NameField value={name} about={text.nameAbout} />
      </AskForm>
    </section>
  );
}

function DataSection() {
  const { account: text } = peopleWords.value;
  return (
    <Section title={text.dataTitle} about={text.dataAbout}>
      <a class="button button-plain" href="/api/account/export" download="banquise.json">
        {text.dataSubmit}
      </a>
    </Section>
  );
}

function GuestPage() {
  const { account: text, signIn, signUp } = peopleWords.value;
  return (
    <Page title={text.guestTitle}>
      <p class="people-about">{text.guestAbout}</p>
      <p class="actions">
        <a class="button button-primary" href="/sign-up">
          {signUp.title}
        </a>
        <a class="button button-plain" href="/sign-in">
          {signIn.title}
        </a>
      </p>
      <div class="account">
        <Friends />
        <DataSection />
        <Removal name={null} proven={(ask) => ask()} />
      </div>
    </Page>
  );
}
