import { Section } from "../people/section.tsx";
import {
  CHANNELS,
  type Channel,
  type Choices,
  KINDS,
  type Kind,
  type NoticeSettings,
} from "./notices-api.ts";
import { noticeWords } from "./words.ts";

interface ChannelChoicesProps {
  readonly known: NoticeSettings;
  readonly choose: (changes: Partial<Choices>) => Promise<void>;
}

/** For each kind of notice the ways by which it comes. */
export function ChannelChoices({ known, choose }: ChannelChoicesProps) {
  const text = noticeWords.value;
  const { choices, possible, email, webhook } = known;
  const isThere: Readonly<Record<Channel, boolean>> = {
    push: true,
    email: possible.email && email !== null,
    webhook: webhook !== null,
  };
  const channels = CHANNELS.filter((channel) => isThere[channel]);
  const turn = (kind: Kind, channel: Channel, on: boolean): void => {
    const others = choices.channels[kind].filter((each) => each !== channel);
    void choose({ channels: { ...choices.channels, [kind]: on ? [...others, channel] : others } });
  };
  return (
    <Section title={text.what}>
      <table class="channels">
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {text.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text.kinds[kind]}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label class="channel">
                    <input
                      type="checkbox"
                      aria-label={text.each(text.kinds[kind], text.channels[channel])}
                      checked={choices.channels[kind].includes(channel)}
                      onChange={(event) => turn(kind, channel, event.currentTarget.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {possible.email && email === null && (
        <p class="soft">
          {text.noEmail} <a href="/account">{text.account}</a>
        </p>
      )}
    </Section>
  );
}
