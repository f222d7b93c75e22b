import { Switch } from "../parts/switch.tsx";
import { Section } from "../people/section.tsx";
import { settings } from "../settings.ts";
import type { Choices, NoticeSettings } from "./notices-api.ts";
import { noticeWords } from "./words.ts";

const NIGHT = { from: "22:00", to: "08:00" };
const HOURS = [7, 8, 12, 18, 20];
const EACH = "";

interface TimeChoicesProps {
  readonly known: NoticeSettings;
  readonly choose: (changes: Partial<Choices>) => Promise<void>;
}

/** When nothing may come, and whether mails come one by one. */
export function TimeChoices({ known, choose }: TimeChoicesProps) {
  const text = noticeWords.value;
  const { quiet, digest } = known.choices;
  return (
    <Section title={text.times}>
      <Switch
        label={text.quiet}
        about={text.quietAbout}
        on={quiet !== null}
        onSwitch={(on) => void choose({ quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <div class="hours">
          {(["from", "to"] as const).map((end) => (
            <label key={end} class="field">
              <span class="field-label">{text[end]}</span>
              <input
                class="input"
                type="time"
                required
                value={quiet[end]}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== "") void choose({ quiet: { ...quiet, [end]: value } });
                }}
              />
            </label>
          ))}
        </div>
      )}
      {known.possible.email && known.email !== null && (
        <label class="field">
          <span class="field-label">{text.mails}</span>
          <select
            class="select"
            value={digest === null ? EACH : String(digest)}
            onChange={({ currentTarget: { value } }) =>
              void choose({ digest: value === EACH ? null : Number(value) })
            }
          >
            <option value={EACH}>{text.mailEach}</option>
            {HOURS.map((hour) => (
              <option key={hour} value={String(hour)}>
                {text.mailDaily(hourOf(hour))}
              </option>
            ))}
          </select>
        </label>
      )}
    </Section>
  );
}

/** "8 h" or "8 AM". */
const hourOf = (hour: number): string =>
  new Date(2026, 0, 1, hour).toLocaleTimeString(settings.language.value, { hour: "numeric" });
