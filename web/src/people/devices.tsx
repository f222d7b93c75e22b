import { Button, Icon } from "@banquise/ui";
import { isRefused } from "../sessions/refused.ts";
import { words } from "../strings/index.ts";
import { accountApi, type Device } from "./account-api.ts";
import { Section, type SectionProps } from "./section.tsx";
import { peopleWords } from "./words.ts";

const MINUTE = 60_000;

/** Where somebody is signed in, and how that ends. */
export function Devices({ account, refresh }: SectionProps) {
  const { account: text } = peopleWords.value;
  const { sessions } = account;
  const ending = async (asked: Promise<unknown>): Promise<void> => {
    if (!isRefused(await asked)) await refresh();
  };
  return (
    <Section title={text.devicesTitle}>
      <ul class="devices">
        {[...sessions]
          .sort((a, b) => Number(b.current) - Number(a.current))
          .map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onEnd={() => ending(accountApi.endSession(device.id))}
            />
          ))}
      </ul>
      {sessions.length > 1 && (
        <Button onClick={() => ending(accountApi.endOtherSessions())}>{text.devicesEnd}</Button>
      )}
    </Section>
  );
}

function DeviceRow({ device, onEnd }: { readonly device: Device; readonly onEnd: () => void }) {
  const { account: text } = peopleWords.value;
  const name = device.device || text.deviceUnknown;
  return (
    <li>
      <Icon name={device.current ? "check" : "globe"} />
      <span class="device-name">
        {name}
        <small>
          {device.current
            ? text.deviceHere
            : text.deviceSeen(words.value.ago(Math.floor((Date.now() - device.seenAt) / MINUTE)))}
        </small>
      </span>
      {!device.current && (
        <Button onClick={onEnd} aria-label={text.deviceEndOne(name)}>
          {text.deviceEnd}
        </Button>
      )}
    </li>
  );
}
