import { Button, Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { refusalText, words } from "../strings/index.ts";
import { hasPasskeys, passkeyApi } from "./passkey-api.ts";
import { Section, type SectionProps } from "./section.tsx";
import { peopleWords } from "./words.ts";

const MINUTE = 60_000;

/** The keys of one's devices. */
export function PasskeySection({ account, proven, refresh }: SectionProps) {
  const { passkeys: text, account: devices } = peopleWords.value;
  const problem = useSignal("");
  const ask = async (work: () => Promise<unknown>): Promise<void> => {
    problem.value = "";
    const answer = (await proven(work)) as Refused | object | null;
    if (isRefused(answer)) problem.value = refusalText(answer);
    else await refresh();
  };
  const ago = (at: number) => words.value.ago(Math.floor((Date.now() - at) / MINUTE));
  return (
    <Section title={text.title} about={text.about}>
      <ul class="devices">
        {account.passkeys.map(({ id, device, createdAt, usedAt }) => (
          <li key={id}>
            <Icon name="lock" />
            <span class="device-name">
              {device || devices.deviceUnknown}
              <small>{usedAt === null ? text.made(ago(createdAt)) : text.used(ago(usedAt))}</small>
            </span>
            <Button
              aria-label={text.removeOne(device || devices.deviceUnknown)}
              onClick={() => ask(() => passkeyApi.remove(id))}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <Button onClick={() => ask(() => passkeyApi.add())}>{text.add}</Button>
      ) : (
        <p class="soft">{text.impossible}</p>
      )}
      <p class="error form-said" role="alert">
        {problem.value}
      </p>
    </Section>
  );
}
